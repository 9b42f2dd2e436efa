// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/odapi/distorted_box.h"
#include "model/augment/odapi/odapi_step.h"

#include <optional>
#include <vector>

namespace faultline::augment::odapi {

// Crops and pads that several steps are made of.

/// random_crop_image with its parameters read.
struct RandomCrop {
    CropLimits limits;
    float overlapThreshold = 0.3F;
    double keepProbability = 0.0; ///< random_coef
    bool clipBoxes = true;

    [[nodiscard]] static RandomCrop read(const ParameterReader& reader);
    /// Why sample_distorted_bounding_box would refuse it; empty if it would not.
    [[nodiscard]] Text problem() const;

    /// False if the draw kept the picture.
    bool apply(Sample& sample, Random& random) const;
};

/// Cuts `window` (pixels, inside) out of the picture. Boxes without a point in it, or less of them
/// in it than `overlapThreshold`, are dropped.
void cropTo(Sample& sample, const cv::Rect& window, float overlapThreshold, bool clipBoxes);

/// random_crop_to_aspect_ratio; false if nothing would be left.
bool cropToAspect(Sample& sample, Random& random, double aspect, float overlapThreshold,
                  bool clipBoxes);

/// Sizes between which random_pad_image draws, height and width separately.
struct PadLimits {
    std::optional<cv::Size> smallest; ///< none: the size of the picture
    std::optional<cv::Size> largest;  ///< none: twice that
    std::vector<double> colour;       ///< empty: the mean of the picture
};
/// False if the picture would be too large.
bool padRandomly(Sample& sample, Random& random, const PadLimits& limits);

/// Ratios of padded to original size, height first.
struct PadRatios {
    double minHeight = 1.0;
    double minWidth = 1.0;
    double maxHeight = 2.0;
    double maxWidth = 2.0;

    [[nodiscard]] static PadRatios read(const ParameterReader& reader);
    [[nodiscard]] static Text problem(const ParameterReader& reader);
};
/// Limits for a picture that had `original` before it was cropped.
[[nodiscard]] PadLimits padLimits(const PadRatios& ratios, cv::Size original,
                                  std::vector<double> colour);
/// random_pad_to_aspect_ratio: black, at the bottom and right.
bool padToAspect(Sample& sample, Random& random, double aspect, const PadRatios& ratios);

/// What RandomCrop reads, with the defaults of random_crop_image.
[[nodiscard]] std::vector<ParameterInfo> cropParameters();
/// What PadRatios reads.
[[nodiscard]] std::vector<ParameterInfo> padRatioParameters();
[[nodiscard]] ParameterInfo clipBoxesParameter();
[[nodiscard]] ParameterInfo overlapParameter(double defaultValue);

} // namespace faultline::augment::odapi
