// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/scalars_view.h"

#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/curve_options.h"
#include "widgets/grouped_runs.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/cards/points_drawn.h"
#include "widgets/views/case_analysis.h"
#include "widgets/views/findings/evidence_strip.h"
#include "widgets/views/findings/evidence_window.h"
#include "widgets/views/scalars/chart_controls.h"
#include "widgets/views/scalars/curve_exporter.h"
#include "widgets/views/scalars/restart_index.h"
#include "widgets/views/scalars/scalar_card.h"
#include "widgets/views/timeline/cursor_link.h"
#include "widgets/views/timeline/phase_band.h"
#include "widgets/views/timeline/phase_legend.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Up to this many run x tag pairs are indexed at once (a few milliseconds).
constexpr std::size_t kImmediatePairs = 20'000;
constexpr int kStatusDelayMs = 50;
/// Section ids; no prefix of a tag can contain a '/'.
constexpr QLatin1StringView kPinnedSection("/pinned");

std::size_t pairCount(const CaseData& data)
{
    std::size_t pairs = 0;
    for (const RunPtr& run : data.runs)
        pairs += run->scalars.size();
    return pairs;
}

CardMetrics metricsFor(CardSize size)
{
    CardMetrics metrics;
    switch (size) {
    case CardSize::Small:
        metrics.minCardWidth = 256;
        metrics.cardHeight = 208;
        break;
    case CardSize::Medium: break;
    case CardSize::Large:
        metrics.minCardWidth = 560;
        metrics.cardHeight = 360;
        break;
    }
    return metrics;
}

} // namespace

ScalarsView::ScalarsView(ViewState& state, QWidget* parent)
    : View(parent),
      m_state(state),
      m_curves(state.opened().jobs()),
      m_exporter(new CurveExporter(state.opened().jobs(), this)),
      m_indexing(state.opened().jobs(), JobLane::Long, JobPriority::Urgent)
{
    buildPage();
    connectState();
    loadIndex();
    if (m_state.focus())
        showEvidence();
}

ScalarsView::~ScalarsView() = default;

void ScalarsView::buildPage()
{
    m_controls = new ChartControls(m_state, this);
    m_strip = new EvidenceStrip(m_state, this);
    m_message = new MessageBar(this);
    m_legend = new PhaseLegend(this);
    m_legend->setPhases({});
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) { return newCard(owner); },
         .bind = [this](QWidget* card,
                        const QString& tag) { bindCard(*qobject_cast<ScalarCard*>(card), tag); },
         .release = [](QWidget* card) { qobject_cast<ScalarCard*>(card)->release(); }},
        this);
    m_grid->setAccessibleName(tr("Charts"));
    m_empty = new EmptyState(QStringLiteral("scalars"), this);
    m_clearFilter = m_empty->addButton(tr("Clear the filter"));
    connect(m_clearFilter, &QPushButton::clicked, &m_state, [this] { m_state.setTagFilter({}); });
    m_showRuns = m_empty->addButton(tr("Show all runs"));
    connect(m_showRuns, &QPushButton::clicked, &m_state,
            [this] { m_state.setAllRunsVisible(true); });

    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_controls);
    column->addWidget(m_strip);
    column->addWidget(m_message);
    auto* legendRow = new QHBoxLayout;
    legendRow->setContentsMargins(2 * kGrid, 0, kGrid, 0);
    legendRow->addWidget(m_legend);
    legendRow->addStretch(1);
    column->addLayout(legendRow);
    column->addWidget(m_stack, 1);

    connect(m_grid, &CardGrid::sectionToggled, this, [this](const QString& id, bool expanded) {
        if (expanded)
            m_foldedGroups.remove(id);
        else
            m_foldedGroups.insert(id);
    });
    connect(m_controls, &ChartControls::cardSizeChanged, this, &ScalarsView::applyCardSize);
    connect(m_controls, &ChartControls::exportRequested, this, &ScalarsView::exportShown);
    connect(m_exporter, &CurveExporter::finished, m_message, &MessageBar::showMessage);
    connect(m_strip, &EvidenceStrip::backRequested, this,
            [this] { emit pageRequested(QStringLiteral("overview")); });
    connect(m_strip, &EvidenceStrip::wholeRunRequested, &m_state,
            [this] { m_state.setZoom(std::nullopt); });
    connect(m_strip, &EvidenceStrip::dismissed, &m_state, &ViewState::clearFocus);

    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(kStatusDelayMs);
    connect(&m_statusTimer, &QTimer::timeout, this, &View::statusTextChanged);
}

