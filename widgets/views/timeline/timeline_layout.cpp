// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/timeline_layout.h"

#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace faultline::ui {

namespace {

/// A gap longer than this share of all busy time is cut out...
constexpr double kGapShare = 0.25;
/// ...if it is also longer than this: a minute between two short runs is worth seeing.
constexpr double kMinGapSeconds = 120.0;
constexpr double kCutWidth = 24.0;
/// Cuts together take at most this share of the width.
constexpr double kMaxCutShare = 0.3;
/// Even the shortest run can be seen and hit.
constexpr double kMinSegmentWidth = 6.0;
/// A single instant still needs a stretch of time around it.
constexpr double kMinSpanSeconds = 1.0;

using Interval = std::pair<double, double>;

std::vector<Interval> merged(std::vector<Interval> busy)
{
    std::erase_if(busy, [](const Interval& interval) {
        return !std::isfinite(interval.first) || !std::isfinite(interval.second)
               || interval.second < interval.first;
    });
    std::sort(busy.begin(), busy.end());
    std::vector<Interval> result;
    for (const Interval& interval : busy) {
        if (!result.empty() && interval.first <= result.back().second)
            result.back().second = std::max(result.back().second, interval.second);
        else
            result.push_back(interval);
    }
    return result;
}

double totalLength(const std::vector<Interval>& intervals)
{
    double total = 0.0;
    for (const Interval& interval : intervals)
        total += interval.second - interval.first;
    return total;
}

/// Joins neighbours unless the gap between them is long enough to be cut.
std::vector<Interval> withoutShortGaps(const std::vector<Interval>& busy)
{
    const double limit = std::max(kMinGapSeconds, kGapShare * totalLength(busy));
    std::vector<Interval> result;
    for (const Interval& interval : busy) {
        if (!result.empty() && interval.first - result.back().second <= limit)
            result.back().second = interval.second;
        else
            result.push_back(interval);
    }
    return result;
}

std::optional<TimelineMark> markOf(const Finding& finding, std::size_t position)
{
    for (const Evidence& evidence : finding.evidence) {
        const auto* proof = std::get_if<SeriesEvidence>(&evidence);
        if (proof != nullptr && proof->firstWallTime > WallTime())
            return TimelineMark{.time = proof->firstWallTime.seconds(),
                                .severity = finding.severity,
                                .finding = position};
    }
    return std::nullopt;
}

bool contains(const Training& training, const RunId& id)
{
    return std::any_of(training.runs.begin(), training.runs.end(),
                       [&id](const RunPtr& run) { return run->id == id; });
}

/// The folder that was opened has no name within the case: then that of the folder itself.
QString nameOf(const Training& training)
{
    if (training.name != "." || training.runs.empty())
        return QString::fromStdString(training.name);
    QString path = QString::fromStdString(training.runs.front()->path);
    if (training.runs.front()->name != ".")
        path = path.section(u'/', 0, -2, QString::SectionSkipEmpty);
    return path.section(u'/', -1, -1, QString::SectionSkipEmpty);
}

TimelineLane laneOf(const Training& training)
{
    TimelineLane lane;
    lane.name = nameOf(training);
    lane.phases = training.phases.spans;
    lane.attempts = training.phases.attempts;
    bool any = false;
    const auto include = [&](double begin, double end) {
        lane.begin = any ? std::min(lane.begin, begin) : begin;
        lane.end = any ? std::max(lane.end, end) : end;
        any = true;
    };
    for (const RunPtr& run : training.runs) {
        if (run->startTime() && run->endTime())
            include(*run->startTime(), *run->endTime());
    }
    for (const PhaseSpan& span : lane.phases)
        include(span.beginTime, span.endTime);
    return lane;
}

} // namespace

std::vector<TimelineLane> timelineLanes(const std::vector<const Training*>& trainings,
                                        const Diagnosis* diagnosis)
{
    std::vector<TimelineLane> lanes;
    for (const Training* training : trainings) {
        TimelineLane lane = laneOf(*training);
        // Numbers of a console may count from the start of a machine: those have no place here.
        if (!(lane.end > kEarliestWallTime))
            continue;
        for (std::size_t i = 0; diagnosis != nullptr && i < diagnosis->findings.size(); ++i) {
            const Finding& finding = diagnosis->findings[i];
            if (!contains(*training, finding.run))
                continue;
            if (const std::optional<TimelineMark> mark = markOf(finding, i))
                lane.marks.push_back(*mark);
        }
        std::stable_sort(
            lane.marks.begin(), lane.marks.end(),
            [](const TimelineMark& a, const TimelineMark& b) { return a.time < b.time; });
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

TimeScale::TimeScale(std::vector<std::pair<double, double>> busy, double left, double right)
{
    std::vector<Interval> intervals = withoutShortGaps(merged(std::move(busy)));
    if (intervals.empty() || right <= left)
        return;
    for (Interval& interval : intervals) {
        if (interval.second - interval.first < kMinSpanSeconds)
            interval.second = interval.first + kMinSpanSeconds;
    }
    const double width = right - left;
    const auto count = static_cast<double>(intervals.size());
    const double cuts = count - 1.0;
    const double cutWidth = cuts > 0.0 ? std::min(kCutWidth, kMaxCutShare * width / cuts) : 0.0;
    const double room = width - cuts * cutWidth;
    const double floor = std::min(kMinSegmentWidth, room / count);
    const double scale = (room - count * floor) / totalLength(intervals);

    double x = left;
    for (const Interval& interval : intervals) {
        const double length = floor + scale * (interval.second - interval.first);
        m_segments.push_back(
            {.begin = interval.first, .end = interval.second, .left = x, .right = x + length});
        x += length + cutWidth;
    }
}

double TimeScale::toX(double time) const
{
    if (m_segments.empty())
        return 0.0;
    const auto next =
        std::partition_point(m_segments.begin(), m_segments.end(),
                             [time](const Segment& segment) { return segment.end < time; });
    if (next == m_segments.end())
        return m_segments.back().right;
    if (time >= next->begin)
        return next->left
               + (time - next->begin) / (next->end - next->begin) * (next->right - next->left);
    if (next == m_segments.begin())
        return next->left;
    const Segment& before = *(next - 1);
    return before.right
           + (time - before.end) / (next->begin - before.end) * (next->left - before.right);
}

double TimeScale::toTime(double x) const
{
    if (m_segments.empty())
        return 0.0;
    const auto next =
        std::partition_point(m_segments.begin(), m_segments.end(),
                             [x](const Segment& segment) { return segment.right < x; });
    if (next == m_segments.end())
        return m_segments.back().end;
    if (x >= next->left)
        return next->begin
               + (x - next->left) / (next->right - next->left) * (next->end - next->begin);
    if (next == m_segments.begin())
        return next->begin;
    const Segment& before = *(next - 1);
    return before.end
           + (x - before.right) / (next->left - before.right) * (next->begin - before.end);
}

TimeScale timelineScale(const std::vector<TimelineLane>& lanes, double left, double right)
{
    std::vector<Interval> busy;
    for (const TimelineLane& lane : lanes) {
        // Idle stretches of one training (a night between two attempts) may be cut out too.
        for (const PhaseSpan& span : lane.phases) {
            if (span.kind != PhaseKind::Idle)
                busy.emplace_back(span.beginTime, span.endTime);
        }
        if (lane.phases.empty())
            busy.emplace_back(lane.begin, lane.end);
        else
            busy.insert(busy.end(), {{lane.begin, lane.begin}, {lane.end, lane.end}});
    }
    return {std::move(busy), left, right};
}

} // namespace faultline::ui
