// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/dataset_evidence.h"

#include <string>
#include <vector>

namespace faultline {

/// Anchors that follow the boxes, as the generator of a configuration would make them.
struct SuggestedAnchors {
    std::vector<double> sides; ///< pixels after the resizer, square root of the area
    std::vector<double> ratios;
    std::string snippet;      ///< of the pipeline.config; empty: there are no boxes to follow
    double missedShare = 0.0; ///< with them
};

/// For the generator that the configuration has; that of an SSD if it has none. `iou` is the
/// overlap below which a box counts as missed.
[[nodiscard]] SuggestedAnchors suggestAnchorsFor(const ConfigDocument& config,
                                                 const DatasetEvidence& evidence, double iou);

} // namespace faultline
