// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/checklist_panel.h"

#include "model/qt/case_document.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/checklist/item_delegate.h"
#include "widgets/views/checklist/step_panel.h"

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

ChecklistPanel::ChecklistPanel(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    buildTree();
    splitter->addWidget(m_tree);
    m_step = new QScrollArea(splitter);
    m_step->setFrameShape(QFrame::NoFrame);
    m_step->setWidgetResizable(true);
    m_step->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_step->setAccessibleName(tr("Step of the checklist"));
    splitter->addWidget(m_step);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({200, 400}); // the step that is walked is what one reads
    column->addWidget(splitter, 1);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &ChecklistPanel::refresh);
    connect(&context, &ViewContext::caseChanged, this, [this] {
        m_skipped.clear();
        if (!m_context.opened().diagnosis())
            m_current.clear(); // another case
        refresh();
    });
    connect(&context.opened().document(), &CaseDocument::progressChanged, this,
            &ChecklistPanel::refresh,
            Qt::QueuedConnection); // the button that was pressed is in what is made anew
    refresh();
}

QWidget* ChecklistPanel::buildHeader()
{
    auto* header = new QWidget(this);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, kGrid);
    column->setSpacing(kGrid / 2);
    m_summary = makeTextLabel({}, header);
    column->addWidget(m_summary);
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
    column->addWidget(m_progress);
    auto* buttons = new QWidget(header);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, buttons);
    m_next =
        new QPushButton(icon(QStringLiteral("chevron-right"), palette()), tr("Next step"), buttons);
    connect(m_next, &QPushButton::clicked, this, &ChecklistPanel::nextStep);
    flow->addWidget(m_next);
    m_skip = new QPushButton(tr("Skip"), buttons);
    m_skip->setToolTip(tr("Leaves this step for later"));
    connect(m_skip, &QPushButton::clicked, this, &ChecklistPanel::skip);
    flow->addWidget(m_skip);
    m_nextRun = new QPushButton(tr("Open the next run…"), buttons);
    m_nextRun->setToolTip(tr("Holds the fixes that were tried against the run made after them"));
    connect(m_nextRun, &QPushButton::clicked, this, &ChecklistPanel::nextRunRequested);
    flow->addWidget(m_nextRun);
    column->addWidget(buttons);

    m_retest = new QWidget(header);
    auto* retest = new QHBoxLayout(m_retest);
    retest->setContentsMargins(0, 0, 0, 0);
    m_retestLines = new QVBoxLayout;
    retest->addLayout(m_retestLines, 1);
    auto* close = new IconButton(QStringLiteral("close"), tr("Dismiss"), m_retest);
    connect(close, &QToolButton::clicked, m_retest, &QWidget::hide);
    retest->addWidget(close, 0, Qt::AlignTop);
    m_retest->hide();
    column->addWidget(m_retest);
    return header;
}

void ChecklistPanel::buildTree()
{
    m_tree = new QTreeView(this);
    m_tree->setModel(&m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setItemDelegate(new ItemDelegate(m_tree));
    m_tree->setAccessibleName(tr("Checklist"));
    m_tree->setTabKeyNavigation(false);
    m_tree->setMinimumHeight(18 * kGrid);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const EvaluatedItem* item = m_model.item(index);
                if (item == nullptr)
                    return;
                m_current = item->item->id;
                refreshStep();
            });
}

QString ChecklistPanel::currentItem() const
{
    return toQString(m_current);
}

void ChecklistPanel::refresh()
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

void ChecklistPanel::refreshHeader()
{
    const EvaluatedChecklist& checklist = m_model.checklist();
    std::size_t settled = 0;
    std::size_t problems = 0;
    for (const SectionCounts& counts : checklist.sections) {
        settled += counts.done + counts.muted;
        problems += counts.problems;
    }
    const auto all = static_cast<int>(checklist.items.size());
    m_summary->setText(tr("%1 of %2 settled · %3", "items, all of them, problems")
                           .arg(settled)
                           .arg(all)
                           .arg(tr("%n problem(s)", nullptr, static_cast<int>(problems))));
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
    const bool anyWaiting = std::any_of(checklist.items.begin(), checklist.items.end(),
                                        [](const EvaluatedItem& item) { return item.isWaiting; });
    m_nextRun->setVisible(anyWaiting);
}

std::optional<WalkStep::Reason> ChecklistPanel::reasonOf(const EvaluatedItem& item) const
{
    for (const WalkStep& step : m_model.checklist().walk) {
        if (m_model.checklist().items[step.item].item == item.item)
            return step.reason;
    }
    return std::nullopt;
}

void ChecklistPanel::refreshStep()
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
    m_step->setWidget(new StepPanel(m_context, *item, reasonOf(*item)));
}

bool ChecklistPanel::nextStep()
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

void ChecklistPanel::skip()
{
    nextStep();
}

void ChecklistPanel::openItem(std::string_view id)
{
    const QModelIndex index = m_model.indexOfItem(id);
    if (!index.isValid())
        return;
    m_tree->expand(index.parent());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void ChecklistPanel::showRetest(const RetestReport& report)
{
    while (QLayoutItem* old = m_retestLines->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    m_retestLines->addWidget(makeCardHeading(tr("What the next run says"), m_retest));
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

} // namespace faultline::ui
