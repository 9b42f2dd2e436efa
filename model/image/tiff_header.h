// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace faultline {

/// What the first directory of a TIFF file tells; EXIF data is one, too. 0: not told.
struct TiffHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint16_t bitsPerSample = 0;
    std::uint16_t samplesPerPixel = 0;
    std::uint16_t photometric = 0; ///< 5: CMYK, 3: palette
    std::uint8_t orientation = 1;  ///< 1..8
};

/// False if the bytes are no TIFF. Bounded: the first directory only, at most 512 entries.
[[nodiscard]] bool readTiffHeader(std::span<const std::byte> bytes, TiffHeader& header);

} // namespace faultline
