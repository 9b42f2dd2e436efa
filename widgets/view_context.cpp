// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_context.h"

#include "model/diagnosis/training/training.h"
#include "model/qt/text.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "widgets/linked_cursor.h"
#include "widgets/style/run_colors.h"
#include "widgets/view_context_p.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// More curves than this in one chart can no longer be told apart; further runs start hidden,
/// and the Case dock says so. TensorBoard draws the same line.
constexpr qsizetype kInitiallyVisibleRuns = 40;

double clampedSmoothing(double weight)
{
    return std::clamp(weight, 0.0, 0.999);
}

/// The part of a run's name that its training and evaluation runs have in common.
QString trainingKey(const QString& runName)
{
    QStringList kept;
    for (const QString& part : runName.split(u'/')) {
        const bool role = part.compare(u"train", Qt::CaseInsensitive) == 0
                          || part.compare(u"training", Qt::CaseInsensitive) == 0
                          || isEvaluationRun(part.toStdString());
        if (!role && part != u".")
            kept.push_back(part);
    }
    return kept.join(u'/');
}

QHash<QString, RunHue> assignHues(const CaseData& data)
{
    QHash<QString, int> hueOfTraining;
    QHash<QString, int> runsOfTraining;
    QHash<QString, RunHue> result;
    for (const RunPtr& run : data.runs) {
        const QString name = toQString(run->name);
        const QString key = trainingKey(name);
        const int next = static_cast<int>(hueOfTraining.size());
        const int hue = hueOfTraining.value(key, next);
        hueOfTraining.insert(key, hue);
        result.insert(name, {.hue = hue, .variant = runsOfTraining[key]++});
    }
    return result;
}

} // namespace

/// Runs that stay keep their visibility; the first new ones are shown, up to a readable number.
void ViewContext::Private::adoptRuns(const CasePtr& data)
{
    hues = data ? assignHues(*data) : QHash<QString, RunHue>();
    QSet<QString> present;
    for (auto it = hues.cbegin(); it != hues.cend(); ++it)
        present.insert(it.key());
    state.hiddenRuns.intersect(present);
    knownRuns.intersect(present);
    if (!data)
        return;

    qsizetype visible = knownRuns.size() - state.hiddenRuns.size();
    for (const RunPtr& run : data->runs) {
        const QString name = toQString(run->name);
        if (knownRuns.contains(name))
            continue;
        knownRuns.insert(name);
        if (visible < kInitiallyVisibleRuns)
            ++visible;
        else
            state.hiddenRuns.insert(name);
    }
}

void ViewContext::Private::forgetPlace()
{
    pastZooms.clear();
    picked.reset();
    state.zoom.reset();
    state.timeZoom.reset();
    state.cursorX.reset();
    state.cursorTime.reset();
    state.artifacts.clear();
    state.logLine.reset();
    state.configField.clear();
    state.focus.reset();
    state.hardwareFocus.reset();
    state.traceFocus.reset();
    state.recordFocus.reset();
    state.ruleFocus = {};
    state.findingFocus = {};
}

bool ViewContext::Private::setZoom(std::optional<AxisRange> range)
{
    if (range == state.zoom)
        return false;
    if (pastZooms.size() == kMaxZoomHistory)
        pastZooms.erase(pastZooms.begin());
    pastZooms.push_back(std::exchange(state.zoom, range));
    return true;
}

