// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/distribution.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace faultline {

namespace {

/// A bin is an exponent and the upper bits of the mantissa of a float: neither logarithms nor
/// branches for five million boxes.
constexpr int kMantissaBits = 7;
constexpr int kShift = 23 - kMantissaBits;
constexpr int kSmallestExponent = -24;
constexpr int kLargestExponent = 34; ///< 16 GiB: larger than any record that is read
constexpr std::uint32_t kFirst = static_cast<std::uint32_t>(kSmallestExponent + 127)
                                 << kMantissaBits;
constexpr std::uint32_t kLast =
    ((static_cast<std::uint32_t>(kLargestExponent + 127) + 1) << kMantissaBits) - 1;
constexpr std::size_t kBins = kLast - kFirst + 1;

std::size_t binOf(float value)
{
    const std::uint32_t key = std::bit_cast<std::uint32_t>(value) >> kShift;
    return std::clamp(key, kFirst, kLast) - kFirst;
}

double lowerEdge(std::size_t bin)
{
    return double{std::bit_cast<float>((static_cast<std::uint32_t>(bin) + kFirst) << kShift)};
}

double upperEdge(std::size_t bin)
{
    return lowerEdge(bin + 1);
}

/// Up to 256 each whole number begins a bin; there the lower edge is the value that was counted.
/// Above, the middle is nearest to what was.
double valueOf(std::size_t bin)
{
    const double lower = lowerEdge(bin);
    const bool holdsOneWholeNumber = lower >= 1.0 && lower < 256.0 && std::floor(lower) == lower;
    return holdsOneWholeNumber ? lower : (lower + upperEdge(bin)) / 2;
}

} // namespace

void Distribution::add(float value, std::uint64_t times)
{
    if (!(value >= 0.0F) || !std::isfinite(value) || times == 0)
        return;
    m_min = m_count == 0 ? value : std::min(m_min, value);
    m_max = m_count == 0 ? value : std::max(m_max, value);
    m_count += times;
    m_sum.add(value, times);
    if (value == 0.0F) {
        m_zeros += times;
        return;
    }
    if (m_bins.empty())
        m_bins.resize(kBins);
    m_bins[binOf(value)] += times;
}

void Distribution::merge(const Distribution& other)
{
    if (other.m_count == 0)
        return;
    m_min = m_count == 0 ? other.m_min : std::min(m_min, other.m_min);
    m_max = m_count == 0 ? other.m_max : std::max(m_max, other.m_max);
    m_count += other.m_count;
    m_sum.add(other.m_sum);
    m_zeros += other.m_zeros;
    if (other.m_bins.empty())
        return;
    if (m_bins.empty())
        m_bins.resize(kBins);
    for (std::size_t bin = 0; bin < kBins; ++bin)
        m_bins[bin] += other.m_bins[bin];
}

Distribution::Parts Distribution::parts() const
{
    Parts parts{.bins = {}, .zeros = m_zeros, .sum = m_sum, .min = m_min, .max = m_max};
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin) {
        if (m_bins[bin] > 0)
            parts.bins.emplace_back(static_cast<std::uint32_t>(bin), m_bins[bin]);
    }
    return parts;
}

std::optional<Distribution> Distribution::of(const Parts& parts)
{
    Distribution made;
    made.m_zeros = made.m_count = parts.zeros;
    made.m_sum = parts.sum;
    made.m_min = parts.min;
    made.m_max = parts.max;
    if (!parts.bins.empty())
        made.m_bins.resize(kBins);
    for (const auto& [bin, count] : parts.bins) {
        if (bin >= kBins)
            return std::nullopt;
        made.m_bins[bin] += count;
        made.m_count += count;
    }
    return made;
}

double Distribution::mean() const
{
    return m_count > 0 ? m_sum.value() / static_cast<double>(m_count) : 0.0;
}

double Distribution::quantile(double q) const
{
    if (m_count == 0)
        return 0.0;
    const auto wanted = static_cast<std::uint64_t>(
        std::clamp(std::ceil(q * static_cast<double>(m_count)), 1.0, static_cast<double>(m_count)));
    if (wanted == m_count)
        return double{m_max};
    std::uint64_t passed = m_zeros;
    if (wanted <= passed)
        return 0.0;
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin) {
        passed += m_bins[bin];
        if (passed >= wanted)
            return std::clamp(valueOf(bin), double{m_min}, double{m_max});
    }
    return double{m_max};
}

double Distribution::shareBelow(double limit) const
{
    if (m_count == 0 || limit <= 0.0)
        return 0.0;
    if (limit > double{m_max})
        return 1.0;
    double below = static_cast<double>(m_zeros);
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin) {
        const double lower = lowerEdge(bin);
        if (lower >= limit)
            break;
        const double upper = upperEdge(bin);
        const double part = upper <= limit ? 1.0 : (limit - lower) / (upper - lower);
        below += part * static_cast<double>(m_bins[bin]);
    }
    return below / static_cast<double>(m_count);
}

void Distribution::addBinsTo(std::vector<Bar>& bars) const
{
    std::size_t bar = 0;
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin) {
        if (m_bins[bin] == 0)
            continue;
        const double value = valueOf(bin);
        while (bar + 1 < bars.size() && value >= bars[bar].to)
            ++bar;
        bars[bar].count += m_bins[bin];
    }
}

std::vector<Distribution::Bar> Distribution::logBars(std::size_t most) const
{
    std::vector<Bar> bars;
    if (m_count == m_zeros) {
        if (m_zeros > 0)
            bars.push_back({.from = 0, .to = 0, .count = m_zeros});
        return bars;
    }
    std::size_t first = 0;
    while (m_bins[first] == 0)
        ++first;
    // Bars narrower than a bin would alternate between empty and double.
    const double from = lowerEdge(first);
    const double octaves = std::log2(std::max(double{m_max} * 1.0001, upperEdge(first)) / from);
    const auto finest = static_cast<std::size_t>(std::ceil(octaves * (1 << kMantissaBits) / 2));
    const std::size_t count = std::clamp(finest, std::size_t{1}, std::max(most, std::size_t{1}));
    for (std::size_t bar = 0; bar < count; ++bar) {
        const auto edge = [&](std::size_t at) {
            return from * std::exp2(octaves * static_cast<double>(at) / static_cast<double>(count));
        };
        bars.push_back({.from = edge(bar), .to = edge(bar + 1), .count = 0});
    }
    addBinsTo(bars);
    if (m_zeros > 0)
        bars.insert(bars.begin(), Bar{.from = 0, .to = 0, .count = m_zeros});
    return bars;
}

std::vector<Distribution::Bar> Distribution::wholeBars(std::size_t most) const
{
    std::vector<Bar> bars;
    if (m_count == 0)
        return bars;
    const double values = std::floor(double{m_max}) + 1.0;
    const double width =
        std::max(1.0, std::ceil(values / static_cast<double>(std::max(most, std::size_t{1}))));
    for (double from = 0.0; from < values; from += width)
        bars.push_back({.from = from, .to = from + width, .count = 0});
    addBinsTo(bars);
    bars.front().count += m_zeros;
    return bars;
}

} // namespace faultline
