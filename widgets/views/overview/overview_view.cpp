// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/overview_view.h"

#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/finding_card.h"
#include "widgets/views/overview/abstention_list.h"
#include "widgets/views/overview/first_steps.h"
#include "widgets/views/overview/machine_chooser.h"
#include "widgets/views/overview/training_list.h"
#include "widgets/views/overview/verdict_banner.h"
#include "widgets/views/timeline/phase_legend.h"
#include "widgets/views/timeline/timeline_widget.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr std::size_t kLanesAtFirst = 8;
constexpr std::size_t kCardsAtFirst = 12;
constexpr std::size_t kCardsPerStep = 40;
/// Lines longer than this are tiring to read; wider windows get margins.
constexpr int kMaxContentWidth = 150 * kGrid;

/// The first lanes, those with findings before others, in their order.
std::vector<TimelineLane> mostTelling(std::vector<TimelineLane> lanes, std::size_t limit)
{
    if (lanes.size() <= limit)
        return lanes;
    std::vector<std::size_t> order(lanes.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_partition(order.begin(), order.end(),
                          [&lanes](std::size_t i) { return !lanes[i].marks.empty(); });
    order.resize(limit);
    std::sort(order.begin(), order.end());
    std::vector<TimelineLane> kept;
    for (const std::size_t i : order)
        kept.push_back(std::move(lanes[i]));
    return kept;
}

std::vector<PhaseKind> phasesIn(const std::vector<TimelineLane>& lanes)
{
    std::vector<PhaseKind> kinds;
    for (const PhaseKind kind :
         {PhaseKind::StartUp, PhaseKind::WarmUp, PhaseKind::Steady, PhaseKind::Evaluation,
          PhaseKind::Checkpoint, PhaseKind::Idle, PhaseKind::End}) {
        const bool occurs =
            std::any_of(lanes.begin(), lanes.end(), [kind](const TimelineLane& lane) {
                return std::any_of(lane.phases.begin(), lane.phases.end(),
                                   [kind](const PhaseSpan& span) { return span.kind == kind; });
            });
        if (occurs)
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace

OverviewView::OverviewView(ViewContext& context, QWidget* parent) : View(parent), m_context(context)
{
    buildPage();
    connect(&context, &ViewContext::caseChanged, this, &OverviewView::refreshBanner);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, [this] {
        refreshBanner();
        refreshTimeline();
        refreshFindings();
    });
    connect(&m_context.opened(), &OpenCase::liveChanged, this, &OverviewView::refreshBanner);
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, [this] {
        refreshBanner();
        refreshTimeline();
    });
    connect(&context, &ViewContext::findingRequested, this, &OverviewView::revealRequestedFinding);
    refreshBanner();
    refreshTimeline();
    refreshFindings();
    revealRequestedFinding(); // asked for before the page existed
}

void OverviewView::buildPage()
{
    auto* content = new QWidget;
    auto* centred = new QHBoxLayout(content);
    centred->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    auto* page = new QWidget(content);
    page->setMaximumWidth(kMaxContentWidth);
    centred->addStretch(1);
    centred->addWidget(page, 1000);
    centred->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);

    m_banner = new VerdictBanner(page);
    connect(m_banner, &VerdictBanner::dataRequested, this,
            [this] { emit pageRequested(QStringLiteral("data")); });
    column->addWidget(m_banner);
    m_first = new QVBoxLayout;
    column->addLayout(m_first);
    m_details = new QVBoxLayout;
    column->addLayout(m_details);

    m_trainings = new TrainingList(page);
    connect(m_trainings, &TrainingList::findingActivated, this, &OverviewView::revealFinding);
    column->addWidget(m_trainings);

    m_findingsTitle = makePageHeading({}, page);
    column->addWidget(m_findingsTitle);
    m_findings = new QVBoxLayout;
    m_findings->setSpacing(kGrid);
    column->addLayout(m_findings);
    m_moreFindings = new QPushButton(page);
    connect(m_moreFindings, &QPushButton::clicked, this,
            [this] { addFindingCards(m_cards.size() + kCardsPerStep); });
    column->addWidget(m_moreFindings, 0, Qt::AlignLeft);
    column->addWidget(buildTimelineCard());
    m_abstentions = new AbstentionList(page);
    column->addWidget(m_abstentions);
    m_machine = new MachineChooser(m_context, page);
    column->addWidget(m_machine);
    m_facts = makeMutedLabel({}, page);
    column->addWidget(m_facts);
    column->addStretch(1);

    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("Overview"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
}

QWidget* OverviewView::buildTimelineCard()
{
    m_timelineCard = new CardFrame(this);
    auto* column = new QVBoxLayout(m_timelineCard);
    column->setContentsMargins(2 * kGrid, kGrid + kGrid / 2, 2 * kGrid, kGrid);
    column->setSpacing(kGrid);
    auto* top = new QHBoxLayout;
    top->setSpacing(2 * kGrid);
    top->addWidget(makeCardHeading(tr("Timeline"), m_timelineCard));
    top->addStretch(1);
    m_legend = new PhaseLegend(m_timelineCard);
    top->addWidget(m_legend);
    column->addLayout(top);
    m_timeline = new TimelineWidget(m_context, m_timelineCard);
    connect(m_timeline, &TimelineWidget::findingActivated, this, &OverviewView::revealFinding);
    column->addWidget(m_timeline);
    m_moreLanes = new QPushButton(m_timelineCard);
    connect(m_moreLanes, &QPushButton::clicked, this, [this] {
        m_allLanes = !m_allLanes;
        refreshTimeline();
    });
    column->addWidget(m_moreLanes, 0, Qt::AlignLeft);
    return m_timelineCard;
}

void OverviewView::refreshBanner()
{
    m_banner->show(m_context.opened().caseData(), m_context.opened().diagnosis(),
                   m_context.opened().judged(), m_context.opened().live());
    const CaseAnalysisPtr& analysis = m_context.opened().analysis();
    // Of a dataset alone the headline says it all.
    m_facts->setText(analysis && !m_banner->isAboutData() ? VerdictBanner::factsOf(*analysis)
                                                          : QString());
    m_facts->setVisible(!m_facts->text().isEmpty());
    emit statusTextChanged();
}

void OverviewView::refreshTimeline()
{
    const CaseAnalysisPtr& analysis = m_context.opened().analysis();
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    std::vector<const Training*> trainings;
    for (std::size_t i = 0; analysis && i < analysis->trainings.size(); ++i)
        trainings.push_back(&analysis->trainings[i]);
    std::vector<TimelineLane> lanes = timelineLanes(trainings, diagnosis.get());
    const std::size_t total = lanes.size();
    if (!m_allLanes)
        lanes = mostTelling(std::move(lanes), kLanesAtFirst);
    m_timelineCard->setVisible(!lanes.empty());
    m_moreLanes->setVisible(total > kLanesAtFirst);
    m_moreLanes->setText(m_allLanes
                             ? tr("Show fewer")
                             : tr("Show all %n training(s)", nullptr, static_cast<int>(total)));
    m_legend->setPhases(phasesIn(lanes));
    m_timeline->setLanes(std::move(lanes), diagnosis);
}

void OverviewView::refreshFindings()
{
    for (FindingCard* card : m_cards) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    m_shownDiagnosis = m_context.opened().diagnosis();
    fillOrder();
    refreshFirstSteps();
    m_trainings->show(m_context.opened().caseData(), m_context.opened().judged(), m_shownDiagnosis);
    const auto listed = static_cast<int>(m_order.size()) - (isFirstNamed() ? 1 : 0);
    m_findingsTitle->setVisible(listed > 0);
    m_findingsTitle->setText(isFirstNamed() ? tr("%n other finding(s)", nullptr, listed)
                                            : tr("%n finding(s)", nullptr, listed));
    addFindingCards(kCardsAtFirst);
    m_abstentions->setDiagnosis(m_shownDiagnosis, m_context.opened().caseData());
}

bool OverviewView::isFirstNamed() const
{
    return !m_order.empty()
           && m_shownDiagnosis->findings[m_order.front()].severity != Severity::Info;
}

void OverviewView::refreshFirstSteps()
{
    if (m_steps != nullptr) {
        m_steps->hide();
        m_steps->deleteLater();
        m_steps = nullptr;
    }
    if (!isFirstNamed())
        return;
    m_steps = new FirstSteps(m_context, m_shownDiagnosis, m_order.front(), this);
    connect(m_steps, &FirstSteps::detailsRequested, this,
            [this] { revealFinding(m_order.front()); });
    m_first->addWidget(m_steps);
}

void OverviewView::addFindingCards(std::size_t until)
{
    const std::size_t count = m_order.size();
    while (m_cards.size() < std::min(until, count)) {
        const std::size_t position = m_order[m_cards.size()];
        const bool isFirst = m_cards.empty() && isFirstNamed();
        auto* card =
            new FindingCard(m_context, m_shownDiagnosis, position, this,
                            isFirst ? FindingCard::Heading::Details : FindingCard::Heading::Title);
        const QString identity = identityOf(card->finding());
        card->setExpanded(m_unfolded.contains(identity));
        connect(card, &FindingCard::expandedChanged, this, [this, identity](bool expanded) {
            if (expanded)
                m_unfolded.insert(identity);
            else
                m_unfolded.remove(identity);
        });
        (isFirst ? m_details : m_findings)->addWidget(card);
        m_cards.push_back(card);
    }
    const std::size_t rest = count - m_cards.size();
    m_moreFindings->setVisible(rest > 0);
    m_moreFindings->setText(
        tr("Show %n more", nullptr, static_cast<int>(std::min(rest, kCardsPerStep))));
}

void OverviewView::fillOrder()
{
    m_order.clear();
    if (!m_shownDiagnosis)
        return;
    for (const Cause& cause : m_shownDiagnosis->causes)
        m_order.push_back(cause.finding);
    for (std::size_t i = 0;
         m_shownDiagnosis->causes.empty() && i < m_shownDiagnosis->findings.size(); ++i)
        m_order.push_back(i);
}

FindingCard* OverviewView::cardOf(std::size_t position)
{
    if (!m_shownDiagnosis || position >= m_shownDiagnosis->findings.size())
        return nullptr;
    const std::optional<std::size_t>& cause = m_shownDiagnosis->findings[position].consequenceOf;
    const auto place = std::find(m_order.begin(), m_order.end(), position);
    if (place == m_order.end()) {
        FindingCard* parent = cause && *cause != position ? cardOf(*cause) : nullptr;
        return parent != nullptr ? parent->revealConsequence(position) : nullptr;
    }
    const auto number = static_cast<std::size_t>(place - m_order.begin());
    addFindingCards(number + 1);
    return m_cards[number];
}

QString OverviewView::identityOf(const Finding& finding)
{
    QString identity = QString::fromStdString(finding.ruleId.text() + '\n' + finding.run.text());
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* proof = std::get_if<SeriesEvidence>(&evidence))
            return identity + u'\n' + QString::number(proof->firstStep.value());
    }
    return identity;
}

