// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Layers without a kernel: activations, sums and products, pools, losses.
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

using Kind = GraphValue::Kind;

/// Functions that the planner does not list are written as one that keeps the same.
Function functionOf(std::string_view op)
{
    using Row = std::pair<std::string_view, Function>;
    static constexpr std::array<Row, 14> kFunctions{{
        {"Relu", Function::Relu},
        {"Relu6", Function::Relu6},
        {"Elu", Function::Relu},
        {"Selu", Function::Relu},
        {"LeakyRelu", Function::LeakyRelu},
        {"Sigmoid", Function::Sigmoid},
        {"Tanh", Function::Tanh},
        {"Exp", Function::Sigmoid},
        {"Sqrt", Function::Sigmoid},
        {"Rsqrt", Function::Sigmoid},
        {"Reciprocal", Function::Sigmoid},
        {"Neg", Function::None},
        {"Round", Function::None},
        {"Floor", Function::None},
    }};
    const auto found = std::find_if(kFunctions.begin(), kFunctions.end(),
                                    [&](const Row& row) { return row.first == op; });
    return found != kFunctions.end() ? found->second : Function::LeakyRelu;
}

bool isStatistic(const GraphValue& weight)
{
    return weight.weight.find("moving_") != std::string::npos;
}

} // namespace

GraphLayers::Made GraphLayers::activation()
{
    const GraphValue& from = input(0);
    if (!from.isTensor())
        return from; // arithmetic of weights and constants
    // x * sigmoid(x) is what graphs have of swish: the product is written as one.
    if (node().op == "Sigmoid") {
        const std::vector<std::size_t>& readers = m_graph.readers[m_at];
        const auto isProduct = [&](std::size_t reader) {
            const FlatNode& flat = m_graph.nodes[reader];
            return flat.node->op == "Mul"
                   && std::any_of(flat.inputs.begin(), flat.inputs.end(), [&](const auto& one) {
                          const GraphValue& value = valueOf(one);
                          return value.isTensor() && value.tensor == from.tensor;
                      });
        };
        if (readers.size() == 1 && isProduct(readers.front())) {
            Made made = view(from, from.dims);
            if (made)
                made->sigmoidOf = from.tensor;
            return made;
        }
    }
    const Function function = functionOf(node().op);
    if (function == Function::None)
        return copied(from, from.dims);
    LayerRequest layer = request(OpKind::Activation, from.dims);
    layer.function = function;
    return add(layer, from.dims);
}

Result<Dims> GraphLayers::broadcast(const Dims& a, const Dims& b) const
{
    const Dims& longer = a.size() >= b.size() ? a : b;
    const Dims& shorter = a.size() >= b.size() ? b : a;
    Dims dims = longer;
    const std::size_t skipped = longer.size() - shorter.size();
    for (std::size_t at = 0; at < shorter.size(); ++at) {
        std::int64_t& size = dims[at + skipped];
        if (size != shorter[at] && size != 1 && shorter[at] != 1)
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit"), {shown(a), shown(b)}});
        size = std::max(size, shorter[at]);
    }
    return dims;
}

/// Of what does not depend on the images. Whole numbers are computed: sizes come of them.
GraphLayers::Made GraphLayers::arithmetic(const GraphValue& a, const GraphValue& b) const
{
    if (a.kind == Kind::Weight || b.kind == Kind::Weight) {
        const bool takesSecond =
            a.kind != Kind::Weight || (b.kind == Kind::Weight && isStatistic(a) && !isStatistic(b));
        GraphValue made = takesSecond ? b : a;
        const Result<Dims> dims = broadcast(a.dims, b.dims);
        if (dims && made.hasDims)
            made.dims = *dims;
        return made;
    }
    GraphValue made;
    made.kind = Kind::Constant;
    made.dims = a.dims.size() >= b.dims.size() ? a.dims : b.dims;
    if (a.values.empty() || b.values.empty())
        return made;
    const std::string& op = node().op;
    const std::size_t count = std::max(a.values.size(), b.values.size());
    for (std::size_t at = 0; at < count; ++at) {
        const std::int64_t x = a.values[at % a.values.size()];
        const std::int64_t y = b.values[at % b.values.size()];
        std::int64_t value = 0;
        bool isBad = false;
        const bool canDivide = y != 0 && !(x == INT64_MIN && y == -1);
        if (op == "Mul")
            isBad = __builtin_mul_overflow(x, y, &value);
        else if (op == "Sub")
            isBad = __builtin_sub_overflow(x, y, &value);
        else if (op == "Add" || op == "AddV2")
            isBad = __builtin_add_overflow(x, y, &value);
        else if (op == "FloorDiv" || op == "Div" || op == "RealDiv")
            value = canDivide ? x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0) : 0;
        else if (op == "FloorMod")
            value = canDivide ? ((x % y) + y) % y : 0;
        else if (op == "Maximum")
            value = std::max(x, y);
        else if (op == "Minimum")
            value = std::min(x, y);
        else
            return made; // of no size
        if (isBad)
            return problem(FAULTLINE_TR_NOOP("Errors", "its values do not fit 64 bits"));
        made.values.push_back(value);
    }
    return made;
}

