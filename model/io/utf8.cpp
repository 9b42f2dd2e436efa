// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/utf8.h"

#include <algorithm>

namespace faultline {

std::size_t utf8Length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80)
            return 0;
    }
    const unsigned char next = byte(at + 1);
    const bool overlong = (lead == 0xE0 && next < 0xA0) || (lead == 0xF0 && next < 0x90);
    const bool outside = (lead == 0xED && next >= 0xA0) || (lead == 0xF4 && next >= 0x90);
    return overlong || outside ? 0 : length;
}

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | code >> 6);
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | code >> 12);
        put(0x80U | (code >> 6 & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | code >> 18);
        put(0x80U | (code >> 12 & 0x3FU));
        put(0x80U | (code >> 6 & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

std::uint64_t makeValidUtf8(std::string& text)
{
    std::size_t at = 0;
    while (at < text.size() && utf8Length(text, at) > 0)
        at += utf8Length(text, at);
    if (at == text.size())
        return 0;
    std::string valid = text.substr(0, at);
    std::uint64_t replaced = 0;
    while (at < text.size()) {
        const std::size_t length = utf8Length(text, at);
        if (length > 0) {
            valid.append(text, at, length);
        } else {
            valid += kReplacementCharacter;
            ++replaced;
        }
        at += std::max<std::size_t>(length, 1);
    }
    text = std::move(valid);
    return replaced;
}

} // namespace faultline
