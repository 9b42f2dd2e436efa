// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/checklist_view.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/qt/case_document.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/checklist/item_delegate.h"
#include "widgets/views/checklist/step_panel.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kListWidth = 42 * kGrid;
constexpr int kLeastListWidth = 26 * kGrid;
constexpr int kMaxStepWidth = 90 * kGrid; ///< longer lines are tiring to read

/// "tuesday" of tuesday/train and tuesday/eval; the first of them where they share no folder.
QString trainingName(const std::vector<std::string>& runs)
{
    QString shared = toQString(runs.front());
    for (const std::string& run : runs) {
        while (!shared.isEmpty() && toQString(run) != shared
               && !toQString(run).startsWith(shared + u'/'))
            shared = shared.section(u'/', 0, -2);
    }
    return shared.isEmpty() ? toQString(runs.front()) : shared;
}

} // namespace

ChecklistView::ChecklistView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    buildTree();
    splitter->addWidget(m_tree);
    m_step = new QScrollArea(splitter);
    m_step->setFrameShape(QFrame::NoFrame);
    m_step->setWidgetResizable(true);
    m_step->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_step->setAccessibleName(tr("Step of the checklist"));
    splitter->addWidget(m_step);
    splitter->setStretchFactor(1, 1); // the step that is walked is what one reads
    splitter->setSizes({kListWidth, 2 * kListWidth});
    column->addWidget(splitter, 1);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &ChecklistView::refresh);
    connect(&context, &ViewContext::caseChanged, this, [this] {
        m_skipped.clear();
        if (!m_context.opened().diagnosis())
            m_current.clear(); // another case
        refresh();
    });
    connect(&context.opened().document(), &CaseDocument::progressChanged, this,
            &ChecklistView::refresh,
            Qt::QueuedConnection); // the button that was pressed is in what is made anew
    connect(&context.opened(), &OpenCase::retestChanged, this, &ChecklistView::refreshRetest);
    refresh();
    refreshRetest();
}

QWidget* ChecklistView::buildHeader()
{
    auto* header = new QWidget(this);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(2 * kGrid, kGrid + kGrid / 2, 2 * kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 2);
    m_summary = makePageHeading({}, header);
    texts->addWidget(m_summary);
    top->addLayout(texts, 1);
    column->addLayout(top);
    m_scope = new QWidget(header);
    auto* scope = new QHBoxLayout(m_scope);
    scope->setContentsMargins(0, 0, 0, 0);
    m_scopeText = new ElidedLabel(Qt::ElideMiddle, m_scope);
    scope->addWidget(m_scopeText, 1);
    auto* all = new QPushButton(tr("All runs"), m_scope);
    all->setToolTip(tr("Judges the checklist by every run that is open again"));
    connect(all, &QPushButton::clicked, this, [this] {
        ChecklistProgress progress = m_context.opened().document().progress();
        progress.newestRuns.clear();
        m_context.opened().document().setProgress(std::move(progress));
    });
    scope->addWidget(all);
    column->addWidget(m_scope);
    m_progress = new QProgressBar(header);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kGrid / 2);
    m_progress->setAccessibleName(tr("Items of the checklist that are settled"));
    texts->addWidget(m_progress);
    m_next =
        new QPushButton(icon(QStringLiteral("chevron-right"), palette()), tr("Next step"), header);
    connect(m_next, &QPushButton::clicked, this, &ChecklistView::nextStep);
    top->addWidget(m_next);
    m_skip = new QPushButton(tr("Skip"), header);
    m_skip->setToolTip(tr("Leaves this step for later"));
    connect(m_skip, &QPushButton::clicked, this, &ChecklistView::nextStep);
    top->addWidget(m_skip);
    m_nextRun = new QPushButton(tr("Open the next run…"), header);
    m_nextRun->setToolTip(tr("Compares the fixes that were tried with the run made after them"));
    connect(m_nextRun, &QPushButton::clicked, this, &ChecklistView::nextRunRequested);
    top->addWidget(m_nextRun);

    m_compare = new QPushButton(tr("What changed?"), header);
    m_compare->setToolTip(tr("Compares this run with one that worked"));
    connect(m_compare, &QPushButton::clicked, this,
            [this] { emit pageRequested(QStringLiteral("compare")); });
    top->addWidget(m_compare);

    m_retest = new QWidget(header);
    auto* retest = new QHBoxLayout(m_retest);
    retest->setContentsMargins(0, 0, 0, 0);
    m_retestLines = new QVBoxLayout;
    retest->addLayout(m_retestLines, 1);
    auto* close = new IconButton(QStringLiteral("close"), tr("Dismiss"), m_retest);
    connect(close, &QToolButton::clicked, this,
            [this] { m_context.opened().setRetest(std::nullopt); });
    retest->addWidget(close, 0, Qt::AlignTop);
    m_retest->hide();
    column->addWidget(m_retest);
    return header;
}

void ChecklistView::buildTree()
{
    m_tree = new QTreeView(this);
    m_tree->setModel(&m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setItemDelegate(new ItemDelegate(m_tree));
    m_tree->setAccessibleName(tr("Checklist"));
    m_tree->setTabKeyNavigation(false);
    m_tree->setMinimumWidth(kLeastListWidth);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const EvaluatedItem* item = m_model.item(index);
                if (item == nullptr)
                    return;
                m_current = item->item->id;
                refreshStep();
            });
}

QString ChecklistView::currentItem() const
{
    return toQString(m_current);
}

