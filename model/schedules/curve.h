// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/schedule.h"

#include <cmath>
#include <limits>
#include <memory>
#include <numbers>
#include <span>
#include <utility>
#include <vector>

namespace faultline::schedules {

/// The rates of a schedule whose parameters are settled.
class Curve {
public:
    Curve() = default;
    Curve(const Curve&) = delete;
    Curve& operator=(const Curve&) = delete;
    virtual ~Curve() = default;

    /// Rates of ascending steps, each in [0, last].
    virtual void fill(std::span<const double> steps, std::span<double> rates) const = 0;

    ScheduleClock clock = ScheduleClock::Update;
    double last = std::numeric_limits<double>::infinity();
};

using CurvePtr = std::unique_ptr<Curve>;

/// One that needs no other step to know the rate of a step.
template <typename Rate>
class Formula final : public Curve {
public:
    explicit Formula(Rate rate) : m_rate(std::move(rate)) {}

    void fill(std::span<const double> steps, std::span<double> rates) const override
    {
        for (std::size_t i = 0; i < steps.size(); ++i)
            rates[i] = m_rate(steps[i]);
    }

private:
    Rate m_rate;
};

template <typename Rate>
CurvePtr formula(Rate rate, ScheduleClock clock = ScheduleClock::Update)
{
    CurvePtr curve = std::make_unique<Formula<Rate>>(std::move(rate));
    curve->clock = clock;
    return curve;
}

/// Another curve, asked for the step that `count` gives; it must not fall.
template <typename Count>
class Recounted final : public Curve {
public:
    Recounted(CurvePtr inner, Count count) : m_inner(std::move(inner)), m_count(std::move(count)) {}

    void fill(std::span<const double> steps, std::span<double> rates) const override
    {
        std::vector<double> counts;
        counts.reserve(steps.size());
        for (const double step : steps)
            counts.push_back(m_count(step));
        std::size_t known = counts.size();
        while (known > 0 && counts[known - 1] > m_inner->last)
            rates[--known] = std::numeric_limits<double>::quiet_NaN();
        m_inner->fill(std::span(counts).first(known), rates.first(known));
    }

private:
    CurvePtr m_inner;
    Count m_count;
};

template <typename Count>
CurvePtr recounted(CurvePtr inner, Count count, ScheduleClock clock)
{
    CurvePtr curve = std::make_unique<Recounted<Count>>(std::move(inner), std::move(count));
    curve->clock = clock;
    return curve;
}

inline double lerp(double from, double to, double share)
{
    return from + (to - from) * share;
}

/// Half a cosine: 1 at 0, 0 at 1, and up again.
inline double halfCosine(double share)
{
    return 0.5 * (1.0 + std::cos(std::numbers::pi * share));
}

/// x // y and x % y of Python.
inline double floorDivide(double x, double y)
{
    return std::floor(x / y);
}

/// round() of Python and numpy: half to even.
inline double roundHalfEven(double value)
{
    return std::nearbyint(value);
}

} // namespace faultline::schedules
