// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/codecs.h"

#include <array>
#include <csetjmp>
#include <cstdio> // jpeglib.h needs FILE
#include <cstdlib>

#include <jerror.h>
#include <jpeglib.h>

// libjpeg reports errors by leaving with longjmp(). The functions between setjmp() and the calls
// that may leave hold nothing that needs a destructor; what does is owned by their callers.

namespace faultline::codecs {

namespace {

constexpr int kMaxScans =
    200; // progressive files have about ten; each costs a pass over all pixels

struct ErrorManager {
    jpeg_error_mgr base; // first: libjpeg hands out a pointer to it
    std::jmp_buf leave;
    std::array<char, JMSG_LENGTH_MAX> message;
    bool isTruncated;
    bool hasWarning;
};

ErrorManager& managerOf(j_common_ptr info)
{
    return *reinterpret_cast<ErrorManager*>(info->err);
}

[[noreturn]] void leaveDecoder(j_common_ptr info)
{
    ErrorManager& manager = managerOf(info);
    manager.base.format_message(info, manager.message.data());
    std::longjmp(manager.leave, 1);
}

void noteMessage(j_common_ptr info, int level)
{
    if (level >= 0)
        return; // a trace
    ErrorManager& manager = managerOf(info);
    const int code = manager.base.msg_code;
    manager.isTruncated = manager.isTruncated || code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER;
    if (!manager.hasWarning)
        manager.base.format_message(info, manager.message.data());
    manager.hasWarning = true;
}

void keepSilent(j_common_ptr) {}

jpeg_error_mgr* prepare(ErrorManager& manager)
{
    jpeg_error_mgr* const base = jpeg_std_error(&manager.base);
    base->error_exit = leaveDecoder;
    base->emit_message = noteMessage;
    base->output_message = keepSilent;
    manager.message[0] = '\0';
    manager.isTruncated = false;
    manager.hasWarning = false;
    return base;
}

/// The whole decoder: libjpeg's state and ours, freed whatever happens.
class JpegDecoder {
public:
    JpegDecoder() { m_info.err = prepare(m_errors); }
    ~JpegDecoder() { jpeg_destroy_decompress(&m_info); }
    JpegDecoder(const JpegDecoder&) = delete;
    JpegDecoder& operator=(const JpegDecoder&) = delete;

    bool start(std::span<const std::byte> bytes, const DecodeOptions& options)
    {
        if (setjmp(m_errors.leave) != 0)
            return false;
        jpeg_create_decompress(&m_info);
        m_progress.progress_monitor = stopAtManyScans;
        m_info.progress = &m_progress;
        jpeg_mem_src(&m_info, reinterpret_cast<const unsigned char*>(bytes.data()),
                     static_cast<unsigned long>(bytes.size()));
        jpeg_read_header(&m_info, TRUE);
        m_info.out_color_space = m_info.num_components == 4 ? JCS_CMYK : JCS_RGB;
        m_info.scale_num = 1;
        m_info.scale_denom = reductionFor(options);
        jpeg_start_decompress(&m_info);
        return true;
    }

    bool readRows(cv::Mat& pixels)
    {
        if (setjmp(m_errors.leave) != 0)
            return false;
        while (m_info.output_scanline < m_info.output_height) {
            JSAMPROW row = pixels.ptr(static_cast<int>(m_info.output_scanline));
            jpeg_read_scanlines(&m_info, &row, 1);
        }
        jpeg_finish_decompress(&m_info);
        return true;
    }

    [[nodiscard]] const jpeg_decompress_struct& info() const { return m_info; }
    [[nodiscard]] const ErrorManager& errors() const { return m_errors; }
    [[nodiscard]] bool hasRows() const { return m_info.output_scanline > 0; }

private:
    static void stopAtManyScans(j_common_ptr info)
    {
        const auto* decoder = reinterpret_cast<j_decompress_ptr>(info);
        if (decoder->input_scan_number > kMaxScans)
            leaveDecoder(info);
    }

    [[nodiscard]] unsigned reductionFor(const DecodeOptions& options) const
    {
        const auto isEnough = [](unsigned stored, unsigned denominator, int least) {
            return (stored + denominator - 1) / denominator >= static_cast<unsigned>(least);
        };
        if (options.minWidth <= 0 || options.minHeight <= 0)
            return 1;
        for (const unsigned denominator : {8U, 4U, 2U}) {
            if (isEnough(m_info.image_width, denominator, options.minWidth)
                && isEnough(m_info.image_height, denominator, options.minHeight))
                return denominator;
        }
        return 1;
    }

