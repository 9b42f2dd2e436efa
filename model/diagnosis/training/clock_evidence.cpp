// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/clock_evidence.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace faultline {

namespace {

/// A step is printed when it ends, its summary may wait for a flush: so far they may lie apart.
constexpr double kPrintDelay = 300.0;
/// Shared moments of one clock lie within so many seconds of one offset.
constexpr double kAlignWindow = 60.0;
constexpr double kMostOfThem = 0.6;
constexpr double kMostTime = 1e12;
constexpr std::size_t kFewestForZone = 3;
constexpr std::size_t kFewestForAlignment = 2;
constexpr std::int64_t kHourInZones = 4;
constexpr double kCleanSplit = 0.9;

/// Zones that a moment speaks for, by number of kZoneSeconds, with what is left of each.
using ZoneResiduals = std::map<std::int64_t, double>;

ZoneResiduals zonesOf(const SharedMoment& moment)
{
    ZoneResiduals zones;
    for (const double wall : moment.walls) {
        const double offset = wall - moment.written;
        if (!(std::abs(offset) <= kMostZoneSeconds + kPrintDelay))
            continue;
        const double nearest = std::round(offset / kZoneSeconds);
        const double residual = offset - nearest * kZoneSeconds;
        if (std::abs(residual) > kPrintDelay)
            continue;
        const auto [it, isNew] = zones.try_emplace(static_cast<std::int64_t>(nearest), residual);
        if (!isNew && std::abs(residual) < std::abs(it->second))
            it->second = residual;
    }
    return zones;
}

std::map<std::int64_t, std::size_t> countVotes(const std::vector<ZoneResiduals>& moments)
{
    std::map<std::int64_t, std::size_t> votes;
    for (const ZoneResiduals& zones : moments) {
        for (const auto& [zone, residual] : zones)
            ++votes[zone];
    }
    return votes;
}

/// Of equal counts the zone nearest to UTC.
std::int64_t winner(const std::map<std::int64_t, std::size_t>& votes)
{
    return std::max_element(votes.begin(), votes.end(),
                            [](const auto& a, const auto& b) {
                                return std::pair(a.second, -std::abs(a.first))
                                       < std::pair(b.second, -std::abs(b.first));
                            })
        ->first;
}

/// Index of the first moment of the second of two zones, where the change from the one to the
/// other explains most moments; nothing if they are mixed.
std::optional<std::size_t> changeIndex(const std::vector<ZoneResiduals>& moments,
                                       std::int64_t before, std::int64_t after)
{
    std::size_t wrong = 0; // with the change before the first moment
    for (const ZoneResiduals& zones : moments)
        wrong += zones.count(after) == 0 ? 1 : 0;
    std::size_t fewest = wrong;
    std::size_t best = 0;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        wrong += moments[i].count(before) == 0 ? 1 : 0;
        wrong -= moments[i].count(after) == 0 ? 1 : 0;
        if (wrong < fewest) {
            fewest = wrong;
            best = i + 1;
        }
    }
    const auto allowed =
        static_cast<std::size_t>((1.0 - kCleanSplit) * static_cast<double>(moments.size()));
    const bool bothSides = best >= kFewestForZone && moments.size() - best >= kFewestForZone;
    return bothSides && fewest <= allowed ? std::optional(best) : std::nullopt;
}

struct ZoneChange {
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::size_t index = 0;
};

std::optional<ZoneChange> findChange(const std::vector<ZoneResiduals>& moments, std::int64_t best)
{
    for (const std::int64_t other : {best - kHourInZones, best + kHourInZones}) {
        if (const auto index = changeIndex(moments, best, other))
            return ZoneChange{.before = best, .after = other, .index = *index};
        if (const auto index = changeIndex(moments, other, best))
            return ZoneChange{.before = other, .after = best, .index = *index};
    }
    return std::nullopt;
}

bool areMost(std::size_t agreeing, std::size_t all)
{
    return static_cast<double>(agreeing) >= kMostOfThem * static_cast<double>(all);
}

} // namespace

StepTimes::StepTimes(Progress progress)
{
    if (progress.stepsRepeat)
        return; // a counter within the epoch says nothing about the run
    for (const MarkRange& range : progress.attempts) {
        std::vector<StepMark> marks;
        for (std::size_t i = range.begin; i < range.end; ++i) {
            const StepMark& mark = progress.marks[i];
            if (marks.empty()
                || (mark.step > marks.back().step && mark.wallTime >= marks.back().wallTime))
                marks.push_back(mark);
        }
        if (!marks.empty())
            m_attempts.push_back(std::move(marks));
    }
}

