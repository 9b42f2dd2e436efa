// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// Pixels of the median image of a training, as stored and as it is trained with.
struct JpegSizes {
    float width = 0.0F;
    float height = 0.0F;
    float trainedWidth = 0.0F;
    float trainedHeight = 0.0F;
};
/// Of a training split that is mostly JPEG, by the resizer or the image size of the configuration.
/// Nothing where dataset or size are not known.
[[nodiscard]] std::optional<JpegSizes> jpegSizes(const Training& training);

} // namespace faultline
