// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that change sizes, and the arithmetic of sizes itself.
#include "model/vram/sources/onnx/onnx_layers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::vram {

namespace {

constexpr double kLargestSize = 1e12;

} // namespace

OnnxLayers::Made OnnxLayers::view(const NetworkNode& node, Dims dims)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    if (from->tensor == kNoTensor) {
        OnnxValue made = *from;
        made.dims = std::move(dims);
        return made;
    }
    LayerRequest made = request(node, OpKind::View, dims);
    made.inputs = {from->tensor};
    made.isView = true;
    Made written = add(made);
    if (written)
        written->dims = std::move(dims);
    return written;
}

OnnxLayers::Made OnnxLayers::sameShape(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    return from != nullptr ? view(node, from->dims)
                           : Made(problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing")));
}

OnnxLayers::Made OnnxLayers::concat(const NetworkNode& node)
{
    const OnnxValue* const first = input(node, 0);
    if (first == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    OnnxValue values;
    values.isConstant = true;
    for (std::size_t index = 0; index < node.inputs.size(); ++index) {
        const OnnxValue* const one = input(node, index);
        values.isConstant = values.isConstant && one != nullptr && one->isConstant;
        if (one == nullptr)
            continue;
        values.values.insert(values.values.end(), one->values.begin(), one->values.end());
        values.reals.insert(values.reals.end(), one->reals.begin(), one->reals.end());
    }
    if (values.isConstant) {
        const std::size_t count = std::max(values.values.size(), values.reals.size());
        values.dims = {static_cast<std::int64_t>(count)};
        if (count > NetworkTensor::kMostValues) {
            values.values.clear();
            values.reals.clear();
        }
        return values;
    }
    const auto axis = axisOf(integer(node, "axis", 0), first->dims.size());
    if (!axis)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    Dims dims = first->dims;
    dims[*axis] = 0;
    for (std::size_t index = 0; index < node.inputs.size(); ++index) {
        Dims other = input(node, index)->dims;
        if (other.size() != dims.size())
            return problem(node, {FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit"),
                                  {shown(first->dims), shown(other)}});
        dims[*axis] += std::exchange(other[*axis], 0);
        Dims rest = dims;
        rest[*axis] = 0;
        if (other != rest || static_cast<double>(dims[*axis]) > kLargestSize)
            return problem(node, {FAULTLINE_TR_NOOP("Errors", "its inputs do not fit %1"),
                                  {shown(first->dims)}});
    }
    Made written = add(request(node, OpKind::Concat, dims));
    if (written)
        written->dims = dims;
    return written;
}

/// Sizes or factors: the third and fourth input, the second in older files, or an attribute.
OnnxLayers::Made OnnxLayers::resize(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    Dims dims = from->dims;
    const OnnxValue* const sizes = input(node, 3);
    if (sizes != nullptr && sizes->values.size() == dims.size()) {
        dims = sizes->values;
    } else {
        const NetworkAttribute* const attribute = node.attribute("scales");
        std::vector<double> factors =
            attribute != nullptr ? attribute->reals : std::vector<double>{};
        for (const std::size_t index : {std::size_t{1}, std::size_t{2}}) {
            const OnnxValue* const scales = input(node, index);
            if (scales != nullptr && scales->reals.size() == dims.size())
                factors = scales->reals;
        }
        if (factors.size() != dims.size())
            return problem(node, FAULTLINE_TR_NOOP("Errors", "neither sizes nor scales are known"));
        for (std::size_t axis = 0; axis < dims.size(); ++axis) {
            const double size = std::floor(static_cast<double>(dims[axis]) * factors[axis]);
            if (!(size >= 1) || size > kLargestSize)
                return problem(node, FAULTLINE_TR_NOOP("Errors", "\"scales\" are out of range"));
            dims[axis] = static_cast<std::int64_t>(size);
        }
    }
    Made written = add(request(node, OpKind::Resize, dims));
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::reshape(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const auto target = integers(node, 1, "shape");
    if (from == nullptr || !target || target->empty())
        return problem(node, FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    const std::int64_t elements = elementsOf(from->dims).value_or(0);
    Dims dims = *target;
    std::int64_t known = 1;
    std::size_t open = dims.size();
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        if (dims[axis] == 0 && axis < from->dims.size())
            dims[axis] = from->dims[axis]; // 0: as it was
        if (dims[axis] == -1 && open == dims.size())
            open = axis;
        else
            known = product({known, dims[axis]}).value_or(0);
    }
    if (open < dims.size() && known > 0 && elements % known == 0)
        dims[open] = elements / known;
    if (elementsOf(dims) != elements)
        return problem(node, {FAULTLINE_TR_NOOP("Errors", "%1 cannot be reshaped to %2"),
                              {shown(from->dims), shown(dims)}});
    return view(node, std::move(dims));
}

OnnxLayers::Made OnnxLayers::flatten(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const auto rank = static_cast<std::int64_t>(from->dims.size());
    std::int64_t axis = integer(node, "axis", 1);
    axis = axis < 0 ? axis + rank : axis;
    if (axis < 0 || axis > rank)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    const auto middle = from->dims.begin() + static_cast<std::ptrdiff_t>(axis);
    return view(node, {elementsOf(Dims(from->dims.begin(), middle)).value_or(0),
                       elementsOf(Dims(middle, from->dims.end())).value_or(0)});
}

OnnxLayers::Made OnnxLayers::squeeze(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const auto axes = integers(node, 1, "axes");
    std::vector<bool> isLeftOut(from->dims.size(), false);
    for (std::size_t axis = 0; axis < from->dims.size(); ++axis)
        isLeftOut[axis] = !axes && from->dims[axis] == 1;
    for (const std::int64_t axis : axes.value_or(std::vector<std::int64_t>{})) {
        const auto at = axisOf(axis, from->dims.size());
        if (!at || from->dims[*at] != 1)
            return problem(node,
                           FAULTLINE_TR_NOOP("Errors", "\"axes\" names one that is not of size 1"));
        isLeftOut[*at] = true;
    }
    Dims dims;
    for (std::size_t axis = 0; axis < from->dims.size(); ++axis) {
        if (!isLeftOut[axis])
            dims.push_back(from->dims[axis]);
    }
    return view(node, std::move(dims));
}

OnnxLayers::Made OnnxLayers::unsqueeze(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const auto axes = integers(node, 1, "axes");
    if (from == nullptr || !axes || axes->size() > 16)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"axes\" are not known"));
    const std::size_t rank = from->dims.size() + axes->size();
    std::vector<bool> isNew(rank, false);
    for (const std::int64_t axis : *axes) {
        const auto at = axisOf(axis, rank);
        if (!at)
            return problem(node,
                           FAULTLINE_TR_NOOP("Errors", "\"axes\" names one that is not there"));
        isNew[*at] = true;
    }
    Dims dims;
    std::size_t next = 0;
    for (std::size_t axis = 0; axis < rank; ++axis)
        dims.push_back(isNew[axis] || next >= from->dims.size() ? 1 : from->dims[next++]);
    return view(node, std::move(dims));
}

OnnxLayers::Made OnnxLayers::transpose(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const std::size_t rank = from->dims.size();
    const NetworkAttribute* const order = node.attribute("perm");
    Dims dims(from->dims.rbegin(), from->dims.rend());
    if (order != nullptr) {
        if (order->integers.size() != rank)
            return problem(node, {FAULTLINE_TR_NOOP("Errors", "\"perm\" does not fit %1"),
                                  {shown(from->dims)}});
        for (std::size_t axis = 0; axis < rank; ++axis) {
            const auto at = axisOf(order->integers[axis], rank);
            if (!at)
                return problem(
                    node, FAULTLINE_TR_NOOP("Errors", "\"perm\" names an axis that is not there"));
            dims[axis] = from->dims[*at];
        }
    }
    if (from->tensor == kNoTensor)
        return view(node, std::move(dims));
    Made written = add(request(node, OpKind::Copy, dims));
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::slice(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const auto starts = integers(node, 1, "starts");
    const auto ends = integers(node, 2, "ends");
    const auto axes = integers(node, 3, "axes");
    const auto steps = integers(node, 4, "steps");
    if (from == nullptr || !starts || !ends || starts->size() != ends->size())
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"starts\" and \"ends\" are not known"));
    Dims dims = from->dims;
    std::vector<std::int64_t> kept = from->values;
    for (std::size_t index = 0; index < starts->size(); ++index) {
        const std::int64_t named =
            axes && index < axes->size() ? (*axes)[index] : static_cast<std::int64_t>(index);
        const auto axis = axisOf(named, dims.size());
        const std::int64_t step = steps && index < steps->size() ? (*steps)[index] : 1;
        if (!axis || step < 1)
            return problem(node,
                           FAULTLINE_TR_NOOP("Errors", "\"axes\" or \"steps\" cannot be planned"));
        const std::int64_t size = dims[*axis];
        const auto bound = [size](std::int64_t at) {
            return std::clamp<std::int64_t>(at < 0 ? std::max(at, -size) + size : at, 0, size);
        };
        const std::int64_t begin = bound((*starts)[index]);
        const std::int64_t end = std::max(begin, bound((*ends)[index]));
        dims[*axis] = (end - begin + step - 1) / step;
        if (from->isConstant && dims.size() == 1 && end <= static_cast<std::int64_t>(kept.size())) {
            std::vector<std::int64_t> some;
            for (std::int64_t at = begin; at < end; at += step)
                some.push_back(kept[static_cast<std::size_t>(at)]);
            kept = std::move(some);
        }
    }
    Made made = view(node, std::move(dims));
    if (made && made->isConstant)
        made->values = std::move(kept);
    return made;
}

