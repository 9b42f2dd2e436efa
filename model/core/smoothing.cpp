// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"

#include <cmath>
#include <vector>

namespace faultline {

namespace {

/// Distances are counted in thousandths of the whole.
constexpr double kPartsOfRange = 1000.0;

/// The two integrals of smoothedByDistance(), divided by T.
class DistanceAverage {
public:
    /// `scale` is 1 / T.
    explicit DistanceAverage(double scale) : m_scale(scale) {}

    /// Takes in the next point and returns the average there.
    double add(double x, double y)
    {
        if (m_isEmpty || !(x >= m_x)) {
            m_isEmpty = false;
            m_weighted = m_total = 0.0;
        } else {
            const double u = (x - m_x) * m_scale;
            const double fade = std::exp(-u);
            m_weighted = m_weighted * fade + segment(u, fade, m_y, y);
            m_total = m_total * fade - std::expm1(-u);
        }
        m_x = x;
        m_y = y;
        return m_total > 0.0 ? m_weighted / m_total : y;
    }

private:
    /// Integral over one segment of length u from `from` to `to`, seen from its end.
    static double segment(double u, double fade, double from, double to)
    {
        // The closed form cancels for short segments; there its series is exact to 1e-10.
        if (u < 1e-5)
            return to * (u - u * u / 2.0) - (to - from) * (u / 2.0 - u * u / 3.0);
        return to - from * fade + (to - from) * (std::expm1(-u) / u);
    }

    double m_scale;
    bool m_isEmpty = true;
    double m_x = 0.0;
    double m_y = 0.0;
    double m_weighted = 0.0;
    double m_total = 0.0;
};

/// Float precision is far below a pixel and halves what the smoothed copy takes.
double asKept(double value)
{
    return static_cast<double>(static_cast<float>(value));
}

bool isLeftAlone(const ScalarSeries& series, double weight)
{
    const ValueRange& range = series.totals().range;
    return !(weight > 0.0) || !range.hasFinite() || range.min == range.max;
}

} // namespace

ScalarSeries smoothed(const ScalarSeries& series, double weight)
{
    if (isLeftAlone(series, weight))
        return series;

    std::vector<double> values;
    values.reserve(series.size());
    double last = 0.0;
    double remaining = 1.0; // weight^k
    series.forEach([&](std::size_t, const ScalarPoint& point) {
        if (!std::isfinite(point.value)) {
            values.push_back(point.value);
            return;
        }
        last = weight * last + (1.0 - weight) * point.value;
        remaining *= weight;
        const double debiased = remaining < 1.0 ? last / (1.0 - remaining) : last;
        values.push_back(asKept(debiased));
    });
    return series.withValues(values);
}

ScalarSeries smoothedByDistance(const ScalarSeries& series, double weight,
                                SmoothingDistance distance)
{
    const bool bySteps = distance == SmoothingDistance::Steps;
    const double range =
        bySteps ? static_cast<double>(series.maxStep()) - static_cast<double>(series.minStep())
                : series.maxWallTime() - series.minWallTime();
    if (isLeftAlone(series, weight) || !(range > 0.0) || !(weight < 1.0))
        return series;

    std::vector<double> values;
    values.reserve(series.size());
    DistanceAverage average(-std::log(weight) * kPartsOfRange / range);
    series.forEach([&](std::size_t, const ScalarPoint& point) {
        const double x = bySteps ? static_cast<double>(point.step) : point.wallTime;
        values.push_back(std::isfinite(point.value) && std::isfinite(x)
                             ? asKept(average.add(x, point.value))
                             : point.value);
    });
    return series.withValues(values);
}

} // namespace faultline
