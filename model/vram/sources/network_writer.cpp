// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/network_writer.h"

#include "model/vram/architecture/layer_shapes.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

std::optional<std::int64_t> elementsOf(const Dims& dims)
{
    std::int64_t elements = 1;
    for (const std::int64_t size : dims) {
        const std::optional<std::int64_t> next = product({elements, size});
        if (!next)
            return std::nullopt;
        elements = *next;
    }
    return elements;
}

std::string shown(const Dims& dims)
{
    if (dims.empty())
        return "one number";
    std::string text;
    for (const std::int64_t size : dims) {
        if (!text.empty())
            text += " x ";
        text += std::to_string(size);
    }
    return text;
}

Error layerError(std::string_view layer, Text what, ErrorCode code)
{
    return Error{.code = code,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "layer \"%1\": %2"),
                            {std::string(layer), std::move(what)}}};
}

NetworkWriter::NetworkWriter(LayerGraph& graph, bool hasChannelsLast)
    : m_graph(graph), m_builder(graph), m_hasChannelsLast(hasChannelsLast)
{
}

Result<TensorId> NetworkWriter::add(const LayerRequest& request)
{
    LayerContext context;
    context.path = request.name;
    context.isFrozen = request.isFrozen;
    if (request.kind == OpKind::Input)
        context.part = Part::Input;
    if (std::any_of(request.dims.begin(), request.dims.end(), [](auto size) { return size < 1; }))
        return layerError(request.name,
                          {FAULTLINE_TR_NOOP("Errors", "%1 is no size"), {shown(request.dims)}});
    const std::optional<std::int64_t> elements = elementsOf(request.dims);
    const Extent extent = request.extent.value_or(Extent{elements.value_or(0), 0});
    const std::optional<std::int64_t> work =
        product({extent.perImage, std::max<std::int64_t>(request.workPerElement, 0)});
    if (!elements || !work)
        return layerError(request.name,
                          {FAULTLINE_TR_NOOP("Errors", "%1 is too large"), {shown(request.dims)}},
                          ErrorCode::TooLarge);
    const Shape shape = shapeOf(request.dims);
    const bool isView = request.isView && !request.inputs.empty();
    const std::optional<TensorId> output =
        isView ? m_builder.addAlias(context, request.name, shape, request.inputs.front())
               : m_builder.addTensor(context, request.name, shape, request.storage);
    if (!output)
        return layerError(request.name,
                          {FAULTLINE_TR_NOOP("Errors", "%1 is too large"), {shown(request.dims)}},
                          ErrorCode::TooLarge);
    m_graph.tensors[static_cast<std::size_t>(*output)].extent = extent;
    const std::optional<ParameterId> parameters = parametersOf(request, context);
    if (!parameters)
        return layerError(
            request.name,
            FAULTLINE_TR_NOOP("Errors", "shares its parameters with a layer that has others"));

    Op op;
    op.kind = request.kind;
    op.function = request.function;
    op.name = request.name;
    op.inputs = request.inputs;
    op.output = *output;
    op.parameters = *parameters;
    op.kernelHeight = request.kernelHeight;
    op.kernelWidth = request.kernelWidth;
    op.stride = request.stride;
    op.groups = request.groups;
    op.multiplyAdds = *work;
    op.buffers = request.buffers;
    m_builder.addOp(context, std::move(op));
    return *output;
}

void NetworkWriter::remark(Text text)
{
    std::vector<Text>& remarks = m_graph.remarks;
    if (std::find(remarks.begin(), remarks.end(), text) == remarks.end())
        remarks.push_back(std::move(text));
}

Shape NetworkWriter::shapeOf(const Dims& dims) const
{
    Shape shape;
    if (dims.size() == 1) {
        shape.channels = dims[0];
    } else if (dims.size() == 2) {
        shape.items = dims[m_hasChannelsLast ? 0 : 1];
        shape.channels = dims[m_hasChannelsLast ? 1 : 0];
    } else if (dims.size() >= 3) {
        // What is before the last three (the depth of a volume, heads) goes with the items.
        const std::size_t first = dims.size() - 3;
        for (std::size_t axis = 0; axis < first; ++axis)
            shape.items *= dims[axis];
        shape.height = dims[first + (m_hasChannelsLast ? 0 : 1)];
        shape.width = dims[first + (m_hasChannelsLast ? 1 : 2)];
        shape.channels = dims[first + (m_hasChannelsLast ? 2 : 0)];
    }
    return shape;
}

std::optional<ParameterId> NetworkWriter::parametersOf(const LayerRequest& request,
                                                       const LayerContext& context)
{
    const ParameterCounts& counts = request.parameters;
    const std::string& key = request.parameterKey.empty() ? request.name : request.parameterKey;
    if (const auto known = m_parameters.find(key); known != m_parameters.end()) {
        const ParameterSet& set = m_graph.parameters[static_cast<std::size_t>(known->second)];
        const bool isSame = set.weights == counts.weights && set.vectors == counts.vectors
                            && set.statistics == counts.statistics;
        return isSame ? std::optional(known->second) : std::nullopt;
    }
    const std::optional<ParameterId> made = m_builder.parameters(context, key, counts);
    if (made && *made != kNoParameters)
        m_parameters.emplace(key, *made);
    return made;
}

} // namespace faultline::vram
