// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/step.h"

namespace faultline::augment::albumentations {

/// Cuts out a part; boxes are relative to it afterwards and may reach over its rim.
void crop(Sample& sample, cv::Rect part);
/// Cuts out a part and stretches it.
void cropResized(Sample& sample, cv::Rect part, cv::Size size, int interpolation);

/// Where a crop starts for a draw in [0, 1).
[[nodiscard]] int cropStart(int length, int cropLength, double start);
/// False, with a note, if the picture is smaller than the crop.
[[nodiscard]] bool holdsCrop(const Sample& sample, cv::Size size, TransformContext& context);
/// A rectangle of at least one pixel inside the picture.
[[nodiscard]] cv::Rect within(cv::Rect part, cv::Size size);

} // namespace faultline::augment::albumentations
