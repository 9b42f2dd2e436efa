// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_view.h"

#include "model/core/case_artifacts.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/cards/points_drawn.h"
#include "widgets/views/findings/evidence_window.h"
#include "widgets/views/hardware/clock_list.h"
#include "widgets/views/hardware/hardware_card.h"
#include "widgets/views/hardware/hardware_hint.h"
#include "widgets/views/hardware/training_range_box.h"
#include "widgets/views/timeline/phase_band.h"
#include "widgets/views/timeline/phase_legend.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kStatusDelayMs = 50;
constexpr int kKeyRows = 3;
/// Air on both sides of the whole time range.
constexpr double kRangeMargin = 0.01;
/// And around a stretch that proves something, so that what was before and after is seen.
constexpr double kProofMargin = 0.5;
constexpr double kLeastProofMargin = 5.0; ///< seconds

CardMetrics panelMetrics()
{
    // One column: panels are compared along time, one above the other.
    return {.minCardWidth = 100'000, .cardHeight = 184, .maximisedHeight = 184};
}

/// The parts of the page, in the order of panels.
struct Part {
    QString id;
    QString title;
    PanelPlace last; ///< of its panels
};

std::vector<Part> partsOfPage()
{
    return {{QStringLiteral("gpu"), HardwareView::tr("GPU"), PanelPlace::GpuTemperature},
            {QStringLiteral("machine"), HardwareView::tr("Machine"), PanelPlace::Network},
            {QStringLiteral("speed"), HardwareView::tr("Speed"), PanelPlace::Throughput},
            {QStringLiteral("other"), HardwareView::tr("Other"), PanelPlace::Other}};
}

bool isSpeed(const HardwarePanel& panel)
{
    return panel.place == PanelPlace::StepTime || panel.place == PanelPlace::Throughput;
}

std::size_t gpuCount(const HardwareLog& log)
{
    return static_cast<std::size_t>(
        std::count_if(log.devices.begin(), log.devices.end(), [](const HardwareDevice& device) {
            return device.kind == HardwareDevice::Kind::Gpu;
        }));
}

} // namespace

HardwareView::HardwareView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_scope{.context = context, .log = {}, .unplaced = {}},
      m_computing(context.opened().jobs(), JobLane::Long)
{
    buildPage();
    connectState();
    computePanels();
    refreshTrainings();
}

HardwareView::~HardwareView() = default;

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
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(kGrid, 0, kGrid, 0);
    notes->setSpacing(kGrid);
    notes->addWidget(m_hint);
    m_note = makeTextLabel({}, page);
    m_note->hide();
    notes->addWidget(m_note);
    m_clocks = new ClockList(m_context, page);
    notes->addWidget(m_clocks);
    m_key = new LegendStrip(page);
    m_key->setMostRows(kKeyRows);
    m_key->hide();
    notes->addWidget(m_key);
    column->addLayout(notes);
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
    row->setSpacing(kGrid);
    m_legend = new PhaseLegend(bar);
    row->addWidget(m_legend);
    row->addStretch(1);
    m_joined = new QCheckBox(tr("Join GPUs"), bar);
    m_joined->setToolTip(tr("One line for all GPUs of a log: the sum of memory and power, the mean "
                            "of the rest with its lowest and highest."));
    connect(m_joined, &QCheckBox::toggled, this, &HardwareView::computePanels);
    row->addWidget(m_joined);
    m_logs = new QComboBox(bar);
    m_logs->setAccessibleName(tr("Hardware log to show"));
    m_logs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_logs->setMinimumContentsLength(24);
    m_logs->view()->setTextElideMode(Qt::ElideLeft);
    connect(m_logs, &QComboBox::activated, this,
            [this](int index) { chooseLog(m_logs->itemData(index).toString()); });
    row->addWidget(m_logs);
    m_trainings = new TrainingRangeBox(bar);
    connect(m_trainings, &TrainingRangeBox::rangeChosen, &m_context,
            [this](std::optional<AxisRange> range) { m_context.setTimeZoom(range); });
    row->addWidget(m_trainings);
    m_fit = new IconButton(QStringLiteral("zoom-fit"), tr("Show everything"), bar);
    m_fit->setToolTip(tr("Show everything. Drag in a panel to zoom in, double-click to zoom out."));
    connect(m_fit, &QToolButton::clicked, this, [this] { setZoom(std::nullopt); });
    row->addWidget(m_fit);
    return bar;
}

