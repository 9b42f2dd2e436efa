// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace faultline {

/// Insertions, deletions, changes and swaps of neighbours that lead from one word to the other.
/// Takes time with the product of the lengths: bound them.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

} // namespace faultline
