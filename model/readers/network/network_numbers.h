// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/wire_cursor.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

// Bounded copies of what parsed messages hold.

inline std::string textOf(std::string_view text, std::size_t most)
{
    return std::string(text.substr(0, most));
}

template <typename Texts>
void addTexts(const Texts& from, std::size_t most, std::size_t mostBytes,
              std::vector<std::string>& to)
{
    for (const std::string& text : from) {
        if (to.size() == most)
            return;
        to.push_back(textOf(text, mostBytes));
    }
}

/// Adds until there are `most` in all.
template <typename Numbers, typename Number>
void addNumbers(const Numbers& from, std::size_t most, std::vector<Number>& to)
{
    for (const auto value : from) {
        if (to.size() >= most)
            return;
        to.push_back(static_cast<Number>(value));
    }
}

/// Adds numbers as they lie in memory, unless there are more than `most`.
template <typename Stored, typename Number>
void addRaw(std::string_view bytes, std::size_t most, std::vector<Number>& to)
{
    if (bytes.size() > most * sizeof(Stored))
        return;
    for (std::size_t at = 0; at + sizeof(Stored) <= bytes.size(); at += sizeof(Stored)) {
        Stored value{};
        std::memcpy(&value, bytes.data() + at, sizeof value);
        to.push_back(static_cast<Number>(value));
    }
}

/// The first numbers of a packed list that is too long to be parsed.
template <typename Bytes>
void addFirstIntegers(BasicWireCursor<Bytes> packed, std::size_t most,
                      std::vector<std::int64_t>& to)
{
    while (!packed.atEnd() && to.size() < most) {
        const std::uint64_t value = packed.varint();
        if (packed.ok())
            to.push_back(static_cast<std::int64_t>(value));
    }
}

template <typename Bytes>
void addFirstFloats(BasicWireCursor<Bytes> packed, std::size_t most, std::vector<double>& to)
{
    while (!packed.atEnd() && to.size() < most) {
        const auto bits = static_cast<std::uint32_t>(packed.fixed(4));
        if (packed.ok())
            to.push_back(static_cast<double>(std::bit_cast<float>(bits)));
    }
}

} // namespace faultline
