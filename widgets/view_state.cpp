// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_state.h"

#include "model/core/dataset_source.h"
#include "model/diagnosis/training/training.h"
#include "model/qt/text.h"
#include "widgets/style/run_colors.h"
#include "widgets/view_state_p.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// More curves than this in one chart can no longer be told apart; further runs start hidden,
/// and the Case dock says so. TensorBoard draws the same line.
constexpr qsizetype kInitiallyVisibleRuns = 40;

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
void ViewState::Private::adoptRuns()
{
    hues = caseData ? assignHues(*caseData) : QHash<QString, RunHue>();
    QSet<QString> present;
    for (auto it = hues.cbegin(); it != hues.cend(); ++it)
        present.insert(it.key());
    hiddenRuns.intersect(present);
    knownRuns.intersect(present);
    if (!caseData)
        return;

    qsizetype visible = knownRuns.size() - hiddenRuns.size();
    for (const RunPtr& run : caseData->runs) {
        const QString name = toQString(run->name);
        if (knownRuns.contains(name))
            continue;
        knownRuns.insert(name);
        if (visible < kInitiallyVisibleRuns)
            ++visible;
        else
            hiddenRuns.insert(name);
    }
}

OpenCase& ViewState::opened() const
{
    return d->opened;
}

CaseDocument& ViewState::document() const
{
    return d->document;
}

CurveOptions& ViewState::curveOptions() const
{
    return d->curveOptions;
}

SummaryState& ViewState::summaries() const
{
    return d->summaries;
}

ViewState::ViewState(OpenCase& opened, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(opened))
{
}

ViewState::~ViewState() = default;

void ViewState::setCase(CasePtr data)
{
    if (data == d->caseData)
        return;
    // A later snapshot of the same sources keeps the place the user is looking at.
    const bool sameSources = data && d->caseData && data->sources == d->caseData->sources;
    const QSet<QString> hiddenBefore = d->hiddenRuns;
    d->caseData = std::move(data);
    d->adoptRuns();

    bool zoomCleared = false;
    bool timeZoomCleared = false;
    bool focusWasSet = false;
    bool diagnosisWasSet = false;
    if (!sameSources) {
        zoomCleared = d->zoom.clear();
        timeZoomCleared = d->timeZoom.has_value();
        d->timeZoom.reset();
        d->cursorX.reset();
        d->cursorTime.reset();
        focusWasSet = d->focus.has_value();
        d->focus.reset();
        d->forgetRequests();
        d->clockCorrections.clear();
        diagnosisWasSet = d->diagnosis != nullptr;
        d->diagnosis.reset();
    }

    emit caseChanged();
    if (hiddenBefore != d->hiddenRuns)
        emit runVisibilityChanged();
    if (diagnosisWasSet)
        emit diagnosisChanged();
    if (zoomCleared)
        emit zoomChanged();
    if (timeZoomCleared)
        emit timeZoomChanged();
    if (focusWasSet)
        emit focusCleared();
}

const CasePtr& ViewState::caseData() const
{
    return d->caseData;
}

void ViewState::replaceDataset(const QString& name, std::shared_ptr<const DatasetSource> source)
{
    if (!d->caseData)
        return;
    auto data = std::make_shared<CaseData>(*d->caseData); // shares every artifact
    const auto known = std::find_if(data->datasets.begin(), data->datasets.end(),
                                    [&name](const std::shared_ptr<const DatasetSource>& dataset) {
                                        return toQString(dataset->name()) == name;
                                    });
    if (known == data->datasets.end())
        return;
    *known = std::move(source);
    setCase(std::move(data));
    emit datasetReplaced();
}

void ViewState::setDiagnosis(DiagnosisPtr diagnosis)
{
    if (diagnosis == d->diagnosis)
        return;
    d->diagnosis = std::move(diagnosis);
    emit diagnosisChanged();
}

const DiagnosisPtr& ViewState::diagnosis() const
{
    return d->diagnosis;
}

bool ViewState::isRunVisible(const QString& run) const
{
    return !d->hiddenRuns.contains(run);
}

void ViewState::setRunVisible(const QString& run, bool visible)
{
    setRunsVisible({run}, visible);
}

void ViewState::setRunsVisible(const QStringList& runs, bool visible)
{
    bool changed = false;
    for (const QString& run : runs) {
        if (visible == isRunVisible(run))
            continue;
        changed = true;
        if (visible)
            d->hiddenRuns.remove(run);
        else
            d->hiddenRuns.insert(run);
    }
    if (changed)
        emit runVisibilityChanged();
}

void ViewState::setOnlyVisibleRun(const QString& run)
{
    QSet<QString> hidden = d->knownRuns;
    hidden.remove(run);
    if (hidden == d->hiddenRuns)
        return;
    d->hiddenRuns = std::move(hidden);
    emit runVisibilityChanged();
}

