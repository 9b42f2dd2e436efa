// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_problems.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A picture or page that a text refers to: a path below the folder of the lesson.
struct LessonLink {
    std::string path;
    std::uint32_t line = 0;
};

/// Looks through Markdown that begins at `line` for what a lesson may not have: HTML, addresses,
/// definitions of links, paths that leave the folder. What stands in code is no Markdown. Adds what
/// the text refers to.
void checkLessonMarkdown(std::string_view text, std::uint32_t line, std::vector<LessonLink>& links,
                         LessonProblems& problems);

/// The same for a whole lesson.
[[nodiscard]] std::vector<LessonLink> checkLessonMarkdown(const Lesson& lesson,
                                                          LessonProblems& problems);

/// Whether a path stays below the folder that it is relative to.
[[nodiscard]] bool staysInside(std::string_view path);

} // namespace faultline
