// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/byte_reader.h"
#include "model/image/codecs.h"

#include <cstdlib>

namespace faultline::codecs {

namespace {

/// BITMAPINFOHEADER and its successors, uncompressed.
struct BmpLayout {
    std::size_t pixelsAt = 0;
    std::size_t paletteAt = 0;
    unsigned bits = 0;
    bool isTopDown = false;
};

Result<BmpLayout> layoutOf(const ByteReader& reader)
{
    BmpLayout layout;
    layout.pixelsAt = reader.u32(10).value_or(0);
    layout.paletteAt = std::size_t{14} + reader.u32(14).value_or(0);
    layout.bits = reader.u16(28).value_or(0);
    layout.isTopDown = static_cast<std::int32_t>(reader.u32(22).value_or(0)) < 0;
    const std::uint32_t compression = reader.u32(30).value_or(0);
    if (compression != 0 || (layout.bits != 8 && layout.bits != 24 && layout.bits != 32))
        return failure(
            FAULTLINE_TR_NOOP("Errors", "BMP is read uncompressed, of 8, 24 or 32 bits only"));
    return layout;
}

cv::Vec3b pixelAt(const ByteReader& reader, const BmpLayout& layout, std::size_t at)
{
    if (layout.bits == 8)
        at = layout.paletteAt + std::size_t{4} * reader.u8(at).value_or(0);
    return {reader.u8(at + 2).value_or(0), reader.u8(at + 1).value_or(0),
            reader.u8(at).value_or(0)};
}

} // namespace

Result<void> decodeBmp(std::span<const std::byte> bytes, DecodedImage& image)
{
    const ByteReader reader(bytes, false);
    const Result<BmpLayout> layout = layoutOf(reader);
    if (!layout)
        return layout.error();
    const std::size_t width = image.header.width;
    const std::size_t rowBytes = (width * layout->bits + 31) / 32 * 4;
    cv::Mat pixels(static_cast<int>(image.header.height), static_cast<int>(width), CV_8UC3,
                   cv::Scalar::all(128));
    for (int y = 0; y < pixels.rows; ++y) {
        const std::size_t begin = layout->pixelsAt + rowBytes * static_cast<std::size_t>(y);
        if (begin > bytes.size() || bytes.size() - begin < rowBytes) {
            image.isTruncated = true;
            image.warning = "the data ends early";
            break;
        }
        auto* row = pixels.ptr<cv::Vec3b>(layout->isTopDown ? y : pixels.rows - 1 - y);
        for (std::size_t x = 0; x < width; ++x)
            row[x] = pixelAt(reader, *layout, begin + x * (layout->bits / 8));
    }
    image.pixels = pixels;
    return {};
}

} // namespace faultline::codecs
