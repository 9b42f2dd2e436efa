// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/layer_shapes.h"
#include "model/vram/sources/keras/keras_fields.h"
#include "model/vram/sources/keras/keras_layers.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace faultline::vram {

/// Writes one use of one layer. Everything it is given outlives it.
class KerasLayerWriter {
public:
    using Handler = Result<KerasValue> (KerasLayerWriter::*)();

    KerasLayerWriter(const KerasUse& use, NetworkWriter& writer)
        : m_use(use), m_writer(writer), m_fields(use.config, use.path)
    {
    }

    [[nodiscard]] Result<KerasValue> write();

private:
    // Convolutions and pools (keras_windows.cpp).
    Result<KerasValue> convolution();
    Result<KerasValue> depthwise();
    Result<KerasValue> separable();
    Result<KerasValue> transposed();
    Result<KerasValue> maxPool();
    Result<KerasValue> averagePool();
    Result<KerasValue> globalPool();

    // Layers that act on each value, or only move them (keras_layers.cpp).
    Result<KerasValue> dense();
    Result<KerasValue> batchNorm();
    Result<KerasValue> layerNorm();
    Result<KerasValue> groupNorm();
    Result<KerasValue> activationLayer();
    Result<KerasValue> namedActivation();
    Result<KerasValue> prelu();
    Result<KerasValue> softmaxLayer();
    Result<KerasValue> sum();
    Result<KerasValue> productOfInputs();
    Result<KerasValue> concatenate();
    Result<KerasValue> dropout();
    Result<KerasValue> passThrough();
    Result<KerasValue> copied();
    Result<KerasValue> normalization();
    Result<KerasValue> operation();

    // Layers that change sizes (keras_shapes.cpp).
    Result<KerasValue> flatten();
    Result<KerasValue> reshape();
    Result<KerasValue> permute();
    Result<KerasValue> repeatVector();
    Result<KerasValue> zeroPadding();
    Result<KerasValue> cropping();
    Result<KerasValue> upSampling();
    Result<KerasValue> resizing();

    // Sequences (keras_sequences.cpp).
    Result<KerasValue> embedding();
    Result<KerasValue> recurrent();
    Result<KerasValue> bidirectional();
    Result<KerasValue> timeDistributed();
    Result<KerasValue> attention();

    [[nodiscard]] static Handler handlerOf(std::string_view className);

    /// The first input; its rank was checked if `needsRank` was called.
    [[nodiscard]] const KerasValue& input() const { return m_use.inputs.front(); }
    /// Fails unless the first input has as many dimensions.
    [[nodiscard]] bool needsRank(std::size_t rank);
    /// "Conv2D": 2.
    [[nodiscard]] std::size_t spatialCount() const;
    [[nodiscard]] bool hasChannelsLast() const;
    [[nodiscard]] std::size_t channelAxis(std::size_t rank) const;
    [[nodiscard]] std::size_t spatialAxis(std::size_t index) const;
    [[nodiscard]] Padding paddingOf(const char* field);
    /// Sizes of the input with a window over its spatial axes and other channels.
    [[nodiscard]] Dims windowed(const Dims& kernel, const Dims& strides, const Dims& dilation,
                                const Padding& padding, std::int64_t channels);
    [[nodiscard]] Result<KerasValue> pool(OpKind kind);

    /// Inputs stretched to a common shape.
    [[nodiscard]] Dims broadcast();
    [[nodiscard]] Dims broadcast(const Dims& a, const Dims& b);

    /// A request for this layer with its first input; `suffix` names one of several steps.
    [[nodiscard]] LayerRequest request(OpKind kind, const Dims& dims,
                                       std::string_view suffix = {}) const;
    /// Writes it, unless a field was odd.
    [[nodiscard]] Result<KerasValue> add(const LayerRequest& request);
    /// The function of field "activation" after it.
    [[nodiscard]] Result<KerasValue> withActivation(Result<KerasValue> made);
    [[nodiscard]] Result<KerasValue> activate(const KerasValue& value, std::string_view function,
                                              std::string_view suffix);
    [[nodiscard]] Result<KerasValue> view(const Dims& dims);
    [[nodiscard]] Error problem(Text what) const;

    const KerasUse& m_use;
    NetworkWriter& m_writer;
    KerasFields m_fields;
};

} // namespace faultline::vram
