// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/decode_image.h"

#include "model/image/codecs.h"

#include <limits>
#include <utility>

namespace faultline {

namespace codecs {

Error failure(Text detail)
{
    return {.code = ErrorCode::Corrupt,
            .detail = detail.empty()
                          ? Text{FAULTLINE_TR_NOOP("Errors", "the image cannot be decoded"), {}}
                          : std::move(detail)};
}

} // namespace codecs

namespace {

/// EXIF 2.3, tag 0x0112: what has to be done to see the picture upright.
void turnUpright(cv::Mat& pixels, std::uint8_t orientation)
{
    if (orientation >= 5 && orientation <= 8)
        cv::transpose(pixels, pixels);
    switch (orientation) {
    case 2:
    case 6: cv::flip(pixels, pixels, 1); break;
    case 4:
    case 8: cv::flip(pixels, pixels, 0); break;
    case 3:
    case 7: cv::flip(pixels, pixels, -1); break;
    default: break;
    }
}

Result<void> decodeFormat(std::span<const std::byte> bytes, const DecodeOptions& options,
                          DecodedImage& image)
{
    switch (image.header.format) {
    case ImageFormat::Jpeg: return codecs::decodeJpeg(bytes, options, image);
    case ImageFormat::Png: return codecs::decodePng(bytes, image);
    case ImageFormat::Webp: return codecs::decodeWebp(bytes, image);
    case ImageFormat::Bmp: return codecs::decodeBmp(bytes, image);
    case ImageFormat::Gif:
    case ImageFormat::Tiff:
    case ImageFormat::Unknown: break;
    }
    Error error =
        codecs::failure({FAULTLINE_TR_NOOP("Errors", "images in the format %1 are not decoded"),
                         {std::string(toString(image.header.format))}});
    error.code = ErrorCode::UnknownFormat;
    return error;
}

} // namespace

Result<DecodedImage> decodeImage(std::span<const std::byte> bytes, const DecodeOptions& options)
{
    DecodedImage image;
    if (!readImageHeader(bytes, image.header)) {
        if (image.header.format == ImageFormat::Unknown)
            return codecs::failure(
                FAULTLINE_TR_NOOP("Errors", "the bytes are no image of a known format"));
        return codecs::failure(FAULTLINE_TR_NOOP("Errors", "the header of the image is damaged"));
    }
    const std::uint64_t pixels =
        std::uint64_t{image.header.width} * std::uint64_t{image.header.height};
    constexpr auto kMaxSide = static_cast<std::uint32_t>(std::numeric_limits<int>::max() / 4);
    if (pixels > options.maxPixels || image.header.width > kMaxSide
        || image.header.height > kMaxSide) {
        Error error = codecs::failure(
            {FAULTLINE_TR_NOOP("Errors",
                               "an image of %1 x %2 pixels is larger than what is decoded"),
             {std::to_string(image.header.width), std::to_string(image.header.height)}});
        error.code = ErrorCode::TooLarge;
        return error;
    }
    try {
        if (const Result<void> done = decodeFormat(bytes, options, image); !done)
            return done.error();
    } catch (const cv::Exception& exception) { // no memory
        return codecs::failure(verbatim(exception.err));
    }
    if (options.applyOrientation)
        turnUpright(image.pixels, image.header.orientation);
    return image;
}

} // namespace faultline
