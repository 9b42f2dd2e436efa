// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace faultline::augment {

/// The source of chance for transforms: the same seed gives the same numbers on every machine and
/// compiler, which the distributions of <random> do not promise. Virtual, so that tests can say
/// what is drawn. Not thread-safe: one for each sample.
class Random {
public:
    virtual ~Random() = default;

    /// Uniform in [0, 1), 53 bits. Everything else is made of this.
    [[nodiscard]] virtual double uniform() = 0;

    /// Uniform in [low, high); low if they are equal or swapped.
    [[nodiscard]] double uniform(double low, double high);
    /// Uniform whole number in [low, high); low if that is empty.
    [[nodiscard]] std::int64_t integer(std::int64_t low, std::int64_t high);
    /// True with probability p.
    [[nodiscard]] bool chance(double p) { return uniform() < p; }
    [[nodiscard]] double normal(double mean, double deviation);
    /// Beta(a, b), a and b at least 1 or equal.
    [[nodiscard]] double beta(double a, double b);
    /// A seed for bulk noise: pixels are filled from it by a fast generator of their own.
    [[nodiscard]] std::uint64_t seed();
};

/// xoshiro256**, seeded by splitmix64 from (seed, stream). Equal pairs give equal sequences;
/// streams of one seed are independent.
class SeededRandom final : public Random {
public:
    SeededRandom(std::uint64_t seed, std::uint64_t stream);
    using Random::uniform;
    [[nodiscard]] double uniform() override;

private:
    std::uint64_t next();

    std::uint64_t m_state[4];
};

} // namespace faultline::augment
