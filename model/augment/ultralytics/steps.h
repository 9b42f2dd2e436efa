// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/augment/transform.h"

// The rows of the catalogue that stand for Ultralytics' training pipeline, in its order. Parameters
// have the names that args.yaml and hyp.yaml give them. Sources of all formulas: the project's
// ultralytics/data/augment.py and data/base.py (8.3, 8.4) and, where YOLOv5 differs, its
// utils/augmentations.py and utils/dataloaders.py (7.0).
namespace faultline::augment::ultralytics {

/// What pads and fills.
inline const cv::Scalar kFill(114, 114, 114);

// load_image.cpp
[[nodiscard]] TransformInfo loadImageInfo();
[[nodiscard]] TransformInfo letterboxInfo();
/// The picture with its long side at `side`, bilinear, and its outlines at the thousand points that
/// the trainer makes of each. Boxes are normalised, so they stay.
void fitLongSide(Sample& sample, int side);

// mosaic.cpp
[[nodiscard]] TransformInfo mosaicInfo();

// copy_paste.cpp
[[nodiscard]] TransformInfo copyPasteInfo();

// random_perspective.cpp
[[nodiscard]] TransformInfo randomPerspectiveInfo();

// mix.cpp
[[nodiscard]] TransformInfo mixUpInfo();
[[nodiscard]] TransformInfo cutMixInfo();

// colour.cpp
[[nodiscard]] TransformInfo albumentationsInfo();
[[nodiscard]] TransformInfo hsvInfo();
[[nodiscard]] TransformInfo bgrInfo();
[[nodiscard]] TransformInfo normalizeInfo();

// flip.cpp
[[nodiscard]] TransformInfo flipUpDownInfo();
[[nodiscard]] TransformInfo flipLeftRightInfo();

/// A row for a probability between 0 and 1.
[[nodiscard]] ParameterInfo probability(std::string_view name, double defaultValue,
                                        std::string_view help);
/// 5 for YOLOv5; 8 for what is newer or not told.
[[nodiscard]] int majorVersion(std::string_view version);

} // namespace faultline::augment::ultralytics
