// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/same_curve.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

namespace faultline {

namespace {

constexpr std::size_t kFewestValues = 5;
constexpr std::size_t kFewestToTheBit = 3; // values that agree to single precision
constexpr std::size_t kMostCompared = 200; // values of the shorter series
constexpr std::size_t kMostSearched =
    2000;                             // values of the longer: in more of them any value is found
constexpr std::size_t kMostTags = 60; // of a run that are tried
constexpr double kSameShare = 0.9;    // of the compared values
constexpr double kTolerance = 2e-5;   // what five printed digits leave
constexpr double kSinglePrecision = 1.2e-7;

bool isSame(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

/// The schedule of one training is that of many: it tells none from another.
bool isOfSchedule(std::string_view tag)
{
    const std::string lower = lowerAscii(tag);
    return !contains(lower, "loss")
           && (contains(lower, "lr") || contains(lower, "rate") || contains(lower, "epoch")
               || contains(lower, "step") || contains(lower, "momentum") || contains(lower, "beta")
               || contains(lower, "decay"));
}

/// More than three digits behind the point: a share of some hundred samples has fewer, and agrees
/// by chance.
bool isExact(double value)
{
    const double scaled = value * 1e3;
    return std::abs(scaled - std::round(scaled)) > 1e-3 * std::max(1.0, std::abs(scaled) * 1e-3);
}

/// The first finite values of a series.
std::vector<double> valuesOf(const ScalarSeries& series, std::size_t most)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < series.size() && values.size() < most; ++i) {
        const double value = series.value(i);
        if (std::isfinite(value))
            values.push_back(value);
    }
    return values;
}

} // namespace

bool isSameCurve(const ScalarSeries& a, const ScalarSeries& b)
{
    const ScalarSeries& shorter = a.size() <= b.size() ? a : b;
    const ScalarSeries& longer = a.size() <= b.size() ? b : a;
    // Values of every fifth epoch are found among those of all; but for a last evaluation, or a
    // last epoch that one writer did not come to, long series must be of one length.
    if (longer.size() > kMostSearched && longer.size() > shorter.size() + shorter.size() / 4 + 2)
        return false;
    const std::vector<double> some = valuesOf(shorter, kMostCompared);
    const auto exact = static_cast<std::size_t>(std::count_if(some.begin(), some.end(), isExact));
    std::vector<double> different = some;
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    const bool areMany = exact >= kFewestValues && different.size() >= kFewestValues;
    const double tolerance = areMany ? kTolerance : kSinglePrecision;
    if (exact < kFewestToTheBit || different.size() < kFewestToTheBit || 2 * exact < some.size())
        return false;
    const std::vector<double> all = valuesOf(longer, kMostSearched);
    std::size_t found = 0;
    std::size_t at = 0;
    for (const double value : some) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(at);
        const auto same = std::find_if(begin, all.end(), [value, tolerance](double other) {
            return isSame(value, other, tolerance);
        });
        if (same == all.end())
            continue;
        ++found;
        at = static_cast<std::size_t>(same - all.begin()) + 1;
    }
    return static_cast<double>(found) >= kSameShare * static_cast<double>(some.size());
}

bool isSameTraining(const Run& a, const Run& b)
{
    std::size_t tried = 0;
    for (const auto& [tag, scalar] : a.scalars) {
        if (scalar.series.size() < kFewestToTheBit || isOfSchedule(tag))
            continue;
        if (++tried > kMostTags)
            return false;
        const bool isKnown =
            std::any_of(b.scalars.begin(), b.scalars.end(), [&scalar = scalar](const auto& other) {
                return isSameCurve(scalar.series, other.second.series);
            });
        if (isKnown)
            return true;
    }
    return false;
}

} // namespace faultline
