// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline::recorder {

/// Which state of a repository a command is run from. What is not known is empty.
struct CodeFacts {
    std::string folder; ///< of the repository; empty: there is none
    std::string commit;
    std::string branch; ///< empty on none
    std::string remote; ///< address of "origin", without a login
    /// Files that are not as git last saw them (filesChangedSince()).
    std::optional<std::size_t> dirty;
};

/// Of the repository that holds a file which the command names (the first but the program itself),
/// else of the one that holds `folder`. Reads files of git alone: no program is run, and nothing
/// that a repository configures takes effect. So what
/// was changed is not known, only how many files were.
[[nodiscard]] CodeFacts codeFacts(const std::vector<std::string>& command,
                                  const std::string& folder);

} // namespace faultline::recorder
