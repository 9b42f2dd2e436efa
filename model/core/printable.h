// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

// Tags, run names and paths come from files and may hold anything: what is shown of them goes
// through this.

/// Whether line ends and tabs are text (a snippet of code) or part of a name.
enum class ControlCharacters { Escape, KeepLines };

/// Valid UTF-8 that is safe to print: invalid bytes become U+FFFD, control characters and
/// those that reorder text become escapes such as \x1b or \u202e.
[[nodiscard]] std::string printable(std::string_view text,
                                    ControlCharacters mode = ControlCharacters::Escape);

} // namespace faultline
