// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_problems.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A key of the front matter: a text, a list of texts, or a map of one entry.
struct FrontEntry {
    std::string key = {};
    std::uint32_t line = 0;
    std::vector<std::string> values = {};
    bool isList = false;
    std::string inner = {}; ///< of a map: its key, and the value is values[0]
};

/// Reads YAML of one map, two levels deep. Aliases, anchors, tags of one's own and further
/// documents are problems; so is whatever YAML itself refuses, and the rest is then left out.
/// `firstLine` is the line of the file that the text begins at.
[[nodiscard]] std::vector<FrontEntry> readFrontMatter(std::string_view yaml,
                                                      std::uint32_t firstLine,
                                                      LessonProblems& problems);

/// What the keys mean. `entries` that a lesson does not know, miss or repeat are problems.
void applyFrontMatter(const std::vector<FrontEntry>& entries, std::uint32_t lastLine,
                      Lesson& lesson, LessonProblems& problems);

} // namespace faultline
