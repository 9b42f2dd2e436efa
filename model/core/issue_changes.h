// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace faultline {

// Logs of issues change only where a file is read on: what was its end is not its end any more.

/// The log without the occurrence kept()[index].
[[nodiscard]] ImportLog withoutIssue(const ImportLog& log, std::size_t index);

/// `all` was made by appending logs, `before` among them: the same with `after` in its place.
[[nodiscard]] ImportLog withReplaced(const ImportLog& all, const ImportLog& before,
                                     const ImportLog& after);

/// The log with these steps around every issue that has a place in the file and lacks them.
[[nodiscard]] ImportLog withSteps(const ImportLog& log, std::optional<std::int64_t> before,
                                  std::optional<std::int64_t> after);

/// The same issues in the same order.
[[nodiscard]] bool sameIssues(const ImportLog& a, const ImportLog& b);

} // namespace faultline
