// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/lessons/check_lesson.h"
#include "model/lessons/lesson_problems.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>

namespace faultline {

namespace {

/// Words that say that something is wrong, whatever the rule (docs/lessons.md lists them).
constexpr std::array<std::string_view, 16> kTelling{
    "fault", "faulty", "broken",   "failure", "failed",  "bug",   "buggy",    "wrong",
    "bad",   "answer", "solution", "healthy", "culprit", "crash", "shuffled", "overfit"};

/// Words of rules that are also words of any training, and so tell nothing.
constexpr std::array<std::string_view, 44> kNeutral{
    "loss",    "losses",     "rate",  "learning", "training", "train",  "model",      "data",
    "dataset", "gpu",        "cpu",   "memory",   "run",      "runs",   "step",       "steps",
    "metric",  "metrics",    "input", "image",    "images",   "batch",  "became",     "with",
    "from",    "validation", "val",   "logs",     "host",     "device", "checkpoint", "config",
    "program", "that",       "does",  "have",     "this",     "than",   "never",      "pipeline",
    "label",   "labels",     "size",  "plan"};

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (isLetterOrDigit(c))
            word.push_back(lowerAscii(c));
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        words.push_back(std::move(word));
    return words;
}

class TellingWords {
public:
    TellingWords(std::string_view ruleId, std::string_view ruleTitle)
    {
        constexpr std::size_t kShortest = 4;
        for (const std::string_view one : kTelling)
            m_words.emplace(one);
        for (const std::string_view text : {ruleId, ruleTitle}) {
            for (const std::string& word : wordsOf(text)) {
                const bool isNeutral =
                    std::find(kNeutral.begin(), kNeutral.end(), word) != kNeutral.end();
                if (word.size() >= kShortest && !isNeutral)
                    m_words.insert(word);
            }
        }
    }

    /// The word in `text` that tells; empty: none.
    [[nodiscard]] std::string in(std::string_view text) const
    {
        for (const std::string& word : wordsOf(text)) {
            if (m_words.contains(word))
                return word;
        }
        return {};
    }

private:
    std::set<std::string> m_words;
};

/// Arguments and folder of a recorded command.
std::vector<std::string> commandOf(const std::string& text)
{
    std::vector<std::string> words;
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return words;
    if (const auto command = json.find("command"); command != json.end() && command->is_array()) {
        for (const nlohmann::json& word : *command) {
            if (word.is_string())
                words.push_back(word.get<std::string>());
        }
    }
    if (const auto folder = json.find("folder"); folder != json.end() && folder->is_string())
        words.push_back(folder->get<std::string>());
    return words;
}

} // namespace

std::vector<LessonProblem> checkTelling(const LessonFolder& folder, std::string_view ruleId,
                                        std::string_view ruleTitle)
{
    const TellingWords telling(ruleId, ruleTitle);
    std::vector<LessonProblem> problems;
    const auto add = [&](const std::string& file, std::uint32_t line, std::string what,
                         const std::string& word) {
        problems.push_back({.file = file,
                            .line = line,
                            .what = {FAULTLINE_TR_NOOP("Lessons", "\"%1\" gives the answer away by "
                                                                  "the word \"%2\"."),
                                     {std::move(what), word}}});
    };
    for (const LessonFile& file : folder.files) {
        if (const std::string word = telling.in(file.path); !word.empty())
            add(file.path, 0, file.path, word);
        if (std::filesystem::path(file.path).filename() != "run.json")
            continue;
        constexpr std::size_t kMostFacts = std::size_t{1} << 20;
        const Result<std::string> text = readSmallFile(folder.folder + "/" + file.path, kMostFacts);
        if (!text)
            continue; // a case that cannot be read is told elsewhere
        for (const std::string& argument : commandOf(*text)) {
            if (const std::string word = telling.in(argument); !word.empty())
                add(file.path, 0, argument, word);
        }
    }
    const Lesson& lesson = folder.lesson();
    for (const auto& [key, text] :
         {std::pair("id", &lesson.id), std::pair("title", &lesson.title)}) {
        if (const std::string word = telling.in(*text); !word.empty())
            add(folder.texts.front().file, lesson.lineOf(key), *text, word);
    }
    return problems;
}

} // namespace faultline
