// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_report.h"

#include "model/report/plain_text.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace faultline {

namespace {

using LessonJson = nlohmann::ordered_json;

std::string dumped(const LessonJson& json)
{
    return json.dump(2, ' ', false, LessonJson::error_handler_t::replace) + "\n";
}

std::string pathOf(const LessonCheck& check, const LessonProblem& problem)
{
    return problem.file.empty() ? check.folder
                                : (std::filesystem::path(check.folder) / problem.file).string();
}

std::string listOf(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + printable(word);
    return text;
}

} // namespace

void writeLessonCheckText(TextSink& sink, std::span<const LessonCheck> checks)
{
    for (const LessonCheck& check : checks) {
        for (const LessonProblem& problem : check.problems)
            sink.write(toEnglish(problem, pathOf(check, problem)) + "\n");
        if (!check.isGood())
            continue;
        std::string line = printable(check.folder) + ": good";
        if (!check.engineCause.empty())
            line += "; the engine names " + check.engineCause
                    + (check.mayDiffer ? ", the lesson says why not " + check.keyedCause : "");
        if (!check.languages.empty())
            line += "; also in " + listOf(check.languages);
        sink.write(line + "\n");
    }
}

void writeLessonCheckJson(TextSink& sink, std::span<const LessonCheck> checks)
{
    LessonJson lessons = LessonJson::array();
    for (const LessonCheck& check : checks) {
        LessonJson problems = LessonJson::array();
        for (const LessonProblem& problem : check.problems)
            problems.push_back({{"file", problem.file},
                                {"line", problem.line},
                                {"message", toEnglish(problem.what)}});
        lessons.push_back({{"folder", check.folder},
                           {"id", check.id},
                           {"title", check.title},
                           {"languages", check.languages},
                           {"case_bytes", check.caseBytes},
                           {"cause", check.keyedCause},
                           {"engine_cause", check.engineCause},
                           {"engine_may_differ", check.mayDiffer},
                           {"good", check.isGood()},
                           {"problems", std::move(problems)}});
    }
    sink.write(dumped({{"schema", "faultline/lesson-check/1"}, {"lessons", std::move(lessons)}}));
}

void writeLessonListText(TextSink& sink, std::span<const FoundLesson> lessons)
{
    using Align = TextTable::Align;
    TextTable table(
        {Align::Left, Align::Left, Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"id", "level", "minutes", "languages", "title", "folder"});
    std::string unread;
    for (const FoundLesson& one : lessons) {
        if (!one.error.empty()) {
            unread += printable(one.folder) + ": " + printable(one.error) + "\n";
            continue;
        }
        table.addRow({printable(one.lesson.id), std::string(toString(one.lesson.level)),
                      std::to_string(one.lesson.minutes),
                      one.languages.empty() ? "-" : listOf(one.languages),
                      printable(one.lesson.title), printable(one.folder)});
    }
    sink.write(table.text(0));
    if (!unread.empty())
        sink.write("\nNot listed:\n" + unread);
}

void writeLessonListJson(TextSink& sink, std::span<const FoundLesson> lessons)
{
    LessonJson list = LessonJson::array();
    for (const FoundLesson& one : lessons)
        list.push_back(
            {{"folder", one.folder},
             {"id", one.lesson.id},
             {"title", one.lesson.title},
             {"theme", one.lesson.theme},
             {"level", toString(one.lesson.level)},
             {"minutes", one.lesson.minutes},
             {"after", one.lesson.after},
             {"rules", one.lesson.rules},
             {"languages", one.languages},
             {"version", one.version},
             {"problems", one.problemCount},
             {"error", one.error.empty() ? LessonJson(nullptr) : LessonJson(one.error)}});
    sink.write(dumped({{"schema", "faultline/lesson-list/1"}, {"lessons", std::move(list)}}));
}

} // namespace faultline
