// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/lessons/lesson.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a learner answered to one block.
struct BlockAnswer {
    std::size_t block = 0;  ///< number of the block in the lesson, from 0: alike in all languages
    std::string question;   ///< "ask cause", for people
    std::size_t option = 0; ///< from 0
    bool isRight = false;
    std::string proof;                ///< place that was chosen; empty: none was asked for
    std::optional<bool> isProofRight; ///< nothing: none was asked for
    std::optional<double> sureness;   ///< 0..1; nothing: not asked for

    friend bool operator==(const BlockAnswer&, const BlockAnswer&) = default;
};

/// One walk through a lesson.
struct LessonAttempt {
    std::string lesson;  ///< id
    std::string version; ///< LessonFolder::version()
    double time = 0.0;   ///< of the last answer, seconds since the epoch
    std::vector<BlockAnswer> answers;

    friend bool operator==(const LessonAttempt&, const LessonAttempt&) = default;
};

/// An attempt as it is handed in.
struct HandedIn {
    std::string person; ///< a random number that tells one learner from another and nothing else
    std::string name;   ///< empty unless the learner typed one
    LessonAttempt attempt;
};

inline constexpr std::string_view kAnswersSchema = "faultline/lesson-answers/1";
inline constexpr std::size_t kMostAnswersBytes = std::size_t{1} << 20;

/// answers.json (docs/lessons.md).
[[nodiscard]] std::string answersText(const HandedIn& answers);
/// Reads it; the Error says what is wrong: cut, another version, a member that makes no sense.
[[nodiscard]] Result<HandedIn> parseAnswers(std::string_view text);

/// Mean square of sureness minus outcome of the answers that have one: 0 is perfect, 0.25 is what
/// "fifty-fifty" always gives. Nothing where none has.
[[nodiscard]] std::optional<double> brierScore(const std::vector<BlockAnswer>& answers);

} // namespace faultline
