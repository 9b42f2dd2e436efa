// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/preview/batch.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// What one thread of this machine takes to make elements of a batch.
struct ElementTimes {
    /// Of each: reading, decoding, transforming, and its share of stacking the batch.
    std::vector<double> seconds;
    double decodeShare = 0.0;    ///< of their sum: reading and decoding; 0..1
    std::size_t failed = 0;      ///< pictures that could not be read; they are not among `seconds`
    std::size_t elementSize = 0; ///< bytes of the last picture after the pipeline
};

struct MeasureLimits {
    double seconds = 3.0; ///< ends with the element that passes it
    std::size_t elements = 400;
};

/// Runs the pipeline of `request` in this thread, which must have a core of its own: what else runs
/// is measured with it. The first pictures, which pay for cold caches, do not count. Pictures are
/// read twice, the second time from memory: storage is not measured, since that of the training
/// is another. Blocks; gives what was measured by then if cancelled.
[[nodiscard]] ElementTimes measureElements(const BatchRequest& request, ReadMonitor& monitor,
                                           const MeasureLimits& limits = {});

/// How fast one thread of this machine decodes. The ratio of two machines is by what times of
/// elements differ between them.
struct DecodeProbe {
    double imagesPerSecond = 0.0;
    std::size_t bytes = 0; ///< of the JPEG: 640 x 480, quality 90, 4:2:0, about 150 kB
};
/// Decodes the same picture for `seconds`.
[[nodiscard]] DecodeProbe probeDecoding(double seconds = 1.0);

} // namespace faultline
