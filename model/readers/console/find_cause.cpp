// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/find_cause.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace faultline::console {

namespace {

constexpr std::uint64_t kLateLinesOfRanks = 50;
constexpr std::uint64_t kLastLines = 5;     // ordinary lines behind the last thing in a log
constexpr std::size_t kLongestMessage = 12; // lines from a heading to what it stands above

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

/// Failures that end a run only if nothing comes after them.
bool mayEnd(const LogEvent& event)
{
    // A warning of NCCL names the reason of the error that follows; Keras ends its epochs with one.
    if (event.signature == "nccl.warn" || event.signature == "data.ranout")
        return true;
    // Without its GPU a training runs on the processor, with a loss of NaN it goes on as well.
    const std::string_view family = event.info != nullptr ? event.info->family : "";
    return event.outcome == Outcome::Failure && family != "environment" && family != "numbers";
}

/// Whether an event is part of the message of which the other one is only the heading.
bool explainsHeading(const LogEvent& event, const LogEvent& heading)
{
    return heading.info != nullptr && heading.info->isHeading && event.signature != "py.exception"
           && event.outcome == Outcome::Fatal && event.firstLine > heading.firstLine
           && event.firstLine <= heading.lastLine + kLongestMessage;
}

/// Fatal events come before failures; of both, those that follow from others come last.
int weight(const LogEvent& event)
{
    const bool isConsequence = event.info != nullptr && event.info->isConsequence;
    if (event.outcome == Outcome::Fatal)
        return saysLeast(event) ? 5 : isConsequence ? 1 : 0;
    const bool saysLittle = event.signature == "log.error" || event.signature == "py.torn";
    return saysLittle ? 4 : isConsequence ? 3 : 2;
}

} // namespace

bool saysLeast(const LogEvent& event)
{
    // Keras and TensorFlow print the exception itself below a heading of their own.
    const std::string_view message =
        event.signature == "py.exception" ? event.field("message") : "";
    return event.signature == "host.exit" || event.signature == "gcp.aiexit"
           || event.signature == "ddp.child" || message.starts_with("in user code:")
           || message.starts_with("Graph execution error:");
}

std::optional<std::size_t> findCause(const ConsoleLog& log, std::span<const LinesAfter> after)
{
    const bool hasRanks = log.ranks.size() > 1;
    const std::uint64_t late = hasRanks ? kLateLinesOfRanks : kLateLines;
    const std::uint64_t last = hasRanks ? kLateLinesOfRanks : kLastLines;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const LogEvent& event = log.events[i];
        const bool isEnd =
            event.outcome == Outcome::Fatal
                ? after[i].progress <= late
                : mayEnd(event) && after[i].training <= late && after[i].ordinary <= last;
        if (!isEnd)
            continue;
        if (!best) {
            best = i;
            continue;
        }
        const LogEvent& other = log.events[*best];
        const int difference = weight(event) - weight(other);
        // Of what need not end a run the last counts: the run went on after those before.
        const bool isNearer = event.outcome != Outcome::Fatal;
        const bool saysMore = difference == 0 && explainsHeading(event, other);
        const bool isHeadingOfBest = explainsHeading(other, event);
        if (difference < 0 || saysMore
            || (difference == 0 && !isHeadingOfBest && (isNearer || isBefore(log, event, other))))
            best = i;
    }
    return best;
}

std::optional<std::size_t> findUnanswered(const ConsoleLog& log, std::span<const LinesAfter> after)
{
    for (std::size_t i = log.events.size(); i > 0; --i) {
        if (log.events[i - 1].outcome == Outcome::Failure && after[i - 1].training <= kLateLines)
            return i - 1;
    }
    return std::nullopt;
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

bool mayBeAnswered(std::string_view signature)
{
    return signature.starts_with("net.") || signature.starts_with("hub.");
}

} // namespace faultline::console
