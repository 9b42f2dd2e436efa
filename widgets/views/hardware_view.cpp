// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware_view.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/card_grid.h"
#include "widgets/views/case_analysis.h"
#include "widgets/views/empty_state.h"
#include "widgets/views/hardware_card.h"
#include "widgets/views/hardware_hint.h"
#include "widgets/views/icon_button.h"
#include "widgets/views/points_drawn.h"
#include "widgets/views/text_labels.h"
#include "widgets/views/training_range_box.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kStatusDelayMs = 50;
/// More stretches than these would be a comb, not an explanation.
constexpr std::size_t kMaxPhaseSpans = 40;
/// Air on both sides of the whole time range.
constexpr double kRangeMargin = 0.01;

CardMetrics panelMetrics()
{
    // One column: panels are compared along time, one above the other.
    return {.minCardWidth = 100'000, .cardHeight = 184, .maximisedHeight = 184};
}

/// The phases that explain a dent in a curve; steady time needs no shade.
std::vector<ShadedRange> shadesOf(const std::vector<PhaseSpan>& spans)
{
    std::vector<ShadedRange> shades;
    for (const PhaseSpan& span : spans) {
        if (span.kind == PhaseKind::Steady || span.kind == PhaseKind::Idle)
            continue;
        shades.push_back({.range = {.min = span.beginTime, .max = span.endTime},
                          .role = ShadedRange::Role::Phase,
                          .label = phaseName(span.kind)});
    }
    return shades.size() > kMaxPhaseSpans ? std::vector<ShadedRange>() : shades;
}

} // namespace

HardwareView::HardwareView(ViewState& state, QWidget* parent)
    : View(parent), m_state(state), m_analyser(CaseAnalyser::of(state))
{
    m_pool.setMaxThreadCount(1);
    buildPage();
    connectState();
    computePanels();
    refreshTrainings();
}

HardwareView::~HardwareView()
{
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

void HardwareView::buildPage()
{
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) { return newCard(owner); },
         .bind = [this](QWidget* card,
                        const QString& id) { bindCard(*qobject_cast<HardwareCard*>(card), id); },
         .release = [](QWidget* card) { qobject_cast<HardwareCard*>(card)->setPanel(nullptr); }},
        this);
    m_grid->setAccessibleName(tr("Panels"));
    m_grid->setMetrics(panelMetrics());
    m_hint = new HardwareHint(this);

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildToolbar());
    auto* hintRow = new QHBoxLayout;
    hintRow->setContentsMargins(kGrid, 0, kGrid, 0);
    hintRow->addWidget(m_hint);
    column->addLayout(hintRow);
    column->addWidget(m_grid, 1);

    m_empty = new EmptyState(QStringLiteral("hardware"), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(page);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

QWidget* HardwareView::buildToolbar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(kGrid + kGrid / 2, 0, kGrid, 0);
    QLabel* explanation =
        makeMutedLabel(tr("All panels share the time axis: drag to zoom, double-click to see "
                          "everything."),
                       bar);
    row->addWidget(explanation, 1);
    m_trainings = new TrainingRangeBox(bar);
    connect(m_trainings, &TrainingRangeBox::rangeChosen, &m_state,
            [this](std::optional<AxisRange> range) { m_state.setTimeZoom(range); });
    row->addWidget(m_trainings);
    m_fit = new IconButton(QStringLiteral("zoom-fit"), tr("Show everything"), bar);
    connect(m_fit, &QToolButton::clicked, &m_state, [this] { m_state.setTimeZoom(std::nullopt); });
    row->addWidget(m_fit);
    return bar;
}

void HardwareView::connectState()
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &HardwareView::takePanels);
    connect(&m_state, &ViewState::caseChanged, this, &HardwareView::computePanels);
    connect(&m_analyser, &CaseAnalyser::analysisChanged, this, &HardwareView::refreshTrainings);
    connect(&m_state, &ViewState::runVisibilityChanged, this, [this] {
        rebuildSections();
        refreshRanges();
        refreshTrainings();
        forEachCard(&HardwareCard::refreshCurves);
    });
    connect(&m_state, &ViewState::timeZoomChanged, this, [this] {
        forEachCard(&HardwareCard::refreshZoom);
        refreshPhases();
        refreshToolbar();
    });
    connect(&m_state, &ViewState::timeCursorChanged, this,
            [this] { forEachCard(&HardwareCard::refreshCursor); });
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(kStatusDelayMs);
    connect(&m_statusTimer, &QTimer::timeout, this, &View::statusTextChanged);
    refreshToolbar();
}

