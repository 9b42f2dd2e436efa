// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/ascii.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace faultline {

/// Takes digits and a fraction from the front, whatever follows ("2.1it/s"). No sign, no exponent.
[[nodiscard]] inline std::optional<double> takeDecimal(std::string_view& text)
{
    if (text.empty() || !isDigit(text.front()))
        return std::nullopt;
    double value = 0.0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

} // namespace faultline
