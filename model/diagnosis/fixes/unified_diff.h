// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace faultline {

/// The difference of two texts as `patch -p1` takes it: "--- a/<name>", "+++ b/<name>" and hunks
/// with `context` lines around each change; empty if they are equal. A last line without an end is
/// marked as usual. Linear where few lines differ; texts that differ in very many are given as one
/// hunk that replaces all between the first and last difference.
[[nodiscard]] std::string unifiedDiff(std::string_view name, std::string_view before,
                                      std::string_view after, std::size_t context = 3);

} // namespace faultline
