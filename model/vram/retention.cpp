// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/retention.h"

#include <algorithm>

namespace faultline::vram {

namespace {

constexpr std::int64_t kIndexBytes = 8;

bool isFrozen(const LayerGraph& graph, const Op& op)
{
    return op.parameters != kNoParameters
           && graph.parameters[static_cast<std::size_t>(op.parameters)].isFrozen;
}

/// In terms of what the derivative is written (tests/vram/reference/saved_tensors.py asks PyTorch).
Retention ofActivation(const Op& op, Engine engine)
{
    switch (op.function) {
    case Function::None: return {};
    case Function::Relu:
    case Function::Sigmoid:
    case Function::Tanh: return {.output = true};
    case Function::Relu6:
        if (engine == Engine::TensorFlow)
            return {.output = true};
        return op.isInPlace ? Retention{.inputCopy = true} : Retention{.firstInput = true};
    case Function::LeakyRelu:
        // In place PyTorch makes do with the result, as it has the sign of the input.
        return op.isInPlace || engine == Engine::TensorFlow ? Retention{.output = true}
                                                            : Retention{.firstInput = true};
    case Function::Silu:
    case Function::Gelu:
    case Function::Mish:
    case Function::HardSwish:
    case Function::HardSigmoid:
        return op.isInPlace ? Retention{.inputCopy = true} : Retention{.firstInput = true};
    }
    return {};
}

bool keepsNormInput(const LayerGraph& graph, const Op& op, NormMode mode)
{
    return op.kind != OpKind::BatchNorm || mode != NormMode::Frozen || !isFrozen(graph, op);
}

std::int64_t bytesOf(Storage storage, std::int64_t activation)
{
    switch (storage) {
    case Storage::Activation: return activation;
    case Storage::Float32:
    case Storage::Int32: return 4;
    case Storage::Float64:
    case Storage::Int64: return 8;
    case Storage::Byte: return 1;
    }
    return activation;
}

} // namespace

Retention retentionOf(const LayerGraph& graph, const Op& op, const FrameworkMemory& framework,
                      NormMode normMode)
{
    const bool isTensorFlow = framework.engine == Engine::TensorFlow;
    switch (op.kind) {
    case OpKind::Convolution:
    case OpKind::TransposedConvolution:
        // PyTorch saves input and weight together; TensorFlow's two gradient ops read what each
        // needs, and that of a frozen kernel is not in the graph.
        return {.firstInput = !isTensorFlow || !isFrozen(graph, op)};
    case OpKind::Dense: return {.firstInput = !isFrozen(graph, op)};
    case OpKind::GroupNorm: return {.firstInput = true, .outputCopy = framework.isGroupNormUnfused};
    case OpKind::BatchNorm:
    case OpKind::LayerNorm: return {.firstInput = keepsNormInput(graph, op, normMode)};
    case OpKind::Activation: return ofActivation(op, framework.engine);
    case OpKind::Multiply:
    case OpKind::MatrixProduct: return {.firstInput = true, .otherInputs = true};
    case OpKind::MaxPool:
        return {.firstInput = true,
                .output = isTensorFlow,
                .extraPerOutput = isTensorFlow ? 0 : kIndexBytes};
    case OpKind::AveragePool: return {.firstInput = !isTensorFlow};
    case OpKind::Softmax: return {.output = true};
    case OpKind::Dropout: return {.extraPerOutput = 1};
    case OpKind::RoiPool:
        // TensorFlow's gradient by the boxes reads the feature map.
        return {.firstInput = isTensorFlow};
    case OpKind::Input:
    case OpKind::Add:
    case OpKind::Concat:
    case OpKind::GlobalPool:
    case OpKind::Resize:
    case OpKind::Pad:
    case OpKind::View:
    case OpKind::Copy:
    case OpKind::Work: return {};
    }
    return {};
}

bool computesInHalf(const Op& op)
{
    return op.kind == OpKind::Convolution || op.kind == OpKind::TransposedConvolution
           || op.kind == OpKind::Dense || op.kind == OpKind::MatrixProduct;
}

bool computesInFloat(const Op& op)
{
    return op.kind == OpKind::GroupNorm || op.kind == OpKind::LayerNorm
           || op.kind == OpKind::Softmax;
}

std::vector<std::int64_t> elementBytes(const LayerGraph& graph, Precision precision,
                                       const FrameworkMemory& framework)
{
    std::vector<std::int64_t> bytes;
    bytes.reserve(graph.tensors.size());
    const bool isHalf = precision != Precision::Float32;
    for (const Tensor& tensor : graph.tensors)
        bytes.push_back(bytesOf(tensor.storage, 4));
    if (!isHalf)
        return bytes;
    const bool isAutocast =
        precision == Precision::Mixed && framework.mixed == MixedStyle::Autocast;
    for (const Op& op : graph.ops) {
        if (op.output == kNoTensor)
            continue;
        const auto output = static_cast<std::size_t>(op.output);
        const bool isImage = op.kind == OpKind::Input || op.inputs.empty();
        if (graph.tensors[output].storage != Storage::Activation || (isAutocast && isImage))
            continue;
        if (!isAutocast || computesInHalf(op)) {
            bytes[output] = 2;
        } else if (!computesInFloat(op)) {
            // What is computed from 2 and 4 bytes together is promoted.
            std::int64_t widest = 2;
            for (const TensorId input : op.inputs)
                widest = std::max(widest, bytes[static_cast<std::size_t>(input)]);
            bytes[output] = std::min<std::int64_t>(widest, 4);
        }
    }
    return bytes;
}

} // namespace faultline::vram
