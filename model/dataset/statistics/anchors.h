// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/dataset/dataset.h"
#include "model/dataset/statistics/resizer_geometry.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// Sizes of the anchors of a detector in pixels of its input. Where they stand is left out: they
/// stand everywhere.
struct AnchorSet {
    std::vector<PixelSize> sizes;

    [[nodiscard]] bool empty() const { return sizes.empty(); }
};

/// Anchors of a pipeline.config: ssd_anchor_generator, multiscale_anchor_generator,
/// grid_anchor_generator, with the trainer's defaults. Empty if it has none of these (CenterNet,
/// EfficientDet's own are multiscale) or they depend on sizes that the resizer does not tell.
[[nodiscard]] AnchorSet anchorsOfConfig(const ConfigDocument& config,
                                        const ResizerGeometry& resizer);

/// Largest overlap (intersection over union) of a box of this size with an anchor that stands at
/// the same centre: no anchor of the grid does better. 0 if there are no anchors.
[[nodiscard]] float bestAnchorIou(const AnchorSet& anchors, PixelSize box);

/// `count` sizes that fit the boxes of a dataset after the resizer: k-means with 1 - IoU as
/// distance, from quantiles of the area, at most 20,000 boxes. Deterministic; ordered by area.
/// Fewer where the boxes have fewer distinct sizes.
[[nodiscard]] AnchorSet suggestAnchors(const Dataset& dataset, const ResizerGeometry& resizer,
                                       std::size_t count = 9);

/// Share of a dataset's usable boxes whose bestAnchorIou() is below `iou`, and their mean.
struct AnchorFit {
    double shareBelow = 0;
    double meanIou = 0;
};
[[nodiscard]] AnchorFit anchorFit(const Dataset& dataset, const ResizerGeometry& resizer,
                                  const AnchorSet& anchors, float iou = 0.5F);

} // namespace faultline
