// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/step.h"

#include <opencv2/core.hpp>

namespace faultline::augment::albumentations {

/// What an affine transform of 2.x is made of; angles in degrees, counter-clockwise.
struct AffineParts {
    cv::Point2d translate;
    cv::Point2d shear;
    cv::Point2d scale{1.0, 1.0};
    double rotate = 0.0;
};

/// Scale, then turn, shear and move, about `centre`: as 2.x composes them.
[[nodiscard]] cv::Matx33d affineAbout(const AffineParts& parts, cv::Point2d centre);
/// OpenCV's getRotationMatrix2D as 3 x 3.
[[nodiscard]] cv::Matx33d rotationAbout(cv::Point2d centre, double degrees, double scale);

/// The middle of the picture: of its pixels, whose centres are whole numbers.
[[nodiscard]] cv::Point2d pixelCentre(cv::Size size);
/// The middle of the picture: of its edges, as boxes count.
[[nodiscard]] cv::Point2d boxCentre(cv::Size size);

struct Warp {
    cv::Matx33d image; ///< source to target, pixel centres at whole numbers
    cv::Matx33d boxes; ///< the same for boxes, where 2.x differs
    cv::Size size;     ///< of the target
};

/// Warps picture and boxes as 2.x does: a matrix that changes nothing leaves them, boxes are
/// mirrored with a reflecting border, those outside are dropped.
void applyWarp(Sample& sample, const Warp& warp, const Border& border, int interpolation,
               Hull hull);
/// The picture alone.
[[nodiscard]] cv::Mat warpedImage(const cv::Mat& image, const cv::Matx33d& matrix, cv::Size size,
                                  const Border& border, int interpolation);

[[nodiscard]] Hull hullOf(const Arguments& arguments);

} // namespace faultline::augment::albumentations
