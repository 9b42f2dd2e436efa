// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that change sizes, and the arithmetic of sizes itself.
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

using Kind = GraphValue::Kind;

constexpr std::int64_t kLargestSize = std::int64_t{1} << 40;
constexpr std::size_t kMostValues = NetworkTensor::kMostValues;
constexpr std::size_t kMostRank = 16;

bool isSize(std::int64_t size)
{
    return size >= 0 && size <= kLargestSize;
}

} // namespace

GraphValue GraphLayers::constantOf(Dims dims, std::vector<std::int64_t> values)
{
    GraphValue made;
    made.kind = Kind::Constant;
    made.dims = std::move(dims);
    if (values.size() <= kMostValues)
        made.values = std::move(values);
    return made;
}

/// The same memory in another shape; of what is no tensor the same values.
GraphLayers::Made GraphLayers::view(const GraphValue& of, Dims dims)
{
    if (!of.isTensor()) {
        GraphValue made = of;
        made.dims = std::move(dims);
        return made;
    }
    LayerRequest layer = request(OpKind::View, dims);
    layer.inputs = {of.tensor};
    layer.isView = true;
    return add(layer, std::move(dims));
}

GraphLayers::Made GraphLayers::copied(const GraphValue& of, Dims dims, OpKind kind)
{
    if (!of.isTensor())
        return view(of, std::move(dims));
    LayerRequest layer = request(kind, dims);
    layer.inputs = {of.tensor};
    return add(layer, std::move(dims));
}

GraphLayers::Made GraphLayers::same()
{
    return input(0);
}

GraphLayers::Made GraphLayers::identities()
{
    for (std::size_t index = 1; index < inputCount(); ++index)
        setOutput(index, input(index));
    return input(0);
}

GraphLayers::Made GraphLayers::cast()
{
    const GraphValue from = input(0);
    if (!from.isTensor())
        return from;
    return copied(from, from.dims);
}

GraphLayers::Made GraphLayers::concat()
{
    const std::size_t count = inputCount();
    if (count < 2)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const bool isAxisLast = node().op == "ConcatV2";
    const std::size_t first = isAxisLast ? 0 : 1;
    const std::size_t end = isAxisLast ? count - 1 : count;
    const std::vector<std::int64_t>* const axes = integers(isAxisLast ? count - 1 : 0);
    bool hasTensor = false;
    std::vector<std::int64_t> values;
    bool hasValues = true;
    for (std::size_t index = first; index < end; ++index) {
        const GraphValue& one = input(index);
        hasTensor = hasTensor || one.isTensor();
        hasValues = hasValues && one.kind == Kind::Constant && !one.values.empty();
        if (values.size() <= kMostValues)
            values.insert(values.end(), one.values.begin(), one.values.end());
    }
    if (!hasTensor && hasValues)
        return constantOf({static_cast<std::int64_t>(values.size())}, std::move(values));
    if (!hasTensor)
        return aside();
    Dims dims = input(first).dims;
    const auto axis = axes != nullptr ? axisOf(axes->front(), dims.size()) : std::nullopt;
    if (!axis)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axis is not known"));
    dims[*axis] = 0;
    for (std::size_t index = first; index < end; ++index) {
        Dims other = input(index).dims;
        if (other.size() != dims.size())
            return problem({FAULTLINE_TR_NOOP("Errors", "its inputs do not fit %1"),
                            {shown(input(first).dims)}});
        dims[*axis] += std::exchange(other[*axis], 0);
        Dims rest = dims;
        rest[*axis] = 0;
        if (other != rest || !isSize(dims[*axis]))
            return problem({FAULTLINE_TR_NOOP("Errors", "its inputs do not fit %1"),
                            {shown(input(first).dims)}});
    }
    return add(request(OpKind::Concat, dims), dims);
}

GraphLayers::Made GraphLayers::pad()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const pads = integers(1);
    if (!from.isTensor())
        return aside();
    if (pads == nullptr || pads->size() != 2 * from.dims.size())
        return problem(FAULTLINE_TR_NOOP("Errors", "what it adds is not known"));
    Dims dims = from.dims;
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        const std::int64_t before = (*pads)[2 * axis];
        const std::int64_t after = (*pads)[2 * axis + 1];
        if (!isSize(before) || !isSize(after) || !isSize(dims[axis]))
            return problem(FAULTLINE_TR_NOOP("Errors", "what it adds is out of range"));
        dims[axis] += before + after;
    }
    return copied(from, dims, OpKind::Pad);
}

GraphLayers::Made GraphLayers::resize()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const size = integers(1);
    if (!from.isTensor() || from.dims.size() != 4)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no map"));
    if (size == nullptr || size->size() != 2 || !isSize((*size)[0]) || !isSize((*size)[1]))
        return problem(FAULTLINE_TR_NOOP("Errors", "the size that it makes is not known"));
    return copied(from, {from.dims[0], (*size)[0], (*size)[1], from.dims[3]}, OpKind::Resize);
}

