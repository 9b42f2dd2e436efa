// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/noise_scale.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestPairs = 20;

/// Squared norms at one step.
struct NormPair {
    double small = 0.0;
    double large = 0.0;
};

/// The scale by the means of both; not positive where the noise leaves no gradient.
double scaleOf(const NormPair& mean, double smallBatch, double largeBatch)
{
    const double gradient =
        (largeBatch * mean.large - smallBatch * mean.small) / (largeBatch - smallBatch);
    const double noise = (mean.small - mean.large) / (1.0 / smallBatch - 1.0 / largeBatch);
    return gradient > 0.0 ? noise / gradient : -1.0;
}

std::vector<NormPair> pairsOf(std::span<const double> small, std::span<const double> large)
{
    std::vector<NormPair> pairs;
    const auto isUsable = [](double norm) { return std::isfinite(norm * norm) && norm > 0.0; };
    for (std::size_t i = 0; i < std::min(small.size(), large.size()); ++i) {
        if (isUsable(small[i]) && isUsable(large[i]))
            pairs.push_back({small[i] * small[i], large[i] * large[i]});
    }
    return pairs;
}

/// Mean of a range of pairs.
NormPair meanOf(std::span<const NormPair> pairs)
{
    NormPair mean;
    for (const NormPair& pair : pairs) {
        mean.small += pair.small / static_cast<double>(pairs.size());
        mean.large += pair.large / static_cast<double>(pairs.size());
    }
    return mean;
}

/// Scales of resampled blocks: neighbours in time resemble each other.
std::vector<double> resampledScales(std::span<const NormPair> pairs, double smallBatch,
                                    double largeBatch)
{
    constexpr std::size_t kBlocks = 20;
    constexpr int kDraws = 200;
    std::vector<NormPair> blocks;
    for (std::size_t i = 0; i < kBlocks; ++i) {
        const std::size_t first = i * pairs.size() / kBlocks;
        blocks.push_back(meanOf(pairs.subspan(first, (i + 1) * pairs.size() / kBlocks - first)));
    }
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same answer each time
    std::vector<double> scales;
    for (int draw = 0; draw < kDraws; ++draw) {
        std::vector<NormPair> drawn;
        for (std::size_t i = 0; i < kBlocks; ++i)
            drawn.push_back(blocks[random() % kBlocks]);
        const double scale = scaleOf(meanOf(drawn), smallBatch, largeBatch);
        if (scale > 0.0)
            scales.push_back(scale);
    }
    return scales;
}

} // namespace

std::optional<NoiseScale> noiseScale(double smallBatch, std::span<const double> smallNorms,
                                     double largeBatch, std::span<const double> largeNorms)
{
    if (!(smallBatch > 0.0) || !(largeBatch > smallBatch) || !std::isfinite(largeBatch))
        return std::nullopt;
    const std::vector<NormPair> pairs = pairsOf(smallNorms, largeNorms);
    if (pairs.size() < kFewestPairs)
        return std::nullopt;
    const double images = scaleOf(meanOf(pairs), smallBatch, largeBatch);
    if (!(images > 0.0))
        return std::nullopt;
    const std::vector<double> scales = resampledScales(pairs, smallBatch, largeBatch);
    constexpr double kLow = 0.1;
    constexpr double kHigh = 0.9;
    return NoiseScale{.images = images,
                      .low = std::min(images, quantile(scales, kLow)),
                      .high = std::max(images, quantile(scales, kHigh)),
                      .pairs = pairs.size()};
}

double rateFactorByNoise(double noiseImages, double fromBatch, double toBatch, bool isAdaptive)
{
    const double factor = (1.0 + noiseImages / fromBatch) / (1.0 + noiseImages / toBatch);
    return isAdaptive ? std::sqrt(factor) : factor;
}

} // namespace faultline
