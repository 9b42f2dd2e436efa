// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_problems.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

// The small languages inside of blocks. What does not follow them is a problem.

/// "point loss@1200..1300 | line console.log 812": what is between the bars.
[[nodiscard]] std::vector<ProofTarget> parseProofs(std::string_view text, std::uint32_t line,
                                                   LessonProblems& problems);

/// "vram batch 1..64", "runs rate low | high".
[[nodiscard]] std::optional<LessonKnob> parseKnob(std::string_view text, std::uint32_t line,
                                                  LessonProblems& problems);
/// "model=yolov8_s, gpu=T4" into the plan of a knob.
void parsePlan(std::string_view text, std::uint32_t line, LessonKnob& knob,
               LessonProblems& problems);

/// Every {{value TAG@STEP}} of a text that begins at `line`; other double braces are problems.
void parseValues(std::string_view text, std::uint32_t line, std::vector<LessonValue>& values,
                 LessonProblems& problems);

/// What a target "dataset FIELD" may name.
[[nodiscard]] std::span<const std::string_view> datasetFields();
/// What a knob of a kind may turn; empty: anything that its model knows.
[[nodiscard]] std::span<const std::string_view> knobParameters(KnobKind kind);

/// A page that a lesson can show, by the name that lessons have for it.
struct LessonPage {
    std::string_view name;
    std::string_view id; ///< ViewFactory::id()
};
/// The first names are those that docs/lessons.md has; further ones are understood, too.
[[nodiscard]] std::span<const LessonPage> lessonPages();
/// The id of the page that `show` names; empty: there is none of that name.
[[nodiscard]] std::string_view pageOfLesson(std::string_view name);

} // namespace faultline
