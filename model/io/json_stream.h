// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/json_cursor.h"
#include "model/io/stream_window.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace faultline {

/// Reads JSON of any length item by item (an item: an element, a member, a record) and holds no
/// more than the one it is at. An item is either parsed where it stands, or cut out first: then
/// damage inside it costs no more than it. What is odd is left to the caller, with offset().
class JsonStream {
public:
    enum class Item {
        Whole,
        Damaged, ///< not a JSON value
        TooLong, ///< longer than is allowed
        Cut,     ///< the text ends in it, or reading was cancelled
    };

    /// No item is held that is longer than `mostBytes` (and a block); `window` must outlive this.
    JsonStream(StreamWindow& window, std::size_t mostBytes)
        : m_window(window), m_mostBytes(mostBytes)
    {
    }

    /// Moves over the mark that some writers put before the text.
    void skipByteOrderMark();
    /// The next character that is no white space, not consumed; 0 at the end.
    [[nodiscard]] char peek();
    /// The same that is no comma either: where the next item begins.
    [[nodiscard]] char peekItem();
    void advance(std::size_t bytes) { m_window.consume(bytes); }
    /// Of the next character, in the unpacked file.
    [[nodiscard]] std::uint64_t offset() const { return m_window.offset(); }
    [[nodiscard]] bool isCancelled() const { return m_window.isCancelled(); }

    /// Calls `parse(JsonCursor&)` where the stream is, again with more text while that is too
    /// short; it must be ready for that. Consumes the item if it is Whole.
    template <typename Parse>
    [[nodiscard]] Item parse(Parse&& parse)
    {
        while (true) {
            JsonCursor cursor(m_window.text());
            parse(cursor);
            if (cursor.ok()) {
                m_window.consume(cursor.position());
                return Item::Whole;
            }
            const bool isDamaged = !cursor.reachedEnd();
            m_lost = isDamaged ? cursor.position() + 1 : m_window.text().size();
            if (isDamaged)
                return Item::Damaged;
            if (m_window.text().size() > m_mostBytes)
                return Item::TooLong;
            if (!m_window.grow())
                return Item::Cut;
        }
    }

    /// The value where the stream is, as written; not consumed. Only brackets and strings are
    /// looked at, so it is never Damaged. Empty if a bracket closes or a comma stands there.
    [[nodiscard]] Item cut(std::string_view& text);
    /// Moves over the same, however long it is.
    [[nodiscard]] Item skip();
    /// Behind an item that parse() could not read: moves to the next brace that follows a comma,
    /// where an element most likely begins. False if there is none.
    [[nodiscard]] bool skipToObject();

private:
    template <typename Passes>
    char peekBehind(Passes&& passes);
    [[nodiscard]] Item scan(bool isKept, std::size_t& size);

    StreamWindow& m_window;
    std::size_t m_mostBytes;
    std::size_t m_lost = 0; ///< of the window, by the item that could not be parsed
};

/// An element of a list, or of a list that is a member of the object at the top.
struct JsonElement {
    std::string_view section; ///< key of the list in that object; empty: none
    std::string_view text;    ///< as written; valid during the call
    std::uint64_t offset = 0; ///< in the unpacked file
};

enum class JsonListsEnd {
    Whole,
    Cut,      ///< the text ends inside a value
    TooLarge, ///< an element is too long: the rest was left out
    NotJson,  ///< neither a list nor an object
    Cancelled,
};

/// Calls `take` for every element of the lists that `wants` asks for, of a file that is a list or
/// an object of lists. Values that are no lists are passed over. Afterwards `json.offset()` is
/// where it ended.
[[nodiscard]] JsonListsEnd readJsonLists(JsonStream& json,
                                         const std::function<bool(std::string_view)>& wants,
                                         const std::function<void(const JsonElement&)>& take);

} // namespace faultline
