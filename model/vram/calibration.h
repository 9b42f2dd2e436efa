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

/// What a run is known to need at least.
struct PeakFloor {
    std::int64_t bytes = 0;
    Measure measure = Measure::Device;
    double variable = 0; ///< bytes of its estimate that grow with the batch
};

/// What measurements add to the model: measured - estimated = constant + slope x variable, where
/// variable is the part of the estimate that grows with the batch and the size of the images.
///
/// One measurement cannot tell the two apart: the difference may be all constant (a larger
/// context, a library's workspace) or all in proportion. Estimates then take the middle, and the
/// band reaches both. Measurements at two sizes pin the line.
struct Calibration {
    TrainingSetup setup;    ///< of the run that was measured, complete
    double constantLow = 0; ///< bytes; the two hypotheses, equal when the line is known
    double constantHigh = 0;
    double slopeWithLow = 0; ///< that goes with constantLow
    double slopeWithHigh = 0;
    double relativeError = 0;   ///< half the band, of the peak, that remains where it was measured
    double largestVariable = 0; ///< bytes; beyond it the error grows
    double unexplained = 0;     ///< bytes, measured less estimated where it was measured
    bool hasTwoSizes = false;
    bool isOpenAbove = false; ///< only lower bounds were there: the truth may be higher
    std::vector<PeakFloor> floors;
    std::vector<MeasuredPeak> peaks; ///< that were used
    std::vector<Text> remarks;
};

/// Compares measurements with the estimates for their batch and measure. `graph` and `setup` are
/// those of the run that was measured. Lower bounds make the estimate no smaller than they are and
/// leave it open above; where exact ones are there, they only raise the lower end of the band.
/// Fails when no measurement is usable or one is out of range, naming its source.
[[nodiscard]] Result<Calibration> calibrate(const LayerGraph& graph, const TrainingSetup& setup,
                                            std::span<const MeasuredPeak> peaks);

/// Peak and band with what the calibration adds; `calibration` may be null. Where more than batch
/// and size differ from the run that was measured (precision, optimizer, freezing, ...), the
/// measurement says nothing of what the change does: the band keeps the width that the model alone
/// has. The peak stays positive.
[[nodiscard]] PeakFigures corrected(const PeakFigures& model, const TrainingSetup& setup,
                                    const Calibration* calibration);

/// The estimate with Component::Unexplained and the band that remains.
[[nodiscard]] Estimate calibrated(Estimate estimate, const Calibration& calibration);

} // namespace faultline::vram