    ErrorManager m_errors{};
    jpeg_progress_mgr m_progress{};
    jpeg_decompress_struct m_info{};
};

/// Without a colour profile. Adobe's programs store CMYK inverted (255 is no ink), others do not.
void fromCmyk(const cv::Mat& cmyk, bool isInverted, cv::Mat& rgb)
{
    const std::uint8_t mask = isInverted ? 0 : 255;
    for (int y = 0; y < cmyk.rows; ++y) {
        const auto* from = cmyk.ptr<cv::Vec4b>(y);
        auto* to = rgb.ptr<cv::Vec3b>(y);
        for (int x = 0; x < cmyk.cols; ++x) {
            const int black = from[x][3] ^ mask;
            for (int i = 0; i < 3; ++i)
                to[x][i] = static_cast<std::uint8_t>((from[x][i] ^ mask) * black / 255);
        }
    }
}

/// The same for encoding. The buffer is malloc'ed by libjpeg.
class JpegEncoder {
public:
    JpegEncoder() { m_info.err = prepare(m_errors); }
    ~JpegEncoder()
    {
        jpeg_destroy_compress(&m_info);
        std::free(m_buffer); // NOLINT: libjpeg allocates with malloc
    }
    JpegEncoder(const JpegEncoder&) = delete;
    JpegEncoder& operator=(const JpegEncoder&) = delete;

    bool encode(const cv::Mat& pixels, int quality, ChromaSampling chroma)
    {
        if (setjmp(m_errors.leave) != 0)
            return false;
        jpeg_create_compress(&m_info);
        jpeg_mem_dest(&m_info, &m_buffer, &m_size);
        m_info.image_width = static_cast<JDIMENSION>(pixels.cols);
        m_info.image_height = static_cast<JDIMENSION>(pixels.rows);
        m_info.input_components = pixels.channels();
        m_info.in_color_space = pixels.channels() == 1 ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_set_defaults(&m_info);
        jpeg_set_quality(&m_info, quality, TRUE);
        if (chroma == ChromaSampling::Full) {
            m_info.comp_info[0].h_samp_factor = 1;
            m_info.comp_info[0].v_samp_factor = 1;
        }
        jpeg_start_compress(&m_info, TRUE);
        while (m_info.next_scanline < m_info.image_height) {
            auto* row = const_cast<JSAMPROW>(pixels.ptr(static_cast<int>(m_info.next_scanline)));
            jpeg_write_scanlines(&m_info, &row, 1);
        }
        jpeg_finish_compress(&m_info);
        return true;
    }

    [[nodiscard]] std::span<const std::byte> bytes() const
    {
        return {reinterpret_cast<const std::byte*>(m_buffer), m_size};
    }
    [[nodiscard]] const char* message() const { return m_errors.message.data(); }

private:
    ErrorManager m_errors{};
    jpeg_compress_struct m_info{};
    unsigned char* m_buffer = nullptr;
    unsigned long m_size = 0;
};

} // namespace

Result<void> decodeJpeg(std::span<const std::byte> bytes, const DecodeOptions& options,
                        DecodedImage& image)
{
    JpegDecoder decoder;
    if (!decoder.start(bytes, options))
        return failure(verbatim(decoder.errors().message.data()));
    const auto& info = decoder.info();
    const cv::Size size(static_cast<int>(info.output_width), static_cast<int>(info.output_height));
    image.reduction = static_cast<int>(info.scale_denom);
    const bool isCmyk = info.output_components == 4;
    cv::Mat raw(size, CV_8UC(info.output_components), cv::Scalar::all(128));
    if (!decoder.readRows(raw)) {
        if (!decoder.hasRows())
            return failure(verbatim(decoder.errors().message.data()));
        image.isTruncated = true;
    }
    image.isTruncated = image.isTruncated || decoder.errors().isTruncated;
    image.warning = decoder.errors().message.data();
    if (isCmyk) {
        image.pixels.create(size, CV_8UC3);
        fromCmyk(raw, info.saw_Adobe_marker != 0, image.pixels);
    } else {
        image.pixels = raw;
    }
    return {};
}

} // namespace faultline::codecs

namespace faultline {

Result<std::vector<std::byte>> encodeJpeg(const cv::Mat& pixels, int quality, ChromaSampling chroma)
{
    if (pixels.empty() || (pixels.type() != CV_8UC3 && pixels.type() != CV_8UC1))
        return codecs::failure(
            FAULTLINE_TR_NOOP("Errors", "JPEG holds 8-bit colour or grey images only"));
    codecs::JpegEncoder encoder;
    if (!encoder.encode(pixels, quality, chroma))
        return codecs::failure(verbatim(encoder.message()));
    return std::vector<std::byte>(encoder.bytes().begin(), encoder.bytes().end());
}

} // namespace faultline
