// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/timeline_pane.h"

#include "model/qt/trace_text.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/event_text.h"
#include "widgets/views/trace/trace_minimap.h"
#include "widgets/views/trace/trace_timeline.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QShortcut>
#include <QStackedWidget>

#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kSearchDelayMs = 150;
constexpr int kSearchWidth = 28 * kGrid;
/// Air on both sides of a stretch that proves something.
constexpr double kStretchMargin = 0.25;
constexpr double kZoomStep = 1.0 / 1.5;

} // namespace

TimelinePane::TimelinePane(const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_worker(jobs)
{
    m_minimap = new TraceMinimap(this);
    m_timeline = new TraceTimeline(this);
    m_detailName = new ElidedLabel(Qt::ElideRight, this);
    m_detailFacts = new ElidedLabel(Qt::ElideRight, this);
    m_detailFacts->setMuted(true);

    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, kGrid / 2, 0, kGrid / 2);
    column->setSpacing(kGrid / 2);
    column->addWidget(buildToolbar());
    column->addWidget(m_minimap);
    column->addWidget(m_timeline, 1);
    auto* detail = new QVBoxLayout;
    detail->setContentsMargins(kGrid, 0, kGrid, 0);
    detail->setSpacing(0);
    detail->addWidget(m_detailName);
    detail->addWidget(m_detailFacts);
    column->addLayout(detail);

    m_empty = new EmptyState(QStringLiteral("trace"), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(content);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);

    m_searchTimer.setSingleShot(true);
    m_searchTimer.setInterval(kSearchDelayMs);
    connect(&m_searchTimer, &QTimer::timeout, this, &TimelinePane::startSearch);
    connect(&m_worker, &TraceWorker::prepared, this, &TimelinePane::takeRows);
    connect(&m_worker, &TraceWorker::found, this, &TimelinePane::takeMatches);
    connect(m_minimap, &TraceMinimap::windowRequested, m_timeline,
            [this](double begin, double end) { m_timeline->showExactly(begin, end); });
    connect(m_timeline, &TraceTimeline::windowChanged, this, [this] {
        m_minimap->setWindow(m_timeline->window().begin(), m_timeline->window().end());
        emit statusTextChanged();
    });
    connect(m_timeline, &TraceTimeline::selectionChanged, this, &TimelinePane::refreshDetail);
    connect(m_timeline, &TraceTimeline::hoverChanged, this, &TimelinePane::refreshDetail);
    buildShortcuts();
    refreshDetail();
    refreshMatchCount();
}

QWidget* TimelinePane::buildToolbar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Find an event by name"));
    m_search->setAccessibleName(tr("Find an event by name"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(kSearchWidth);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_searchTimer.start(); });
    row->addWidget(m_search, 1);
    const auto button = [bar, row](const QString& iconName, const QString& name) {
        auto* made = new IconButton(iconName, name, bar);
        row->addWidget(made);
        return made;
    };
    m_previous = button(QStringLiteral("chevron-up"), tr("Previous match (Shift+F3)"));
    connect(m_previous, &QToolButton::clicked, this, [this] { goToMatch(false); });
    m_next = button(QStringLiteral("chevron-down"), tr("Next match (F3)"));
    connect(m_next, &QToolButton::clicked, this, [this] { goToMatch(true); });
    m_matchCount = makeMutedLabel({}, bar);
    m_matchCount->setWordWrap(false);
    row->addWidget(m_matchCount);
    row->addStretch(1);
    connect(button(QStringLiteral("target"), tr("Zoom to the step")), &QToolButton::clicked, this,
            [this] { showStep(m_step); });
    connect(button(QStringLiteral("zoom-out"), tr("Zoom out (−)")), &QToolButton::clicked,
            m_timeline, [this] { m_timeline->zoomBy(1.0 / kZoomStep); });
    connect(button(QStringLiteral("zoom-in"), tr("Zoom in (+)")), &QToolButton::clicked, m_timeline,
            [this] { m_timeline->zoomBy(kZoomStep); });
    connect(button(QStringLiteral("zoom-fit"), tr("Show the whole trace (0)")),
            &QToolButton::clicked, m_timeline, [this] { m_timeline->showAll(); });
    return bar;
}

