// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/printable.h"

#include <array>

namespace faultline {

namespace {

/// One decoded character: its bytes, and its code point if they are valid UTF-8.
struct Decoded {
    std::size_t size = 1;
    char32_t codePoint = 0;
    bool isValid = false;
};

/// Decodes the first character of a text that is not empty. Of an invalid one it takes a
/// single byte, so that the next valid character is found again.
Decoded decodeFirst(std::string_view text)
{
    const auto byteAt = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byteAt(0);
    if (lead < 0x80)
        return {.size = 1, .codePoint = lead, .isValid = true};
    const std::size_t size = lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2);
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size)
        return {};
    char32_t codePoint = lead & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byteAt(i) & 0xC0U) != 0x80)
            return {};
        codePoint = (codePoint << 6U) | (byteAt(i) & 0x3FU);
    }
    // Overlong forms, surrogates and what lies beyond Unicode.
    static constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    if (codePoint < kSmallest[size] || isSurrogate || codePoint > 0x10FFFF)
        return {};
    return {.size = size, .codePoint = codePoint, .isValid = true};
}

bool isControl(char32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0);
}

/// Marks that make a terminal or browser show text in another order than it has, and the
/// separators that some readers take for a line end.
bool isReordering(char32_t codePoint)
{
    return codePoint == 0x061C || (codePoint >= 0x200E && codePoint <= 0x200F)
           || (codePoint >= 0x2028 && codePoint <= 0x202E)
           || (codePoint >= 0x2066 && codePoint <= 0x2069);
}

std::string hex(char32_t codePoint, int digits)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        out += kDigits[(codePoint >> static_cast<unsigned>(shift)) & 0xFU];
    return out;
}

std::string escapeOf(char32_t codePoint)
{
    switch (codePoint) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return codePoint < 0x100 ? "\\x" + hex(codePoint, 2) : "\\u" + hex(codePoint, 4);
    }
}

} // namespace

std::string printable(std::string_view text, ControlCharacters mode)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Decoded next = decodeFirst(text);
        const bool isKept = mode == ControlCharacters::KeepLines
                            && (next.codePoint == '\n' || next.codePoint == '\t');
        if (!next.isValid)
            out += "\xEF\xBF\xBD";
        else if (!isKept && (isControl(next.codePoint) || isReordering(next.codePoint)))
            out += escapeOf(next.codePoint);
        else
            out += text.substr(0, next.size);
        text.remove_prefix(next.size);
    }
    return out;
}

} // namespace faultline
