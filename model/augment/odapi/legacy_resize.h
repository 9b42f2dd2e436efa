// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <cstdint>

namespace faultline::augment {

/// The numbers are those of tf.image.ResizeMethod.
enum class ResizeMethod : std::uint8_t { Bilinear = 0, Nearest = 1, Bicubic = 2, Area = 3 };

/// Resizes as tf.compat.v1.image.resize_images does, which is how every resizing of the Object
/// Detection API is done: half_pixel_centers false, so that pixel i of the target is sampled at
/// i * source / target and pictures move up and left by up to half a pixel; no smoothing before.
/// Bicubic is Keys' with A = -0.75 from a table of 1024 entries and may leave 0..255.
/// OpenCV and Pillow sample half a pixel further on.
///
/// `image` CV_8UC1..4 or CV_32FC1..4, the result CV_32F. Only `part` of the target is computed, if
/// it is not empty; it is cut off at the target. The result is `image` itself, of its own type,
/// where nothing changes. Empty for an empty target.
[[nodiscard]] cv::Mat legacyResize(const cv::Mat& image, cv::Size target, ResizeMethod method,
                                   bool alignCorners = false, cv::Rect part = {});

} // namespace faultline::augment