void HardwareView::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, [this] {
        if (!m_context.opened().caseData())
            computePanels();
    });
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, [this] {
        computePanels();
        refreshTrainings();
    });
    connect(&m_context, &ViewContext::runVisibilityChanged, this, [this] {
        refreshVisibility();
        refreshTrainings();
    });
    connect(&m_context, &ViewContext::artifactRequested, this, [this](ArtifactKind kind) {
        if (kind == ArtifactKind::HardwareLog)
            showCurrentLog();
    });
    connect(&m_context, &ViewContext::timeZoomChanged, this, [this] {
        refreshStarts();
        forEachCard(&HardwareCard::refreshZoom);
        refreshPhases();
        refreshToolbar();
    });
    connect(&m_context, &ViewContext::timeCursorChanged, this,
            [this] { forEachCard(&HardwareCard::refreshCursor); });
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(kStatusDelayMs);
    connect(&m_statusTimer, &QTimer::timeout, this, &View::statusTextChanged);
    refreshToolbar();
}

HardwareCard* HardwareView::newCard(QWidget* parent)
{
    auto* card = new HardwareCard(m_context, m_scope, parent);
    connect(card, &HardwareCard::rangeRequested, this, &HardwareView::setZoom);
    connect(card, &HardwareCard::cursorMoved, this, [this](std::optional<double> x) {
        if (m_scope.isFromStart()) {
            m_scope.cursor = x;
            forEachCard(&HardwareCard::refreshCursor);
        } else {
            m_context.setCursorTime(x);
        }
    });
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
    card.setProof(m_proofPanel.isEmpty() || id == m_proofPanel ? m_proof : std::nullopt);
    card.setPanel(it == known.end() ? nullptr : &*it);
}

void HardwareView::computePanels()
{
    const CaseAnalysisPtr analysis = m_context.opened().analysis();
    if (!m_context.opened().caseData() || !analysis) {
        m_computing.drop();
        m_computedFor.reset();
        applyPanels(nullptr);
        return;
    }
    if (m_computing.isRunning())
        return; // takePanels() looks again: snapshots never queue up
    m_computedFor = analysis;
    m_computedJoined = m_joined->isChecked();
    const bool joined = m_computedJoined;
    m_computing.start(
        [analysis, joined](WorkMonitor&) -> Result<PanelsPtr> {
            return std::make_shared<const Panels>(hardwarePanels(
                *analysis->data, {.clocks = analysis->clocks, .aggregates = joined}));
        },
        [this](const Result<PanelsPtr>& panels) { takePanels(panels); });
    if (!m_panels)
        applyPanels(nullptr);
}

void HardwareView::takePanels(const Result<PanelsPtr>& panels)
{
    applyPanels(panels ? *panels : nullptr);
    if (m_computedFor != m_context.opened().analysis() || m_computedJoined != m_joined->isChecked())
        computePanels();
}

void HardwareView::applyPanels(PanelsPtr panels)
{
    m_panels = std::move(panels);
    refreshLogs();
    refreshScope();
    refreshStarts();
    refreshNote();
    rebuildSections();
    refreshRanges();
    for (QWidget* widget : m_grid->cards())
        bindCard(*qobject_cast<HardwareCard*>(widget),
                 qobject_cast<HardwareCard*>(widget)->panelId());
    // Asked for before there were panels.
    if (m_panels && m_context.hardwareFocus() && !m_proof)
        showProof();
    emit statusTextChanged();
}

void HardwareView::refreshScope()
{
    m_scope.unplaced.clear();
    m_scope.isRelative = false;
    if (!m_panels || !m_computedFor)
        return;
    bool anyOnWall = false;
    for (const HardwareLogPtr& log : m_computedFor->data->hardwareLogs) {
        if (!m_computedFor->clocks.isPlaced(log->id()))
            m_scope.unplaced.insert(toQString(log->name()));
    }
    for (const HardwarePanel& panel : panels()) {
        anyOnWall = anyOnWall
                    || std::any_of(panel.lines.begin(), panel.lines.end(),
                                   [this](const HardwarePanel::Line& line) {
                                       return !m_scope.unplaced.contains(line.owner.artifact);
                                   });
    }
    m_scope.isRelative = !anyOnWall;
}

