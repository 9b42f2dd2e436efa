// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The walk over the nodes, and layers with parameters.
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kLargest = std::int64_t{1} << 30;
constexpr std::size_t kMostReasons = 4;

using Kind = GraphValue::Kind;

/// What takes no part in the network: bookkeeping, summaries, the reading of records.
bool isBookkeeping(std::string_view op)
{
    static constexpr std::array<std::string_view, 12> kPrefixes{
        "Assign", "Apply",  "ResourceApply", "VarIsInitialized", "NoOp",    "Save",
        "Merge",  "Assert", "Print",         "Restore",          "Sharded", "Write"};
    return std::any_of(kPrefixes.begin(), kPrefixes.end(),
                       [&](std::string_view prefix) { return op.starts_with(prefix); })
           || op.ends_with("Summary") || op.ends_with("Retval") || op.ends_with("SummaryV2");
}

} // namespace

GraphLayers::GraphLayers(const FlatGraph& graph, NetworkWriter& writer, const Options& options)
    : m_graph(graph), m_writer(writer), m_options(options), m_values(graph.nodes.size())
{
    for (const FlatNode& flat : graph.nodes) {
        const std::string& op = flat.node->op;
        m_hasVariables = m_hasVariables || op == "VarHandleOp" || op.starts_with("Variable")
                         || op == "ReadVariableOp";
        if ((op.starts_with("Apply") || op.starts_with("ResourceApply")) && !flat.inputs.empty())
            m_trained.insert(weightAt(flat.inputs.front()).weight);
    }
}

Result<void> GraphLayers::write()
{
    for (std::size_t index = 0; index < m_graph.nodes.size(); ++index) {
        if (m_graph.nodes[index].role == FlatRole::Backward)
            continue;
        if (Result<void> written = writeNode(index); !written)
            return written;
    }
    return {};
}

/// What cannot be followed is lost, with what depends on it, unless the file tells its shape.
Result<void> GraphLayers::writeNode(std::size_t index)
{
    m_at = index;
    m_flat = &m_graph.nodes[index];
    bool hasTensor = false;
    bool hasLost = false;
    bool hasUnknown = false;
    for (const FlatInput& one : m_flat->inputs) {
        const GraphValue& value = valueOf(one);
        hasTensor = hasTensor || value.isTensor();
        hasLost = hasLost || value.isLost;
        hasUnknown = hasUnknown || value.kind == Kind::Unknown;
    }
    const Handler handler = handlerOf(node().op);
    const bool isNetwork = (hasTensor || hasLost) && !isBookkeeping(node().op);
    m_gaps.nodes += isNetwork ? 1 : 0;
    Text reason;
    if (isBookkeeping(node().op))
        return {};
    const bool isRead = node().op == "ReadVariableOp"; // of a handle, which nothing is known of
    if (handler != nullptr && (isRead || !hasUnknown) && m_flat->role == FlatRole::Forward) {
        Made made = (this->*handler)();
        if (made) {
            m_values[index] = std::move(*made);
            return {};
        }
        if (made.error().code == ErrorCode::TooLarge)
            return made.error();
        reason = made.error().detail;
    }
    if (std::optional<Made> given = taken()) {
        if (*given) {
            m_values[index] = std::move(**given);
            return {};
        }
        if (given->error().code == ErrorCode::TooLarge)
            return given->error();
        reason = given->error().detail;
    }
    if (isNetwork || !reason.empty()) {
        if (handler == nullptr && !hasLost)
            ++m_gaps.operations[node().op];
        lose(index, reason);
    }
    return {};
}

void GraphLayers::lose(std::size_t index, const Text& reason)
{
    ++m_gaps.lost;
    m_values[index].kind = Kind::Unknown;
    m_values[index].isLost = true;
    if (!reason.empty() && m_gaps.reasons.size() < kMostReasons)
        m_gaps.reasons.push_back(reason);
    for (const FlatInput& one : m_flat->inputs) {
        const GraphValue& value = valueOf(one);
        if (value.kind != Kind::Weight || !isParameter(value)
            || !m_lostWeights.insert(value.weight).second)
            continue;
        m_gaps.parameters += elementsOf(value.dims).value_or(0);
    }
}

