// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/phases.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline {

class TagDictionary;

/// The attempts of one run, the same that rules and timeline speak of (Phases::attempts), in a
/// form that tells of any point of any of its series which attempt logged it.
struct RunAttempts {
    std::vector<Attempt> attempts; ///< ordered by time
    /// Indices into `attempts` in the order in which the files hold them; differs from the order
    /// of time where two processes wrote at once.
    std::vector<std::size_t> loggingOrder;

    /// More than one: there is something to tell apart.
    [[nodiscard]] bool hasRestarts() const { return attempts.size() > 1; }
    /// Attempts that began while an earlier one still wrote.
    [[nodiscard]] std::size_t concurrentCount() const;
    /// Steps that a later attempt did again, and the wall time that they had taken.
    [[nodiscard]] double lostSteps() const;
    [[nodiscard]] double lostSeconds() const;
};

/// Told apart by session STARTs, by files that begin after all earlier ones have ended, and by
/// steps that go back (findProgress()). A pause alone begins no attempt, a step that counts
/// within the epoch neither. Linear in the points taken of one series.
[[nodiscard]] RunAttempts findAttempts(const Run& run, TagDictionary& tags);
[[nodiscard]] RunAttempts findAttempts(const Run& run);

/// Points [begin, end) of a series, in logging order, that one attempt logged.
struct AttemptPart {
    std::size_t attempt = 0; ///< index into RunAttempts::attempts
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const AttemptPart&, const AttemptPart&) = default;
};

/// Which attempt logged which points of a series of that run: the parts cover the series in order;
/// two neighbours differ in their attempt. Where one process followed the other, wall times
/// decide, and between the last mark of one and the first of the next the step does. Where
/// two wrote at once their times overlap, and a coordinate that goes back tells where the next file
/// begins. One pass over the points, none if there is only one attempt.
[[nodiscard]] std::vector<AttemptPart> attemptParts(const ScalarSeries& series,
                                                    const RunAttempts& attempts);

/// One series for each attempt, empty where it did not log this one. With one attempt, or one
/// part, the chunks are shared; else the points are copied.
[[nodiscard]] std::vector<ScalarSeries> splitByAttempt(const ScalarSeries& series,
                                                       const RunAttempts& attempts);

} // namespace faultline
