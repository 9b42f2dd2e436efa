// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/lessons/lesson_folder.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a check of a lesson found out.
struct LessonCheck {
    std::string folder = {};
    std::string id = {};
    std::string title = {};
    std::vector<std::string> languages = {}; ///< beside lesson.md
    std::string keyedCause = {};             ///< id of the rule; "none"
    std::string engineCause = {}; ///< the same of what the engine names first; empty: not asked
    bool mayDiffer = false;       ///< the lesson says why they differ
    std::uint64_t caseBytes = 0;
    std::vector<LessonProblem> problems = {}; ///< by file and line

    [[nodiscard]] bool isGood() const { return problems.empty(); }
};

/// Holds a lesson against its grammar, its case, the rules and its translations
/// (docs/lessons.md lists what is looked at). Reads and judges the cases: off the GUI thread.
[[nodiscard]] LessonCheck checkLesson(const std::string& folder, ReadMonitor& monitor);

/// Differences of the blocks of a translation from lesson.md, as problems of the translation.
[[nodiscard]] std::vector<LessonProblem> checkTranslation(const Lesson& original,
                                                          const Lesson& translation,
                                                          const std::string& file);

/// What gives the answer away before the learner commits: names of files, the command of run.json,
/// id and title, held against the words of the keyed rule. `rule` may be null.
[[nodiscard]] std::vector<LessonProblem> checkTelling(const LessonFolder& folder,
                                                      std::string_view ruleId,
                                                      std::string_view ruleTitle);

} // namespace faultline
