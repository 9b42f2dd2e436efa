// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace faultline {

// How far apart healthy runs of one training are that differ in nothing but the seed: a quarter
// more than the largest distance of 306 pairs of recorded runs (102 trainings;
// docs/comparing-noise.md, bench/compare/seed_noise.py). With one good run a larger difference is
// no seed, and a smaller one may be. Levels are those at the common end of the two curves; their
// gap is a share of what the curve spans that spans more.
inline constexpr double kSeedTrainLossGap = 0.58; ///< also of three blocks in a row
inline constexpr double kSeedValidationLossGap = 0.95;
inline constexpr double kSeedMetricGap = 0.98;    ///< no quarter: more than all of it cannot be
inline constexpr double kSeedMetricPoints = 0.62; ///< of a score from 0 to 1
inline constexpr double kSeedLossLogRatio = 3.2;  ///< one loss is 24 times the other
/// One run takes so many times as long for a step as the other: processors that others use, too.
inline constexpr double kSeedStepTimeRatio = 3.7;

/// The share of these limits that several good runs must be exceeded by, however well they agree:
/// two or three seeds that happen to lie close to each other are no narrow band.
[[nodiscard]] constexpr double seedShare(std::size_t goodRuns)
{
    constexpr double kOfTwo = 0.6;
    constexpr double kOfThree = 0.4;
    constexpr double kOfFour = 0.32;
    constexpr double kOfMore = 0.25;
    return goodRuns <= 1   ? 1.0
           : goodRuns == 2 ? kOfTwo
           : goodRuns == 3 ? kOfThree
           : goodRuns == 4 ? kOfFour
                           : kOfMore;
}

} // namespace faultline
