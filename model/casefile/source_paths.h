// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_members.h"
#include "model/diagnosis/findings/finding.h"

#include <string>
#include <string_view>

namespace faultline::casefile {

/// Private to model/casefile: how paths and kinds are written.

/// A path as a case in `folder` has it: relative if both have a folder in common that is not the
/// root of the file system, else as it is. "demo:" stays.
[[nodiscard]] std::string writtenSource(const std::string& path, const std::string& folder);
/// The other way round; without dots in between.
[[nodiscard]] std::string absoluteSource(const std::string& written, const std::string& folder);

/// Member `key`, or the same with "_hex" behind where the bytes of a file name are no UTF-8.
void addBytes(Json& object, std::string_view key, const std::string& bytes);
[[nodiscard]] std::string readBytes(const Members& object, std::string_view key);
/// Member "path" or "path_hex".
void addPath(Json& object, const std::string& path);
[[nodiscard]] std::string readPath(const Members& object);

[[nodiscard]] std::string_view promiseKindName(Promise::Kind kind);

} // namespace faultline::casefile
