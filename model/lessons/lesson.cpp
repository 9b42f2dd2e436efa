// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson.h"

#include "model/core/printable.h"
#include "model/lessons/lesson_problems.h"

#include <algorithm>

namespace faultline {

std::string toEnglish(const LessonProblem& problem, std::string_view path)
{
    std::string text = printable(path);
    if (problem.line > 0)
        text += ":" + std::to_string(problem.line);
    return text + ": " + printable(toEnglish(problem.what));
}

std::string_view toString(LessonLevel level)
{
    switch (level) {
    case LessonLevel::Guided: return "guided";
    case LessonLevel::Gaps: return "gaps";
    case LessonLevel::Blind: return "blind";
    }
    return {};
}

std::string_view toString(ProofTarget::Kind kind)
{
    switch (kind) {
    case ProofTarget::Kind::Point: return "point";
    case ProofTarget::Kind::Line: return "line";
    case ProofTarget::Kind::Config: return "config";
    case ProofTarget::Kind::Dataset: return "dataset";
    case ProofTarget::Kind::Picture: return "picture";
    case ProofTarget::Kind::Hardware: return "hardware";
    }
    return {};
}

std::string_view toString(KnobKind kind)
{
    switch (kind) {
    case KnobKind::Vram: return "vram";
    case KnobKind::Pipeline: return "pipeline";
    case KnobKind::Schedule: return "schedule";
    case KnobKind::Simulator: return "simulator";
    case KnobKind::View: return "view";
    case KnobKind::Runs: return "runs";
    }
    return {};
}

std::string_view toString(LessonBlock::Kind kind)
{
    switch (kind) {
    case LessonBlock::Kind::Text: return "text";
    case LessonBlock::Kind::Ask: return "ask";
    case LessonBlock::Kind::Reveal: return "reveal";
    case LessonBlock::Kind::Knob: return "knob";
    case LessonBlock::Kind::Contrast: return "contrast";
    case LessonBlock::Kind::Check: return "check";
    case LessonBlock::Kind::Principle: return "principle";
    case LessonBlock::Kind::Unknown: return "unknown";
    }
    return {};
}

std::uint32_t Lesson::lineOf(std::string_view key) const
{
    const auto it = keyLines.find(std::string(key));
    return it == keyLines.end() ? 1 : it->second;
}

std::vector<LessonProblem> LessonProblems::take()
{
    std::stable_sort(
        m_problems.begin(), m_problems.end(),
        [](const LessonProblem& a, const LessonProblem& b) { return a.line < b.line; });
    return std::move(m_problems);
}

} // namespace faultline
