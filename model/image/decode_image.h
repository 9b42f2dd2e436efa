// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/image/image_header.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace faultline {

struct DecodeOptions {
    /// A picture of more pixels than this is refused before memory is allocated for it; it bounds
    /// decompression bombs.
    std::uint64_t maxPixels = std::uint64_t{128} << 20;
    /// The decoder may deliver the picture smaller, by the factors that JPEG offers (1/2, 1/4,
    /// 1/8), but neither side smaller than these. 0: full size.
    int minWidth = 0;
    int minHeight = 0;
    /// Turn the picture as its EXIF orientation says. Trainers do not (tf.io.decode_jpeg,
    /// OpenCV with IMREAD_IGNORE_ORIENTATION), others do (OpenCV's and PIL's users often).
    bool applyOrientation = false;
};

struct DecodedImage {
    cv::Mat pixels;     ///< CV_8UC3, RGB; 16 bit shifted down, grey replicated, alpha dropped,
                        ///< CMYK converted as libjpeg's users do (no colour profile)
    ImageHeader header; ///< of the encoded picture
    int reduction = 1;  ///< pixels are 1/reduction of the stored size
    bool isTruncated = false; ///< the data ended early; the rest is grey
    std::string warning;      ///< of the decoder; English, empty if it had none
};

/// Decodes JPEG, PNG, WebP and BMP; other formats give UnknownFormat with the format's name.
/// Thread-safe. Bounded by `options.maxPixels`; damaged data is an Error or, where pixels could be
/// had, isTruncated.
[[nodiscard]] Result<DecodedImage> decodeImage(std::span<const std::byte> bytes,
                                               const DecodeOptions& options = {});

} // namespace faultline
