// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/onnx/onnx_layers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kLargest = std::int64_t{1} << 30;

std::optional<Function> functionOf(std::string_view op)
{
    using Row = std::pair<std::string_view, Function>;
    // Functions that the planner does not list are written as one that keeps the same.
    static constexpr std::array<Row, 26> kFunctions{{
        {"Relu", Function::Relu},
        {"Clip", Function::Relu6},
        {"LeakyRelu", Function::LeakyRelu},
        {"PRelu", Function::LeakyRelu},
        {"Elu", Function::Relu},
        {"Selu", Function::Relu},
        {"Celu", Function::Relu},
        {"ThresholdedRelu", Function::Relu},
        {"Sigmoid", Function::Sigmoid},
        {"Tanh", Function::Tanh},
        {"HardSigmoid", Function::HardSigmoid},
        {"HardSwish", Function::HardSwish},
        {"Gelu", Function::Gelu},
        {"Mish", Function::Mish},
        {"Softplus", Function::LeakyRelu},
        {"Softsign", Function::LeakyRelu},
        {"Erf", Function::LeakyRelu},
        {"Exp", Function::Sigmoid},
        {"Log", Function::LeakyRelu},
        {"Sqrt", Function::Sigmoid},
        {"Reciprocal", Function::Sigmoid},
        {"Pow", Function::LeakyRelu},
        {"Abs", Function::LeakyRelu},
        {"Sin", Function::LeakyRelu},
        {"Cos", Function::LeakyRelu},
        {"Neg", Function::None},
    }};
    const auto found = std::find_if(kFunctions.begin(), kFunctions.end(),
                                    [&](const Row& row) { return row.first == op; });
    return found != kFunctions.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace

OnnxLayers::OnnxLayers(const Network& network, NetworkWriter& writer) : m_writer(writer)
{
    for (const NetworkTensor& weight : network.weights) {
        OnnxValue value;
        value.dims = weight.dims;
        value.weight = weight.name;
        value.values = weight.values;
        value.reals = weight.reals;
        value.isConstant = !weight.values.empty(); // whole numbers are no parameters
        m_values.emplace(weight.name, std::move(value));
    }
    for (const NetworkNode& node : network.nodes) {
        for (const std::string& name : node.inputs)
            m_readers[name].push_back(&node);
    }
}

OnnxLayers::Handler OnnxLayers::handlerOf(std::string_view op)
{
    using L = OnnxLayers;
    static const std::map<std::string_view, Handler> kHandlers{
        {"Conv", &L::convolution},
        {"ConvTranspose", &L::transposedConvolution},
        {"Gemm", &L::gemm},
        {"MatMul", &L::matMul},
        {"BatchNormalization", &L::normalisation},
        {"InstanceNormalization", &L::normalisation},
        {"LayerNormalization", &L::normalisation},
        {"GroupNormalization", &L::normalisation},
        {"MaxPool", &L::pool},
        {"AveragePool", &L::pool},
        {"GlobalAveragePool", &L::globalPool},
        {"GlobalMaxPool", &L::globalPool},
        {"Softmax", &L::softmax},
        {"LogSoftmax", &L::softmax},
        {"Dropout", &L::dropout},
        {"Add", &L::sum},
        {"Sub", &L::sum},
        {"Sum", &L::sum},
        {"Mul", &L::product_},
        {"Div", &L::product_},
        {"Max", &L::product_},
        {"Min", &L::product_},
        {"ReduceMean", &L::reduce},
        {"ReduceSum", &L::reduce},
        {"ReduceMax", &L::reduce},
        {"ReduceMin", &L::reduce},
        {"ReduceL2", &L::reduce},
        {"Concat", &L::concat},
        {"Resize", &L::resize},
        {"Upsample", &L::resize},
        {"Reshape", &L::reshape},
        {"Flatten", &L::flatten},
        {"Squeeze", &L::squeeze},
        {"Unsqueeze", &L::unsqueeze},
        {"Identity", &L::sameShape},
        {"Cast", &L::sameShape},
        {"Transpose", &L::transpose},
        {"Slice", &L::slice},
        {"Gather", &L::gather},
        {"Pad", &L::pad},
        {"Expand", &L::expand},
        {"Tile", &L::expand},
        {"Shape", &L::shape},
        {"Constant", &L::constant},
        {"ConstantOfShape", &L::constantOfShape},
    };
    if (functionOf(op))
        return &L::activation;
    const auto found = kHandlers.find(op);
    return found != kHandlers.end() ? found->second : nullptr;
}

std::string OnnxLayers::nameOf(const NetworkNode& node)
{
    if (!node.name.empty())
        return node.name;
    return node.op + (node.outputs.empty() ? std::string() : '/' + node.outputs.front());
}

Error OnnxLayers::problem(const NetworkNode& node, Text what)
{
    return Error{.code = ErrorCode::Corrupt,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "node \"%1\" (%2): %3"),
                            {nameOf(node), node.op, std::move(what)}}};
}

