// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/image_header.h"

#include "model/image/byte_reader.h"
#include "model/image/tiff_header.h"

#include <webp/decode.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace faultline {

namespace {

bool startsWith(std::span<const std::byte> bytes, std::string_view magic, std::size_t at = 0)
{
    return bytes.size() >= at + magic.size()
           && std::memcmp(bytes.data() + at, magic.data(), magic.size()) == 0;
}

ImageFormat formatOf(std::span<const std::byte> bytes)
{
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xFF\xD8\xFF"sv))
        return ImageFormat::Jpeg;
    if (startsWith(bytes, "\x89PNG\r\n\x1A\n"sv))
        return ImageFormat::Png;
    if (startsWith(bytes, "RIFF"sv) && startsWith(bytes, "WEBP"sv, 8))
        return ImageFormat::Webp;
    if (startsWith(bytes, "GIF87a"sv) || startsWith(bytes, "GIF89a"sv))
        return ImageFormat::Gif;
    if (startsWith(bytes, "II*\0"sv) || startsWith(bytes, "MM\0*"sv))
        return ImageFormat::Tiff;
    // Two letters are little proof: the reserved words behind them must be zero, too.
    if (startsWith(bytes, "BM"sv) && startsWith(bytes, "\0\0\0\0"sv, 6))
        return ImageFormat::Bmp;
    return ImageFormat::Unknown;
}

std::uint8_t narrow(std::uint32_t value)
{
    return static_cast<std::uint8_t>(std::min<std::uint32_t>(value, 255));
}

void readExif(std::span<const std::byte> tiff, ImageHeader& header)
{
    TiffHeader exif;
    if (readTiffHeader(tiff, exif))
        header.orientation = exif.orientation;
}

bool isFrame(std::uint8_t marker)
{
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

bool readJpegFrame(const ByteReader& reader, std::size_t at, std::uint8_t marker,
                   ImageHeader& header)
{
    const auto components = reader.u8(at + 5);
    if (!components)
        return false;
    header.bitsPerChannel = *reader.u8(at);
    header.height = *reader.u16(at + 1);
    header.width = *reader.u16(at + 3);
    header.channels = *components;
    header.isCmyk = *components == 4;
    header.isInterlaced = (marker & 3U) == 2;
    return header.width > 0 && header.height > 0;
}

/// ITU-T T.81 annex B: segments until the frame header.
bool readJpeg(std::span<const std::byte> bytes, ImageHeader& header)
{
    const ByteReader reader(bytes);
    std::size_t at = 2;
    while (true) {
        const std::optional<std::uint8_t> first = reader.u8(at);
        if (!first)
            return false;
        if (*first != 0xFF) { // rubbish between segments, which decoders skip
            ++at;
            continue;
        }
        const std::optional<std::uint8_t> marker = reader.u8(at + 1);
        if (!marker)
            return false;
        const bool standsAlone = *marker == 0x01 || (*marker >= 0xD0 && *marker <= 0xD8);
        if (*marker == 0xFF || *marker == 0x00 || standsAlone) {
            at += *marker == 0xFF ? 1 : 2;
            continue;
        }
        const std::optional<std::uint16_t> length = reader.u16(at + 2);
        if (!length || *length < 2 || *marker == 0xD9 || *marker == 0xDA)
            return false;
        if (isFrame(*marker))
            return readJpegFrame(reader, at + 4, *marker, header);
        const std::size_t begin = std::min(at + 4, bytes.size());
        const std::size_t end = std::min(at + 2 + *length, bytes.size());
        using namespace std::string_view_literals;
        if (*marker == 0xE1 && startsWith(bytes, "Exif\0\0"sv, begin) && end > begin + 6)
            readExif(bytes.subspan(begin + 6, end - begin - 6), header);
        at += 2 + std::size_t{*length};
    }
}

bool readPng(std::span<const std::byte> bytes, ImageHeader& header)
{
    const ByteReader reader(bytes);
    if (!startsWith(bytes, "IHDR", 12))
        return false;
    const auto interlace = reader.u8(28);
    if (!interlace)
        return false;
    header.width = *reader.u32(16);
    header.height = *reader.u32(20);
    header.bitsPerChannel = *reader.u8(24);
    static constexpr std::array<std::uint8_t, 7> kChannels{1, 0, 3, 3, 2, 0, 4};
    const std::uint8_t type = *reader.u8(25);
    header.channels = type < kChannels.size() ? kChannels[type] : 0;
    header.isPalette = type == 3;
    header.isInterlaced = *interlace != 0;
    for (std::size_t at = 33; at + 8 <= bytes.size() && !startsWith(bytes, "IDAT", at + 4);) {
        const std::size_t length = *reader.u32(at);
        const std::size_t begin = at + 8;
        header.isAnimated = header.isAnimated || startsWith(bytes, "acTL", at + 4);
        if (startsWith(bytes, "eXIf", at + 4))
            readExif(bytes.subspan(begin, std::min(length, bytes.size() - begin)), header);
        if (length > bytes.size() - begin)
            break;
        at = begin + length + 4;
    }
    constexpr std::uint32_t kMaxSide = 0x7FFF'FFFF; // the PNG standard's
    return header.channels != 0 && header.width > 0 && header.height > 0 && header.width <= kMaxSide
           && header.height <= kMaxSide;
}

bool readWebp(std::span<const std::byte> bytes, ImageHeader& header)
{
    WebPBitstreamFeatures features{};
    if (WebPGetFeatures(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                        &features)
        != VP8_STATUS_OK)
        return false;
    header.width = static_cast<std::uint32_t>(features.width);
    header.height = static_cast<std::uint32_t>(features.height);
    header.channels = features.has_alpha != 0 ? 4 : 3;
    header.bitsPerChannel = 8;
    header.isAnimated = features.has_animation != 0;
    return header.width > 0 && header.height > 0;
}

bool readGif(std::span<const std::byte> bytes, ImageHeader& header)
{
    const ByteReader reader(bytes, false);
    const std::optional<std::uint16_t> height = reader.u16(8);
    if (!height)
        return false;
    header.width = *reader.u16(6);
    header.height = *height;
    header.channels = 3;
    header.bitsPerChannel = 8;
    header.isPalette = true;
    return header.width > 0 && header.height > 0;
}

bool readBmp(std::span<const std::byte> bytes, ImageHeader& header)
{
    const ByteReader reader(bytes, false);
    const std::optional<std::uint16_t> bits = reader.u16(28);
    if (!bits || reader.u32(14).value_or(0) < 40)
        return false;
    const auto width = static_cast<std::int32_t>(*reader.u32(18));
    const auto height = static_cast<std::int32_t>(*reader.u32(22)); // negative: top row first
    if (width <= 0 || height == 0 || height == std::numeric_limits<std::int32_t>::min())
        return false;
    header.width = static_cast<std::uint32_t>(width);
    header.height = static_cast<std::uint32_t>(height < 0 ? -height : height);
    header.isPalette = *bits <= 8;
    header.channels = *bits == 32 ? 4 : 3;
    header.bitsPerChannel = 8;
    return true;
}

bool readTiff(std::span<const std::byte> bytes, ImageHeader& header)
{
    TiffHeader tiff;
    if (!readTiffHeader(bytes, tiff))
        return false;
    header.width = tiff.width;
    header.height = tiff.height;
    header.channels = narrow(tiff.samplesPerPixel > 0 ? tiff.samplesPerPixel : 1);
    header.bitsPerChannel = narrow(tiff.bitsPerSample > 0 ? tiff.bitsPerSample : 1);
    header.orientation = tiff.orientation;
    header.isPalette = tiff.photometric == 3;
    header.isCmyk = tiff.photometric == 5;
    return header.width > 0 && header.height > 0;
}

} // namespace

std::string_view toString(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Unknown: return "unknown";
    case ImageFormat::Jpeg: return "jpeg";
    case ImageFormat::Png: return "png";
    case ImageFormat::Webp: return "webp";
    case ImageFormat::Gif: return "gif";
    case ImageFormat::Bmp: return "bmp";
    case ImageFormat::Tiff: return "tiff";
    }
    return "unknown";
}