void ScalarsView::connectState()
{
    // Follows the options and the case; told first, so that it knows the groups before the cards
    // ask.
    connect(&GroupedRuns::of(m_state), &GroupedRuns::changed, this,
            [this] { forEachCard(&ScalarCard::refreshOptions); });
    connect(&m_state, &ViewState::caseChanged, this, &ScalarsView::loadIndex);
    connect(&m_state, &ViewState::tagFilterChanged, this, &ScalarsView::rebuildSections);
    connect(&m_state, &ViewState::runVisibilityChanged, this, [this] {
        rebuildSections();
        forEachCard(&ScalarCard::refreshCurves);
        forEachCard(&ScalarCard::refreshShades);
    });
    connect(&m_state, &ViewState::pinsChanged, this, [this] {
        rebuildSections();
        forEachCard(&ScalarCard::refreshPin);
    });
    connect(&m_state, &ViewState::chartOptionsChanged, this, [this] {
        forEachCard(&ScalarCard::refreshOptions);
        refreshPhases();
    });
    connect(&m_state, &ViewState::zoomChanged, this, [this] {
        forEachCard(&ScalarCard::refreshZoom);
        refreshPhases();
    });
    connect(&m_state, &ViewState::runVisibilityChanged, this, &ScalarsView::refreshPhases);
    connect(&CaseAnalyser::of(m_state), &CaseAnalyser::analysisChanged, this,
            &ScalarsView::refreshPhases);
    CursorLink::of(m_state);
    connect(&m_state, &ViewState::cursorChanged, this,
            [this] { forEachCard(&ScalarCard::refreshCursor); });
    connect(&m_state, &ViewState::diagnosisChanged, this,
            [this] { forEachCard(&ScalarCard::refreshShades); });
    connect(&m_state, &ViewState::evidenceRequested, this, &ScalarsView::showEvidence);
    connect(&m_state, &ViewState::focusCleared, this, &ScalarsView::endEvidence);
}

ScalarCard* ScalarsView::newCard(QWidget* parent)
{
    auto* card =
        new ScalarCard({.state = m_state, .cache = m_curves, .exporter = *m_exporter}, parent);
    connect(card, &ScalarCard::logYToggled, this, &ScalarsView::setLogY);
    connect(card, &ScalarCard::maximiseToggled, this, [this, card](const QString& tag, bool on) {
        card->setMaximised(on);
        m_grid->setMaximised(tag, on);
    });
    connect(card, &ScalarCard::drawn, this, [this] {
        if (!m_statusTimer.isActive())
            m_statusTimer.start();
    });
    return card;
}

void ScalarsView::bindCard(ScalarCard& card, const QString& tag)
{
    card.setLogY(m_logTags.contains(tag));
    card.setMaximised(m_grid->isMaximised(tag));
    card.setTag(tag, m_index);
    card.setPhases(m_phases);
}

void ScalarsView::refreshPhases()
{
    m_phases.clear();
    const CaseAnalysisPtr& analysis = CaseAnalyser::of(m_state).analysis();
    if (analysis && m_state.xAxis() == XAxisKind::Wall)
        m_phases =
            phasesInSight(visibleTrainings(*analysis, m_state), analysis->clocks, m_state.zoom());
    m_legend->setPhases(phasesIn(m_phases));
    for (QWidget* widget : m_grid->cards())
        qobject_cast<ScalarCard*>(widget)->setPhases(m_phases);
}

void ScalarsView::setLogY(const QString& tag, bool logarithmic)
{
    if (logarithmic)
        m_logTags.insert(tag);
    else
        m_logTags.remove(tag);
    if (auto* card = qobject_cast<ScalarCard*>(m_grid->card(tag)))
        card->setLogY(logarithmic);
}

