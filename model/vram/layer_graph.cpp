// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/layer_graph.h"

#include "model/vram/plan_words.h"

#include <algorithm>
#include <array>

namespace faultline::vram {
namespace {

constexpr std::array<std::string_view, 7> kParts = {"input",       "backbone", "neck",      "head",
                                                    "second_head", "loss",     "assignment"};

constexpr std::array<std::string_view, 23> kOpKinds = {
    "input",  "conv", "conv_transpose", "dense",   "batch_norm", "group_norm", "layer_norm",
    "act",    "add",  "multiply",       "concat",  "max_pool",   "avg_pool",   "global_pool",
    "resize", "pad",  "softmax",        "dropout", "matmul",     "roi_pool",   "view",
    "copy",   "work"};

constexpr std::array<std::string_view, 11> kFunctions = {
    "none", "relu",       "relu6",        "leaky_relu", "silu", "gelu",
    "mish", "hard_swish", "hard_sigmoid", "sigmoid",    "tanh"};

bool hasTrainable(const LayerGraph& graph, const Op& op)
{
    if (op.parameters == kNoParameters)
        return false;
    const ParameterSet& set = graph.parameters[static_cast<std::size_t>(op.parameters)];
    return !set.isFrozen && set.weights + set.vectors > 0;
}

} // namespace

std::string_view toString(Part part)
{
    return nameOf(kParts, part);
}

std::string_view toString(OpKind kind)
{
    return nameOf(kOpKinds, kind);
}

std::string_view toString(Function function)
{
    return nameOf(kFunctions, function);
}

std::int64_t LayerGraph::parameterCount() const
{
    std::int64_t count = 0;
    for (const ParameterSet& set : parameters)
        count += set.weights + set.vectors;
    return count;
}

std::int64_t LayerGraph::trainableCount() const
{
    std::int64_t count = 0;
    for (const ParameterSet& set : parameters)
        count += set.isFrozen ? 0 : set.weights + set.vectors;
    return count;
}

void markGradients(LayerGraph& graph)
{
    for (Tensor& tensor : graph.tensors)
        tensor.needsGradient = false;
    for (const Op& op : graph.ops) {
        if (op.output == kNoTensor)
            continue;
        const bool fromInput = std::any_of(op.inputs.begin(), op.inputs.end(), [&](TensorId input) {
            return graph.tensors[static_cast<std::size_t>(input)].needsGradient;
        });
        graph.tensors[static_cast<std::size_t>(op.output)].needsGradient =
            !op.stopsGradient && (fromInput || hasTrainable(graph, op));
    }
}

} // namespace faultline::vram
