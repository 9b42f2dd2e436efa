// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/device_turns.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace faultline::hardware {

namespace {

constexpr std::size_t kMaxDevices = 64;
constexpr std::size_t kLeastTurns = 2;

/// Rows of one tick come within milliseconds, ticks are far apart: a clear cut between the two
/// kinds of pauses, or 0.
double pauseBetweenTurns(const std::vector<double>& pauses)
{
    constexpr double kClear = 5.0;
    constexpr double kInstant = 1e-3;
    std::vector<double> sorted = pauses;
    std::sort(sorted.begin(), sorted.end());
    double best = kClear;
    double cut = 0.0;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i - 1] < 0.0)
            return 0.0;
        const double ratio = sorted[i] / std::max(sorted[i - 1], kInstant);
        if (ratio > best) {
            best = ratio;
            cut = (sorted[i - 1] + sorted[i]) / 2.0;
        }
    }
    return cut;
}

DeviceTurns turnsByTime(const std::vector<double>& times)
{
    std::vector<double> pauses;
    for (std::size_t i = 1; i < times.size(); ++i)
        pauses.push_back(times[i] - times[i - 1]);
    const double gap = pauseBetweenTurns(pauses);
    if (gap <= 0.0)
        return {};
    // The last turn may be cut; all others must be of one length.
    std::vector<std::size_t> lengths{1};
    for (const double pause : pauses) {
        if (pause > gap)
            lengths.push_back(1);
        else
            ++lengths.back();
    }
    const std::size_t last = lengths.back();
    lengths.pop_back();
    if (lengths.size() < kLeastTurns || lengths.front() < 2 || lengths.front() > kMaxDevices
        || last > lengths.front()
        || std::any_of(lengths.begin(), lengths.end(),
                       [&](std::size_t length) { return length != lengths.front(); }))
        return {};
    return {.devices = static_cast<int>(lengths.front()), .gapSeconds = gap};
}

/// The shortest period of the names that repeats a name within it.
DeviceTurns turnsByName(const std::vector<std::string>& names)
{
    const std::set<std::string> distinct(names.begin(), names.end());
    if (distinct.size() < 2)
        return {};
    for (std::size_t period = distinct.size();
         period <= kMaxDevices && kLeastTurns * period <= names.size(); ++period) {
        bool repeats = true;
        for (std::size_t i = period; i < names.size() && repeats; ++i)
            repeats = names[i] == names[i - period];
        if (repeats)
            return {.devices = period == distinct.size() ? 1 : static_cast<int>(period),
                    .gapSeconds = 0.0};
    }
    return {};
}

} // namespace

DeviceTurns deviceTurns(const std::vector<double>& times, const std::vector<std::string>& names)
{
    if (times.size() == names.size()) {
        const DeviceTurns turns = turnsByTime(times);
        if (turns.devices > 1) {
            const std::set<std::string> distinct(names.begin(), names.end());
            return distinct.size() == static_cast<std::size_t>(turns.devices) ? DeviceTurns{}
                                                                              : turns;
        }
    }
    return turnsByName(names);
}

} // namespace faultline::hardware