Error GraphLayers::problem(Text what) const
{
    return Error{.code = ErrorCode::Corrupt,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "node \"%1\" (%2): %3"),
                            {m_flat->name, node().op, std::move(what)}}};
}

const GraphValue& GraphLayers::valueOf(const FlatInput& input) const
{
    static const GraphValue kUnknown;
    if (input.node == FlatInput::kMissing || input.node >= m_at)
        return kUnknown;
    if (input.output == 0)
        return m_values[input.node];
    const auto found =
        m_others.find(std::to_string(input.node) + ':' + std::to_string(input.output));
    return found != m_others.end() ? found->second : kUnknown;
}

const GraphValue& GraphLayers::input(std::size_t index) const
{
    static const GraphValue kUnknown;
    return index < m_flat->inputs.size() ? valueOf(m_flat->inputs[index]) : kUnknown;
}

void GraphLayers::setOutput(std::size_t output, GraphValue value)
{
    if (output > 0)
        m_others[std::to_string(m_at) + ':' + std::to_string(output)] = std::move(value);
}

std::int64_t GraphLayers::integer(std::string_view name, std::int64_t otherwise) const
{
    const NetworkAttribute* const found = node().attribute(name);
    return found != nullptr ? found->integer : otherwise;
}

std::string_view GraphLayers::text(std::string_view name, std::string_view otherwise) const
{
    const NetworkAttribute* const found = node().attribute(name);
    return found != nullptr && !found->text.empty() ? std::string_view(found->text) : otherwise;
}

const std::vector<std::int64_t>* GraphLayers::integers(std::size_t index) const
{
    const GraphValue& value = input(index);
    return value.kind == Kind::Constant && !value.values.empty() ? &value.values : nullptr;
}

std::optional<std::size_t> GraphLayers::axisOf(std::int64_t axis, std::size_t rank)
{
    const auto size = static_cast<std::int64_t>(rank);
    if (axis < -size || axis >= size)
        return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + size : axis);
}

Dims GraphLayers::ofOneImage(Dims dims) const
{
    if (dims.empty())
        return {1};
    const std::int64_t batch = m_options.batch;
    if (dims.front() == batch && dims.size() > 1)
        dims.erase(dims.begin());
    else if (dims.front() % batch == 0)
        dims.front() /= batch;
    return dims;
}

/// A layer's path as the model names it: without the calls that a saved model wraps it into.
std::string_view GraphLayers::layerName() const
{
    std::string_view name = m_flat->name;
    for (const std::string_view call : {"StatefulPartitionedCall", "PartitionedCall"}) {
        while (name.starts_with(call)) {
            const std::size_t end = name.find('/');
            if (end == std::string_view::npos)
                return name;
            name.remove_prefix(end + 1);
        }
    }
    return name;
}

LayerRequest GraphLayers::request(OpKind kind, const Dims& dims) const
{
    LayerRequest made;
    made.kind = kind;
    made.name = layerName();
    made.dims = ofOneImage(dims);
    for (const FlatInput& one : m_flat->inputs) {
        const GraphValue& value = valueOf(one);
        if (value.isTensor())
            made.inputs.push_back(value.tensor);
    }
    return made;
}

GraphLayers::Made GraphLayers::add(const LayerRequest& request, Dims dims)
{
    const Result<TensorId> tensor = m_writer.add(request);
    if (!tensor)
        return tensor.error();
    GraphValue value;
    value.kind = Kind::Tensor;
    value.dims = std::move(dims);
    value.tensor = *tensor;
    return value;
}

bool GraphLayers::isParameter(const GraphValue& value) const
{
    if (value.kind != Kind::Weight)
        return false;
    return m_hasVariables || (!value.isFilled && elementsOf(value.dims).value_or(0) > 1);
}

bool GraphLayers::isFrozen(const GraphValue& weight) const
{
    return !m_trained.empty() && !m_trained.contains(weight.weight);
}

