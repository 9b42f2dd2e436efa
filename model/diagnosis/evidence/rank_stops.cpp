// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/rank_stops.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/failed_rank.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace faultline {

namespace {

RankStop stopOf(const Traceback& trace)
{
    constexpr std::array<std::string_view, 2> kCollectives{"distributed_c10d.py", "c10d_logger.py"};
    constexpr std::array<std::string_view, 4> kPasses{"torch/nn/parallel/", "torch/autograd/",
                                                      "torch/distributed/fsdp/", "deepspeed/"};
    RankStop stop{
        .rank = trace.rank, .trace = &trace, .own = ownFrame(trace.frames), .collective = {}};
    stop.isTraining = std::any_of(trace.frames.begin(), trace.frames.end(), [&](const auto& frame) {
        return containsAny(frame.file, kPasses);
    });
    if (stop.own == nullptr || stop.isTraining)
        return stop;
    const auto at = static_cast<std::size_t>(stop.own - trace.frames.data());
    const bool callsItself =
        at + 1 < trace.frames.size() && containsAny(trace.frames[at + 1].file, kCollectives);
    if (callsItself && contains(trace.frames.back().file, "distributed_c10d.py"))
        stop.collective = trace.frames.back().function;
    return stop;
}

bool areOneLine(const RankStop& a, const RankStop& b)
{
    return a.own->file == b.own->file && a.own->line == b.own->line;
}

} // namespace

bool isLostRank(std::string_view message)
{
    constexpr std::array<std::string_view, 8> kLost{"timed out waiting",
                                                    "application timeout",
                                                    "connection closed by peer",
                                                    "connection reset by peer",
                                                    "collective operation time",
                                                    "timed out after",
                                                    "broken pipe",
                                                    "wait timeout"};
    return containsAny(lowerAscii(message), kLost);
}

std::optional<RanksApart> ranksApart(const ConsoleLog& log)
{
    std::vector<RankStop> stops;
    for (const Traceback& trace : log.tracebacks) {
        if (trace.rank < 0)
            continue; // of the launcher
        const RankStop stop = stopOf(trace);
        if (!isLostRank(trace.message) || stop.own == nullptr)
            return std::nullopt;
        const bool isKnown = std::any_of(stops.begin(), stops.end(), [&](const RankStop& other) {
            return other.rank == stop.rank;
        });
        if (!isKnown)
            stops.push_back(stop);
    }
    // Killed without a word of its own: the others lost it wherever they were.
    if (const std::optional<FailedRank> failed = failedRank(log); failed && failed->exitCode < 0)
        return std::nullopt;
    std::optional<RanksApart> found;
    for (const RankStop& calling : stops) {
        if (calling.collective.empty())
            continue;
        for (const RankStop& other : stops) {
            const bool fits = other.isTraining || !other.collective.empty();
            if (!fits || areOneLine(calling, other))
                continue;
            if (!found || (other.isTraining && !found->isUneven()))
                found = RanksApart{.first = other, .second = calling};
        }
    }
    // In the order of the ranks, where it makes no difference.
    if (found && !found->isUneven() && found->second.rank < found->first.rank)
        std::swap(found->first, found->second);
    return found;
}

} // namespace faultline
