// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

// What sentences and tables of names of a plan are made with.
namespace faultline::vram {

[[nodiscard]] inline Text text(Translatable source, std::vector<Text::Argument> arguments = {})
{
    return {source, std::move(arguments)};
}

[[nodiscard]] inline Quantity count(std::int64_t value)
{
    return {static_cast<double>(value), Unit::Count};
}

/// The name of an enumerator, of a table in the order of the enumeration; empty beyond it.
template <typename Enum, std::size_t N>
[[nodiscard]] std::string_view nameOf(const std::array<std::string_view, N>& names, Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < N ? names[index] : std::string_view{};
}

} // namespace faultline::vram