GraphValue GraphLayers::weightAt(const FlatInput& input) const
{
    constexpr int kMostHops = 16;
    GraphValue weight;
    std::size_t at = input.node;
    for (int hop = 0; hop < kMostHops && at < m_graph.nodes.size(); ++hop) {
        const FlatNode& flat = m_graph.nodes[at];
        const std::string& op = flat.node->op;
        if (op == "VarHandleOp" || op.starts_with("Variable") || op == "Const"
            || op == "Placeholder" || op == "_Arg") {
            weight.kind = Kind::Weight;
            weight.weight = flat.name;
            return weight;
        }
        const bool isPassed = op == "Identity" || op == "ReadVariableOp" || op == "Cast"
                              || op == "Enter" || op == "Switch" || op == "RefSwitch";
        if (!isPassed || flat.inputs.empty())
            break;
        at = flat.inputs.front().node;
    }
    return {};
}

std::int64_t GraphLayers::takeBias(std::int64_t channels)
{
    const std::vector<std::size_t>& readers = m_graph.readers[m_at];
    if (readers.size() != 1)
        return 0;
    const FlatNode& reader = m_graph.nodes[readers.front()];
    if (!reader.node->op.starts_with("BiasAdd") || reader.inputs.size() < 2
        || reader.inputs[0].node != m_at
        || weightAt(reader.inputs[1]).kind != GraphValue::Kind::Weight)
        return 0;
    m_biases.insert(readers.front());
    return channels;
}

GraphLayers::Made GraphLayers::biasAdd()
{
    const GraphValue& from = input(0);
    const GraphValue& bias = input(1);
    if (!from.isTensor())
        return from;
    if (m_biases.contains(m_at))
        return view(from, from.dims);
    LayerRequest made = request(OpKind::Add, from.dims);
    if (isParameter(bias) && !from.dims.empty()) {
        made.parameters.vectors = from.dims[channelAxis(from.dims.size())];
        made.parameterKey = bias.weight;
        made.isFrozen = isFrozen(bias);
    }
    return add(made, from.dims);
}

std::size_t GraphLayers::channelAxis(std::size_t rank) const
{
    return text("data_format", "NHWC").starts_with("NC") && rank > 1 ? 1 : rank - 1;
}

/// Sizes with a window over those that are neither batch nor channels; strides are the node's.
Result<Dims> GraphLayers::windowed(const Dims& dims, const Dims& kernel, const Dims& dilation)
{
    const std::size_t channels = channelAxis(dims.size());
    const std::string_view padding = text("padding", "VALID");
    const NetworkAttribute* const strides = node().attribute("strides");
    const NetworkAttribute* const explicitPads = node().attribute("explicit_paddings");
    Dims made = dims;
    std::size_t index = 0;
    for (std::size_t axis = 1; axis < dims.size(); ++axis) {
        if (axis == channels)
            continue;
        Window window;
        window.size = index < kernel.size() ? kernel[index] : 1;
        window.dilation = axis < dilation.size() ? dilation[axis] : 1;
        window.stride =
            strides != nullptr && axis < strides->integers.size() ? strides->integers[axis] : 1;
        if (padding == "EXPLICIT" && explicitPads != nullptr
            && explicitPads->integers.size() == 2 * dims.size()) {
            window.padding.before = explicitPads->integers[2 * axis];
            window.padding.after = explicitPads->integers[2 * axis + 1];
        } else {
            window.padding.kind = padding == "SAME" ? Padding::Kind::Same : Padding::Kind::Valid;
        }
        const bool isSane = window.size >= 1 && window.dilation >= 1 && window.stride >= 1
                            && window.padding.before >= 0 && window.padding.after >= 0
                            && std::max({window.size, window.stride, window.dilation,
                                         window.padding.before, window.padding.after, dims[axis]})
                                   < kLargest;
        const auto count = isSane ? windowCount(dims[axis], window) : std::nullopt;
        if (!count)
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its window does not fit %1"), {shown(dims)}});
        made[axis] = *count;
        ++index;
    }
    return made;
}

