// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What executes the graph, with its rules of what is kept and when it is freed.
enum class Engine : std::uint8_t { PyTorch, TensorFlow };

/// From when to when the gradients of the parameters exist.
enum class GradientLife : std::uint8_t {
    UntilUpdate,   ///< zero_grad(set_to_none) after the step; TensorFlow
    UntilBackward, ///< zero_grad(set_to_none) just before backward(): alive during the forward pass
    Always,        ///< zero_grad() that fills with zeros
};

/// How mixed precision comes about.
enum class MixedStyle : std::uint8_t {
    Autocast, ///< weights and inputs are cast for each convolution; casts of weights are cached
    Keras,    ///< compute type of the layers; casts of weights live as long as they are needed
    Model,    ///< the module itself was converted (model.half()), with a master copy
};

/// Scratch memory of convolutions, as multiples of what they read and write. Physical constants of
/// the library under the framework, the same for every model.
struct WorkspaceRules {
    /// Of the transformed tiles of a 3x3 convolution with stride 1: 1 stands for input, output and
    /// kernels in the F(4x4, 3x3) domain, in 4 bytes.
    double winograd = 0.0;
    /// Of the spectra of a 3x3 convolution on many small maps: 1 stands for those of input, output
    /// and kernels, tiles of 32x32.
    double fourier = 0.0;
    double general = 0.0;        ///< other ungrouped kernels larger than 1x1: of input and output
    double pointwise = 0.0;      ///< 1x1
    double half = 0.0;           ///< any ungrouped one in 2 bytes: copies of the operands in NHWC
    std::int64_t limitBytes = 0; ///< an algorithm that needs more is not chosen; 0: no limit
};

/// How far off the estimate may be, as shares of it: what published figures are below and above it
/// in nineteen of twenty cases (docs/vram/accuracy.md); a guess where none are known.
struct ErrorBand {
    double low = 0.25;
    double high = 0.25;
    double figures = 0; ///< that it was fitted to; 0: guessed
};

/// What a code base does with memory in a training step:
/// resources/architectures/simulation/<id>.json.
struct FrameworkMemory {
    std::string id;    ///< "mmdetection"
    std::string title; ///< "MMDetection"
    Engine engine = Engine::PyTorch;
    std::string allocator = "caching";
    GradientLife gradients = GradientLife::UntilUpdate;
    MixedStyle mixed = MixedStyle::Autocast;
    bool hasGradientBuckets = false;     ///< data-parallel replicas keep a copy of the gradients
    bool isFrozenNormArithmetic = false; ///< written as x * scale + shift: one temporary more
    bool isGroupNormUnfused = false; ///< PyTorch before 1.6: normalises, then scales what it keeps
    double updateTemporaries = 0.0; ///< copies of the trained parameters during the update, besides
                                    ///< those that the optimizer's own rule has
    bool isForeach = false;         ///< the optimizer works on all parameters at once
    std::int64_t fixedBytes = 0;    ///< inside the allocator whatever the model: cuBLAS
    std::int64_t contextBytes = 0;  ///< outside: CUDA context, kernels, cuDNN, NCCL without buffers
    std::int64_t replicaBytes = 0;  ///< outside, with more than one replica: NCCL
    std::string measure;            ///< what its published figures mean: "allocated", ...
    WorkspaceRules workspace;
    ErrorBand band;
};

/// All of them, by id. Read from the embedded data on first use; any thread.
[[nodiscard]] std::span<const FrameworkMemory> frameworks();

/// One of them; nullptr if there is none of that id.
[[nodiscard]] const FrameworkMemory* frameworkMemory(std::string_view id);

/// Reads one file. Fails naming the field that is wrong or unknown.
[[nodiscard]] Result<FrameworkMemory> parseFrameworkMemory(std::string_view json);

} // namespace faultline::vram
