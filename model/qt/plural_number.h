// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace faultline {

/// For plural forms, which Qt chooses by an int.
[[nodiscard]] constexpr int pluralNumber(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
}

} // namespace faultline
