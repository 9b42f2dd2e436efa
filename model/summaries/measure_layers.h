// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/summaries/histogram_summary.h"

#include <cstddef>
#include <cstdint>

namespace faultline {

/// The measures of model/core/layer_series.h of one histogram; 0 for an empty one.
struct LayerNumbers {
    double meanSize = 0.0;
    double zeroShare = 0.0;
    double edgeShare = 0.0;
};
/// Values are taken to lie evenly in their bucket. A share of zeros is told by buckets no wider
/// than `kZeroWidth`, as TensorFlow 1 and PyTorch have one around 0; thirty equal buckets cannot
/// tell it.
[[nodiscard]] LayerNumbers layerNumbersOf(const HistogramSummary& histogram);
inline constexpr double kZeroWidth = 1e-11;

/// What is read at most: of each run so many histogram tags (gradients first), of each of them so
/// many values, evenly spread and with the last, none longer than so many bytes.
struct LayerLimits {
    std::size_t tags = 64;
    std::size_t values = 24;
    std::uint64_t bytes = 1U << 20;
};

/// The case with the series of its layers in copies of the runs that logged histograms of gradients
/// or activations; the others are shared. A value that cannot be read or decoded is left out.
/// Blocks on I/O: off the GUI thread. Stops reading when `monitor` says so.
[[nodiscard]] CaseData withLayerSeries(const CaseData& data, ReadMonitor& monitor,
                                       const LayerLimits& limits = {});

} // namespace faultline
