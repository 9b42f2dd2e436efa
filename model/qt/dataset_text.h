// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace faultline {

// Words of datasets, in the user's language.

[[nodiscard]] QString datasetFormatName(DatasetFormat format); ///< "TFRecord", "COCO"
/// Its name; where nothing tells it, "all" if there is one split and "split 2" if there are more.
[[nodiscard]] QString splitName(const DatasetSource& source, std::size_t split);
/// As the annotations name it, else its id; "unlabelled" for -1.
[[nodiscard]] QString className(const Dataset& dataset, std::int32_t classIndex);
/// What is odd about a picture, in a few words each: "CMYK", "cut off". Empty: nothing.
[[nodiscard]] QStringList pictureRemarks(const ImageRow& row);
/// The same of a box: "crowd", "difficult".
[[nodiscard]] QStringList boxRemarks(const BoxRow& box);
/// "jpeg" as people write it: "JPEG"; empty if unknown.
[[nodiscard]] QString imageFormatName(ImageFormat format);
/// "640 × 480"; "unknown" if one of them is 0.
[[nodiscard]] QString sizeText(std::uint32_t width, std::uint32_t height);

/// Where a box is, in fractions of the picture, as it was written: width and height may be
/// negative. `width` and `height` of the picture are needed for boxes in pixels (kBoxPixels). None
/// if a number is missing or not finite.
[[nodiscard]] std::optional<QRectF> boxRect(const BoxRow& box, int width, int height);

} // namespace faultline
