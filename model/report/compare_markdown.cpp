// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/compare_report.h"
#include "model/report/compare_words.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kMostLines = 60;
constexpr std::size_t kMarkdownCandidates = 3;
constexpr std::array kMarkdownAreas{ChangeArea::Configuration, ChangeArea::Environment,
                                    ChangeArea::Data, ChangeArea::Code, ChangeArea::Console};

using Lines = std::vector<std::string>;

void addEffects(const RunComparison& comparison, Lines& lines)
{
    Lines rows;
    for (const Effect* effect : listedEffects(comparison)) {
        if (effect->state != EffectState::Differs && effect->state != EffectState::Unsure)
            continue;
        const auto cell = [](const Text& text) {
            return text.empty() ? std::string("not recorded") : markdownEscaped(toEnglish(text));
        };
        rows.push_back("| " + markdownEscaped(toEnglish(effect->label)) + " | " + cell(effect->a)
                       + " | " + cell(effect->b) + " | " + std::string(stateText(effect->state))
                       + " |");
    }
    if (rows.empty())
        return;
    lines.insert(lines.end(), {"", "| Outcome | A | B | |", "| --- | --- | --- | --- |"});
    lines.insert(lines.end(), rows.begin(), rows.end());
}

void addCandidates(const RunComparison& comparison, Lines& lines)
{
    std::size_t number = 0;
    for (const Candidate& candidate : comparison.candidates) {
        if (candidate.effect != comparison.candidates.front().effect
            || number == kMarkdownCandidates)
            break;
        if (number++ == 0)
            lines.insert(lines.end(), {"", "**What explains it**", ""});
        lines.push_back(std::to_string(number) + ". " + shareText(candidate) + " "
                        + markdownEscaped(candidateText(comparison, candidate)));
    }
    if (number > 0 && !comparison.isSeparable)
        lines.insert(lines.end(), {"", "The evidence does not tell these apart."});
}

void addChanges(const RunComparison& comparison, const CompareReportOptions& options, Lines& lines)
{
    for (const ChangeArea area : kMarkdownAreas) {
        const std::vector<const RunChange*> listed =
            listedChanges(comparison, area, options.listsAll);
        if (listed.empty())
            continue;
        lines.insert(lines.end(), {"", "**" + std::string(areaTitle(area)) + "**", ""});
        for (const RunChange* change : listed) {
            const std::string sources = sourcesText(*change);
            lines.push_back(
                "- " + markdownEscaped(changeText(*change))
                + (sources.empty() ? std::string() : " (" + markdownCode(sources) + ")"));
        }
    }
}

} // namespace

void writeComparisonMarkdown(TextSink& sink, const CompareResult& result,
                             const CompareReportOptions& options)
{
    Lines lines;
    for (const RunComparison& comparison : result.comparisons) {
        if (!lines.empty())
            lines.emplace_back();
        lines.push_back("### " + markdownEscaped(headText(comparison)));
        lines.emplace_back();
        lines.push_back(markdownEscaped(toEnglish(comparison.verdict)));
        addEffects(comparison, lines);
        addCandidates(comparison, lines);
        addChanges(comparison, options, lines);
        lines.insert(lines.end(), {"", markdownEscaped(restText(comparison))});
    }
    for (const std::string& name : result.withoutPartner)
        lines.push_back("- " + markdownEscaped(name) + " has no partner on the other side.");
    for (const std::string& ignored : options.ignored)
        lines.push_back("- Ignored: " + markdownEscaped(ignored));
    if (lines.size() > kMostLines) {
        const std::size_t left = lines.size() - (kMostLines - 2);
        lines.resize(kMostLines - 2);
        lines.insert(lines.end(), {"", grouped(static_cast<std::uint64_t>(left))
                                           + " more lines were left out."});
    }
    for (const std::string& line : lines)
        sink.write(line + "\n");
}

} // namespace faultline
