// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace faultline {

// How far apart healthy runs of one training are that differ in nothing but the seed: the largest
// distance of 306 pairs of recorded runs (92 trainings, 13 frameworks; docs/comparing-noise.md,
// bench/compare/seed_noise.py). With one good run a larger difference is no seed, and a smaller one
// may be. Levels are those at the common end of the two curves; their gap is a share of what the
// curve spans that spans more.
inline constexpr double kSeedTrainLossGap = 0.47; ///< also of three blocks in a row
inline constexpr double kSeedValidationLossGap = 0.77;
inline constexpr double kSeedMetricGap = 0.94;
inline constexpr double kSeedMetricPoints = 0.51; ///< of a score from 0 to 1
inline constexpr double kSeedLossLogRatio = 2.54; ///< one loss is 12.7 times the other
/// One run takes so many times as long for a step as the other: processors that others use, too.
inline constexpr double kSeedStepTimeRatio = 3.0;

/// The share of these limits that several good runs must be exceeded by, however well they agree:
/// two or three seeds that happen to lie close to each other are no narrow band.
[[nodiscard]] constexpr double seedShare(std::size_t goodRuns)
{
    constexpr double kOfTwo = 0.75;
    constexpr double kOfThree = 0.5;
    constexpr double kOfFour = 0.4;
    constexpr double kOfMore = 0.3;
    return goodRuns <= 1   ? 1.0
           : goodRuns == 2 ? kOfTwo
           : goodRuns == 3 ? kOfThree
           : goodRuns == 4 ? kOfFour
                           : kOfMore;
}

} // namespace faultline
