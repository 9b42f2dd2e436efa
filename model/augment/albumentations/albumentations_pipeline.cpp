// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"
#include "model/augment/albumentations/definition.h"
#include "model/augment/albumentations/values.h"
#include "model/augment/pipeline_files.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace faultline::augment {

namespace albumentations {

namespace {

constexpr int kDeepest = 32;

std::size_t childOf(const ConfigDocument& config, std::size_t parent, std::string_view name)
{
    std::size_t found = ConfigNode::npos;
    for (std::size_t child = config.nodes[parent].firstChild; child != ConfigNode::npos;
         child = config.nodes[child].nextSibling) {
        if (config.nodes[child].name == name)
            found = child; // of several the last counts
    }
    return found;
}

bool isMapping(const ConfigDocument& config, std::size_t node)
{
    const std::size_t first = config.nodes[node].firstChild;
    return config.nodes[node].isGroup && first != ConfigNode::npos
           && !config.nodes[first].name.starts_with('[');
}

/// The node that describes the outermost transform; npos if there is none.
std::size_t rootOf(const ConfigDocument& config)
{
    if (config.nodes.empty())
        return ConfigNode::npos;
    const auto isTransform = [&](std::size_t node) {
        return node != ConfigNode::npos
               && childOf(config, node, "__class_fullname__") != ConfigNode::npos;
    };
    const std::size_t wrapped = childOf(config, 0, "transform");
    if (isTransform(wrapped))
        return wrapped;
    const bool isBare = isTransform(0) && childOf(config, 0, "transforms") != ConfigNode::npos;
    return isBare ? 0 : ConfigNode::npos;
}

/// Fields of every transform and composition that are no parameters of it.
bool isStructure(std::string_view field)
{
    static constexpr std::array<std::string_view, 14> kFields{"__class_fullname__",
                                                              "transforms",
                                                              "bbox_params",
                                                              "keypoint_params",
                                                              "additional_targets",
                                                              "is_check_shapes",
                                                              "applied",
                                                              "params",
                                                              "id",
                                                              "strict",
                                                              "seed",
                                                              "mask_interpolation",
                                                              "save_key",
                                                              "save_applied_params"};
    return std::find(kFields.begin(), kFields.end(), field) != kFields.end();
}

class Importer {
public:
    Importer(const ConfigDocument& config, Pipeline& pipeline)
        : m_config(config), m_pipeline(pipeline), m_generation(generationOf(pipeline.version))
    {
    }

    void run(std::size_t root)
    {
        const Definition* definition = findDefinition(className(root));
        const bool isCompose = definition != nullptr && definition->name == "Compose";
        if (!isCompose) {
            if (std::optional<PipelineStep> step = readStep(root, 0))
                m_pipeline.steps.push_back(std::move(*step));
            return;
        }
        readTargets(root);
        std::optional<PipelineStep> whole = readStep(root, 0);
        if (!whole)
            return;
        // A Compose that always runs is the pipeline itself.
        if (whole->parameters.find("p") == whole->parameters.end())
            m_pipeline.steps = std::move(whole->children);
        else
            m_pipeline.steps.push_back(std::move(*whole));
    }

private:
    [[nodiscard]] std::string className(std::size_t node) const
    {
        const std::size_t name = childOf(m_config, node, "__class_fullname__");
        return name == ConfigNode::npos ? std::string() : m_config.nodes[name].value;
    }

    void forEachField(std::size_t node, const std::function<void(std::size_t)>& use) const
    {
        for (std::size_t child = m_config.nodes[node].firstChild; child != ConfigNode::npos;
             child = m_config.nodes[child].nextSibling)
            use(child);
    }

    void remark(std::string step, Text text, std::size_t node, bool isLeftOut = false)
    {
        m_pipeline.remarks.push_back({.step = std::move(step),
                                      .text = std::move(text),
                                      .line = m_config.nodes[node].line,
                                      .isLeftOut = isLeftOut});
    }

    std::optional<PipelineStep> readStep(std::size_t node, int depth)
    {
        const std::string name = className(node);
        const Definition* definition = findDefinition(name);
        if (depth > kDeepest) {
            remark(name, {FAULTLINE_TR_NOOP("Augment", "Nested too deep; left out"), {}}, node,
                   true);
            return std::nullopt;
        }
        if (definition == nullptr) {
            leaveOut(node, name);
            return std::nullopt;
        }
        PipelineStep step{.transform = std::string(definition->id),
                          .enabled = true,
                          .parameters = {},
                          .children = {},
                          .line = m_config.nodes[node].line};
        readParameters(node, *definition, step);
        const std::size_t children = childOf(m_config, node, "transforms");
        if (children != ConfigNode::npos && definition->isComposition)
            forEachField(children, [&](std::size_t child) {
                if (std::optional<PipelineStep> made = readStep(child, depth + 1))
                    step.children.push_back(std::move(*made));
            });
        return step;
    }

    void leaveOut(std::size_t node, const std::string& name)
    {
        const bool isCode = name.ends_with("Lambda");
        remark(name.empty() ? m_config.nodes[node].name : name,
               {isCode ? FAULTLINE_TR_NOOP("Augment", "Left out: its code is not in the file")
                       : FAULTLINE_TR_NOOP("Augment", "Left out: this transform is not known here"),
                {}},
               node, true);
    }

