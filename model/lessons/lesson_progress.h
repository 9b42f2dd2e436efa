// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/lessons/lesson_answers.h"

#include <string>
#include <vector>

namespace faultline {

/// What one learner did, kept in progress.json of the user's data folder and nowhere else.
struct LessonProgress {
    std::string person;                  ///< random; made with the first attempt
    std::vector<LessonAttempt> attempts; ///< in the order in which they were made

    /// The last attempt at a lesson; nullptr: none.
    [[nodiscard]] const LessonAttempt* last(std::string_view lesson) const;
};

/// Progress as it was read.
struct ReadProgress {
    LessonProgress progress;
    Text problem;          ///< why a file could not be taken; empty: it was, or there was none
    std::string keptAside; ///< where that file is now
};

inline constexpr std::string_view kProgressSchema = "faultline/lesson-progress/1";
inline constexpr std::size_t kMostProgressBytes = std::size_t{16} << 20;

/// $XDG_DATA_HOME/faultline/progress.json, or below ~/.local/share; empty if neither is known.
[[nodiscard]] std::string defaultProgressPath();

/// Reads it. A file that is cut, damaged or of another version is renamed (progress.json.kept-1,
/// ...) and nothing of it is lost; fails where it cannot be read or renamed.
[[nodiscard]] Result<ReadProgress> loadProgress(const std::string& path);

/// Adds an attempt to the file, atomically; one that goes on from the last, with the same answers
/// and more, takes its place, so that each answer can be kept at once. Tells what loadProgress()
/// did. Two programs may do so at once: each waits for the other.
[[nodiscard]] Result<ReadProgress> addAttempt(const std::string& path,
                                              const LessonAttempt& attempt);

} // namespace faultline
