// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/framework_memory.h"
#include "model/vram/layer_graph.h"

#include <cstdint>

namespace faultline::vram {

/// What a convolution reads and writes in one pass.
struct ConvolutionOperands {
    const Tensor& input;
    const Tensor& output;
    std::int64_t images = 1;       ///< of the batch; tensors may hold several maps for each
    std::int64_t elementBytes = 4; ///< that it computes with
};

/// Scratch memory that the library takes while the convolution runs, in either direction; 0 for ops
/// of other kinds. Depthwise convolutions have kernels of their own without any. Operands are of
/// sizes that a MemoryLedger can count.
[[nodiscard]] std::int64_t convolutionWorkspace(const Op& op, const ConvolutionOperands& operands,
                                                const WorkspaceRules& rules);

} // namespace faultline::vram
