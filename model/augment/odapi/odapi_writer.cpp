// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/feature_extractor.h"
#include "model/augment/pipeline_files.h"
#include "model/augment/transform.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment {

namespace {

constexpr std::string_view kPrefix = "odapi/";

bool isResizer(std::string_view name)
{
    return name.ends_with("_resizer");
}

/// Text format of protocol buffers, indented by two.
class TextProtoWriter {
public:
    void open(std::string_view name)
    {
        line(std::string(name) + " {");
        ++m_depth;
    }
    void close()
    {
        --m_depth;
        line("}");
    }
    void scalar(std::string_view name, std::string_view value)
    {
        line(std::string(name) + ": " + std::string(value));
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

    static std::string number(double value)
    {
        return std::isnan(value)   ? "nan"
               : std::isinf(value) ? (value > 0 ? "inf" : "-inf")
                                   : roundTrip(value);
    }

    static std::string quoted(std::string_view text)
    {
        static constexpr char kDigits[] = "01234567";
        std::string result = "\"";
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                result += '\\';
                result += c;
            } else if (byte < 0x20 || byte == 0x7F) {
                result += '\\';
                result += kDigits[byte >> 6];
                result += kDigits[(byte >> 3) & 7];
                result += kDigits[byte & 7];
            } else {
                result += c;
            }
        }
        return result + "\"";
    }

    void value(const ParameterInfo& info, const Value& value)
    {
        if (const auto* flag = std::get_if<bool>(&value)) {
            scalar(info.name, *flag ? "true" : "false");
        } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
            scalar(info.name, std::to_string(*whole));
        } else if (const auto* real = std::get_if<double>(&value)) {
            scalar(info.name, number(*real));
        } else if (const auto* text = std::get_if<std::string>(&value)) {
            scalar(info.name, info.kind == ParameterKind::Choice && !isTextField(info)
                                  ? *text
                                  : quoted(*text));
        } else if (const auto* numbers = std::get_if<std::vector<double>>(&value)) {
            for (const double one : *numbers)
                scalar(info.name, number(one));
        }
    }

private:
    /// A choice that the message has as a string, not as an enum.
    static bool isTextField(const ParameterInfo& info) { return info.name == "policy_name"; }

    void line(const std::string& text)
    {
        m_text.append(static_cast<std::size_t>(2 * m_depth), ' ');
        m_text += text;
        m_text += '\n';
    }

    std::string m_text;
    int m_depth = 0;
};

class Exporter {
public:
    Exporter(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks)
        : m_pipeline(pipeline), m_remarks(remarks)
    {
    }

    [[nodiscard]] std::string run()
    {
        sort();
        writeModel();
        writeOptions();
        if (m_limit != nullptr && !m_limit->parameters.empty()) {
            m_out.open("train_input_reader");
            fields(*m_limit);
            m_out.close();
        }
        return m_out.text();
    }

private:
    /// Each step to the place where a configuration has it.
    void sort()
    {
        for (const PipelineStep& step : m_pipeline.steps) {
            if (!step.enabled)
                continue;
            const std::string_view id = step.transform;
            const std::string_view name =
                id.starts_with(kPrefix) ? id.substr(kPrefix.size()) : std::string_view();
            if (name.empty() || findTransform(id) == nullptr) {
                leaveOut(step, FAULTLINE_TR_NOOP("Augment", "The Object Detection API has no such "
                                                            "step."));
            } else if (isResizer(name)) {
                takeOnly(m_resizer, step);
            } else if (name == "preprocess") {
                takeOnly(m_extractor, step);
            } else if (name == "limit_boxes") {
                takeOnly(m_limit, step);
            } else if (name != "filter_groundtruth") { // that is always there
                if (m_resizer != nullptr || m_extractor != nullptr) {
                    m_remarks.push_back(
                        {.step = std::string(name),
                         .text = {FAULTLINE_TR_NOOP("Augment", "Runs before resizer and "
                                                               "normalisation in the trainer, "
                                                               "not after."),
                                  {}}});
                }
                m_options.push_back(&step);
            }
        }
    }