Result<void> OnnxLayers::split(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const Dims whole = from->dims;
    const auto axis = axisOf(integer(node, "axis", 0), whole.size());
    if (!axis)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    const auto sizes = integers(node, 1, "split");
    const auto count = static_cast<std::int64_t>(node.outputs.size());
    for (std::size_t index = 0; index < node.outputs.size(); ++index) {
        Dims dims = whole;
        dims[*axis] =
            sizes && index < sizes->size() ? (*sizes)[index] : (whole[*axis] + count - 1) / count;
        if (dims[*axis] < 1 || dims[*axis] > whole[*axis])
            return problem(
                node, {FAULTLINE_TR_NOOP("Errors", "\"split\" does not fit %1"), {shown(whole)}});
        Made part = view(node, std::move(dims));
        if (!part)
            return part.error();
        m_values[node.outputs[index]] = std::move(*part);
    }
    return {};
}

OnnxLayers::Made OnnxLayers::gather(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const OnnxValue* const indices = input(node, 1);
    if (from == nullptr || indices == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    const auto axis = axisOf(integer(node, "axis", 0), from->dims.size());
    if (!axis)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"axis\" is not there"));
    Dims dims(from->dims.begin(), from->dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    dims.insert(dims.end(), indices->dims.begin(), indices->dims.end());
    dims.insert(dims.end(), from->dims.begin() + static_cast<std::ptrdiff_t>(*axis) + 1,
                from->dims.end());
    if (from->isConstant) {
        OnnxValue made;
        made.isConstant = true;
        made.dims = std::move(dims);
        for (const std::int64_t index : indices->values) {
            const auto at = axisOf(index, from->values.size());
            made.values.push_back(at ? from->values[*at] : 0);
        }
        return made;
    }
    LayerRequest made = request(node, OpKind::Copy, dims);
    if (from->isWeight()) { // a table of embeddings
        made.parameters.weights = elementsOf(from->dims).value_or(0);
        made.parameterKey = node.inputs[0];
    }
    Made written = add(made);
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::pad(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const auto pads = integers(node, 1, "pads");
    if (from == nullptr || !pads || pads->size() != 2 * from->dims.size())
        return problem(node, FAULTLINE_TR_NOOP("Errors", "\"pads\" are not known"));
    Dims dims = from->dims;
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        const std::int64_t before = (*pads)[axis];
        const std::int64_t after = (*pads)[axis + dims.size()];
        if (std::abs(static_cast<double>(before)) > kLargestSize
            || std::abs(static_cast<double>(after)) > kLargestSize)
            return problem(node, FAULTLINE_TR_NOOP("Errors", "\"pads\" are out of range"));
        dims[axis] += before + after;
    }
    Made written = add(request(node, OpKind::Pad, dims));
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::expand(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    const auto wanted = integers(node, 1, "shape");
    if (from == nullptr || !wanted)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    Dims dims;
    if (node.op == "Tile") {
        if (wanted->size() != from->dims.size())
            return problem(node, {FAULTLINE_TR_NOOP("Errors", "\"repeats\" do not fit %1"),
                                  {shown(from->dims)}});
        for (std::size_t axis = 0; axis < wanted->size(); ++axis)
            dims.push_back(product({from->dims[axis], (*wanted)[axis]}).value_or(0));
    } else {
        const Result<Dims> spread = broadcast(node, from->dims, *wanted);
        if (!spread)
            return spread.error();
        dims = *spread;
    }
    if (from->tensor == kNoTensor)
        return view(node, std::move(dims));
    Made written = add(request(node, OpKind::Copy, dims));
    if (written)
        written->dims = dims;
    return written;
}

OnnxLayers::Made OnnxLayers::shape(const NetworkNode& node)
{
    const OnnxValue* const from = input(node, 0);
    if (from == nullptr)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "reads nothing"));
    OnnxValue made;
    made.isConstant = true;
    made.values = from->dims;
    made.dims = {static_cast<std::int64_t>(from->dims.size())};
    return made;
}

