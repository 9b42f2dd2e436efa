// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>

namespace faultline::recorder {

/// How many files of a work tree are not as git last saw them: gone, of another size, or written
/// since. What was staged and not committed is not counted, nor are files that git does not know.
/// `index`: git's file of that name, of version 2 to 4 (gitformat-index). Reads that file and the
/// directory entries alone. Nothing if it cannot be read, is damaged or split, names more than
/// 50,000 files, or belongs to a work tree that was copied.
[[nodiscard]] std::optional<std::size_t> filesChangedSince(const std::filesystem::path& index,
                                                           const std::filesystem::path& workTree,
                                                           bool isSha256);

} // namespace faultline::recorder
