// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline::recorder {

/// A program as a shell finds it: a word with a slash as it is, another one in the folders of
/// `path` (as in $PATH). Absolute, links not followed: a virtual environment is known by the name
/// under which its interpreter is called. Empty if there is no such program.
[[nodiscard]] std::string findProgram(std::string_view word, std::string_view path);

/// The Python interpreter that a command runs with, as far as it can be told without running it:
/// the command itself, the interpreter of the script that it is (torchrun, accelerate), or the
/// first argument that names an interpreter (nice python ...); otherwise python3 or python in
/// `path`. Empty if there is none.
[[nodiscard]] std::string findPython(const std::vector<std::string>& command,
                                     std::string_view path);

} // namespace faultline::recorder
