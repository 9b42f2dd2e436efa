// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/layer_shapes.h"
#include "model/vram/sources/graph_def/flat_graph.h"
#include "model/vram/sources/network_writer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace faultline::vram {

/// What is known of a value of a graph.
struct GraphValue {
    enum class Kind : std::uint8_t {
        Unknown,
        Tensor,   ///< depends on the images
        Weight,   ///< a variable, or a constant that stands for one
        Constant, ///< everything else that does not depend on the images
    };
    Kind kind = Kind::Unknown;
    bool isLost = false; ///< Unknown, but depends on the images: a part that is not planned
    bool hasDims = true; ///< of a weight: whether its shape is in the file
    bool isMask = false; ///< Constant: the comparison of something random, as in dropout
    Dims dims;           ///< with the batch
    TensorId tensor = kNoTensor;
    std::string weight;               ///< name of the variable
    std::vector<std::int64_t> values; ///< of a small constant of whole numbers
    bool isFilled = false;            ///< of a constant: one value fills it
    TensorId sigmoidOf = kNoTensor;   ///< a sigmoid that is left to the product that reads it
    Dims block; ///< of a tensor that was cut into blocks for a dilated convolution: their size
    Dims cut;   ///< and its sizes while cut

    [[nodiscard]] bool isTensor() const { return kind == Kind::Tensor; }
};

/// What of a graph was not planned.
struct GraphGaps {
    std::size_t nodes = 0;                         ///< forward nodes that depend on the images
    std::size_t lost = 0;                          ///< of these, how many are not planned
    std::int64_t parameters = 0;                   ///< that only they read
    std::map<std::string, std::size_t> operations; ///< that nobody knows: how often
    std::vector<Text> reasons;                     ///< the first few, each names its node
};

/// Writes the nodes of a graph of TensorFlow one by one. Everything it is given outlives it.
class GraphLayers {
public:
    struct Options {
        std::int64_t batch = 1;     ///< images that the sizes in the graph are of
        std::int64_t fileWidth = 0; ///< of the images as the graph has them; 0: open
        std::int64_t fileHeight = 0;
        std::int64_t width = 0; ///< that is asked for
        std::int64_t height = 0;
    };

    GraphLayers(const FlatGraph& graph, NetworkWriter& writer, const Options& options);

    /// Fails only when sizes do not fit 64 bits; what cannot be planned is a gap.
    [[nodiscard]] Result<void> write();
    [[nodiscard]] const GraphGaps& gaps() const { return m_gaps; }
    [[nodiscard]] bool hasLayers() const { return m_hasLayers; }

private:
    using Made = Result<GraphValue>;
    using Handler = Made (GraphLayers::*)();
    [[nodiscard]] static Handler handlerOf(std::string_view op);

    // What a graph begins with (graph_sources.cpp).
    Made source();
    Made variable();
    Made constant();
    Made readVariable();
    [[nodiscard]] Made image(const Dims& dims);
    /// A value that cannot be computed, but whose shape the file tells, or that must be the images.
    [[nodiscard]] std::optional<Made> taken();

    // Layers with parameters (graph_layers.cpp).
    Made convolution();
    Made depthwise();
    Made transposedConvolution();
    Made matMul();
    Made batchMatMul();
    Made batchNorm();
    Made biasAdd();

    // Layers without (graph_plain.cpp).
    Made activation();
    Made sum();
    Made addAll();
    Made product_();
    Made reduce();
    Made pool();
    Made softmax();
    Made entropy();
    Made select();
    Made compare();
    Made random();
    Made aside();

    // Sizes (graph_shapes.cpp).
    Made same();
    Made identities();
    Made cast();
    Made concat();
    Made pad();
    Made resize();
    Made reshape();
    Made squeeze();
    Made expandDims();
    Made transpose();
    Made stridedSlice();
    Made slice();
    Made gather();
    Made pack();
    Made unpack();
    Made split();
    Made splitSizes();
    Made tile();
    Made broadcastTo();
    Made shape();
    Made shapes();
    Made size();
    Made rank();
    Made fill();
    Made range();
    Made spaceToBatch();
    Made batchToSpace();
    Made depthToSpace();
    Made crops();

    [[nodiscard]] const NetworkNode& node() const { return *m_flat->node; }
    [[nodiscard]] std::size_t inputCount() const { return m_flat->inputs.size(); }
    [[nodiscard]] const GraphValue& input(std::size_t index) const;
    [[nodiscard]] const GraphValue& valueOf(const FlatInput& input) const;
    void setOutput(std::size_t output, GraphValue value);
    [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t otherwise) const;
    [[nodiscard]] std::string_view text(std::string_view name, std::string_view otherwise) const;
    /// The values of an input that is a small constant; null if it is none.
    [[nodiscard]] const std::vector<std::int64_t>* integers(std::size_t index) const;
    [[nodiscard]] static std::optional<std::size_t> axisOf(std::int64_t axis, std::size_t rank);
    [[nodiscard]] const NetworkAttribute* outputShape() const;

    [[nodiscard]] bool isParameter(const GraphValue& value) const;
    [[nodiscard]] bool isFrozen(const GraphValue& weight) const;
    /// The weight that an input is, whether or not it was reached yet.
    [[nodiscard]] GraphValue weightAt(const FlatInput& input) const;
    /// Marks the bias that only this node's reader adds as part of this layer; its length, or 0.
    std::int64_t takeBias(std::int64_t channels);

    [[nodiscard]] std::size_t channelAxis(std::size_t rank) const;
    [[nodiscard]] Result<Dims> windowed(const Dims& dims, const Dims& kernel, const Dims& dilation);
    [[nodiscard]] Made convolve(const Dims& kernel, std::int64_t out, std::int64_t groups,
                                std::int64_t weights, std::int64_t work);
    [[nodiscard]] Result<Dims> broadcast(const Dims& a, const Dims& b) const;
    [[nodiscard]] Made arithmetic(const GraphValue& a, const GraphValue& b) const;
    [[nodiscard]] std::optional<std::vector<bool>> reducedAxes(std::size_t rank) const;

    [[nodiscard]] std::string_view layerName() const;
    [[nodiscard]] static GraphValue constantOf(Dims dims, std::vector<std::int64_t> values);
    [[nodiscard]] LayerRequest request(OpKind kind, const Dims& dims) const;
    [[nodiscard]] Made add(const LayerRequest& request, Dims dims);
    [[nodiscard]] Made view(const GraphValue& of, Dims dims);
    [[nodiscard]] Made copied(const GraphValue& of, Dims dims, OpKind kind = OpKind::Copy);
    [[nodiscard]] Dims ofOneImage(Dims dims) const;
    [[nodiscard]] Error problem(Text what) const;

    [[nodiscard]] Result<void> writeNode(std::size_t index);
    void lose(std::size_t index, const Text& reason);

    const FlatGraph& m_graph;
    NetworkWriter& m_writer;
    Options m_options;
    std::vector<GraphValue> m_values;                     ///< first outputs
    std::unordered_map<std::string, GraphValue> m_others; ///< "node:output"
    std::set<std::string, std::less<>> m_trained;         ///< variables that an optimizer changes
    std::set<std::size_t> m_biases; ///< nodes that are part of the layer before them
    std::set<std::string, std::less<>> m_lostWeights;
    bool m_hasVariables = false;
    bool m_hasLayers = false;
    std::size_t m_at = 0;
    const FlatNode* m_flat = nullptr;
    GraphGaps m_gaps;
};

} // namespace faultline::vram
