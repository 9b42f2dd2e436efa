// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/step.h"

namespace faultline::augment::albumentations {

/// Where the picture goes when a border is added.
[[nodiscard]] Parameter padPosition(std::string_view name, Since in);

/// What must be added to reach a size: half before, the rest behind, then as `position` (the index
/// of the choice) says.
[[nodiscard]] Padding paddingTo(cv::Size size, cv::Size wanted, int position, Random& random);
[[nodiscard]] Padding placed(Padding padding, int position, Random& random);

/// Adds the border to picture and boxes; mirrored boxes where `mirrorsBoxes`.
void pad(Sample& sample, const Padding& padding, const Border& border, bool mirrorsBoxes);

} // namespace faultline::augment::albumentations
