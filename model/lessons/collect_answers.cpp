// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/collect_answers.h"

#include "model/lessons/answers_json.h"
#include "model/lessons/lesson_folder.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

namespace fs = std::filesystem;

using NamedAnswers = std::pair<std::string, HandedIn>;

/// All files that might be answers, below the folder.
Result<std::vector<std::string>> answerFiles(const std::string& folder)
{
    std::vector<std::string> files;
    std::error_code problem;
    fs::recursive_directory_iterator it(folder, problem);
    for (; !problem && it != fs::recursive_directory_iterator(); it.increment(problem)) {
        std::error_code ignored;
        if (it->path().extension() == ".json" && fs::is_regular_file(it->symlink_status(ignored)))
            files.push_back(it->path().lexically_relative(folder).generic_string());
        if (files.size() > kMostAnswerFiles)
            return Error{.code = ErrorCode::TooLarge,
                         .path = folder,
                         .detail = FAULTLINE_TR_NOOP("Lessons", "holds more than 10,000 files of "
                                                                "answers")};
    }
    if (problem)
        return Error{.code = ErrorCode::Io, .path = folder, .detail = verbatim(problem.message())};
    std::sort(files.begin(), files.end());
    return files;
}

/// The version that most answers to a lesson have; of equals the first by name.
std::map<std::string, std::string> mainVersions(const std::vector<NamedAnswers>& all)
{
    std::map<std::string, std::map<std::string, std::size_t>> counts;
    for (const auto& [file, answers] : all)
        ++counts[answers.attempt.lesson][answers.attempt.version];
    std::map<std::string, std::string> versions;
    for (const auto& [lesson, byVersion] : counts)
        versions[lesson] =
            std::max_element(byVersion.begin(), byVersion.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            })->first;
    return versions;
}

void addTo(CollectedLesson& lesson, const BlockAnswer& answer)
{
    auto block =
        std::find_if(lesson.blocks.begin(), lesson.blocks.end(),
                     [&answer](const CollectedBlock& one) { return one.block == answer.block; });
    if (block == lesson.blocks.end()) {
        CollectedBlock added;
        added.block = answer.block;
        added.question = answer.question;
        block = lesson.blocks.insert(lesson.blocks.end(), std::move(added));
    }
    ++block->options[answer.option];
    ++block->answers;
    block->right += answer.isRight ? 1 : 0;
    block->proofs += answer.isProofRight ? 1 : 0;
    block->missedProofs += answer.isProofRight && !*answer.isProofRight ? 1 : 0;
}

void finish(CollectedLesson& lesson)
{
    std::sort(lesson.blocks.begin(), lesson.blocks.end(),
              [](const CollectedBlock& a, const CollectedBlock& b) { return a.block < b.block; });
    for (std::size_t i = 0; i < lesson.blocks.size(); ++i) {
        const CollectedBlock& block = lesson.blocks[i];
        const std::size_t most =
            lesson.mostMissedProof ? lesson.blocks[*lesson.mostMissedProof].missedProofs : 0;
        if (block.missedProofs > most)
            lesson.mostMissedProof = i;
    }
}

std::string percent(std::size_t part, std::size_t whole)
{
    const double share = whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
    return toEnglish(Quantity{share, Unit::Fraction});
}

std::string csvCell(std::string text)
{
    static constexpr std::string_view kFormula = "=+-@\t\r";
    if (!text.empty() && kFormula.find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    std::string cell = "\"";
    for (const char c : text)
        cell += c == '"' ? "\"\"" : std::string(1, c);
    return cell + "\"";
}

} // namespace

Result<CollectedAnswers> collectAnswers(const std::string& folder)
{
    const Result<std::vector<std::string>> files = answerFiles(folder);
    if (!files)
        return files.error();
    CollectedAnswers collected;
    std::vector<NamedAnswers> all;
    for (const std::string& file : *files) {
        const Result<std::string> text =
            readSmallFile((fs::path(folder) / file).string(), kMostAnswersBytes);
        Result<HandedIn> answers = text ? parseAnswers(*text) : text.error();
        if (answers)
            all.emplace_back(file, *std::move(answers));
        else
            collected.leftOut.push_back({file, toEnglish(answers.error().detail)});
    }
    const std::map<std::string, std::string> versions = mainVersions(all);
    std::map<std::pair<std::string, std::string>, std::size_t> latest; // person and lesson
    for (std::size_t i = 0; i < all.size(); ++i) {
        const LessonAttempt& attempt = all[i].second.attempt;
        if (attempt.version != versions.at(attempt.lesson))
            continue;
        const auto [known, isNew] =
            latest.emplace(std::pair(all[i].second.person, attempt.lesson), i);
        if (!isNew && all[known->second].second.attempt.time <= attempt.time)
            known->second = i;
    }
    std::map<std::string, CollectedLesson> lessons;
    std::map<std::string, std::vector<BlockAnswer>> answersOf;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [file, answers] = all[i];
        const LessonAttempt& attempt = answers.attempt;
        if (attempt.version != versions.at(attempt.lesson)) {
            collected.leftOut.push_back({file, "is about another version of " + attempt.lesson});
            continue;
        }
        const std::size_t counts = latest.at(std::pair(answers.person, attempt.lesson));
        if (counts != i) {
            collected.leftOut.push_back(
                {file, "the same person handed in again: " + all[counts].first});
            continue;
        }
        CollectedLesson& lesson = lessons[attempt.lesson];
        lesson.lesson = attempt.lesson;
        lesson.version = attempt.version;
        ++lesson.people;
        for (const BlockAnswer& answer : attempt.answers) {
            addTo(lesson, answer);
            answersOf[attempt.lesson].push_back(answer);
        }
        collected.counted.push_back(all[i]);
    }
    for (auto& [id, lesson] : lessons) {
        finish(lesson);
        lesson.brier = brierScore(answersOf[id]);
        collected.lessons.push_back(std::move(lesson));
    }
    std::sort(collected.leftOut.begin(), collected.leftOut.end(),
              [](const LeftOutAnswers& a, const LeftOutAnswers& b) { return a.file < b.file; });
    return collected;
}

