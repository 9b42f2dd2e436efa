// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace faultline::augment {

// What OpenCV computes, to the last bit, in less time: pictures of three bytes a pixel go through
// registers of 32 bytes where the processor has them. Everything else is handed to OpenCV.

/// cv::flip(image, result, 1).
[[nodiscard]] cv::Mat flippedLeftRight(const cv::Mat& image);

/// COLOR_RGB2GRAY and back, so that all three channels are the grey. `image` CV_8UC3.
[[nodiscard]] cv::Mat greyInThree(const cv::Mat& image);

/// cv::blur() with a square of `side` pixels and the border mirrored without the last pixel.
[[nodiscard]] cv::Mat boxBlurred(const cv::Mat& image, int side);

/// cv::medianBlur() with a square of `side` pixels, which is odd.
[[nodiscard]] cv::Mat medianBlurred(const cv::Mat& image, int side);

} // namespace faultline::augment