void ViewState::setAllRunsVisible(bool visible)
{
    QSet<QString> hidden = visible ? QSet<QString>() : d->knownRuns;
    if (hidden == d->hiddenRuns)
        return;
    d->hiddenRuns = std::move(hidden);
    emit runVisibilityChanged();
}

QColor ViewState::runColor(const QString& run) const
{
    const RunHue hue = d->hues.value(run);
    return runColorOf(hue.hue, hue.variant, QGuiApplication::palette());
}

XAxisKind ViewState::xAxis() const
{
    return d->xAxis;
}

void ViewState::setXAxis(XAxisKind axis)
{
    if (axis == d->xAxis)
        return;
    d->xAxis = axis;
    const bool zoomCleared = d->zoom.clear();
    const bool cursorCleared = d->cursorX.has_value();
    d->cursorX.reset();
    emit chartOptionsChanged();
    if (zoomCleared)
        emit zoomChanged();
    if (cursorCleared)
        emit cursorChanged();
}

bool ViewState::logX() const
{
    return d->logX;
}

void ViewState::setLogX(bool logarithmic)
{
    if (logarithmic == d->logX)
        return;
    d->logX = logarithmic;
    emit chartOptionsChanged();
}

double ViewState::smoothing() const
{
    return d->smoothing;
}

void ViewState::setSmoothing(double weight)
{
    const double clamped = std::clamp(weight, 0.0, 0.999);
    if (clamped == d->smoothing)
        return;
    d->smoothing = clamped;
    emit chartOptionsChanged();
}

bool ViewState::ignoreOutliers() const
{
    return d->ignoreOutliers;
}

void ViewState::setIgnoreOutliers(bool ignore)
{
    if (ignore == d->ignoreOutliers)
        return;
    d->ignoreOutliers = ignore;
    emit chartOptionsChanged();
}

QString ViewState::tagFilter() const
{
    return d->tagFilter;
}

void ViewState::setTagFilter(const QString& pattern)
{
    if (pattern == d->tagFilter)
        return;
    d->tagFilter = pattern;
    d->tagExpression = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
    emit tagFilterChanged();
}

bool ViewState::isTagFilterValid() const
{
    return d->tagExpression.isValid();
}

bool ViewState::matchesTagFilter(const QString& tag) const
{
    return d->tagFilter.isEmpty() || !d->tagExpression.isValid()
           || d->tagExpression.match(tag).hasMatch();
}

std::optional<AxisRange> ViewState::zoom() const
{
    return d->zoom.current();
}

void ViewState::setZoom(std::optional<AxisRange> range)
{
    if (d->zoom.set(range))
        emit zoomChanged();
}

bool ViewState::canUndoZoom() const
{
    return d->zoom.canUndo();
}

void ViewState::undoZoom()
{
    if (!d->zoom.canUndo())
        return;
    d->zoom.undo();
    emit zoomChanged();
}

std::optional<double> ViewState::cursorX() const
{
    return d->cursorX;
}

void ViewState::setCursorX(std::optional<double> x)
{
    if (x == d->cursorX)
        return;
    d->cursorX = x;
    emit cursorChanged();
}

std::optional<AxisRange> ViewState::timeZoom() const
{
    return d->timeZoom;
}

void ViewState::setTimeZoom(std::optional<AxisRange> range)
{
    if (range == d->timeZoom)
        return;
    d->timeZoom = range;
    emit timeZoomChanged();
}

std::optional<double> ViewState::cursorTime() const
{
    return d->cursorTime;
}

void ViewState::setCursorTime(std::optional<double> wallTime)
{
    if (wallTime == d->cursorTime)
        return;
    d->cursorTime = wallTime;
    emit timeCursorChanged();
}

const QStringList& ViewState::pinnedTags() const
{
    return d->pinnedTags;
}

void ViewState::setPinned(const QString& tag, bool pinned)
{
    if (pinned == d->pinnedTags.contains(tag))
        return;
    if (pinned)
        d->pinnedTags.push_back(tag);
    else
        d->pinnedTags.removeAll(tag);
    emit pinsChanged();
}

void ViewState::setPinnedTags(const QStringList& tags)
{
    if (tags == d->pinnedTags)
        return;
    d->pinnedTags = tags;
    emit pinsChanged();
}

const std::map<std::string, double>& ViewState::clockCorrections() const
{
    return d->clockCorrections;
}

void ViewState::setClockCorrection(const std::string& artifact, std::optional<double> seconds)
{
    const auto known = d->clockCorrections.find(artifact);
    if (seconds) {
        if (known != d->clockCorrections.end() && known->second == *seconds)
            return;
        d->clockCorrections[artifact] = *seconds;
    } else {
        if (known == d->clockCorrections.end())
            return;
        d->clockCorrections.erase(known);
    }
    emit clockCorrectionsChanged();
}

} // namespace faultline::ui
