// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/case_panel.h"

#include "model/diagnosis/training/attempts.h"
#include "model/qt/roles.h"
#include "model/qt/run_tree_model.h"
#include "model/qt/text.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "widgets/shell/artifact_panel.h"
#include "widgets/shell/run_delegate.h"
#include "widgets/shell/run_filter.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/visible_trainings.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

namespace {

/// The runs keep at least this share of the height.
constexpr double kMinRunsShare = 0.4;

} // namespace

CasePanel::CasePanel(ViewContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new RunTreeModel(this)),
      m_filter(new RunFilter(this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_tree(new QTreeView(this)),
      m_filterEdit(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_showAll(new QToolButton(this)),
      m_hideAll(new QToolButton(this)),
      m_artifacts(new ArtifactPanel(context, this))
{
    buildFilter();
    buildTree();
    auto* top = new QWidget(this);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    column->addWidget(m_tree, 1);
    column->addWidget(buildFooter());
    m_splitter->addWidget(top);
    m_splitter->addWidget(m_artifacts);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    auto* filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
    filterRow->addWidget(m_filterEdit);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid);
    layout->addLayout(filterRow);
    layout->addWidget(m_splitter, 1);

    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_splitByUser = true; });
    connect(m_artifacts, &ArtifactPanel::heightChanged, this, &CasePanel::shareHeight);
    connect(m_artifacts, &ArtifactPanel::issuesRequested, this, &CasePanel::issuesRequested);
    connect(m_artifacts, &ArtifactPanel::columnsRequested, this, &CasePanel::columnsRequested);
    connect(&m_context, &ViewContext::caseChanged, this, &CasePanel::refreshCase);
    connect(&m_context.opened().groups(), &GroupedRuns::changed, m_tree->viewport(),
            QOverload<>::of(&QWidget::update)); // the runs of a group share a colour
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &CasePanel::refreshVisibility);
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, &CasePanel::refreshRestarts);
    connect(
        m_model, &RunTreeModel::visibilityEdited, this,
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
    connect(m_filterEdit, &QLineEdit::textChanged, m_filter, &RunFilter::setText);
    connect(m_filterEdit, &QLineEdit::textChanged, this, &CasePanel::restoreExpansion);
    connect(m_filterEdit, &QLineEdit::textChanged, m_artifacts, &ArtifactPanel::setFilter);
}

void CasePanel::buildTree()
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new RunDelegate(m_context, m_tree));
    m_tree->setAccessibleName(tr("Runs of this case"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(2 * kGrid);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &CasePanel::showMenu);
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_restoring)
            m_collapsed.insert(index.data(IdRole).toString());
    });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_restoring)
            m_collapsed.remove(index.data(IdRole).toString());
    });
    connect(m_filter, &RunFilter::modelReset, this, &CasePanel::restoreExpansion);
}

QWidget* CasePanel::buildFooter()
{
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(kGrid, 0, kGrid / 2, kGrid / 2);
    row->addWidget(m_count, 1);
    row->addWidget(m_showAll);
    row->addWidget(m_hideAll);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_showAll->setToolTip(tr("Show all runs"));
    m_showAll->setAccessibleName(tr("Show all runs"));
    m_hideAll->setToolTip(tr("Hide all runs"));
    m_hideAll->setAccessibleName(tr("Hide all runs"));
    for (QToolButton* button : {m_showAll, m_hideAll}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_showAll, &QToolButton::clicked, this, [this] { m_context.setAllRunsVisible(true); });
    connect(m_hideAll, &QToolButton::clicked, this, [this] { m_context.setAllRunsVisible(false); });
    return footer;
}

