// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace faultline::augment {

// Noise for whole pictures, some ten times as fast as drawing each number from Random. Seeded by
// Random::seed(); equal seeds give equal numbers on every machine.

/// Uniform in [low, high) with 23 bits.
void fillUniform(std::span<float> values, std::uint64_t seed, float low, float high);

/// Normal, drawn from the 65,536 mid-quantiles: no value is further than 4.2 deviations from the
/// mean, which no eye and no 8-bit picture can tell from more.
void fillNormal(std::span<float> values, std::uint64_t seed, float mean, float deviation);

} // namespace faultline::augment
