// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace faultline {

/// A table that ships with the program (resources/<path>), embedded as it is.
struct DataFile {
    std::string_view path; ///< relative to resources/, "signatures/console.jsonl"
    std::string_view text; ///< UTF-8; lives for ever
};

/// All of them, by path.
[[nodiscard]] std::span<const DataFile> dataFiles();

/// One of them; empty if there is none of that path.
[[nodiscard]] std::string_view dataFile(std::string_view path);

} // namespace faultline
