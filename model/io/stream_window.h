// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/io/byte_stream.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace faultline {

/// A stretch of an unpacked file that slides forward: the bytes not yet consumed, as many as were
/// asked for. Tells `monitor` the progress, in bytes of the source, and stops when it is cancelled.
/// Views into it live until the next grow(). `source` and `monitor` must outlive it.
class StreamWindow {
public:
    StreamWindow(const ByteSource& source, ReadMonitor& monitor);

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
    /// Whether the stream stopped early; why, its fault() says.
    [[nodiscard]] bool hasFault() const { return m_stream->fault().has_value(); }
    [[nodiscard]] const ByteStream& stream() const { return *m_stream; }

private:
    ReadMonitor& m_monitor;
    std::unique_ptr<ByteStream> m_stream;
    std::string m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::uint64_t m_offset = 0; ///< of m_buffer[0]
    std::uint64_t m_reported = 0;
    bool m_ended = false;
    bool m_cancelled = false;
};

} // namespace faultline
