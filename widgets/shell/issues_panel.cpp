// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/issues_panel.h"

#include "model/qt/issue_model.h"
#include "model/qt/roles.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

QString issueIconName(IssueSeverity severity)
{
    switch (severity) {
    case IssueSeverity::Error: return severityIconName(Severity::Critical);
    case IssueSeverity::DataLoss: return severityIconName(Severity::Warning);
    case IssueSeverity::Notice:
    case IssueSeverity::Info: break;
    }
    return severityIconName(Severity::Info);
}

/// Leaves out the middle of a path: its ends tell files apart.
class PathDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

} // namespace

/// Sorts by raw values and gives the severity its shape.
class IssuesPanel::SortedIssues final : public QSortFilterProxyModel {
public:
    explicit SortedIssues(const QWidget& palette) : m_widget(palette) { setSortRole(SortRole); }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::DecorationRole
            && index.column() == static_cast<int>(IssueModel::Column::Severity)) {
            const auto severity = static_cast<IssueSeverity>(index.data(SeverityRole).toInt());
            return icon(issueIconName(severity), issueColor(severity, m_widget.palette()));
        }
        return QSortFilterProxyModel::data(index, role);
    }

private:
    const QWidget& m_widget;
};

IssuesPanel::IssuesPanel(ViewState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_model(new IssueModel(this)),
      m_sorted(new SortedIssues(*this)),
      m_table(new QTableView(this)),
      m_note(new QLabel(this))
{
    m_sorted->setParent(this);
    m_sorted->setSourceModel(m_model);
    buildTable();
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(kGrid, 0, kGrid, kGrid / 2);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid / 2);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    connect(&m_state, &ViewState::caseChanged, this, &IssuesPanel::refresh);
    connect(&m_state, &ViewState::diagnosisChanged, this, &IssuesPanel::refresh);
    refresh();
}

IssuesPanel::~IssuesPanel() = default;

void IssuesPanel::buildTable()
{
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Issues with files"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's own order: worst first
    m_table->setTabKeyNavigation(false);
    m_table->setItemDelegateForColumn(static_cast<int>(IssueModel::Column::File),
                                      new PathDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, &IssuesPanel::showMenu);

    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    static constexpr std::array<int, 5> kWidths{128, 312, 104, 320, 96};
    for (std::size_t column = 0; column < kWidths.size(); ++column)
        header->resizeSection(static_cast<int>(column), kWidths.at(column));
}

void IssuesPanel::refresh()
{
    const DiagnosisPtr& diagnosis = m_state.diagnosis();
    m_model->setCase(m_state.caseData(), diagnosis ? &diagnosis->issues : nullptr);
    const auto unlisted =
        static_cast<int>(std::min<std::uint64_t>(m_model->unlistedCount(), 1'000'000'000));
    m_note->setVisible(unlisted > 0);
    m_note->setText(tr("%n more of the same kinds were counted but are not listed.", "", unlisted));
    emit issuesChanged();
}

int IssuesPanel::issueCount() const
{
    return m_model->rowCount();
}

int IssuesPanel::damagedFileCount() const
{
    return m_model->damagedFileCount();
}

void IssuesPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_table->indexAt(position);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addCopy = [menu](const QString& title, const QString& text) {
        connect(menu->addAction(title), &QAction::triggered, menu,
                [text] { QGuiApplication::clipboard()->setText(text); });
    };
    QStringList cells;
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        cells << index.siblingAtColumn(column).data().toString();
    addCopy(tr("Copy path"), index.data(PathRole).toString());
    addCopy(tr("Copy row"), cells.join(u'\t'));
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

} // namespace faultline::ui