GraphLayers::Made GraphLayers::sum()
{
    const GraphValue& a = input(0);
    const GraphValue& b = input(1);
    if (!a.isTensor() && !b.isTensor())
        return arithmetic(a, b);
    Result<Dims> dims = broadcast(a.dims, b.dims);
    if (!dims)
        return dims.error();
    const GraphValue& other = a.isTensor() ? b : a;
    if (!other.isTensor() && !isParameter(other))
        return copied(a.isTensor() ? a : b, *dims);
    LayerRequest layer = request(OpKind::Add, *dims);
    if (!other.isTensor()) {
        layer.parameters.vectors = elementsOf(other.dims).value_or(0);
        layer.parameterKey = other.weight;
        layer.isFrozen = isFrozen(other);
    }
    return add(layer, *dims);
}

GraphLayers::Made GraphLayers::addAll()
{
    Dims dims;
    bool hasTensor = false;
    for (std::size_t index = 0; index < inputCount(); ++index) {
        const GraphValue& one = input(index);
        if (!one.isTensor())
            continue;
        hasTensor = true;
        Result<Dims> both = broadcast(dims, one.dims);
        if (!both)
            return both.error();
        dims = *both;
    }
    return hasTensor ? add(request(OpKind::Add, dims), dims) : aside();
}

/// Everything else that acts on values side by side: with two tensors it keeps both, with a number
/// nothing.
GraphLayers::Made GraphLayers::product_()
{
    const GraphValue& a = input(0);
    const GraphValue& b = input(1);
    if (!a.isTensor() && !b.isTensor())
        return arithmetic(a, b);
    Result<Dims> dims = broadcast(a.dims, b.dims);
    if (!dims)
        return dims.error();
    const GraphValue& tensor = a.isTensor() ? a : b;
    const GraphValue& other = a.isTensor() ? b : a;
    if (!other.isTensor() && !isParameter(other)) {
        const std::vector<std::size_t>& readers = m_graph.readers[m_at];
        const bool isFactorOfSwish = other.dims.empty() && readers.size() == 1
                                     && m_graph.nodes[readers.front()].node->op == "Sigmoid";
        return isFactorOfSwish ? Made(tensor) : copied(tensor, *dims);
    }
    const bool isSwish = other.isTensor()
                         && ((a.sigmoidOf != kNoTensor && a.sigmoidOf == b.tensor)
                             || (b.sigmoidOf != kNoTensor && b.sigmoidOf == a.tensor));
    LayerRequest layer = request(isSwish ? OpKind::Activation : OpKind::Multiply, *dims);
    if (isSwish) {
        layer.function = Function::Silu;
        layer.inputs = {a.sigmoidOf == b.tensor ? b.tensor : a.tensor};
    }
    if (!other.isTensor()) {
        layer.parameters.vectors = elementsOf(other.dims).value_or(0);
        layer.parameterKey = other.weight;
        layer.isFrozen = isFrozen(other);
    }
    return add(layer, *dims);
}

std::optional<std::vector<bool>> GraphLayers::reducedAxes(std::size_t rank) const
{
    std::vector<bool> isReduced(rank, false);
    const GraphValue& axes = input(1);
    if (axes.kind != Kind::Constant)
        return std::nullopt;
    for (const std::int64_t axis : axes.values) {
        const auto at = axisOf(axis, rank);
        if (!at)
            return std::nullopt;
        isReduced[*at] = true;
    }
    return isReduced;
}

