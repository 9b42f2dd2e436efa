// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/scalars_view.h"

#include "model/qt/hparam_loader.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "model/session/restart_index.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/curve_options.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/cards/points_drawn.h"
#include "widgets/views/findings/evidence_strip.h"
#include "widgets/views/findings/evidence_window.h"
#include "widgets/views/scalars/chart_controls.h"
#include "widgets/views/scalars/curve_exporter.h"
#include "widgets/views/scalars/scalar_card.h"
#include "widgets/views/timeline/phase_band.h"
#include "widgets/views/timeline/phase_legend.h"
#include "widgets/views/views.h"
#include "widgets/visible_trainings.h"

#include <QBoxLayout>
#include <QElapsedTimer>
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

ScalarsView::ScalarsView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_curves(context.opened().jobs()),
      m_exporter(new CurveExporter(context.opened().jobs(), this)),
      m_indexing(context.opened().jobs(), JobLane::Long, JobPriority::Urgent),
      m_logYForAll(context.logY())
{
    buildPage();
    connectState();
    loadIndex();
    followDiagnosis();
    if (m_context.focus())
        showEvidence();
    else if (!m_context.requestedTag().isEmpty())
        showTag();
}

ScalarsView::~ScalarsView() = default;

void ScalarsView::buildPage()
{
    m_controls = new ChartControls(m_context, this);
    m_strip = new EvidenceStrip(m_context, this);
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
    connect(m_clearFilter, &QPushButton::clicked, &m_context,
            [this] { m_context.setTagFilter({}); });
    m_showRuns = m_empty->addButton(tr("Show all runs"));
    connect(m_showRuns, &QPushButton::clicked, &m_context,
            [this] { m_context.setAllRunsVisible(true); });

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
    connect(m_strip, &EvidenceStrip::wholeRunRequested, &m_context,
            [this] { m_context.setZoom(std::nullopt); });
    connect(m_strip, &EvidenceStrip::dismissed, &m_context, &ViewContext::clearFocus);

    m_turnTimer.setSingleShot(true);
    m_turnTimer.setInterval(0);
    connect(&m_turnTimer, &QTimer::timeout, this, &ScalarsView::workOnTurns);
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(kStatusDelayMs);
    connect(&m_statusTimer, &QTimer::timeout, this, [this] {
        refreshLogY();
        emit statusTextChanged();
    });
}

void ScalarsView::connectState()
{
    // Follows the options and the case; told first, so that it knows the groups before the cards
    // ask.
    connect(&m_context.opened().groups(), &GroupedRuns::changed, this,
            [this] { forEachCardInTurns(&ScalarCard::refreshOptions); });
    connect(&m_context, &ViewContext::caseChanged, this, &ScalarsView::loadIndex);
    connect(&m_context, &ViewContext::tagFilterChanged, this, &ScalarsView::rebuildSections);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, [this] {
        rebuildSections();
        forEachCardInTurns(&ScalarCard::refreshCurves);
        forEachCard(&ScalarCard::refreshShades);
    });
    connect(&m_context, &ViewContext::pinsChanged, this, [this] {
        rebuildSections();
        forEachCard(&ScalarCard::refreshPin);
    });
    connect(&m_context, &ViewContext::chartOptionsChanged, this, [this] {
        if (std::exchange(m_logYForAll, m_context.logY()) != m_context.logY())
            m_logTags.clear(); // the latest choice counts
        for (QWidget* widget : m_grid->cards()) {
            auto* card = qobject_cast<ScalarCard*>(widget);
            card->setLogY(logYOf(card->tag()));
        }
        forEachCardInTurns(&ScalarCard::refreshOptions);
        refreshPhases();
    });
    connect(&m_context, &ViewContext::zoomChanged, this, [this] {
        forEachCard(&ScalarCard::refreshZoom);
        refreshPhases();
    });
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &ScalarsView::refreshPhases);
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, &ScalarsView::refreshPhases);
    connect(&m_context, &ViewContext::cursorChanged, this,
            [this] { forEachCard(&ScalarCard::refreshCursor); });
    connect(&m_context.opened(), &OpenCase::diagnosisChanged, this, &ScalarsView::followDiagnosis);
    connect(&m_context, &ViewContext::tagRequested, this, &ScalarsView::showTag);
    connect(&m_context, &ViewContext::evidenceRequested, this, &ScalarsView::showEvidence);
    connect(&m_context, &ViewContext::focusCleared, this, &ScalarsView::endEvidence);
}