void ChecklistView::refresh()
{
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    static const Diagnosis kNone;
    m_model.setChecklist(evaluateChecklist(diagnosis ? *diagnosis : kNone,
                                           m_context.opened().document().progress()));
    refreshHeader();
    if (diagnosis && m_current.empty())
        nextStep();
    else
        refreshStep();
}

void ChecklistView::refreshHeader()
{
    const EvaluatedChecklist& checklist = m_model.checklist();
    std::size_t settled = 0;
    std::size_t problems = 0;
    for (const SectionCounts& counts : checklist.sections) {
        settled += counts.done + counts.muted;
        problems += counts.problems;
    }
    const auto all = static_cast<int>(checklist.items.size());
    m_summary->setText(tr("%1 · %2 of %3 settled", "what to fix, items, all of them")
                           .arg(tr("%n to fix", nullptr, static_cast<int>(problems)))
                           .arg(settled)
                           .arg(all));
    m_progress->setRange(0, all);
    m_progress->setValue(static_cast<int>(settled));
    std::vector<std::string> newest;
    for (const RunId& run : m_context.opened().document().progress().newestRuns)
        newest.push_back(m_context.nameOf(run).toStdString());
    m_scope->setVisible(!newest.empty());
    if (!newest.empty())
        m_scopeText->setText(tr("Judged by %1").arg(trainingName(newest)));
    const bool isOpen = m_context.opened().diagnosis() != nullptr;
    m_next->setEnabled(isOpen && !checklist.walk.empty());
    emit statusTextChanged();
    const bool anyWaiting = std::any_of(checklist.items.begin(), checklist.items.end(),
                                        [](const EvaluatedItem& item) { return item.isWaiting; });
    m_nextRun->setVisible(anyWaiting);
    const CaseAnalysisPtr& judged = m_context.opened().judged();
    m_compare->setVisible(judged && judged->trainings.size() > 1);
}

std::optional<WalkStep::Reason> ChecklistView::reasonOf(const EvaluatedItem& item) const
{
    for (const WalkStep& step : m_model.checklist().walk) {
        if (m_model.checklist().items[step.item].item == item.item)
            return step.reason;
    }
    return std::nullopt;
}

void ChecklistView::refreshStep()
{
    const EvaluatedItem* item = m_model.checklist().find(m_current);
    m_skip->setEnabled(item != nullptr && reasonOf(*item).has_value());
    if (item == nullptr || !m_context.opened().diagnosis()) {
        QLabel* hint =
            makeMutedLabel(tr("Open a run: each item is judged by rules, or asks you."), m_step);
        hint->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, kGrid);
        hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_step->setWidget(hint);
        return;
    }
    auto* step = new StepPanel(m_context, *item, reasonOf(*item));
    step->setMaximumWidth(kMaxStepWidth);
    m_step->setWidget(step);
}

bool ChecklistView::nextStep()
{
    const EvaluatedChecklist& checklist = m_model.checklist();
    if (checklist.walk.empty())
        return false;
    const auto idOf = [&](const WalkStep& step) {
        return std::string(checklist.items[step.item].item->id);
    };
    const auto isLeft = [&](const WalkStep& step) {
        return !m_skipped.contains(idOf(step)) && idOf(step) != m_current;
    };
    auto next = std::find_if(checklist.walk.begin(), checklist.walk.end(), isLeft);
    if (next == checklist.walk.end()) {
        // Once round: what was skipped comes again.
        m_skipped.clear();
        next = checklist.walk.begin();
    }
    // What was looked at stands further back until the walk comes round.
    if (!m_current.empty())
        m_skipped.insert(m_current);
    openItem(idOf(*next));
    return true;
}

void ChecklistView::openItem(std::string_view id)
{
    const QModelIndex index = m_model.indexOfItem(id);
    if (!index.isValid())
        return;
    m_tree->expand(index.parent());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void ChecklistView::refreshRetest()
{
    const std::optional<RetestReport>& shown = m_context.opened().retest();
    if (!shown) {
        m_retest->hide();
        return;
    }
    const RetestReport& report = *shown;
    while (QLayoutItem* old = m_retestLines->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    m_retestLines->addWidget(makeCardHeading(tr("What the next run shows"), m_retest));
    const auto names = [](const std::vector<std::string>& items) {
        QStringList list;
        for (const std::string& id : items) {
            const ChecklistItem* item = findChecklistItem(id);
            list << (item == nullptr ? toQString(id) : checklistText(item->question));
        }
        return list.join(QStringLiteral(" · "));
    };
    if (!report.closed.empty())
        m_retestLines->addWidget(
            makeTextLabel(tr("Closed: %1").arg(names(report.closed)), m_retest));
    if (!report.reopened.empty())
        m_retestLines->addWidget(
            makeTextLabel(tr("Reopened: %1").arg(names(report.reopened)), m_retest));
    for (const RetestReport::Line& line : report.lines)
        m_retestLines->addWidget(makeMutedLabel(translated(line.promise.sentence), m_retest));
    if (report.closed.empty() && report.reopened.empty() && report.lines.empty())
        m_retestLines->addWidget(makeMutedLabel(tr("Nothing has changed."), m_retest));
    m_retest->show();
}

QString ChecklistView::statusText() const
{
    return m_context.opened().diagnosis() ? m_summary->text() : QString();
}

std::unique_ptr<const ViewFactory> makeChecklistViewFactory()
{
    return std::make_unique<StandardViewFactory<ChecklistView>>(
        QStringLiteral("checklist"), QStringLiteral("checklist"),
        [] { return ChecklistView::tr("Checklist"); });
}

} // namespace faultline::ui
