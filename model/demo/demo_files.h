// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace faultline {

/// A file of the built-in demo case (resources/demo/case), embedded in the program.
struct DemoFile {
    std::string_view path; ///< relative to the case, with '/'
    std::span<const std::byte> bytes;
};

/// All of them, by path.
[[nodiscard]] std::span<const DemoFile> demoFiles();

} // namespace faultline
