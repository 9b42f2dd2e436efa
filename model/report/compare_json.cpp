// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/compare_json.h"

#include "model/report/compare_report.h"
#include "model/report/compare_words.h"
#include "model/report/json_values.h"

namespace faultline {

namespace {

struct ValueToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(double value) const { return jsonNumber(value); }
    Json operator()(const std::string& value) const { return value; }
};

Json textJson(const Text& text)
{
    return text.empty() ? Json(nullptr) : Json(toEnglish(text));
}

Json valueJson(const std::optional<double>& value, const Text& text)
{
    return value ? jsonNumber(*value) : textJson(text);
}

Json effectJson(const Effect& effect)
{
    Json json{{"id", effect.id},
              {"label", toEnglish(effect.label)},
              {"a", valueJson(effect.valueA, effect.a)},
              {"b", valueJson(effect.valueB, effect.b)},
              {"difference", jsonNumber(effect.difference)},
              {"unit", unitId(effect.unit)},
              {"noise", jsonNumber(effect.noise)},
              {"state", toString(effect.state)},
              {"worse", effect.isWorse},
              {"axis", effect.axis ? Json(toString(*effect.axis)) : Json(nullptr)},
              {"axis_reason", textJson(effect.axisReason)},
              {"onset", nullptr},
              {"reason", textJson(effect.reason)}};
    if (effect.onset)
        json["onset"] =
            Json::array({jsonNumber(effect.onset->first), jsonNumber(effect.onset->second)});
    return json;
}

Json sourceJson(const ChangeSource& source)
{
    return {{"side", toString(source.side)},
            {"file", source.file},
            {"line", source.line > 0 ? Json(source.line) : Json(nullptr)}};
}

Json candidateJson(const Candidate& candidate)
{
    Json json{{"effect", candidate.effect},
              {"changes", candidate.changes},
              {"share", jsonNumber(candidate.share)},
              {"sentence", textJson(candidate.sentence)},
              {"amount", jsonNumber(candidate.amount)},
              {"for", Json::array()},
              {"against", Json::array()}};
    for (const WeighedEvidence& evidence : candidate.evidence) {
        Json told{{"text", toEnglish(evidence.text)}, {"factor", jsonNumber(evidence.factor)}};
        json[evidence.factor >= 1.0 ? "for" : "against"].push_back(std::move(told));
    }
    return json;
}

Json nextRunJson(const std::optional<NextRun>& next)
{
    if (!next)
        return nullptr;
    Json json{{"changes", next->changes},
              {"start", toString(next->start)},
              {"file", next->patchedFile.empty() ? Json(nullptr) : Json(next->patchedFile)},
              {"patch", next->patch.empty() ? Json(nullptr) : Json(patchText(*next))},
              {"command", next->command.empty() ? Json(nullptr) : Json(next->command)},
              {"steps", jsonNumber(next->steps)},
              {"gpu_hours", jsonNumber(next->gpuHours)},
              {"expectations", Json::array()},
              {"runs_left", next->runsLeft}};
    for (const Text& expectation : next->expectations)
        json["expectations"].push_back(toEnglish(expectation));
    return json;
}

void addComparison(Json& json, const RunComparison& comparison)
{
    json["runs"] = Json::array();
    for (const ComparedRun& run : comparison.runs)
        json["runs"].push_back({{"name", run.name},
                                {"side", toString(run.side)},
                                {"path", run.of().runs.front()->path}});
    json["comparable"] = comparison.isComparable;
    json["comparable_reason"] = textJson(comparison.comparableReason);
    json["verdict"] = toEnglish(comparison.verdict);
    for (const char* list : {"effects", "changes", "candidates"})
        json[list] = Json::array();
    for (const Effect& effect : comparison.effects)
        json["effects"].push_back(effectJson(effect));
    for (const RunChange& change : comparison.changes)
        json["changes"].push_back(runChangeJson(change));
    for (const Candidate& candidate : comparison.candidates)
        json["candidates"].push_back(candidateJson(candidate));
    json["separable"] = comparison.isSeparable;
    json["next_run"] = nextRunJson(comparison.nextRun);
    json["equal"] = comparison.equal;
    json["cosmetic"] = comparison.cosmetic;
    json["not_recorded"] = Json::array();
    for (const Text& what : comparison.notRecorded)
        json["not_recorded"].push_back(toEnglish(what));
}

} // namespace

Json runChangeJson(const RunChange& change)
{
    Json json{{"id", change.id},
              {"area", toString(change.area)},
              {"facet", change.facet ? Json(toString(*change.facet)) : Json(nullptr)},
              {"path", change.path},
              {"path_a", change.pathA.empty() ? change.path : change.pathA},
              {"a", std::visit(ValueToJson{}, change.a)},
              {"b", std::visit(ValueToJson{}, change.b)},
              {"kind", toString(change.kind)},
              {"sources", Json::array()},
              {"note", textJson(change.note)}};
    for (const ChangeSource& source : change.sources)
        json["sources"].push_back(sourceJson(source));
    return json;
}

void writeComparisonJson(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options)
{
    Json json{{"schema", "faultline/compare/1"}};
    if (result.comparisons.empty())
        json["comparable"] = false;
    else
        addComparison(json, result.comparisons.front());
    json["without_partner"] = result.withoutPartner;
    json["ignored"] = options.ignored;
    if (result.comparisons.size() > 1) {
        json["pairs"] = Json::array();
        for (const RunComparison& comparison : result.comparisons) {
            Json pair = Json::object();
            addComparison(pair, comparison);
            json["pairs"].push_back(std::move(pair));
        }
    }
    sink.write(indentedJson(json) + "\n");
}

} // namespace faultline