HardwareCard* HardwareView::newCard(QWidget* parent)
{
    auto* card = new HardwareCard(m_state, parent);
    connect(card, &HardwareCard::drawn, this, [this] {
        if (!m_statusTimer.isActive())
            m_statusTimer.start();
    });
    return card;
}

void HardwareView::bindCard(HardwareCard& card, const QString& id)
{
    const Panels& known = panels();
    const auto it = std::find_if(known.begin(), known.end(),
                                 [&id](const HardwarePanel& panel) { return panel.id == id; });
    card.setFullRange(m_fullRange);
    card.setPhases(m_phases);
    card.setPanel(it == known.end() ? nullptr : &*it);
}

void HardwareView::computePanels()
{
    const CasePtr opened = m_state.caseData();
    if (!opened) {
        m_computing = false;
        m_computedFor.reset();
        m_watcher.setFuture({});
        applyPanels(nullptr);
        return;
    }
    if (m_computing)
        return; // takePanels() looks again: snapshots never queue up
    m_computing = true;
    m_computedFor = opened;
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [opened]() -> PanelsPtr {
        return std::make_shared<const Panels>(hardwarePanels(*opened));
    }));
    if (!m_panels)
        applyPanels(nullptr);
}

void HardwareView::takePanels()
{
    if (!m_computing || !m_watcher.isFinished())
        return;
    m_computing = false;
    applyPanels(m_watcher.result());
    if (m_computedFor != m_state.caseData())
        computePanels();
}

void HardwareView::applyPanels(PanelsPtr panels)
{
    m_panels = std::move(panels);
    rebuildSections();
    refreshRanges();
    for (QWidget* widget : m_grid->cards())
        bindCard(*qobject_cast<HardwareCard*>(widget),
                 qobject_cast<HardwareCard*>(widget)->panelId());
    emit statusTextChanged();
}

const HardwareView::Panels& HardwareView::panels() const
{
    static const Panels kNone;
    return m_panels ? *m_panels : kNone;
}

bool HardwareView::hasVisibleLine(const HardwarePanel& panel) const
{
    return std::any_of(panel.lines.begin(), panel.lines.end(),
                       [this](const HardwarePanel::Line& line) {
                           return m_state.isRunVisible(QString::fromStdString(line.run->name));
                       });
}

void HardwareView::rebuildSections()
{
    CardSection hardware{.id = QStringLiteral("hardware"), .title = tr("Hardware"), .keys = {}};
    CardSection speed{.id = QStringLiteral("speed"), .title = tr("Speed"), .keys = {}};
    bool anyHardware = false;
    for (const HardwarePanel& panel : panels()) {
        const bool isHardware = panel.section == HardwarePanel::Section::Hardware;
        anyHardware = anyHardware || isHardware;
        if (hasVisibleLine(panel))
            (isHardware ? hardware : speed).keys.push_back(panel.id);
    }
    for (const CardSection& section : m_grid->sections()) {
        CardSection& same = section.id == hardware.id ? hardware : speed;
        same.expanded = section.expanded;
    }
    std::vector<CardSection> sections;
    for (const CardSection* section : {&hardware, &speed}) {
        if (!section->keys.isEmpty())
            sections.push_back(*section);
    }
    m_hint->setVisible(m_panels && !anyHardware);

    if (!m_state.caseData())
        m_empty->setTexts(tr("Nothing is open"),
                          tr("Open a folder with event files: what the machine did, and how fast "
                             "the training went, appears here."));
    else if (!m_panels)
        m_empty->setTexts(tr("Reading…"), tr("The panels appear as soon as there are points."));
    else if (!m_panels->empty())
        m_empty->setTexts(tr("Every run is hidden"),
                          tr("Tick runs in the Case list to see their panels."));
    else
        m_empty->setTexts(tr("No hardware series and no step times"),
                          tr("The event files hold no utilization, memory or throughput, and too "
                             "few points to tell the time of a step."));
    m_stack->setCurrentIndex(sections.empty() ? 1 : 0);
    m_grid->setSections(std::move(sections));
}