GraphLayers::Made GraphLayers::reshape()
{
    const GraphValue& from = input(0);
    const GraphValue& wanted = input(1);
    const std::int64_t elements = elementsOf(from.dims).value_or(0);
    if (wanted.kind != Kind::Constant || wanted.values.size() > kMostRank)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    Dims dims = wanted.values;
    if (dims.empty() && !wanted.dims.empty() && wanted.dims != Dims{0})
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    std::int64_t known = 1;
    std::size_t open = dims.size();
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        if (dims[axis] == -1 && open == dims.size())
            open = axis;
        else
            known = product({known, std::max<std::int64_t>(dims[axis], 0)}).value_or(0);
    }
    if (open < dims.size() && known > 0 && elements % known == 0)
        dims[open] = elements / known;
    if (elementsOf(dims) != elements
        || std::any_of(dims.begin(), dims.end(), [](auto size) { return size < 0; }))
        return problem({FAULTLINE_TR_NOOP("Errors", "%1 cannot be reshaped to %2"),
                        {shown(from.dims), shown(dims)}});
    return view(from, std::move(dims));
}

GraphLayers::Made GraphLayers::squeeze()
{
    const GraphValue& from = input(0);
    const NetworkAttribute* const axes = node().attribute("squeeze_dims");
    const bool takesAll = axes == nullptr || axes->integers.empty();
    std::vector<bool> isLeftOut(from.dims.size(), false);
    for (std::size_t axis = 0; axis < from.dims.size(); ++axis)
        isLeftOut[axis] = takesAll && from.dims[axis] == 1;
    if (!takesAll) {
        for (const std::int64_t axis : axes->integers) {
            const auto at = axisOf(axis, from.dims.size());
            if (!at || from.dims[*at] != 1)
                return problem(FAULTLINE_TR_NOOP("Errors", "names an axis that is not of size 1"));
            isLeftOut[*at] = true;
        }
    }
    Dims dims;
    for (std::size_t axis = 0; axis < from.dims.size(); ++axis) {
        if (!isLeftOut[axis])
            dims.push_back(from.dims[axis]);
    }
    return view(from, std::move(dims));
}

GraphLayers::Made GraphLayers::expandDims()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const axes = integers(1);
    const auto axis = axes != nullptr ? axisOf(axes->front(), from.dims.size() + 1) : std::nullopt;
    if (!axis)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axis is not known"));
    Dims dims = from.dims;
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis), 1);
    return view(from, std::move(dims));
}

GraphLayers::Made GraphLayers::transpose()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const order = integers(1);
    const std::size_t rank = from.dims.size();
    if (order == nullptr || order->size() != rank)
        return problem(FAULTLINE_TR_NOOP("Errors", "the order of its axes is not known"));
    Dims dims;
    for (const std::int64_t axis : *order) {
        const auto at = axisOf(axis, rank);
        if (!at)
            return problem(FAULTLINE_TR_NOOP("Errors", "names an axis that is not there"));
        dims.push_back(from.dims[*at]);
    }
    return copied(from, std::move(dims));
}

GraphLayers::Made GraphLayers::tile()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const times = integers(1);
    if (times == nullptr || times->size() != from.dims.size())
        return problem(FAULTLINE_TR_NOOP("Errors", "how often it repeats is not known"));
    Dims dims;
    for (std::size_t axis = 0; axis < from.dims.size(); ++axis) {
        const auto size = product({from.dims[axis], std::max<std::int64_t>((*times)[axis], 0)});
        dims.push_back(size && isSize(*size) ? *size : 0);
    }
    if (from.isTensor())
        return copied(from, std::move(dims));
    return constantOf(std::move(dims), {});
}

GraphLayers::Made GraphLayers::broadcastTo()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const wanted = integers(1);
    if (wanted == nullptr)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    const Result<Dims> dims = broadcast(from.dims, *wanted);
    if (!dims)
        return dims.error();
    return from.isTensor() ? copied(from, *dims) : Made(constantOf(*dims, {}));
}

GraphLayers::Made GraphLayers::shape()
{
    const GraphValue& from = input(0);
    if (!from.hasDims)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads a shape that is not in the file"));
    return constantOf({static_cast<std::int64_t>(from.dims.size())}, from.dims);
}

GraphLayers::Made GraphLayers::shapes()
{
    for (std::size_t index = 1; index < inputCount(); ++index)
        setOutput(index, constantOf({static_cast<std::int64_t>(input(index).dims.size())},
                                    input(index).dims));
    return shape();
}

GraphLayers::Made GraphLayers::size()
{
    return constantOf({}, {elementsOf(input(0).dims).value_or(0)});
}

GraphLayers::Made GraphLayers::rank()
{
    return constantOf({}, {static_cast<std::int64_t>(input(0).dims.size())});
}

