// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/workspace.h"

#include <algorithm>

namespace faultline::vram {

namespace {

/// A tile of 4x4 outputs is computed from 6x6 values: 36 for each 16.
constexpr double kTileGrowth = 36.0 / 16.0;
constexpr double kFloatBytes = 4.0;

double shareOf(const Op& op, const ConvolutionOperands& operands, const WorkspaceRules& rules)
{
    const double elements =
        static_cast<double>(operands.inputElements) + static_cast<double>(operands.outputElements);
    if (operands.elementBytes == 2)
        return rules.half * elements * 2.0;
    const bool isPointwise = op.kernelHeight == 1 && op.kernelWidth == 1;
    if (isPointwise)
        return rules.pointwise * elements * kFloatBytes;
    if (op.kernelHeight == 3 && op.kernelWidth == 3 && op.stride == 1)
        return rules.winograd * kTileGrowth * elements * kFloatBytes;
    return rules.general * elements * kFloatBytes;
}

} // namespace

std::int64_t convolutionWorkspace(const Op& op, const ConvolutionOperands& operands,
                                  const WorkspaceRules& rules)
{
    const bool isConvolution =
        op.kind == OpKind::Convolution || op.kind == OpKind::TransposedConvolution;
    if (!isConvolution || op.groups != 1)
        return 0;
    // Operands are bounded by the ledger, so the product fits.
    const auto bytes = static_cast<std::int64_t>(shareOf(op, operands, rules));
    return rules.limitBytes > 0 && bytes > rules.limitBytes ? 0 : bytes;
}

} // namespace faultline::vram
