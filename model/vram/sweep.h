// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/calibration.h"
#include "model/vram/estimate.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace faultline::vram {

/// One point of a curve of memory against a batch or a size.
struct SweepPoint {
    std::int64_t batch = 0;
    std::int64_t imageWidth = 0;
    std::int64_t imageHeight = 0;
    std::int64_t peakBytes = 0; ///< by setup.measure
    Interval interval;
};

/// Memory for each of `batches`, in order, corrected by `calibration` if there is one. What is too
/// large to be counted ends the curve. Fails when not even the first can be estimated, naming the
/// field or layer.
[[nodiscard]] Result<std::vector<SweepPoint>> sweepBatch(const LayerGraph& graph,
                                                         const TrainingSetup& setup,
                                                         std::span<const std::int64_t> batches,
                                                         const Calibration* calibration = nullptr);

/// The graph for a setup whose image size is set: expandArchitecture(), or a user's own model.
using Expansion = std::function<Result<LayerGraph>(const TrainingSetup&)>;

/// Memory for each size of the longer side of the image, in order; the shape stays that of `setup`.
/// Sizes that the model refuses (too small for its strides) are left out. Fails when it refuses
/// all.
[[nodiscard]] Result<std::vector<SweepPoint>> sweepImageSize(
    const Expansion& expand, const TrainingSetup& setup, std::span<const std::int64_t> sizes,
    const Calibration* calibration = nullptr);

/// 1, 2, 3, 4, 6, 8, 12, 16, ... up to `largest`: what people try.
[[nodiscard]] std::vector<std::int64_t> usualBatches(std::int64_t largest);

/// The linear part of memory over the batch, from two estimates: bytes for each image more.
[[nodiscard]] Result<std::int64_t> bytesPerImage(const LayerGraph& graph,
                                                 const TrainingSetup& setup);

} // namespace faultline::vram
