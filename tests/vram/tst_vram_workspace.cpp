// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/vram/workspace.h"

#include <gtest/gtest.h>

namespace faultline::vram {
namespace {

Tensor maps(std::int64_t channels, std::int64_t side, std::int64_t items = 1)
{
    Tensor tensor;
    tensor.items = items;
    tensor.channels = channels;
    tensor.height = side;
    tensor.width = side;
    tensor.extent.perImage = items * channels * side * side;
    return tensor;
}

Op convolution(std::int64_t kernel, std::int64_t stride = 1, std::int64_t groups = 1)
{
    Op op;
    op.kind = OpKind::Convolution;
    op.kernelHeight = op.kernelWidth = kernel;
    op.stride = stride;
    op.groups = groups;
    return op;
}

std::int64_t bytes(const Op& op, const Tensor& input, const Tensor& output,
                   const WorkspaceRules& rules, std::int64_t images = 1,
                   std::int64_t elementBytes = 4)
{
    return convolutionWorkspace(op, {input, output, images, elementBytes}, rules);
}

TEST(Workspace, WinogradCountsWholeTiles)
{
    const WorkspaceRules rules{.winograd = 1.0};
    // 16x16 are 16 tiles of 36 values in each direction; 4x8 kernels of 36 values.
    EXPECT_EQ(bytes(convolution(3), maps(4, 16), maps(8, 16), rules),
              4 * (36 * 16 * (4 + 8) + 36 * 4 * 8));
    // 14x14 need as many tiles.
    EXPECT_EQ(bytes(convolution(3), maps(4, 14), maps(8, 14), rules),
              bytes(convolution(3), maps(4, 16), maps(8, 16), rules));
    // The kernels do not grow with the batch.
    EXPECT_EQ(bytes(convolution(3), maps(4, 16), maps(8, 16), rules, 3),
              4 * (3 * 36 * 16 * (4 + 8) + 36 * 4 * 8));
}

TEST(Workspace, FourierIsForManySmallMaps)
{
    const WorkspaceRules rules{.winograd = 1.0, .fourier = 1.0};
    const WorkspaceRules winograd{.winograd = 1.0};
    const Op op = convolution(3);
    const std::int64_t spectrum = 32 * 17 * 8;
    EXPECT_EQ(bytes(op, maps(64, 14, 128), maps(64, 14, 128), rules),
              spectrum * (128 * 128 + 64 * 64));
    for (const auto& [side, items] : {std::pair{7, 128}, std::pair{31, 128}, std::pair{14, 63}}) {
        EXPECT_EQ(bytes(op, maps(64, side, items), maps(64, side, items), rules),
                  bytes(op, maps(64, side, items), maps(64, side, items), winograd))
            << side << " " << items;
    }
    // A plan of more than 2.5 GB is not taken.
    EXPECT_EQ(bytes(op, maps(2048, 14, 256), maps(256, 14, 256), rules),
              bytes(op, maps(2048, 14, 256), maps(256, 14, 256), winograd));
}

TEST(Workspace, OtherKernelsFollowTheirOperands)
{
    const WorkspaceRules rules{.winograd = 1.0, .general = 0.5, .pointwise = 0.25, .half = 1.0};
    const Tensor input = maps(4, 16);
    const Tensor output = maps(8, 16);
    const std::int64_t elements = 16 * 16 * 12;
    EXPECT_EQ(bytes(convolution(7), input, output, rules), elements * 2);
    EXPECT_EQ(bytes(convolution(3, 2), input, output, rules), elements * 2);
    EXPECT_EQ(bytes(convolution(1), input, output, rules), elements);
    EXPECT_EQ(bytes(convolution(3), input, output, rules, 1, 2), elements * 2);
    EXPECT_EQ(bytes(convolution(3, 1, 4), input, output, rules), 0);
    Op dense;
    dense.kind = OpKind::Dense;
    EXPECT_EQ(bytes(dense, input, output, rules), 0);
}

TEST(Workspace, TrialsTransformWholeMaps)
{
    const std::int64_t limit = std::int64_t{1} << 40;
    // 14 and the border of the kernel are 16, whose half spectrum has 16x9 numbers of 8 bytes.
    const std::int64_t once = 16 * 9 * 8 * (3 * (4 + 8) + 4 * 8);
    const auto trial = [](const Op& op, std::int64_t side, std::int64_t limitBytes,
                          std::int64_t elementBytes = 4) {
        return trialWorkspace(op, {maps(4, side), maps(8, side), 3, elementBytes}, limitBytes);
    };
    EXPECT_EQ(trial(convolution(3), 14, limit), 2 * once);
    EXPECT_EQ(trial(convolution(3), 14, 2 * once - 1), once);
    EXPECT_EQ(trial(convolution(3), 14, once - 1), 0);
    EXPECT_GT(trial(convolution(3), 254, limit), 0);
    EXPECT_EQ(trial(convolution(3), 255, limit), 0);
    EXPECT_EQ(trial(convolution(3), 14, limit, 2), 0);
    EXPECT_EQ(trial(convolution(3, 2), 14, limit), 0);
    EXPECT_EQ(trial(convolution(1), 14, limit), 0);
}

TEST(Workspace, WhatExceedsTheLimitIsNotTaken)
{
    WorkspaceRules rules{.winograd = 1.0};
    const std::int64_t needed = bytes(convolution(3), maps(4, 16), maps(8, 16), rules);
    rules.limitBytes = needed;
    EXPECT_EQ(bytes(convolution(3), maps(4, 16), maps(8, 16), rules), needed);
    rules.limitBytes = needed - 1;
    EXPECT_EQ(bytes(convolution(3), maps(4, 16), maps(8, 16), rules), 0);
}

} // namespace
} // namespace faultline::vram