GraphLayers::Made GraphLayers::reduce()
{
    const GraphValue& from = input(0);
    const auto isReduced = reducedAxes(from.dims.size());
    if (!isReduced)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axes are not known"));
    if (from.kind == Kind::Weight)
        return aside();
    const bool keeps = integer("keep_dims", 0) != 0;
    Dims dims;
    for (std::size_t axis = 0; axis < from.dims.size(); ++axis) {
        if (!(*isReduced)[axis])
            dims.push_back(from.dims[axis]);
        else if (keeps)
            dims.push_back(1);
    }
    if (from.isTensor())
        return add(request(OpKind::GlobalPool, dims), dims);
    GraphValue made;
    made.kind = Kind::Constant;
    made.dims = dims;
    if (node().op == "Prod" && !from.values.empty() && dims.empty()) {
        const auto whole = elementsOf(from.values);
        if (!whole)
            return problem(FAULTLINE_TR_NOOP("Errors", "its values do not fit 64 bits"));
        made.values = {*whole};
    }
    return made;
}

GraphLayers::Made GraphLayers::pool()
{
    const GraphValue& from = input(0);
    const NetworkAttribute* const sizes = node().attribute("ksize");
    if (!from.isTensor() || from.dims.size() < 3)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no map"));
    if (sizes == nullptr || sizes->integers.size() != from.dims.size())
        return problem(FAULTLINE_TR_NOOP("Errors", "\"ksize\" is not there"));
    Dims kernel;
    const std::size_t channels = channelAxis(from.dims.size());
    for (std::size_t axis = 1; axis < from.dims.size(); ++axis) {
        if (axis != channels)
            kernel.push_back(sizes->integers[axis]);
    }
    const Result<Dims> dims = windowed(from.dims, kernel, {});
    if (!dims)
        return dims.error();
    const bool isMax = node().op.starts_with("Max");
    LayerRequest layer = request(isMax ? OpKind::MaxPool : OpKind::AveragePool, *dims);
    layer.kernelHeight = kernel.front();
    layer.kernelWidth = kernel.back();
    return add(layer, *dims);
}

GraphLayers::Made GraphLayers::softmax()
{
    const GraphValue& from = input(0);
    return from.isTensor() ? add(request(OpKind::Softmax, from.dims), from.dims) : aside();
}

/// Its gradient is computed with it and kept: as much as a softmax.
GraphLayers::Made GraphLayers::entropy()
{
    const GraphValue& from = input(0);
    if (!from.isTensor() || from.dims.size() < 2)
        return aside();
    LayerRequest layer = request(OpKind::Softmax, from.dims);
    layer.inputs = {from.tensor};
    const Made kept = add(layer, from.dims);
    if (!kept)
        return kept;
    LayerRequest loss = request(OpKind::GlobalPool, {from.dims.front()});
    loss.name += "/loss";
    loss.inputs = {kept->tensor};
    return add(loss, {from.dims.front()});
}

/// A choice by something random is dropout: a mask is kept.
GraphLayers::Made GraphLayers::select()
{
    const GraphValue& mask = input(0);
    const GraphValue& a = input(1);
    const GraphValue& b = input(2);
    if (!a.isTensor() && !b.isTensor())
        return aside();
    Result<Dims> dims = broadcast(a.dims, b.dims);
    if (!dims)
        return dims.error();
    if (mask.isMask && a.isTensor())
        return add(request(OpKind::Dropout, *dims), *dims);
    LayerRequest layer = request(OpKind::Add, *dims);
    return add(layer, *dims);
}

GraphLayers::Made GraphLayers::compare()
{
    Made made = aside();
    made->isMask = true;
    return made;
}

GraphLayers::Made GraphLayers::random()
{
    return aside();
}

/// What has no gradient and is of no matter.
GraphLayers::Made GraphLayers::aside()
{
    GraphValue made;
    made.kind = Kind::Constant;
    if (const NetworkAttribute* const shape = outputShape())
        made.dims = shape->integers;
    else if (inputCount() > 0)
        made.dims = input(0).dims;
    return made;
}

} // namespace faultline::vram
