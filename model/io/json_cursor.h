// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// Walks JSON text forward without building anything: the texts read here are up to gigabytes of
/// small objects of which a few members matter. More tolerant than the standard where writers are
/// (NaN and Infinity, a comma before a closing bracket, raw control characters in strings).
///
///     if (cursor.beginObject())
///         while (cursor.nextKey(key)) { if (key == "ts") ts = cursor.scalar(); else cursor.skip();
///         }
///
/// After a fault ok() is false and stays so and every loop ends. reachedEnd() then tells whether
/// the text stopped too early (more text may mend it) or is wrong. Never recurses; does not check
/// that the brackets inside what is skipped match in kind.
class JsonCursor {
public:
    explicit JsonCursor(std::string_view text) : m_begin(text.data()), m_at(text.data())
    {
        m_end = m_begin + text.size();
    }

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] bool reachedEnd() const { return m_reachedEnd; }
    /// Bytes from the start of the text: where the fault is, or what was read.
    [[nodiscard]] std::size_t position() const { return static_cast<std::size_t>(m_at - m_begin); }
    /// The first character of the next value, 0 at the end.
    char peek();

    bool beginObject() { return open('{'); }
    bool beginArray() { return open('['); }
    /// Next key of the object, as written (escapes not resolved); false when the object is over.
    bool nextKey(std::string_view& key);
    /// Moves over the colon behind a key that was read with scalar().
    bool colon();
    /// True if another element follows; false when the array is over.
    bool nextElement();

    /// The next value as text: a string without its quotes (escapes not resolved), a number or a
    /// literal as written; empty, and the value skipped, if it is an object or an array.
    std::string_view scalar();
    /// The same with the escapes of a string resolved.
    std::string text();
    /// The next value whole, as written.
    std::string_view raw();
    void skip();
    /// Whether the last scalar() held a backslash.
    [[nodiscard]] bool hadEscape() const { return m_hadEscape; }

private:
    bool open(char bracket);
    bool separator(char close);
    std::string_view string();
    void skipContainer();
    void space();
    bool fail(bool atEnd);

    const char* m_begin;
    const char* m_at;
    const char* m_end = nullptr;
    bool m_ok = true;
    bool m_reachedEnd = false;
    bool m_first = false; ///< just behind an opening bracket
    bool m_hadEscape = false;
};

/// Whether text that scalar() gave of something else than a string is a word of JSON (or one that
/// Python writes in its place: NaN, Infinity) or a number.
[[nodiscard]] bool isJsonWord(std::string_view text);

/// Text with its escapes resolved; what is no escape stays as it is.
[[nodiscard]] std::string unescaped(std::string_view text);

/// A decimal number times 10^`shift`, rounded towards zero, without going through a double: time
/// stamps in microseconds since the epoch have more digits than one holds. Null if it is no number
/// or too large. Exponents are taken through a double.
[[nodiscard]] std::optional<std::int64_t> scaledDecimal(std::string_view text, int shift);
[[nodiscard]] std::optional<double> realNumber(std::string_view text);
/// An integer, signed or up to 2^64-1 (wrapped), with or without a fraction of zeros.
[[nodiscard]] std::optional<std::int64_t> integerNumber(std::string_view text);

} // namespace faultline
