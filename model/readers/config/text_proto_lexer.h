// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace faultline::textproto {

struct Token {
    enum class Kind : std::uint8_t {
        Word,        ///< a name, an enum value, true, inf
        Number,      ///< with its sign
        String,      ///< with its quotes; ends at the end of the line if there is no closing one
        Punctuation, ///< one of { } < > [ ] : , ; -
        Marker,      ///< a line of an unresolved merge
        Bad,         ///< anything else, up to the next blank
        End,
    };
    Kind kind = Kind::End;
    std::string_view text; ///< part of the text given
    std::uint32_t line = 1;
};

/// Cuts text-format protobuf into tokens; comments and blanks are left out.
class Lexer {
public:
    explicit Lexer(std::string_view text) : m_text(text) {}
    [[nodiscard]] Token next();

private:
    void skipBlanks();
    [[nodiscard]] bool atMarker() const;
    [[nodiscard]] Token token(Token::Kind kind, std::size_t end);
    [[nodiscard]] std::size_t endOfString() const;
    [[nodiscard]] std::size_t endOfNumber() const;

    std::string_view m_text;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
};

struct Unquoted {
    std::string text;
    bool isTerminated = true;
    /// True if the escapes of the string make no sense as such: "C:\train\new". `text` then has
    /// them as written.
    bool hasLiteralBackslashes = false;
};

/// The value of a string token. Quotes go, escapes are replaced.
[[nodiscard]] Unquoted unquote(std::string_view token);

} // namespace faultline::textproto