Result<void> OnnxLayers::addInput(const std::string& name, const Dims& dims)
{
    LayerRequest request;
    request.kind = OpKind::Input;
    request.name = name;
    request.dims = dims.size() > 1 ? Dims(dims.begin() + 1, dims.end()) : dims;
    const Result<TensorId> tensor = m_writer.add(request);
    if (!tensor)
        return tensor.error();
    OnnxValue value;
    value.dims = dims;
    value.tensor = *tensor;
    m_values[name] = std::move(value);
    return {};
}

const OnnxValue* OnnxLayers::find(const std::string& name) const
{
    const auto found = m_values.find(name);
    return found != m_values.end() ? &found->second : nullptr;
}

const OnnxValue* OnnxLayers::input(const NetworkNode& node, std::size_t index) const
{
    return index < node.inputs.size() ? find(node.inputs[index]) : nullptr;
}

/// What cannot be followed makes its outputs unknown: selections of boxes end a network. A layer
/// with weights that reads such a value is an error, for then the network does not end there.
Result<void> OnnxLayers::addNode(const NetworkNode& node)
{
    static constexpr std::string_view kEssential[] = {"Conv", "ConvTranspose", "Gemm",
                                                      "BatchNormalization"};
    if (node.outputs.empty())
        return {};
    Text reason;
    for (const std::string& name : node.inputs) {
        if (const auto found = m_unknown.find(name); found != m_unknown.end())
            reason = found->second;
        else if (!name.empty() && find(name) == nullptr)
            reason = {FAULTLINE_TR_NOOP("Errors", "\"%1\", which nothing makes before it"), {name}};
    }
    const Handler handler = handlerOf(node.op);
    const bool isSplit = node.op == "Split";
    if (reason.empty() && handler == nullptr && !isSplit)
        reason = {FAULTLINE_TR_NOOP("Errors", "the operation %1 (node \"%2\")"),
                  {node.op, nameOf(node)}};
    if (!reason.empty()) {
        const bool isEssential = std::find(std::begin(kEssential), std::end(kEssential), node.op)
                                 != std::end(kEssential);
        if (isEssential)
            return problem(node,
                           {FAULTLINE_TR_NOOP("Errors", "depends on %1: the nodes form a cycle, "
                                                        "are not in order, or cannot be planned"),
                            {reason}});
        if (m_unknown.find(node.inputs.empty() ? std::string() : node.inputs.front())
            == m_unknown.end())
            m_writer.remark(
                {FAULTLINE_TR_NOOP("Errors", "not planned: %1 and what depends on it"), {reason}});
        for (const std::string& output : node.outputs)
            m_unknown[output] = reason;
        return {};
    }
    if (isSplit)
        return split(node);
    Made made = (this->*handler)(node);
    if (!made)
        return made.error();
    m_values[node.outputs.front()] = std::move(*made);
    for (std::size_t index = 1; index < node.outputs.size(); ++index)
        m_unknown[node.outputs[index]] = {FAULTLINE_TR_NOOP("Errors", "a second output of %1"),
                                          {node.op}};
    return {};
}

std::int64_t OnnxLayers::integer(const NetworkNode& node, std::string_view name,
                                 std::int64_t otherwise)
{
    const NetworkAttribute* const found = node.attribute(name);
    return found != nullptr ? found->integer : otherwise;
}

std::optional<std::size_t> OnnxLayers::axisOf(std::int64_t axis, std::size_t rank)
{
    const auto size = static_cast<std::int64_t>(rank);
    if (axis < -size || axis >= size)
        return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + size : axis);
}