void OverviewView::revealFinding(std::size_t position)
{
    FindingCard* card = cardOf(position);
    if (card == nullptr)
        return;
    card->setExpanded(true);
    for (FindingCard* other : findChildren<FindingCard*>())
        other->setHighlighted(other == card);
    // The unfolded height is known only after the layout has run.
    QTimer::singleShot(0, card, [this, card] {
        const int top = card->mapTo(m_scroll->widget(), QPoint(0, 0)).y();
        m_scroll->verticalScrollBar()->setValue(top - 2 * kGrid);
    });
}

void OverviewView::revealFocusedFinding()
{
    const std::optional<SeriesEvidence>& focus = m_context.focus();
    if (!focus || !m_shownDiagnosis)
        return;
    for (std::size_t i = 0; i < m_shownDiagnosis->findings.size(); ++i) {
        for (const Evidence& evidence : m_shownDiagnosis->findings[i].evidence) {
            const auto* proof = std::get_if<SeriesEvidence>(&evidence);
            if (proof != nullptr && proof->run == focus->run && proof->tag == focus->tag
                && proof->firstStep == focus->firstStep && proof->lastStep == focus->lastStep) {
                if (isFirstNamed() && m_order.front() == i)
                    m_scroll->verticalScrollBar()->setValue(0); // its proof stands at the top
                else
                    revealFinding(i);
                return;
            }
        }
    }
}

