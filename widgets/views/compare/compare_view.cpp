// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/compare_view.h"

#include "model/qt/compare_words.h"
#include "model/qt/text.h"
#include "model/session/case_comparison.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/compare/candidate_list.h"
#include "widgets/views/compare/changes_pane.h"
#include "widgets/views/compare/compare_header.h"
#include "widgets/views/compare/curves_pane.h"
#include "widgets/views/compare/effect_strip.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

namespace faultline::ui {

namespace {

constexpr std::array kShownAreas{ChangeArea::Configuration, ChangeArea::Environment,
                                 ChangeArea::Data, ChangeArea::Code, ChangeArea::Console};

QTableView* makeOutcomeTable(EffectModel& model, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(&model);
    table->setAccessibleName(CompareView::tr("Outcomes"));
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    return table;
}

} // namespace

CompareView::CompareView(ViewContext& context, QWidget* parent) : View(parent), m_context(context)
{
    m_stack = new QStackedLayout(this);
    m_nothing = new EmptyState(QStringLiteral("compare"), this);
    m_nothing->setTexts(tr("One run alone cannot be compared"),
                        tr("Open the run that worked beside the one that did not: this page then "
                           "says how they differ and which change explains it."));
    connect(m_nothing->addButton(tr("Open folder…")), &QPushButton::clicked, this,
            &View::openRequested);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(buildPage());
    CaseComparison& comparison = context.opened().comparison();
    connect(&comparison, &CaseComparison::resultChanged, this, &CompareView::refresh);
    connect(&comparison, &CaseComparison::choiceChanged, this, &CompareView::refresh);
    for (const auto& [key, by] : {std::pair(Qt::Key_N, 1), std::pair(Qt::Key_P, -1)}) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by = by] { stepDifference(by); });
    }
    auto* swap = new QShortcut(QKeySequence(Qt::Key_S), this);
    swap->setContext(Qt::WidgetWithChildrenShortcut);
    connect(swap, &QShortcut::activated, &comparison, &CaseComparison::swapSides);
    comparison.setWanted();
    refresh();
}

QWidget* CompareView::buildPage()
{
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, 0);
    column->setSpacing(kGrid);
    m_header = new CompareHeader(m_context.opened().comparison(), m_page);
    column->addWidget(m_header);
    m_verdict = makePageHeading({}, m_page);
    m_verdict->setWordWrap(true);
    column->addWidget(m_verdict);
    m_reason = makeTextLabel({}, m_page);
    column->addWidget(m_reason);
    m_effects = new EffectStrip(m_page);
    connect(m_effects, &EffectStrip::curvesRequested, this, [this](const QString& effect) {
        m_curves->showEffect(effect);
        m_tabs->setCurrentWidget(m_curves);
        m_curves->setFocus();
    });
    column->addWidget(m_effects);
    buildTabs();
    column->addWidget(m_tabs, 1);
    return m_page;
}

void CompareView::buildTabs()
{
    m_tabs = new QTabWidget(m_page);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Parts of the comparison"));
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the comparison"));
    m_candidates = new CandidateList(m_tabs);
    connect(m_candidates, &CandidateList::sourceRequested, this, &CompareView::openSource);
    m_tabs->addTab(m_candidates, tr("What explains it"));
    m_tabs->addTab(makeOutcomeTable(m_outcomes, m_tabs), tr("Outcome"));
    m_curves = new CurvesPane(m_context, m_tabs);
    m_tabs->addTab(m_curves, tr("Curves"));
    for (const ChangeArea area : kShownAreas) {
        auto* pane = new ChangesPane(area, m_context.opened().document(), m_tabs);
        connect(pane, &ChangesPane::sourceRequested, this, &CompareView::openSource);
        m_tabs->addTab(pane, changeAreaName(area));
        m_panes.push_back(pane);
    }
}

void CompareView::refresh()
{
    const CaseComparison& comparison = m_context.opened().comparison();
    const RunComparisonPtr& result = comparison.result();
    const bool hasPair = !comparison.good().empty();
    m_stack->setCurrentWidget(hasPair ? m_page : static_cast<QWidget*>(m_nothing));
    if (!hasPair) {
        emit statusTextChanged();
        return;
    }
    const bool isBusy = comparison.isComparing();
    m_verdict->setText(isBusy || !result ? tr("Comparing…") : translated(result->verdict));
    const QString reason = result && !isBusy ? translated(result->comparableReason) : QString();
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    if (isBusy)
        return; // what was there stays until the new result is
    m_effects->setComparison(result);
    m_candidates->setComparison(result);
    m_outcomes.setComparison(result);
    m_curves->setComparison(result);
    for (ChangesPane* pane : m_panes) {
        pane->setComparison(result);
        m_tabs->setTabText(
            m_tabs->indexOf(pane),
            tr("%1 (%2)", "area, how many").arg(changeAreaName(pane->area())).arg(pane->count()));
    }
    emit statusTextChanged();
}

void CompareView::stepDifference(int by)
{
    auto* pane = qobject_cast<ChangesPane*>(m_tabs->currentWidget());
    if (pane == nullptr) {
        pane = m_panes.front();
        m_tabs->setCurrentWidget(pane);
    }
    pane->step(by);
}

void CompareView::openSource(const ChangeSource& source, const QString& path)
{
    m_context.openConfigField(m_context.nameOf(source.artifact), path);
}

void CompareView::settle()
{
    m_context.opened().comparison().finish();
    m_curves->finish();
}

void CompareView::showPart(const QString& part)
{
    if (part == QStringLiteral("outcome"))
        m_tabs->setCurrentIndex(1);
    else if (part == QStringLiteral("curves"))
        m_tabs->setCurrentWidget(m_curves);
    for (ChangesPane* pane : m_panes) {
        if (part == toQString(toString(pane->area())))
            m_tabs->setCurrentWidget(pane);
    }
}

QString CompareView::statusText() const
{
    const RunComparisonPtr& result = m_context.opened().comparison().result();
    if (!result)
        return {};
    int count = 0;
    for (const ChangesPane* pane : m_panes)
        count += pane->count();
    return tr("%n difference(s)", nullptr, count);
}

namespace {

class CompareViewFactory final : public StandardViewFactory<CompareView> {
public:
    CompareViewFactory()
        : StandardViewFactory(QStringLiteral("compare"), QStringLiteral("compare"),
                              [] { return CompareView::tr("Compare"); })
    {
    }
    [[nodiscard]] QStringList parts() const override
    {
        QStringList parts{QStringLiteral("outcome"), QStringLiteral("curves")};
        for (const ChangeArea area : kShownAreas)
            parts << toQString(toString(area));
        return parts;
    }
};

} // namespace

std::unique_ptr<const ViewFactory> makeCompareViewFactory()
{
    return std::make_unique<CompareViewFactory>();
}

} // namespace faultline::ui