/// A convolution over the first input, in blocks if it was cut into such.
GraphLayers::Made GraphLayers::convolve(const Dims& kernel, std::int64_t out, std::int64_t groups,
                                        std::int64_t weights, std::int64_t work)
{
    const GraphValue& from = input(0);
    const GraphValue& weight = input(1);
    const NetworkAttribute* const dilation = node().attribute("dilations");
    const Dims& whole = from.block.empty() ? from.dims : from.cut;
    Result<Dims> dims = windowed(whole, kernel, dilation != nullptr ? dilation->integers : Dims{});
    if (!dims)
        return dims.error();
    (*dims)[channelAxis(dims->size())] = out;
    GraphValue made;
    if (!from.block.empty()) {
        made.block = from.block;
        made.cut = *dims;
        (*dims)[0] = from.dims[0];
        for (std::size_t axis = 0; axis < from.block.size(); ++axis)
            (*dims)[axis + 1] = product({(*dims)[axis + 1], from.block[axis]}).value_or(0);
    }
    LayerRequest layer = request(OpKind::Convolution, *dims);
    layer.kernelHeight = kernel.size() > 1 ? kernel[kernel.size() - 2] : 1;
    layer.kernelWidth = kernel.back();
    const NetworkAttribute* const strides = node().attribute("strides");
    layer.stride = strides != nullptr && strides->integers.size() > 2 ? strides->integers[2] : 1;
    layer.groups = groups;
    layer.workPerElement = work;
    layer.parameters.weights = weights;
    layer.parameters.vectors = takeBias(out);
    layer.parameterKey = weight.weight;
    layer.isFrozen = isFrozen(weight);
    Made written = add(layer, *dims);
    if (!written)
        return written;
    m_hasLayers = true;
    written->block = std::move(made.block);
    written->cut = std::move(made.cut);
    return written;
}

GraphLayers::Made GraphLayers::convolution()
{
    const GraphValue& from = input(0);
    const GraphValue& weight = input(1);
    if (!from.isTensor())
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no images"));
    if (weight.kind != Kind::Weight || !weight.hasDims)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape of its weights is not in the file"));
    const std::size_t rank = from.dims.size();
    if (rank < 3 || weight.dims.size() != rank)
        return problem({FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                        {shown(weight.dims), shown(from.dims)}});
    const std::int64_t channels = from.dims[channelAxis(rank)];
    const std::int64_t each = weight.dims[rank - 2];
    const std::int64_t out = weight.dims[rank - 1];
    const std::optional<std::int64_t> weights = elementsOf(weight.dims);
    if (each < 1 || out < 1 || channels % each != 0 || !weights)
        return problem({FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                        {shown(weight.dims), shown(from.dims)}});
    const Dims kernel(weight.dims.begin(), weight.dims.end() - 2);
    return convolve(kernel, out, channels / each, *weights, *weights / out);
}

GraphLayers::Made GraphLayers::depthwise()
{
    const GraphValue& from = input(0);
    const GraphValue& weight = input(1);
    if (!from.isTensor())
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no images"));
    if (weight.kind != Kind::Weight || !weight.hasDims)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape of its weights is not in the file"));
    if (from.dims.size() != 4 || weight.dims.size() != 4
        || weight.dims[2] != from.dims[channelAxis(4)])
        return problem({FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                        {shown(weight.dims), shown(from.dims)}});
    const auto out = product({weight.dims[2], weight.dims[3]});
    const auto weights = elementsOf(weight.dims);
    const auto work = product({weight.dims[0], weight.dims[1]});
    if (!out || !weights || !work || *out < 1)
        return problem(FAULTLINE_TR_NOOP("Errors", "its weights are too large"));
    return convolve({weight.dims[0], weight.dims[1]}, *out, weight.dims[2], *weights, *work);
}

/// What it makes has the sizes of its first input; a shape that the graph computes may be open.
GraphLayers::Made GraphLayers::transposedConvolution()
{
    const GraphValue& weight = input(1);
    const GraphValue& from = input(2);
    const std::vector<std::int64_t>* const wanted = integers(0);
    if (!from.isTensor())
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no images"));
    const std::size_t rank = from.dims.size();
    if (weight.kind != Kind::Weight || !weight.hasDims || weight.dims.size() != rank || rank < 3)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape of its weights is not in the file"));
    if (wanted == nullptr || wanted->size() != rank)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    const Dims dims = *wanted;
    const std::int64_t out = weight.dims[rank - 2];
    const auto weights = elementsOf(weight.dims);
    if (!weights || out < 1 || dims[channelAxis(rank)] != out
        || from.dims[channelAxis(rank)] != weight.dims[rank - 1])
        return problem({FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                        {shown(weight.dims), shown(from.dims)}});
    LayerRequest layer = request(OpKind::TransposedConvolution, dims);
    layer.kernelHeight = weight.dims[0];
    layer.kernelWidth = weight.dims[rank - 3];
    layer.workPerElement = *weights / out;
    layer.parameters.weights = *weights;
    layer.parameters.vectors = takeBias(out);
    layer.parameterKey = weight.weight;
    layer.isFrozen = isFrozen(weight);
    m_hasLayers = true;
    return add(layer, dims);
}

