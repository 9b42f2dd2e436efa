// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_totals.h"
#include "model/core/unchecked_records.h"
#include "model/diagnosis/training/phases.h"
#include "model/report/artifact_report.h"
#include "model/report/compatibility_report.h"
#include "model/report/damage_json.h"
#include "model/report/inspect_report.h"
#include "model/report/issue_summary.h"
#include "model/report/json_values.h"

namespace faultline {

namespace {

Json optionalStep(const std::optional<std::int64_t>& step)
{
    return step ? Json(*step) : Json(nullptr);
}

Json fileJson(const FileReport& file)
{
    return Json{
        {"path", file.path},
        {"name", file.displayName},
        {"format", file.formatId},
        {"size_bytes", file.sizeBytes},
        {"records", file.recordCount},
        {"scalars", file.scalarCount},
        {"end", toString(file.end)},
        {"file_version", file.fileVersion},
        {"writer", file.writer},
        {"first_wall_time", jsonNumber(file.firstWallTime)},
        {"last_wall_time", jsonNumber(file.lastWallTime)},
        {"first_step", optionalStep(file.firstStep)},
        {"last_step", optionalStep(file.lastStep)},
        {"min_step", file.firstStep ? Json(file.minStep) : Json(nullptr)},
        {"max_step", file.firstStep ? Json(file.maxStep) : Json(nullptr)},
        {"damage", file.issues.damageCount()},
        {"bytes_lost", file.issues.bytesLost()},
        {"issue_counts", issueCountsJson(file.issues)},
        {"issues", issuesJson(file.issues)},
    };
}

Json scalarTagJson(const std::string& tag, const ScalarTag& scalar)
{
    const ScalarSeries& series = scalar.series;
    const ScalarSeries::Totals& totals = series.totals();
    Json out{
        {"tag", tag},
        {"kind", toString(TagKind::Scalar)},
        {"points", series.size()},
        {"min_step", series.minStep()},
        {"max_step", series.maxStep()},
        {"min", totals.range.hasFinite() ? jsonNumber(totals.range.min) : Json(nullptr)},
        {"max", totals.range.hasFinite() ? jsonNumber(totals.range.max) : Json(nullptr)},
        {"nan", totals.nanCount},
        {"positive_infinity", totals.positiveInfinityCount},
        {"negative_infinity", totals.negativeInfinityCount},
        {"first_non_finite_step", nullptr},
        {"last_step", nullptr},
        {"last_value", nullptr},
        {"display_name", scalar.displayName},
        {"description", scalar.description ? toEnglish(*scalar.description) : std::string()},
    };
    if (totals.firstNonFinite != ScalarSeries::npos)
        out["first_non_finite_step"] = series.step(totals.firstNonFinite);
    if (!series.empty()) {
        out["last_step"] = series.step(series.size() - 1);
        out["last_value"] = jsonNumber(series.value(series.size() - 1));
    }
    return out;
}

Json blobTagJson(const std::string& tag, const BlobTag& blob)
{
    return Json{
        {"tag", tag},
        {"kind", toString(blob.kind)},
        {"plugin", blob.plugin},
        {"records", blob.count},
        {"size_bytes", blob.bytes},
        {"min_step", blob.minStep},
        {"max_step", blob.maxStep},
    };
}

Json sessionJson(const SessionMark& mark)
{
    return Json{
        {"status", toString(mark.status)},
        {"step", mark.step},
        {"wall_time", jsonNumber(mark.wallTime)},
        {"checkpoint_path", mark.checkpointPath},
    };
}

Json attemptJson(const Attempt& attempt)
{
    return Json{
        {"begin_wall_time", jsonNumber(attempt.beginTime)},
        {"end_wall_time", jsonNumber(attempt.endTime)},
        {"first_step", attempt.firstStep},
        {"last_step", attempt.lastStep},
        {"repeated_steps", attempt.repeatedSteps},
        {"lost_seconds", jsonNumber(attempt.lostSeconds)},
    };
}

std::string_view originName(RunOrigin origin)
{
    switch (origin) {
    case RunOrigin::Events: return "events";
    case RunOrigin::Console: return "console";
    case RunOrigin::Metrics: return "metrics";
    }
    return {};
}

Json runJson(const Run& run, LongRecords longRecords)
{
    Json out{
        {"name", run.name},
        {"path", run.path},
        {"origin", originName(run.origin)},
        {"start_wall_time", jsonNumber(run.startTime())},
        {"end_wall_time", jsonNumber(run.endTime())},
        {"points", run.pointCount()},
        {"damage", run.damageCount()},
        {"files", Json::array()},
        {"tags", Json::array()},
        {"sessions", Json::array()},
        {"attempts", Json::array()},
    };
    const std::vector<UncheckedTotal> unchecked =
        longRecords == LongRecords::Checked ? std::vector<UncheckedTotal>(run.files.size())
                                            : uncheckedTotals(run);
    for (std::size_t i = 0; i < run.files.size(); ++i) {
        Json file = fileJson(run.files[i]);
        file["unchecked_records"] = unchecked[i].records;
        file["unchecked_bytes"] = unchecked[i].bytes;
        out["files"].push_back(std::move(file));
    }
    for (const auto& entry : run.scalars)
        out["tags"].push_back(scalarTagJson(entry.first, entry.second));
    for (const auto& entry : run.blobs)
        out["tags"].push_back(blobTagJson(entry.first, entry.second));
    for (const SessionMark& mark : run.sessions)
        out["sessions"].push_back(sessionJson(mark));
    for (const Attempt& attempt : findPhases(run, {}).attempts)
        out["attempts"].push_back(attemptJson(attempt));
    return out;
}

Json totalsJson(const CaseData& data, const LedgerTotals& damage)
{
    const CaseTotals totals = totalsOf(data);
    return Json{
        {"runs", totals.runs},
        {"files", totals.files},
        {"size_bytes", totals.sizeBytes},
        {"records", totals.records},
        {"scalar_tags", totals.scalarTags},
        {"other_tags", totals.otherTags},
        {"points", totals.points},
        {"non_finite_points", totals.nonFinitePoints},
        {"damage", data.issues.damageCount()},
        {"bytes_lost", data.issues.bytesLost()},
        {"records_lost", damage.recordsLost},
        {"records_lost_exact", !damage.isAtLeast},
        {"issue_counts", issueCountsJson(data.issues)},
        {"other_files", data.otherFileCount},
    };
}

/// Issues of the search for files; those of a file stand with the file.
Json scanIssuesJson(const CaseData& data)
{
    ImportLog log;
    for (const IssueGroup& group : scanIssueGroups(data)) {
        for (const ImportIssue& issue : data.issues.kept()) {
            if (issue.code == group.code && issue.path == group.path)
                log.add(issue);
        }
    }
    return issuesJson(log);
}

Json otherFilesJson(const CaseData& data)
{
    Json files = Json::array();
    for (const OtherFile& file : data.otherFiles)
        files.push_back(file.path);
    return files;
}

void writeMember(TextSink& sink, std::string_view name, const Json& value, bool isLast = false)
{
    sink.write("  \"" + std::string(name) + "\": " + indentedJson(value, 2)
               + (isLast ? "\n" : ",\n"));
}

} // namespace

std::string_view toString(ReadEnd end)
{
    switch (end) {
    case ReadEnd::Complete: return "complete";
    case ReadEnd::TruncatedTail: return "truncated-tail";
    case ReadEnd::Cancelled: return "cancelled";
    case ReadEnd::Failed: return "failed";
    }
    return "failed";
}

std::string_view toString(SessionMark::Status status)
{
    switch (status) {
    case SessionMark::Status::Unspecified: return "unspecified";
    case SessionMark::Status::Start: return "start";
    case SessionMark::Status::Stop: return "stop";
    case SessionMark::Status::Checkpoint: return "checkpoint";
    }
    return "unspecified";
}

namespace {

/// Every artifact of a kind: what all of them have, then what the kind has.
template <typename Artifacts>
void writeArtifacts(TextSink& sink, std::string_view name, const CaseData& data,
                    const Artifacts& artifacts)
{
    sink.write("  \"" + std::string(name) + "\": [");
    bool isFirst = true;
    for (const auto& artifact : artifacts) {
        if (!sink.isOpen())
            return;
        Json out{
            {"name", artifact->name()},
            {"run", data.nameOf(data.runOf(artifact->id()))},
            {"time_kind", toString(artifact->timeKind)},
            {"file", fileJson(artifact->file)},
        };
        out["file"]["name"] = artifact->name();
        out.update(artifactJson(*artifact));
        sink.write(isFirst ? "\n    " : ",\n    ");
        sink.write(indentedJson(out, 4));
        isFirst = false;
    }
    sink.write(isFirst ? "],\n" : "\n  ],\n");
}

} // namespace

void writeInspectJson(TextSink& sink, const CaseData& data, LongRecords longRecords)
{
    const DamageLedger damage = damageLedger(data);
    sink.write("{\n");
    writeMember(sink, "schema", "faultline/inspect/1");
    writeMember(sink, "sources", data.sources);
    writeMember(sink, "complete", data.isComplete);
    writeMember(sink, "totals", totalsJson(data, damage.totals));
    sink.write("  \"runs\": [");
    bool isFirst = true;
    for (const RunPtr& run : data.runs) {
        if (!sink.isOpen())
            return;
        sink.write(isFirst ? "\n    " : ",\n    ");
        sink.write(indentedJson(runJson(*run, longRecords), 4));
        isFirst = false;
    }
    sink.write(isFirst ? "],\n" : "\n  ],\n");
    writeArtifacts(sink, "logs", data, data.logs);
    writeArtifacts(sink, "hardware_logs", data, data.hardwareLogs);
    writeArtifacts(sink, "configs", data, data.configs);
    writeArtifacts(sink, "environments", data, data.environments);
    writeArtifacts(sink, "profiles", data, data.profiles);
    writeArtifacts(sink, "datasets", data, data.datasets);
    writeMember(sink, "compatibility", compatibilityJson(data));
    writeMember(sink, "damage", ledgerJson(damage.rows));
    writeMember(sink, "issues", scanIssuesJson(data));
    writeMember(sink, "other_files", otherFilesJson(data), true);
    sink.write("}\n");
}

} // namespace faultline
