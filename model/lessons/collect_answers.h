// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_answers.h"
#include "model/report/text_sink.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace faultline {

/// What a class answered to one block.
struct CollectedBlock {
    std::size_t block = 0;
    std::string question;
    std::map<std::size_t, std::size_t> options; ///< how often each was chosen
    std::size_t answers = 0;
    std::size_t right = 0;
    std::size_t proofs = 0; ///< answers that a proof was asked for
    std::size_t missedProofs = 0;
};

/// What a class answered to one lesson.
struct CollectedLesson {
    std::string lesson;
    std::string version; ///< that most of them have
    std::size_t people = 0;
    std::vector<CollectedBlock> blocks;
    std::optional<std::size_t> mostMissedProof; ///< into blocks
    std::optional<double> brier;                ///< of all answers that say how sure
};

/// A file that was left out, and why.
struct LeftOutAnswers {
    std::string file;
    std::string why; ///< English
};

struct CollectedAnswers {
    std::vector<CollectedLesson> lessons;                  ///< by id
    std::vector<std::pair<std::string, HandedIn>> counted; ///< file and answers, by file
    std::vector<LeftOutAnswers> leftOut;                   ///< by file
};

inline constexpr std::size_t kMostAnswerFiles = 10'000;

/// Sums the files *.json below a folder; links are not followed. Of one person the latest answers
/// to a lesson count. Fails if the folder cannot be read.
[[nodiscard]] Result<CollectedAnswers> collectAnswers(const std::string& folder);

void writeCollectedText(TextSink& sink, const CollectedAnswers& collected);
/// "schema": "faultline/lesson-class/1"
void writeCollectedJson(TextSink& sink, const CollectedAnswers& collected);
/// A row for each answer: lesson, version, person, name, file, block, question, option, right,
/// proof, proof_right, sure. Cells that a spreadsheet would run as a formula begin with an
/// apostrophe.
void writeCollectedCsv(TextSink& sink, const CollectedAnswers& collected);

} // namespace faultline
