// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Part of the training step that a layer or a tensor belongs to: what the bars are made of.
enum class Part : std::uint8_t {
    Input, ///< images and ground truth on the device
    Backbone,
    Neck,
    Head,       ///< of one stage, or the region proposal network
    SecondHead, ///< what runs on proposals: boxes, masks, key points
    Loss,
    Assignment, ///< matching of anchors, points or proposals with ground truth
};
[[nodiscard]] std::string_view toString(Part part);

/// What decides how a tensor's elements are stored.
enum class Storage : std::uint8_t {
    Activation, ///< follows the precision: 2 bytes under mixed precision, else 4
    Float32,    ///< stays at 4 bytes under mixed precision
    Float64,
    Int64,
    Int32,
    Byte, ///< masks, booleans
};

/// Size of something that grows with the batch: perImage * images + fixed elements.
/// Products that do not fit 64 bits never get here: expansion fails and names the layer.
struct Extent {
    std::int64_t perImage = 0;
    std::int64_t fixed = 0; ///< anchors shared by the images, work done one image after the other

    [[nodiscard]] bool isZero() const { return perImage == 0 && fixed == 0; }
    friend bool operator==(const Extent&, const Extent&) = default;
};

using TensorId = std::int32_t;
inline constexpr TensorId kNoTensor = -1;

/// A value that flows between layers. Shapes are of one image, without the batch: items is 1, or
/// the number of proposals and their kind where a tensor has one entry for each.
struct Tensor {
    std::string name; ///< "backbone/layer1/0/conv1", for people
    Part part = Part::Backbone;
    Storage storage = Storage::Activation;
    std::int64_t items = 1;
    std::int64_t channels = 0;
    std::int64_t height = 1;
    std::int64_t width = 1;
    Extent extent;                ///< elements; what counts, the shape is to be shown
    TensorId aliasOf = kNoTensor; ///< a view of it, or written in place: no memory of its own
    bool needsGradient = false;   ///< a trainable parameter lies before it; set by markGradients()
};

enum class OpKind : std::uint8_t {
    Input,
    Convolution, ///< depthwise ones too: groups == channels
    TransposedConvolution,
    Dense,
    BatchNorm,
    GroupNorm,
    LayerNorm,
    Activation, ///< `function` says which
    Add,
    Multiply, ///< keeps both operands
    Concat,
    MaxPool,
    AveragePool,
    GlobalPool,
    Resize, ///< nearest, bilinear
    Pad,
    Softmax,
    Dropout,
    MatrixProduct, ///< of two activations, as in attention: keeps both
    RoiPool,       ///< ROIAlign, crop_and_resize
    View,          ///< reshape, flatten, split, slice without copy
    Copy,          ///< transpose to contiguous, cast, gather: a new tensor, nothing kept
    Work,          ///< a step of a loss or an assignment, described by its buffers alone
};
[[nodiscard]] std::string_view toString(OpKind kind);

enum class Function : std::uint8_t {
    None,
    Relu,
    Relu6,
    LeakyRelu,
    Silu, ///< swish
    Gelu,
    Mish,
    HardSwish,
    HardSigmoid,
    Sigmoid,
    Tanh,
};
[[nodiscard]] std::string_view toString(Function function);

/// Parameters of a layer. Layers that share them (a head that runs on every level) name the same
/// set: it is counted once.
struct ParameterSet {
    std::string name; ///< of the layer that introduced it
    Part part = Part::Backbone;
    std::int64_t weights = 0;    ///< kernels and matrices, elements
    std::int64_t vectors = 0;    ///< biases, scale and shift: stay Float32 under mixed precision
    std::int64_t statistics = 0; ///< moving means and variances: no gradient, no slots
    bool isFrozen = false;       ///< weights and vectors get no gradient
};

using ParameterId = std::int32_t;
inline constexpr ParameterId kNoParameters = -1;

/// When a buffer of a Work op lives.
enum class BufferLife : std::uint8_t {
    Temporary, ///< from the beginning to the end of the op in the forward pass
    Kept,      ///< until the op's turn in the backward pass
    Step,      ///< until the end of the step (targets, anchors)
    Backward,  ///< only during the op's turn in the backward pass
};

/// Memory that a Work op takes besides its output.
struct Buffer {
    std::string name; ///< "IoU of anchors and boxes", for people
    Extent extent;    ///< elements
    Storage storage = Storage::Float32;
    BufferLife life = BufferLife::Temporary;
};

/// A layer: reads tensors, writes one. Ops stand in the order in which they run forward.
struct Op {
    OpKind kind = OpKind::View;
    Function function = Function::None;
    Part part = Part::Backbone;
    std::string name; ///< "backbone/layer1/0/conv1"
    std::vector<TensorId> inputs;
    TensorId output = kNoTensor; ///< kNoTensor: only Work
    ParameterId parameters = kNoParameters;
    bool stopsGradient = false; ///< detach(), tf.stop_gradient
    bool isInPlace = false;     ///< writes over its first input where the framework does
    int stage = -1;             ///< of the backbone, 0 the stem; -1: none. What freezing counts by
    int checkpoint = -1; ///< ops of one number are recomputed in the backward pass, if that is
                         ///< asked for; -1: kept as usual
    std::int64_t kernelHeight = 1;
    std::int64_t kernelWidth = 1;
    std::int64_t stride = 1;
    std::int64_t groups = 1;
    std::int64_t multiplyAdds = 0; ///< of one image
    std::vector<Buffer> buffers;   ///< of Work; others rarely
};

/// A network with its loss, expanded for one size of image and one set of options; any batch.
/// Immutable once made; safe to share between threads.
struct LayerGraph {
    std::string model;           ///< as listed: "faster_rcnn_r50_fpn"
    std::string framework;       ///< id of the code base whose version of the network this is
    std::int64_t imageWidth = 0; ///< as the network sees it, after resizing and padding
    std::int64_t imageHeight = 0;
    std::int64_t anchors = 0; ///< boxes predicted for an image; 0: does not apply or not known
    std::vector<Tensor> tensors;
    std::vector<ParameterSet> parameters;
    std::vector<Op> ops;
    std::vector<Text> remarks; ///< English: assumptions made while expanding

    [[nodiscard]] std::int64_t parameterCount() const; ///< weights and vectors, without statistics
    [[nodiscard]] std::int64_t trainableCount() const;
};

/// Sets Tensor::needsGradient from the parameters that are not frozen. To be called again after
/// freezing.
void markGradients(LayerGraph& graph);

} // namespace faultline::vram
