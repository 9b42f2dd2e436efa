// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/result.h"
#include "model/vram/architecture/layer_shapes.h"
#include "model/vram/sources/network_writer.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What is known of a value while a network is written, for a batch of one.
struct OnnxValue {
    Dims dims;                        ///< with the batch
    TensorId tensor = kNoTensor;      ///< kNoTensor: a weight or a constant
    std::string weight;               ///< name, of a weight
    std::vector<std::int64_t> values; ///< of a small constant of whole numbers
    std::vector<double> reals;        ///< of a small constant of floats
    bool isConstant = false;          ///< `values` hold: it takes no part in the training

    [[nodiscard]] bool isWeight() const { return tensor == kNoTensor && !isConstant; }
};

/// Writes the nodes of an ONNX network one by one. Everything it is given outlives it.
class OnnxLayers {
public:
    OnnxLayers(const Network& network, NetworkWriter& writer);

    /// An input with all its sizes; the first is the batch.
    [[nodiscard]] Result<void> addInput(const std::string& name, const Dims& dims);
    /// Fails, naming the node, when sizes do not fit or an operation that is needed is not known.
    [[nodiscard]] Result<void> addNode(const NetworkNode& node);

private:
    using Made = Result<OnnxValue>;
    using Handler = Made (OnnxLayers::*)(const NetworkNode&);
    [[nodiscard]] static Handler handlerOf(std::string_view op);

    // Layers with parameters.
    Made convolution(const NetworkNode& node);
    Made transposedConvolution(const NetworkNode& node);
    Made gemm(const NetworkNode& node);
    Made matMul(const NetworkNode& node);
    Made normalisation(const NetworkNode& node);
    // Layers without.
    Made pool(const NetworkNode& node);
    Made globalPool(const NetworkNode& node);
    Made activation(const NetworkNode& node);
    Made softmax(const NetworkNode& node);
    Made dropout(const NetworkNode& node);
    Made sum(const NetworkNode& node);
    Made product_(const NetworkNode& node);
    Made reduce(const NetworkNode& node);
    // Shapes (onnx_shapes.cpp).
    Made concat(const NetworkNode& node);
    Made resize(const NetworkNode& node);
    Made reshape(const NetworkNode& node);
    Made flatten(const NetworkNode& node);
    Made squeeze(const NetworkNode& node);
    Made unsqueeze(const NetworkNode& node);
    Made sameShape(const NetworkNode& node);
    Made transpose(const NetworkNode& node);
    Made slice(const NetworkNode& node);
    Made gather(const NetworkNode& node);
    Made pad(const NetworkNode& node);
    Made expand(const NetworkNode& node);
    Made shape(const NetworkNode& node);
    Made constant(const NetworkNode& node);
    Made constantOfShape(const NetworkNode& node);
    Result<void> split(const NetworkNode& node);

    [[nodiscard]] const OnnxValue* find(const std::string& name) const;
    /// Input `index` of a node; null if there is none or it is not known.
    [[nodiscard]] const OnnxValue* input(const NetworkNode& node, std::size_t index) const;
    /// Whole numbers of an input or, in older files, of an attribute.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integers(const NetworkNode& node,
                                                                    std::size_t index,
                                                                    std::string_view name) const;
    [[nodiscard]] static std::int64_t integer(const NetworkNode& node, std::string_view name,
                                              std::int64_t otherwise);
    /// An axis counted from the front; nothing if it is not there.
    [[nodiscard]] static std::optional<std::size_t> axisOf(std::int64_t axis, std::size_t rank);
    [[nodiscard]] std::optional<Window> window(const NetworkNode& node, std::size_t axis,
                                               std::int64_t kernel) const;
    /// Sizes behind the batch and the channels with a window over them.
    [[nodiscard]] Result<Dims> windowed(const NetworkNode& node, const Dims& dims,
                                        const Dims& kernel) const;
    [[nodiscard]] Result<Dims> broadcast(const NetworkNode& node, const Dims& a,
                                         const Dims& b) const;

    [[nodiscard]] LayerRequest request(const NetworkNode& node, OpKind kind, Dims dims) const;
    [[nodiscard]] Made add(const LayerRequest& request);
    [[nodiscard]] Made view(const NetworkNode& node, Dims dims);
    [[nodiscard]] static Error problem(const NetworkNode& node, Text what);
    [[nodiscard]] static std::string nameOf(const NetworkNode& node);

    NetworkWriter& m_writer;
    std::map<std::string, OnnxValue, std::less<>> m_values;
    std::map<std::string, Text, std::less<>> m_unknown; ///< value: why it is not known
    std::map<std::string, std::vector<const NetworkNode*>, std::less<>> m_readers;
};

} // namespace faultline::vram
