// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/lessons/lesson.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// A lesson in one language.
struct LessonText {
    std::string file = {};     ///< "lesson.de.md"
    std::string language = {}; ///< "de"; empty: lesson.md, which others fall back to
    std::string text = {};
    ParsedLesson parsed = {};
};

/// A file of a lesson's folder.
struct LessonFile {
    std::string path = {}; ///< below the folder, with '/'
    std::uint64_t bytes = 0;
};

/// What lies in the folder of a lesson.
struct LessonFolder {
    std::string folder = {};
    std::vector<LessonText> texts = {};       ///< lesson.md first, then by language; never empty
    std::vector<LessonFile> files = {};       ///< by path
    std::uint64_t caseBytes = 0;              ///< of all files but the texts
    std::vector<LessonProblem> problems = {}; ///< links, what is no file, too much of it

    [[nodiscard]] const Lesson& lesson() const { return texts.front().parsed.lesson; }
    /// SHA-256 over lesson.md: what answers were given to.
    [[nodiscard]] std::string version() const;
};

inline constexpr std::uint64_t kMostLessonBytes = std::uint64_t{20} << 20;
inline constexpr std::size_t kMostLessonFiles = 10'000;

/// Reads the texts of a lesson and lists its files; follows no link. Fails only where there is no
/// lesson.md that can be read.
[[nodiscard]] Result<LessonFolder> readLessonFolder(const std::string& folder);

/// Reads a regular file of at most `most` bytes; a link is not followed.
[[nodiscard]] Result<std::string> readSmallFile(const std::string& path, std::size_t most);

/// A lesson that was found, or why it cannot be read.
struct FoundLesson {
    std::string folder = {};
    Lesson lesson = {};                      ///< front matter and blocks of lesson.md
    std::vector<std::string> languages = {}; ///< beside lesson.md, "de"
    std::string version = {};
    std::size_t problemCount = 0; ///< of its texts
    std::string error = {};       ///< English; empty: it was read
};

/// Folders that lessons are looked for in when none is given: those of FAULTLINE_LESSONS (parted by
/// ':'), and share/faultline/lessons beside the program and in the data folders of the system.
[[nodiscard]] std::vector<std::string> lessonFolders();

/// Where a lesson lies, or the pack that could not be unpacked and why.
struct LessonPlace {
    std::string folder = {};
    std::string error = {}; ///< English; empty: it is a folder with lesson.md
};

/// The lessons that a path means: itself if it holds lesson.md, those in the subfolders and packs
/// of it, or those of the pack that it is (lesson_pack.h). By name; empty if there is none.
[[nodiscard]] std::vector<LessonPlace> lessonPlaces(const std::string& path);

/// Every lesson that paths mean, read. By level, then id; of two with one id the first counts and
/// the other has an error.
[[nodiscard]] std::vector<FoundLesson> findLessons(const std::vector<std::string>& paths);

} // namespace faultline
