// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Runs that are drawn as one.
struct RunGroup {
    std::string label;
    std::vector<std::size_t> runs; ///< positions in the list that was grouped, ascending
};

/// Runs by group, in the order of their first runs.
struct RunGroups {
    std::vector<RunGroup> groups;
    std::vector<std::size_t> alone; ///< runs that belong to none
    std::string error;              ///< why the pattern cannot be used, in RE2's words; else empty

    /// The group of a run; nullopt: it stays alone.
    [[nodiscard]] std::optional<std::size_t> groupOf(std::size_t run) const;
};

/// Groups runs that have the same label; those without one stay alone.
[[nodiscard]] RunGroups groupByLabels(std::span<const std::optional<std::string>> labels);

/// Groups runs by what a regular expression (RE2's syntax) finds anywhere in their names. Its
/// captures are the label: joined by ", ", a named one as "name=text", those that took no part
/// left out; without any capture it is all that matched. Runs that do not match stay alone, as do
/// all of them under an empty or a broken pattern.
///
/// Takes time linear in the names, whatever the pattern.
[[nodiscard]] RunGroups groupByPattern(std::span<const std::string> names,
                                       std::string_view pattern);

} // namespace faultline
