// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bulk_noise.h"

#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace faultline::augment {

namespace {

constexpr std::size_t kLanes = 8;
using Lanes = std::array<std::uint32_t, kLanes>;

/// Eight generators xoshiro128+ (Blackman and Vigna) side by side: additions, shifts and xors of
/// words, which compilers turn into vector instructions of any machine.
class LaneGenerator {
public:
    explicit LaneGenerator(std::uint64_t seed)
    {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            for (Lanes& word : m_state)
                word[lane] = static_cast<std::uint32_t>(splitMix(seed) >> 32);
            m_state[0][lane] |= 1U; // all zero is the one state that stays
        }
    }

    void next(Lanes& out)
    {
        for (std::size_t i = 0; i < kLanes; ++i)
            out[i] = m_state[0][i] + m_state[3][i];
        for (std::size_t i = 0; i < kLanes; ++i) {
            const std::uint32_t shifted = m_state[1][i] << 9;
            m_state[2][i] ^= m_state[0][i];
            m_state[3][i] ^= m_state[1][i];
            m_state[1][i] ^= m_state[2][i];
            m_state[0][i] ^= m_state[3][i];
            m_state[2][i] ^= shifted;
            m_state[3][i] = (m_state[3][i] << 11) | (m_state[3][i] >> 21);
        }
    }

private:
    static std::uint64_t splitMix(std::uint64_t& state)
    {
        state += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31);
    }

    std::array<Lanes, 4> m_state{};
};

template <typename Convert>
void fill(std::span<float> values, std::uint64_t seed, Convert&& convert)
{
    LaneGenerator generator(seed);
    Lanes bits{};
    std::size_t at = 0;
    for (; at + kLanes <= values.size(); at += kLanes) {
        generator.next(bits);
        float* out = values.data() + at;
        for (std::size_t i = 0; i < kLanes; ++i)
            out[i] = convert(bits[i]);
    }
    generator.next(bits);
    for (std::size_t i = 0; at + i < values.size(); ++i)
        values[at + i] = convert(bits[i]);
}

/// The value that a standard normal variable stays below with probability p, by bisection.
double quantile(double p)
{
    double low = -6.0;
    double high = 6.0;
    while (high - low > 1e-9) {
        const double middle = 0.5 * (low + high);
        (0.5 * std::erfc(-middle / std::sqrt(2.0)) < p ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

const std::vector<float>& normalQuantiles()
{
    static const std::vector<float> kQuantiles = [] {
        constexpr std::size_t kHalf = 32768;
        std::vector<float> quantiles(2 * kHalf);
        for (std::size_t i = 0; i < kHalf; ++i) {
            const double p = (static_cast<double>(i) + 0.5) / (2.0 * kHalf);
            const auto value = static_cast<float>(quantile(p));
            quantiles[i] = value;
            quantiles[2 * kHalf - 1 - i] = -value;
        }
        return quantiles;
    }();
    return kQuantiles;
}

} // namespace

void fillUniform(std::span<float> values, std::uint64_t seed, float low, float high)
{
    const float span = high > low ? high - low : 0.0F;
    fill(values, seed, [low, span](std::uint32_t bits) {
        // 23 random bits as the fraction of a number in [1, 2).
        const float oneToTwo = std::bit_cast<float>((bits >> 9) | 0x3F800000U);
        return low + span * (oneToTwo - 1.0F);
    });
}

void fillNormal(std::span<float> values, std::uint64_t seed, float mean, float deviation)
{
    const float* quantiles = normalQuantiles().data();
    fill(values, seed, [quantiles, mean, deviation](std::uint32_t bits) {
        return mean + deviation * quantiles[bits >> 16];
    });
}

} // namespace faultline::augment
