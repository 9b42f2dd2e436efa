// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "model/casefile/case_members.h"
#include "model/casefile/case_migration.h"
#include "model/casefile/case_places.h"
#include "model/casefile/source_paths.h"
#include "model/checklist/retest.h"
#include "model/core/unit_id.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace faultline {

namespace {

using casefile::Json;
using casefile::Members;
using casefile::Places;

constexpr std::string_view kSchema = "faultline/case/";
/// The deepest of what is written is 8.
constexpr std::size_t kMaxDepth = 32;

std::string_view kindName(Promise::Kind kind)
{
    return casefile::promiseKindName(kind);
}

/// Empty if it is a case of a `version` that can be read.
Text checkSchema(const Members& file, int& version)
{
    const std::string schema = file.text("schema");
    if (!schema.starts_with(kSchema))
        return {FAULTLINE_TR_NOOP("Errors", "is not a case file: \"schema\" should be \"%1\""),
                {std::string(kSchema) + std::to_string(kCaseVersion)}};
    const std::string_view digits = std::string_view(schema).substr(kSchema.size());
    const auto [end, failed] =
        std::from_chars(digits.data(), digits.data() + digits.size(), version);
    if (failed != std::errc() || end != digits.data() + digits.size() || version < 1)
        return {FAULTLINE_TR_NOOP("Errors", "has a version that is no number: \"%1\""),
                {schema.substr(0, 60)}};
    if (version > kCaseVersion)
        return {FAULTLINE_TR_NOOP("Errors", "is of version %1, made by a newer Faultline; this one "
                                            "reads up to version %2"),
                {std::to_string(version), std::to_string(kCaseVersion)}};
    return {};
}

Promise readPromise(const Members& json)
{
    Promise promise;
    promise.kind = json.choice<Promise::Kind>("kind", 3, kindName);
    promise.ruleId = RuleId(json.text("rule"));
    promise.number = json.text("number");
    promise.value.value = json.number("value");
    promise.value.unit = unitOfId(json.text("unit")).value_or(Unit::None);
    return promise;
}

RunId readRun(const Members& json, const Places& places)
{
    return RunId(casefile::readPlace(json, "run", places));
}

TakenPromise readTaken(const Members& json, const Places& places)
{
    TakenPromise taken;
    taken.promise = readPromise(json.object("promise"));
    taken.run = readRun(json, places);
    taken.number = json.text("number");
    taken.label = json.text("label");
    taken.before = json.optionalNumber("before");
    taken.unit = unitOfId(json.text("unit")).value_or(Unit::None);
    return taken;
}

RetestedPromise readResult(const Members& json, const Places& places)
{
    RetestedPromise result;
    result.state = json.choice<RetestedPromise::State>("state", 3, toString);
    result.taken = readTaken(json.object("taken"), places);
    result.run = readRun(json, places);
    result.after = json.optionalNumber("after");
    result.sentence = sentenceOf(result);
    return result;
}

FixAttempt readAttempt(const Members& json, const Places& places)
{
    FixAttempt attempt;
    attempt.time = json.number("time");
    attempt.ruleId = RuleId(json.text("rule"));
    attempt.fixId = json.text("fix");
    attempt.title = json.text("title");
    attempt.note = json.text("note");
    attempt.outcome = json.choice<AttemptOutcome>("outcome", 4, toString);
    attempt.outcomeTime = json.number("outcome_time");
    json.forEach("promises",
                 [&](const Members& one) { attempt.promises.push_back(readTaken(one, places)); });
    json.forEach("results",
                 [&](const Members& one) { attempt.results.push_back(readResult(one, places)); });
    return attempt;
}

ItemProgress readItem(const Members& json, const Places& places)
{
    ItemProgress item;
    item.item = json.text("id");
    if (item.item.empty())
        json.complain("id", FAULTLINE_TR_NOOP("Errors", "is missing"));
    item.answer = json.choice<Answer>("answer", 4, toString);
    item.isMuted = json.flag("muted");
    item.muteReason = json.text("mute_reason");
    item.wasProblem = json.flag("was_problem");
    json.forEach("attempts",
                 [&](const Members& one) { item.attempts.push_back(readAttempt(one, places)); });
    json.forEach("history", [&](const Members& one) {
        item.history.push_back({one.number("time"),
                                one.choice<HistoryEntry::Kind>("kind", 7, toString),
                                one.text("detail")});
    });
    return item;
}

void readRules(const Members& json, RuleSettings& rules)
{
    json.forEach("thresholds", [&](const Members& one) {
        const std::optional<double> value = one.optionalNumber("value");
        if (!value)
            one.complain("value", FAULTLINE_TR_NOOP("Errors", "is missing"));
        else
            rules.setThreshold(RuleId(one.text("rule")), one.text("name"), *value);
    });
    json.forEach("muted", [&](const Members& one) {
        rules.mute(RuleId(one.text("rule")), one.text("reason"));
    });
}

/// Note::key of a note or finding; of one that names no rule its member "key" as it is.
std::string readFindingKey(const Members& json, const Places& places)
{
    if (!json.has("rule") || json.has("key"))
        return json.text("key");
    FindingKey key{
        .rule = RuleId(json.text("rule")), .run = readRun(json, places), .step = std::nullopt};
    constexpr double kMost = 9.0e15; // whole numbers are exact up to here
    const std::optional<double> step = json.optionalNumber("step");
    if (step && (std::abs(*step) > kMost || *step != std::floor(*step)))
        json.complain("step", FAULTLINE_TR_NOOP("Errors", "is not a step"));
    else if (step)
        key.step = StepIndex(static_cast<std::int64_t>(*step));
    return toString(key);
}

DiagnosisSummary readSummary(const Members& json, const Places& places)
{
    DiagnosisSummary summary;
    summary.time = json.number("time");
    summary.verdict = json.text("verdict");
    json.forEach("runs", [&](const Members& one) {
        const bool isPlaced = one.has("source") || one.has("source_hex");
        summary.runs.push_back({.id = readRun(one, places),
                                .below = isPlaced ? casefile::readBytes(one, "run") : std::string(),
                                .startTime = one.optionalNumber("start_time")});
    });
    json.forEach("findings", [&](const Members& one) {
        summary.findings.push_back({readFindingKey(one, places), RuleId(one.text("rule")),
                                    one.text("code"), one.text("severity"), one.text("title")});
    });
    return summary;
}

TableChoice readTable(const Members& json)
{
    TableChoice choice;
    const auto column = [&](std::string_view key, std::optional<std::string>& into) {
        if (json.has(key))
            into = json.text(key);
    };
    column("step", choice.step);
    column("time", choice.time);
    column("run", choice.run);
    json.forEachText("columns",
                     [&](std::string name) { choice.metrics.push_back(std::move(name)); });
    return choice;
}

CaseFile readMembers(const Members& json, const std::string& folder)
{
    CaseFile file;
    json.forEach("sources", [&](const Members& one) {
        const std::string path = casefile::readPath(one);
        if (path.empty())
            one.complain("path", FAULTLINE_TR_NOOP("Errors", "is missing"));
        file.sources.push_back(casefile::absoluteSource(path, folder));
    });
    json.forEach("tables", [&](const Members& one) {
        const std::string path = casefile::readPath(one);
        if (path.empty())
            one.complain("path", FAULTLINE_TR_NOOP("Errors", "is missing"));
        file.tables.emplace(casefile::absoluteSource(path, folder), readTable(one));
    });
    const Places places{.sources = file.sources, .folder = folder};
    readRules(json.object("rules"), file.rules);
    const Members machine = json.object("machine");
    file.machine.gpu = machine.text("gpu");
    file.machine.machineType = machine.text("type");
    file.machine.memoryBytes = machine.optionalNumber("memory_bytes");
    json.forEach("checklist", [&](const Members& one) {
        file.checklist.items.push_back(readItem(one, places));
    });
    json.forEach("notes", [&](const Members& one) {
        const auto target = one.choice<Note::Target>("target", 3, toString);
        file.checklist.notes.push_back(
            {target,
             target == Note::Target::Finding ? readFindingKey(one, places) : one.text("key"),
             one.text("text"), one.number("time")});
    });
    json.forEach("newest_runs", [&](const Members& one) {
        file.checklist.newestRuns.push_back(readRun(one, places));
        if (file.checklist.newestRuns.back().empty())
            one.complain("run", FAULTLINE_TR_NOOP("Errors", "is missing"));
    });
    json.forEachText("pinned_tags",
                     [&](std::string tag) { file.pinnedTags.emplace_back(std::move(tag)); });
    json.forEach("clock_corrections", [&](const Members& one) {
        const ArtifactId artifact(casefile::readPlace(one, "artifact", places));
        const std::optional<double> seconds = one.optionalNumber("seconds");
        if (artifact.empty())
            one.complain("artifact", FAULTLINE_TR_NOOP("Errors", "is missing"));
        else if (!seconds)
            one.complain("seconds", FAULTLINE_TR_NOOP("Errors", "is missing"));
        else
            file.clockCorrections.emplace(artifact, *seconds);
    });
    json.forEach("ignored_changes", [&](const Members& one) {
        file.ignoredChanges.push_back(
            {.area = one.text("area"), .path = one.text("path"), .reason = one.text("reason")});
        if (file.ignoredChanges.back().path.empty())
            one.complain("path", FAULTLINE_TR_NOOP("Errors", "is missing"));
    });
    if (json.has("last_diagnosis"))
        file.last = readSummary(json.object("last_diagnosis"), places);
    return file;
}

} // namespace

Result<CaseFile> parseCase(std::string_view text, const std::string& folder)
{
    if (text.size() > kMaxCaseBytes)
        return Error{.code = ErrorCode::TooLarge,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is longer than any case file (8 MiB)")};
    if (text.empty())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "is empty"));
    Text problem;
    Json json = casefile::readJson(text, kMaxDepth, problem);
    if (!problem.empty())
        return Error::corrupt(problem);
    int version = 0;
    const Members members(json, {}, problem);
    if (problem.empty())
        problem = checkSchema(members, version);
    if (!problem.empty())
        return Error::corrupt(problem);
    const bool isOld = version < kCaseVersion;
    if (isOld)
        casefile::migrateFromVersion1(json, folder);
    CaseFile file = readMembers(members, folder);
    if (!problem.empty())
        return Error::corrupt(problem);
    file.original =
        isOld ? json.dump(-1, ' ', false, Json::error_handler_t::replace) : std::string(text);
    return file;
}

} // namespace faultline