std::optional<std::vector<std::int64_t>> OnnxLayers::integers(const NetworkNode& node,
                                                              std::size_t index,
                                                              std::string_view name) const
{
    if (const OnnxValue* const value = input(node, index); value != nullptr && value->isConstant)
        return value->values;
    if (const NetworkAttribute* const found = node.attribute(name))
        return found->integers;
    return std::nullopt;
}

LayerRequest OnnxLayers::request(const NetworkNode& node, OpKind kind, Dims dims) const
{
    LayerRequest made;
    made.kind = kind;
    made.name = nameOf(node);
    // The batch is not a size of an image; what has another first size counts as a whole.
    if (dims.size() > 1 && dims.front() == 1)
        dims.erase(dims.begin());
    made.dims = std::move(dims);
    for (const std::string& name : node.inputs) {
        const OnnxValue* const value = find(name);
        if (value != nullptr && value->tensor != kNoTensor)
            made.inputs.push_back(value->tensor);
    }
    return made;
}

OnnxLayers::Made OnnxLayers::add(const LayerRequest& wanted)
{
    const Result<TensorId> tensor = m_writer.add(wanted);
    if (!tensor)
        return tensor.error();
    OnnxValue value;
    value.tensor = *tensor;
    value.dims = wanted.dims;
    return value;
}

std::optional<Window> OnnxLayers::window(const NetworkNode& node, std::size_t axis,
                                         std::int64_t kernel) const
{
    const auto item = [&](std::string_view name, std::size_t index, std::int64_t otherwise) {
        const NetworkAttribute* const list = node.attribute(name);
        return list != nullptr && index < list->integers.size() ? list->integers[index] : otherwise;
    };
    const NetworkAttribute* const automatic = node.attribute("auto_pad");
    const NetworkAttribute* const pads = node.attribute("pads");
    Window made;
    made.size = kernel;
    made.stride = item("strides", axis, 1);
    made.dilation = item("dilations", axis, 1);
    made.roundsUp = integer(node, "ceil_mode", 0) != 0;
    if (automatic != nullptr && automatic->text.starts_with("SAME"))
        made.padding.kind = Padding::Kind::Same;
    else if (pads != nullptr && pads->integers.size() % 2 == 0) {
        made.padding.before = item("pads", axis, 0);
        made.padding.after = item("pads", axis + pads->integers.size() / 2, 0);
    }
    const bool isUsable = made.size >= 1 && made.stride >= 1 && made.dilation >= 1
                          && made.padding.before >= 0 && made.padding.after >= 0
                          && std::max({made.size, made.stride, made.dilation, made.padding.before,
                                       made.padding.after})
                                 < kLargest;
    return isUsable ? std::optional(made) : std::nullopt;
}

Result<Dims> OnnxLayers::windowed(const NetworkNode& node, const Dims& dims,
                                  const Dims& kernel) const
{
    if (dims.size() != kernel.size() + 2)
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "reads %1, but its kernel is %2"),
                              {shown(dims), shown(kernel)}});
    Dims made = dims;
    for (std::size_t axis = 0; axis < kernel.size(); ++axis) {
        const std::optional<Window> over = window(node, axis, kernel[axis]);
        const std::optional<std::int64_t> count =
            over && dims[axis + 2] < kLargest ? windowCount(dims[axis + 2], *over) : std::nullopt;
        if (!count)
            return problem(node, {FAULTLINE_TR_NOOP(
                                      "Errors", "kernel, strides, pads or dilations do not fit %1"),
                                  {shown(dims)}});
        made[axis + 2] = *count;
    }
    return made;
}

