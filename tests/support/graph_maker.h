// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/layer_graph.h"

#include <string>
#include <utility>
#include <vector>

namespace faultline::vram {

/// Writes small layer graphs by hand, for tests that must not depend on the architecture data.
/// Sizes are those of one image; whatever starts with a convolution is followed from there.
class GraphMaker {
public:
    explicit GraphMaker(std::string framework = "pytorch")
    {
        m_graph.model = "by_hand";
        m_graph.framework = std::move(framework);
    }

    TensorId image(std::int64_t width, std::int64_t height)
    {
        m_graph.imageWidth = width;
        m_graph.imageHeight = height;
        m_part = Part::Input;
        const TensorId tensor = newTensor("image", 3, height, width);
        add({.kind = OpKind::Input,
             .name = "image",
             .inputs = {},
             .output = tensor,
             .buffers = {}});
        m_part = Part::Backbone;
        return tensor;
    }

    void part(Part part) { m_part = part; }
    void stage(int stage) { m_stage = stage; }
    void checkpoint(int checkpoint) { m_checkpoint = checkpoint; }

    TensorId conv(TensorId input, std::int64_t channels, std::int64_t kernel, std::int64_t stride,
                  std::int64_t groups = 1)
    {
        const Tensor from = tensor(input);
        const std::int64_t inputChannels = from.channels;
        const TensorId output = newTensor("conv", channels, (from.height + stride - 1) / stride,
                                          (from.width + stride - 1) / stride);
        const std::int64_t weights = inputChannels / groups * channels * kernel * kernel;
        add({.kind = OpKind::Convolution,
             .name = name("conv"),
             .inputs = {input},
             .output = output,
             .parameters = newParameters(weights, 0, 0),
             .kernelHeight = kernel,
             .kernelWidth = kernel,
             .stride = stride,
             .groups = groups,
             .multiplyAdds = weights * tensor(output).height * tensor(output).width,
             .buffers = {}});
        return output;
    }

    TensorId norm(TensorId input)
    {
        const std::int64_t channels = tensor(input).channels;
        return like(input, {.kind = OpKind::BatchNorm,
                            .name = name("bn"),
                            .inputs = {input},
                            .parameters = newParameters(0, 2 * channels, 2 * channels),
                            .buffers = {}});
    }

    TensorId activation(TensorId input, Function function, bool isInPlace)
    {
        const TensorId output = like(input, {.kind = OpKind::Activation,
                                             .function = function,
                                             .name = name("act"),
                                             .inputs = {input},
                                             .isInPlace = isInPlace,
                                             .buffers = {}});
        if (isInPlace)
            m_graph.tensors[static_cast<std::size_t>(output)].aliasOf = input;
        return output;
    }

    TensorId relu(TensorId input) { return activation(input, Function::Relu, true); }

    TensorId sum(TensorId a, TensorId b)
    {
        return like(a, {.kind = OpKind::Add, .name = name("add"), .inputs = {a, b}, .buffers = {}});
    }

    TensorId product(TensorId a, TensorId b)
    {
        return like(
            a, {.kind = OpKind::Multiply, .name = name("mul"), .inputs = {a, b}, .buffers = {}});
    }

    TensorId maxPool(TensorId input, std::int64_t stride)
    {
        return pool(input, stride, OpKind::MaxPool);
    }

    TensorId averagePool(TensorId input, std::int64_t stride)
    {
        return pool(input, stride, OpKind::AveragePool);
    }

    TensorId pool(TensorId input, std::int64_t stride, OpKind kind)
    {
        const Tensor from = tensor(input);
        const TensorId output =
            newTensor("pool", from.channels, from.height / stride, from.width / stride);
        add({.kind = kind,
             .name = name("pool"),
             .inputs = {input},
             .output = output,
             .buffers = {}});
        return output;
    }

    TensorId upsample(TensorId input, std::int64_t factor)
    {
        const Tensor from = tensor(input);
        const TensorId output =
            newTensor("up", from.channels, from.height * factor, from.width * factor);
        add({.kind = OpKind::Resize,
             .name = name("up"),
             .inputs = {input},
             .output = output,
             .buffers = {}});
        return output;
    }

    TensorId concat(const std::vector<TensorId>& inputs)
    {
        std::int64_t channels = 0;
        for (const TensorId input : inputs)
            channels += tensor(input).channels;
        const Tensor first = tensor(inputs.front());
        const TensorId output = newTensor("concat", channels, first.height, first.width);
        add({.kind = OpKind::Concat,
             .name = name("concat"),
             .inputs = inputs,
             .output = output,
             .buffers = {}});
        return output;
    }

    TensorId shaped(TensorId input, OpKind kind)
    {
        return like(input, {.kind = kind, .name = name("op"), .inputs = {input}, .buffers = {}});
    }

    /// A loss over these, with buffers of its own.
    void loss(const std::vector<TensorId>& inputs, std::vector<Buffer> buffers = {})
    {
        m_part = Part::Loss;
        add({.kind = OpKind::Work,
             .name = name("loss"),
             .inputs = inputs,
             .buffers = std::move(buffers)});
    }

