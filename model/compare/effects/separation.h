// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faultline {

/// A curve on the axis of a comparison: x ascending, both finite.
struct AxisCurve {
    std::vector<double> x;
    std::vector<double> y;

    [[nodiscard]] std::size_t size() const { return x.size(); }
    [[nodiscard]] bool empty() const { return x.empty(); }
};

/// Curves of runs that are equal to the last digit are one run told twice.
[[nodiscard]] std::vector<AxisCurve> withoutCopies(std::vector<AxisCurve> curves);

/// A warm start that counts on from elsewhere is laid at the start of the baseline: by how much
/// `bad` is ahead of it; 0 where they overlap.
[[nodiscard]] double startAhead(const AxisCurve& baseline, const AxisCurve& bad);
/// The same, moved.
void alignStart(const AxisCurve& baseline, AxisCurve& bad);

/// Curves cut to the stretch of the axis that all of them cover and reduced to medians of the same
/// equal blocks. Losses that are all positive are compared by ratio, so their blocks are
/// logarithms.
struct AlignedBlocks {
    double begin = 0.0; ///< of the stretch, on the axis
    double end = 0.0;
    bool isLog = false;
    std::vector<std::vector<double>> good; ///< by curve, then block
    std::vector<double> bad;

    [[nodiscard]] std::size_t count() const { return bad.size(); }
    [[nodiscard]] double edge(std::size_t block) const; ///< where a block begins
    /// What a block says, as it was logged: exp() of a logarithm.
    [[nodiscard]] double shown(double value) const;
    /// Mean of the good curves, by block.
    [[nodiscard]] std::vector<double> center() const;
};

/// At most 100 blocks, of five points where there are enough and of single points where there are
/// few: an evaluation is a mean already. No blocks where the curves have nothing in common.
[[nodiscard]] AlignedBlocks alignBlocks(std::span<const AxisCurve> good, const AxisCurve& bad,
                                        bool mayBeLog);

/// Three blocks in a row beyond a limit on the same side: what a single spike and the noise inside
/// a run do not make.
inline constexpr std::size_t kBlocksInARow = 3;

/// The largest value that `kBlocksInARow` consecutive differences reach together, with its sign; 0
/// for fewer blocks.
[[nodiscard]] double sustainedDifference(std::span<const double> differences);

/// Where a curve separates from the good ones.
struct Separation {
    double limit = 0.0;                ///< in the unit of the blocks
    double sustained = 0.0;            ///< sustainedDifference() of bad - center
    bool isBeyond = false;             ///< three blocks in a row beyond the limit
    std::optional<std::size_t> firing; ///< first of those blocks
    /// Blocks between which the difference began, with 80 % of the bootstrap; the first one where
    /// the curves are apart from the start.
    std::optional<std::pair<std::size_t, std::size_t>> onset;
};

/// With several good curves the limit is k s sqrt(1 + 1/n) with s the spread of their blocks and k
/// = 4, 3.5 or 3 for 2, 3 to 4 and more of them; with one it is 5 % (of the values of a logarithm,
/// else of what the good curve spans) or three times the noise of the difference, if that is more,
/// and says nothing of other seeds. Deterministic.
[[nodiscard]] Separation separate(const AlignedBlocks& blocks);

/// Half width of the interval in which one more value of good runs lies in 19 of 20 cases: t(n-1)
/// x sqrt(1 + 1/n) x their standard deviation. Nothing for fewer than two.
[[nodiscard]] std::optional<double> predictionHalfWidth(std::span<const double> good);

} // namespace faultline
