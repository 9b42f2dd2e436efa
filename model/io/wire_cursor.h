// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_source.h"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A file that is too large to load, read through a small window. One object per thread; it must
/// outlive the cursors over it.
class WireFile {
public:
    /// Reads `window` bytes at a time.
    explicit WireFile(const ByteSource& source, std::size_t window = 16'384)
        : m_source(source), m_window(window)
    {
    }

    [[nodiscard]] std::uint64_t size() const { return m_source.size(); }
    /// The byte there; false at the end or when the file cannot be read.
    [[nodiscard]] bool byte(std::uint64_t offset, std::uint8_t& into)
    {
        if (offset - m_begin >= m_filled && !moveTo(offset)) // below m_begin it is huge
            return false;
        into = static_cast<std::uint8_t>(m_window[static_cast<std::size_t>(offset - m_begin)]);
        return true;
    }
    /// Appends [offset, offset + size); false, with what is there, at the end of the file.
    bool append(std::uint64_t offset, std::uint64_t size, std::string& to);

private:
    bool moveTo(std::uint64_t offset);

    const ByteSource& m_source;
    std::vector<std::byte> m_window;
    std::uint64_t m_begin = 0;
    std::size_t m_filled = 0;
};

/// Where the bytes of a message come from: a file.
struct WireInFile {
    WireFile* file;

    [[nodiscard]] bool byte(std::uint64_t at, std::uint8_t& into) const
    {
        return file->byte(at, into);
    }
    bool append(std::uint64_t at, std::uint64_t size, std::string& to) const
    {
        return file->append(at, size, to);
    }
};

/// Where the bytes of a message come from: a block of memory, which must outlive the cursors.
struct WireInMemory {
    const char* data;

    [[nodiscard]] bool byte(std::uint64_t at, std::uint8_t& into) const
    {
        into = static_cast<std::uint8_t>(data[at]);
        return true;
    }
    bool append(std::uint64_t at, std::uint64_t size, std::string& to) const
    {
        to.append(data + at, static_cast<std::size_t>(size));
        return true;
    }
};

/// Walks the fields of a protobuf message in [begin, end) of a file or of memory, by their headers:
/// what is not asked for is passed over. The envelopes of large files are walked with it; messages
/// of moderate size go to a MessageParser.
///
/// Every read checks the end first. After damage ok() is false, every further read gives nothing,
/// and next() false.
template <typename Bytes>
class BasicWireCursor {
public:
    /// Groups, which none of the messages read here holds, are passed over like unknown fields, but
    /// not deeper than this.
    static constexpr std::size_t kMostDepth = 100;

    BasicWireCursor(Bytes bytes, std::uint64_t begin, std::uint64_t end)
        : m_bytes(bytes), m_at(begin), m_end(end)
    {
    }
    BasicWireCursor(WireFile& file, std::uint64_t begin,
                    std::uint64_t end) requires std::same_as<Bytes, WireInFile>
        : BasicWireCursor(WireInFile{&file}, begin, end)
    {
    }
    explicit BasicWireCursor(std::string_view message) requires std::same_as<Bytes, WireInMemory>
        : BasicWireCursor(WireInMemory{message.data()}, 0, message.size())
    {
    }

    /// Goes to the next field; what of the last one was not read is passed over.
    [[nodiscard]] bool next()
    {
        while (m_at < m_end) {
            if (!nextKey())
                return false;
            if (m_type != Type::Group) {
                readValue();
                return m_isOk;
            }
            passOverGroup();
        }
        return false;
    }
    /// Reads only the key of the next field: where no more than the beginning of its bytes is at
    /// hand, their number is read with varint().
    [[nodiscard]] bool nextKey()
    {
        m_fieldBegin = m_at;
        const std::uint64_t key = varint();
        m_field = static_cast<std::uint32_t>(key >> 3);
        m_type = static_cast<Type>(key & 7U);
        m_number = 0;
        m_bytesBegin = m_bytesEnd = 0;
        if (m_field == 0 || key >> 3 > kMostField)
            fail();
        return m_isOk;
    }

    [[nodiscard]] bool ok() const { return m_isOk; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_end; }
    /// Behind the field; after damage the end of the message.
    [[nodiscard]] std::uint64_t offset() const { return m_at; }
    /// Bytes to the end of the message.
    [[nodiscard]] std::uint64_t remaining() const { return m_end - m_at; }
    /// Where the field begins with its key, and how many bytes it has with it.
    [[nodiscard]] std::uint64_t fieldBegin() const { return m_fieldBegin; }
    [[nodiscard]] std::uint64_t fieldSize() const { return m_at - m_fieldBegin; }

    [[nodiscard]] std::uint32_t field() const { return m_field; }
    [[nodiscard]] bool isVarint() const { return m_type == Type::Varint; }
    [[nodiscard]] bool isFixed64() const { return m_type == Type::Fixed64; }
    [[nodiscard]] bool isFixed32() const { return m_type == Type::Fixed32; }
    [[nodiscard]] bool isBytes() const { return m_type == Type::Length; }
    /// Whether the field is that message, text or list.
    [[nodiscard]] bool isBytes(std::uint32_t field) const { return isBytes() && m_field == field; }