void ScalarsView::loadIndex()
{
    const CasePtr opened = m_state.caseData();
    if (!opened || pairCount(*opened) <= kImmediatePairs) {
        m_indexing.drop();
        applyIndex(opened ? std::make_shared<const TagIndex>(buildTagIndex(opened)) : nullptr);
        return;
    }
    m_indexing.start(
        [opened](WorkMonitor&) -> Result<IndexPtr> {
            return std::make_shared<const TagIndex>(buildTagIndex(opened));
        },
        [this](const Result<IndexPtr>& index) { applyIndex(index ? *index : nullptr); });
}

void ScalarsView::applyIndex(IndexPtr index)
{
    m_index = std::move(index);
    rebuildSections();
    for (QWidget* widget : m_grid->cards())
        qobject_cast<ScalarCard*>(widget)->setIndex(m_index);
    if (m_evidencePending && m_index)
        showEvidence();
    emit statusTextChanged();
}

void ScalarsView::rebuildSections()
{
    std::vector<CardSection> sections;
    std::size_t tagsOfVisibleRuns = 0;
    m_shownTags.clear();
    if (m_index) {
        std::vector<bool> runVisible;
        for (const RunPtr& run : m_index->data->runs)
            runVisible.push_back(m_state.isRunVisible(QString::fromStdString(run->name)));
        QSet<QString> accepted;
        const auto accept = [&](const TagEntry& entry) {
            const bool visible = std::any_of(entry.runs.begin(), entry.runs.end(),
                                             [&](std::uint32_t run) { return runVisible[run]; });
            tagsOfVisibleRuns += visible ? 1 : 0;
            if (!visible || !m_state.matchesTagFilter(entry.tag))
                return false;
            accepted.insert(entry.tag);
            return !m_state.pinnedTags().contains(entry.tag);
        };
        const std::vector<TagGroup> groups = groupTags(*m_index, accept);

        CardSection pinned{.id = kPinnedSection,
                           .title = tr("Pinned"),
                           .keys = {},
                           .expanded = !m_foldedGroups.contains(QString(kPinnedSection))};
        for (const QString& tag : m_state.pinnedTags()) {
            if (accepted.contains(tag))
                pinned.keys.push_back(tag);
        }
        if (!pinned.keys.isEmpty())
            sections.push_back(pinned);
        for (const TagGroup& group : groups) {
            CardSection section{.id = group.name,
                                .title = group.name.isEmpty() ? tr("General") : group.name,
                                .keys = {},
                                .expanded = !m_foldedGroups.contains(group.name)};
            for (const TagEntry* entry : group.entries)
                section.keys.push_back(entry->tag);
            sections.push_back(std::move(section));
        }
    }
    for (const CardSection& section : sections)
        m_shownTags += section.keys;
    m_grid->setSections(std::move(sections));
    m_controls->setTagCount(static_cast<std::size_t>(m_shownTags.size()), tagsOfVisibleRuns);
    showWhatThereIs(static_cast<std::size_t>(m_shownTags.size()), tagsOfVisibleRuns);
}

void ScalarsView::showWhatThereIs(std::size_t shownTags, std::size_t tagsOfVisibleRuns)
{
    const bool hasTags = m_index && !m_index->entries.empty();
    m_clearFilter->setVisible(hasTags && tagsOfVisibleRuns > 0);
    m_showRuns->setVisible(hasTags && tagsOfVisibleRuns == 0);
    if (!m_state.caseData()) {
        m_empty->setTexts(tr("Nothing is open"),
                          tr("Open a folder with event files: its curves appear here."));
    } else if (!hasTags) {
        m_empty->setTexts(m_state.caseData()->isComplete ? tr("No scalars in these files")
                                                         : tr("Reading…"),
                          m_state.caseData()->isComplete
                              ? tr("The files hold no scalar summaries, or none could be read. "
                                   "The Overview tells what was found in them.")
                              : tr("The first curves appear as soon as they are read."));
    } else if (tagsOfVisibleRuns == 0) {
        m_empty->setTexts(tr("Every run is hidden"),
                          tr("Tick runs in the Case list to see their curves."));
    } else {
        m_empty->setTexts(
            tr("No tag matches the filter"),
            tr("None of the %n tag(s) contains “%1”.", nullptr, static_cast<int>(tagsOfVisibleRuns))
                .arg(m_state.tagFilter()));
    }
    m_stack->setCurrentWidget(shownTags > 0 ? static_cast<QWidget*>(m_grid) : m_empty);
}