void HardwareView::refreshStarts()
{
    const bool wasFromStart = m_scope.isFromStart();
    // A zoom names a stretch of the wall.
    m_scope.starts = m_scope.isRelative || m_context.timeZoom()
                         ? QHash<QString, double>()
                         : startsOfDistantOwners(panels(), m_scope);
    m_scope.owners.clear();
    const std::vector<PanelOwner> owners = shownOwners(panels(), m_scope);
    for (const PanelOwner& owner : owners)
        m_scope.owners.push_back(owner.name);
    std::vector<LegendStrip::Item> key;
    for (const PanelOwner& owner : owners)
        key.push_back({.label = owner.name, .color = ownerColor(owner, m_scope, palette())});
    if (key.size() < 2)
        key.clear(); // nothing to tell apart
    m_key->setItems(std::move(key));
    if (m_scope.isFromStart() == wasFromStart)
        return;
    m_scope.zoom.reset();
    m_scope.cursor.reset();
    refreshNote();
    refreshRanges();
    forEachCard(&HardwareCard::refreshCurves);
}

void HardwareView::setZoom(std::optional<AxisRange> range)
{
    if (!m_scope.isFromStart()) {
        m_context.setTimeZoom(range);
        return;
    }
    m_scope.zoom = range;
    forEachCard(&HardwareCard::refreshZoom);
    refreshToolbar();
}

void HardwareView::refreshLogs()
{
    const QString shown = m_scope.log;
    QStringList names;
    bool anyJoinable = false;
    bool allPlaced = true;
    if (m_panels && m_computedFor) {
        for (const HardwareLogPtr& log : m_computedFor->data->hardwareLogs) {
            names.push_back(toQString(log->name()));
            const bool isShown = shown.isEmpty() || names.back() == shown;
            anyJoinable = anyJoinable || (isShown && gpuCount(*log) > 1);
            allPlaced = allPlaced && m_computedFor->clocks.isPlaced(log->id());
        }
    }
    m_logs->clear();
    m_logs->addItem(tr("All hardware logs (%1)").arg(names.size()), QString());
    for (const QString& name : names)
        m_logs->addItem(name, name);
    m_logs->setVisible(names.size() > 1);
    m_joined->setVisible(anyJoinable);
    // Logs that share no axis say nothing over each other: one at a time, until the user asks.
    if (names.contains(shown))
        m_scope.log = shown;
    else
        m_scope.log = allPlaced || names.isEmpty() ? QString() : names.front();
    const QString wanted = m_context.currentArtifact(ArtifactKind::HardwareLog);
    if (!shown.isEmpty() || !names.contains(wanted)) {
        m_logs->setCurrentIndex(std::max(0, m_logs->findData(m_scope.log)));
        return;
    }
    m_scope.log = names.size() > 1 ? wanted : QString();
    m_logs->setCurrentIndex(std::max(0, m_logs->findData(m_scope.log)));
}

void HardwareView::refreshNote()
{
    QStringList notes;
    double sampleSeconds = 0.0;
    if (m_panels && m_computedFor) {
        for (const HardwareLogPtr& log : m_computedFor->data->hardwareLogs) {
            const QString name = toQString(log->name());
            const Clock& clock = m_computedFor->clocks.of(log->id());
            const bool isDoubtful = !clock.isPlaced || clock.source == Clock::Source::Assumed;
            if (!isDoubtful || (!m_scope.log.isEmpty() && m_scope.log != name))
                continue;
            sampleSeconds = log->sampleSeconds;
            notes.push_back(tr("%1: %2", "file, what is known of its times")
                                .arg(name, translated(clock.reason)));
        }
    }
    if (notes.size() > 1) {
        const auto count = static_cast<int>(notes.size());
        notes = {tr("%n hardware log(s) hold no times. See Clocks.", "", count)};
    } else if (!notes.isEmpty() && m_scope.isRelative && sampleSeconds > 0.0) {
        notes.front() += u' '
                         + tr("The axis counts from its first sample, and takes %1 from one to the "
                              "next.")
                               .arg(formatted(sampleSeconds, Unit::Seconds));
    }
    if (!m_scope.starts.isEmpty())
        notes.push_back(tr("These records lie far apart in time: each is drawn from its own start. "
                           "Choose one to see its date and time."));
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
}

