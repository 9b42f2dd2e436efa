// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/image/decode_image.h"
#include "model/image/encode_image.h"

namespace faultline::codecs {

// One decoder for each format, called by decodeImage() after the header was read and held against
// DecodeOptions::maxPixels. `image.header` is filled in. They give CV_8UC3, RGB.

[[nodiscard]] Result<void> decodeJpeg(std::span<const std::byte> bytes,
                                      const DecodeOptions& options, DecodedImage& image);
[[nodiscard]] Result<void> decodePng(std::span<const std::byte> bytes, DecodedImage& image);
[[nodiscard]] Result<void> decodeWebp(std::span<const std::byte> bytes, DecodedImage& image);
[[nodiscard]] Result<void> decodeBmp(std::span<const std::byte> bytes, DecodedImage& image);

/// An Error of a decoder or encoder.
[[nodiscard]] Error failure(Text detail);

} // namespace faultline::codecs
