// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/progress.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// One moment as two clocks tell it: when an artifact wrote it, and when it may have been by the
/// event files (several times where a restart did the same step again).
struct SharedMoment {
    double written = 0.0;
    std::vector<double> walls; ///< at least one
};

/// When a run reached a step, by the wall times of its events.
class StepTimes {
public:
    explicit StepTimes(Progress progress);

    /// One time for each attempt that reached the step, linear between the points logged.
    [[nodiscard]] std::vector<double> at(double step) const;
    [[nodiscard]] bool empty() const { return m_attempts.empty(); }

private:
    std::vector<std::vector<StepMark>> m_attempts; ///< steps and times both ascending
};

/// Zones of the earth lie at multiples of so many seconds, within so many hours of UTC.
inline constexpr double kZoneSeconds = 900.0;
inline constexpr double kMostZoneSeconds = 14.0 * 3600.0;

/// What shared moments say about times written in a zone that the file does not name.
struct ZoneVote {
    double offsetSeconds = 0.0;   ///< to add: a multiple of kZoneSeconds
    std::size_t moments = 0;      ///< that agree
    double residualSeconds = 0.0; ///< median of what is left: the delay of a print, a clock's error
    double spreadSeconds = 0.0;   ///< robust standard deviation of what is left
    /// An hour more or less from a moment on: daylight saving changed.
    std::optional<double> changeAtWritten;
    double offsetAfterChange = 0.0;
};

/// The zone that most of the moments, in the order of the file, agree on; nothing if there are
/// fewer than three or no zone explains most of them.
[[nodiscard]] std::optional<ZoneVote> voteForZone(std::span<const SharedMoment> moments);

/// What shared moments say about times of unknown origin.
struct Alignment {
    double offsetSeconds = 0.0; ///< to add
    std::size_t moments = 0;    ///< that agree
    double spreadSeconds = 0.0; ///< robust standard deviation around it
};

/// The offset around which most of the moments lie; nothing if there are fewer than two or they
/// do not agree.
[[nodiscard]] std::optional<Alignment> align(std::span<const SharedMoment> moments);

/// A stretch of time.
struct TimeSpan {
    double begin = 0.0;
    double end = 0.0;

    [[nodiscard]] double seconds() const { return end - begin; }
};

/// The zone in which the begin and the end of an artifact meet those of its run, within
/// `toleranceSeconds` each; nothing if none or several do.
[[nodiscard]] std::optional<double> zoneByEnds(const TimeSpan& written, const TimeSpan& run,
                                               double toleranceSeconds);

} // namespace faultline