void HardwareView::refreshVisibility()
{
    refreshStarts();
    refreshNote();
    rebuildSections();
    refreshRanges();
    forEachCard(&HardwareCard::refreshCurves);
}

void HardwareView::chooseLog(const QString& name)
{
    m_scope.log = name;
    m_logs->setCurrentIndex(std::max(0, m_logs->findData(name)));
    m_context.setCurrentArtifact(ArtifactKind::HardwareLog, name);
    refreshVisibility();
}

void HardwareView::showCurrentLog()
{
    const QString name = m_context.currentArtifact(ArtifactKind::HardwareLog);
    if (m_logs->findData(name) < 0)
        return; // refreshLogs() looks again when the log is there
    if (m_logs->count() > 2)
        chooseLog(name);
    if (showProof())
        return;
    std::optional<AxisRange> range;
    for (const HardwarePanel& panel : panels()) {
        for (const HardwarePanel::Line& line : panel.lines) {
            if (line.owner.artifact != name || line.series->empty()
                || line.role != HardwarePanel::Line::Role::Value)
                continue;
            const AxisRange own{.min = line.series->minWallTime(),
                                .max = line.series->maxWallTime()};
            range = range ? AxisRange{.min = std::min(range->min, own.min),
                                      .max = std::max(range->max, own.max)}
                          : own;
        }
    }
    if (range && range->max > range->min && !m_scope.isRelative)
        m_context.setTimeZoom(range);
}

bool HardwareView::showProof()
{
    const std::optional<HardwareEvidence>& proof = m_context.hardwareFocus();
    m_proof.reset();
    m_proofPanel.clear();
    const bool isOnAxis =
        proof && m_computedFor && !m_scope.isRelative && m_computedFor->clocks.isPlaced(proof->log)
        && m_context.nameOf(proof->log) == m_context.currentArtifact(ArtifactKind::HardwareLog);
    if (isOnAxis) {
        const CaseClocks& clocks = m_computedFor->clocks;
        const AxisRange range{.min = clocks.toWall(proof->log, proof->firstTime),
                              .max = clocks.toWall(proof->log, proof->lastTime)};
        m_proof =
            ShadedRange{.range = range, .role = shadeRole(m_context.focusSeverity()), .label = {}};
        const QString quantity = toQString(proof->quantity);
        if (std::any_of(panels().begin(), panels().end(),
                        [&](const HardwarePanel& panel) { return panel.id == quantity; }))
            m_proofPanel = quantity;
        const double margin = std::max(kProofMargin * (range.max - range.min), kLeastProofMargin);
        m_context.setTimeZoom(AxisRange{.min = range.min - margin, .max = range.max + margin});
    }
    for (QWidget* widget : m_grid->cards()) {
        auto* card = qobject_cast<HardwareCard*>(widget);
        card->setProof(m_proofPanel.isEmpty() || card->panelId() == m_proofPanel ? m_proof
                                                                                 : std::nullopt);
    }
    if (!m_proofPanel.isEmpty())
        m_grid->reveal(m_proofPanel);
    return isOnAxis;
}

const HardwareView::Panels& HardwareView::panels() const
{
    static const Panels kNone;
    return m_panels ? *m_panels : kNone;
}

