// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/explain.h"
#include "model/report/compare_report.h"
#include "model/report/compare_words.h"
#include "model/report/html_head.h"
#include "model/report/plain_text.h"

#include <array>
#include <string>
#include <vector>

namespace faultline {

namespace {

constexpr std::array kHtmlAreas{ChangeArea::Configuration, ChangeArea::Environment,
                                ChangeArea::Data, ChangeArea::Code, ChangeArea::Console};

std::string cell(std::string_view text)
{
    return "<td>" + htmlEscaped(text) + "</td>";
}

std::string sentence(const Text& text)
{
    return text.empty() ? std::string() : "<p>" + htmlEscaped(toEnglish(text)) + "</p>\n";
}

std::string orNotRecorded(const Text& text)
{
    return text.empty() ? std::string("not recorded") : toEnglish(text);
}

std::string tableHead(std::initializer_list<std::string_view> names)
{
    std::string head = "<table><thead><tr>";
    for (const std::string_view name : names)
        head += "<th>" + std::string(name) + "</th>";
    return head + "</tr></thead><tbody>\n";
}

void writeEffects(TextSink& sink, const RunComparison& comparison)
{
    if (comparison.effects.empty())
        return;
    sink.write("<section class=\"card\"><h2>Outcome</h2>\n" + tableHead({"", "A", "B", ""}));
    for (const Effect* effect : listedEffects(comparison)) {
        sink.write(
            "<tr>" + cell(toEnglish(effect->label)) + cell(orNotRecorded(effect->a))
            + cell(orNotRecorded(effect->b)) + "<td>" + std::string(stateText(effect->state))
            + (effect->reason.empty()
                   ? std::string()
                   : " <span class=\"soft\">" + htmlEscaped(toEnglish(effect->reason)) + "</span>")
            + "</td></tr>\n");
    }
    sink.write("</tbody></table></section>\n");
}

void writeCandidates(TextSink& sink, const RunComparison& comparison)
{
    std::string effect;
    for (const Candidate& candidate : comparison.candidates) {
        if (candidate.share < kWorthTelling)
            continue;
        if (candidate.effect != effect) {
            sink.write(effect.empty() ? "" : "</section>\n");
            effect = candidate.effect;
            std::string label = effect;
            for (const Effect& one : comparison.effects)
                label = one.id == effect ? toEnglish(one.label) : label;
            sink.write("<section class=\"card\"><h2>What explains: " + htmlEscaped(label)
                       + "</h2>\n");
        }
        sink.write("<h4>" + shareText(candidate) + " "
                   + htmlEscaped(candidateText(comparison, candidate)) + "</h4>\n"
                   + sentence(candidate.sentence));
        for (const WeighedEvidence& evidence : candidate.evidence)
            sink.write("<p class=\"soft\">"
                       + std::string(evidence.factor >= 1.0 ? "For" : "Against") + ": "
                       + htmlEscaped(toEnglish(evidence.text)) + "</p>\n");
    }
    if (!effect.empty()) {
        if (!comparison.isSeparable)
            sink.write("<p>The evidence does not tell these apart.</p>\n");
        sink.write("</section>\n");
    }
}

void writeNextRun(TextSink& sink, const RunComparison& comparison)
{
    if (!comparison.nextRun)
        return;
    const NextRun& next = *comparison.nextRun;
    sink.write("<section class=\"card\"><h2>Run this to decide</h2>\n");
    for (const std::string& id : next.changes) {
        if (const RunChange* change = comparison.change(id))
            sink.write("<p>" + htmlEscaped(changeText(*change)) + "</p>\n");
    }
    for (const Text& expectation : next.expectations)
        sink.write(sentence(expectation));
    for (const std::string& code : {next.command, patchText(next)}) {
        if (!code.empty())
            sink.write("<pre>" + htmlEscaped(code, ControlCharacters::KeepLines) + "</pre>\n");
    }
    sink.write("</section>\n");
}

void writeChanges(TextSink& sink, const RunComparison& comparison, bool listsAll)
{
    for (const ChangeArea area : kHtmlAreas) {
        const std::vector<const RunChange*> listed = listedChanges(comparison, area, listsAll);
        if (listed.empty())
            continue;
        sink.write("<section class=\"card\"><h2>" + std::string(areaTitle(area)) + "</h2>\n"
                   + tableHead({"", "A", "B", "Where"}));
        for (const RunChange* change : listed) {
            std::string name = change->path;
            if (!change->pathA.empty() && change->pathA != change->path)
                name = change->pathA + " | " + name;
            sink.write("<tr>" + cell(name) + cell(shownValue(change->a))
                       + cell(shownValue(change->b)) + "<td>" + htmlEscaped(sourcesText(*change))
                       + (change->note.empty() ? std::string()
                                               : "<br>" + htmlEscaped(toEnglish(change->note)))
                       + "</td></tr>\n");
        }
        sink.write("</tbody></table></section>\n");
    }
}

} // namespace

void writeComparisonHtml(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options)
{
    sink.write(htmlHead());
    sink.write("<title>Faultline: comparison</title>\n</head>\n<body>\n<main>\n");
    for (const RunComparison& comparison : result.comparisons) {
        sink.write("<p class=\"soft\">" + htmlEscaped(headText(comparison)) + "</p>\n<h1>"
                   + htmlEscaped(toEnglish(comparison.verdict)) + "</h1>\n"
                   + sentence(comparison.comparableReason));
        writeEffects(sink, comparison);
        writeCandidates(sink, comparison);
        writeNextRun(sink, comparison);
        writeChanges(sink, comparison, options.listsAll);
        sink.write("<p class=\"soft\">" + htmlEscaped(restText(comparison)) + "</p>\n");
    }
    for (const std::string& name : result.withoutPartner)
        sink.write("<p>" + htmlEscaped(name) + " has no partner on the other side.</p>\n");
    for (const std::string& ignored : options.ignored)
        sink.write("<p class=\"soft\">Ignored: " + htmlEscaped(ignored) + "</p>\n");
    sink.write("</main>\n</body>\n</html>\n");
}

} // namespace faultline
