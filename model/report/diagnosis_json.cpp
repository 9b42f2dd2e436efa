// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/checklist_json.h"
#include "model/report/diagnosis_report.h"
#include "model/report/json_values.h"

namespace faultline {

namespace {

/// One overload for each kind of evidence.
struct EvidenceToJson {
    Json operator()(const SeriesEvidence& evidence) const
    {
        return Json{
            {"type", "series"},
            {"run", evidence.run},
            {"tag", evidence.tag},
            {"first_step", evidence.firstStep},
            {"last_step", evidence.lastStep},
            {"first_wall_time", jsonNumber(evidence.firstWallTime)},
            {"last_wall_time", jsonNumber(evidence.lastWallTime)},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const NumberEvidence& evidence) const
    {
        return Json{
            {"type", "number"},
            {"name", evidence.name},
            {"label", toEnglish(evidence.label)},
            {"value", jsonNumber(evidence.value.value)},
            {"unit", unitId(evidence.value.unit)},
            {"threshold", jsonNumber(evidence.threshold)},
        };
    }
    Json operator()(const FileEvidence& evidence) const
    {
        return Json{
            {"type", "file"},
            {"path", evidence.path},
            {"offset", evidence.offsetBytes ? Json(*evidence.offsetBytes) : Json(nullptr)},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const LogEvidence& evidence) const
    {
        return Json{
            {"type", "log"},
            {"log", evidence.log},
            {"line", evidence.sourceLine},
            {"lines", evidence.lastLine - evidence.firstLine + 1},
            {"text", evidence.excerpt},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const ConfigEvidence& evidence) const
    {
        return Json{
            {"type", "config"},        {"config", evidence.config},
            {"field", evidence.path},  {"line", evidence.line},
            {"value", evidence.value}, {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const RecordEvidence& evidence) const
    {
        return Json{
            {"type", "record"},
            {"dataset", evidence.dataset},
            {"defect", evidence.defect},
            {"count", evidence.count},
            {"where", evidence.where},
            {"records", evidence.records},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const HardwareEvidence& evidence) const
    {
        return Json{
            {"type", "hardware"},
            {"log", evidence.log},
            {"quantity", evidence.quantity},
            {"device", evidence.device},
            {"first_time", jsonNumber(evidence.firstTime)},
            {"last_time", jsonNumber(evidence.lastTime)},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const TraceEvidence& evidence) const
    {
        return Json{
            {"type", "trace"},
            {"profile", evidence.profile},
            {"begin_ns", evidence.beginNs},
            {"end_ns", evidence.endNs},
            {"caption", toEnglish(evidence.caption)},
        };
    }
};

Json fixJson(const Fix& fix)
{
    Json snippets = Json::array();
    for (const Fix::Snippet& snippet : fix.snippets)
        snippets.push_back(Json{{"language", snippet.language}, {"code", snippet.code}});
    return Json{
        {"title", toEnglish(fix.title)},
        {"detail", toEnglish(fix.detail)},
        {"snippets", std::move(snippets)},
        {"check", toEnglish(fix.check)},
    };
}

Json findingJson(const Finding& finding)
{
    Json out{
        {"rule", finding.ruleId},
        {"code", finding.code},
        {"severity", toString(finding.severity)},
        {"confidence", jsonNumber(finding.confidence)},
        {"cost", jsonNumber(finding.cost)},
        {"run", finding.run},
        {"title", toEnglish(finding.title)},
        {"explanation", toEnglish(finding.explanation)},
        {"evidence", Json::array()},
        {"fixes", Json::array()},
    };
    for (const Evidence& evidence : finding.evidence)
        out["evidence"].push_back(std::visit(EvidenceToJson{}, evidence));
    for (const Fix& fix : finding.fixes)
        out["fixes"].push_back(fixJson(fix));
    return out;
}

Json abstentionJson(const Abstention& abstention)
{
    return Json{
        {"rule", abstention.ruleId},
        {"code", abstention.code},
        {"run", abstention.run},
        {"reason", toEnglish(abstention.reason)},
        {"remedy", toEnglish(abstention.remedy)},
        {"command", abstention.command},
    };
}

Json runJson(const Run& run)
{
    return Json{
        {"name", run.name},
        {"path", run.path},
        {"points", run.pointCount()},
        {"start_wall_time", jsonNumber(run.startTime())},
        {"end_wall_time", jsonNumber(run.endTime())},
    };
}

} // namespace

void writeDiagnosisJson(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis)
{
    writeDiagnosisJson(sink, data, diagnosis, {});
}

void writeDiagnosisJson(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis,
                        const ReportExtras& extras)
{
    ImportLog issues = data.issues;
    issues.append(diagnosis.issues);

    Json out{
        {"schema", "faultline/diagnose/1"},
        {"verdict", toEnglish(diagnosis.verdict)},
        {"verdict_severity", nullptr},
        {"complete", data.isComplete},
        {"sources", data.sources},
        {"trainings", diagnosis.trainingCount},
        {"findings", Json::array()},
        {"abstentions", Json::array()},
        {"runs", Json::array()},
        {"issue_counts", issueCountsJson(issues)},
        {"issues", issuesJson(issues)},
    };
    if (diagnosis.verdictSeverity)
        out["verdict_severity"] = toString(*diagnosis.verdictSeverity);
    for (const Finding& finding : diagnosis.findings)
        out["findings"].push_back(findingJson(finding));
    for (const Abstention& abstention : diagnosis.abstentions)
        out["abstentions"].push_back(abstentionJson(abstention));
    for (const RunPtr& run : data.runs)
        out["runs"].push_back(runJson(*run));
    addChecklistJson(out, extras);
    sink.write(indentedJson(out) + "\n");
}

} // namespace faultline