void HardwareView::rebuildSections()
{
    std::vector<CardSection> parts;
    for (const Part& part : partsOfPage())
        parts.push_back({.id = part.id, .title = part.title, .keys = {}});
    const std::vector<Part> places = partsOfPage();
    bool anyHardware = false;
    for (const HardwarePanel& panel : panels()) {
        anyHardware = anyHardware || !isSpeed(panel);
        const auto part = std::find_if(places.begin(), places.end(), [&panel](const Part& one) {
            return panel.place <= one.last;
        });
        if (part != places.end() && m_scope.showsAnyOf(panel))
            parts[static_cast<std::size_t>(part - places.begin())].keys.push_back(panel.id);
    }
    std::vector<CardSection> sections;
    for (CardSection& part : parts) {
        for (const CardSection& known : m_grid->sections()) {
            if (known.id == part.id)
                part.expanded = known.expanded;
        }
        if (!part.keys.isEmpty())
            sections.push_back(std::move(part));
    }
    m_hint->setVisible(m_panels && !anyHardware);

    if (!m_context.opened().caseData())
        m_empty->setTexts(
            tr("Nothing is open"),
            tr("Open a folder with event files, GPU or host logs: what the machine did, "
               "and how fast the training went, appears here."));
    else if (!m_panels)
        m_empty->setTexts(tr("Reading…"), tr("The panels appear as soon as there are points."));
    else if (!m_panels->empty())
        m_empty->setTexts(tr("Every run is hidden"),
                          tr("Tick runs in the Case list to see their panels."));
    else
        m_empty->setTexts(
            tr("No hardware series and no step times"),
            tr("There is no GPU or host log, and the event files hold no utilization, "
               "memory or throughput, and too few points to tell the time of a "
               "step."));
    m_stack->setCurrentIndex(sections.empty() ? 1 : 0);
    m_grid->setSections(std::move(sections));
}

void HardwareView::refreshRanges()
{
    std::optional<AxisRange> range;
    const auto include = [&](const PanelOwner& owner, double begin, double end) {
        begin -= m_scope.startOf(owner);
        end -= m_scope.startOf(owner);
        if (end >= begin)
            range = range ? AxisRange{.min = std::min(range->min, begin),
                                      .max = std::max(range->max, end)}
                          : AxisRange{.min = begin, .max = end};
    };
    for (const HardwarePanel& panel : panels()) {
        for (const HardwarePanel::Line& line : panel.lines) {
            if (!line.series->empty() && line.role != HardwarePanel::Line::Role::Limit
                && m_scope.shows(line.owner))
                include(line.owner, line.series->minWallTime(), line.series->maxWallTime());
        }
        for (const HardwarePanel::Strip& strip : panel.strips) {
            if (m_scope.shows(strip.owner))
                include(strip.owner, strip.spans.front().min, strip.spans.back().max);
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
    m_analysis = m_context.opened().analysis();
    m_clocks->setAnalysis(m_analysis);
    m_visible = m_analysis ? visibleTrainings(*m_analysis, m_context.state())
                           : std::vector<const Training*>();
    const std::vector<TimelineLane> lanes =
        timelineLanes(m_visible, m_context.opened().diagnosis().get());
    m_trainings->setTrainings(lanes);
    lookAtTellingTraining(lanes);
    refreshPhases();
    refreshToolbar();
}

void HardwareView::refreshPhases()
{
    m_phases = m_analysis && !m_scope.isFromStart()
                   ? phasesInSight(m_visible, m_analysis->clocks, m_context.timeZoom())
                   : std::vector<PhaseSpan>();
    m_legend->setPhases(phasesIn(m_phases));
    for (QWidget* widget : m_grid->cards())
        qobject_cast<HardwareCard*>(widget)->setPhases(m_phases);
}

void HardwareView::lookAtTellingTraining(const std::vector<TimelineLane>& lanes)
{
    const CasePtr& opened = m_context.opened().caseData();
    // Once for each case, and only when all of it is there: later it is the user's choice.
    if (lanes.empty() || !opened || !opened->isComplete || m_lookedAt == opened->sources)
        return;
    m_lookedAt = opened->sources;
    if (!m_context.timeZoom())
        m_context.setTimeZoom(firstLook(lanes));
}

void HardwareView::refreshToolbar()
{
    m_fit->setEnabled(m_scope.isFromStart() ? m_scope.zoom.has_value()
                                            : m_context.timeZoom().has_value());
    m_trainings->setCurrentRange(m_context.timeZoom());
}

void HardwareView::forEachCard(void (HardwareCard::*action)())
{
    for (QWidget* widget : m_grid->cards())
        (qobject_cast<HardwareCard*>(widget)->*action)();
}

void HardwareView::settle()
{
    m_context.opened().finishAnalysis();
    if (m_computedFor != m_context.opened().analysis())
        computePanels();
    m_computing.finish();
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
        [] { return HardwareView::tr("Hardware"); }, std::vector{ArtifactKind::HardwareLog});
}

} // namespace faultline::ui