void TimelinePane::buildShortcuts()
{
    const auto add = [this](const QKeySequence& keys, QWidget* owner, auto&& action) {
        auto* shortcut = new QShortcut(keys, owner);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    const auto focusSearch = [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    };
    add(QKeySequence::Find, this, focusSearch);
    add(QKeySequence(Qt::Key_Slash), m_timeline, focusSearch);
    add(QKeySequence(Qt::Key_F3), this, [this] { goToMatch(true); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), this, [this] { goToMatch(false); });
    add(QKeySequence(Qt::Key_Return), m_search, [this] { goToMatch(true); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_Return), m_search, [this] { goToMatch(false); });
    add(QKeySequence(Qt::Key_Escape), m_search, [this] {
        m_search->clear();
        m_timeline->setFocus(Qt::ShortcutFocusReason);
    });
}

void TimelinePane::setProfile(const TraceProfilePtr& profile)
{
    m_profile = profile;
    m_step.reset();
    m_stretch.reset();
    m_timeline->setRows(nullptr);
    m_minimap->setRows(nullptr);
    takeMatches(nullptr);
    const bool hasEvents = profile && !profile->events.empty();
    m_worker.prepare(hasEvents ? profile : nullptr);
    if (hasEvents) {
        m_empty->setTexts(tr("Reading…"), tr("The timeline appears when it is laid out."));
    } else if (profile) {
        m_empty->setTexts(tr("No timeline"),
                          tr("This file holds results, not events: open the trace itself "
                             "(*.xplane.pb or *.trace.json.gz) to see what ran when."));
    }
    m_stack->setCurrentIndex(1);
}

void TimelinePane::takeRows(const TraceRowsPtr& rows)
{
    m_minimap->setRows(rows);
    m_timeline->setRows(rows);
    m_stack->setCurrentIndex(0);
    showStep(m_step);
    if (const auto stretch = std::exchange(m_stretch, std::nullopt))
        showStretch(stretch->first, stretch->second);
    if (!m_search->text().isEmpty())
        startSearch();
    emit statusTextChanged();
}

void TimelinePane::showStep(std::optional<std::size_t> step)
{
    m_step = step;
    if (!m_timeline->rows())
        return; // takeRows() comes back to it
    m_timeline->setStep(step);
    if (!step) {
        m_timeline->showAll();
        return;
    }
    const TraceStep& shown = m_profile->steps.at(*step);
    m_timeline->showRange(static_cast<double>(shown.beginNs), static_cast<double>(shown.endNs));
}

void TimelinePane::showStretch(std::int64_t beginNs, std::int64_t endNs)
{
    if (!m_timeline->rows()) {
        m_stretch = {beginNs, endNs};
        return;
    }
    const double margin = kStretchMargin * static_cast<double>(endNs - beginNs);
    m_timeline->showRange(static_cast<double>(beginNs) - margin,
                          static_cast<double>(endNs) + margin);
}

void TimelinePane::startSearch()
{
    m_searchTimer.stop();
    if (m_search->text().isEmpty() || !m_timeline->rows())
        takeMatches(nullptr);
    else
        m_worker.search(m_timeline->rows(), m_search->text());
}

void TimelinePane::takeMatches(const TraceMatchesPtr& matches)
{
    m_matches = matches;
    m_match.reset();
    m_timeline->setMatches(matches);
    refreshMatchCount();
}

void TimelinePane::goToMatch(bool forward)
{
    if (m_searchTimer.isActive()) {
        startSearch();
        m_worker.finish();
    }
    if (!m_matches)
        return;
    const double from = m_timeline->window().begin();
    m_match = forward ? m_matches->next(m_match, from) : m_matches->previous(m_match, from);
    if (m_match) {
        const TraceSpot spot = m_matches->spots()[*m_match];
        m_timeline->select(spot);
        m_timeline->reveal(spot);
    }
    refreshMatchCount();
}

void TimelinePane::refreshMatchCount()
{
    const std::size_t count = m_matches ? m_matches->count() : 0;
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    const auto number = [](std::size_t value) {
        return QLocale().toString(static_cast<qulonglong>(value));
    };
    if (!m_matches)
        m_matchCount->setText({});
    else if (count == 0)
        m_matchCount->setText(tr("No event has this in its name"));
    else if (m_match)
        m_matchCount->setText(tr("%1 of %2").arg(number(*m_match + 1), number(count)));
    else
        m_matchCount->setText(tr("%1 matches").arg(number(count)));
}

void TimelinePane::refreshDetail()
{
    const std::optional<TraceSpot> spot =
        m_timeline->selected() ? m_timeline->selected() : m_timeline->hovered();
    if (!spot || !m_timeline->rows()) {
        m_detailName->setText(tr("Nothing selected"));
        m_detailFacts->setText(
            tr("Click an event to see what it is. Ctrl+wheel zooms, dragging pans, Shift+drag "
               "zooms to a stretch, Shift+arrows go from event to event."));
        return;
    }
    const EventText text = eventText(*m_timeline->rows(), *spot);
    m_detailName->setText(text.name);
    m_detailFacts->setText(text.oneLine());
}

void TimelinePane::settle()
{
    if (m_searchTimer.isActive())
        startSearch();
    m_worker.finish();
}

QString TimelinePane::statusText() const
{
    if (!m_timeline->rows())
        return {};
    const TraceWindow& window = m_timeline->window();
    const QString shown = tr("%1 of %2 shown")
                              .arg(traceDuration(1e-9 * window.span()),
                                   traceDuration(1e-9 * (window.limitEnd() - window.limitBegin())));
    const std::uint64_t notDrawn = m_timeline->rows()->notDrawnCount();
    if (notDrawn == 0)
        return shown;
    return tr("%1 · %2 events are nested too deep to be drawn")
        .arg(shown, QLocale().toString(static_cast<qulonglong>(notDrawn)));
}

} // namespace faultline::ui
