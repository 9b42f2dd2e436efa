// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/framework_memory.h"
#include "model/vram/layer_graph.h"

#include <cstdint>

namespace faultline::vram {

/// What a convolution reads and writes in one pass, elements of the whole batch.
struct ConvolutionOperands {
    std::int64_t inputElements = 0;
    std::int64_t outputElements = 0;
    std::int64_t elementBytes = 4;
};

/// Scratch memory that the library takes while the convolution runs, in either direction; 0 for ops
/// of other kinds. Depthwise convolutions have kernels of their own without any.
[[nodiscard]] std::int64_t convolutionWorkspace(const Op& op, const ConvolutionOperands& operands,
                                                const WorkspaceRules& rules);

} // namespace faultline::vram