    void assignment(std::vector<Buffer> buffers)
    {
        m_part = Part::Assignment;
        add({.kind = OpKind::Work,
             .name = name("assign"),
             .inputs = {},
             .buffers = std::move(buffers)});
    }

    /// conv, norm, relu.
    TensorId block(TensorId input, std::int64_t channels, std::int64_t kernel, std::int64_t stride)
    {
        return relu(norm(conv(input, channels, kernel, stride)));
    }

    /// A bottleneck of ResNet: 1x1, 3x3, 1x1 and a shortcut.
    TensorId bottleneck(TensorId input, std::int64_t width, std::int64_t stride)
    {
        const std::int64_t channels = 4 * width;
        const TensorId inner = block(block(input, width, 1, 1), width, 3, stride);
        const TensorId outer = norm(conv(inner, channels, 1, 1));
        const bool isSame = stride == 1 && tensor(input).channels == channels;
        return relu(sum(outer, isSame ? input : norm(conv(input, channels, 1, stride))));
    }

    /// Everything of these stages gets no gradient.
    void freezeStages(int count)
    {
        for (const Op& op : m_graph.ops) {
            if (op.parameters != kNoParameters && op.stage >= 0 && op.stage < count)
                m_graph.parameters[static_cast<std::size_t>(op.parameters)].isFrozen = true;
        }
    }

    void freezeNorms()
    {
        for (const Op& op : m_graph.ops) {
            if (op.kind == OpKind::BatchNorm)
                m_graph.parameters[static_cast<std::size_t>(op.parameters)].isFrozen = true;
        }
    }

    [[nodiscard]] const Tensor& tensor(TensorId id) const
    {
        return m_graph.tensors[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] LayerGraph& graph() { return m_graph; }

    [[nodiscard]] LayerGraph finished()
    {
        markGradients(m_graph);
        return m_graph;
    }

private:
    TensorId newTensor(const std::string& kind, std::int64_t channels, std::int64_t height,
                       std::int64_t width)
    {
        m_graph.tensors.push_back({.name = name(kind),
                                   .part = m_part,
                                   .channels = channels,
                                   .height = height,
                                   .width = width,
                                   .extent = {.perImage = channels * height * width}});
        return static_cast<TensorId>(m_graph.tensors.size() - 1);
    }

    TensorId like(TensorId input, Op op)
    {
        const Tensor from = tensor(input);
        op.output = newTensor(op.name, from.channels, from.height, from.width);
        const TensorId output = op.output;
        add(std::move(op));
        return output;
    }

    ParameterId newParameters(std::int64_t weights, std::int64_t vectors, std::int64_t statistics)
    {
        m_graph.parameters.push_back({.name = name("parameters"),
                                      .part = m_part,
                                      .weights = weights,
                                      .vectors = vectors,
                                      .statistics = statistics});
        return static_cast<ParameterId>(m_graph.parameters.size() - 1);
    }

    void add(Op op)
    {
        op.part = m_part;
        op.stage = m_part == Part::Backbone ? m_stage : -1;
        op.checkpoint = m_checkpoint;
        m_graph.ops.push_back(std::move(op));
    }

    [[nodiscard]] std::string name(const std::string& kind) const
    {
        return std::string(toString(m_part)) + "/" + kind + std::to_string(m_graph.ops.size());
    }

    LayerGraph m_graph;
    Part m_part = Part::Backbone;
    int m_stage = 0;
    int m_checkpoint = -1;
};

/// ResNet-50 with a feature pyramid of 256 channels and a head of one convolution for all levels.
[[nodiscard]] inline LayerGraph resnetFpn(std::int64_t width, std::int64_t height,
                                          const std::string& framework = "pytorch")
{
    GraphMaker maker(framework);
    TensorId x = maker.maxPool(maker.block(maker.image(width, height), 64, 7, 2), 2);
    std::vector<TensorId> levels;
    const std::vector<std::pair<int, int>> stages{{3, 64}, {4, 128}, {6, 256}, {3, 512}};
    for (std::size_t i = 0; i < stages.size(); ++i) {
        maker.stage(static_cast<int>(i) + 1);
        for (int block = 0; block < stages[i].first; ++block)
            x = maker.bottleneck(x, stages[i].second, block == 0 && i > 0 ? 2 : 1);
        levels.push_back(x);
    }
    maker.part(Part::Neck);
    TensorId top = maker.conv(levels[3], 256, 1, 1);
    std::vector<TensorId> pyramid{maker.conv(top, 256, 3, 1)};
    for (std::size_t i = 3; i-- > 0;) {
        top = maker.sum(maker.conv(levels[i], 256, 1, 1), maker.upsample(top, 2));
        pyramid.push_back(maker.conv(top, 256, 3, 1));
    }
    maker.part(Part::Head);
    std::vector<TensorId> outputs;
    for (const TensorId level : pyramid)
        outputs.push_back(maker.conv(level, 9, 3, 1));
    maker.loss(outputs);
    return maker.finished();
}

} // namespace faultline::vram
