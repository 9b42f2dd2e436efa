// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace faultline {

namespace {

constexpr double kMadToSigma = 1.4826; // for normal noise

/// The values of a sliding window, split at their median.
class MedianWindow {
public:
    void insert(double value)
    {
        if (m_low.empty() || value <= *m_low.rbegin())
            m_low.insert(value);
        else
            m_high.insert(value);
        balance();
    }

    void remove(double value)
    {
        if (value <= *m_low.rbegin())
            m_low.erase(m_low.find(value));
        else
            m_high.erase(m_high.find(value));
        balance();
    }

    [[nodiscard]] double median() const
    {
        const double below = *m_low.rbegin();
        if (m_low.size() > m_high.size())
            return below;
        return below + (*m_high.begin() - below) / 2.0;
    }

private:
    /// m_low keeps as many values as m_high, or one more.
    void balance()
    {
        if (m_low.size() > m_high.size() + 1)
            m_high.insert(m_low.extract(std::prev(m_low.end())));
        else if (m_low.size() < m_high.size())
            m_low.insert(m_high.extract(m_high.begin()));
    }

    std::multiset<double> m_low;
    std::multiset<double> m_high;
};

/// Sum over groups of equal values of t (t - 1) (2 t + 5): the correction for ties in
/// the variance of the Mann-Kendall statistic.
double tieCorrection(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    double correction = 0.0;
    for (std::size_t begin = 0; begin < sorted.size();) {
        std::size_t end = begin + 1;
        while (end < sorted.size() && sorted[end] == sorted[begin])
            ++end;
        const auto ties = static_cast<double>(end - begin);
        correction += ties * (ties - 1.0) * (2.0 * ties + 5.0);
        begin = end;
    }
    return correction;
}

/// Ranks from 1; equal values share the mean of theirs.
std::vector<double> averageRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [values](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin + 1;
        while (end < order.size() && values[order[end]] == values[order[begin]])
            ++end;
        const double rank = (static_cast<double>(begin + end) + 1.0) / 2.0;
        for (std::size_t i = begin; i < end; ++i)
            ranks[order[i]] = rank;
        begin = end;
    }
    return ranks;
}

} // namespace

double median(std::span<const double> values)
{
    std::vector<double> copy(values.begin(), values.end());
    return medianInPlace(copy);
}

double medianInPlace(std::span<double> values)
{
    if (values.empty())
        return 0.0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    const double below = *std::max_element(values.begin(), middle);
    return below + (*middle - below) / 2.0; // no overflow, unlike (a + b) / 2
}

double quantile(std::span<const double> values, double q)
{
    if (values.empty())
        return 0.0;
    std::vector<double> copy(values.begin(), values.end());
    const double position = std::clamp(q, 0.0, 1.0) * static_cast<double>(copy.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const auto at = copy.begin() + static_cast<std::ptrdiff_t>(below);
    std::nth_element(copy.begin(), at, copy.end());
    const double fraction = position - static_cast<double>(below);
    if (fraction == 0.0)
        return *at;
    const double above = *std::min_element(at + 1, copy.end());
    return *at + fraction * (above - *at);
}

double sigmaMad(std::span<const double> values)
{
    const double middle = median(values);
    std::vector<double> deviations(values.size());
    std::transform(values.begin(), values.end(), deviations.begin(),
                   [middle](double value) { return std::abs(value - middle); });
    return kMadToSigma * medianInPlace(deviations);
}

double differenceNoise(std::span<const double> values)
{
    if (values.size() < 2)
        return 0.0;
    std::vector<double> differences(values.size() - 1);
    for (std::size_t i = 0; i < differences.size(); ++i)
        differences[i] = values[i + 1] - values[i];
    return sigmaMad(differences) / std::sqrt(2.0);
}

double theilSenSlope(std::span<const double> values)
{
    if (values.size() < 2)
        return 0.0;
    std::vector<double> slopes;
    slopes.reserve(values.size() * (values.size() - 1) / 2);
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j)
            slopes.push_back((values[j] - values[i]) / static_cast<double>(j - i));
    }
    return medianInPlace(slopes);
}

double mannKendallZ(std::span<const double> values)
{
    if (values.size() < 4)
        return 0.0;
    double statistic = 0.0;
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j)
            statistic += values[j] > values[i] ? 1.0 : (values[j] < values[i] ? -1.0 : 0.0);
    }
    const auto count = static_cast<double>(values.size());
    const double variance =
        (count * (count - 1.0) * (2.0 * count + 5.0) - tieCorrection(values)) / 18.0;
    if (statistic == 0.0 || !(variance > 0.0))
        return 0.0;
    return (statistic - std::copysign(1.0, statistic)) / std::sqrt(variance);
}

std::vector<double> blockMedians(std::span<const double> values, std::size_t blocks)
{
    const std::size_t count = std::min(blocks, values.size());
    std::vector<double> medians(count);
    std::vector<double> copy;
    for (std::size_t block = 0; block < count; ++block) {
        const std::size_t begin = block * values.size() / count;
        const std::size_t end = (block + 1) * values.size() / count;
        copy.assign(values.begin() + static_cast<std::ptrdiff_t>(begin),
                    values.begin() + static_cast<std::ptrdiff_t>(end));
        medians[block] = medianInPlace(copy);
    }
    return medians;
}

std::vector<double> runningMedian(std::span<const double> values, std::size_t halfWidth)
{
    const std::size_t reach = std::min(halfWidth, values.size());
    std::vector<double> medians(values.size());
    MedianWindow window;
    for (std::size_t i = 0; i < reach; ++i)
        window.insert(values[i]);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i + reach < values.size())
            window.insert(values[i + reach]);
        if (i > reach)
            window.remove(values[i - reach - 1]);
        medians[i] = window.median();
    }
    return medians;
}

double spearman(std::span<const double> a, std::span<const double> b)
{
    if (a.size() != b.size() || a.size() < 3)
        return 0.0;
    const std::vector<double> ranksA = averageRanks(a);
    const std::vector<double> ranksB = averageRanks(b);
    const double mean = (static_cast<double>(a.size()) + 1.0) / 2.0;
    double covariance = 0.0;
    double varianceA = 0.0;
    double varianceB = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        covariance += (ranksA[i] - mean) * (ranksB[i] - mean);
        varianceA += (ranksA[i] - mean) * (ranksA[i] - mean);
        varianceB += (ranksB[i] - mean) * (ranksB[i] - mean);
    }
    if (varianceA == 0.0 || varianceB == 0.0)
        return 0.0;
    return covariance / std::sqrt(varianceA * varianceB);
}

} // namespace faultline
