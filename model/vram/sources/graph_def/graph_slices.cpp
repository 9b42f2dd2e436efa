// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that take values apart and put them together.
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

using Kind = GraphValue::Kind;

constexpr std::int64_t kMostParts = 4096;

/// What a slice takes of an axis: `count` places from `begin` on, `stride` apart.
struct TakenAxis {
    std::int64_t begin = 0;
    std::int64_t stride = 1;
    std::int64_t count = 0;

    [[nodiscard]] std::vector<std::int64_t> of(const std::vector<std::int64_t>& values) const
    {
        std::vector<std::int64_t> taken;
        std::int64_t at = begin;
        for (std::int64_t index = 0; index < count; ++index, at += stride) {
            if (at < 0 || at >= static_cast<std::int64_t>(values.size()))
                break;
            taken.push_back(values[static_cast<std::size_t>(at)]);
        }
        return taken;
    }
};

/// A part of a slice as Python writes it; without begin or end from the one side to the other.
struct AxisSlice {
    std::optional<std::int64_t> begin;
    std::optional<std::int64_t> end;
    std::int64_t stride = 1;
    bool isOne = false; ///< takes one place, and the axis is gone

    /// Nothing for a stride of 0 or one beyond the axis, backwards.
    [[nodiscard]] std::optional<TakenAxis> of(std::int64_t size) const
    {
        if (stride == 0 || stride < -size - 1)
            return std::nullopt;
        const bool isForward = stride > 0;
        const std::int64_t low = isForward ? 0 : -1;
        const std::int64_t high = isForward ? size : size - 1;
        const auto bound = [&](std::int64_t at) {
            return std::clamp(at < 0 ? std::max(at, -size - 1) + size : at, low, high);
        };
        TakenAxis taken;
        taken.stride = std::min(stride, size + 1);
        taken.begin = begin ? bound(*begin) : (isForward ? low : high);
        const std::int64_t last = end ? bound(*end) : (isForward ? high : low);
        const std::int64_t step = isForward ? stride : -stride;
        const std::int64_t span = isForward ? last - taken.begin : taken.begin - last;
        taken.count = isOne ? 1 : (span > 0 ? 1 + (span - 1) / step : 0);
        return taken;
    }
};

} // namespace

/// Begin, end and stride of each axis, with the masks of Python's brackets.
GraphLayers::Made GraphLayers::stridedSlice()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const begins = integers(1);
    const std::vector<std::int64_t>* const ends = integers(2);
    const std::vector<std::int64_t>* const strides = integers(3);
    if (begins == nullptr || ends == nullptr || strides == nullptr || begins->size() != ends->size()
        || begins->size() != strides->size())
        return problem(FAULTLINE_TR_NOOP("Errors", "what it takes is not known"));
    const auto isIn = [&](const char* mask, std::size_t index) {
        return index < 63 && ((integer(mask, 0) >> index) & 1) != 0;
    };
    std::size_t named = 0;
    for (std::size_t index = 0; index < begins->size(); ++index)
        named += isIn("new_axis_mask", index) || isIn("ellipsis_mask", index) ? 0 : 1;
    Dims dims;
    std::vector<std::int64_t> values = from.values;
    std::size_t axis = 0;
    for (std::size_t index = 0; index < begins->size(); ++index) {
        if (isIn("new_axis_mask", index)) {
            dims.push_back(1);
            continue;
        }
        if (isIn("ellipsis_mask", index)) {
            const std::size_t end = from.dims.size() - std::min(named, from.dims.size()) + axis;
            while (axis < std::min(end, from.dims.size()))
                dims.push_back(from.dims[axis++]);
            continue;
        }
        if (axis >= from.dims.size())
            return problem(FAULTLINE_TR_NOOP("Errors", "names an axis that is not there"));
        AxisSlice slice;
        slice.stride = (*strides)[index];
        if (!isIn("begin_mask", index))
            slice.begin = (*begins)[index];
        if (!isIn("end_mask", index))
            slice.end = (*ends)[index];
        slice.isOne = isIn("shrink_axis_mask", index);
        const std::optional<TakenAxis> taken = slice.of(from.dims[axis]);
        if (!taken)
            return problem(FAULTLINE_TR_NOOP("Errors", "its stride cannot be planned"));
        if (from.dims.size() == 1)
            values = taken->of(values);
        if (!slice.isOne)
            dims.push_back(taken->count);
        ++axis;
    }
    dims.insert(dims.end(), from.dims.begin() + static_cast<std::ptrdiff_t>(axis), from.dims.end());
    if (from.isTensor())
        return copied(from, std::move(dims));
    Made made = view(from, std::move(dims));
    made->values = from.dims.size() == 1 ? std::move(values) : std::vector<std::int64_t>{};
    return made;
}