    /// The value of a field, by its type; of another type 0.
    [[nodiscard]] std::uint64_t number() const { return m_number; }
    [[nodiscard]] std::int64_t integer() const { return static_cast<std::int64_t>(m_number); }
    [[nodiscard]] double real64() const { return std::bit_cast<double>(m_number); }
    [[nodiscard]] float real32() const
    {
        return std::bit_cast<float>(static_cast<std::uint32_t>(m_number));
    }
    [[nodiscard]] std::uint64_t byteCount() const { return m_bytesEnd - m_bytesBegin; }
    /// Where they begin in the file or block.
    [[nodiscard]] std::uint64_t bytesBegin() const { return m_bytesBegin; }
    /// A field of bytes as a message.
    [[nodiscard]] BasicWireCursor message() const { return {m_bytes, m_bytesBegin, m_bytesEnd}; }
    /// At most `most` of its bytes.
    [[nodiscard]] std::string text(std::size_t most) const
    {
        std::string made;
        m_bytes.append(m_bytesBegin, std::min<std::uint64_t>(byteCount(), most), made);
        return made;
    }
    /// Its bytes where they lie.
    [[nodiscard]] std::string_view bytes() const requires std::same_as<Bytes, WireInMemory>
    {
        return {m_bytes.data + m_bytesBegin, static_cast<std::size_t>(byteCount())};
    }
    /// The whole message as it lies.
    [[nodiscard]] std::string_view rest() const requires std::same_as<Bytes, WireInMemory>
    {
        return {m_bytes.data + m_at, static_cast<std::size_t>(remaining())};
    }

    /// Appends the field as it is written, with its key; false if the file ends before.
    bool appendField(std::string& to) const
    {
        return m_bytes.append(m_fieldBegin, fieldSize(), to);
    }
    /// Appends what is left of the message.
    bool appendRest(std::string& to) const { return m_bytes.append(m_at, remaining(), to); }

    // Packed numbers: read one after the other from message().
    [[nodiscard]] std::uint64_t varint()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            std::uint8_t byte = 0;
            if (m_at >= m_end || !m_bytes.byte(m_at, byte))
                break;
            ++m_at;
            value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (byte < 0x80) [[likely]]
                return value;
        }
        fail();
        return 0;
    }
    /// A number of 4 or 8 bytes.
    [[nodiscard]] std::uint64_t fixed(unsigned bytes)
    {
        std::uint64_t value = 0;
        if (remaining() < bytes) {
            fail();
            return 0;
        }
        if constexpr (std::same_as<Bytes, WireInMemory>) {
            static_assert(std::endian::native == std::endian::little);
            std::memcpy(&value, m_bytes.data + m_at, bytes);
            m_at += bytes;
            return value;
        }
        for (unsigned index = 0; index < bytes; ++index) {
            std::uint8_t byte = 0;
            if (!m_bytes.byte(m_at, byte)) {
                fail();
                return 0;
            }
            ++m_at;
            value |= static_cast<std::uint64_t>(byte) << (8 * index);
        }
        return value;
    }

private:
    enum class Type : std::uint8_t {
        Varint = 0,
        Fixed64 = 1,
        Length = 2,
        Group = 3,
        GroupEnd = 4,
        Fixed32 = 5
    };
    static constexpr std::uint64_t kMostField = 0x1FFFFFFF;

    void fail()
    {
        m_isOk = false;
        m_at = m_end;
    }

    void readValue()
    {
        switch (m_type) {
        case Type::Varint: m_number = varint(); return;
        case Type::Fixed64: m_number = fixed(8); return;
        case Type::Fixed32: m_number = fixed(4); return;
        case Type::Length: {
            const std::uint64_t size = varint();
            if (size > m_end - m_at) {
                fail();
            } else if (m_isOk) {
                m_bytesBegin = m_at;
                m_bytesEnd = m_at = m_at + size;
            }
            return;
        }
        case Type::Group:
        case Type::GroupEnd: break;
        }
        fail();
    }

    /// To behind the end of the group that was begun, and of those within.
    void passOverGroup()
    {
        std::array<std::uint64_t, kMostDepth> open{};
        std::size_t depth = 0;
        open[depth++] = m_field;
        while (depth > 0 && m_isOk) {
            const std::uint64_t key = varint();
            m_type = static_cast<Type>(key & 7U);
            const std::uint64_t field = key >> 3;
            if (field == 0) {
                fail();
            } else if (m_type == Type::GroupEnd) {
                if (open[--depth] != field)
                    fail();
            } else if (m_type != Type::Group) {
                readValue();
            } else if (depth < kMostDepth) {
                open[depth++] = field;
            } else {
                fail();
            }
        }
    }

    Bytes m_bytes;
    std::uint64_t m_at;
    std::uint64_t m_end;
    std::uint64_t m_fieldBegin = 0;
    std::uint64_t m_bytesBegin = 0;
    std::uint64_t m_bytesEnd = 0;
    std::uint64_t m_number = 0;
    std::uint32_t m_field = 0;
    Type m_type = Type::Varint;
    bool m_isOk = true;
};

/// In a file that is too large to load.
using WireCursor = BasicWireCursor<WireInFile>;
/// In memory.
using WireReader = BasicWireCursor<WireInMemory>;

} // namespace faultline
