// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_names.h"
#include "model/diagnosis/causes/verdict.h"
#include "model/diagnosis/fixes/fix_plan.h"
#include "model/report/checklist_json.h"
#include "model/report/compare_json.h"
#include "model/report/diagnosis_report.h"
#include "model/report/json_values.h"

namespace faultline {

namespace {

/// One overload for each kind of evidence.
struct EvidenceToJson {
    const CaseNames& names;

    Json operator()(const SeriesEvidence& evidence) const
    {
        return Json{
            {"type", "series"},
            {"run", names.of(evidence.run)},
            {"tag", evidence.tag.text()},
            {"first_step", evidence.firstStep.value()},
            {"last_step", evidence.lastStep.value()},
            {"first_wall_time", jsonNumber(evidence.firstWallTime.seconds())},
            {"last_wall_time", jsonNumber(evidence.lastWallTime.seconds())},
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
            {"log", names.of(evidence.log)},
            {"line", evidence.sourceLine},
            {"lines", evidence.lastLine - evidence.firstLine + 1},
            {"text", evidence.excerpt},
            {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const ConfigEvidence& evidence) const
    {
        return Json{
            {"type", "config"},        {"config", names.of(evidence.config)},
            {"field", evidence.path},  {"line", evidence.line},
            {"value", evidence.value}, {"caption", toEnglish(evidence.caption)},
        };
    }
    Json operator()(const RecordEvidence& evidence) const
    {
        return Json{
            {"type", "record"},
            {"dataset", names.of(evidence.dataset)},
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
            {"log", names.of(evidence.log)},
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
            {"profile", names.of(evidence.profile)},
            {"begin_ns", evidence.beginNs},
            {"end_ns", evidence.endNs},
            {"caption", toEnglish(evidence.caption)},
        };
    }
};

std::string_view kindId(Promise::Kind kind)
{
    switch (kind) {
    case Promise::Kind::RuleIsSilent: return "rule-is-silent";
    case Promise::Kind::NumberAtMost: return "number-at-most";
    case Promise::Kind::NumberAtLeast: return "number-at-least";
    }
    return "rule-is-silent";
}

Json promiseJson(const Promise& promise)
{
    Json out{{"kind", kindId(promise.kind)}, {"rule", promise.ruleId.text()}};
    if (promise.kind != Promise::Kind::RuleIsSilent) {
        out["number"] = promise.number;
        out["value"] = jsonNumber(promise.value.value);
        out["unit"] = unitId(promise.value.unit);
    }
    return out;
}

Json editJson(const ConfigEdit& edit, const CaseNames& names)
{
    return Json{{"config", names.of(edit.config)}, {"field", edit.path}, {"value", edit.value}};
}

Json fixJson(const Fix& fix, const CaseNames& names)
{
    Json out{
        {"id", fix.id},
        {"title", toEnglish(fix.title)},
        {"detail", toEnglish(fix.detail)},
        {"concrete", fix.isConcrete},
        {"snippets", Json::array()},
        {"edits", Json::array()},
        {"check", toEnglish(fix.check)},
        {"promises", Json::array()},
    };
    for (const Fix::Snippet& snippet : fix.snippets)
        out["snippets"].push_back(Json{{"language", snippet.language}, {"code", snippet.code}});
    for (const ConfigEdit& edit : fix.edits)
        out["edits"].push_back(editJson(edit, names));
    for (const Promise& promise : fix.promises)
        out["promises"].push_back(promiseJson(promise));
    return out;
}

Json stakeJson(const Stake& stake)
{
    return Json{
        {"gpu_hours", jsonNumber(stake.gpuHours)},
        {"step_time_share", jsonNumber(stake.stepTimeShare)},
        {"model_quality", stake.modelQuality},
    };
}

Json numberJson(const NumberEvidence& number)
{
    return Json{
        {"name", number.name},
        {"label", toEnglish(number.label)},
        {"value", jsonNumber(number.value.value)},
        {"unit", unitId(number.value.unit)},
        {"threshold", jsonNumber(number.threshold)},
    };
}

/// The points themselves are left out: they are many, and in the case.
Json judgedJson(const JudgedPoints& judged)
{
    Json out{
        {"label", toEnglish(judged.label)},
        {"unit", unitId(judged.unit)},
        {"points", judged.points.size()},
        {"limits", Json::array()},
    };
    for (const JudgedPoints::Limit& limit : judged.limits)
        out["limits"].push_back(
            Json{{"label", toEnglish(limit.label)}, {"value", jsonNumber(limit.value)}});
    return out;
}

Json outcomeJson(const RuleOutcome& outcome, const CaseNames& names)
{
    Json out{
        {"rule", outcome.ruleId.text()}, {"code", outcome.code},
        {"run", names.of(outcome.run)},  {"state", toString(outcome.state)},
        {"numbers", Json::array()},      {"judged", Json::array()},
    };
    for (const NumberEvidence& number : outcome.numbers)
        out["numbers"].push_back(numberJson(number));
    for (const JudgedPoints& judged : outcome.judged)
        out["judged"].push_back(judgedJson(judged));
    return out;
}

Json causeJson(const Cause& cause)
{
    Json out{
        {"finding", cause.finding},           {"score", jsonNumber(cause.score)},
        {"consequences", cause.consequences}, {"supports", Json::array()},
        {"contradicts", Json::array()},
    };
    for (const Text& text : cause.supports)
        out["supports"].push_back(toEnglish(text));
    for (const Text& text : cause.contradicts)
        out["contradicts"].push_back(toEnglish(text));
    return out;
}

Json findingJson(const Finding& finding, const CaseNames& names)
{
    Json out{
        {"rule", finding.ruleId.text()},
        {"code", finding.code},
        {"severity", toString(finding.severity)},
        {"confidence", jsonNumber(finding.confidence)},
        {"certainty", isOnlyPossible(finding) ? "possible" : "likely"},
        {"cost", jsonNumber(finding.cost)},
        {"stake", stakeJson(finding.stake)},
        {"run", names.of(finding.run)},
        {"consequence_of", finding.consequenceOf ? Json(*finding.consequenceOf) : Json(nullptr)},
        {"title", toEnglish(finding.title)},
        {"explanation", toEnglish(finding.explanation)},
        {"evidence", Json::array()},
        {"fixes", Json::array()},
    };
    for (const Evidence& evidence : finding.evidence)
        out["evidence"].push_back(std::visit(EvidenceToJson{names}, evidence));
    for (const Fix& fix : finding.fixes)
        out["fixes"].push_back(fixJson(fix, names));
    return out;
}

Json planJson(const FixPlan& plan, const Diagnosis& diagnosis, const CaseNames& names)
{
    Json out{{"steps", Json::array()}, {"conflicts", Json::array()}};
    const auto idOf = [&diagnosis](const auto& one) {
        return diagnosis.findings[one.finding].fixes[one.fix].id;
    };
    for (const FixPlan::Step& step : plan.steps) {
        Json edits = Json::array();
        for (const ConfigEdit& edit : step.edits)
            edits.push_back(editJson(edit, names));
        out["steps"].push_back(
            Json{{"finding", step.finding}, {"fix", idOf(step)}, {"edits", std::move(edits)}});
    }
    for (const FixPlan::Conflict& conflict : plan.conflicts)
        out["conflicts"].push_back(Json{{"finding", conflict.finding},
                                        {"fix", idOf(conflict)},
                                        {"why", toEnglish(conflict.why)}});
    return out;
}

Json abstentionJson(const Abstention& abstention, const CaseNames& names)
{
    return Json{
        {"rule", abstention.ruleId.text()},       {"code", abstention.code},
        {"run", names.of(abstention.run)},        {"reason", toEnglish(abstention.reason)},
        {"remedy", toEnglish(abstention.remedy)}, {"command", abstention.command},
        {"missing", abstention.missing},
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

void writeDiagnosisJson(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis)
{
    writeDiagnosisJson(sink, analysis, diagnosis, {});
}

void writeDiagnosisJson(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const ReportExtras& extras)
{
    const CaseData& data = *analysis.data;
    const CaseNames names(data);
    ImportLog issues = data.issues;
    issues.append(diagnosis.issues);

    const Coverage coverage = coverageOf(diagnosis);
    Json out{
        {"schema", "faultline/diagnose/1"},
        {"verdict", toEnglish(diagnosis.verdict)},
        {"verdict_severity", nullptr},
        {"coverage",
         {{"judged", coverage.judged},
          {"checks", coverage.checks},
          {"sentence", toEnglish(coverage.sentence)}}},
        {"complete", data.isComplete},
        {"sources", data.sources},
        {"trainings", diagnosis.trainingCount},
        {"findings", Json::array()},
        {"causes", Json::array()},
        {"abstentions", Json::array()},
        {"outcomes", Json::array()},
        {"runs", Json::array()},
        {"issue_counts", issueCountsJson(issues)},
        {"issues", issuesJson(issues)},
    };
    if (diagnosis.verdictSeverity)
        out["verdict_severity"] = toString(*diagnosis.verdictSeverity);
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i) {
        Json told = findingJson(diagnosis.findings[i], names);
        if (extras.changes != nullptr) {
            told["changes"] = Json::array();
            for (const RunChange& change : extras.changes->at(i))
                told["changes"].push_back(runChangeJson(change));
        }
        out["findings"].push_back(std::move(told));
    }
    for (const Cause& cause : diagnosis.causes)
        out["causes"].push_back(causeJson(cause));
    out["plan"] = planJson(planFixes(diagnosis, analysis.trainings), diagnosis, names);
    for (const RuleOutcome& outcome : diagnosis.outcomes)
        out["outcomes"].push_back(outcomeJson(outcome, names));
    for (const Abstention& abstention : diagnosis.abstentions)
        out["abstentions"].push_back(abstentionJson(abstention, names));
    for (const RunPtr& run : data.runs)
        out["runs"].push_back(runJson(*run));
    addChecklistJson(out, extras, names);
    sink.write(indentedJson(out) + "\n");
}

} // namespace faultline