OnnxLayers::Made OnnxLayers::convolution(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const OnnxValue* const weight = input(node, 1);
    if (from == nullptr || weight == nullptr || weight->dims.size() < 3)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "its weights are not there"));
    const Dims kernel(weight->dims.begin() + 2, weight->dims.end());
    Result<Dims> dims = windowed(node, from->dims, kernel);
    if (!dims)
        return dims.error();
    const std::int64_t groups = integer(node, "group", 1);
    const std::optional<std::int64_t> weights = elementsOf(weight->dims);
    const std::int64_t out = weight->dims[0];
    if (groups < 1 || !weights || out < 1 || product({weight->dims[1], groups}) != (*dims)[1])
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                              {shown(weight->dims), shown(from->dims)}});
    (*dims)[1] = out;
    LayerRequest made = request(node, OpKind::Convolution, *dims);
    made.kernelWidth = kernel.back();
    made.kernelHeight = kernel.size() > 1 ? kernel[kernel.size() - 2] : 1;
    made.stride = window(node, 0, kernel[0])->stride;
    made.groups = groups;
    made.workPerElement = *weights / out;
    made.parameters = {*weights, input(node, 2) != nullptr ? out : 0, 0};
    made.parameterKey = node.inputs[1];
    Made written = add(made);
    if (written)
        written->dims = *dims;
    return written;
}

OnnxLayers::Made OnnxLayers::transposedConvolution(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const OnnxValue* const weight = input(node, 1);
    if (from == nullptr || weight == nullptr || weight->dims.size() < 3
        || from->dims.size() != weight->dims.size())
        return problem(node,
                       FAULTLINE_TR_NOOP("Errors", "its weights are not there or do not fit"));
    const Dims kernel(weight->dims.begin() + 2, weight->dims.end());
    const std::int64_t groups = integer(node, "group", 1);
    const std::optional<std::int64_t> weights = elementsOf(weight->dims);
    const std::optional<std::int64_t> out = product({weight->dims[1], groups});
    if (groups < 1 || !weights || !out || *out < 1 || weight->dims[0] != from->dims[1])
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                              {shown(weight->dims), shown(from->dims)}});
    Dims dims = from->dims;
    dims[1] = *out;
    const NetworkAttribute* const more = node.attribute("output_padding");
    for (std::size_t axis = 0; axis < kernel.size(); ++axis) {
        const std::optional<Window> over = window(node, axis, kernel[axis]);
        const std::int64_t extra =
            more != nullptr && axis < more->integers.size() ? more->integers[axis] : 0;
        const auto size = over && dims[axis + 2] < kLargest && extra >= 0 && extra < kLargest
                              ? transposedSize(dims[axis + 2], *over, extra)
                              : std::nullopt;
        if (!size)
            return problem(node,
                           {FAULTLINE_TR_NOOP("Errors", "kernel, strides or pads do not fit %1"),
                            {shown(dims)}});
        dims[axis + 2] = *size;
    }
    LayerRequest made = request(node, OpKind::TransposedConvolution, dims);
    made.kernelWidth = kernel.back();
    made.kernelHeight = kernel.size() > 1 ? kernel[kernel.size() - 2] : 1;
    made.workPerElement = *weights / *out;
    made.parameters = {*weights, input(node, 2) != nullptr ? *out : 0, 0};
    made.parameterKey = node.inputs[1];
    Made written = add(made);
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::gemm(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const OnnxValue* const weight = input(node, 1);
    if (from == nullptr || weight == nullptr || weight->dims.size() != 2 || from->dims.size() != 2)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads no matrices"));
    const bool isTransposed = integer(node, "transB", 0) != 0;
    const std::int64_t in = weight->dims[isTransposed ? 1 : 0];
    const std::int64_t out = weight->dims[isTransposed ? 0 : 1];
    if (in != from->dims[1])
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                              {shown(weight->dims), shown(from->dims)}});
    const Dims dims{from->dims[0], out};
    LayerRequest made = request(node, OpKind::Dense, dims);
    made.workPerElement = in;
    made.parameters = {product({in, out}).value_or(0), input(node, 2) != nullptr ? out : 0, 0};
    made.parameterKey = node.inputs[1];
    Made written = add(made);
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::matMul(const NetworkNode& node)
{
    const OnnxValue* const a = input(node, 0);
    const OnnxValue* const b = input(node, 1);
    if (a == nullptr || b == nullptr || a->dims.size() < 2 || b->dims.size() < 2)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads no matrices"));
    const std::int64_t inner = a->dims.back();
    if (inner != b->dims[b->dims.size() - 2])
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit"),
                              {shown(a->dims), shown(b->dims)}});
    const Dims& longer = a->dims.size() >= b->dims.size() ? a->dims : b->dims;
    Dims dims = longer;
    dims[dims.size() - 2] = a->dims[a->dims.size() - 2];
    dims.back() = b->dims.back();
    LayerRequest made = request(node, b->isWeight() ? OpKind::Dense : OpKind::MatrixProduct, dims);
    made.workPerElement = inner;
    if (b->isWeight()) {
        made.parameters.weights = elementsOf(b->dims).value_or(0);
        made.parameterKey = node.inputs[1];
    }
    Made written = add(made);
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::normalisation(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const OnnxValue* const scale = input(node, 1);
    if (from == nullptr || scale == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "its scale is not there"));
    const std::optional<std::int64_t> each = elementsOf(scale->dims);
    if (!each || *each > kLargest)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "its scale is too large"));
    const bool isBatch = node.op == "BatchNormalization";
    const OpKind kind =
        isBatch ? OpKind::BatchNorm
                : (node.op == "LayerNormalization" ? OpKind::LayerNorm : OpKind::GroupNorm);
    LayerRequest made = request(node, kind, from->dims);
    // Exporters write a group norm as an instance norm by ones and zeros, which are no parameters.
    const std::int64_t trained = scale->isConstant ? 0 : *each;
    made.parameters.vectors = trained * (input(node, 2) != nullptr ? 2 : 1);
    made.parameters.statistics = isBatch ? 2 * *each : 0;
    made.parameterKey = node.inputs[1];
    Made written = add(made);
    if (written)
        written->dims = from->dims;
    return written;
}