GraphLayers::Made GraphLayers::fill()
{
    const GraphValue& wanted = input(0);
    const GraphValue& with = input(1);
    if (wanted.kind != Kind::Constant)
        return problem(FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    GraphValue made = constantOf(wanted.values, {});
    made.isFilled = true;
    const std::int64_t count = elementsOf(made.dims).value_or(0);
    if (with.values.size() == 1 && count > 0 && count <= static_cast<std::int64_t>(kMostValues))
        made.values.assign(static_cast<std::size_t>(count), with.values.front());
    return made;
}

GraphLayers::Made GraphLayers::range()
{
    const std::vector<std::int64_t>* const from = integers(0);
    const std::vector<std::int64_t>* const to = integers(1);
    const std::vector<std::int64_t>* const step = integers(2);
    if (from == nullptr || to == nullptr || step == nullptr || step->front() < 1)
        return aside();
    std::vector<std::int64_t> values;
    for (std::int64_t at = from->front();
         at < to->front() && values.size() <= kMostValues && at <= kLargestSize;
         at += std::min(step->front(), kLargestSize))
        values.push_back(at);
    return constantOf({static_cast<std::int64_t>(values.size())}, std::move(values));
}

/// TensorFlow writes a dilated convolution as one over blocks. On a device it runs as what it is,
/// so cutting and joining are views; the sizes between are those of the blocks.
GraphLayers::Made GraphLayers::spaceToBatch()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const block = integers(1);
    const std::vector<std::int64_t>* const pads = integers(2);
    if (!from.isTensor() || block == nullptr || pads == nullptr
        || block->size() + 1 >= from.dims.size() || pads->size() != 2 * block->size())
        return problem(FAULTLINE_TR_NOOP("Errors", "its blocks are not known"));
    Dims cut = from.dims;
    for (std::size_t axis = 0; axis < block->size(); ++axis) {
        const std::int64_t each = (*block)[axis];
        const std::int64_t before = (*pads)[2 * axis];
        const std::int64_t after = (*pads)[2 * axis + 1];
        if (each < 1 || !isSize(each) || !isSize(before) || !isSize(after)
            || (cut[axis + 1] + before + after) % each != 0)
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its blocks do not fit %1"), {shown(from.dims)}});
        cut[axis + 1] = (cut[axis + 1] + before + after) / each;
    }
    Made made = view(from, from.dims);
    if (made) {
        made->block = *block;
        made->cut = std::move(cut);
    }
    return made;
}

GraphLayers::Made GraphLayers::batchToSpace()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const block = integers(1);
    const std::vector<std::int64_t>* const crops = integers(2);
    if (!from.isTensor() || block == nullptr || crops == nullptr || from.block != *block
        || crops->size() != 2 * block->size() || block->size() + 1 >= from.dims.size())
        return problem(FAULTLINE_TR_NOOP("Errors", "its blocks are not known"));
    Dims dims = from.dims;
    for (std::size_t axis = 0; axis < block->size(); ++axis) {
        const std::int64_t before = (*crops)[2 * axis];
        const std::int64_t after = (*crops)[2 * axis + 1];
        if (!isSize(before) || !isSize(after) || before + after >= dims[axis + 1])
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its blocks do not fit %1"), {shown(from.dims)}});
        dims[axis + 1] -= before + after;
    }
    return view(from, std::move(dims));
}

GraphLayers::Made GraphLayers::depthToSpace()
{
    const GraphValue& from = input(0);
    const std::int64_t block = integer("block_size", 1);
    constexpr std::int64_t kLargestBlock = 1 << 20;
    if (!from.isTensor() || from.dims.size() != 4 || block < 1 || block > kLargestBlock)
        return problem(FAULTLINE_TR_NOOP("Errors", "its blocks are not known"));
    Dims dims = from.dims;
    const std::int64_t area = block * block;
    if (node().op == "DepthToSpace") {
        if (dims[3] % area != 0 || !isSize(dims[1]) || !isSize(dims[2]))
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its blocks do not fit %1"), {shown(from.dims)}});
        dims = {dims[0], dims[1] * block, dims[2] * block, dims[3] / area};
    } else {
        if (dims[1] % block != 0 || dims[2] % block != 0 || !isSize(dims[3]))
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its blocks do not fit %1"), {shown(from.dims)}});
        dims = {dims[0], dims[1] / block, dims[2] / block, dims[3] * area};
    }
    return copied(from, std::move(dims));
}

GraphLayers::Made GraphLayers::crops()
{
    const GraphValue& from = input(0);
    const GraphValue& boxes = input(1);
    const std::vector<std::int64_t>* const size = integers(3);
    if (!from.isTensor() || from.dims.size() != 4 || boxes.dims.size() != 2 || size == nullptr
        || size->size() != 2 || !isSize((*size)[0]) || !isSize((*size)[1]))
        return problem(FAULTLINE_TR_NOOP("Errors", "its boxes or their size are not known"));
    const Dims dims{boxes.dims[0], (*size)[0], (*size)[1], from.dims[3]};
    LayerRequest layer = request(OpKind::RoiPool, dims);
    layer.inputs = {from.tensor};
    return add(layer, dims);
}

} // namespace faultline::vram
