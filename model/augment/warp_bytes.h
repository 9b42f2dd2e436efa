// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace faultline::augment {

// What OpenCV's functions of these names give with INTER_LINEAR, to the last bit, in about half the
// time: places in 1/32 of a pixel, weights in 1/1024. Pictures of three bytes a pixel on a
// processor with wide registers; everything else is handed to OpenCV.

/// cv::warpAffine(); `matrix` leads from the source to the result.
[[nodiscard]] cv::Mat warpAffineLinear(const cv::Mat& image, const cv::Matx23d& matrix,
                                       cv::Size size, int border, const cv::Scalar& fill);

/// cv::warpPerspective(); `matrix` leads from the source to the result.
[[nodiscard]] cv::Mat warpPerspectiveLinear(const cv::Mat& image, const cv::Matx33d& matrix,
                                            cv::Size size, int border, const cv::Scalar& fill);

/// cv::remap() with two maps of CV_32FC1.
[[nodiscard]] cv::Mat remapLinear(const cv::Mat& image, const cv::Mat& mapX, const cv::Mat& mapY,
                                  int border, const cv::Scalar& fill);

} // namespace faultline::augment
