// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/core/scalar_series.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace faultline {

/// A curve of one run with every point that was logged, NaN included. Its wall times are places on
/// the axis of the comparison, its steps the same, rounded.
struct DrawnCurve {
    std::size_t run = 0; ///< index into RunComparison::runs
    std::shared_ptr<const ScalarSeries> series;
};

/// What the good runs and B say of a stretch of the axis, as it was logged.
struct DrawnBlock {
    double place = 0.0;
    double good = 0.0; ///< mean of the good runs
    double bad = 0.0;
    double low = 0.0; ///< B within [low, high] is within noise; NaN: no limit is known
    double high = 0.0;
};

/// What the band of DrawnBlock stands on.
enum class NoiseSource : std::uint8_t {
    None,     ///< what happened is no matter of noise
    GoodRuns, ///< how far the good runs are apart
    Seeds,    ///< how far healthy seeds of recorded trainings were apart; there is one good run
    Speed,    ///< how much the speed moves within a run, or between good runs
    Memory,   ///< how much memory healthy runs differ by
};

/// The curves behind an effect, laid over each other, and how they differ.
struct EffectCurves {
    std::vector<DrawnCurve> runs; ///< the baseline first, B last; empty: there is no curve
    CompareAxis axis = CompareAxis::Steps;
    Text axisReason;
    Unit unit = Unit::None;
    std::vector<DrawnBlock> blocks; ///< of the stretch that all of them cover
    bool isRatio = false;           ///< they are compared by B / good, else by B - good
    NoiseSource noise = NoiseSource::None;
    double movedBy = 0.0; ///< B began ahead by so much and is laid at the start of the baseline
    Text whyNone;         ///< there are no curves, or no blocks
};

/// Whether an effect may have curves: losses, metrics, the time of a step and memory.
[[nodiscard]] bool canHaveCurves(const Effect& effect);

/// Pure; linear in the points that were logged, so call it off the GUI thread.
[[nodiscard]] EffectCurves effectCurves(const RunComparison& comparison, const Effect& effect);

} // namespace faultline