bool readImageHeader(std::span<const std::byte> bytes, ImageHeader& header)
{
    header = {};
    header.format = formatOf(bytes);
    switch (header.format) {
    case ImageFormat::Unknown: return false;
    case ImageFormat::Jpeg: return readJpeg(bytes, header);
    case ImageFormat::Png: return readPng(bytes, header);
    case ImageFormat::Webp: return readWebp(bytes, header);
    case ImageFormat::Gif: return readGif(bytes, header);
    case ImageFormat::Bmp: return readBmp(bytes, header);
    case ImageFormat::Tiff: return readTiff(bytes, header);
    }
    return false;
}

bool hasImageEnd(std::span<const std::byte> bytes, ImageFormat format)
{
    using namespace std::string_view_literals;
    // Cameras and phones pad what they write, and some append thumbnails or videos.
    constexpr std::size_t kTail = 64 * 1024;
    const std::span<const std::byte> tail = bytes.last(std::min(bytes.size(), kTail));
    const auto tailHas = [tail](std::string_view mark) {
        const std::string_view text(reinterpret_cast<const char*>(tail.data()), tail.size());
        return text.rfind(mark) != std::string_view::npos;
    };
    switch (format) {
    case ImageFormat::Jpeg: return tailHas("\xFF\xD9"sv);
    case ImageFormat::Png: return tailHas("IEND\xAE\x42\x60\x82"sv);
    case ImageFormat::Gif: return tailHas("\x3B"sv);
    case ImageFormat::Webp: {
        const std::optional<std::uint32_t> size = ByteReader(bytes, false).u32(4);
        return size && bytes.size() >= std::size_t{*size} + 8;
    }
    case ImageFormat::Bmp: {
        const std::optional<std::uint32_t> size = ByteReader(bytes, false).u32(2);
        return size && bytes.size() >= *size;
    }
    case ImageFormat::Unknown:
    case ImageFormat::Tiff: return true;
    }
    return true;
}

} // namespace faultline
