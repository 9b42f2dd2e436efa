// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Literals of which at least one occurs in every text that `pattern` (RE2 syntax) matches, as
/// telling as can be found: the patterns of a table are then tried only where one of their literals
/// was seen. Empty if there is none, for example for `\d+`. Sound for patterns that RE2 accepts;
/// what is not understood counts as matching anything.
[[nodiscard]] std::vector<std::string> requiredLiterals(std::string_view pattern);

} // namespace faultline::console
