// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/stop_by_hand.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

namespace faultline {

Waited waitedFor(const Crash& crash)
{
    constexpr std::array<std::string_view, 4> kOfWorkers{"_try_get_data", "_get_data", "_next_data",
                                                         "_wait_for_data"};
    constexpr std::array<std::string_view, 4> kWaits{"poll", "select", "wait", "_recv"};
    constexpr std::array<std::string_view, 4> kOfRanks{"distributed_c10d.py", "horovod",
                                                       "process_group", "collective"};
    const bool hasTrace = crash.traceback != nullptr && !crash.traceback->frames.empty();
    if (crash.event->signature != "py.interrupt" || !hasTrace)
        return Waited::Unknown;
    const std::vector<Traceback::Frame>& frames = crash.traceback->frames;
    const bool isOfWorkers = std::any_of(frames.begin(), frames.end(), [&](const auto& frame) {
        return containsAny(frame.function, kOfWorkers);
    });
    if (isOfWorkers
        && (containsAny(frames.back().function, kWaits)
            || containsAny(frames.back().function, kOfWorkers)))
        return Waited::ForWorkers;
    return containsAny(frames.back().file, kOfRanks) ? Waited::ForRanks : Waited::Unknown;
}

double hangBeforeStop(const Crash& crash)
{
    constexpr double kHung = 1200.0;
    const ConsoleLog& log = *crash.log;
    const std::size_t end =
        crash.traceback == nullptr ? crash.event->firstLine : crash.traceback->firstLine;
    const auto isTimed = [](const LogLine& line) { return std::isfinite(line.wallTime); };
    const auto begin = log.lines.begin();
    const auto middle = begin + static_cast<std::ptrdiff_t>(std::min(end, log.lines.size()));
    const auto before = std::find_if(std::make_reverse_iterator(middle), log.lines.rend(), isTimed);
    if (before == log.lines.rend())
        return 0.0;
    // Lines without a time have that of the line before.
    const auto after = std::find_if(middle, log.lines.end(), [&before](const LogLine& line) {
        return std::isfinite(line.wallTime) && line.wallTime > before->wallTime;
    });
    const double silence = after == log.lines.end() ? 0.0 : after->wallTime - before->wallTime;
    return silence >= kHung ? silence : 0.0;
}

} // namespace faultline