void ScalarsView::forEachCard(void (ScalarCard::*action)())
{
    for (QWidget* widget : m_grid->cards())
        (qobject_cast<ScalarCard*>(widget)->*action)();
}

void ScalarsView::applyCardSize(CardSize size)
{
    m_grid->setMetrics(metricsFor(size));
}

void ScalarsView::exportShown(ScalarFormat format, bool onlyVisibleRange)
{
    std::vector<ExportSeries> curves;
    const bool aligned = m_state.curveOptions().alignsStart();
    for (const QString& tag : std::as_const(m_shownTags)) {
        const TagEntry* entry = m_index->find(tag);
        if (entry == nullptr)
            continue;
        for (const std::uint32_t position : entry->runs) {
            const RunPtr& run = m_index->data->runs[position];
            if (m_state.isRunVisible(QString::fromStdString(run->name)))
                curves.push_back({.run = run->name,
                                  .tag = entry->key,
                                  .series = SeriesPtr(run, &run->scalars.at(entry->key).series),
                                  .origin = run->startTime().value_or(0.0),
                                  .firstStep = aligned ? firstStepOf(*run) : 0});
        }
    }
    std::optional<ExportWindow> window;
    if (const std::optional<AxisRange> zoom = m_state.zoom(); zoom && onlyVisibleRange)
        window = {.axis = m_state.xAxis(), .min = zoom->min, .max = zoom->max};
    m_exporter->exportData(std::move(curves), format, window, tr("scalars"));
}

void ScalarsView::showEvidence()
{
    m_strip->refresh();
    const std::optional<SeriesEvidence> proof = m_state.focus();
    if (!proof)
        return;
    m_evidencePending = !m_index;
    if (m_evidencePending)
        return;
    const QString tag = QString::fromStdString(proof->tag);
    m_state.setRunVisible(QString::fromStdString(proof->run), true);
    if (!m_state.matchesTagFilter(tag))
        m_state.setTagFilter({});
    // The proof speaks of one run and its own steps.
    m_state.setXAxis(XAxisKind::Step);
    m_state.curveOptions().setAlignsStart(false);
    m_state.curveOptions().setGrouping({});
    const RunPtr run = m_index->data->findRun(proof->run);
    const ScalarSeries* series = run ? run->findScalar(proof->tag) : nullptr;
    if (series != nullptr) {
        const std::optional<AxisRange> window = evidenceWindow(*proof, *series);
        m_state.setZoom(window);
        if (needsLogAxis(*series, window))
            setLogY(tag, true);
    }
    forEachCard(&ScalarCard::refreshShades);
    m_grid->reveal(tag);
}

void ScalarsView::endEvidence()
{
    m_evidencePending = false;
    m_strip->refresh();
    forEachCard(&ScalarCard::refreshShades);
}

void ScalarsView::settle()
{
    CaseAnalyser::of(m_state).finish();
    m_indexing.finish();
    GroupedRuns::of(m_state).finish();
    m_grid->settle();
    forEachCard(&ScalarCard::refreshCurves); // asks for what is still missing
    RestartIndex::of(m_state).finish();
    forEachCard(&ScalarCard::refreshCurves);
    m_curves.finish();
    forEachCard(&ScalarCard::settle);
    m_statusTimer.stop();
    emit statusTextChanged();
}

QString ScalarsView::statusText() const
{
    PointsDrawn points;
    for (QWidget* widget : m_grid->cards())
        points += pointsDrawn(qobject_cast<ScalarCard*>(widget)->chart());
    return pointsDrawnText(points);
}

std::unique_ptr<const ViewFactory> makeScalarsViewFactory()
{
    return std::make_unique<StandardViewFactory<ScalarsView>>(
        QStringLiteral("scalars"), QStringLiteral("scalars"),
        [] { return ScalarsView::tr("Scalars"); });
}

} // namespace faultline::ui
