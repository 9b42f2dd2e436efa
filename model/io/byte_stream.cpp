// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/byte_stream.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include <zlib.h>

namespace faultline {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{256} << 10;
// windowBits of zlib: largest window, and which header is expected.
constexpr int kGzipOnly = 15 + 16;
constexpr int kZlibOnly = 15;

class PlainStream final : public ByteStream {
public:
    explicit PlainStream(const ByteSource& source) : m_source(source) {}

    std::size_t read(std::span<std::byte> into) override
    {
        if (m_fault)
            return 0;
        const Result<std::size_t> got = m_source.readAt(m_position, into);
        if (!got) {
            m_fault = StreamFault{.kind = StreamFault::Kind::Io,
                                  .sourceOffset = m_position,
                                  .detail = got.error().detail};
            return 0;
        }
        m_position += *got;
        return *got;
    }
    std::uint64_t sourcePosition() const override { return m_position; }
    std::uint64_t position() const override { return m_position; }
    bool isCompressed() const override { return false; }
    const std::optional<StreamFault>& fault() const override { return m_fault; }

private:
    const ByteSource& m_source;
    std::uint64_t m_position = 0;
    std::optional<StreamFault> m_fault;
};

/// Gzip or zlib.
class InflatingStream final : public ByteStream {
public:
    InflatingStream(const ByteSource& source, const StreamLimits& limits, int windowBits)
        : m_source(source),
          m_limits(limits),
          m_hasMembers(windowBits == kGzipOnly),
          m_input(kBlockBytes)
    {
        m_ready = inflateInit2(&m_zlib, windowBits) == Z_OK;
        if (!m_ready)
            fail(StreamFault::Kind::Corrupt, FAULTLINE_TR_NOOP("Errors", "zlib could not start"));
    }
    InflatingStream(const InflatingStream&) = delete;
    InflatingStream& operator=(const InflatingStream&) = delete;
    ~InflatingStream() override
    {
        if (m_ready)
            inflateEnd(&m_zlib);
    }

    std::size_t read(std::span<std::byte> into) override
    {
        std::size_t done = 0;
        while (done < into.size() && !m_fault && !m_atEnd) {
            if (m_zlib.avail_in == 0 && !refill())
                break;
            const std::size_t want = std::min<std::size_t>(into.size() - done, 1U << 30);
            m_zlib.next_out = reinterpret_cast<Bytef*>(into.data() + done);
            m_zlib.avail_out = static_cast<uInt>(want);
            const int status = inflate(&m_zlib, Z_NO_FLUSH);
            const std::size_t got = want - m_zlib.avail_out;
            done += got;
            m_position += got;
            if (status == Z_STREAM_END && !m_hasMembers)
                m_atEnd = true;
            else if (status == Z_STREAM_END)
                beginMember();
            else if (status != Z_OK && status != Z_BUF_ERROR)
                fail(StreamFault::Kind::Corrupt,
                     m_zlib.msg != nullptr
                         ? verbatim(m_zlib.msg)
                         : FAULTLINE_TR_NOOP("Errors", "damaged compressed data"));
            checkLimits();
        }
        return done;
    }
    std::uint64_t sourcePosition() const override { return m_sourcePosition - m_zlib.avail_in; }
    std::uint64_t position() const override { return m_position; }
    bool isCompressed() const override { return true; }
    const std::optional<StreamFault>& fault() const override { return m_fault; }

private:
    void fail(StreamFault::Kind kind, Text detail)
    {
        m_fault = StreamFault{
            .kind = kind, .sourceOffset = sourcePosition(), .detail = std::move(detail)};
    }

    bool refill()
    {
        const Result<std::size_t> got = m_source.readAt(m_sourcePosition, m_input);
        if (!got) {
            fail(StreamFault::Kind::Io, got.error().detail);
            return false;
        }
        if (*got == 0) {
            if (m_betweenMembers)
                m_atEnd = true;
            else
                fail(StreamFault::Kind::Truncated,
                     FAULTLINE_TR_NOOP("Errors", "the compressed data stops in the middle"));
            return false;
        }
        m_sourcePosition += *got;
        m_zlib.next_in = reinterpret_cast<Bytef*>(m_input.data());
        m_zlib.avail_in = static_cast<uInt>(*got);
        if (m_betweenMembers)
            return continueAfterMember();
        return true;
    }

    /// Another member may follow (files joined with cat), or padding, which ends the stream.
    void beginMember()
    {
        m_betweenMembers = true;
        inflateReset(&m_zlib);
        if (m_zlib.avail_in > 0)
            continueAfterMember();
    }

    bool continueAfterMember()
    {
        m_betweenMembers = *m_zlib.next_in != 0x1f;
        m_atEnd = m_betweenMembers;
        return !m_atEnd;
    }

    void checkLimits()
    {
        const std::uint64_t consumed = sourcePosition() + 1;
        const bool beyond =
            m_position > m_limits.maxBytes
            || (m_position > m_limits.freeBytes && m_position / consumed > m_limits.maxRatio);
        if (beyond && !m_fault)
            fail(StreamFault::Kind::Bomb,
                 {FAULTLINE_TR_NOOP("Errors", "unpacks to more than %1 bytes from %2"),
                  {std::to_string(m_position), std::to_string(consumed - 1)}});
    }

    const ByteSource& m_source;
    StreamLimits m_limits;
    bool m_hasMembers; ///< gzip: several may follow one another
    std::vector<std::byte> m_input;
    z_stream m_zlib{};
    bool m_ready = false;
    bool m_betweenMembers = false;
    bool m_atEnd = false;
    std::uint64_t m_sourcePosition = 0;
    std::uint64_t m_position = 0;
    std::optional<StreamFault> m_fault;
};

} // namespace

bool isGzip(std::span<const std::byte> head)
{
    return head.size() >= 3 && head[0] == std::byte{0x1f} && head[1] == std::byte{0x8b}
           && head[2] == std::byte{8};
}

bool isZlib(std::span<const std::byte> head)
{
    if (head.size() < 2)
        return false;
    // RFC 1950: deflate, a window of at most 32 KiB, no preset dictionary, a multiple of 31.
    const auto method = std::to_integer<unsigned>(head[0]);
    const auto flags = std::to_integer<unsigned>(head[1]);
    return (method & 0x0FU) == 8 && method <= 0x78 && (flags & 0x20U) == 0
           && (method * 256 + flags) % 31 == 0;
}

std::unique_ptr<ByteStream> openZlibStream(const ByteSource& source, const StreamLimits& limits)
{
    return std::make_unique<InflatingStream>(source, limits, kZlibOnly);
}

std::unique_ptr<ByteStream> openStream(const ByteSource& source, const StreamLimits& limits)
{
    std::vector<std::byte> head(3);
    const Result<std::size_t> got = source.readAt(0, head);
    if (got && isGzip(std::span(head).first(*got)))
        return std::make_unique<InflatingStream>(source, limits, kGzipOnly);
    return std::make_unique<PlainStream>(source);
}

std::string unpackedHead(std::span<const std::byte> head, std::size_t maxBytes)
{
    const std::unique_ptr<ByteSource> source = openMemory({}, head);
    std::string text(maxBytes, '\0');
    const std::size_t got =
        openStream(*source)->read(std::as_writable_bytes(std::span(text.data(), text.size())));
    text.resize(got);
    return text;
}

} // namespace faultline
