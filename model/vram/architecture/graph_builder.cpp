// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/graph_builder.h"

#include "model/vram/architecture/layer_shapes.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

std::string shown(const Shape& shape)
{
    const std::string map = std::to_string(shape.channels) + " x " + std::to_string(shape.height)
                            + " x " + std::to_string(shape.width);
    return shape.items == 1 ? map : std::to_string(shape.items) + " of " + map;
}

Op opOf(OpKind kind, std::vector<TensorId> inputs)
{
    Op op;
    op.kind = kind;
    op.inputs = std::move(inputs);
    return op;
}

Shape GraphBuilder::shape(TensorId id) const
{
    const Tensor& found = tensor(id);
    return {found.items, found.channels, found.height, found.width};
}

std::optional<TensorId> GraphBuilder::addTensor(const LayerContext& context,
                                                const std::string& name, const Shape& shape,
                                                Storage storage)
{
    const std::optional<std::int64_t> elements =
        product({shape.items, shape.channels, shape.height, shape.width});
    if (!elements || shape.height > kMaxSide || shape.width > kMaxSide)
        return std::nullopt;
    Tensor tensor;
    tensor.name = name;
    tensor.part = context.part;
    tensor.storage = storage;
    tensor.items = shape.items;
    tensor.channels = shape.channels;
    tensor.height = shape.height;
    tensor.width = shape.width;
    tensor.extent.perImage = *elements;
    m_graph.tensors.push_back(std::move(tensor));
    return static_cast<TensorId>(m_graph.tensors.size() - 1);
}

std::optional<TensorId> GraphBuilder::addAlias(const LayerContext& context, const std::string& name,
                                               const Shape& shape, TensorId of)
{
    const std::optional<TensorId> id = addTensor(context, name, shape, tensor(of).storage);
    if (id)
        m_graph.tensors[static_cast<std::size_t>(*id)].aliasOf = of;
    return id;
}

void GraphBuilder::addOp(const LayerContext& context, Op op)
{
    op.part = context.part;
    op.stage = context.stage;
    op.checkpoint = context.checkpoint;
    op.stopsGradient = op.stopsGradient || context.hasNoGradient;
    m_graph.ops.push_back(std::move(op));
}

std::optional<ParameterId> GraphBuilder::parameters(const LayerContext& context,
                                                    const std::string& name,
                                                    const ParameterCounts& counts)
{
    if (counts.weights == 0 && counts.vectors == 0 && counts.statistics == 0)
        return kNoParameters;
    std::string key;
    if (context.shared != nullptr) {
        // Layers of a group meet again by their names below it, and by their order among equals.
        const std::string below = name.substr(std::min(context.shared->pathLength, name.size()));
        const int ordinal = context.shared->layers[below]++;
        key = context.shared->key + below + "#" + std::to_string(ordinal);
        if (const auto known = m_shared.find(key); known != m_shared.end()) {
            const ParameterSet& set = m_graph.parameters[static_cast<std::size_t>(known->second)];
            const bool isSame = set.weights == counts.weights && set.vectors == counts.vectors
                                && set.statistics == counts.statistics;
            return isSame ? std::optional(known->second) : std::nullopt;
        }
    }
    ParameterSet set;
    set.name = name;
    set.part = context.part;
    set.weights = counts.weights;
    set.vectors = counts.vectors;
    set.statistics = counts.statistics;
    set.isFrozen = context.isFrozen;
    m_graph.parameters.push_back(std::move(set));
    const auto id = static_cast<ParameterId>(m_graph.parameters.size() - 1);
    if (context.shared != nullptr)
        m_shared.emplace(std::move(key), id);
    return id;
}

} // namespace faultline::vram