ScalarCard* ScalarsView::newCard(QWidget* parent)
{
    auto* card =
        new ScalarCard({.context = m_context, .cache = m_curves, .exporter = *m_exporter}, parent);
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
    card.setLogY(logYOf(tag));
    card.setMaximised(m_grid->isMaximised(tag));
    card.setTag(tag, m_index);
    card.setPhases(m_phases);
}

void ScalarsView::refreshPhases()
{
    m_phases.clear();
    const CaseAnalysisPtr& analysis = m_context.opened().analysis();
    if (analysis && m_context.xAxis() == XAxisKind::Wall)
        m_phases = phasesInSight(visibleTrainings(*analysis, m_context.state()), analysis->clocks,
                                 m_context.zoom());
    m_legend->setPhases(phasesIn(m_phases));
    for (QWidget* widget : m_grid->cards())
        qobject_cast<ScalarCard*>(widget)->setPhases(m_phases);
}

void ScalarsView::setLogY(const QString& tag, bool logarithmic)
{
    m_logTags.insert(tag, logarithmic);
    if (auto* card = qobject_cast<ScalarCard*>(m_grid->card(tag)))
        card->setLogY(logarithmic);
}

std::optional<bool> ScalarsView::logYOf(const QString& tag) const
{
    const auto own = m_logTags.constFind(tag);
    return own != m_logTags.constEnd() ? std::optional(*own) : m_context.logY();
}

void ScalarsView::refreshLogY()
{
    const std::vector<QWidget*> cards = m_grid->cards();
    m_controls->setAutomaticLogY(std::any_of(cards.begin(), cards.end(), [](QWidget* card) {
        return qobject_cast<ScalarCard*>(card)->isLogY();
    }));
}

void ScalarsView::followDiagnosis()
{
    forEachCard(&ScalarCard::refreshShades);
    const CasePtr& opened = m_context.opened().caseData();
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    // Once for each case: charts that change places while a run is followed cannot be watched.
    if (!opened || !diagnosis || diagnosis->findings.empty() || m_firstTagOf == opened->sources)
        return;
    m_firstTagOf = opened->sources;
    m_firstTag.clear();
    for (const Evidence& evidence : diagnosis->findings.front().evidence) {
        const auto* proof = std::get_if<SeriesEvidence>(&evidence);
        if (proof != nullptr && m_firstTag.isEmpty())
            m_firstTag = QString::fromStdString(proof->tag.text());
    }
    rebuildSections();
}