OnnxLayers::Made OnnxLayers::pool(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const NetworkAttribute* const kernel = node.attribute("kernel_shape");
    if (from == nullptr || kernel == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"kernel_shape\" is not there"));
    const Result<Dims> dims = windowed(node, from->dims, kernel->integers);
    if (!dims)
        return dims.error();
    LayerRequest made =
        request(node, node.op == "MaxPool" ? OpKind::MaxPool : OpKind::AveragePool, *dims);
    made.kernelHeight = kernel->integers.front();
    made.kernelWidth = kernel->integers.back();
    Made written = add(made);
    if (written)
        written->dims = *dims;
    return written;
}

OnnxLayers::Made OnnxLayers::globalPool(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr || from->dims.size() < 3)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads no map"));
    Dims dims = from->dims;
    std::fill(dims.begin() + 2, dims.end(), 1);
    Made written =
        add(request(node, node.op == "GlobalMaxPool" ? OpKind::MaxPool : OpKind::GlobalPool, dims));
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::activation(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    if (from->isConstant || from->tensor == kNoTensor)
        return *from; // arithmetic of constants, which no size depends on
    // x * sigmoid(x) is what exporters make of SiLU: the product is written as one.
    if (node.op == "Sigmoid") {
        const auto readers = m_readers.find(node.outputs.front());
        const bool isSilu = readers != m_readers.end() && readers->second.size() == 1
                            && readers->second.front()->op == "Mul"
                            && std::count(readers->second.front()->inputs.begin(),
                                          readers->second.front()->inputs.end(), node.inputs[0])
                                   == 1;
        if (isSilu)
            return view(node, from->dims);
    }
    LayerRequest made = request(node, OpKind::Activation, from->dims);
    made.function = functionOf(node.op).value_or(Function::Silu);
    if (const OnnxValue* const slope = input(node, 1); node.op == "PRelu" && slope != nullptr) {
        made.parameters.weights = elementsOf(slope->dims).value_or(0);
        made.parameterKey = node.inputs[1];
    }
    Made written = add(made);
    if (written)
        written->dims = from->dims;
    return written;
}

OnnxLayers::Made OnnxLayers::softmax(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    Made written = add(request(node, OpKind::Softmax, from->dims));
    if (written)
        written->dims = from->dims;
    return written;
}

OnnxLayers::Made OnnxLayers::dropout(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    Made written = add(request(node, OpKind::Dropout, from->dims));
    if (written)
        written->dims = from->dims;
    return written;
}

