// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/graph_builder.h"
#include "model/vram/layer_graph.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Sizes of a value of one image, as the file orders them, without the batch.
using Dims = std::vector<std::int64_t>;

/// Elements; nothing if they do not fit 64 bits.
[[nodiscard]] std::optional<std::int64_t> elementsOf(const Dims& dims);
/// "56 x 56 x 64", for messages.
[[nodiscard]] std::string shown(const Dims& dims);

/// A layer to be written.
struct LayerRequest {
    OpKind kind = OpKind::Copy;
    Function function = Function::None;
    std::string name; ///< path of the layer
    std::vector<TensorId> inputs;
    Dims dims;                    ///< of its output
    std::optional<Extent> extent; ///< of its output; absent: the product of dims for each image
    Storage storage = Storage::Activation;
    ParameterCounts parameters;
    std::string parameterKey; ///< layers of one key share their parameters; empty: the name
    bool isFrozen = false;
    bool isView = false; ///< the output is the memory of the first input
    std::int64_t kernelHeight = 1;
    std::int64_t kernelWidth = 1;
    std::int64_t stride = 1;
    std::int64_t groups = 1;
    /// Multiply-adds for each element of the output; 0: not counted.
    std::int64_t workPerElement = 0;
    std::vector<Buffer> buffers;
};

/// Writes the layers of a file as a layer graph. The graph outlives it.
class NetworkWriter {
public:
    NetworkWriter(LayerGraph& graph, bool hasChannelsLast);

    /// Adds a layer; the tensor that it makes. Fails when a size does not fit 64 bits, or when the
    /// parameters differ from those of an earlier layer of their key.
    [[nodiscard]] Result<TensorId> add(const LayerRequest& request);
    /// Once for each assumption.
    void remark(Text text);
    [[nodiscard]] LayerGraph& graph() { return m_graph; }
    [[nodiscard]] bool hasChannelsLast() const { return m_hasChannelsLast; }

private:
    [[nodiscard]] Shape shapeOf(const Dims& dims) const;
    [[nodiscard]] std::optional<ParameterId> parametersOf(const LayerRequest& request,
                                                          const LayerContext& context);

    LayerGraph& m_graph;
    GraphBuilder m_builder;
    bool m_hasChannelsLast;
    std::map<std::string, ParameterId, std::less<>> m_parameters; ///< by key
};

/// An Error about a layer: 'layer "block1/conv": <what>'.
[[nodiscard]] Error layerError(std::string_view layer, Text what,
                               ErrorCode code = ErrorCode::Corrupt);

} // namespace faultline::vram