std::vector<double> StepTimes::at(double step) const
{
    std::vector<double> times;
    for (const std::vector<StepMark>& marks : m_attempts) {
        const auto next = std::lower_bound(marks.begin(), marks.end(), step,
                                           [](const StepMark& mark, double value) {
                                               return static_cast<double>(mark.step) < value;
                                           });
        if (next == marks.end())
            continue;
        if (static_cast<double>(next->step) == step) {
            times.push_back(next->wallTime);
            continue;
        }
        if (next == marks.begin())
            continue;
        const StepMark& last = *std::prev(next);
        const double share = (step - static_cast<double>(last.step))
                             / (static_cast<double>(next->step) - static_cast<double>(last.step));
        times.push_back(last.wallTime + share * (next->wallTime - last.wallTime));
    }
    return times;
}

std::optional<ZoneVote> voteForZone(std::span<const SharedMoment> moments)
{
    std::vector<ZoneResiduals> zones;
    zones.reserve(moments.size());
    for (const SharedMoment& moment : moments)
        zones.push_back(zonesOf(moment));
    const std::map<std::int64_t, std::size_t> votes = countVotes(zones);
    if (moments.size() < kFewestForZone || votes.empty())
        return std::nullopt;

    const std::int64_t best = winner(votes);
    std::optional<ZoneChange> change;
    if (votes.at(best) < moments.size())
        change = findChange(zones, best);
    if (!change && (votes.at(best) < kFewestForZone || !areMost(votes.at(best), moments.size())))
        return std::nullopt;

    ZoneVote vote;
    const std::int64_t before = change ? change->before : best;
    vote.offsetSeconds = static_cast<double>(before) * kZoneSeconds;
    if (change) {
        vote.changeAtWritten = moments[change->index].written;
        vote.offsetAfterChange = static_cast<double>(change->after) * kZoneSeconds;
    }
    std::vector<double> residuals;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const bool isAfter = change && i >= change->index;
        const auto own = zones[i].find(isAfter ? change->after : before);
        if (own != zones[i].end())
            residuals.push_back(own->second);
    }
    vote.moments = residuals.size();
    vote.residualSeconds = median(residuals);
    vote.spreadSeconds = sigmaMad(residuals);
    return vote;
}

std::optional<Alignment> align(std::span<const SharedMoment> moments)
{
    std::vector<double> offsets;
    for (const SharedMoment& moment : moments) {
        // Beyond that a double holds no seconds: such a time is damage.
        if (!(std::abs(moment.written) < kMostTime))
            return std::nullopt;
        for (const double wall : moment.walls)
            offsets.push_back(wall - moment.written);
    }
    std::sort(offsets.begin(), offsets.end());
    std::size_t begin = 0;
    std::size_t bestBegin = 0;
    std::size_t bestCount = 0;
    for (std::size_t end = 0; end < offsets.size(); ++end) {
        while (offsets[end] - offsets[begin] > kAlignWindow)
            ++begin;
        if (end + 1 - begin > bestCount) {
            bestCount = end + 1 - begin;
            bestBegin = begin;
        }
    }
    if (bestCount < kFewestForAlignment || !areMost(bestCount, moments.size()))
        return std::nullopt;
    const std::span agreeing(offsets.data() + bestBegin, bestCount);
    return Alignment{.offsetSeconds = median(agreeing),
                     .moments = std::min(bestCount, moments.size()),
                     .spreadSeconds = sigmaMad(agreeing)};
}

std::optional<double> zoneByEnds(const TimeSpan& written, const TimeSpan& run,
                                 double toleranceSeconds)
{
    const double atBegin = run.begin - written.begin;
    const double atEnd = run.end - written.end;
    const double nearest = std::round((atBegin + atEnd) / 2.0 / kZoneSeconds) * kZoneSeconds;
    if (!(std::abs(nearest) <= kMostZoneSeconds)
        || !(std::abs(atBegin - nearest) <= toleranceSeconds)
        || !(std::abs(atEnd - nearest) <= toleranceSeconds))
        return std::nullopt;
    return nearest;
}

} // namespace faultline