GraphLayers::Made GraphLayers::slice()
{
    const GraphValue& from = input(0);
    const std::vector<std::int64_t>* const begins = integers(1);
    const std::vector<std::int64_t>* const sizes = integers(2);
    if (begins == nullptr || sizes == nullptr || begins->size() != from.dims.size()
        || sizes->size() != from.dims.size())
        return problem(FAULTLINE_TR_NOOP("Errors", "what it takes is not known"));
    Dims dims;
    for (std::size_t axis = 0; axis < from.dims.size(); ++axis) {
        const std::int64_t begin = (*begins)[axis];
        if (begin < 0 || begin > from.dims[axis])
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "begins outside of %1"), {shown(from.dims)}});
        const std::int64_t left = from.dims[axis] - begin;
        const std::int64_t size = (*sizes)[axis] == -1 ? left : (*sizes)[axis];
        if (size < 0 || size > left)
            return problem({FAULTLINE_TR_NOOP("Errors", "ends outside of %1"), {shown(from.dims)}});
        dims.push_back(size);
    }
    if (from.isTensor())
        return copied(from, std::move(dims));
    Made made = view(from, std::move(dims));
    if (from.dims.size() == 1 && !from.values.empty()) {
        const auto begin = from.values.begin() + static_cast<std::ptrdiff_t>(begins->front());
        const bool fits =
            static_cast<std::size_t>(begins->front() + made->dims[0]) <= from.values.size();
        made->values = fits ? std::vector<std::int64_t>(
                           begin, begin + static_cast<std::ptrdiff_t>(made->dims[0]))
                            : std::vector<std::int64_t>{};
    } else {
        made->values.clear();
    }
    return made;
}

GraphLayers::Made GraphLayers::gather()
{
    const GraphValue& from = input(0);
    const GraphValue& indices = input(1);
    const std::vector<std::int64_t>* const axes = inputCount() > 2 ? integers(2) : nullptr;
    const auto axis = axisOf(axes != nullptr ? axes->front() : 0, from.dims.size());
    if (!axis)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axis is not there"));
    Dims dims(from.dims.begin(), from.dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    dims.insert(dims.end(), indices.dims.begin(), indices.dims.end());
    dims.insert(dims.end(), from.dims.begin() + static_cast<std::ptrdiff_t>(*axis) + 1,
                from.dims.end());
    if (from.kind == Kind::Constant && !indices.isTensor()) {
        std::vector<std::int64_t> values;
        for (const std::int64_t index : indices.values) {
            const auto at = axisOf(index, from.values.size());
            if (at)
                values.push_back(from.values[*at]);
        }
        return constantOf(std::move(dims),
                          from.dims.size() == 1 ? std::move(values) : std::vector<std::int64_t>{});
    }
    if (!from.isTensor() && !indices.isTensor())
        return aside();
    LayerRequest layer = request(OpKind::Copy, dims);
    if (isParameter(from)) { // a table of embeddings
        layer.parameters.weights = elementsOf(from.dims).value_or(0);
        layer.parameterKey = from.weight;
        layer.isFrozen = isFrozen(from);
        m_hasLayers = true;
    }
    return add(layer, std::move(dims));
}

GraphLayers::Made GraphLayers::pack()
{
    if (inputCount() == 0)
        return problem(FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    bool hasTensor = false;
    bool hasValues = true;
    std::vector<std::int64_t> values;
    for (std::size_t index = 0; index < inputCount(); ++index) {
        const GraphValue& one = input(index);
        hasTensor = hasTensor || one.isTensor();
        hasValues = hasValues && one.kind == Kind::Constant && one.values.size() == 1;
        if (hasValues)
            values.push_back(one.values.front());
    }
    const Dims one = input(0).dims;
    const auto axis = axisOf(integer("axis", 0), one.size() + 1);
    if (!axis)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axis is not there"));
    Dims dims = one;
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis),
                static_cast<std::int64_t>(inputCount()));
    if (hasTensor)
        return add(request(OpKind::Concat, dims), dims);
    return constantOf(std::move(dims), hasValues ? std::move(values) : std::vector<std::int64_t>{});
}

