// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/keras/layers.h"
#include "model/augment/pipeline_files.h"
#include "model/augment/python_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

// Keras' ImageDataGenerator (keras/src/preprocessing/image.py of Keras 2.15): what of it layers
// compute alike becomes those layers, all else is named.
//
// It turns, moves, shears and zooms in one warp; layers one after another would sample and fill the
// picture several times. It takes rows for columns on the way (apply_affine_transform()): the warp
// is about ((height - 1) / 2, (width - 1) / 2) and a shift of the height moves columns, which makes
// no difference where pictures are square and both shifts alike. There, with the fill modes nearest
// and reflect, results agree with the layers to 1e-4 of 255; constant and wrap differ at the rim.

namespace faultline::augment {

namespace {

constexpr std::string_view kName = "ImageDataGenerator";

constexpr Translatable kNoEqual =
    FAULTLINE_TR_NOOP("Augment", "No layer computes the same: left out");
constexpr Translatable kSeveralWarps =
    FAULTLINE_TR_NOOP("Augment", "Turning, moving, shearing and zooming are one warp here; layers "
                                 "one after another would blur and fill more: left out");
constexpr Translatable kNotSquare =
    FAULTLINE_TR_NOOP("Augment", "The generator warps about the middle of square images only, and "
                                 "no square target_size of flow_from_directory() is written here: "
                                 "left out");

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
        if (!keras::isOneOf(name, kArguments) && !keras::isOneOf(name, kOthers))
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

/// What flow_from_directory() makes of each picture first.
struct TargetSize {
    double height = 0.0; ///< 0: not told
    double width = 0.0;
    std::uint32_t line = 0;
    [[nodiscard]] bool isKnown() const { return height > 0.0 && width > 0.0; }
    [[nodiscard]] bool isSquare() const { return isKnown() && height == width; }
};

class GeneratorImporter {
public:
    GeneratorImporter(PythonValue call, const TargetSize& target, std::string source)
        : m_call(std::move(call)), m_target(target)
    {
        m_pipeline.library = Library::Keras;
        m_pipeline.source = std::move(source);
    }

    Pipeline take()
    {
        addResizing();
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
        if (!m_target.isKnown())
            remark(kName,
                   FAULTLINE_TR_NOOP("Augment", "flow_from_directory() resizes images to its "
                                                "target_size before all of this; that is not "
                                                "written here"),
                   m_call.line, false);
        if (m_movesPixels)
            remark(kName,
                   FAULTLINE_TR_NOOP("Augment", "It moves pixels and knows nothing of boxes. The "
                                                "boxes shown are where they should be"),
                   m_call.line, false);
        return std::move(m_pipeline);
    }

private:
    void remark(std::string_view step, Translatable text, std::uint32_t line, bool isLeftOut)
    {
        m_pipeline.remarks.push_back(
            {.step = std::string(step), .text = {text, {}}, .line = line, .isLeftOut = isLeftOut});
    }

    void leaveOut(std::string_view name, Translatable why = kNoEqual)
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

    void addResizing()
    {
        if (!m_target.isKnown())
            return;
        PipelineStep& step = addStep("keras/Resizing", m_call);
        step.line = m_target.line;
        step.parameters["height"] = static_cast<std::int64_t>(m_target.height);
        step.parameters["width"] = static_cast<std::int64_t>(m_target.width);
        step.parameters["interpolation"] = std::string("nearest");
    }

    [[nodiscard]] std::string fillMode() const
    {
        const PythonValue* mode = m_call.argument("fill_mode");
        return mode != nullptr && mode->kind == PythonValue::Kind::Text ? mode->text : "nearest";
    }

    void addSampling(PipelineStep& step) const
    {
        step.parameters["fill_mode"] = fillMode();
        if (const PythonValue* order = m_call.argument("interpolation_order");
            order != nullptr && order->number == 0.0)
            step.parameters["interpolation"] = std::string("nearest");
    }

    /// Whether layers fill and sample as the generator does.
    [[nodiscard]] bool isSampledAlike() const
    {
        const PythonValue* order = m_call.argument("interpolation_order");
        return (order == nullptr || order->number <= 1.0)
               && (fillMode() == "nearest" || fillMode() == "reflect");
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
        const bool canBe = kinds == 1 && isSampledAlike() && m_target.isSquare();
        if (canBe && (shifts ? addShift() : addRotation() || addZoom())) {
            m_movesPixels = true;
            return;
        }
        const bool isForSize = kinds == 1 && isSampledAlike() && !m_target.isSquare();
        for (const std::string_view name : kWarps)
            leaveOut(name, kinds > 1 ? kSeveralWarps : isForSize ? kNotSquare : kNoEqual);
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

    /// Shares of the side, alike both ways. From 1 on they are pixels, lists are choices: of that
    /// there is no layer.
    bool addShift()
    {
        const PythonValue* height = m_call.argument("height_shift_range");
        const PythonValue* width = m_call.argument("width_shift_range");
        if (isUnset(height) || isUnset(width))
            return false;
        const auto range = around(*height);
        if (!range || (*range)[1] >= 1.0 || range != around(*width))
            return false;
        PipelineStep& step = addStep("keras/RandomTranslation", *height);
        step.parameters["height_factor"] = *range;
        step.parameters["width_factor"] = *range;
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
            if (keras::isOneOf(name, kArguments) || keras::isOneOf(name, kOthers))
                continue;
            remark(name.empty() ? m_call.items[i].text : name,
                   FAULTLINE_TR_NOOP("Augment", "This argument is not known: left out"),
                   m_call.items[i].line, true);
        }
    }

    PythonValue m_call;
    TargetSize m_target;
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

/// The size that the first flow_from_directory() or flow_from_dataframe() asks for. Nothing where
/// it resizes otherwise than by taking the nearest pixel, or not the whole picture.
TargetSize targetSizeIn(std::string_view text)
{
    constexpr double kMostPixels = 16384.0;
    for (const char* name : {"flow_from_directory", "flow_from_dataframe"}) {
        const std::size_t at = findPythonCall(text, name);
        const auto call = at == std::string_view::npos ? std::nullopt : parsePythonCall(text, at);
        if (!call)
            continue;
        const PythonValue* way = call->argument("interpolation");
        const bool isNearest = way == nullptr || way->text == "nearest";
        if (!isNearest || !isUnset(call->argument("keep_aspect_ratio")))
            return {};
        const PythonValue* size = call->argument("target_size");
        const std::vector<double> sides =
            size != nullptr ? size->numbers() : std::vector<double>{256.0, 256.0};
        const bool isSize =
            sides.size() == 2 && std::all_of(sides.begin(), sides.end(), [](double side) {
                return side >= 1.0 && side <= kMostPixels;
            });
        return isSize ? TargetSize{sides[0], sides[1], call->line} : TargetSize();
    }
    return {};
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
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "the call of ImageDataGenerator cannot be understood")};
    return GeneratorImporter(std::move(*call), targetSizeIn(config.text), config.file.path).take();
}

} // namespace faultline::augment