Result<Dims> OnnxLayers::broadcast(const NetworkNode& node, const Dims& a, const Dims& b) const
{
    const Dims& longer = a.size() >= b.size() ? a : b;
    const Dims& shorter = a.size() >= b.size() ? b : a;
    Dims dims = longer;
    const std::size_t skipped = longer.size() - shorter.size();
    for (std::size_t at = 0; at < shorter.size(); ++at) {
        std::int64_t& size = dims[at + skipped];
        if (size != shorter[at] && size != 1 && shorter[at] != 1)
            return problem(
                node, {FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit"), {shown(a), shown(b)}});
        size = std::max(size, shorter[at]);
    }
    return dims;
}

OnnxLayers::Made OnnxLayers::sum(const NetworkNode& node)
{
    return product_(node);
}

/// Everything that acts on values side by side. With two constants the values are computed, where
/// they are few: sizes come of them.
OnnxLayers::Made OnnxLayers::product_(const NetworkNode& node)
{
    const OnnxValue* const a = input(node, 0);
    const OnnxValue* const b = input(node, 1);
    if (a == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    if (b == nullptr)
        return view(node, a->dims);
    if (a->isConstant && b->isConstant && !a->values.empty() && !b->values.empty()) {
        OnnxValue made;
        made.isConstant = true;
        const std::size_t count = std::max(a->values.size(), b->values.size());
        for (std::size_t at = 0; at < count; ++at) {
            const std::int64_t x = a->values[at % a->values.size()];
            const std::int64_t y = b->values[at % b->values.size()];
            std::int64_t value = 0;
            bool isBad = false;
            if (node.op == "Mul")
                isBad = __builtin_mul_overflow(x, y, &value);
            else if (node.op == "Div")
                value = y != 0 && !(x == INT64_MIN && y == -1) ? x / y : 0;
            else if (node.op == "Sub")
                isBad = __builtin_sub_overflow(x, y, &value);
            else if (node.op == "Max")
                value = std::max(x, y);
            else if (node.op == "Min")
                value = std::min(x, y);
            else
                isBad = __builtin_add_overflow(x, y, &value);
            made.values.push_back(isBad ? 0 : value);
        }
        made.dims = a->values.size() >= b->values.size() ? a->dims : b->dims;
        return made;
    }
    Result<Dims> dims = broadcast(node, a->dims, b->dims);
    if (!dims)
        return dims.error();
    if (a->tensor == kNoTensor && b->tensor == kNoTensor) {
        OnnxValue made;
        made.dims = *dims;
        made.isConstant = true;
        return made;
    }
    const bool isProduct = node.op != "Add" && node.op != "Sub" && node.op != "Sum";
    const std::int32_t aliased =
        b->tensor != kNoTensor
            ? m_writer.graph().tensors[static_cast<std::size_t>(b->tensor)].aliasOf
            : kNoTensor;
    const bool isSilu = node.op == "Mul" && a->tensor != kNoTensor && aliased == a->tensor;
    const OpKind kind = isSilu ? OpKind::Activation : (isProduct ? OpKind::Multiply : OpKind::Add);
    LayerRequest made = request(node, kind, *dims);
    if (isSilu) {
        made.function = Function::Silu;
        made.inputs.resize(1);
    }
    // A scale or shift by a weight: a parameter. Single numbers are constants of the network.
    const OnnxValue* const weight = a->isWeight() ? a : (b->isWeight() ? b : nullptr);
    if (weight != nullptr && elementsOf(weight->dims).value_or(0) > 1) {
        made.parameters.vectors = elementsOf(weight->dims).value_or(0);
        made.parameterKey = weight->weight;
    }
    Made written = add(made);
    if (written)
        written->dims = *dims;
    return written;
}

OnnxLayers::Made OnnxLayers::reduce(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const auto axes = integers(node, 1, "axes");
    const bool keeps = integer(node, "keepdims", 1) != 0;
    std::vector<bool> isReduced(from->dims.size(), !axes || axes->empty());
    for (const std::int64_t axis : axes.value_or(std::vector<std::int64_t>{})) {
        const auto at = axisOf(axis, from->dims.size());
        if (!at)
            return problem(node,
                           FAULTLINE_TR_NOOP("Errors", "\"axes\" names one that is not there"));
        isReduced[*at] = true;
    }
    Dims dims;
    for (std::size_t axis = 0; axis < from->dims.size(); ++axis) {
        if (!isReduced[axis])
            dims.push_back(from->dims[axis]);
        else if (keeps)
            dims.push_back(1);
    }
    Made written = add(request(node, OpKind::GlobalPool, dims));
    if (written)
        written->dims = dims;
    return written;
}

} // namespace faultline::vram
