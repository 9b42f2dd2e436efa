// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_stream.h"
#include "model/readers/format_reader.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace faultline::trace {

/// A stretch of an unpacked file that slides forward: the bytes not yet consumed, as many as were
/// asked for. Reports progress, and damage of the compressed stream as an issue. Views into it live
/// until the next grow().
class StreamWindow {
public:
    StreamWindow(const ByteSource& source, ReadContext& context);

    [[nodiscard]] std::string_view text() const
    {
        return {m_buffer.data() + m_begin, m_end - m_begin};
    }
    /// Moves the start forward by `bytes`, at most the size of text().
    void consume(std::size_t bytes) { m_begin += bytes; }
    /// Makes text() longer by at least a byte, if there is one more. False at the end, at a fault,
    /// or when cancelled.
    bool grow();
    /// Grows until text() has `bytes`; false if there are fewer.
    bool want(std::size_t bytes);
    /// Offset of text() in the unpacked file.
    [[nodiscard]] std::uint64_t offset() const { return m_offset + m_begin; }
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    /// Whether the stream stopped early.
    [[nodiscard]] bool hasFault() const { return m_stream->fault().has_value(); }
    [[nodiscard]] bool isCompressed() const { return m_stream->isCompressed(); }

private:
    void reportFault();

    const ByteSource& m_source;
    ReadContext& m_context;
    std::unique_ptr<ByteStream> m_stream;
    std::string m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::uint64_t m_offset = 0; ///< of m_buffer[0]
    std::uint64_t m_reported = 0;
    bool m_ended = false;
    bool m_cancelled = false;
};

/// Adds an issue at a place of the file.
void addIssueAt(ReadContext& context, const ByteSource& source, IssueCode code,
                std::uint64_t offset, std::string detail);

[[nodiscard]] Error corruptFile(const ByteSource& source, std::string detail);
[[nodiscard]] Error cancelledRead(const ByteSource& source);

} // namespace faultline::trace
