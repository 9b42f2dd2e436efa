// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/decode_image.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::span bytes(reinterpret_cast<const std::byte*>(data), size);
    faultline::ImageHeader header;
    const bool isTold = faultline::readImageHeader(bytes, header);
    static_cast<void>(faultline::hasImageEnd(bytes, header.format));
    const auto image = faultline::decodeImage(
        bytes, {.maxPixels = 1 << 20, .minWidth = 8, .minHeight = 8, .applyOrientation = true});
    if (image && !isTold)
        __builtin_trap(); // what is decoded has a header
    return 0;
}
