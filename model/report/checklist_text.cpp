// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/checklist_report.h"
#include "model/report/plain_text.h"

namespace faultline {

namespace {

std::string_view questionOf(const std::string& item)
{
    const ChecklistItem* known = findChecklistItem(item);
    return known == nullptr ? std::string_view(item) : known->question;
}

} // namespace

std::string stateWord(ItemState state)
{
    switch (state) {
    case ItemState::Problem: return "Problem";
    case ItemState::Unknown: return "Cannot be told";
    case ItemState::Open: return "Open";
    case ItemState::Answered: return "Answered";
    case ItemState::Fine: return "Fine";
    case ItemState::Muted: return "Muted";
    }
    return {};
}

std::string outcomeText(AttemptOutcome outcome)
{
    switch (outcome) {
    case AttemptOutcome::Waiting: return "waits for the next run";
    case AttemptOutcome::Helped: return "helped";
    case AttemptOutcome::DidNotHelp: return "did not help";
    case AttemptOutcome::CannotTell: return "the next run could not tell";
    }
    return {};
}

void writeRetestText(TextSink& sink, const ReportExtras& extras, const TextStyle& style)
{
    if (extras.retest == nullptr || extras.retest->lines.empty())
        return;
    const auto item = [&](const std::string& text) {
        sink.write(wrappedAfter("   - ", printable(text), style.width));
    };
    sink.write("\n" + style.heading("What became of the fixes") + "\n");
    for (const RetestReport::Line& line : extras.retest->lines) {
        const ItemProgress* progress = extras.retest->progress.find(line.item);
        const std::string title = progress != nullptr && line.attempt < progress->attempts.size()
                                      ? progress->attempts[line.attempt].title
                                      : line.item;
        item(title + ": " + toEnglish(line.promise.sentence));
    }
    for (const std::string& closed : extras.retest->closed)
        item("closed: " + std::string(questionOf(closed)));
    for (const std::string& reopened : extras.retest->reopened)
        item("open again: " + std::string(questionOf(reopened)));
}

void writeNotesText(TextSink& sink, const ReportExtras& extras, const TextStyle& style)
{
    if (extras.progress == nullptr || extras.progress->notes.empty())
        return;
    sink.write("\n" + style.heading("Notes") + "\n");
    for (const Note& note : extras.progress->notes) {
        const std::string about =
            note.key.empty() ? std::string() : std::string(questionOf(note.key)) + ": ";
        sink.write(wrappedAfter("   - ", printable(about + note.text), style.width));
    }
}

void writeChecklistMarkdown(TextSink& sink, const ReportExtras& extras)
{
    if (extras.retest != nullptr && !extras.retest->lines.empty()) {
        sink.write("\n### What became of the fixes\n\n");
        for (const RetestReport::Line& line : extras.retest->lines)
            sink.write("- " + markdownEscaped(std::string(questionOf(line.item))) + " "
                       + markdownEscaped(toEnglish(line.promise.sentence)) + "\n");
    }
    if (extras.checklist == nullptr)
        return;
    bool isFirst = true;
    for (const EvaluatedItem& item : extras.checklist->items) {
        if (!item.progress)
            continue;
        if (isFirst)
            sink.write("\n### Checklist\n\n");
        isFirst = false;
        const bool isDone = item.state == ItemState::Fine || item.state == ItemState::Answered;
        sink.write(std::string(isDone ? "- [x] " : "- [ ] ")
                   + markdownEscaped(std::string(item.item->question)) + " " + stateWord(item.state)
                   + "\n");
        for (const FixAttempt& attempt : item.progress->attempts)
            sink.write(
                "  - tried: " + markdownEscaped(attempt.title) + ", " + outcomeText(attempt.outcome)
                + (attempt.note.empty() ? "" : " (" + markdownEscaped(attempt.note) + ")") + "\n");
    }
    if (extras.progress == nullptr || extras.progress->notes.empty())
        return;
    sink.write("\n### Notes\n\n");
    for (const Note& note : extras.progress->notes)
        sink.write("- "
                   + (note.key.empty() ? std::string()
                                       : markdownCode(std::string(questionOf(note.key))) + ": ")
                   + markdownEscaped(note.text) + "\n");
}

} // namespace faultline
