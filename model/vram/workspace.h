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

/// The most that any algorithm takes where the framework tries them all (cudnn.benchmark): Fourier
/// transforms of whole maps, up to 256 pixels a side with their border, for kernels with stride 1
/// in 4 bytes. The gradient by the kernel takes it twice, if that is at most `limitBytes`. 0 where
/// the algorithm does not apply, or takes more.
[[nodiscard]] std::int64_t trialWorkspace(const Op& op, const ConvolutionOperands& operands,
                                          std::int64_t limitBytes);

/// What is free at most when trials are made: figures of zoos are from devices of 32 GB, of which
/// the network and what earlier trials left in the allocator's cache take a part (fitted to
/// mmdetection's SSD).
inline constexpr std::int64_t kTrialLimit = std::int64_t{18} << 30;

} // namespace faultline::vram
