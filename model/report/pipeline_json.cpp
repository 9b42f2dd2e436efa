// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/json_values.h"
#include "model/report/pipeline_report.h"

#include <charconv>

namespace faultline {

namespace {

using pipeline::Input;
using pipeline::Outcome;
using pipeline::PipelineReport;
using pipeline::WhatIf;

/// A step without a GPU is the processor's.
void addLimit(Json& json, const Outcome& outcome, bool hasNoGpu)
{
    const bool isOfStep = hasNoGpu && outcome.bottleneck == pipeline::Bottleneck::Gpu;
    json["gpu_idle"] = hasNoGpu ? Json(nullptr) : jsonNumber(outcome.gpuIdle);
    json["bottleneck"] = toString(isOfStep ? pipeline::Bottleneck::Cpu : outcome.bottleneck);
}

/// The members that any setting has, asked for or present.
void addOutcome(Json& json, const std::optional<Outcome>& outcome, bool hasNoGpu)
{
    if (!outcome) {
        json["steps_per_second"] = nullptr;
        json["interval"] = nullptr;
        json["gpu_idle"] = nullptr;
        json["bottleneck"] = "unknown";
        json["host_bytes"] = nullptr;
        json["shm_bytes"] = nullptr;
        return;
    }
    json["steps_per_second"] = jsonNumber(outcome->stepsPerSecond);
    json["interval"] = Json::array({jsonNumber(outcome->low), jsonNumber(outcome->high)});
    addLimit(json, *outcome, hasNoGpu);
    json["host_bytes"] = jsonNumber(outcome->hostBytes);
    json["shm_bytes"] = jsonNumber(outcome->shmBytes);
}

/// A number where the value is one, else the word.
Json settingJson(const std::string& value)
{
    if (value == "true" || value == "false")
        return value == "true";
    double number = 0.0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size())
        return value;
    if (number == static_cast<double>(static_cast<long long>(number)))
        return static_cast<long long>(number);
    return number;
}

Json whatIfJson(const WhatIf& change, bool hasNoGpu)
{
    Json json{{"set", Json::object()},
              {"steps_per_second", jsonNumber(change.outcome.stepsPerSecond)},
              {"interval",
               Json::array({jsonNumber(change.outcome.low), jsonNumber(change.outcome.high)})},
              {"ratio", jsonNumber(change.ratio)},
              {"added_host_bytes", jsonNumber(change.addedHostBytes)},
              {"added_shm_bytes", jsonNumber(change.addedShmBytes)},
              {"sentence", toEnglish(change.sentence)}};
    addLimit(json, change.outcome, hasNoGpu);
    for (const auto& [key, value] : change.set)
        json["set"][key] = settingJson(value);
    return json;
}

Json inputJson(const Input& input)
{
    return {{"name", input.name},
            {"value", jsonNumber(input.value)},
            {"unit", input.unit},
            {"source", toString(input.source)}};
}

Json trainingJson(const PipelineReport& report)
{
    const pipeline::InferredPipeline& inferred = report.inferred;
    Json json{{"run", inferred.run}, {"kind", toString(inferred.setting.kind)}};
    const std::optional<Outcome> asked =
        report.asked ? std::optional(report.asked->outcome) : std::nullopt;
    addOutcome(json, report.wasAsked ? asked : report.present, inferred.hasNoGpu);
    json["measured_steps_per_second"] = inferred.measuredStepsPerSecond > 0.0
                                            ? jsonNumber(inferred.measuredStepsPerSecond)
                                            : Json(nullptr);
    for (const char* list : {"inputs", "what_if", "recommended", "notes"})
        json[list] = Json::array();
    for (const Input& input : inferred.inputs)
        json["inputs"].push_back(inputJson(input));
    for (const WhatIf& change : report.whatIf)
        json["what_if"].push_back(whatIfJson(change, inferred.hasNoGpu));
    for (const WhatIf& change : report.recommended)
        json["recommended"].push_back(whatIfJson(change, inferred.hasNoGpu));
    json["refused"] = report.refused.empty() ? Json(nullptr) : Json(toEnglish(report.refused));
    for (const Text& note : report.notes)
        json["notes"].push_back(toEnglish(note));
    json["before"] = nullptr;
    if (report.wasAsked) {
        json["before"] = Json::object();
        addOutcome(json["before"], report.present, inferred.hasNoGpu);
    }
    return json;
}

} // namespace

void writePipelineJson(TextSink& sink, const std::vector<PipelineReport>& reports)
{
    Json json{{"schema", "faultline/pipeline/1"}, {"trainings", Json::array()}};
    for (const PipelineReport& report : reports)
        json["trainings"].push_back(trainingJson(report));
    sink.write(indentedJson(json) + "\n");
}

} // namespace faultline
