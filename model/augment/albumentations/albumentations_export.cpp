// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"
#include "model/augment/albumentations/definition.h"
#include "model/augment/albumentations/step.h"
#include "model/augment/albumentations/values.h"
#include "model/augment/pipeline_files.h"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace faultline::augment {

namespace albumentations {

namespace {

using Json = nlohmann::ordered_json;

const Value& valueOf(const Parameter& parameter, const Parameters& written)
{
    const auto at = written.find(parameter.info.name);
    return at == written.end() ? parameter.info.defaultValue : at->second;
}

/// Old names that the versions in between still take are written only where they are used.
bool isDeprecated(const Parameter& parameter, Generation generation)
{
    return generation == Generation::Middle && !parameter.isIn(Generation::Second);
}

void addParameters(const std::vector<Parameter>& parameters, const Parameters& written,
                   Generation generation, Json& into)
{
    for (const Parameter& parameter : parameters) {
        const std::string name(parameter.info.name);
        const bool isWritten = written.find(parameter.info.name) != written.end();
        const bool isOld = isDeprecated(parameter, generation)
                           || (generation == Generation::Middle && name == "always_apply");
        if (isOld && !isWritten)
            continue;
        Json value = writtenValue(valueOf(parameter, written), parameter);
        const std::size_t dot = name.find('.');
        if (dot == std::string::npos) {
            into[name] = std::move(value);
            continue;
        }
        Json& group = into[name.substr(0, dot)]; // null until a part of it is set
        if (!value.is_null())
            group[name.substr(dot + 1)] = std::move(value);
    }
}

class Exporter {
public:
    Exporter(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks)
        : m_pipeline(pipeline), m_remarks(remarks), m_generation(generationOf(pipeline.version))
    {
    }

    Json document()
    {
        const std::vector<PipelineStep>& steps = m_pipeline.steps;
        const bool isWhole =
            steps.size() == 1 && steps.front().enabled
            && steps.front().transform == "albumentations/Compose"
            && steps.front().parameters.find("p") != steps.front().parameters.end();
        Json whole;
        if (isWhole) {
            whole = stepOf(steps.front());
        } else {
            whole["__class_fullname__"] = "Compose";
            whole["p"] = 1.0;
            whole["transforms"] = listOf(steps);
        }
        whole["bbox_params"] = boxRules();
        whole["keypoint_params"] = nullptr;
        whole["additional_targets"] = Json::object();
        whole["is_check_shapes"] = true;
        Json made;
        made["__version__"] =
            m_pipeline.version.empty() ? std::string(kNewestVersion) : m_pipeline.version;
        made["transform"] = std::move(whole);
        return made;
    }

private:
    Json listOf(const std::vector<PipelineStep>& steps)
    {
        Json list = Json::array();
        for (const PipelineStep& step : steps) {
            if (!step.enabled)
                continue;
            if (Json made = stepOf(step); !made.is_null())
                list.push_back(std::move(made));
        }
        return list;
    }

    Json stepOf(const PipelineStep& step)
    {
        const Entry* entry = findEntry(step.transform);
        const bool isThere =
            entry != nullptr
            && (entry->definition.in & (1U << static_cast<unsigned>(m_generation))) != 0;
        if (!isThere) {
            m_remarks.push_back(
                {.step = step.transform,
                 .text = {FAULTLINE_TR_NOOP("Augment", "Left out: this version of the library does "
                                                       "not have it"),
                          {}},
                 .line = step.line,
                 .isLeftOut = true});
            return nullptr;
        }
        const Definition& definition = entry->definition;
        Json made;
        made["__class_fullname__"] = std::string(definition.name);
        addParameters(parametersIn(definition, m_generation), step.parameters, m_generation, made);
        if (definition.isComposition)
            made["transforms"] = listOf(step.children);
        return made;
    }

    [[nodiscard]] Json boxRules() const
    {
        if (m_pipeline.boxRules.empty())
            return nullptr;
        Json made;
        std::vector<Parameter> known = boxRuleParameters(m_generation);
        addParameters(known, m_pipeline.boxRules, m_generation, made);
        if (made.contains("max_accept_ratio") && made["max_accept_ratio"] == 0.0)
            made["max_accept_ratio"] = nullptr;
        return made;
    }

    const Pipeline& m_pipeline;
    std::vector<PipelineRemark>& m_remarks;
    Generation m_generation;
};

} // namespace

} // namespace albumentations

std::string writeAlbumentations(const Pipeline& pipeline, std::string_view form,
                                std::vector<PipelineRemark>& remarks)
{
    const nlohmann::ordered_json document = albumentations::Exporter(pipeline, remarks).document();
    if (form == "albumentations-yaml")
        return albumentations::toYaml(document);
    return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace faultline::augment