OnnxLayers::Made OnnxLayers::constant(const NetworkNode& node)
{
    OnnxValue made;
    made.isConstant = true;
    if (!node.tensors.empty()) {
        const NetworkTensor& tensor = node.tensors.front();
        made.dims = tensor.dims;
        made.values = tensor.values;
        made.reals = tensor.reals;
    } else if (const NetworkAttribute* const list = node.attribute("value_ints")) {
        made.values = list->integers;
        made.dims = {static_cast<std::int64_t>(list->integers.size())};
    } else if (const NetworkAttribute* const one = node.attribute("value_int")) {
        made.values = {one->integer};
    }
    return made;
}

OnnxLayers::Made OnnxLayers::constantOfShape(const NetworkNode& node)
{
    const OnnxValue* const wanted = input(node, 0);
    if (wanted == nullptr || !wanted->isConstant)
        return problem(node, FAULTLINE_TR_NOOP("Errors", "the shape that it makes is not known"));
    OnnxValue made;
    made.isConstant = true;
    made.dims = wanted->values;
    const std::int64_t value = !node.tensors.empty() && !node.tensors.front().values.empty()
                                   ? node.tensors.front().values.front()
                                   : 0;
    const std::int64_t count = elementsOf(made.dims).value_or(0);
    if (count > 0 && count <= static_cast<std::int64_t>(NetworkTensor::kMostValues))
        made.values.assign(static_cast<std::size_t>(count), value);
    return made;
}

} // namespace faultline::vram