GraphLayers::Made GraphLayers::matMul()
{
    const GraphValue& from = input(0);
    const GraphValue& weight = input(1);
    if (!from.isTensor() || weight.kind != Kind::Weight)
        return batchMatMul();
    if (!weight.hasDims)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape of its weights is not in the file"));
    const bool isTransposed = integer("transpose_b", 0) != 0;
    if (weight.dims.size() != 2 || from.dims.size() != 2 || integer("transpose_a", 0) != 0
        || weight.dims[isTransposed ? 1 : 0] != from.dims[1])
        return problem({FAULTLINE_TR_NOOP("Errors", "weights of %1 do not fit %2"),
                        {shown(weight.dims), shown(from.dims)}});
    const std::int64_t out = weight.dims[isTransposed ? 0 : 1];
    const Dims dims{from.dims[0], out};
    LayerRequest layer = request(OpKind::Dense, dims);
    layer.workPerElement = from.dims[1];
    layer.parameters.weights = elementsOf(weight.dims).value_or(0);
    layer.parameters.vectors = takeBias(out);
    layer.parameterKey = weight.weight;
    layer.isFrozen = isFrozen(weight);
    m_hasLayers = true;
    return add(layer, dims);
}

GraphLayers::Made GraphLayers::batchMatMul()
{
    const GraphValue& a = input(0);
    const GraphValue& b = input(1);
    if (!a.isTensor() && !b.isTensor())
        return aside();
    if (a.dims.size() < 2 || b.dims.size() < 2)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no matrices"));
    Dims left = a.dims;
    Dims right = b.dims;
    if (integer("adj_x", integer("transpose_a", 0)) != 0)
        std::swap(left.back(), left[left.size() - 2]);
    if (integer("adj_y", integer("transpose_b", 0)) != 0)
        std::swap(right.back(), right[right.size() - 2]);
    if (left.back() != right[right.size() - 2])
        return problem(
            {FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit"), {shown(a.dims), shown(b.dims)}});
    Dims dims = left.size() >= right.size() ? left : right;
    dims[dims.size() - 2] = left[left.size() - 2];
    dims.back() = right.back();
    const GraphValue& weight = a.isTensor() ? b : a;
    const bool hasWeight = isParameter(weight);
    LayerRequest layer = request(hasWeight ? OpKind::Dense : OpKind::MatrixProduct, dims);
    layer.workPerElement = left.back();
    if (hasWeight) {
        layer.parameters.weights = elementsOf(weight.dims).value_or(0);
        layer.parameterKey = weight.weight;
        layer.isFrozen = isFrozen(weight);
        m_hasLayers = true;
    }
    return add(layer, dims);
}

GraphLayers::Made GraphLayers::batchNorm()
{
    const GraphValue from = input(0);
    const GraphValue& scale = input(1);
    const GraphValue& shift = input(2);
    if (!from.isTensor() || from.dims.size() < 2)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no map"));
    const std::int64_t channels = from.dims[channelAxis(from.dims.size())];
    LayerRequest layer = request(OpKind::BatchNorm, from.dims);
    layer.parameters.vectors =
        channels * (isParameter(scale) ? 1 : 0) + channels * (isParameter(shift) ? 1 : 0);
    layer.parameters.statistics = 2 * channels;
    const GraphValue& named = isParameter(scale) ? scale : shift;
    layer.parameterKey = isParameter(named) ? named.weight : m_flat->name;
    layer.isFrozen = isParameter(named) && isFrozen(named);
    GraphValue statistics;
    statistics.kind = Kind::Constant;
    statistics.dims = {channels};
    for (std::size_t output = 1; output < 6; ++output)
        setOutput(output, statistics);
    return add(layer, from.dims);
}

} // namespace faultline::vram
