// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/find_cause.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace faultline::console {

namespace {

// Lines that may still come after the end: of other ranks, of output that was buffered.
constexpr std::uint64_t kLateLines = 2;
constexpr std::uint64_t kLateLinesOfRanks = 50;

bool isBefore(const ConsoleLog& log, const LogEvent& a, const LogEvent& b)
{
    const LogLine& lineOfA = log.lines[a.firstLine];
    const LogLine& lineOfB = log.lines[b.firstLine];
    // Ranks write into one log in blocks: their own times tell better than the order.
    if (lineOfA.rank != lineOfB.rank && lineOfA.hasOwnTime && lineOfB.hasOwnTime
        && lineOfA.wallTime != lineOfB.wallTime)
        return lineOfA.wallTime < lineOfB.wallTime;
    return a.firstLine < b.firstLine;
}

/// An exit code says least of what happened, and so does a launcher that one of its processes
/// failed.
int weight(const LogEvent& event)
{
    if (event.info == nullptr || !event.info->isConsequence)
        return 0;
    const bool saysLeast = event.signature == "host.exit" || event.signature == "gcp.aiexit"
                           || event.signature == "ddp.child";
    return saysLeast ? 2 : 1;
}

} // namespace

std::optional<std::size_t> findCause(const ConsoleLog& log,
                                     std::span<const std::uint64_t> progressAfter)
{
    const std::uint64_t late = log.ranks.size() > 1 ? kLateLinesOfRanks : kLateLines;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const LogEvent& event = log.events[i];
        if (event.outcome != Outcome::Fatal || progressAfter[i] > late)
            continue;
        if (!best) {
            best = i;
            continue;
        }
        const LogEvent& other = log.events[*best];
        const int difference = weight(event) - weight(other);
        if (difference < 0 || (difference == 0 && isBefore(log, event, other)))
            best = i;
    }
    return best;
}

std::optional<int> findExitCode(const ConsoleLog& log)
{
    std::optional<int> code;
    for (const LogEvent& event : log.events) {
        if (event.signature == "host.killed") {
            code = -9;
        } else if (event.signature == "host.lsfdone") {
            code = 0;
        } else if (event.signature == "host.exit" || event.signature == "gcp.aiexit") {
            const std::string_view digits = event.field("code");
            int value = 0;
            if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec
                == std::errc())
                code = value;
        } else if (event.signature == "gcp.aioom") {
            code = -9;
        }
    }
    return code;
}

} // namespace faultline::console