/// As much for the files as they need, as long as the runs keep their share; until the user
/// draws the line.
void CasePanel::shareHeight()
{
    m_artifacts->setVisible(!m_artifacts->isEmpty());
    m_artifacts->setMaximumHeight(m_artifacts->isFolded() ? m_artifacts->foldedHeight()
                                                          : QWIDGETSIZE_MAX);
    if (m_splitByUser && !m_artifacts->isFolded())
        return;
    const int all = m_splitter->height();
    const int most = static_cast<int>((1.0 - kMinRunsShare) * all);
    const int files = std::min(m_artifacts->heightForRows(), most);
    m_splitter->setSizes({all - files, files});
}

void CasePanel::refreshCase()
{
    m_model->setCase(m_context.opened().caseData());
    m_model->setVisibility([this](const QString& run) { return m_context.isRunVisible(run); });
    refreshFooter();
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
    m_model->setRestarts(restarts);
}

void CasePanel::refreshVisibility()
{
    m_model->setVisibility([this](const QString& run) { return m_context.isRunVisible(run); });
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
    m_filterEdit->setEnabled(total > 0 || !m_artifacts->isEmpty());
    m_showAll->setVisible(total > 0);
    m_hideAll->setVisible(total > 0);
    m_count->setText(
        total == 0 ? (m_context.opened().caseData() ? tr("No runs here") : tr("No case is open"))
                   : tr("%1 of %n run(s) shown", "", total).arg(QLocale().toString(shown)));
    m_showAll->setEnabled(shown < total);
    m_hideAll->setEnabled(shown > 0);
}

void CasePanel::refreshIcons()
{
    const QColor muted = mutedTextColor(palette());
    m_filterIcon->setIcon(icon(QStringLiteral("filter"), muted));
    m_showAll->setIcon(icon(QStringLiteral("eye"), palette()));
    m_hideAll->setIcon(icon(QStringLiteral("eye-off"), palette()));
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
    QModelIndex index = m_filter->mapFromSource(m_model->indexOfRun(run));
    if (!index.isValid()) {
        m_filterEdit->clear();
        index = m_filter->mapFromSource(m_model->indexOfRun(run));
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

void CasePanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!index.isValid())
        return;
    const QString run = index.data(RunRole).toString();
    const QString path = index.data(PathRole).toString();
    const QStringList runs = m_model->runsBelow(m_filter->mapToSource(index));
    const bool damaged = index.data(DamageCountRole).value<quint64>() > 0;

    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QAction* only = menu->addAction(tr("Show only this"));
    connect(only, &QAction::triggered, this, [this, run, runs] {
        const QStringList wanted = runs.isEmpty() ? QStringList{run} : runs;
        m_context.setOnlyVisibleRun(wanted.front());
        m_context.setRunsVisible(wanted, true);
    });
    const QAction* all = menu->addAction(tr("Show all runs"));
    connect(all, &QAction::triggered, this, [this] { m_context.setAllRunsVisible(true); });
    menu->addSeparator();
    if (!run.isEmpty()) {
        QAction* files = menu->addAction(tr("Show files"));
        files->setCheckable(true);
        files->setChecked(m_filter->areFilesShown(run));
        connect(files, &QAction::toggled, this, [this, run](bool shown) {
            m_filter->setFilesShown(run, shown);
            if (shown)
                m_tree->expand(m_filter->mapFromSource(m_model->indexOfRun(run)));
        });
    }
    if (const QString table = tableOf(run); !table.isEmpty())
        connect(menu->addAction(tr("Choose columns…")), &QAction::triggered, this,
                [this, table] { emit columnsRequested(table); });
    if (damaged)
        connect(menu->addAction(tr("Show issues")), &QAction::triggered, this,
                &CasePanel::issuesRequested);
    QAction* copy = menu->addAction(icon(QStringLiteral("copy"), palette()), tr("Copy path"));
    copy->setEnabled(!path.isEmpty());
    connect(copy, &QAction::triggered, this,
            [path] { QGuiApplication::clipboard()->setText(path); });
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

void CasePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    QWidget::changeEvent(event);
}

void CasePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareHeight();
}

} // namespace faultline::ui
