// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/console/find_cause.h"
#include "model/readers/console/log_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline::console {

void LogBuilder::assembleLines()
{
    m_headCount = m_head.size();
    m_log.lines = std::move(m_head);
    for (Middle& middle : m_middle) {
        middle.line.textOffset = m_log.addText(middle.text);
        m_log.lines.push_back(middle.line);
    }
    m_log.lines.insert(m_log.lines.end(), m_tail.begin(), m_tail.end());
    m_log.lines.shrink_to_fit();
    m_log.settleText();
    m_tail.clear();
    m_log.timeKind = m_clock.kind();
    std::set<std::int16_t> ranks;
    for (const LogLine& line : m_log.lines) {
        if (line.rank >= 0)
            ranks.insert(line.rank);
    }
    m_log.ranks.assign(ranks.begin(), ranks.end());
}

void LogBuilder::assembleEvents()
{
    std::stable_sort(m_found.begin(), m_found.end(), [](const Found& a, const Found& b) {
        return a.event.firstLine < b.event.firstLine;
    });
    std::vector<LinesAfter> after;
    after.reserve(m_found.size());
    m_log.events.reserve(m_found.size());
    for (Found& found : m_found) {
        found.event.firstLine = indexOf(found.event.firstLine);
        found.event.lastLine = indexOf(found.event.lastLine);
        after.push_back({.progress = m_counted.progress - found.before.progress,
                         .training = m_counted.training - found.before.training,
                         .ordinary = m_counted.ordinary - found.before.ordinary});
        m_log.events.push_back(std::move(found.event));
    }
    m_found.clear();
    const auto place = [this](auto& part) {
        part.firstLine = indexOf(part.firstLine);
        part.lastLine = indexOf(part.lastLine);
    };
    std::for_each(m_log.tracebacks.begin(), m_log.tracebacks.end(), place);
    std::for_each(m_log.dumps.begin(), m_log.dumps.end(), place);
    const auto byLine = [](const auto& a, const auto& b) { return a.firstLine < b.firstLine; };
    std::stable_sort(m_log.tracebacks.begin(), m_log.tracebacks.end(), byLine);
    std::stable_sort(m_log.dumps.begin(), m_log.dumps.end(), byLine);
    m_log.exitCode = findExitCode(m_log);
    if (m_log.exitCode == 0)
        return;
    m_log.cause = findCause(m_log, after);
    if (!m_log.cause)
        m_log.unanswered = findUnanswered(m_log, after);
}

void LogBuilder::assemblePlans()
{
    m_log.plans = std::move(m_steps.plans());
    for (PrintedPlan& plan : m_log.plans) {
        plan.firstLine = std::min(indexOf(plan.firstLine), m_log.lines.size() - 1);
        plan.lastLine = std::min(indexOf(plan.lastLine), m_log.lines.size() - 1);
    }
}

void LogBuilder::assembleSeries()
{
    const auto timed = std::find_if(m_log.lines.begin(), m_log.lines.end(),
                                    [](const LogLine& line) { return line.hasOwnTime; });
    const double firstTime =
        timed == m_log.lines.end() ? std::numeric_limits<double>::quiet_NaN() : timed->wallTime;
    for (auto& [tag, points] : m_steps.points()) {
        for (ScalarPoint& point : points) {
            if (std::isnan(point.wallTime))
                point.wallTime = firstTime; // before the first line with a time
        }
        ScalarSeriesBuilder builder;
        builder.append(points);
        m_log.series[tag].series = builder.snapshot();
        m_file.scalarCount += points.size();
        points = {};
    }
}

void LogBuilder::closeReport()
{
    m_file.recordCount = m_lastNumber;
    if (m_log.timeKind == TimeKind::Absolute || m_log.timeKind == TimeKind::Local) {
        for (const LogLine& line : m_log.lines) {
            if (!line.hasOwnTime)
                continue;
            m_file.firstWallTime =
                std::min(m_file.firstWallTime.value_or(line.wallTime), line.wallTime);
            m_file.lastWallTime =
                std::max(m_file.lastWallTime.value_or(line.wallTime), line.wallTime);
        }
    }
    if (m_log.timeKind == TimeKind::None && m_lastNumber > 0)
        m_file.issues.add({.code = IssueCode::NoTimes,
                           .path = m_file.path,
                           .offsetBytes = std::nullopt,
                           .bytesLost = 0,
                           .detail = {}});
    if (m_log.droppedLines > 0)
        m_file.issues.add({.code = IssueCode::TextNotKept,
                           .path = m_file.path,
                           .offsetBytes = std::nullopt,
                           .bytesLost = 0,
                           .detail = {FAULTLINE_TR_NOOP("Errors", "%1 lines"),
                                      {std::to_string(m_log.droppedLines)}}});
}

} // namespace faultline::console
