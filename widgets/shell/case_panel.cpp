// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/case_panel.h"

#include "model/diagnosis/training/attempts.h"
#include "model/qt/artifact_tree_model.h"
#include "model/qt/joined_tree_model.h"
#include "model/qt/roles.h"
#include "model/qt/run_tree_model.h"
#include "model/qt/text.h"
#include "model/session/case_comparison.h"
#include "model/session/grouped_runs.h"
#include "model/session/nearby_run_search.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/shell/case_delegate.h"
#include "widgets/shell/case_filter.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/visible_trainings.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHash>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

namespace faultline::ui {

CasePanel::CasePanel(ViewContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_runs(new RunTreeModel(this)),
      m_files(new ArtifactTreeModel(this)),
      m_joined(new JoinedTreeModel({m_runs, m_files}, this)),
      m_filter(new CaseFilter(this)),
      m_tree(new QTreeView(this)),
      m_filterEdit(new QLineEdit(this)),
      m_count(new ElidedLabel(Qt::ElideRight, this)),
      m_showAll(new QToolButton(this)),
      m_hideAll(new QToolButton(this)),
      m_collapsed{QStringLiteral("not-recognised")}
{
    buildFilter();
    buildTree();
    auto* filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
    filterRow->addWidget(m_filterEdit);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid);
    layout->addLayout(filterRow);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buildFooter());

    connect(&m_context, &ViewContext::caseChanged, this, &CasePanel::refreshCase);
    connect(&m_context.opened().groups(), &GroupedRuns::changed, m_tree->viewport(),
            QOverload<>::of(&QWidget::update)); // the runs of a group share a colour
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &CasePanel::refreshVisibility);
    connect(&m_context, &ViewContext::currentArtifactChanged, this, &CasePanel::refreshCurrent);
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, &CasePanel::refreshRestarts);
    connect(&m_context.opened(), &OpenCase::verdictWithheldChanged, this, &CasePanel::refreshFiles);
    connect(
        m_runs, &RunTreeModel::visibilityEdited, this,
        [this](const QStringList& runs, bool visible) { m_context.setRunsVisible(runs, visible); });
    refreshIcons();
    refreshCase();
}

CasePanel::~CasePanel() = default;

void CasePanel::buildFilter()
{
    m_filterEdit->setPlaceholderText(tr("Filter runs and files"));
    m_filterEdit->setAccessibleName(tr("Filter runs and files"));
    m_filterEdit->setClearButtonEnabled(true);
    m_filterEdit->setAcceptDrops(false); // files are dropped on the window
    m_filterIcon = m_filterEdit->addAction(QIcon(), QLineEdit::LeadingPosition);
    connect(m_filterEdit, &QLineEdit::textChanged, m_filter, &CaseFilter::setText);
    connect(m_filterEdit, &QLineEdit::textChanged, this, &CasePanel::restoreExpansion);
}

void CasePanel::buildTree()
{
    m_filter->setSourceModel(m_joined);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new CaseDelegate(m_context, m_tree));
    m_tree->setAccessibleName(tr("Runs and files of this case"));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(2 * kGrid);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &CasePanel::showMenu);
    connect(m_tree, &QTreeView::activated, this, &CasePanel::openFile);
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_restoring && m_filter->text().isEmpty())
            m_collapsed.insert(index.data(IdRole).toString());
    });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_restoring && m_filter->text().isEmpty())
            m_collapsed.remove(index.data(IdRole).toString());
    });
    connect(m_filter, &CaseFilter::modelReset, this, &CasePanel::restoreExpansion);
}

QWidget* CasePanel::buildFooter()
{
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(kGrid, 0, kGrid / 2, kGrid / 2);
    row->addWidget(m_count, 1);
    row->addWidget(m_showAll);
    row->addWidget(m_hideAll);
    m_count->setMuted(true);
    m_showAll->setToolTip(tr("Show all runs"));
    m_showAll->setAccessibleName(m_showAll->toolTip());
    m_hideAll->setToolTip(tr("Hide all runs"));
    m_hideAll->setAccessibleName(m_hideAll->toolTip());
    m_showAll->setText(tr("Show all"));
    m_hideAll->setText(tr("Hide all"));
    for (QToolButton* button : {m_showAll, m_hideAll}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_showAll, &QToolButton::clicked, this, [this] { m_context.setAllRunsVisible(true); });
    connect(m_hideAll, &QToolButton::clicked, this, [this] { m_context.setAllRunsVisible(false); });
    return footer;
}

void CasePanel::refreshFiles()
{
    m_files->setCase(m_context.opened().caseData(), !m_context.opened().isVerdictWithheld());
}

