// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/random.h"
#include "model/augment/sample.h"

#include <opencv2/core.hpp>

#include <span>

namespace faultline::augment {

/// What a crop must be like.
struct CropLimits {
    double minObjectCovered = 1.0; ///< of at least one box
    double minAspect = 0.75;       ///< width / height
    double maxAspect = 1.33;
    double minArea = 0.1; ///< of the picture
    double maxArea = 1.0;
};

/// Draws the window of a crop as tf.image.sample_distorted_bounding_box does
/// (core/kernels/image/sample_distorted_bounding_box_op.cc): up to 100 tries of a window of random
/// shape, height and place, of which the first is taken that covers enough of any one box of at
/// least a pixel; without boxes the picture is the object. The whole picture if all tries fail.
/// Boxes are cut off at the picture first; those that are not finite are no objects.
/// In pixels, inside of the picture, never empty.
[[nodiscard]] cv::Rect sampleDistortedBox(cv::Size size, std::span<const Box> boxes,
                                          const CropLimits& limits, Random& random);

} // namespace faultline::augment