GraphLayers::Made GraphLayers::unpack()
{
    const GraphValue from = input(0);
    const auto axis = axisOf(integer("axis", 0), from.dims.size());
    if (!axis)
        return problem(FAULTLINE_TR_NOOP("Errors", "its axis is not there"));
    const std::int64_t count = from.dims[*axis];
    if (count < 1 || count > kMostParts)
        return problem({FAULTLINE_TR_NOOP("Errors", "makes %1 parts"), {std::to_string(count)}});
    Dims dims = from.dims;
    dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    GraphValue first;
    for (std::int64_t at = 0; at < count; ++at) {
        Made part = copied(from, dims);
        if (!part)
            return part;
        const auto place = static_cast<std::size_t>(at);
        if (!part->isTensor())
            part->values = from.dims.size() == 1 && place < from.values.size()
                               ? std::vector<std::int64_t>{from.values[place]}
                               : std::vector<std::int64_t>{};
        if (at == 0)
            first = *part;
        else
            setOutput(place, std::move(*part));
    }
    return first;
}

GraphLayers::Made GraphLayers::split()
{
    const std::vector<std::int64_t>* const axes = integers(0);
    const GraphValue from = input(1);
    const std::int64_t count = integer("num_split", 1);
    const auto axis = axes != nullptr ? axisOf(axes->front(), from.dims.size()) : std::nullopt;
    if (!axis || count < 1 || count > kMostParts || from.dims[*axis] % count != 0)
        return problem(FAULTLINE_TR_NOOP("Errors", "its parts are not known"));
    Dims dims = from.dims;
    dims[*axis] /= count;
    GraphValue first;
    for (std::int64_t at = 0; at < count; ++at) {
        Made part = copied(from, dims);
        if (!part)
            return part;
        if (at == 0)
            first = *part;
        else
            setOutput(static_cast<std::size_t>(at), std::move(*part));
    }
    return first;
}

GraphLayers::Made GraphLayers::splitSizes()
{
    const GraphValue from = input(0);
    const std::vector<std::int64_t>* const sizes = integers(1);
    const std::vector<std::int64_t>* const axes = integers(2);
    const auto axis = axes != nullptr ? axisOf(axes->front(), from.dims.size()) : std::nullopt;
    if (!axis || sizes == nullptr)
        return problem(FAULTLINE_TR_NOOP("Errors", "its parts are not known"));
    std::int64_t left = from.dims[*axis];
    for (const std::int64_t size : *sizes)
        left -= size >= 0 && size <= left ? size : 0;
    GraphValue first;
    for (std::size_t at = 0; at < sizes->size(); ++at) {
        Dims dims = from.dims;
        dims[*axis] = (*sizes)[at] == -1 ? left : (*sizes)[at];
        if (dims[*axis] < 0 || dims[*axis] > from.dims[*axis])
            return problem(
                {FAULTLINE_TR_NOOP("Errors", "its parts do not fit %1"), {shown(from.dims)}});
        Made part = copied(from, std::move(dims));
        if (!part)
            return part;
        if (at == 0)
            first = *part;
        else
            setOutput(at, std::move(*part));
    }
    return first;
}

} // namespace faultline::vram
