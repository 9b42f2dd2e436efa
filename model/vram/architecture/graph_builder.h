// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/layer_graph.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline::vram {

/// Parameters that are introduced once and used by every run of a group of layers.
struct SharedParameters {
    std::string key;                   ///< of the group, in the whole graph
    std::size_t pathLength = 0;        ///< of the name at which the group begins
    std::map<std::string, int> layers; ///< of this run: how many had that name so far
};

/// Where a layer stands: what the blocks around it say.
struct LayerContext {
    std::string path; ///< "backbone/layer1/0"
    Part part = Part::Backbone;
    int stage = -1;
    int checkpoint = -1;
    bool isFrozen = false;
    bool hasNoGradient = false;
    SharedParameters* shared = nullptr; ///< null: every layer has its own
};

struct Shape {
    std::int64_t items = 1;
    std::int64_t channels = 1;
    std::int64_t height = 1;
    std::int64_t width = 1;

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Elements of the parameters of a layer.
struct ParameterCounts {
    std::int64_t weights = 0;
    std::int64_t vectors = 0;
    std::int64_t statistics = 0;
};

/// "64 x 7 x 7", for messages.
[[nodiscard]] std::string shown(const Shape& shape);

/// An op with nothing but what it reads.
[[nodiscard]] Op opOf(OpKind kind, std::vector<TensorId> inputs);

/// Adds layers to a graph; what would not fit 64 bits is refused.
class GraphBuilder {
public:
    /// The graph outlives it.
    explicit GraphBuilder(LayerGraph& graph) : m_graph(graph) {}

    [[nodiscard]] const Tensor& tensor(TensorId id) const
    {
        return m_graph.tensors[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] Shape shape(TensorId id) const;
    [[nodiscard]] std::size_t opCount() const { return m_graph.ops.size(); }
    [[nodiscard]] LayerGraph& graph() { return m_graph; }

    static constexpr std::int64_t kMaxSide = std::int64_t{1} << 40;

    /// A tensor of the shape, one for each image; nothing if its elements do not fit, or its height
    /// or width is above kMaxSide.
    [[nodiscard]] std::optional<TensorId> addTensor(const LayerContext& context,
                                                    const std::string& name, const Shape& shape,
                                                    Storage storage);
    /// A tensor that is the memory of another one.
    [[nodiscard]] std::optional<TensorId> addAlias(const LayerContext& context,
                                                   const std::string& name, const Shape& shape,
                                                   TensorId of);
    void addOp(const LayerContext& context, Op op);

    /// The set of the layer `name`: a new one, or the one of an earlier run of a shared group.
    /// kNoParameters for none; nothing if an earlier run had others.
    [[nodiscard]] std::optional<ParameterId> parameters(const LayerContext& context,
                                                        const std::string& name,
                                                        const ParameterCounts& counts);

private:
    LayerGraph& m_graph;
    std::map<std::string, ParameterId> m_shared;
};

} // namespace faultline::vram
