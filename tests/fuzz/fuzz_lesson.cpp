// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and the answers to them. Input: the text of one.

#include "model/lessons/check_lesson.h"
#include "model/lessons/lesson_answers.h"
#include "model/lessons/lesson_markdown.h"
#include "model/lessons/lesson_problems.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ParsedLesson read = parseLesson(text, "lesson.md");
    LessonProblems problems("lesson.md");
    for (const LessonLink& link : checkLessonMarkdown(read.lesson, problems)) {
        if (!staysInside(link.path))
            std::abort();
    }
    if (!checkTranslation(read.lesson, read.lesson, "lesson.md").empty())
        std::abort(); // nothing differs from itself
    if (const Result<HandedIn> answers = parseAnswers(text)) {
        const Result<HandedIn> again = parseAnswers(answersText(*answers));
        if (!again || !(again->attempt == answers->attempt))
            std::abort();
    }
    return 0;
}
