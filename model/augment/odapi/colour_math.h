// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace faultline::augment {

// Colour as tf.image computes it, on CV_32FC3 (or CV_32FC1) with values 0..255, written to a new
// picture that is clipped to 0..255. What asks for three channels leaves one channel as it is.

/// x * scale + offset, the same for every channel.
[[nodiscard]] cv::Mat scaledAndClipped(const cv::Mat& image, float scale, float offset);
/// tf.image.adjust_contrast: distance from the mean of each channel, times `factor`.
[[nodiscard]] cv::Mat withContrast(const cv::Mat& image, double factor);
/// tf.image.adjust_saturation: HSV saturation times `factor`, cut off at 1.
[[nodiscard]] cv::Mat withSaturation(const cv::Mat& image, double factor);
/// tf.image.adjust_hue: HSV hue turned by `turns` of the circle.
[[nodiscard]] cv::Mat withHue(const cv::Mat& image, double turns);
/// tf.image.adjust_gamma: 255 * gain * (x / 255)^gamma.
[[nodiscard]] cv::Mat withGamma(const cv::Mat& image, double gamma, double gain);
/// CV_8U, cut off to whole numbers as a cast does; OpenCV's conversion rounds.
[[nodiscard]] cv::Mat toWholeNumbers(const cv::Mat& image);
/// 0.2989 R + 0.587 G + 0.114 B as CV_32FC1; one channel stays.
[[nodiscard]] cv::Mat toGray(const cv::Mat& image);

} // namespace faultline::augment