void CasePanel::refreshCase()
{
    m_runs->setCase(m_context.opened().caseData());
    refreshFiles();
    for (const ArtifactKind kind :
         {ArtifactKind::Log, ArtifactKind::HardwareLog, ArtifactKind::Config,
          ArtifactKind::Environment, ArtifactKind::Profile, ArtifactKind::Dataset})
        refreshCurrent(kind);
    refreshVisibility();
}

QModelIndex CasePanel::shownIndex(const QModelIndex& source) const
{
    return m_filter->mapFromSource(m_joined->mapFromSource(source));
}

/// What its page shows is the chosen row, unless the user is looking at something else.
void CasePanel::refreshCurrent(ArtifactKind kind)
{
    const QModelIndex current = m_tree->currentIndex();
    const QVariant chosen = current.data(ArtifactKindRole);
    if (current.isValid() && (!chosen.isValid() || chosen.toInt() != static_cast<int>(kind)))
        return;
    const QModelIndex index = shownIndex(m_files->indexOf(kind, m_context.currentArtifact(kind)));
    if (index.isValid() && index != current)
        m_tree->setCurrentIndex(index);
}

void CasePanel::refreshRestarts()
{
    QHash<QString, RunRestartFigures> restarts;
    if (const CaseAnalysisPtr& analysis = m_context.opened().analysis()) {
        for (const Training& training : analysis->trainings) {
            const RunAttempts found{.attempts = training.phases.attempts, .loggingOrder = {}};
            if (found.hasRestarts())
                restarts.insert(toQString(training.runs.front()->name),
                                {.attempts = static_cast<int>(found.attempts.size()),
                                 .lostSteps = found.lostSteps(),
                                 .lostSeconds = found.lostSeconds()});
        }
    }
    m_runs->setRestarts(restarts);
}

void CasePanel::refreshVisibility()
{
    m_runs->setVisibility([this](const QString& run) { return m_context.isRunVisible(run); });
    refreshFooter();
}

void CasePanel::refreshFooter()
{
    int total = 0;
    int shown = 0;
    if (const CasePtr& opened = m_context.opened().caseData()) {
        total = static_cast<int>(opened->runs.size());
        for (const RunPtr& run : opened->runs)
            shown += m_context.isRunVisible(toQString(run->name)) ? 1 : 0;
    }
    m_filterEdit->setEnabled(m_joined->rowCount() > 0);
    m_showAll->setVisible(total > 0 && shown < total);
    m_hideAll->setVisible(total > 0 && shown == total);
    m_count->setText(
        total == 0 ? (m_context.opened().caseData() ? tr("No runs here") : tr("No case is open"))
                   : tr("%1 of %n run(s) shown", "", total).arg(QLocale().toString(shown)));
}

void CasePanel::refreshIcons()
{
    const QColor muted = mutedTextColor(palette());
    m_filterIcon->setIcon(icon(QStringLiteral("filter"), muted));
}

void CasePanel::restoreExpansion()
{
    m_restoring = true;
    m_tree->expandAll();
    if (m_filterEdit->text().isEmpty()) {
        QList<QModelIndex> open{QModelIndex()};
        while (!open.isEmpty()) {
            const QModelIndex at = open.takeLast();
            for (int row = 0; row < m_filter->rowCount(at); ++row)
                open.push_back(m_filter->index(row, 0, at));
            if (at.isValid() && m_collapsed.contains(at.data(IdRole).toString()))
                m_tree->collapse(at);
        }
    }
    m_restoring = false;
}

void CasePanel::revealRun(const QString& run)
{
    QModelIndex index = shownIndex(m_runs->indexOfRun(run));
    if (!index.isValid()) {
        m_filterEdit->clear();
        index = shownIndex(m_runs->indexOfRun(run));
    }
    m_context.setRunVisible(run, true);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

QString CasePanel::tableOf(const QString& run) const
{
    const CasePtr& opened = m_context.opened().caseData();
    const RunPtr found = opened ? opened->runNamed(run.toStdString()) : nullptr;
    if (found == nullptr || found->files.size() != 1 || run.isEmpty()
        || (found->files.front().formatId != "metrics-csv"
            && found->files.front().formatId != "metrics-jsonl"))
        return {};
    const QString path = toQString(found->files.front().path);
    return path.startsWith(QString::fromLatin1("demo:")) ? QString() : path;
}

void CasePanel::openFile(const QModelIndex& index)
{
    const QVariant kind = index.data(ArtifactKindRole);
    if (!isRunRow(index) && kind.isValid() && index.parent().isValid())
        m_context.openArtifact(static_cast<ArtifactKind>(kind.toInt()),
                               index.data(IdRole).toString());
}

void CasePanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!index.isValid() || (!isRunRow(index) && !index.parent().isValid()))
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (isRunRow(index))
        fillRunMenu(*menu, index);
    else
        fillFileMenu(*menu, index);
    const QString path = index.data(PathRole).toString();
    QAction* copy = menu->addAction(icon(QStringLiteral("copy"), palette()), tr("Copy path"));
    copy->setEnabled(!path.isEmpty());
    connect(copy, &QAction::triggered, this,
            [path] { QGuiApplication::clipboard()->setText(path); });
    QAction* browse =
        menu->addAction(icon(QStringLiteral("folder"), palette()), tr("Open its folder"));
    const QFileInfo file(path);
    browse->setEnabled(!path.isEmpty() && file.exists());
    connect(browse, &QAction::triggered, this, [folder = file.absolutePath()] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    });
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

