// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/linked_cursor.h"

#include "widgets/visible_trainings.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace faultline::ui {

namespace {

/// Where `value` lies between two known pairs.
double interpolated(double value, double fromA, double fromB, double toA, double toB)
{
    return fromB == fromA ? toA : toA + (value - fromA) / (fromB - fromA) * (toB - toA);
}

double stepOf(const StepMark& mark)
{
    return static_cast<double>(mark.step);
}

/// The only training with a visible run, or nullptr.
const Training* onlyTraining(const ViewState& view, const CaseAnalysis* analysis)
{
    if (analysis == nullptr || view.xAxis == XAxisKind::Value
        || (view.xAxis == XAxisKind::Step && view.curves.alignsStart))
        return nullptr;
    const std::vector<const Training*> visible = visibleTrainings(*analysis, view);
    return visible.size() == 1 ? visible.front() : nullptr;
}

} // namespace

std::optional<double> timeOfX(double x, const ViewState& view, const CaseAnalysis* analysis)
{
    if (view.xAxis == XAxisKind::Wall)
        return x;
    const Training* training = onlyTraining(view, analysis);
    if (training == nullptr || training->progress.empty())
        return std::nullopt;
    if (view.xAxis == XAxisKind::Relative) {
        const std::optional<double> begin = training->runs.front()->startTime();
        return begin ? std::optional(*begin + x) : std::nullopt;
    }
    if (training->progress.stepsRepeat)
        return std::nullopt; // a counter within the epoch names many moments
    // A step that was done twice is shown where it was done last: that is what counts.
    const Progress& progress = training->progress;
    for (auto range = progress.attempts.rbegin(); range != progress.attempts.rend(); ++range) {
        if (x < stepOf(progress.firstOf(*range)) || x > stepOf(progress.lastOf(*range)))
            continue;
        const auto begin = progress.marks.begin() + static_cast<std::ptrdiff_t>(range->begin);
        const auto end = progress.marks.begin() + static_cast<std::ptrdiff_t>(range->end);
        const auto next = std::partition_point(
            begin, end, [x](const StepMark& mark) { return stepOf(mark) < x; });
        const StepMark& after = next == end ? progress.lastOf(*range) : *next;
        const StepMark& before = next == begin ? after : *std::prev(next);
        return interpolated(x, stepOf(before), stepOf(after), before.wallTime, after.wallTime);
    }
    return std::nullopt;
}

std::optional<double> xOfTime(double time, const ViewState& view, const CaseAnalysis* analysis)
{
    if (view.xAxis == XAxisKind::Wall)
        return time;
    const Training* training = onlyTraining(view, analysis);
    if (training == nullptr || training->progress.empty())
        return std::nullopt;
    if (view.xAxis == XAxisKind::Relative) {
        const std::optional<double> begin = training->runs.front()->startTime();
        return begin ? std::optional(time - *begin) : std::nullopt;
    }
    if (training->progress.stepsRepeat)
        return std::nullopt;
    const Progress& progress = training->progress;
    for (const MarkRange& range : progress.attempts) {
        if (time < progress.firstOf(range).wallTime || time > progress.lastOf(range).wallTime)
            continue;
        const auto begin = progress.marks.begin() + static_cast<std::ptrdiff_t>(range.begin);
        const auto end = progress.marks.begin() + static_cast<std::ptrdiff_t>(range.end);
        const auto next = std::partition_point(
            begin, end, [time](const StepMark& mark) { return mark.wallTime < time; });
        const StepMark& after = next == end ? progress.lastOf(range) : *next;
        const StepMark& before = next == begin ? after : *std::prev(next);
        return interpolated(time, before.wallTime, after.wallTime, stepOf(before), stepOf(after));
    }
    return std::nullopt;
}

} // namespace faultline::ui
