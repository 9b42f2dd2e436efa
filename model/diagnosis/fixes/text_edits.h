// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/readers/config/config_source.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// One change of a text at the places of its fields; model/diagnosis/fixes/config_edit.h is the
/// interface. Errors say what stands in the way, without the name of the field.

/// Gives a field that is there another value.
[[nodiscard]] Result<std::string> replaceField(std::string_view text, const ConfigSource& source,
                                               std::size_t field, std::string_view value);
/// Takes a field out, with its line if it stands alone on it.
[[nodiscard]] Result<std::string> removeField(std::string_view text, const ConfigSource& source,
                                              std::size_t field);
/// Adds what is missing of a path below `group`: names from the outside in, perhaps an index at the
/// end of a list.
[[nodiscard]] Result<std::string> insertField(std::string_view text, const ConfigSource& source,
                                              std::size_t group,
                                              const std::vector<std::string>& missing,
                                              std::string_view value);

/// "\"a.b\" (line 3) cannot be changed: why"; line 0: nowhere.
[[nodiscard]] Text cannotBeChanged(std::string_view path, std::uint32_t line, Text why);

/// What parts words within a line.
inline constexpr std::string_view kLineBlanks = " \t";

/// How lines of a text end: "\n" or "\r\n".
[[nodiscard]] std::string_view lineEndOf(std::string_view text);
/// Where the line of a place begins.
[[nodiscard]] std::size_t lineStart(std::string_view text, std::size_t at);
/// Behind the line end of the line of a place.
[[nodiscard]] std::size_t nextLine(std::string_view text, std::size_t at);

} // namespace faultline