void OverviewView::revealRequestedFinding()
{
    const FindingFocus& focus = m_context.findingFocus();
    for (std::size_t i = 0; m_shownDiagnosis && i < m_shownDiagnosis->findings.size(); ++i) {
        const Finding& finding = m_shownDiagnosis->findings[i];
        if (toQString(finding.ruleId.text()) == focus.ruleId
            && m_context.nameOf(finding.run) == focus.run) {
            revealFinding(i);
            return;
        }
    }
}

void OverviewView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_banner != nullptr) {
        // Colours are part of pixmaps and palettes in there: simplest to make them anew.
        refreshBanner();
        refreshFindings();
    }
}

void OverviewView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (!event->spontaneous())
        revealFocusedFinding();
}

void OverviewView::settle()
{
    m_context.opened().finishAnalysis();
    if (m_steps != nullptr)
        m_steps->settle();
    for (FindingCard* card : m_cards) {
        for (CurveView* chart : card->findChildren<CurveView*>())
            chart->flush();
    }
}

QString OverviewView::statusText() const
{
    if (!m_context.opened().diagnosis())
        return {};
    return tr("%n finding(s)", nullptr,
              static_cast<int>(m_context.opened().diagnosis()->findings.size()));
}

std::unique_ptr<const ViewFactory> makeOverviewViewFactory()
{
    return std::make_unique<StandardViewFactory<OverviewView>>(
        QStringLiteral("overview"), QStringLiteral("overview"),
        [] { return OverviewView::tr("Overview"); });
}

} // namespace faultline::ui
