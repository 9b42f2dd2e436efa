// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/artifact_panel.h"

#include "model/qt/artifact_tree_model.h"
#include "model/qt/roles.h"
#include "model/session/open_case.h"
#include "widgets/controls/section_header.h"
#include "widgets/shell/artifact_delegate.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QUrl>

namespace faultline::ui {

/// Entries whose path contains the text, below their groups.
class ArtifactPanel::Filter final : public QSortFilterProxyModel {
public:
    explicit Filter(QObject* parent) : QSortFilterProxyModel(parent)
    {
        setRecursiveFilteringEnabled(true);
    }

    void setText(const QString& text)
    {
        if (text == m_text)
            return;
        m_text = text;
        invalidateFilter();
    }
    [[nodiscard]] const QString& text() const { return m_text; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        return m_text.isEmpty()
               || sourceModel()
                      ->index(row, 0, parent)
                      .data(FilterRole)
                      .toString()
                      .contains(m_text, Qt::CaseInsensitive);
    }

private:
    QString m_text;
};

ArtifactPanel::ArtifactPanel(ViewContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new ArtifactTreeModel(this)),
      m_filter(new Filter(this)),
      m_header(new SectionHeader(this)),
      m_tree(new QTreeView(this)),
      m_folded{QStringLiteral("not-recognised")}
{
    buildTree();
    connect(m_header, &SectionHeader::toggled, this, [this](bool unfolded) {
        m_tree->setVisible(unfolded);
        emit heightChanged();
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_tree, 1);

    connect(&m_context, &ViewContext::caseChanged, this, &ArtifactPanel::refreshCase);
    connect(&m_context, &ViewContext::currentArtifactChanged, this, &ArtifactPanel::refreshCurrent);
    refreshCase();
}

ArtifactPanel::~ArtifactPanel() = default;

void ArtifactPanel::buildTree()
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new ArtifactDelegate(m_context, m_tree));
    m_tree->setAccessibleName(tr("Files of this case"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(2 * kGrid);
    m_tree->setExpandsOnDoubleClick(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    connect(m_tree, &QTreeView::activated, this, &ArtifactPanel::open);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &ArtifactPanel::showMenu);
    const auto remember = [this](const QModelIndex& index, bool folded) {
        if (m_restoring || !m_filter->text().isEmpty())
            return;
        if (folded)
            m_folded.insert(index.data(IdRole).toString());
        else
            m_folded.remove(index.data(IdRole).toString());
        emit heightChanged();
    };
    connect(m_tree, &QTreeView::collapsed, this,
            [remember](const QModelIndex& index) { remember(index, true); });
    connect(m_tree, &QTreeView::expanded, this,
            [remember](const QModelIndex& index) { remember(index, false); });
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ArtifactPanel::restoreExpansion);
}

void ArtifactPanel::setFilter(const QString& text)
{
    m_filter->setText(text);
    restoreExpansion();
}

void ArtifactPanel::refreshCase()
{
    m_model->setCase(m_context.opened().caseData());
    refreshHeader();
    for (const ArtifactKind kind :
         {ArtifactKind::Log, ArtifactKind::HardwareLog, ArtifactKind::Config,
          ArtifactKind::Environment, ArtifactKind::Profile, ArtifactKind::Dataset})
        refreshCurrent(kind);
    emit heightChanged();
}

void ArtifactPanel::refreshHeader()
{
    m_header->setTitle(tr("Files"), QLocale().toString(m_model->artifactCount()));
}

/// What its page shows is the chosen row, unless the user is looking at another kind.
void ArtifactPanel::refreshCurrent(ArtifactKind kind)
{
    const QVariant chosen = m_tree->currentIndex().data(ArtifactKindRole);
    if (chosen.isValid() && chosen.toInt() != static_cast<int>(kind))
        return;
    const QString name = m_context.currentArtifact(kind);
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(kind, name));
    if (index.isValid() && index != m_tree->currentIndex())
        m_tree->setCurrentIndex(index);
}

void ArtifactPanel::restoreExpansion()
{
    m_restoring = true;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex group = m_filter->index(row, 0);
        m_tree->setExpanded(group, !m_filter->text().isEmpty()
                                       || !m_folded.contains(group.data(IdRole).toString()));
    }
    m_restoring = false;
}

bool ArtifactPanel::isEmpty() const
{
    return m_model->rowCount() == 0;
}

bool ArtifactPanel::isFolded() const
{
    return !m_header->isChecked();
}

int ArtifactPanel::foldedHeight() const
{
    return m_header->sizeHint().height();
}

int ArtifactPanel::heightForRows() const
{
    if (isFolded())
        return foldedHeight();
    int rows = m_filter->rowCount();
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex group = m_filter->index(row, 0);
        if (m_tree->isExpanded(group))
            rows += m_filter->rowCount(group);
    }
    return foldedHeight() + rows * m_tree->sizeHintForRow(0) + kGrid;
}

void ArtifactPanel::open(const QModelIndex& index)
{
    const QVariant kind = index.data(ArtifactKindRole);
    if (kind.isValid() && index.parent().isValid())
        m_context.openArtifact(static_cast<ArtifactKind>(kind.toInt()),
                               index.data(IdRole).toString());
}

void ArtifactPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!index.parent().isValid())
        return;
    const QString path = index.data(PathRole).toString();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (index.data(ArtifactKindRole).isValid()) {
        const QPersistentModelIndex chosen(index);
        QAction* show = menu->addAction(tr("Show"));
        connect(show, &QAction::triggered, this, [this, chosen] { open(chosen); });
        menu->setDefaultAction(show);
    }
    if (index.data(SeverityRole).isValid()
        && index.data(SeverityRole).toInt() == static_cast<int>(Severity::Warning))
        connect(menu->addAction(tr("Show issues")), &QAction::triggered, this,
                &ArtifactPanel::issuesRequested);
    const QVariant kind = index.data(ArtifactKindRole);
    const bool mayBeTable = !kind.isValid() || kind.toInt() == static_cast<int>(ArtifactKind::Log);
    if (mayBeTable && QFileInfo(path).isFile())
        connect(menu->addAction(tr("Read as a table of curves…")), &QAction::triggered, this,
                [this, path] { emit columnsRequested(path); });
    QAction* copy = menu->addAction(icon(QStringLiteral("copy"), palette()), tr("Copy path"));
    copy->setEnabled(!path.isEmpty());
    connect(copy, &QAction::triggered, this,
            [path] { QGuiApplication::clipboard()->setText(path); });
    const QString folder = QFileInfo(path).absolutePath();
    QAction* browse =
        menu->addAction(icon(QStringLiteral("folder"), palette()), tr("Open its folder"));
    browse->setEnabled(QFileInfo::exists(path));
    connect(browse, &QAction::triggered, this,
            [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

} // namespace faultline::ui
