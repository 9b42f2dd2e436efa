// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/random.h"

#include <opencv2/core.hpp>

namespace faultline::augment::albumentations {

/// How the noise of a displacement field is spread before it is blurred.
enum class FieldNoise {
    Uniform,     ///< -1..1
    ScaledNormal ///< normal, divided by the largest of the field
};

/// White noise of a size, blurred by a bell curve of `sigma` pixels, times `alpha`: CV_32FC1.
///
/// Where sigma is large the noise is drawn on a coarser grid and enlarged: the blurred field has
/// nothing finer, and its deviation and correlation length are those of the full one, at a small
/// part of the work. So it is of the same distribution, not the same numbers, as the library's.
[[nodiscard]] cv::Mat displacementField(cv::Size size, double alpha, double sigma, FieldNoise noise,
                                        Random& random);

/// The variant with a kernel of 17 pixels, whatever sigma is ("approximate").
[[nodiscard]] cv::Mat approximateField(cv::Size size, double alpha, double sigma, FieldNoise noise,
                                       Random& random);

} // namespace faultline::augment::albumentations
