// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/codecs.h"

#include <webp/decode.h>
#include <webp/encode.h>

#include <memory>

namespace faultline::codecs {

namespace {

using PartialDecoder = std::unique_ptr<WebPIDecoder, decltype(&WebPIDelete)>;

const std::uint8_t* dataOf(std::span<const std::byte> bytes)
{
    return reinterpret_cast<const std::uint8_t*>(bytes.data());
}

} // namespace

Result<void> decodeWebp(std::span<const std::byte> bytes, DecodedImage& image)
{
    if (image.header.isAnimated)
        return failure(FAULTLINE_TR_NOOP("Errors", "animated WebP is not read"));
    const cv::Size size(static_cast<int>(image.header.width),
                        static_cast<int>(image.header.height));
    cv::Mat pixels(size, CV_8UC3, cv::Scalar::all(128));
    const PartialDecoder decoder(
        WebPINewRGB(MODE_RGB, pixels.data, pixels.total() * 3, static_cast<int>(pixels.step[0])),
        &WebPIDelete);
    if (!decoder)
        return failure(FAULTLINE_TR_NOOP("Errors", "no memory"));
    const VP8StatusCode status = WebPIUpdate(decoder.get(), dataOf(bytes), bytes.size());
    if (status == VP8_STATUS_SUSPENDED) { // more data is expected than there is
        image.isTruncated = true;
        image.warning = "the data ends early";
    } else if (status != VP8_STATUS_OK) {
        return failure(FAULTLINE_TR_NOOP("Errors", "the WebP data is damaged"));
    }
    image.pixels = pixels;
    return {};
}

} // namespace faultline::codecs

namespace faultline {

Result<std::vector<std::byte>> encodeWebp(const cv::Mat& pixels, int quality)
{
    if (pixels.empty() || pixels.type() != CV_8UC3)
        return codecs::failure(
            FAULTLINE_TR_NOOP("Errors", "WebP is written of 8-bit RGB images only"));
    std::uint8_t* encoded = nullptr;
    const std::size_t size =
        WebPEncodeRGB(pixels.data, pixels.cols, pixels.rows, static_cast<int>(pixels.step[0]),
                      static_cast<float>(quality), &encoded);
    const std::unique_ptr<std::uint8_t, decltype(&WebPFree)> owner(encoded, &WebPFree);
    if (size == 0)
        return codecs::failure(FAULTLINE_TR_NOOP("Errors", "the WebP encoder refused the image"));
    const auto* begin = reinterpret_cast<const std::byte*>(encoded);
    return std::vector<std::byte>(begin, begin + size);
}

} // namespace faultline
