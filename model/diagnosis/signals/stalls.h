// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/progress.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What counts as a stall, and which stalls are too long to be one of the usual kind.
struct StallLimits {
    double sigmas = 3.5;        ///< longer than the median by so many sigmaMAD ...
    double share = 0.5;         ///< ... and by this share of the median
    double gapIntervals = 10.0; ///< a gap: longer than so many median intervals ...
    double gapSeconds = 600.0;  ///< ... and than this
};

/// What a stall coincides with.
enum class StallCause {
    Unknown,
    Evaluation,
    AfterEvaluation, ///< most of it passed after the results of an evaluation were logged
    Checkpoint,
};

/// An interval between two marks that took much longer than usual.
struct Stall {
    StepInterval interval;
    double lostSeconds = 0.0; ///< beyond what its steps usually take
    StallCause cause = StallCause::Unknown;
    bool isGap = false; ///< unexplained, not one of a regular sequence, and longer than a gap
};

/// How regularly the stalls come.
struct StallPeriod {
    bool inSteps = true; ///< else in seconds
    double length = 0.0; ///< steps or seconds
};

/// The stalls of a training, over all of its attempts that are long enough for a median of
/// their own. Start-up and warm-up are not judged.
struct Stalls {
    std::vector<Stall> all;    ///< by attempt and step
    std::size_t intervals = 0; ///< judged
    double judgedSeconds = 0.0;
    double usualSeconds = 0.0;         ///< median interval
    double usualPerStep = 0.0;         ///< median seconds per step
    double usualSteps = 0.0;           ///< median steps from mark to mark
    std::optional<StallPeriod> period; ///< of the dominant ones
    std::string summaryTag;            ///< images or histograms written as often as the stalls come

    /// The stalls that are no gaps.
    [[nodiscard]] std::vector<Stall> ordinary() const;
    /// Of those the ones that most of the loss comes from: a few slow steps beside long evaluations
    /// must not hide whose time it is.
    [[nodiscard]] std::vector<Stall> dominant() const;
    [[nodiscard]] std::vector<Stall> gaps() const;
};

/// How regularly stalls come; `usual` tells the distance of two marks. Nothing for few or irregular
/// ones.
[[nodiscard]] std::optional<StallPeriod> periodOf(const std::vector<Stall>& stalls,
                                                  const Stalls& usual);

[[nodiscard]] Stalls findStalls(const Training& training, const Progress& progress,
                                const StallLimits& limits);

/// Attempts with fewer step times have no median of their own and are not judged.
inline constexpr std::size_t kFewestIntervals = 8;

/// Intervals of an attempt after its warm-up.
[[nodiscard]] std::vector<StepInterval> settledIntervals(const Training& training,
                                                         const Progress& progress,
                                                         const MarkRange& attempt);

} // namespace faultline
