// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/check_lesson.h"
#include "model/lessons/lesson_problems.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace faultline {

namespace {

/// What must be alike in every language, as one text that can be shown.
std::string targetsOf(const LessonBlock& block)
{
    std::string text;
    for (const ProofTarget& proof : block.proofs)
        text += (text.empty() ? "" : " | ") + proof.source;
    return text;
}

std::vector<bool> keyOf(const LessonBlock& block)
{
    std::vector<bool> key;
    for (const LessonOption& option : block.options)
        key.push_back(option.isRight);
    return key;
}

bool areAlike(const std::vector<LessonValue>& a, const std::vector<LessonValue>& b)
{
    const auto order = [](std::vector<LessonValue> values) {
        std::vector<std::tuple<std::string, std::string, std::int64_t>> places;
        for (LessonValue& value : values)
            places.emplace_back(std::move(value.run), std::move(value.tag), value.step);
        std::sort(places.begin(), places.end()); // sentences are built another way round
        return places;
    };
    return order(a) == order(b);
}

bool areAlike(const std::optional<LessonKnob>& a, const std::optional<LessonKnob>& b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->kind == b->kind && a->parameter == b->parameter && a->low == b->low
           && a->high == b->high && a->choices == b->choices && a->plan == b->plan;
}

/// What differs of two blocks of one kind; empty: nothing.
Translatable differenceOf(const LessonBlock& a, const LessonBlock& b)
{
    if (a.argument != b.argument && a.kind != LessonBlock::Kind::Knob)
        return FAULTLINE_TR_NOOP("Lessons", "The block is about something else than in lesson.md.");
    if (keyOf(a) != keyOf(b))
        return FAULTLINE_TR_NOOP("Lessons", "Number or key of the options differ from lesson.md.");
    if (targetsOf(a) != targetsOf(b))
        return FAULTLINE_TR_NOOP("Lessons", "The proofs differ from lesson.md.");
    if (a.asksSureness != b.asksSureness)
        return FAULTLINE_TR_NOOP("Lessons", "Only one of this and lesson.md asks how sure.");
    if (!areAlike(a.knob, b.knob))
        return FAULTLINE_TR_NOOP("Lessons", "The knob differs from lesson.md.");
    if (!areAlike(a.values, b.values))
        return FAULTLINE_TR_NOOP("Lessons", "The values that are shown differ from lesson.md.");
    return {};
}

void checkFront(const Lesson& original, const Lesson& translation, LessonProblems& problems)
{
    const auto check = [&](std::string_view key, bool isAlike) {
        if (!isAlike)
            problems.add(translation.lineOf(key),
                         {FAULTLINE_TR_NOOP("Lessons", "\"%1\" differs from lesson.md."),
                          {std::string(key)}});
    };
    check("id", original.id == translation.id);
    check("level", original.level == translation.level);
    check("minutes", original.minutes == translation.minutes);
    check("after", original.after == translation.after);
    check("rules", original.rules == translation.rules);
    check("cause", original.cause == translation.cause);
    check("case", original.caseFolder == translation.caseFolder);
    check("show", original.show == translation.show);
    check("engine", original.engineDiffers.empty() == translation.engineDiffers.empty());
}

} // namespace

std::vector<LessonProblem> checkTranslation(const Lesson& original, const Lesson& translation,
                                            const std::string& file)
{
    LessonProblems problems(file);
    checkFront(original, translation, problems);
    const std::size_t common = std::min(original.blocks.size(), translation.blocks.size());
    for (std::size_t i = 0; i < common; ++i) {
        const LessonBlock& a = original.blocks[i];
        const LessonBlock& b = translation.blocks[i];
        if (a.kind != b.kind || a.name != b.name) {
            problems.add(b.line,
                         {FAULTLINE_TR_NOOP("Lessons", "Here lesson.md has a block \"%1\", "
                                                       "not \"%2\"."),
                          {std::string(a.kind == LessonBlock::Kind::Text ? "text" : a.name),
                           std::string(b.kind == LessonBlock::Kind::Text ? "text" : b.name)}});
            return problems.take(); // all that follows is shifted
        }
        if (const Translatable what = differenceOf(a, b); !what.empty())
            problems.add(b.line, what);
    }
    if (original.blocks.size() != translation.blocks.size())
        problems.add(0, {FAULTLINE_TR_NOOP("Lessons", "lesson.md has %1 blocks, this file %2."),
                         {std::to_string(original.blocks.size()),
                          std::to_string(translation.blocks.size())}});
    return problems.take();
}

} // namespace faultline