    void takeOnly(const PipelineStep*& place, const PipelineStep& step)
    {
        if (place == nullptr)
            place = &step;
        else
            leaveOut(step, FAULTLINE_TR_NOOP("Augment", "A configuration has one step of this "
                                                        "kind; the first is written."));
    }

    void leaveOut(const PipelineStep& step, Translatable why)
    {
        m_remarks.push_back(
            {.step = step.transform, .text = {why, {}}, .line = step.line, .isLeftOut = true});
    }

    /// Written parameters in the order of the catalogue; what it does not know is named.
    void fields(const PipelineStep& step)
    {
        const TransformInfo* info = findTransform(step.transform);
        if (info == nullptr)
            return;
        for (const ParameterInfo& parameter : info->parameters) {
            const auto at = step.parameters.find(parameter.name);
            if (at != step.parameters.end())
                m_out.value(parameter, at->second);
        }
        for (const auto& [name, value] : step.parameters) {
            if (findParameter(info->parameters, name) == nullptr) {
                m_remarks.push_back(
                    {.step = step.transform,
                     .text = {FAULTLINE_TR_NOOP("Augment", "\"%1\" is not understood and left "
                                                           "out."),
                              {name}}});
            }
        }
        for (const PipelineStep& operation : step.children) {
            if (!operation.enabled)
                continue;
            m_out.open("operations");
            fields(operation);
            m_out.close();
        }
    }

    void group(const PipelineStep& step)
    {
        m_out.open(std::string_view(step.transform).substr(kPrefix.size()));
        fields(step);
        m_out.close();
    }

    void writeModel()
    {
        if (m_resizer == nullptr && m_extractor == nullptr)
            return;
        m_out.open("model");
        m_out.open(modelName());
        if (m_resizer != nullptr) {
            m_out.open("image_resizer");
            group(*m_resizer);
            m_out.close();
        }
        if (m_extractor != nullptr)
            writeExtractor();
        m_out.close();
        m_out.close();
    }

    [[nodiscard]] std::string extractorType() const
    {
        const TransformInfo* info = findTransform("odapi/preprocess");
        return m_extractor == nullptr || info == nullptr
                   ? std::string()
                   : ParameterReader(info->parameters, m_extractor->parameters)
                         .text("feature_extractor");
    }

    [[nodiscard]] std::string_view modelName() const
    {
        if (m_extractor == nullptr)
            return "ssd";
        switch (odapi::architectureOf(extractorType())) {
        case odapi::Architecture::Ssd: return "ssd";
        case odapi::Architecture::FasterRcnn: return "faster_rcnn";
        case odapi::Architecture::CenterNet: return "center_net";
        }
        return "ssd";
    }

    void writeExtractor()
    {
        m_out.open("feature_extractor");
        m_out.scalar("type", TextProtoWriter::quoted(extractorType()));
        PipelineStep rest = *m_extractor;
        rest.parameters.erase("feature_extractor");
        fields(rest);
        m_out.close();
    }

    void writeOptions()
    {
        if (m_options.empty())
            return;
        m_out.open("train_config");
        for (const PipelineStep* step : m_options) {
            m_out.open("data_augmentation_options");
            group(*step);
            m_out.close();
        }
        m_out.close();
    }

    const Pipeline& m_pipeline;
    std::vector<PipelineRemark>& m_remarks;
    TextProtoWriter m_out;
    std::vector<const PipelineStep*> m_options;
    const PipelineStep* m_resizer = nullptr;
    const PipelineStep* m_extractor = nullptr;
    const PipelineStep* m_limit = nullptr;
};

} // namespace

std::string writeOdapi(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks)
{
    return Exporter(pipeline, remarks).run();
}

} // namespace faultline::augment
