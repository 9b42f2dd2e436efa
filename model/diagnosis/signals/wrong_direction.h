// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// What an evaluation measures, with the direction in which it gets better.
struct DirectedCurve {
    const Signal* signal = nullptr;
    LearningCurve curve;
    bool higherIsBetter = false;

    [[nodiscard]] std::size_t size() const { return curve.size(); }
    /// Lower is better.
    [[nodiscard]] double cost(std::size_t i) const
    {
        return higherIsBetter ? -curve.values[i] : curve.values[i];
    }
    /// Whether point `i` is better than all before it, by more than rounding.
    [[nodiscard]] bool isNewBest(std::size_t i) const;
    [[nodiscard]] std::size_t bestIndex() const;
};

/// Every series of an evaluation whose direction its name tells, with at least `fewest` points:
/// validation losses and metrics, and measures that are only taken of one ("c_index").
[[nodiscard]] std::vector<DirectedCurve> directedCurves(const Training& training,
                                                        std::size_t fewest);

/// The value that a log calls the best is the worst of its series, or a much better one came
/// later.
struct WorstKept {
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
    DirectedCurve curve;
    double kept = 0.0;
    std::size_t best = 0; ///< index in the curve
};
[[nodiscard]] std::optional<WorstKept> findWorstKept(const Training& training);

/// Early stopping ended a training of which every evaluation was better than the one before: what
/// it watches cannot have got worse, so it compares the wrong way round.
struct StopWhileImproving {
    const ConsoleLog* log = nullptr; ///< null: no line says so
    std::size_t line = 0;
    DirectedCurve curve; ///< one of those with most evaluations
};
/// Whether a line in small letters, which says that a training stops, tells of early stopping by a
/// rule that looks at a metric, not by the clock or by reaching a target.
[[nodiscard]] bool isForWantOfGain(std::string_view lower);

/// `endedItself`: the training is known to have ended by itself before its plan; else a log has to
/// say that it stopped early.
[[nodiscard]] std::optional<StopWhileImproving> findStopWhileImproving(const Training& training,
                                                                       bool endedItself);

/// A schedule that waits for a plateau cut the rate after evaluations that were the best so far.
struct CutWhileImproving {
    const Signal* rate = nullptr;
    LearningCurve rates;
    std::size_t firstCut = 0; ///< index in `rates`
    std::size_t cuts = 0;
    double factor = 1.0; ///< of each cut
    DirectedCurve curve;
};
[[nodiscard]] std::optional<CutWhileImproving> findCutWhileImproving(const Training& training);

} // namespace faultline