void writeCollectedText(TextSink& sink, const CollectedAnswers& collected)
{
    for (const CollectedLesson& lesson : collected.lessons) {
        sink.write(printable(lesson.lesson) + ": " + counted(lesson.people, "person", "people")
                   + "\n");
        using Align = TextTable::Align;
        TextTable table({Align::Left, Align::Right, Align::Left, Align::Right});
        table.addRow({"question", "right", "chosen (option: share)", "proof missed"});
        for (const CollectedBlock& block : lesson.blocks) {
            std::string shares;
            for (const auto& [option, count] : block.options)
                shares += (shares.empty() ? "" : ", ") + std::to_string(option + 1) + ": "
                          + percent(count, block.answers);
            table.addRow({std::to_string(block.block + 1) + " " + printable(block.question),
                          percent(block.right, block.answers), shares,
                          block.proofs == 0 ? "-" : percent(block.missedProofs, block.proofs)});
        }
        sink.write(table.text(2));
        if (lesson.mostMissedProof)
            sink.write("  most missed proof: "
                       + printable(lesson.blocks[*lesson.mostMissedProof].question) + "\n");
        if (lesson.brier)
            sink.write("  calibration (Brier): " + toEnglish(Quantity{*lesson.brier, Unit::None})
                       + "; 0 is perfect, 0.25 a coin\n");
        sink.write("\n");
    }
    if (collected.lessons.empty())
        sink.write("No answers.\n");
    if (!collected.leftOut.empty())
        sink.write("Left out:\n");
    for (const LeftOutAnswers& one : collected.leftOut)
        sink.write("  " + printable(one.file) + ": " + printable(one.why) + "\n");
}

void writeCollectedJson(TextSink& sink, const CollectedAnswers& collected)
{
    AnswersJson lessons = AnswersJson::array();
    for (const CollectedLesson& lesson : collected.lessons) {
        AnswersJson blocks = AnswersJson::array();
        for (const CollectedBlock& block : lesson.blocks) {
            AnswersJson options = AnswersJson::array();
            for (const auto& [option, count] : block.options)
                options.push_back({{"option", option}, {"count", count}});
            blocks.push_back({{"block", block.block},
                              {"question", block.question},
                              {"answers", block.answers},
                              {"right", block.right},
                              {"options", std::move(options)},
                              {"proofs", block.proofs},
                              {"missed_proofs", block.missedProofs}});
        }
        AnswersJson one{{"lesson", lesson.lesson},
                        {"version", lesson.version},
                        {"people", lesson.people},
                        {"blocks", std::move(blocks)}};
        one["most_missed_proof"] = lesson.mostMissedProof
                                       ? AnswersJson(lesson.blocks[*lesson.mostMissedProof].block)
                                       : AnswersJson(nullptr);
        one["brier"] = lesson.brier ? AnswersJson(*lesson.brier) : AnswersJson(nullptr);
        lessons.push_back(std::move(one));
    }
    AnswersJson leftOut = AnswersJson::array();
    for (const LeftOutAnswers& one : collected.leftOut)
        leftOut.push_back({{"file", one.file}, {"why", one.why}});
    sink.write(documentText({{"schema", "faultline/lesson-class/1"},
                             {"lessons", std::move(lessons)},
                             {"left_out", std::move(leftOut)}}));
}

void writeCollectedCsv(TextSink& sink, const CollectedAnswers& collected)
{
    sink.write(
        "lesson,version,person,name,file,block,question,option,right,proof,proof_right,sure\n");
    for (const auto& [file, answers] : collected.counted) {
        for (const BlockAnswer& answer : answers.attempt.answers) {
            const std::string row =
                csvCell(answers.attempt.lesson) + "," + csvCell(answers.attempt.version) + ","
                + csvCell(answers.person) + "," + csvCell(answers.name) + "," + csvCell(file) + ","
                + std::to_string(answer.block) + "," + csvCell(answer.question) + ","
                + std::to_string(answer.option) + "," + (answer.isRight ? "1" : "0") + ","
                + csvCell(answer.proof) + ","
                + (answer.isProofRight ? (*answer.isProofRight ? "1" : "0") : "") + ","
                + (answer.sureness ? roundTrip(*answer.sureness) : "");
            sink.write(row + "\n");
        }
    }
}

} // namespace faultline
