// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace faultline {

/// Adds up floats without rounding, so that the sum does not depend on their order or on how they
/// were parted: a number of 384 bits in units of the smallest float. For finite values from 0 on;
/// 2^40 of the largest float fit.
class ExactSum {
public:
    void add(float value, std::uint64_t times);
    void add(const ExactSum& other);
    /// Rounded down to a double: the same for the same sum.
    [[nodiscard]] double value() const;

    using Limbs = std::array<std::uint64_t, 6>; ///< least first
    [[nodiscard]] const Limbs& limbs() const { return m_limbs; }
    [[nodiscard]] static ExactSum of(const Limbs& limbs)
    {
        ExactSum sum;
        sum.m_limbs = limbs;
        return sum;
    }

    friend bool operator==(const ExactSum&, const ExactSum&) = default;

private:
    void addAt(std::size_t limb, std::uint64_t value);

    Limbs m_limbs{};
};

} // namespace faultline
