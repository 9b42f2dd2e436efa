// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/expression.h"
#include "model/vram/layer_graph.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline::vram {

/// What a step does (docs/vram/architectures.md, "Steps").
enum class Verb : std::uint8_t {
    Convolution,
    TransposedConvolution,
    Dense,
    Norm,
    Activation,
    Add,
    Multiply,
    Concat,
    MaxPool,
    AveragePool,
    GlobalPool,
    Resize,
    Pad,
    Softmax,
    Dropout,
    MatrixProduct,
    RoiPool,
    View,
    Flatten,
    Copy,
    StopGradient,
    Parameters,
    Work,
    Use,
    Save,
    Give,
    From,
    Let,
    For,
    If,
    Do,
    Anchors,
    Check,
    Remark,
};

/// Options whose value is an expression.
enum class Option : std::uint8_t {
    Kernel,
    Stride,
    Dilation,
    Padding,
    OutputPadding,
    Groups,
    Bias,
    Affine,
    Scale,
    Shift,
    InPlace,
    Ceil,
    Items,
    Channels,
    Height,
    Width,
    Inner,
    Rois,
    In,
    Weights,
    Vectors,
    When,
    Stage,
    Checkpoint,
    Frozen,
    NoGradient,
};

/// Options whose value is a text.
enum class TextOption : std::uint8_t { Name, Part, From, As, Shared, Storage, Message, Like, Axis };

struct Binding {
    std::string name;
    Expression value; ///< empty: a parameter that has to be given
};

struct BufferTemplate {
    TextTemplate name;
    Expression elements; ///< of one image
    Expression fixed;
    Expression copies;
    Expression when;
    Storage storage = Storage::Float32;
    BufferLife life = BufferLife::Temporary;
};

/// One step of a module's body, read and checked; what it needs besides depends on the verb.
struct Step {
    Verb verb = Verb::Do;
    std::string place;               ///< "body/3/do/1": where it stands in its module, for messages
    Expression value;                ///< of the verb: channels, a kernel, a condition
    TextTemplate text;               ///< of the verb: a function, a name
    std::vector<TextTemplate> names; ///< of tensors that it reads
    std::vector<std::pair<Option, Expression>> options;
    std::vector<std::pair<TextOption, TextTemplate>> textOptions;
    std::vector<Binding> bindings; ///< of use and let
    std::vector<Step> body;        ///< do, then
    std::vector<Step> otherwise;   ///< else
    std::vector<BufferTemplate> buffers;
    bool hasOwnParameters = false; ///< "shared": false

    [[nodiscard]] const Expression* option(Option wanted) const
    {
        for (const auto& [key, expression] : options) {
            if (key == wanted)
                return &expression;
        }
        return nullptr;
    }
    [[nodiscard]] const TextTemplate* option(TextOption wanted) const
    {
        for (const auto& [key, written] : textOptions) {
            if (key == wanted)
                return &written;
        }
        return nullptr;
    }
};

/// A named piece of a network; or another one with some parameters given.
struct Module {
    std::string name;
    std::string file; ///< "architectures/backbones/resnet.json"
    std::string part; ///< empty: as its user's
    std::string uses; ///< not empty: of that module, with `parameters` given and no body
    std::vector<Binding> parameters;
    std::vector<Step> body;
};

} // namespace faultline::vram
