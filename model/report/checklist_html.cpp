// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/checklist_report.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

std::string escaped(std::string_view text)
{
    return htmlEscaped(std::string(text));
}

/// The class of the word: problems and what is fine stand out.
std::string_view stateClass(ItemState state)
{
    switch (state) {
    case ItemState::Problem: return "warning";
    case ItemState::Fine:
    case ItemState::Answered: return "none";
    default: return "soft";
    }
}

std::string answerText(Answer answer)
{
    switch (answer) {
    case Answer::None: return {};
    case Answer::Fine: return "answered: yes";
    case Answer::Problem: return "answered: no";
    case Answer::DoesNotApply: return "answered: does not apply";
    }
    return {};
}

std::string listItem(const std::string& html)
{
    return "<li>" + html + "</li>\n";
}

std::string attemptHtml(const FixAttempt& attempt)
{
    std::string out = "tried: " + escaped(attempt.title) + ", " + outcomeText(attempt.outcome);
    if (!attempt.note.empty())
        out += " (" + escaped(attempt.note) + ")";
    for (const RetestedPromise& result : attempt.results)
        out += "<br>" + escaped(toEnglish(result.sentence));
    return listItem(out);
}

std::string progressHtml(const ItemProgress& progress)
{
    std::string out;
    if (progress.answer != Answer::None)
        out += listItem(answerText(progress.answer));
    if (progress.isMuted)
        out += listItem("muted: " + escaped(progress.muteReason));
    for (const FixAttempt& attempt : progress.attempts)
        out += attemptHtml(attempt);
    return out.empty() ? out : "<ul>\n" + out + "</ul>\n";
}

std::string itemHtml(const EvaluatedItem& item)
{
    std::string out = "<tr class=\"";
    out += stateClass(item.state);
    out += "\"><td class=\"word\">" + stateWord(item.state) + "</td><td>"
           + escaped(item.item->question);
    if (item.state == ItemState::Open)
        out += "<br><span class=\"soft\">" + escaped(item.item->howTo) + "</span>";
    if (item.state == ItemState::Problem && item.isConsequence)
        out += "<br><span class=\"soft\">follows from another problem</span>";
    if (item.progress)
        out += progressHtml(*item.progress);
    return out + "</td></tr>\n";
}

std::string countsText(const SectionCounts& counts)
{
    std::string text;
    const auto add = [&text](std::size_t count, std::string_view what) {
        if (count > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(what);
    };
    add(counts.problems, counts.problems == 1 ? "problem" : "problems");
    add(counts.unknown, "cannot be told");
    add(counts.open, "open");
    add(counts.done, "done");
    add(counts.muted, "muted");
    return text;
}

std::string sectionHtml(const EvaluatedChecklist& checklist, ChecklistSection section)
{
    const SectionCounts& counts = checklist.sections[static_cast<std::size_t>(section)];
    std::string rows;
    bool isWorkedOn = counts.problems > 0;
    for (const EvaluatedItem& item : checklist.items) {
        if (item.item->section != section)
            continue;
        isWorkedOn = isWorkedOn || item.progress.has_value();
        rows += itemHtml(item);
    }
    return std::string(isWorkedOn ? "<details open>" : "<details>") + "<summary>"
           + escaped(titleOf(section)) + " <span class=\"soft\">" + countsText(counts)
           + "</span></summary>\n<table>\n" + rows + "</table>\n</details>\n";
}

void writeRetestHtml(TextSink& sink, const RetestReport& retest)
{
    if (retest.lines.empty())
        return;
    sink.write("<h2>What became of the fixes</h2>\n<section class=\"card\">\n<ul>\n");
    for (const RetestReport::Line& line : retest.lines) {
        const ItemProgress* item = retest.progress.find(line.item);
        const bool hasTitle = item != nullptr && line.attempt < item->attempts.size();
        sink.write(listItem((hasTitle ? escaped(item->attempts[line.attempt].title) + ": " : "")
                            + escaped(toEnglish(line.promise.sentence))));
    }
    sink.write("</ul>\n</section>\n");
}

void writeSettingsHtml(TextSink& sink, const RuleSettings& settings)
{
    if (settings.overrides().empty() && settings.mutes().empty())
        return;
    sink.write("<h4>Rules that were changed</h4>\n<ul>\n");
    for (const RuleSettings::Override& change : settings.overrides())
        sink.write(listItem("<code>" + escaped(change.ruleId.text() + " " + change.name)
                            + "</code>: " + toEnglish(Quantity{change.value, Unit::None})));
    for (const RuleSettings::Mute& mute : settings.mutes())
        sink.write(listItem("<code>" + escaped(mute.ruleId.text())
                            + "</code> is muted: " + escaped(mute.reason)));
    sink.write("</ul>\n");
}

/// What a note is about, in words.
std::string subjectOf(const Note& note, const Diagnosis& diagnosis)
{
    if (note.target == Note::Target::Item) {
        const ChecklistItem* item = findChecklistItem(note.key);
        return item == nullptr ? note.key : std::string(item->question);
    }
    if (note.target == Note::Target::Case)
        return {};
    const auto found =
        std::find_if(diagnosis.findings.begin(), diagnosis.findings.end(),
                     [&note](const Finding& finding) { return findingKey(finding) == note.key; });
    return found == diagnosis.findings.end() ? note.key : toEnglish(found->title);
}

} // namespace

void writeChecklistHtml(TextSink& sink, const ReportExtras& extras)
{
    if (extras.retest != nullptr)
        writeRetestHtml(sink, *extras.retest);
    if (extras.checklist == nullptr)
        return;
    sink.write("<h2>Checklist</h2>\n<section class=\"card\">\n");
    for (std::size_t i = 0; i < kChecklistSectionCount; ++i)
        sink.write(sectionHtml(*extras.checklist, static_cast<ChecklistSection>(i)));
    if (extras.settings != nullptr)
        writeSettingsHtml(sink, *extras.settings);
    sink.write("</section>\n");
}

void writeNotesHtml(TextSink& sink, const Diagnosis& diagnosis, const ReportExtras& extras)
{
    if (extras.progress == nullptr || extras.progress->notes.empty())
        return;
    sink.write("<h2>Notes</h2>\n<section class=\"card\">\n");
    for (const Note& note : extras.progress->notes) {
        const std::string subject = subjectOf(note, diagnosis);
        if (!subject.empty())
            sink.write("<h4>" + escaped(subject) + "</h4>\n");
        sink.write("<pre>" + htmlEscaped(note.text, ControlCharacters::KeepLines) + "</pre>\n");
    }
    sink.write("</section>\n");
}

} // namespace faultline
