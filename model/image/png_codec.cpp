// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/codecs.h"

#include <array>
#include <csetjmp>
#include <cstring>

#include <png.h>

// As in jpeg_codec.cpp: libpng leaves with longjmp(), so what it may leave holds no objects.

namespace faultline::codecs {

namespace {

constexpr std::size_t kMessageBytes = 128;
constexpr png_alloc_size_t kMaxChunkBytes = png_alloc_size_t{64} << 20;
constexpr png_uint_32 kMaxSide = 0x7FFFFFFF; // held against maxPixels before

struct Message {
    std::array<char, kMessageBytes> text{};

    void set(const char* message) { std::strncpy(text.data(), message, text.size() - 1); }
};

[[noreturn]] void leaveLibrary(png_structp png, png_const_charp message)
{
    static_cast<Message*>(png_get_error_ptr(png))->set(message);
    png_longjmp(png, 1);
}

void noteWarning(png_structp, png_const_charp) {} // colour profiles and dates: nothing of pixels

class PngDecoder {
public:
    explicit PngDecoder(std::span<const std::byte> bytes) : m_bytes(bytes)
    {
        m_png =
            png_create_read_struct(PNG_LIBPNG_VER_STRING, &m_message, leaveLibrary, noteWarning);
        m_info = m_png != nullptr ? png_create_info_struct(m_png) : nullptr;
    }
    ~PngDecoder() { png_destroy_read_struct(&m_png, &m_info, nullptr); }
    PngDecoder(const PngDecoder&) = delete;
    PngDecoder& operator=(const PngDecoder&) = delete;

    bool start()
    {
        if (m_info == nullptr || setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        png_set_read_fn(m_png, this, giveBytes);
        png_set_user_limits(m_png, kMaxSide, kMaxSide);
        png_set_chunk_malloc_max(m_png, kMaxChunkBytes);
        png_read_info(m_png, m_info);
        png_set_strip_16(m_png);
        png_set_expand(m_png); // palettes, 1, 2 and 4 bit
        png_set_gray_to_rgb(m_png);
        png_set_strip_alpha(m_png);
        m_passes = png_set_interlace_handling(m_png);
        png_read_update_info(m_png, m_info);
        return true;
    }

    bool readRows(cv::Mat& pixels)
    {
        if (setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        for (int pass = 0; pass < m_passes; ++pass) {
            for (int y = 0; y < pixels.rows; ++y) {
                png_read_row(m_png, pixels.ptr(y), nullptr);
                ++m_rows;
            }
        }
        return true;
    }

    [[nodiscard]] cv::Size size() const
    {
        return {static_cast<int>(png_get_image_width(m_png, m_info)),
                static_cast<int>(png_get_image_height(m_png, m_info))};
    }
    [[nodiscard]] std::size_t rowBytes() const { return png_get_rowbytes(m_png, m_info); }
    [[nodiscard]] bool hasRows() const { return m_rows > 0; }
    [[nodiscard]] const char* message() const { return m_message.text.data(); }

private:
    static void giveBytes(png_structp png, png_bytep into, std::size_t count)
    {
        auto* self = static_cast<PngDecoder*>(png_get_io_ptr(png));
        if (self->m_bytes.size() - self->m_at < count)
            png_error(png, "the data ends early");
        std::memcpy(into, self->m_bytes.data() + self->m_at, count);
        self->m_at += count;
    }

    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
    std::size_t m_rows = 0;
    int m_passes = 1;
    Message m_message;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
};

class PngEncoder {
public:
    PngEncoder()
    {
        m_png =
            png_create_write_struct(PNG_LIBPNG_VER_STRING, &m_message, leaveLibrary, noteWarning);
        m_info = m_png != nullptr ? png_create_info_struct(m_png) : nullptr;
    }
    ~PngEncoder() { png_destroy_write_struct(&m_png, &m_info); }
    PngEncoder(const PngEncoder&) = delete;
    PngEncoder& operator=(const PngEncoder&) = delete;

    bool encode(const cv::Mat& pixels, std::vector<std::byte>& bytes)
    {
        if (m_info == nullptr || setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        png_set_write_fn(m_png, &bytes, takeBytes, nullptr);
        const int colour = pixels.channels() == 1   ? PNG_COLOR_TYPE_GRAY
                           : pixels.channels() == 3 ? PNG_COLOR_TYPE_RGB
                                                    : PNG_COLOR_TYPE_RGB_ALPHA;
        png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(pixels.cols),
                     static_cast<png_uint_32>(pixels.rows), 8, colour, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_compression_level(m_png, 3); // 6 takes three times as long for 3 % less
        png_write_info(m_png, m_info);
        for (int y = 0; y < pixels.rows; ++y)
            png_write_row(m_png, pixels.ptr(y));
        png_write_end(m_png, m_info);
        return true;
    }

    [[nodiscard]] const char* message() const { return m_message.text.data(); }

private:
    static void takeBytes(png_structp png, png_bytep from, std::size_t count)
    {
        auto* bytes = static_cast<std::vector<std::byte>*>(png_get_io_ptr(png));
        const auto* begin = reinterpret_cast<const std::byte*>(from);
        bytes->insert(bytes->end(), begin, begin + count);
    }

    Message m_message;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
};

} // namespace

Result<void> decodePng(std::span<const std::byte> bytes, DecodedImage& image)
{
    PngDecoder decoder(bytes);
    if (!decoder.start())
        return failure(verbatim(decoder.message()));
    cv::Mat pixels(decoder.size(), CV_8UC3, cv::Scalar::all(128));
    if (decoder.rowBytes() != pixels.step[0])
        return failure(
            FAULTLINE_TR_NOOP("Errors", "the pixels are stored in a way that is not read"));
    if (!decoder.readRows(pixels)) {
        if (!decoder.hasRows())
            return failure(verbatim(decoder.message()));
        image.isTruncated = true;
        image.warning = decoder.message();
    }
    image.pixels = pixels;
    return {};
}

} // namespace faultline::codecs

namespace faultline {

Result<std::vector<std::byte>> encodePng(const cv::Mat& pixels)
{
    if (pixels.empty() || pixels.depth() != CV_8U || pixels.channels() == 2
        || pixels.channels() > 4)
        return codecs::failure(
            FAULTLINE_TR_NOOP("Errors", "PNG is written of 8-bit grey, RGB or RGBA images only"));
    std::vector<std::byte> bytes;
    codecs::PngEncoder encoder;
    if (!encoder.encode(pixels, bytes))
        return codecs::failure(verbatim(encoder.message()));
    return bytes;
}

} // namespace faultline
