// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/python_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

// Keras' ImageDataGenerator (keras/preprocessing/image.py up to Keras 2): what of it layers compute
// alike becomes those layers. It turns, moves, shears and zooms in one warp; layers one after
// another would sample and fill the picture several times, which is not the same: several of them
// at once are named instead.

namespace faultline::augment {

namespace {

constexpr std::string_view kName = "ImageDataGenerator";

/// Arguments that change pictures, in the order of the constructor.
constexpr std::array<std::string_view, 19> kArguments{"featurewise_center",
                                                      "samplewise_center",
                                                      "featurewise_std_normalization",
                                                      "samplewise_std_normalization",
                                                      "zca_whitening",
                                                      "zca_epsilon",
                                                      "rotation_range",
                                                      "width_shift_range",
                                                      "height_shift_range",
                                                      "brightness_range",
                                                      "shear_range",
                                                      "zoom_range",
                                                      "channel_shift_range",
                                                      "fill_mode",
                                                      "cval",
                                                      "horizontal_flip",
                                                      "vertical_flip",
                                                      "rescale",
                                                      "preprocessing_function"};
/// Arguments that do not.
constexpr std::array<std::string_view, 4> kOthers{"data_format", "validation_split", "dtype",
                                                  "interpolation_order"};

template <typename List>
bool isOneOf(std::string_view word, const List& list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

PythonValue valueOf(const ConfigDocument& config, std::size_t node)
{
    const ConfigNode& field = config.nodes[node];
    PythonValue value;
    value.line = field.line;
    if (field.isGroup) {
        value.kind = PythonValue::Kind::List;
        for (std::size_t at = field.firstChild; at != ConfigNode::npos;
             at = config.nodes[at].nextSibling)
            value.items.push_back(valueOf(config, at));
        return value;
    }
    // As an argument of a call: JSON writes the constants otherwise.
    const std::string written = field.value == "true"    ? "True"
                                : field.value == "false" ? "False"
                                : field.value == "null"  ? "None"
                                                         : field.value;
    if (const auto call = parsePythonCall("f(" + written + ")", 0); call && call->items.size() == 1)
        value = call->items.front();
    if (value.kind == PythonValue::Kind::Other)
        value.kind = PythonValue::Kind::Text; // "nearest"
    value.line = field.line;
    return value;
}

/// A configuration whose fields are arguments of the constructor, as a call of it.
std::optional<PythonValue> callOf(const ConfigDocument& config)
{
    if (config.nodes.empty())
        return std::nullopt;
    PythonValue call;
    call.kind = PythonValue::Kind::Call;
    call.text = kName;
    bool hasArgument = false;
    for (std::size_t at = config.nodes[0].firstChild; at != ConfigNode::npos;
         at = config.nodes[at].nextSibling) {
        const std::string& name = config.nodes[at].name;
        if (!isOneOf(name, kArguments) && !isOneOf(name, kOthers))
            return std::nullopt;
        hasArgument = hasArgument || name.ends_with("_range") || name.ends_with("_flip");
        call.keywords.push_back(name);
        call.items.push_back(valueOf(config, at));
    }
    return hasArgument ? std::optional(call) : std::nullopt;
}

bool isUnset(const PythonValue* value)
{
    using Kind = PythonValue::Kind;
    if (value == nullptr || value->kind == Kind::None)
        return true;
    const bool isNumber = value->kind == Kind::Number || value->kind == Kind::Boolean;
    return isNumber && value->number == 0.0;
}

class Importer {
public:
    Importer(PythonValue call, std::string source) : m_call(std::move(call))
    {
        m_pipeline.library = Library::Keras;
        m_pipeline.source = std::move(source);
    }

    Pipeline take()
    {
        addWarp();
        leaveOut("channel_shift_range");
        addFlip("horizontal_flip", "horizontal");
        addFlip("vertical_flip", "vertical");
        leaveOut("brightness_range");
        leaveOut("preprocessing_function");
        addRescale();
        for (const char* name :
             {"samplewise_center", "samplewise_std_normalization", "featurewise_center",
              "featurewise_std_normalization", "zca_whitening"})
            leaveOut(name);
        nameUnknown();
        remark(kName,
               FAULTLINE_TR_NOOP("Augment", "flow() and flow_from_directory() resize pictures to "
                                            "their target_size before all of this"),
               m_call.line, false);
        if (m_movesPixels)
            remark(kName,
                   FAULTLINE_TR_NOOP("Augment", "It moves pixels and knows nothing of boxes. The "
                                                "boxes shown are where they should be"),
                   m_call.line, false);
        return std::move(m_pipeline);
    }

private:
    void remark(std::string_view step, std::string_view text, std::uint32_t line, bool isLeftOut)
    {
        m_pipeline.remarks.push_back(
            {.step = std::string(step), .text = {text, {}}, .line = line, .isLeftOut = isLeftOut});
    }

    void leaveOut(std::string_view name,
                  std::string_view why = FAULTLINE_TR_NOOP("Augment",
                                                           "No layer computes the same: left out"))
    {
        const PythonValue* value = m_call.argument(name);
        if (!isUnset(value))
            remark(name, why, value->line, true);
    }

    /// From -limit to limit, or between two numbers; nothing if it is neither.
    [[nodiscard]] static std::optional<std::vector<double>> around(const PythonValue& value)
    {
        const std::vector<double> numbers = value.numbers();
        if (value.kind != PythonValue::Kind::Number || !std::isfinite(numbers.front()))
            return std::nullopt;
        const double limit = std::abs(numbers.front());
        return std::vector<double>{-limit, limit};
    }

    PipelineStep& addStep(const char* transform, const PythonValue& value)
    {
        PipelineStep step;
        step.transform = transform;
        step.line = value.line;
        m_pipeline.steps.push_back(std::move(step));
        return m_pipeline.steps.back();
    }

    void addSampling(PipelineStep& step) const
    {
        const PythonValue* mode = m_call.argument("fill_mode");
        step.parameters["fill_mode"] =
            mode != nullptr && mode->kind == PythonValue::Kind::Text ? mode->text : "nearest";
        if (const PythonValue* fill = m_call.argument("cval");
            fill != nullptr && fill->kind == PythonValue::Kind::Number)
            step.parameters["fill_value"] = fill->number;
        if (const PythonValue* order = m_call.argument("interpolation_order");
            order != nullptr && order->number == 0.0)
            step.parameters["interpolation"] = std::string("nearest");
    }

    void addWarp()
    {
        constexpr std::array<std::string_view, 5> kWarps{"rotation_range", "width_shift_range",
                                                         "height_shift_range", "shear_range",
                                                         "zoom_range"};
        const auto isSet = [this](std::string_view name) {
            return !isUnset(m_call.argument(name));
        };
        const bool shifts = isSet("width_shift_range") || isSet("height_shift_range");
        const int kinds = (isSet("rotation_range") ? 1 : 0) + (shifts ? 1 : 0)
                          + (isSet("shear_range") ? 1 : 0) + (isSet("zoom_range") ? 1 : 0);
        const PythonValue* order = m_call.argument("interpolation_order");
        const bool isSpline = order != nullptr && order->number > 1.0;
        bool isAdded = false;
        if (kinds == 1 && !isSpline)
            isAdded = shifts ? addShift() : addRotation() || addZoom();
        m_movesPixels = m_movesPixels || isAdded;
        if (isAdded)
            return;
        for (const std::string_view name : kWarps) {
            if (kinds > 1)
                leaveOut(name, FAULTLINE_TR_NOOP("Augment",
                                                 "Turning, moving, shearing and zooming are one "
                                                 "warp here; layers one after another would blur "
                                                 "and fill more: left out"));
            else
                leaveOut(name);
        }
    }

    bool addRotation()
    {
        const PythonValue* degrees = m_call.argument("rotation_range");
        const auto range = isUnset(degrees) ? std::nullopt : around(*degrees);
        if (!range)
            return false;
        PipelineStep& step = addStep("keras/RandomRotation", *degrees);
        constexpr double kFullTurn = 360.0;
        step.parameters["factor"] =
            std::vector<double>{(*range)[0] / kFullTurn, (*range)[1] / kFullTurn};
        addSampling(step);
        return true;
    }

    /// One number z: 1 - z to 1 + z for each side; or the two ends.
    bool addZoom()
    {
        const PythonValue* zoom = m_call.argument("zoom_range");
        if (isUnset(zoom))
            return false;
        std::vector<double> range = zoom->numbers();
        if (range.size() == 1)
            range = {-range[0], range[0]};
        else if (range.size() == 2)
            range = {range[0] - 1.0, range[1] - 1.0};
        else
            return false;
        PipelineStep& step = addStep("keras/RandomZoom", *zoom);
        step.parameters["height_factor"] = range;
        step.parameters["width_factor"] = range; // drawn for each side by itself
        addSampling(step);
        return true;
    }

    /// Shares of the sides. From 1 on they are pixels, lists are choices, and whole numbers are
    /// drawn as such: of that there is no layer.
    bool addShift()
    {
        std::array<std::vector<double>, 2> ranges{std::vector<double>{0.0, 0.0},
                                                  std::vector<double>{0.0, 0.0}};
        const std::array<const PythonValue*, 2> values{m_call.argument("height_shift_range"),
                                                       m_call.argument("width_shift_range")};
        const PythonValue* first = nullptr;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (isUnset(values[i]))
                continue;
            const auto range = around(*values[i]);
            if (!range || (*range)[1] >= 1.0)
                return false;
            ranges[i] = *range;
            first = first == nullptr ? values[i] : first;
        }
        PipelineStep& step = addStep("keras/RandomTranslation", *first);
        step.parameters["height_factor"] = ranges[0];
        step.parameters["width_factor"] = ranges[1];
        addSampling(step);
        return true;
    }

    void addFlip(const char* argument, const char* mode)
    {
        const PythonValue* value = m_call.argument(argument);
        if (isUnset(value))
            return;
        addStep("keras/RandomFlip", *value).parameters["mode"] = std::string(mode);
        m_movesPixels = true;
    }

    void addRescale()
    {
        const PythonValue* value = m_call.argument("rescale");
        if (isUnset(value))
            return;
        if (value->kind == PythonValue::Kind::Number && std::isfinite(value->number))
            addStep("keras/Rescaling", *value).parameters["scale"] = value->number;
        else
            leaveOut("rescale");
    }

    void nameUnknown()
    {
        for (std::size_t i = 0; i < m_call.items.size(); ++i) {
            const std::string& name = m_call.keywords[i];
            if (isOneOf(name, kArguments) || isOneOf(name, kOthers))
                continue;
            remark(name.empty() ? m_call.items[i].text : name,
                   FAULTLINE_TR_NOOP("Augment", "This argument is not known: left out"),
                   m_call.items[i].line, true);
        }
    }

    PythonValue m_call;
    Pipeline m_pipeline;
    bool m_movesPixels = false;
};

/// The call that augments: of several (one for training, one for validation) the one with the most
/// arguments.
std::optional<PythonValue> callIn(std::string_view text)
{
    std::optional<PythonValue> best;
    std::size_t at = findPythonCall(text, kName);
    while (at != std::string_view::npos) {
        auto call = parsePythonCall(text, at);
        if (call && (!best || call->items.size() > best->items.size()))
            best = std::move(call);
        at = findPythonCall(text, kName, text.find('(', at));
    }
    return best;
}

} // namespace

bool describesImageDataGenerator(const ConfigDocument& config)
{
    return findPythonCall(config.text, kName) != std::string_view::npos
           || ((config.kind == ConfigKind::Json || config.kind == ConfigKind::Yaml)
               && callOf(config).has_value());
}

Result<Pipeline> imageDataGeneratorPipeline(const ConfigDocument& config)
{
    std::optional<PythonValue> call = callIn(config.text);
    if (!call)
        call = callOf(config);
    if (!call)
        return Error{.code = ErrorCode::Corrupt,
                     .path = config.file.path,
                     .offsetBytes = {},
                     .detail = "the call of ImageDataGenerator cannot be understood"};
    return Importer(std::move(*call), config.file.path).take();
}

} // namespace faultline::augment
