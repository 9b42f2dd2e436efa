// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/wire_cursor.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace google::protobuf {
class MessageLite;
}

namespace faultline {

/// Parses messages of moderate size into generated objects (model/schemas), which callers keep and
/// use again. Longer messages are parsed field by field, those of their fields that are longer in
/// turn are left to the caller or passed over: memory is bounded, whatever a length says.
///
/// All functions clear the object first. False is damage, or messages nested deeper than 100; what
/// came before it is in the object. One parser per thread.
class MessageParser {
public:
    using Message = google::protobuf::MessageLite;

    static constexpr std::size_t kMostBytes = std::size_t{1} << 20;

    /// Parses up to `most` bytes in one piece.
    explicit MessageParser(std::size_t most = kMostBytes) : m_most(std::min(most, kMostOfAll)) {}

    /// The message that lies at a cursor.
    template <typename Bytes>
    [[nodiscard]] bool parse(BasicWireCursor<Bytes> at, Message& into)
    {
        if (at.remaining() > m_most)
            return parseFields(at, into, [](const BasicWireCursor<Bytes>&) { return false; });
        m_bytes.clear();
        return at.appendRest(m_bytes) && parseBytes(m_bytes, into);
    }
    [[nodiscard]] bool parse(WireReader at, Message& into)
    {
        if (at.remaining() > m_most)
            return parseFields(at, into, [](const WireReader&) { return false; });
        return parseBytes(at.rest(), into);
    }
    [[nodiscard]] bool parse(std::string_view message, Message& into)
    {
        return parse(WireReader(message), into);
    }

    /// Parses all fields for which `take(cursor)` gives false; of the others the caller has taken
    /// what it wants. `take` must not use this parser.
    template <typename Bytes, typename Take>
    [[nodiscard]] bool parseFields(BasicWireCursor<Bytes> at, Message& into, Take&& take)
    {
        clear(into);
        m_bytes.clear();
        bool isWhole = true;
        while (at.next()) {
            if (take(at) || at.fieldSize() > m_most)
                continue;
            if (m_bytes.size() + at.fieldSize() > m_most)
                isWhole = mergeBytes(into) && isWhole;
            isWhole = at.appendField(m_bytes) && isWhole;
        }
        return mergeBytes(into) && at.ok() && isWhole;
    }

private:
    static void clear(Message& message);
    [[nodiscard]] static bool parseBytes(std::string_view bytes, Message& into);
    /// Adds the fields in m_bytes.
    bool mergeBytes(Message& into);

    static constexpr std::size_t kMostOfAll = 0x7FFFFFFF; ///< of protobuf

    std::size_t m_most;
    std::string m_bytes;
};

} // namespace faultline
