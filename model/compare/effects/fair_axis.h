// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/effects/separation.h"
#include "model/diagnosis/training/learning_curve.h"

#include <optional>
#include <span>

namespace faultline {

/// What decides by which axis two trainings can be laid over each other.
struct AxisFacts {
    std::optional<double> imagesPerUpdate; ///< examples, of whatever kind
    std::optional<double> trainingImages;  ///< in an epoch
};
[[nodiscard]] AxisFacts axisFactsOf(const Training& training);

/// The axis on which both sides had the same chance, and why.
struct FairAxis {
    CompareAxis axis = CompareAxis::Steps;
    Text reason;
};

/// Steps where an update is made of as many images on both sides (or nobody says how many), images
/// where it is not, epochs where the datasets differ in size. `wanted` is taken as it is where it
/// can be had.
[[nodiscard]] FairAxis fairAxis(std::span<const ComparedRun> good, const ComparedRun& bad,
                                std::optional<CompareAxis> wanted);

/// Where the points of a signal lie on an axis.
struct AxisScale {
    CompareAxis axis = CompareAxis::Steps;
    double factor = 1.0;            ///< of LearningCurve::position()
    const Phases* phases = nullptr; ///< of ActiveTime

    [[nodiscard]] double place(double position, double wallTime) const;
};
/// Steps where a factor is not known; epochs of a signal that counts them, unless time is wanted.
[[nodiscard]] AxisScale axisScaleOf(const Training& training, const Signal& signal,
                                    const LearningCurve& curve, CompareAxis wanted);

/// A curve with the axis that it is on: a series that counts epochs stays on epochs, whatever is
/// asked for.
struct PlacedCurve {
    AxisCurve curve;
    CompareAxis axis = CompareAxis::Steps;
};
[[nodiscard]] PlacedCurve placeOnAxis(const Training& training, const Signal& signal,
                                      const LearningCurve& curve, CompareAxis axis);

/// Seconds of work before a wall time: without the pauses of the training and the time between its
/// attempts.
[[nodiscard]] double activeSeconds(const Phases& phases, double wallTime);

} // namespace faultline