void ViewContext::Private::setTagFilter(const QString& pattern)
{
    state.tagFilter = pattern;
    tagExpression = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

const CaseAnalysis* ViewContext::Private::analysis() const
{
    return opened.analysis().get();
}

ViewContext::ViewContext(OpenCase& opened, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(opened))
{
    connect(&opened, &OpenCase::caseChanged, this, &ViewContext::followCase);
    connect(&d->curveOptions, &CurveOptions::changed, this,
            [this] { d->opened.groups().setGrouping(d->state.curves.grouping); });
    followCase();
}

ViewContext::~ViewContext() = default;

OpenCase& ViewContext::opened() const
{
    return d->opened;
}

CurveOptions& ViewContext::curveOptions() const
{
    return d->curveOptions;
}

SummaryState& ViewContext::summaries() const
{
    return d->summaries;
}

LessonShelf& ViewContext::lessons() const
{
    return d->lessons;
}

const ViewState& ViewContext::state() const
{
    return d->state;
}

void ViewContext::setState(ViewState state)
{
    state.smoothing = clampedSmoothing(state.smoothing);
    const ViewState before = d->state;
    const CurveChoices curves = std::exchange(state.curves, before.curves);
    const SummaryChoices summaries = std::exchange(state.summaries, before.summaries);
    const std::optional<AxisRange> zoom = std::exchange(state.zoom, before.zoom);
    d->state = std::move(state);
    if (d->state.xAxis != before.xAxis)
        d->pastZooms.clear(); // in other units
    d->setZoom(zoom);
    d->setTagFilter(d->state.tagFilter);
    d->curveOptions.setChoices(curves);
    d->summaries.setChoices(summaries);
    tellDifference(before);
}

void ViewContext::followCase()
{
    const CasePtr& data = d->opened.caseData();
    // A later snapshot of the same sources keeps the place the user is looking at.
    const bool sameSources = data && d->sources == data->sources;
    const ViewState before = d->state;
    d->sources = data ? std::optional(data->sources) : std::nullopt;
    d->adoptRuns(data);
    if (!sameSources)
        d->forgetPlace();
    emit caseChanged();
    tellDifference(before);
}

/// Of what the state has become, also while it is told.
void ViewContext::tellDifference(const ViewState& before)
{
    const ViewState& now = d->state;
    if (now.hiddenRuns != before.hiddenRuns)
        emit runVisibilityChanged();
    if (now.xAxis != before.xAxis || now.logX != before.logX || now.logY != before.logY
        || now.smoothing != before.smoothing || now.ignoreOutliers != before.ignoreOutliers)
        emit chartOptionsChanged();
    if (now.tagFilter != before.tagFilter)
        emit tagFilterChanged();
    if (now.zoom != before.zoom)
        emit zoomChanged();
    if (now.cursorX != before.cursorX)
        emit cursorChanged();
    if (now.timeZoom != before.timeZoom)
        emit timeZoomChanged();
    if (now.cursorTime != before.cursorTime)
        emit timeCursorChanged();
    if (now.pinnedTags != before.pinnedTags)
        emit pinsChanged();
    tellRequests(before);
}

QString ViewContext::nameOf(const RunId& run) const
{
    const CasePtr& data = d->opened.caseData();
    return toQString(data ? data->nameOf(run) : run.text());
}

QString ViewContext::nameOf(const ArtifactId& artifact) const
{
    const CasePtr& data = d->opened.caseData();
    return toQString(data ? data->nameOf(artifact) : artifact.text());
}

bool ViewContext::isRunVisible(const QString& run) const
{
    return !d->state.hiddenRuns.contains(run);
}

void ViewContext::setRunVisible(const QString& run, bool visible)
{
    setRunsVisible({run}, visible);
}

void ViewContext::setRunsVisible(const QStringList& runs, bool visible)
{
    QSet<QString> hidden = d->state.hiddenRuns;
    for (const QString& run : runs) {
        if (visible)
            hidden.remove(run);
        else
            hidden.insert(run);
    }
    setHiddenRuns(hidden);
}

void ViewContext::setOnlyVisibleRun(const QString& run)
{
    QSet<QString> hidden = d->knownRuns;
    hidden.remove(run);
    setHiddenRuns(hidden);
}

void ViewContext::setAllRunsVisible(bool visible)
{
    setHiddenRuns(visible ? QSet<QString>() : d->knownRuns);
}

void ViewContext::setHiddenRuns(const QSet<QString>& hidden)
{
    if (hidden == d->state.hiddenRuns)
        return;
    d->state.hiddenRuns = hidden;
    emit runVisibilityChanged();
}

QColor ViewContext::runColor(const QString& run) const
{
    const RunHue hue = d->hues.value(run);
    return runColorOf(hue.hue, hue.variant, QGuiApplication::palette());
}

QColor ViewContext::groupColor(const QString& run) const
{
    const std::optional<std::size_t> group = d->opened.groups().groupOf(run);
    return group ? runColorOf(static_cast<int>(*group), 0, QGuiApplication::palette())
                 : runColor(run);
}

XAxisKind ViewContext::xAxis() const
{
    return d->state.xAxis;
}

void ViewContext::setXAxis(XAxisKind axis)
{
    if (axis == d->state.xAxis)
        return;
    const ViewState before = d->state;
    d->state.xAxis = axis;
    d->state.zoom.reset();
    d->pastZooms.clear();
    if (std::exchange(d->state.cursorX, std::nullopt))
        d->state.cursorTime.reset();
    tellDifference(before);
}

std::optional<bool> ViewContext::logY() const
{
    return d->state.logY;
}

void ViewContext::setLogY(std::optional<bool> logarithmic)
{
    if (std::exchange(d->state.logY, logarithmic) != logarithmic)
        emit chartOptionsChanged();
}

bool ViewContext::logX() const
{
    return d->state.logX;
}

void ViewContext::setLogX(bool logarithmic)
{
    if (std::exchange(d->state.logX, logarithmic) != logarithmic)
        emit chartOptionsChanged();
}

double ViewContext::smoothing() const
{
    return d->state.smoothing;
}

void ViewContext::setSmoothing(double weight)
{
    const double clamped = clampedSmoothing(weight);
    if (std::exchange(d->state.smoothing, clamped) != clamped)
        emit chartOptionsChanged();
}

bool ViewContext::ignoreOutliers() const
{
    return d->state.ignoreOutliers;
}

void ViewContext::setIgnoreOutliers(bool ignore)
{
    if (std::exchange(d->state.ignoreOutliers, ignore) != ignore)
        emit chartOptionsChanged();
}

QString ViewContext::tagFilter() const
{
    return d->state.tagFilter;
}

void ViewContext::setTagFilter(const QString& pattern)
{
    if (pattern == d->state.tagFilter)
        return;
    d->setTagFilter(pattern);
    emit tagFilterChanged();
}

bool ViewContext::isTagFilterValid() const
{
    return d->tagExpression.isValid();
}

bool ViewContext::matchesTagFilter(const QString& tag) const
{
    return d->state.tagFilter.isEmpty() || !d->tagExpression.isValid()
           || d->tagExpression.match(tag).hasMatch();
}

std::optional<AxisRange> ViewContext::zoom() const
{
    return d->state.zoom;
}

void ViewContext::setZoom(std::optional<AxisRange> range)
{
    if (d->setZoom(range))
        emit zoomChanged();
}

bool ViewContext::canUndoZoom() const
{
    return !d->pastZooms.empty();
}

void ViewContext::undoZoom()
{
    if (!canUndoZoom())
        return;
    d->state.zoom = d->pastZooms.back();
    d->pastZooms.pop_back();
    emit zoomChanged();
}

std::optional<double> ViewContext::cursorX() const
{
    return d->state.cursorX;
}

void ViewContext::setCursorX(std::optional<double> x)
{
    if (x == d->state.cursorX)
        return;
    d->state.cursorX = x;
    const std::optional<double> time = x ? timeOfX(*x, d->state, d->analysis()) : std::nullopt;
    const bool isMoved = std::exchange(d->state.cursorTime, time) != time;
    emit cursorChanged();
    if (isMoved)
        emit timeCursorChanged();
}

std::optional<AxisRange> ViewContext::timeZoom() const
{
    return d->state.timeZoom;
}

void ViewContext::setTimeZoom(std::optional<AxisRange> range)
{
    if (std::exchange(d->state.timeZoom, range) != range)
        emit timeZoomChanged();
}

std::optional<double> ViewContext::cursorTime() const
{
    return d->state.cursorTime;
}

void ViewContext::setCursorTime(std::optional<double> wallTime)
{
    if (wallTime == d->state.cursorTime)
        return;
    d->state.cursorTime = wallTime;
    const std::optional<double> x =
        wallTime ? xOfTime(*wallTime, d->state, d->analysis()) : std::nullopt;
    const bool isMoved = std::exchange(d->state.cursorX, x) != x;
    emit timeCursorChanged();
    if (isMoved)
        emit cursorChanged();
}

const QStringList& ViewContext::pinnedTags() const
{
    return d->state.pinnedTags;
}

void ViewContext::setPinned(const QString& tag, bool pinned)
{
    QStringList tags = d->state.pinnedTags;
    if (pinned == tags.contains(tag))
        return;
    if (pinned)
        tags.push_back(tag);
    else
        tags.removeAll(tag);
    setPinnedTags(tags);
}

void ViewContext::setPinnedTags(const QStringList& tags)
{
    if (tags == d->state.pinnedTags)
        return;
    d->state.pinnedTags = tags;
    emit pinsChanged();
}

} // namespace faultline::ui
