// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/tiff_header.h"

#include "model/image/byte_reader.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::uint16_t kMaxEntries = 512;

enum Tag : std::uint16_t {
    kImageWidth = 0x0100,
    kImageLength = 0x0101,
    kBitsPerSample = 0x0102,
    kPhotometric = 0x0106,
    kOrientation = 0x0112,
    kSamplesPerPixel = 0x0115,
};

enum FieldType : std::uint16_t { kShort = 3, kLong = 4 };

/// The (first) value of a directory entry at `at`.
std::uint32_t valueOf(const ByteReader& reader, std::size_t at)
{
    const std::uint16_t type = reader.u16(at + 2).value_or(0);
    const std::uint32_t count = reader.u32(at + 4).value_or(0);
    const bool isInline = type == kShort ? count <= 2 : count <= 1;
    const std::size_t place = isInline ? at + 8 : reader.u32(at + 8).value_or(0);
    if (type == kShort)
        return reader.u16(place).value_or(0);
    return type == kLong ? reader.u32(place).value_or(0) : 0;
}

void takeEntry(std::uint16_t tag, std::uint32_t value, TiffHeader& header)
{
    const auto small = static_cast<std::uint16_t>(std::min<std::uint32_t>(value, 0xFFFF));
    switch (tag) {
    case kImageWidth: header.width = value; break;
    case kImageLength: header.height = value; break;
    case kBitsPerSample: header.bitsPerSample = small; break;
    case kPhotometric: header.photometric = small; break;
    case kSamplesPerPixel: header.samplesPerPixel = small; break;
    case kOrientation:
        if (small >= 1 && small <= 8)
            header.orientation = static_cast<std::uint8_t>(small);
        break;
    default: break;
    }
}

} // namespace

bool readTiffHeader(std::span<const std::byte> bytes, TiffHeader& header)
{
    const ByteReader order(bytes);
    const std::uint32_t magic = order.u32(0).value_or(0);
    const bool isBig = magic == 0x4D4D002A;
    if (!isBig && magic != 0x49492A00)
        return false;
    const ByteReader reader(bytes, isBig);
    const std::size_t directory = reader.u32(4).value_or(0);
    const std::uint16_t count = std::min(reader.u16(directory).value_or(0), kMaxEntries);
    for (std::uint16_t i = 0; i < count; ++i) {
        const std::size_t at = directory + 2 + std::size_t{12} * i;
        const std::optional<std::uint16_t> tag = reader.u16(at);
        if (!tag)
            break;
        takeEntry(*tag, valueOf(reader, at), header);
    }
    return true;
}

} // namespace faultline
