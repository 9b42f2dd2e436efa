// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace faultline::augment {

/// The two pixels along one side that a pixel of the result lies between.
struct Neighbours {
    int low = 0;
    int high = 0;
    float weight = 0.0F; ///< of `high`
};

/// Resizes in single precision: along rows, then between them, low + (high - low) * weight, each
/// row of the source at most once.
///
/// `image` CV_8U or CV_32F with 1..4 channels; bytes give what they would as floats, without the
/// picture being converted first. `columns` and `rows` say where each pixel of the target is; only
/// `part` of the target, inside of it and not empty, is computed. Returns CV_32F.
[[nodiscard]] cv::Mat resizeBilinear(const cv::Mat& image, const std::vector<Neighbours>& columns,
                                     const std::vector<Neighbours>& rows, const cv::Rect& part);

/// Warps in single precision: each pixel of the result is interpolated at the point of `image` to
/// which `toSource` leads from it (centres of pixels at whole numbers), to 2^-32 of a pixel, as
/// Keras does; cv::warpAffine() does so to 1/32 only. Of the four neighbours those outside are
/// what `border` says of them (BORDER_CONSTANT: `fill`), as there.
/// `image` CV_32FC3; the result has its size.
[[nodiscard]] cv::Mat warpBilinear(const cv::Mat& image, const cv::Matx23d& toSource, int border,
                                   const cv::Scalar& fill);

} // namespace faultline::augment