    void readParameters(std::size_t node, const Definition& definition, PipelineStep& step)
    {
        const std::vector<Parameter> parameters = parametersIn(definition, m_generation);
        forEachField(node, [&](std::size_t field) {
            const std::string& name = m_config.nodes[field].name;
            const auto isOf = [&name](const Parameter& parameter) {
                return parameter.info.name == name;
            };
            const bool isKnown = std::any_of(parameters.begin(), parameters.end(), isOf);
            if (!isKnown && isStructure(name))
                return;
            if (isMapping(m_config, field) && !isKnown)
                forEachField(field, [&](std::size_t part) {
                    readParameter(part, name + "." + m_config.nodes[part].name, definition,
                                  parameters, step);
                });
            else
                readParameter(field, name, definition, parameters, step);
        });
    }

    /// A field; one that stands for both axes is read for each.
    void readParameter(std::size_t field, const std::string& name, const Definition& definition,
                       const std::vector<Parameter>& parameters, PipelineStep& step)
    {
        bool isKnown = false;
        for (const Parameter& parameter : parameters) {
            const std::string_view known = parameter.info.name;
            const bool isPart =
                known.size() > name.size() && known.starts_with(name) && known[name.size()] == '.';
            if (known != name && !isPart)
                continue;
            isKnown = true;
            store(field, parameter, definition.name, step.parameters);
        }
        const bool isDerived = std::any_of(
            definition.derived.begin(), definition.derived.end(), [&name](std::string_view one) {
                return name == one || name.starts_with(std::string(one) + ".");
            });
        if (!isKnown && !isDerived)
            remark(std::string(definition.name),
                   {FAULTLINE_TR_NOOP("Augment", "\"%1\" is no parameter of it in this version and "
                                                 "is ignored"),
                    {name}},
                   field);
    }

    /// Only what differs from the default is kept: that is what a reader wants to see.
    void store(std::size_t field, const Parameter& parameter, std::string_view step,
               Parameters& written)
    {
        Text problem;
        std::optional<Value> value = readValue(m_config, field, parameter, problem);
        if (!problem.empty())
            remark(std::string(step),
                   {FAULTLINE_TR_NOOP("Augment", "%1: %2; the default is taken"),
                    {std::string(parameter.info.name), problem}},
                   field);
        if (!value)
            return;
        if (isSame(*value, parameter.info.defaultValue))
            written.erase(std::string(parameter.info.name));
        else
            written.insert_or_assign(std::string(parameter.info.name), std::move(*value));
    }

    void readTargets(std::size_t root)
    {
        const std::size_t rules = childOf(m_config, root, "bbox_params");
        if (rules != ConfigNode::npos && isMapping(m_config, rules))
            readBoxRules(rules);
        else
            remark({},
                   {FAULTLINE_TR_NOOP("Augment", "Without bbox_params the library takes no boxes; "
                                                 "they are moved by its defaults here"),
                    {}},
                   root);
        const std::size_t keypoints = childOf(m_config, root, "keypoint_params");
        if (keypoints != ConfigNode::npos && m_config.nodes[keypoints].isGroup)
            remark({}, {FAULTLINE_TR_NOOP("Augment", "Keypoints are not shown"), {}}, keypoints);
        const std::size_t targets = childOf(m_config, root, "additional_targets");
        if (targets != ConfigNode::npos && isMapping(m_config, targets))
            remark({}, {FAULTLINE_TR_NOOP("Augment", "Additional targets are not shown"), {}},
                   targets);
        if (childOf(m_config, root, "applied") != ConfigNode::npos)
            remark({},
                   {FAULTLINE_TR_NOOP("Augment", "Recorded draws of a ReplayCompose are not "
                                                 "repeated; new ones are made"),
                    {}},
                   root);
    }

    void readBoxRules(std::size_t node)
    {
        const std::vector<Parameter> known = boxRuleParameters(m_generation);
        forEachField(node, [&](std::size_t field) {
            for (const Parameter& parameter : known) {
                if (parameter.info.name == m_config.nodes[field].name)
                    store(field, parameter, "bbox_params", m_pipeline.boxRules);
            }
        });
        // Kept even where it is the default: it tells that there are rules.
        if (m_pipeline.boxRules.find("format") == m_pipeline.boxRules.end())
            m_pipeline.boxRules.emplace("format", std::string("pascal_voc"));
    }

    const ConfigDocument& m_config;
    Pipeline& m_pipeline;
    Generation m_generation;
};

} // namespace

} // namespace albumentations

bool describesAlbumentationsPipeline(const ConfigDocument& config)
{
    return albumentations::rootOf(config) != ConfigNode::npos;
}

Result<Pipeline> albumentationsPipeline(const ConfigDocument& config)
{
    const std::size_t root = albumentations::rootOf(config);
    if (root == ConfigNode::npos)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = config.file.path,
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "no serialised Albumentations pipeline")};
    Pipeline pipeline;
    pipeline.library = Library::Albumentations;
    pipeline.source = config.file.path;
    if (const std::optional<std::string_view> version = config.value("__version__"))
        pipeline.version = std::string(*version);
    albumentations::Importer(config, pipeline).run(root);
    return pipeline;
}

} // namespace faultline::augment