void CasePanel::fillRunMenu(QMenu& menu, const QModelIndex& index)
{
    const QString run = index.data(RunRole).toString();
    const QStringList runs = m_runs->runsBelow(m_joined->mapToSource(m_filter->mapToSource(index)));
    const QAction* only = menu.addAction(tr("Show only this"));
    connect(only, &QAction::triggered, this, [this, run, runs] {
        const QStringList wanted = runs.isEmpty() ? QStringList{run} : runs;
        m_context.setOnlyVisibleRun(wanted.front());
        m_context.setRunsVisible(wanted, true);
    });
    const QAction* all = menu.addAction(tr("Show all runs"));
    connect(all, &QAction::triggered, this, [this] { m_context.setAllRunsVisible(true); });
    menu.addSeparator();
    if (!run.isEmpty()) {
        QAction* files = menu.addAction(tr("Show files"));
        files->setCheckable(true);
        files->setChecked(m_filter->areFilesShown(run));
        connect(files, &QAction::toggled, this, [this, run](bool shown) {
            m_filter->setFilesShown(run, shown);
            if (shown)
                m_tree->expand(shownIndex(m_runs->indexOfRun(run)));
        });
    }
    fillCompareMenu(*menu.addMenu(tr("Compare with")), run.isEmpty() ? runs.value(0) : run);
    if (const QString table = tableOf(run); !table.isEmpty())
        connect(menu.addAction(tr("Choose columns…")), &QAction::triggered, this,
                [this, table] { emit columnsRequested(table); });
    if (index.data(DamageCountRole).value<quint64>() > 0)
        connect(menu.addAction(tr("Show issues")), &QAction::triggered, this,
                &CasePanel::issuesRequested);
}

/// Runs of the same task first, sound ones, the newest first.
void CasePanel::fillCompareMenu(QMenu& menu, const QString& run)
{
    constexpr int kMostListed = 12;
    CaseComparison& comparison = m_context.opened().comparison();
    const std::optional<RunId> asked = comparison.trainingOf(run.toStdString());
    int listed = 0;
    if (asked) {
        for (const CaseComparison::Choice& choice : comparison.choices()) {
            if (choice.run == *asked || ++listed > kMostListed)
                continue;
            connect(menu.addAction(toQString(choice.name)), &QAction::triggered, this,
                    [this, asked = *asked, other = choice.run] {
                        m_context.opened().comparison().compareTwo(asked, other);
                        emit comparisonRequested();
                    });
        }
        menu.addSeparator();
        if (NearbyRunSearch::canLookBeside(*asked))
            connect(menu.addAction(tr("A run beside it…")), &QAction::triggered, this,
                    [this, asked = *asked] { emit nearbyRequested(asked); });
    }
    connect(menu.addAction(tr("A run of another folder…")), &QAction::triggered, this,
            &CasePanel::otherFolderRequested);
}

void CasePanel::fillFileMenu(QMenu& menu, const QModelIndex& index)
{
    const QString path = index.data(PathRole).toString();
    const QVariant kind = index.data(ArtifactKindRole);
    if (kind.isValid()) {
        const QPersistentModelIndex chosen(index);
        QAction* show = menu.addAction(tr("Show"));
        connect(show, &QAction::triggered, this, [this, chosen] { openFile(chosen); });
        menu.setDefaultAction(show);
    }
    const QVariant severity = index.data(SeverityRole);
    if (severity.isValid() && severity.toInt() == static_cast<int>(Severity::Warning))
        connect(menu.addAction(tr("Show issues")), &QAction::triggered, this,
                &CasePanel::issuesRequested);
    const bool mayBeTable = !kind.isValid() || kind.toInt() == static_cast<int>(ArtifactKind::Log);
    if (mayBeTable && QFileInfo(path).isFile())
        connect(menu.addAction(tr("Read as a table of curves…")), &QAction::triggered, this,
                [this, path] { emit columnsRequested(path); });
}

void CasePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    QWidget::changeEvent(event);
}

} // namespace faultline::ui
