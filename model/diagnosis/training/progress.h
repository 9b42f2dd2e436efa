// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

class TagDictionary;

/// A sign of life of a training: the step it had reached and the time when it said so.
struct StepMark {
    std::int64_t step = 0;
    double wallTime = 0.0;
};

/// The time from one mark to the next of the same attempt.
struct StepInterval {
    StepMark from;
    StepMark to;
    double steps = 0.0;   ///< > 0
    double seconds = 0.0; ///< >= 0

    [[nodiscard]] double secondsPerStep() const { return seconds / steps; }
};

/// Marks [begin, end) of one session of the training process.
struct MarkRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// How a training went through its steps, as the wall times of one of its series tell. One
/// series, not all of them: tags of the same step are written one after the other, and the
/// time between them is no step time.
struct Progress {
    std::string tag;                 ///< the series; empty if the run logged nothing
    std::vector<StepMark> marks;     ///< in logging order; a step that was logged twice once
    std::vector<MarkRange> attempts; ///< ordered by time; each holds at least one mark
    bool stepsRepeat = false;        ///< the step is a counter within the epoch
    std::size_t thinning = 1;        ///< only every n-th point became a mark: the series is long
    double clockSeconds = 0.0;       ///< 1 if the writer noted whole seconds only, else 0

    [[nodiscard]] bool empty() const { return marks.empty(); }
    [[nodiscard]] const StepMark& firstOf(const MarkRange& attempt) const
    {
        return marks[attempt.begin];
    }
    [[nodiscard]] const StepMark& lastOf(const MarkRange& attempt) const
    {
        return marks[attempt.end - 1];
    }
};

/// A longer series is thinned to about so many marks; attempts stay exact.
inline constexpr std::size_t kProgressMarks = 200'000;

/// Reads the series with the most points, one of the training itself where there is a choice. A new
/// attempt begins where its step goes back, at a session START, and with a file that begins
/// after all earlier ones have ended. Linear in the points taken.
[[nodiscard]] Progress findProgress(const Run& run, TagDictionary& tags);

/// The intervals within an attempt. Where the clock went backwards there is none.
[[nodiscard]] std::vector<StepInterval> intervalsOf(const Progress& progress,
                                                    const MarkRange& attempt);

/// Median of the seconds per step; 0 if there are no intervals.
[[nodiscard]] double medianSecondsPerStep(const std::vector<StepInterval>& intervals);
/// Median of the seconds from mark to mark; 0 if there are no intervals.
[[nodiscard]] double medianSeconds(const std::vector<StepInterval>& intervals);
/// Median of the steps from mark to mark; 0 if there are no intervals.
[[nodiscard]] double medianSteps(const std::vector<StepInterval>& intervals);

/// True if the clock of the log is too coarse for the times between its marks: a step then
/// seems to take no time at all, or twice what it takes.
[[nodiscard]] bool clockIsTooCoarse(const Progress& progress, double usualSeconds);

} // namespace faultline
