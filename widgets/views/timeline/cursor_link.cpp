// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/cursor_link.h"

#include "widgets/curve_options.h"
#include "widgets/view_state.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

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

} // namespace

CursorLink& CursorLink::of(ViewState& state)
{
    if (auto* existing = state.findChild<CursorLink*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    return *new CursorLink(state);
}

CursorLink::CursorLink(ViewState& state)
    : QObject(&state), m_state(state), m_analyser(CaseAnalyser::of(state))
{
    connect(&state, &ViewState::cursorChanged, this, &CursorLink::followScalars);
    connect(&state, &ViewState::timeCursorChanged, this, &CursorLink::followTime);
}

void CursorLink::followScalars()
{
    if (m_isMoving)
        return;
    const QScopedValueRollback moving(m_isMoving, true);
    const std::optional<double> x = m_state.cursorX();
    m_state.setCursorTime(x ? timeOf(*x) : std::nullopt);
}

void CursorLink::followTime()
{
    if (m_isMoving)
        return;
    const QScopedValueRollback moving(m_isMoving, true);
    const std::optional<double> time = m_state.cursorTime();
    m_state.setCursorX(time ? xOf(*time) : std::nullopt);
}

const Training* CursorLink::onlyTraining() const
{
    const XAxisKind axis = m_state.xAxis();
    if (axis == XAxisKind::Value
        || (axis == XAxisKind::Step && m_state.curveOptions().alignsStart()))
        return nullptr;
    const CaseAnalysisPtr& analysis = m_analyser.analysis();
    if (!analysis)
        return nullptr;
    const std::vector<const Training*> visible = visibleTrainings(*analysis, m_state);
    return visible.size() == 1 ? visible.front() : nullptr;
}

std::optional<double> CursorLink::timeOf(double x) const
{
    if (m_state.xAxis() == XAxisKind::Wall)
        return x;
    const Training* training = onlyTraining();
    if (training == nullptr || training->progress.empty())
        return std::nullopt;
    if (m_state.xAxis() == XAxisKind::Relative) {
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

std::optional<double> CursorLink::xOf(double time) const
{
    if (m_state.xAxis() == XAxisKind::Wall)
        return time;
    const Training* training = onlyTraining();
    if (training == nullptr || training->progress.empty())
        return std::nullopt;
    if (m_state.xAxis() == XAxisKind::Relative) {
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
