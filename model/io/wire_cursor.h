// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// The wire format of protobuf in a file that is too large to load: fields are read through a small
/// window, long ones are passed over. tfevents::WireReader is the one for blocks of memory.
class WireFile {
public:
    /// Reads `window` bytes at a time.
    explicit WireFile(const ByteSource& source, std::size_t window = 16'384)
        : m_source(source), m_window(window)
    {
    }

    [[nodiscard]] std::uint64_t size() const { return m_source.size(); }
    /// The byte there; nothing at the end or when the file cannot be read.
    [[nodiscard]] std::optional<std::uint8_t> at(std::uint64_t offset);

private:
    const ByteSource& m_source;
    std::vector<std::byte> m_window;
    std::uint64_t m_begin = 0;
    std::size_t m_filled = 0;
};

/// Fields of a message in [begin, end) of a file. After damage ok() is false, every further read
/// gives nothing, and next() false.
class WireCursor {
public:
    WireCursor(WireFile& file, std::uint64_t begin, std::uint64_t end)
        : m_file(&file), m_at(begin), m_end(end)
    {
    }

    /// Goes to the next field; what of the last one was not read is passed over.
    [[nodiscard]] bool next();
    [[nodiscard]] std::uint32_t field() const { return m_field; }
    [[nodiscard]] bool ok() const { return m_isOk; }
    [[nodiscard]] std::uint64_t offset() const { return m_at; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_end; }
    /// Bytes to the end of the message.
    [[nodiscard]] std::uint64_t remaining() const { return m_end - m_at; }

    /// The value of a field, by its type; of another type 0.
    [[nodiscard]] std::uint64_t number() const { return m_number; }
    [[nodiscard]] double real32() const;
    [[nodiscard]] bool isVarint() const { return m_type == 0; }
    [[nodiscard]] bool isFixed64() const { return m_type == 1; }
    [[nodiscard]] bool isBytes() const { return m_type == 2; }
    [[nodiscard]] std::uint64_t byteCount() const { return m_bytesEnd - m_bytesBegin; }
    /// Where they begin in the file.
    [[nodiscard]] std::uint64_t bytesBegin() const { return m_bytesBegin; }
    /// A field of bytes as a message.
    [[nodiscard]] WireCursor message() const { return {*m_file, m_bytesBegin, m_bytesEnd}; }
    /// At most `most` of its bytes.
    [[nodiscard]] std::string text(std::size_t most) const;

    // Packed numbers: read one after the other from message().
    [[nodiscard]] std::uint64_t varint();
    [[nodiscard]] std::uint64_t fixed(unsigned bytes);

private:
    void fail();

    WireFile* m_file;
    std::uint64_t m_at;
    std::uint64_t m_end;
    std::uint64_t m_bytesBegin = 0;
    std::uint64_t m_bytesEnd = 0;
    std::uint64_t m_number = 0;
    std::uint32_t m_field = 0;
    std::uint32_t m_type = 0;
    bool m_isOk = true;
};

} // namespace faultline
