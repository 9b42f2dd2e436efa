// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace faultline {

enum class ImageFormat : std::uint8_t { Unknown, Jpeg, Png, Webp, Gif, Bmp, Tiff };
[[nodiscard]] std::string_view toString(ImageFormat format); ///< "jpeg", "png", ...

/// What the first bytes of a picture tell, without decoding it.
struct ImageHeader {
    ImageFormat format = ImageFormat::Unknown; ///< by content, never by name
    std::uint32_t width = 0; ///< pixels, as stored: before an EXIF orientation is applied
    std::uint32_t height = 0;
    std::uint8_t channels = 0; ///< 1 grey, 2 grey and alpha, 3 colour, 4 RGBA or CMYK
    std::uint8_t bitsPerChannel = 0;
    std::uint8_t orientation = 1; ///< EXIF, 1..8; 1: upright or not told
    bool isCmyk = false;          ///< CMYK or YCCK
    bool isPalette = false;
    bool isAnimated = false;
    bool isInterlaced = false; ///< progressive JPEG, Adam7
};

/// Reads the header of an encoded picture. False if the bytes are no picture of a known format or
/// end before its size is told (JPEG: the frame header, which may follow long metadata; give at
/// least 64 KiB where there are that many). Never reads outside `bytes`. `header` holds what was
/// understood, the format at least, even then.
[[nodiscard]] bool readImageHeader(std::span<const std::byte> bytes, ImageHeader& header);

/// Whether an encoded picture has its end marker (JPEG EOI, PNG IEND, ...) within its last bytes:
/// a file that was cut has not. True for formats that have none.
[[nodiscard]] bool hasImageEnd(std::span<const std::byte> bytes, ImageFormat format);

} // namespace faultline
