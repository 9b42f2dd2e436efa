// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/estimate.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faultline::vram {

/// A peak that something measured while the model trained.
struct MeasuredPeak {
    std::int64_t bytes = 0;
    Measure measure = Measure::Device;
    std::int64_t batchPerReplica = 0; ///< 0: that of the setup
    /// The run ended before its peak (it ran out of memory): it needs at least this much.
    bool isLowerBound = false;
    std::string source; ///< "train.log, line 812: MaxInUse", for people
};

/// What measurements add to the model: measured - estimated = constant + slope x variable, where
/// variable is the part of the estimate that grows with the batch and the size of the images.
///
/// One measurement cannot tell the two apart: the difference may be all constant (a larger
/// context, a library's workspace) or all in proportion. Estimates then take the middle, and the
/// band reaches both. Measurements at two sizes pin the line.
struct Calibration {
    double constantLow = 0; ///< bytes; the two hypotheses, equal when the line is known
    double constantHigh = 0;
    double slopeWithLow = 0; ///< that goes with constantLow
    double slopeWithHigh = 0;
    double relativeError = 0;   ///< half the band, of the peak, that remains where it was measured
    double largestVariable = 0; ///< bytes; beyond it the error grows
    double contextShare = 0; ///< of context and allocator, when those were not in what was measured
    bool hasTwoSizes = false;
    std::vector<MeasuredPeak> peaks;
    std::vector<std::string> remarks; ///< English
};

/// Compares measurements with the estimates for their batch and measure. `graph` and `setup` are
/// those of the run that was measured; `wanted` is the measure of the estimates to come. A lower
/// bound counts only if the estimate is below it. Fails when no measurement is usable or one is
/// out of range, naming its source.
[[nodiscard]] Result<Calibration> calibrate(const LayerGraph& graph, const TrainingSetup& setup,
                                            std::span<const MeasuredPeak> peaks, Measure wanted);

/// The estimate with Component::Unexplained and the narrower band. The peak stays positive.
[[nodiscard]] Estimate calibrated(Estimate estimate, const Calibration& calibration);

} // namespace faultline::vram