void ScalarsView::loadIndex()
{
    const CasePtr opened = m_context.opened().caseData();
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
    if (m_tagPending && m_index)
        showTag();
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
            runVisible.push_back(m_context.isRunVisible(QString::fromStdString(run->name)));
        QSet<QString> accepted;
        const auto accept = [&](const TagEntry& entry) {
            const bool visible = std::any_of(entry.runs.begin(), entry.runs.end(),
                                             [&](std::uint32_t run) { return runVisible[run]; });
            tagsOfVisibleRuns += visible ? 1 : 0;
            if (!visible || !m_context.matchesTagFilter(entry.tag))
                return false;
            accepted.insert(entry.tag);
            return !m_context.pinnedTags().contains(entry.tag);
        };
        const std::vector<TagGroup> groups = groupTags(*m_index, accept, m_firstTag);

        CardSection pinned{.id = kPinnedSection,
                           .title = tr("Pinned"),
                           .keys = {},
                           .expanded = !m_foldedGroups.contains(QString(kPinnedSection))};
        for (const QString& tag : m_context.pinnedTags()) {
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
    if (!m_context.opened().caseData()) {
        m_empty->setTexts(tr("Nothing is open"),
                          tr("Open a folder with event files: its curves appear here."));
    } else if (!hasTags) {
        m_empty->setTexts(m_context.opened().caseData()->isComplete
                              ? tr("No scalars in these files")
                              : tr("Reading…"),
                          m_context.opened().caseData()->isComplete
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
                .arg(m_context.tagFilter()));
    }
    m_stack->setCurrentWidget(shownTags > 0 ? static_cast<QWidget*>(m_grid) : m_empty);
}

void ScalarsView::forEachCard(void (ScalarCard::*action)())
{
    for (QWidget* widget : m_grid->cards())
        (qobject_cast<ScalarCard*>(widget)->*action)();
}

void ScalarsView::forEachCardInTurns(CardAction action)
{
    for (QWidget* widget : m_grid->cards()) {
        auto* card = qobject_cast<ScalarCard*>(widget);
        std::erase_if(m_turns, [card, action](const Turn& one) {
            return one.card == card && one.action == action;
        });
        m_turns.push_back({.card = card, .action = action});
    }
    workOnTurns();
}

void ScalarsView::workOnTurns()
{
    constexpr qint64 kMostMs = 12; // less than a frame
    QElapsedTimer clock;
    clock.start();
    while (!m_turns.empty() && clock.elapsed() < kMostMs) {
        const Turn turn = m_turns.front();
        m_turns.pop_front();
        if (turn.card)
            (turn.card->*turn.action)();
    }
    if (!m_turns.empty())
        m_turnTimer.start();
}

void ScalarsView::finishTurns()
{
    while (!m_turns.empty())
        workOnTurns();
}

void ScalarsView::applyCardSize(CardSize size)
{
    m_grid->setMetrics(metricsFor(size));
}

void ScalarsView::exportShown(ScalarFormat format, bool onlyVisibleRange)
{
    finishTurns();
    std::vector<ExportSeries> curves;
    const bool aligned = m_context.curveOptions().alignsStart();
    for (const QString& tag : std::as_const(m_shownTags)) {
        const TagEntry* entry = m_index->find(tag);
        if (entry == nullptr)
            continue;
        for (const std::uint32_t position : entry->runs) {
            const RunPtr& run = m_index->data->runs[position];
            if (m_context.isRunVisible(QString::fromStdString(run->name)))
                curves.push_back({.run = run->name,
                                  .tag = entry->key,
                                  .series = SeriesPtr(run, &run->scalars.at(entry->key).series),
                                  .origin = run->startTime().value_or(0.0),
                                  .firstStep = aligned ? firstStepOf(*run) : 0});
        }
    }
    std::optional<ExportWindow> window;
    if (const std::optional<AxisRange> zoom = m_context.zoom(); zoom && onlyVisibleRange)
        window = {.axis = m_context.xAxis(), .min = zoom->min, .max = zoom->max};
    m_exporter->exportData(std::move(curves), format, window, tr("scalars"));
}

void ScalarsView::showEvidence()
{
    m_strip->refresh();
    const std::optional<SeriesEvidence> proof = m_context.focus();
    if (!proof)
        return;
    m_evidencePending = !m_index;
    if (m_evidencePending)
        return;
    const QString tag = QString::fromStdString(proof->tag.text());
    m_context.setRunVisible(m_context.nameOf(proof->run), true);
    if (!m_context.matchesTagFilter(tag))
        m_context.setTagFilter({});
    // The proof speaks of one run and its own steps.
    m_context.setXAxis(XAxisKind::Step);
    m_context.curveOptions().setAlignsStart(false);
    m_context.curveOptions().setGrouping({});
    const RunPtr run = m_index->data->findRun(proof->run);
    const ScalarSeries* series = run ? run->findScalar(proof->tag.view()) : nullptr;
    if (series != nullptr) {
        const std::optional<AxisRange> window = evidenceWindow(*proof, *series);
        m_context.setZoom(window);
        if (needsLogAxis(*series, window))
            setLogY(tag, true);
    }
    forEachCard(&ScalarCard::refreshShades);
    m_grid->reveal(tag);
}

void ScalarsView::showTag()
{
    m_tagPending = !m_index;
    const QString tag = m_context.requestedTag();
    const TagEntry* entry = m_index ? m_index->find(tag) : nullptr;
    if (entry == nullptr)
        return;
    const auto nameOf = [this](std::uint32_t run) {
        return QString::fromStdString(m_index->data->runs[run]->name);
    };
    if (std::none_of(entry->runs.begin(), entry->runs.end(),
                     [&](std::uint32_t run) { return m_context.isRunVisible(nameOf(run)); }))
        m_context.setRunVisible(nameOf(entry->runs.front()), true);
    if (!m_context.matchesTagFilter(tag))
        m_context.setTagFilter({});
    m_grid->reveal(tag);
    if (auto* card = qobject_cast<ScalarCard*>(m_grid->card(tag))) {
        card->mark();
        card->chart().setFocus(Qt::OtherFocusReason);
    }
}

void ScalarsView::endEvidence()
{
    m_evidencePending = false;
    m_strip->refresh();
    forEachCard(&ScalarCard::refreshShades);
}

void ScalarsView::settle()
{
    m_context.opened().finishAnalysis();
    m_indexing.finish();
    m_context.opened().hyperparameters().finish();
    m_grid->settle();
    finishTurns();
    forEachCard(&ScalarCard::refreshCurves); // asks for what is still missing
    m_context.opened().restarts().finish();
    forEachCard(&ScalarCard::refreshCurves);
    m_curves.finish();
    forEachCard(&ScalarCard::settle);
    m_statusTimer.stop();
    refreshLogY();
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
