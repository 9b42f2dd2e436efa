// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "model/casefile/case_members.h"
#include "model/casefile/keep_unknown.h"
#include "model/casefile/source_paths.h"
#include "model/core/unit_id.h"

#include <string>

namespace faultline {

namespace {

using casefile::Json;

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

Json takenJson(const TakenPromise& taken)
{
    Json promise{{"kind", casefile::promiseKindName(taken.promise.kind)},
                 {"rule", taken.promise.ruleId}};
    if (taken.promise.kind != Promise::Kind::RuleIsSilent) {
        promise["number"] = taken.promise.number;
        promise["value"] = taken.promise.value.value;
        promise["unit"] = unitId(taken.promise.value.unit);
    }
    Json json{{"promise", std::move(promise)}};
    addText(json, "run", taken.run);
    addText(json, "number", taken.number);
    addText(json, "label", taken.label);
    if (taken.before)
        json["before"] = *taken.before;
    json["unit"] = unitId(taken.unit);
    return json;
}

Json resultJson(const RetestedPromise& result)
{
    Json json{{"state", toString(result.state)}, {"taken", takenJson(result.taken)}};
    addText(json, "run", result.run);
    if (result.after)
        json["after"] = *result.after;
    return json;
}

Json attemptJson(const FixAttempt& attempt)
{
    Json json{{"time", attempt.time}};
    addText(json, "rule", attempt.ruleId);
    addText(json, "fix", attempt.fixId);
    json["title"] = attempt.title;
    addText(json, "note", attempt.note);
    json["outcome"] = toString(attempt.outcome);
    if (attempt.outcomeTime != 0.0)
        json["outcome_time"] = attempt.outcomeTime;
    addList(json, "promises", attempt.promises, takenJson);
    addList(json, "results", attempt.results, resultJson);
    return json;
}

Json historyJson(const HistoryEntry& entry)
{
    Json json{{"time", entry.time}, {"kind", toString(entry.kind)}};
    addText(json, "detail", entry.detail);
    return json;
}

Json itemJson(const ItemProgress& item)
{
    Json json{{"id", item.item}};
    if (item.answer != Answer::None)
        json["answer"] = toString(item.answer);
    if (item.isMuted)
        json["muted"] = true;
    addText(json, "mute_reason", item.muteReason);
    if (item.wasProblem)
        json["was_problem"] = true;
    addList(json, "attempts", item.attempts, attemptJson);
    addList(json, "history", item.history, historyJson);
    return json;
}

Json noteJson(const Note& note)
{
    Json json{{"target", toString(note.target)}};
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
        return Json{{"rule", change.ruleId}, {"name", change.name}, {"value", change.value}};
    });
    addList(json, "muted", rules.mutes(), [](const RuleSettings::Mute& mute) {
        return Json{{"rule", mute.ruleId}, {"reason", mute.reason}};
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

Json summaryJson(const DiagnosisSummary& summary)
{
    Json json{{"time", summary.time}, {"verdict", summary.verdict}};
    addList(json, "runs", summary.runs, [](const DiagnosisSummary::SummaryRun& run) {
        Json one{{"name", run.name}, {"path", run.path}};
        if (run.startTime)
            one["start_time"] = *run.startTime;
        return one;
    });
    addList(json, "findings", summary.findings,
            [](const DiagnosisSummary::SummaryFinding& finding) {
                return Json{{"key", finding.key},
                            {"rule", finding.ruleId},
                            {"code", finding.code},
                            {"severity", finding.severity},
                            {"title", finding.title}};
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
    addList(json, "checklist", file.checklist.items, itemJson);
    addList(json, "notes", file.checklist.notes, noteJson);
    addList(json, "newest_runs", file.checklist.newestRuns,
            [](const std::string& run) { return Json(run); });
    addList(json, "pinned_tags", file.pinnedTags, [](const std::string& tag) { return Json(tag); });
    Json clocks = Json::object();
    for (const auto& [artifact, seconds] : file.clockCorrections)
        clocks[artifact] = seconds;
    addObject(json, "clock_corrections", std::move(clocks));
    if (file.last)
        json["last_diagnosis"] = summaryJson(*file.last);
    casefile::keepUnknown(json, file.original);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace faultline