void HardwareView::refreshRanges()
{
    std::optional<AxisRange> range;
    for (const HardwarePanel& panel : panels()) {
        for (const HardwarePanel::Line& line : panel.lines) {
            if (line.series->empty()
                || !m_state.isRunVisible(QString::fromStdString(line.run->name)))
                continue;
            const AxisRange own{.min = line.series->minWallTime(),
                                .max = line.series->maxWallTime()};
            range = range ? AxisRange{.min = std::min(range->min, own.min),
                                      .max = std::max(range->max, own.max)}
                          : own;
        }
    }
    if (range && range->max > range->min) {
        const double margin = kRangeMargin * (range->max - range->min);
        range = AxisRange{.min = range->min - margin, .max = range->max + margin};
    } else {
        range.reset();
    }
    m_fullRange = range;
    for (QWidget* widget : m_grid->cards())
        qobject_cast<HardwareCard*>(widget)->setFullRange(m_fullRange);
}

void HardwareView::refreshTrainings()
{
    m_analysis = m_analyser.analysis();
    m_visible.clear();
    for (std::size_t i = 0; m_analysis && i < m_analysis->trainings.size(); ++i) {
        const Training& training = m_analysis->trainings[i];
        const bool shown =
            std::any_of(training.runs.begin(), training.runs.end(), [this](const RunPtr& run) {
                return m_state.isRunVisible(QString::fromStdString(run->name));
            });
        if (shown)
            m_visible.push_back(&training);
    }
    const std::vector<TimelineLane> lanes = timelineLanes(m_visible, m_state.diagnosis().get());
    m_trainings->setTrainings(lanes);
    lookAtTellingTraining(lanes);
    refreshPhases();
    refreshToolbar();
}

void HardwareView::refreshPhases()
{
    const std::optional<AxisRange> zoom = m_state.timeZoom();
    std::vector<const Training*> inSight;
    std::copy_if(m_visible.begin(), m_visible.end(), std::back_inserter(inSight),
                 [&zoom](const Training* training) {
                     const std::vector<PhaseSpan>& spans = training->phases.spans;
                     return !spans.empty()
                            && (!zoom
                                || (spans.front().beginTime <= zoom->max
                                    && spans.back().endTime >= zoom->min));
                 });
    // Phases of two trainings over each other would belong to neither.
    m_phases =
        inSight.size() == 1 ? shadesOf(inSight.front()->phases.spans) : std::vector<ShadedRange>();
    for (QWidget* widget : m_grid->cards())
        qobject_cast<HardwareCard*>(widget)->setPhases(m_phases);
}

void HardwareView::lookAtTellingTraining(const std::vector<TimelineLane>& lanes)
{
    const CasePtr& opened = m_state.caseData();
    // Once for each case, and only when all of it is there: later it is the user's choice.
    if (lanes.empty() || !opened || !opened->isComplete || m_lookedAt == opened->sources)
        return;
    m_lookedAt = opened->sources;
    if (!m_state.timeZoom())
        m_state.setTimeZoom(firstLook(lanes));
}

void HardwareView::refreshToolbar()
{
    m_fit->setEnabled(m_state.timeZoom().has_value());
    m_trainings->setCurrentRange(m_state.timeZoom());
}

void HardwareView::forEachCard(void (HardwareCard::*action)())
{
    for (QWidget* widget : m_grid->cards())
        (qobject_cast<HardwareCard*>(widget)->*action)();
}

void HardwareView::settle()
{
    m_analyser.finish();
    while (m_computing) {
        m_watcher.waitForFinished();
        takePanels();
    }
    m_grid->settle();
    for (QWidget* widget : m_grid->cards())
        qobject_cast<HardwareCard*>(widget)->chart().flush();
    m_statusTimer.stop();
    emit statusTextChanged();
}

QString HardwareView::statusText() const
{
    PointsDrawn points;
    for (QWidget* widget : m_grid->cards())
        points += pointsDrawn(qobject_cast<HardwareCard*>(widget)->chart());
    return pointsDrawnText(points);
}

std::unique_ptr<const ViewFactory> makeHardwareViewFactory()
{
    return std::make_unique<StandardViewFactory<HardwareView>>(
        QStringLiteral("hardware"), QStringLiteral("hardware"),
        [] { return HardwareView::tr("Hardware"); });
}

} // namespace faultline::ui
