// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace faultline::augment {

namespace {

/// Sebastiano Vigna's splitmix64, meant for seeding.
std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
}

/// Gamma(shape, 1) for shape >= 1 (Marsaglia and Tsang 2000), raised to that for less.
double gamma(Random& random, double shape)
{
    if (shape < 1.0) {
        const double u = 1.0 - random.uniform();
        return gamma(random, shape + 1.0) * std::pow(u, 1.0 / shape);
    }
    const double d = shape - 1.0 / 3.0;
    const double c = 1.0 / std::sqrt(9.0 * d);
    for (int attempt = 0; attempt < 1000; ++attempt) { // each succeeds with over 95 %
        const double x = random.normal(0.0, 1.0);
        const double cube = 1.0 + c * x;
        if (cube <= 0.0)
            continue;
        const double v = cube * cube * cube;
        const double u = 1.0 - random.uniform();
        if (std::log(u) < 0.5 * x * x + d - d * v + d * std::log(v))
            return d * v;
    }
    return d;
}

} // namespace

double Random::uniform(double low, double high)
{
    const double u = uniform();
    return high > low ? low + (high - low) * u : low;
}

std::int64_t Random::integer(std::int64_t low, std::int64_t high)
{
    const double u = uniform();
    if (high <= low)
        return low;
    const auto offset = static_cast<std::int64_t>(u * static_cast<double>(high - low));
    return std::min(low + offset, high - 1);
}

double Random::normal(double mean, double deviation)
{
    const double u = 1.0 - uniform(); // never 0
    const double v = uniform();
    return mean + deviation * std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * std::numbers::pi * v);
}

double Random::beta(double a, double b)
{
    const double x = gamma(*this, a);
    const double y = gamma(*this, b);
    return x + y > 0.0 ? x / (x + y) : 0.5;
}

std::uint64_t Random::seed()
{
    const auto high = static_cast<std::uint64_t>(uniform() * 0x1p32);
    const auto low = static_cast<std::uint64_t>(uniform() * 0x1p32);
    return (high << 32) | low;
}

SeededRandom::SeededRandom(std::uint64_t seed, std::uint64_t stream)
{
    std::uint64_t state = seed;
    state = splitMix(state) ^ (stream * 0xD1B54A32D192ED03U);
    for (std::uint64_t& word : m_state)
        word = splitMix(state);
}

double SeededRandom::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

std::uint64_t SeededRandom::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

} // namespace faultline::augment
