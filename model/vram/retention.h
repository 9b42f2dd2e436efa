// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/framework_memory.h"
#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// What an op keeps from the forward pass for its turn in the backward pass.
struct Retention {
    bool firstInput = false;
    bool otherInputs = false;
    bool output = false;
    /// The first input is written over, but needed: a copy of it is made and kept.
    bool inputCopy = false;
    bool outputCopy = false; ///< a tensor like the output besides: what comes between two kernels
    std::int64_t extraPerOutput = 0; ///< bytes for each element of the output: indices, masks
};

/// By the rules of the engine, whether or not a gradient is wanted (docs/vram/simulation.md has the
/// table with its sources). `normMode` is that of the setup; a layer is in mode Frozen only where
/// its parameters are frozen too.
[[nodiscard]] Retention retentionOf(const LayerGraph& graph, const Op& op,
                                    const FrameworkMemory& framework, NormMode normMode);

/// Bytes of an element of each tensor. Storage::Activation follows the precision: in 2 bytes what
/// convolutions, matrices and matrix products write and what is computed from that; under autocast
/// PyTorch writes group and layer norms and softmax in 4 bytes.
[[nodiscard]] std::vector<std::int64_t> elementBytes(const LayerGraph& graph, Precision precision,
                                                     const FrameworkMemory& framework);

/// Whether the op reads its input in 2 bytes under mixed precision, whatever it is stored in.
[[nodiscard]] bool computesInHalf(const Op& op);
/// Whether it reads and writes 4 bytes under PyTorch's autocast.
[[nodiscard]] bool computesInFloat(const Op& op);

} // namespace faultline::vram
