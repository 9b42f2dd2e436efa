// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/keras/keras_layers.h"

#include "model/vram/sources/keras/keras_layer_writer.h"

#include <algorithm>
#include <map>
#include <utility>

namespace faultline::vram {

Result<KerasValue> writeKerasLayer(const KerasUse& use, NetworkWriter& writer)
{
    return KerasLayerWriter(use, writer).write();
}

KerasLayerWriter::Handler KerasLayerWriter::handlerOf(std::string_view className)
{
    using L = KerasLayerWriter;
    static const std::map<std::string_view, Handler> kHandlers{
        {"Activation", &L::namedActivation},
        {"Add", &L::sum},
        {"Average", &L::sum},
        {"AveragePooling1D", &L::averagePool},
        {"AveragePooling2D", &L::averagePool},
        {"AveragePooling3D", &L::averagePool},
        {"BatchNormalization", &L::batchNorm},
        {"Bidirectional", &L::bidirectional},
        {"Concatenate", &L::concatenate},
        {"Conv1D", &L::convolution},
        {"Conv1DTranspose", &L::transposed},
        {"Conv2D", &L::convolution},
        {"Conv2DTranspose", &L::transposed},
        {"Conv3D", &L::convolution},
        {"Conv3DTranspose", &L::transposed},
        {"Cropping1D", &L::cropping},
        {"Cropping2D", &L::cropping},
        {"Cropping3D", &L::cropping},
        {"Dense", &L::dense},
        {"DepthwiseConv1D", &L::depthwise},
        {"DepthwiseConv2D", &L::depthwise},
        {"Dropout", &L::dropout},
        {"ELU", &L::activationLayer},
        {"Embedding", &L::embedding},
        {"Flatten", &L::flatten},
        {"GRU", &L::recurrent},
        {"GaussianDropout", &L::dropout},
        {"GaussianNoise", &L::copied},
        {"GlobalAveragePooling1D", &L::globalPool},
        {"GlobalAveragePooling2D", &L::globalPool},
        {"GlobalAveragePooling3D", &L::globalPool},
        {"GlobalMaxPooling1D", &L::globalPool},
        {"GlobalMaxPooling2D", &L::globalPool},
        {"GlobalMaxPooling3D", &L::globalPool},
        {"GroupNormalization", &L::groupNorm},
        {"LSTM", &L::recurrent},
        {"LayerNormalization", &L::layerNorm},
        {"LeakyReLU", &L::activationLayer},
        {"MaxPooling1D", &L::maxPool},
        {"MaxPooling2D", &L::maxPool},
        {"MaxPooling3D", &L::maxPool},
        {"Maximum", &L::productOfInputs},
        {"Minimum", &L::productOfInputs},
        {"MultiHeadAttention", &L::attention},
        {"Multiply", &L::productOfInputs},
        {"Normalization", &L::normalization},
        {"PReLU", &L::prelu},
        {"Permute", &L::permute},
        {"RandomBrightness", &L::copied},
        {"RandomContrast", &L::copied},
        {"RandomFlip", &L::copied},
        {"RandomRotation", &L::copied},
        {"RandomTranslation", &L::copied},
        {"RandomZoom", &L::copied},
        {"ReLU", &L::activationLayer},
        {"RepeatVector", &L::repeatVector},
        {"Rescaling", &L::copied},
        {"Reshape", &L::reshape},
        {"Resizing", &L::resizing},
        {"SeparableConv1D", &L::separable},
        {"SeparableConv2D", &L::separable},
        {"SeparableConvolution2D", &L::separable},
        {"SimpleRNN", &L::recurrent},
        {"Softmax", &L::softmaxLayer},
        {"SpatialDropout1D", &L::dropout},
        {"SpatialDropout2D", &L::dropout},
        {"SpatialDropout3D", &L::dropout},
        {"Subtract", &L::sum},
        {"SyncBatchNormalization", &L::batchNorm},
        {"TFOpLambda", &L::operation},
        {"ThresholdedReLU", &L::activationLayer},
        {"TimeDistributed", &L::timeDistributed},
        {"UnitNormalization", &L::copied},
        {"UpSampling1D", &L::upSampling},
        {"UpSampling2D", &L::upSampling},
        {"UpSampling3D", &L::upSampling},
        {"ZeroPadding1D", &L::zeroPadding},
        {"ZeroPadding2D", &L::zeroPadding},
        {"ZeroPadding3D", &L::zeroPadding},
        {"ActivityRegularization", &L::passThrough},
        {"CategoryEncoding", &L::copied},
        {"Identity", &L::passThrough},
    };
    const auto found = kHandlers.find(className);
    return found != kHandlers.end() ? found->second : nullptr;
}

Result<KerasValue> KerasLayerWriter::write()
{
    if (m_use.inputs.empty())
        return problem(FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    // A registered class of a package is written as "package>Class".
    const std::string_view className =
        std::string_view(m_use.className).substr(m_use.className.rfind('>') + 1);
    if (const Handler handler = handlerOf(className)) {
        Result<KerasValue> made = (this->*handler)();
        if (m_fields.problem())
            return *m_fields.problem();
        return made;
    }
    m_writer.remark(
        {FAULTLINE_TR_NOOP("Errors", "layer \"%1\" is of class %2, which is not known: planned as "
                                     "one that keeps the size of its input, without parameters"),
         {m_use.path, m_use.className}});
    return copied();
}

Error KerasLayerWriter::problem(Text what) const
{
    return m_fields.problem() ? *m_fields.problem() : layerError(m_use.path, what);
}

bool KerasLayerWriter::needsRank(std::size_t rank)
{
    if (input().dims.size() == rank && !m_fields.problem())
        return true;
    m_fields.fail({FAULTLINE_TR_NOOP("Errors", "reads %1, but needs %2 sizes besides the batch"),
                   {shown(input().dims), std::to_string(rank)}});
    return false;
}

LayerRequest KerasLayerWriter::request(OpKind kind, const Dims& dims, std::string_view suffix) const
{
    LayerRequest made;
    made.kind = kind;
    made.dims = dims;
    made.name = m_use.path;
    if (!suffix.empty())
        made.name += '/' + std::string(suffix);
    made.inputs = {input().tensor};
    const nlohmann::json& trainable = m_fields.value("trainable");
    made.isFrozen = m_use.isFrozen || (trainable.is_boolean() && !trainable.get<bool>());
    return made;
}

Result<KerasValue> KerasLayerWriter::add(const LayerRequest& wanted)
{
    if (m_fields.problem())
        return *m_fields.problem();
    const Result<TensorId> tensor = m_writer.add(wanted);
    if (!tensor)
        return tensor.error();
    return KerasValue{*tensor, wanted.dims};
}

Result<KerasValue> KerasLayerWriter::view(const Dims& dims)
{
    LayerRequest made = request(OpKind::View, dims);
    made.isView = true;
    return add(made);
}

Result<KerasValue> KerasLayerWriter::activate(const KerasValue& value, std::string_view function,
                                              std::string_view suffix)
{
    LayerRequest made = request(OpKind::Activation, value.dims, suffix);
    made.inputs = {value.tensor};
    if (function == "softmax") {
        made.kind = OpKind::Softmax;
    } else if (const auto known = kerasFunction(function)) {
        made.function = *known;
    } else {
        made.function = Function::Silu;
        m_writer.remark(
            {FAULTLINE_TR_NOOP("Errors", "layer \"%1\": the function \"%2\" is not known; planned "
                                         "as one that keeps its input, as silu does"),
             {m_use.path, std::string(function)}});
    }
    return add(made);
}

Result<KerasValue> KerasLayerWriter::withActivation(Result<KerasValue> made)
{
    const std::string function = m_fields.functionName("activation");
    if (!made || function.empty())
        return made;
    return activate(*made, function, "activation");
}

Result<KerasValue> KerasLayerWriter::dense()
{
    Dims dims = input().dims;
    const std::int64_t features = dims.back();
    const std::int64_t units = m_fields.whole("units", 1);
    dims.back() = units;
    LayerRequest made = request(OpKind::Dense, dims);
    const std::optional<std::int64_t> weights = product({features, units});
    if (!weights)
        return problem(FAULTLINE_TR_NOOP("Errors", "its matrix is too large"));
    made.parameters = {*weights, m_fields.flag("use_bias", true) ? units : 0, 0};
    made.workPerElement = features;
    return withActivation(add(made));
}

Result<KerasValue> KerasLayerWriter::batchNorm()
{
    const Dims& dims = input().dims;
    const nlohmann::json& axisField = m_fields.value("axis");
    const nlohmann::json& axisItem =
        axisField.is_array() && axisField.size() == 1 ? axisField[0] : axisField;
    const auto rank = static_cast<std::int64_t>(dims.size());
    std::int64_t axis = axisItem.is_number_integer() ? axisItem.get<std::int64_t>() : -1;
    axis = axis < 0 ? axis + rank : axis - 1; // the batch is axis 0
    if (axis < 0 || axis >= rank)
        return problem(FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    const std::int64_t channels = dims[static_cast<std::size_t>(axis)];
    if (channels > (std::int64_t{1} << 40))
        return problem(FAULTLINE_TR_NOOP("Errors", "has too many channels"));
    LayerRequest made = request(OpKind::BatchNorm, dims);
    made.parameters.vectors = channels * (m_fields.flag("scale", true) ? 1 : 0)
                              + channels * (m_fields.flag("center", true) ? 1 : 0);
    made.parameters.statistics = 2 * channels;
    return add(made);
}

Result<KerasValue> KerasLayerWriter::layerNorm()
{
    const Dims& dims = input().dims;
    const nlohmann::json& axes = m_fields.value("axis");
    const auto rank = static_cast<std::int64_t>(dims.size());
    std::int64_t normalised = 1;
    const auto include = [&](const nlohmann::json& item) {
        std::int64_t axis = item.is_number_integer() ? item.get<std::int64_t>() : -1;
        axis = axis < 0 ? axis + rank : axis - 1;
        if (axis < 0 || axis >= rank)
            m_fields.fail(FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
        else
            normalised = product({normalised, dims[static_cast<std::size_t>(axis)]}).value_or(1);
    };
    if (axes.is_array())
        std::for_each(axes.begin(), axes.end(), include);
    else
        include(axes);
    if (normalised > (std::int64_t{1} << 40))
        return problem(FAULTLINE_TR_NOOP("Errors", "normalises too much"));
    LayerRequest made = request(OpKind::LayerNorm, dims);
    made.parameters.vectors = normalised * (m_fields.flag("scale", true) ? 1 : 0)
                              + normalised * (m_fields.flag("center", true) ? 1 : 0);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::groupNorm()
{
    LayerRequest made = request(OpKind::GroupNorm, input().dims);
    const std::int64_t channels = std::min(input().dims.back(), std::int64_t{1} << 40);
    made.parameters.vectors = channels * (m_fields.flag("scale", true) ? 1 : 0)
                              + channels * (m_fields.flag("center", true) ? 1 : 0);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::activationLayer()
{
    const nlohmann::json& most = m_fields.value("max_value");
    const bool isClipped = m_use.className == "ReLU" && most.is_number();
    return activate(input(), isClipped ? "relu6" : m_use.className, {});
}

Result<KerasValue> KerasLayerWriter::namedActivation()
{
    const std::string function = m_fields.functionName("activation");
    return function.empty() ? passThrough() : activate(input(), function, {});
}

/// One slope for each value, but for the axes that share one.
Result<KerasValue> KerasLayerWriter::prelu()
{
    Dims slopes = input().dims;
    const nlohmann::json& shared = m_fields.value("shared_axes");
    if (shared.is_array()) {
        for (const nlohmann::json& item : shared) {
            const std::int64_t axis = item.is_number_integer() ? item.get<std::int64_t>() : 0;
            if (axis >= 1 && axis <= static_cast<std::int64_t>(slopes.size()))
                slopes[static_cast<std::size_t>(axis - 1)] = 1;
        }
    }
    LayerRequest made = request(OpKind::Activation, input().dims);
    made.function = Function::LeakyRelu;
    made.parameters.weights = elementsOf(slopes).value_or(0);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::softmaxLayer()
{
    return activate(input(), "softmax", {});
}

Dims KerasLayerWriter::broadcast(const Dims& a, const Dims& b)
{
    const Dims& longer = a.size() >= b.size() ? a : b;
    const Dims& shorter = a.size() >= b.size() ? b : a;
    Dims dims = longer;
    const std::size_t skipped = longer.size() - shorter.size();
    for (std::size_t at = 0; at < shorter.size(); ++at) {
        std::int64_t& size = dims[at + skipped];
        if (size != shorter[at] && size != 1 && shorter[at] != 1)
            m_fields.fail({FAULTLINE_TR_NOOP("Errors", "its inputs %1 and %2 do not fit"),
                           {shown(a), shown(b)}});
        size = std::max(size, shorter[at]);
    }
    return dims;
}

Dims KerasLayerWriter::broadcast()
{
    Dims dims = input().dims;
    for (const KerasValue& value : m_use.inputs)
        dims = broadcast(dims, value.dims);
    return dims;
}

Result<KerasValue> KerasLayerWriter::sum()
{
    LayerRequest made = request(OpKind::Add, broadcast());
    made.inputs.clear();
    for (const KerasValue& value : m_use.inputs)
        made.inputs.push_back(value.tensor);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::productOfInputs()
{
    LayerRequest made = request(OpKind::Multiply, broadcast());
    made.inputs.clear();
    for (const KerasValue& value : m_use.inputs)
        made.inputs.push_back(value.tensor);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::concatenate()
{
    Dims dims = input().dims;
    const auto rank = static_cast<std::int64_t>(dims.size());
    const nlohmann::json& field = m_fields.value("axis");
    std::int64_t axis = field.is_number_integer() ? field.get<std::int64_t>() : -1;
    axis = axis < 0 ? axis + rank : axis - 1;
    if (axis < 0 || axis >= rank)
        return problem(FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    const auto along = static_cast<std::size_t>(axis);
    LayerRequest made = request(OpKind::Concat, dims);
    made.inputs.clear();
    made.dims[along] = 0;
    for (const KerasValue& value : m_use.inputs) {
        Dims other = value.dims;
        if (other.size() != dims.size())
            return problem({FAULTLINE_TR_NOOP("Errors", "its inputs %1 and %2 do not fit"),
                            {shown(dims), shown(other)}});
        const std::int64_t size = std::exchange(other[along], dims[along]);
        if (other != dims)
            return problem({FAULTLINE_TR_NOOP("Errors", "its inputs %1 and %2 do not fit"),
                            {shown(dims), shown(value.dims)}});
        if (size > (std::int64_t{1} << 40))
            return problem(FAULTLINE_TR_NOOP("Errors", "is too large"));
        made.dims[along] += size;
        made.inputs.push_back(value.tensor);
    }
    return add(made);
}

Result<KerasValue> KerasLayerWriter::dropout()
{
    const nlohmann::json& rate = m_fields.value("rate");
    if (rate.is_number() && rate.get<double>() <= 0.0)
        return passThrough();
    return add(request(OpKind::Dropout, input().dims));
}

Result<KerasValue> KerasLayerWriter::passThrough()
{
    return view(input().dims);
}

Result<KerasValue> KerasLayerWriter::copied()
{
    return add(request(OpKind::Copy, input().dims));
}

Result<KerasValue> KerasLayerWriter::normalization()
{
    LayerRequest made = request(OpKind::Copy, input().dims);
    // mean, variance and how many values they are of
    made.parameters.statistics = 2 * std::min(input().dims.back(), std::int64_t{1} << 40) + 1;
    return add(made);
}

/// An operation of TensorFlow that was called on tensors: "math.multiply", "__operators__.add".
Result<KerasValue> KerasLayerWriter::operation()
{
    const std::string function = m_fields.text("function", "");
    const std::size_t dot = function.rfind('.');
    const std::string name = dot == std::string::npos ? function : function.substr(dot + 1);
    static constexpr std::string_view kSums[] = {"add", "subtract", "sub", "add_n"};
    static constexpr std::string_view kProducts[] = {"multiply", "mul",     "truediv",
                                                     "divide",   "maximum", "minimum"};
    const auto isIn = [&](const auto& names) {
        return std::find(std::begin(names), std::end(names), name) != std::end(names);
    };
    if (isIn(kSums))
        return m_use.inputs.size() > 1 ? sum() : copied();
    if (isIn(kProducts))
        return m_use.inputs.size() > 1 ? productOfInputs() : copied();
    if (name == "concat")
        return concatenate();
    if (name == "softmax" || kerasFunction(name))
        return activate(input(), name, {});
    if (name == "cast" || name == "identity" || name == "stop_gradient")
        return copied();
    return problem(
        {FAULTLINE_TR_NOOP("Errors", "the operation \"%1\" cannot be planned"), {function}});
}

} // namespace faultline::vram
