// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/log_clock.h"

#include <cmath>

namespace faultline::ui {

namespace {

/// The clock of a log; none if nothing places it in time.
std::optional<Clock> clockOf(const CaseAnalysisPtr& analysis, const ConsoleLog& log)
{
    if (!analysis)
        return log.timeKind == TimeKind::Absolute ? std::optional(Clock()) : std::nullopt;
    const Clock& clock = analysis->clocks.of(log.id());
    return clock.isPlaced ? std::optional(clock) : std::nullopt;
}

} // namespace

std::optional<double> logToWallTime(const CaseAnalysisPtr& analysis, const ConsoleLog& log,
                                    double logTime)
{
    const std::optional<Clock> clock = clockOf(analysis, log);
    return clock && std::isfinite(logTime) ? std::optional(clock->toWall(logTime)) : std::nullopt;
}

std::optional<double> wallToLogTime(const CaseAnalysisPtr& analysis, const ConsoleLog& log,
                                    double wallTime)
{
    const std::optional<Clock> clock = clockOf(analysis, log);
    return clock && std::isfinite(wallTime) ? std::optional(clock->fromWall(wallTime))
                                            : std::nullopt;
}

} // namespace faultline::ui
