// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/exact_sum.h"

#include <bit>
#include <cmath>

namespace faultline {

void ExactSum::addAt(std::size_t limb, std::uint64_t value)
{
    for (; limb < m_limbs.size() && value != 0; ++limb) {
        m_limbs[limb] += value;
        value = m_limbs[limb] < value ? 1 : 0;
    }
}

void ExactSum::add(float value, std::uint64_t times)
{
    constexpr unsigned kMantissaBits = 23;
    constexpr unsigned kLimbBits = 64;
    constexpr unsigned kHalf = 32;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t exponent = (bits >> kMantissaBits) & 0xFFU;
    std::uint64_t mantissa = bits & 0x7F'FFFFU;
    unsigned shift = 0; // of the mantissa, in units of 2^-149
    if (exponent > 0) {
        mantissa |= 1U << kMantissaBits;
        shift = exponent - 1;
    }
    // Times a number of 64 bits in two halves of at most 56 bits each.
    for (const unsigned half : {0U, kHalf}) {
        const std::uint64_t part = mantissa * ((times >> half) & 0xFFFF'FFFFU);
        const unsigned at = shift + half;
        const std::size_t limb = at / kLimbBits;
        const unsigned within = at % kLimbBits;
        addAt(limb, part << within);
        if (within > 0)
            addAt(limb + 1, part >> (kLimbBits - within));
    }
}

void ExactSum::add(const ExactSum& other)
{
    for (std::size_t limb = 0; limb < m_limbs.size(); ++limb)
        addAt(limb, other.m_limbs[limb]);
}

double ExactSum::value() const
{
    constexpr int kUnit = -149;
    constexpr int kLimb = 64;
    constexpr unsigned kKept = 53;
    for (std::size_t limb = m_limbs.size(); limb-- > 0;) {
        if (m_limbs[limb] == 0)
            continue;
        // The highest 64 bits, of which 53 stay.
        const auto lead = static_cast<unsigned>(std::countl_zero(m_limbs[limb]));
        std::uint64_t top = m_limbs[limb] << lead;
        if (lead > 0 && limb > 0)
            top |= m_limbs[limb - 1] >> (kLimb - lead);
        top &= ~((std::uint64_t{1} << (kLimb - kKept)) - 1);
        const int exponent = kUnit + kLimb * static_cast<int>(limb) - static_cast<int>(lead);
        return std::ldexp(static_cast<double>(top), exponent);
    }
    return 0.0;
}

} // namespace faultline
