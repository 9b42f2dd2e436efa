// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "model/casefile/case_members.h"
#include "model/casefile/case_places.h"
#include "model/casefile/keep_unknown.h"
#include "model/casefile/source_paths.h"
#include "model/core/unit_id.h"

#include <optional>
#include <string>

namespace faultline {

namespace {

using casefile::Json;
using casefile::Places;

void addText(Json& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[key] = text;
}

template <typename List, typename Fn>
void addList(Json& object, const char* key, const List& list, Fn&& toJson)
{
    if (list.empty())
        return;
    Json& array = object[key] = Json::array();
    for (const auto& entry : list)
        array.push_back(toJson(entry));
}

Json takenJson(const TakenPromise& taken, const Places& places)
{
    Json promise{{"kind", casefile::promiseKindName(taken.promise.kind)},
                 {"rule", taken.promise.ruleId.text()}};
    if (taken.promise.kind != Promise::Kind::RuleIsSilent) {
        promise["number"] = taken.promise.number;
        promise["value"] = taken.promise.value.value;
        promise["unit"] = unitId(taken.promise.value.unit);
    }
    Json json{{"promise", std::move(promise)}};
    casefile::addPlace(json, "run", taken.run.text(), places);
    addText(json, "number", taken.number);
    addText(json, "label", taken.label);
    if (taken.before)
        json["before"] = *taken.before;
    json["unit"] = unitId(taken.unit);
    return json;
}

Json resultJson(const RetestedPromise& result, const Places& places)
{
    Json json{{"state", toString(result.state)}, {"taken", takenJson(result.taken, places)}};
    casefile::addPlace(json, "run", result.run.text(), places);
    if (result.after)
        json["after"] = *result.after;
    return json;
}

Json attemptJson(const FixAttempt& attempt, const Places& places)
{
    Json json{{"time", attempt.time}};
    addText(json, "rule", attempt.ruleId.text());
    addText(json, "fix", attempt.fixId);
    json["title"] = attempt.title;
    addText(json, "note", attempt.note);
    json["outcome"] = toString(attempt.outcome);
    if (attempt.outcomeTime != 0.0)
        json["outcome_time"] = attempt.outcomeTime;
    addList(json, "promises", attempt.promises,
            [&places](const TakenPromise& taken) { return takenJson(taken, places); });
    addList(json, "results", attempt.results,
            [&places](const RetestedPromise& result) { return resultJson(result, places); });
    return json;
}

Json historyJson(const HistoryEntry& entry)
{
    Json json{{"time", entry.time}, {"kind", toString(entry.kind)}};
    addText(json, "detail", entry.detail);
    return json;
}

Json itemJson(const ItemProgress& item, const Places& places)
{
    Json json{{"id", item.item}};
    if (item.answer != Answer::None)
        json["answer"] = toString(item.answer);
    if (item.isMuted)
        json["muted"] = true;
    addText(json, "mute_reason", item.muteReason);
    if (item.wasProblem)
        json["was_problem"] = true;
    addList(json, "attempts", item.attempts,
            [&places](const FixAttempt& attempt) { return attemptJson(attempt, places); });
    addList(json, "history", item.history, historyJson);
    return json;
}

/// Rule, run and first step of a finding; false if the key is none.
bool addFinding(Json& json, const std::string& key, const Places& places)
{
    const std::optional<FindingKey> finding = findingKeyOf(key);
    if (!finding)
        return false;
    json["rule"] = finding->rule.text();
    casefile::addPlace(json, "run", finding->run.text(), places);
    if (finding->step)
        json["step"] = finding->step->value();
    return true;
}

Json noteJson(const Note& note, const Places& places)
{
    Json json{{"target", toString(note.target)}};
    if (note.target != Note::Target::Finding || !addFinding(json, note.key, places))
        addText(json, "key", note.key);
    json["text"] = note.text;
    json["time"] = note.time;
    return json;
}

Json tableJson(const std::string& path, const TableChoice& choice)
{
    Json json = Json::object();
    casefile::addPath(json, path);
    const auto column = [&](const char* key, const std::optional<std::string>& name) {
        if (name)
            json[key] = *name; // empty: there is none
    };
    column("step", choice.step);
    column("time", choice.time);
    column("run", choice.run);
    addList(json, "columns", choice.metrics, [](const std::string& name) { return Json(name); });
    return json;
}

Json rulesJson(const RuleSettings& rules)
{
    Json json = Json::object();
    addList(json, "thresholds", rules.overrides(), [](const RuleSettings::Override& change) {
        return Json{{"rule", change.ruleId.text()}, {"name", change.name}, {"value", change.value}};
    });
    addList(json, "muted", rules.mutes(), [](const RuleSettings::Mute& mute) {
        return Json{{"rule", mute.ruleId.text()}, {"reason", mute.reason}};
    });
    return json;
}

Json machineJson(const MachineChoice& machine)
{
    Json json = Json::object();
    addText(json, "gpu", machine.gpu);
    addText(json, "type", machine.machineType);
    if (machine.memoryBytes)
        json["memory_bytes"] = *machine.memoryBytes;
    return json;
}

Json summaryJson(const DiagnosisSummary& summary, const Places& places)
{
    Json json{{"time", summary.time}, {"verdict", summary.verdict}};
    addList(json, "runs", summary.runs, [&places](const DiagnosisSummary::SummaryRun& run) {
        Json one = Json::object();
        casefile::addPlace(one, "run", run.id.text(), places);
        if (run.startTime)
            one["start_time"] = *run.startTime;
        return one;
    });
    addList(json, "findings", summary.findings,
            [&places](const DiagnosisSummary::SummaryFinding& finding) {
                Json one = Json::object();
                if (!addFinding(one, finding.key, places))
                    addText(one, "key", finding.key);
                one["rule"] = finding.ruleId.text();
                one["code"] = finding.code;
                one["severity"] = finding.severity;
                one["title"] = finding.title;
                return one;
            });
    return json;
}

void addObject(Json& object, const char* key, Json members)
{
    if (!members.empty())
        object[key] = std::move(members);
}

} // namespace

std::string caseText(const CaseFile& file, const std::string& folder)
{
    const Places places{.sources = file.sources, .folder = folder};
    Json json{{"schema", "faultline/case/" + std::to_string(kCaseVersion)},
              {"sources", Json::array()}};
    for (const std::string& source : file.sources) {
        Json one = Json::object();
        casefile::addPath(one, casefile::writtenSource(source, folder));
        json["sources"].push_back(std::move(one));
    }
    addList(json, "tables", file.tables, [&folder](const auto& table) {
        return tableJson(casefile::writtenSource(table.first, folder), table.second);
    });
    addObject(json, "rules", rulesJson(file.rules));
    addObject(json, "machine", machineJson(file.machine));
    addList(json, "checklist", file.checklist.items,
            [&places](const ItemProgress& item) { return itemJson(item, places); });
    addList(json, "notes", file.checklist.notes,
            [&places](const Note& note) { return noteJson(note, places); });
    addList(json, "newest_runs", file.checklist.newestRuns, [&places](const RunId& run) {
        Json one = Json::object();
        casefile::addPlace(one, "run", run.text(), places);
        return one;
    });
    addList(json, "pinned_tags", file.pinnedTags,
            [](const TagId& tag) { return Json(tag.text()); });
    addList(json, "clock_corrections", file.clockCorrections, [&places](const auto& correction) {
        Json one = Json::object();
        casefile::addPlace(one, "artifact", correction.first.text(), places);
        one["seconds"] = correction.second;
        return one;
    });
    addList(json, "ignored_changes", file.ignoredChanges, [](const IgnoredChange& ignored) {
        return Json{{"area", ignored.area}, {"path", ignored.path}, {"reason", ignored.reason}};
    });
    if (file.last)
        json["last_diagnosis"] = summaryJson(*file.last, places);
    casefile::keepUnknown(json, file.original);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace faultline
