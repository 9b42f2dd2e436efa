// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/checklist_json.h"

#include "model/core/unit_id.h"

namespace faultline {

namespace {

Json attemptJson(const FixAttempt& attempt)
{
    return Json{
        {"rule", attempt.ruleId.text()},
        {"fix", attempt.fixId},
        {"title", attempt.title},
        {"note", attempt.note},
        {"outcome", toString(attempt.outcome)},
    };
}

Json itemJson(const EvaluatedItem& item)
{
    Json out{
        {"id", item.item->id},
        {"section", toString(item.item->section)},
        {"question", item.item->question},
        {"state", toString(item.state)},
        {"rules", item.item->rules},
        {"findings", item.findings},
    };
    if (!item.progress)
        return out;
    out["answer"] = toString(item.progress->answer);
    out["mute_reason"] = item.progress->muteReason;
    out["attempts"] = Json::array();
    for (const FixAttempt& attempt : item.progress->attempts)
        out["attempts"].push_back(attemptJson(attempt));
    return out;
}

Json retestJson(const RetestReport::Line& line, const CaseNames& names)
{
    const RetestedPromise& promise = line.promise;
    return Json{
        {"item", line.item},
        {"attempt", line.attempt},
        {"rule", promise.taken.promise.ruleId.text()},
        {"state", toString(promise.state)},
        {"number", promise.taken.number},
        {"unit", unitId(promise.taken.unit)},
        {"before", jsonNumber(promise.taken.before)},
        {"after", jsonNumber(promise.after)},
        {"run", names.of(promise.run)},
        {"sentence", toEnglish(promise.sentence)},
    };
}

/// As people write it down: with the name of the run.
std::string shownKey(const Note& note, const CaseNames& names)
{
    std::optional<FindingKey> key;
    if (note.target == Note::Target::Finding)
        key = findingKeyOf(note.key);
    if (!key)
        return note.key;
    std::string shown = key->rule.text() + "@" + names.of(key->run);
    return key->step ? shown + "@" + std::to_string(key->step->value()) : shown;
}

} // namespace

void addChecklistJson(Json& report, const ReportExtras& extras, const CaseNames& names)
{
    if (extras.checklist != nullptr) {
        report["checklist"] = Json::array();
        for (const EvaluatedItem& item : extras.checklist->items)
            report["checklist"].push_back(itemJson(item));
        report["walk"] = Json::array();
        for (const WalkStep& step : extras.checklist->walk)
            report["walk"].push_back(Json{{"item", extras.checklist->items[step.item].item->id},
                                          {"reason", toString(step.reason)}});
    }
    if (extras.retest != nullptr) {
        report["retest"] = Json{{"promises", Json::array()},
                                {"closed", extras.retest->closed},
                                {"reopened", extras.retest->reopened},
                                {"appeared", extras.retest->appeared}};
        for (const RetestReport::Line& line : extras.retest->lines)
            report["retest"]["promises"].push_back(retestJson(line, names));
    }
    if (extras.progress != nullptr) {
        report["notes"] = Json::array();
        for (const Note& note : extras.progress->notes)
            report["notes"].push_back(Json{{"target", toString(note.target)},
                                           {"key", shownKey(note, names)},
                                           {"text", note.text}});
    }
}

} // namespace faultline
