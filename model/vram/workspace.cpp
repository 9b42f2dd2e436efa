// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/workspace.h"

#include <algorithm>
#include <bit>

namespace faultline::vram {

namespace {

constexpr double kFloatBytes = 4.0;
constexpr double kHalfBytes = 2.0;

/// Winograd's F(4x4, 3x3): a tile of 4x4 results is computed from 6x6 values.
constexpr std::int64_t kTile = 4;
constexpr double kTileValues = 36.0;

/// A tile of 32x32 as half of a complex spectrum: 32 x 17 numbers of 8 bytes.
constexpr double kSpectrumBytes = 32.0 * 17.0 * 8.0;
/// Where the library takes Fourier transforms: maps that fit one tile with their border but fill a
/// good part of it, and many of them, as in heads that run on proposals.
constexpr std::int64_t kSmallestFourierSide = 8;
constexpr std::int64_t kLargestFourierSide = 30;
constexpr double kFewestFourierMaps = 64.0;
/// Beyond this it does with less: Mask R-CNN on 2048 channels would need more than it takes.
constexpr double kMostFourierBytes = 2.5e9;

struct Sizes {
    double maps = 0.0; ///< for each channel
    double inputElements = 0.0;
    double outputElements = 0.0;
    double kernels = 0.0; ///< pairs of channels
};

Sizes sizesOf(const ConvolutionOperands& operands)
{
    const auto images = static_cast<double>(operands.images);
    const auto elements = [images](const Tensor& tensor) {
        return static_cast<double>(tensor.extent.perImage) * images
               + static_cast<double>(tensor.extent.fixed);
    };
    return {.maps = images * static_cast<double>(operands.output.items),
            .inputElements = elements(operands.input),
            .outputElements = elements(operands.output),
            .kernels = static_cast<double>(operands.input.channels)
                       * static_cast<double>(operands.output.channels)};
}

/// How many values the tiles hold for each element: more than 36/16 where they reach over the edge.
double tileGrowth(const Tensor& tensor)
{
    const auto tiles = [](std::int64_t side) {
        return static_cast<double>((std::max<std::int64_t>(side, 1) + kTile - 1) / kTile);
    };
    const double area = static_cast<double>(std::max<std::int64_t>(tensor.height, 1))
                        * static_cast<double>(std::max<std::int64_t>(tensor.width, 1));
    return kTileValues * tiles(tensor.height) * tiles(tensor.width) / area;
}

double winogradBytes(const ConvolutionOperands& operands, const Sizes& sizes)
{
    return kFloatBytes
           * (tileGrowth(operands.input) * sizes.inputElements
              + tileGrowth(operands.output) * sizes.outputElements + kTileValues * sizes.kernels);
}

double fourierBytes(const ConvolutionOperands& operands, const Sizes& sizes)
{
    const double maps =
        sizes.maps * static_cast<double>(operands.input.channels + operands.output.channels);
    return kSpectrumBytes * (maps + sizes.kernels);
}

bool isForFourier(const Tensor& output, const Sizes& sizes)
{
    const auto [smaller, larger] = std::minmax(output.height, output.width);
    return smaller >= kSmallestFourierSide && larger <= kLargestFourierSide
           && sizes.maps >= kFewestFourierMaps;
}

double bytesOf(const Op& op, const ConvolutionOperands& operands, const WorkspaceRules& rules)
{
    const Sizes sizes = sizesOf(operands);
    const double elements = sizes.inputElements + sizes.outputElements;
    if (operands.elementBytes == 2)
        return rules.half * elements * kHalfBytes;
    if (op.kernelHeight == 1 && op.kernelWidth == 1)
        return rules.pointwise * elements * kFloatBytes;
    if (op.kernelHeight != 3 || op.kernelWidth != 3 || op.stride != 1)
        return rules.general * elements * kFloatBytes;
    const double winograd = rules.winograd * winogradBytes(operands, sizes);
    const double fourier = rules.fourier * fourierBytes(operands, sizes);
    const bool isFourier = isForFourier(operands.output, sizes) && fourier <= kMostFourierBytes;
    return isFourier ? std::max(winograd, fourier) : winograd;
}

} // namespace

std::int64_t trialWorkspace(const Op& op, const ConvolutionOperands& operands,
                            std::int64_t limitBytes)
{
    constexpr std::int64_t kLargestFourier = 256;
    const bool applies = op.kind == OpKind::Convolution && op.groups == 1 && op.stride == 1
                         && op.kernelHeight > 1 && op.kernelWidth > 1 && operands.elementBytes == 4;
    const std::int64_t side = std::max(operands.input.height + op.kernelHeight - 1,
                                       operands.input.width + op.kernelWidth - 1);
    if (!applies || side > kLargestFourier)
        return 0;
    const auto padded = static_cast<double>(std::bit_ceil(static_cast<std::uint64_t>(side)));
    const double spectrum = padded * (padded / 2.0 + 1.0) * 2.0 * kFloatBytes;
    const Sizes sizes = sizesOf(operands);
    const double maps =
        sizes.maps * static_cast<double>(operands.input.channels + operands.output.channels);
    const double once = spectrum * (maps + sizes.kernels);
    const auto limit = static_cast<double>(limitBytes);
    return static_cast<std::int64_t>(2.0 * once <= limit ? 2.0 * once : once <= limit ? once : 0.0);
}

std::int64_t convolutionWorkspace(const Op& op, const ConvolutionOperands& operands,
                                  const WorkspaceRules& rules)
{
    const bool isConvolution =
        op.kind == OpKind::Convolution || op.kind == OpKind::TransposedConvolution;
    if (!isConvolution || op.groups != 1)
        return 0;
    constexpr double kMost = 1e18; // no machine has it, and it still fits an integer
    const auto bytes = static_cast<std::int64_t>(std::min(bytesOf(op, operands, rules), kMost));
    return rules.limitBytes > 0 && bytes > rules.limitBytes ? 0 : bytes;
}

} // namespace faultline::vram
