// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/layer_graph.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace faultline::vram {

/// Makes a graph out of any bytes: five for each op. Mostly a sound one; some bytes put indices and
/// sizes where they do not belong.
class RandomGraph {
public:
    explicit RandomGraph(std::span<const std::uint8_t> bytes) : m_bytes(bytes)
    {
        m_graph.framework = "pytorch";
        m_graph.imageWidth = 64;
        m_graph.imageHeight = 64;
        newTensor(12288, Part::Input);
        Op input;
        input.name = "image";
        input.output = 0;
        m_graph.ops.push_back(std::move(input));
    }

    [[nodiscard]] LayerGraph made()
    {
        while (m_at < m_bytes.size() && m_graph.ops.size() < kMostOps)
            addOp();
        if (!m_isWild)
            markGradients(m_graph);
        for (Tensor& tensor : m_graph.tensors)
            tensor.needsGradient = tensor.needsGradient || m_isWild;
        return std::move(m_graph);
    }

private:
    static constexpr std::size_t kMostOps = 400;
    static constexpr std::uint8_t kWild = 250; ///< from here on bytes are taken as they are

    std::uint8_t next() { return m_at < m_bytes.size() ? m_bytes[m_at++] : std::uint8_t{0}; }

    TensorId newTensor(std::int64_t elements, Part part)
    {
        Tensor tensor;
        tensor.name = "t" + std::to_string(m_graph.tensors.size());
        tensor.part = part;
        tensor.extent.perImage = elements;
        m_graph.tensors.push_back(std::move(tensor));
        return static_cast<TensorId>(m_graph.tensors.size() - 1);
    }

    /// One of the tensors that are there; with a wild byte any number.
    TensorId input()
    {
        const std::uint8_t byte = next();
        if (byte >= kWild) {
            m_isWild = true;
            return TensorId{byte} - TensorId{kWild} - 3;
        }
        const auto count = static_cast<std::int32_t>(m_graph.tensors.size());
        return count - 1 - byte % std::min(count, 8);
    }

    void addOp()
    {
        Op op;
        const std::uint8_t kind = next();
        op.kind = static_cast<OpKind>(kind % (static_cast<int>(OpKind::Work) + 1));
        op.function = static_cast<Function>(next() % (static_cast<int>(Function::Tanh) + 1));
        op.name = "op" + std::to_string(m_graph.ops.size());
        op.inputs.push_back(input());
        const std::uint8_t flags = next();
        if ((flags & 1U) != 0)
            op.inputs.push_back(input());
        op.stopsGradient = (flags & 0x30U) == 0x30U;
        op.checkpoint = (flags & 2U) != 0 ? static_cast<int>(m_graph.ops.size() / 6) : -1;
        op.kernelHeight = op.kernelWidth = (flags & 4U) != 0 ? 3 : 1;
        op.part = op.kind == OpKind::Work ? Part::Loss : Part::Backbone;
        addBuffers(op, flags);
        const bool hasOutput = op.kind != OpKind::Work || (flags & 8U) != 0;
        if (hasOutput)
            addOutput(op, flags);
        m_graph.ops.push_back(std::move(op));
    }

    void addBuffers(Op& op, std::uint8_t flags)
    {
        if (op.kind != OpKind::Work)
            return;
        Buffer buffer;
        buffer.name = "b";
        buffer.extent.perImage = std::int64_t{next()} * 1000;
        buffer.life = static_cast<BufferLife>(flags % 4);
        op.buffers.push_back(std::move(buffer));
    }

    void addOutput(Op& op, std::uint8_t flags)
    {
        const std::uint8_t size = next();
        const std::int64_t elements =
            size >= kWild ? std::int64_t{1} << (size - kWild + 57) : std::int64_t{size} * 4096;
        op.output = newTensor(elements, op.part);
        const bool isView =
            op.kind == OpKind::View || (op.kind == OpKind::Activation && (flags & 16U) != 0);
        if (isView) {
            op.isInPlace = op.kind == OpKind::Activation;
            m_graph.tensors.back().aliasOf = op.inputs.front();
        }
        if (op.kind == OpKind::Convolution || op.kind == OpKind::Dense
            || op.kind == OpKind::BatchNorm) {
            op.parameters = static_cast<ParameterId>(m_graph.parameters.size());
            ParameterSet set;
            set.name = op.name;
            set.weights = std::int64_t{size} * 100;
            set.vectors = size;
            set.isFrozen = (flags & 64U) != 0;
            m_graph.parameters.push_back(std::move(set));
        }
    }

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    bool m_isWild = false; ///< an index may be none: what follows indices must not be asked
    LayerGraph m_graph;
};

} // namespace faultline::vram
