// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/value_fit.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/visible_spans.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

constexpr std::size_t kSamplesPerCurve = 1000;

/// Grows with every value; empty while min > max.
struct Extremes {
    double min = std::numeric_limits<double>::infinity();
    double max = -std::numeric_limits<double>::infinity();

    void add(double low, double high)
    {
        min = std::min(min, low);
        max = std::max(max, high);
    }
    [[nodiscard]] bool isEmpty() const { return min > max; }
};

void addPoints(const DecimatedCurve& curve, Extremes& extremes)
{
    for (const auto& line : curve.lines) {
        for (const CurvePoint& point : line)
            extremes.add(point.y, point.y);
    }
}

void addArea(const CurveFrame& curve, AxisRange visible, Extremes& extremes)
{
    for (const BandStretch& stretch : curve.area) {
        for (const BandPoint& point : stretch) {
            if (point.x >= visible.min && point.x <= visible.max)
                extremes.add(point.low, point.high);
        }
    }
}

Extremes extremesOf(const ChartFrame& frame, bool logarithmic)
{
    Extremes extremes;
    for (const CurveFrame& curve : frame.curves) {
        if (!logarithmic) // there a band may reach down to nothing
            addArea(curve, frame.x.range(), extremes);
        for (const DecimatedCurve* part : {&curve.line, &curve.behind}) {
            if (part->hasY)
                extremes.add(part->yMin, part->yMax);
        }
    }
    if (!extremes.isEmpty())
        return extremes;
    // Zoomed in between two points: only the line that joins them is visible.
    for (const CurveFrame& curve : frame.curves)
        addPoints(curve.line, extremes);
    return extremes;
}

void sampleValues(const Curve& curve, const ChartInput& input, AxisRange range,
                  std::vector<double>& values)
{
    const std::vector<IndexSpan> spans = visibleSpans(curve, input.xKind, range);
    std::size_t total = 0;
    for (const IndexSpan& span : spans)
        total += span.size();
    const std::size_t stride = std::max<std::size_t>(1, total / kSamplesPerCurve);
    for (const IndexSpan& span : spans) {
        for (std::size_t i = span.begin; i < span.end; i += stride) {
            const double value = curve.series->value(i);
            const double x = xOf(*curve.series, i, input.xKind, curve.origin);
            if (std::isfinite(value) && (!input.logY || value > 0.0) && x >= range.min
                && x <= range.max)
                values.push_back(value);
        }
    }
}

/// Between the 5th and the 95th percentile; empty for fewer than three values.
Extremes innerExtremes(const ChartInput& input, const ChartFrame& frame)
{
    std::vector<double> values;
    for (const Curve& curve : input.curves) {
        if (curve.series)
            sampleValues(curve, input, frame.x.range(), values);
    }
    for (const CurveBand& band : input.curveBands) {
        for (const auto& border : {band.lower, band.upper}) {
            if (!border || band.curve >= input.curves.size())
                continue;
            Curve curve = input.curves[band.curve];
            curve.series = border;
            sampleValues(curve, input, frame.x.range(), values);
        }
    }
    Extremes extremes;
    if (values.size() <= 2)
        return extremes;
    std::sort(values.begin(), values.end());
    const auto last = static_cast<double>(values.size() - 1);
    extremes.add(values[static_cast<std::size_t>(std::ceil(last * 0.05))],
                 values[static_cast<std::size_t>(std::floor(last * 0.95))]);
    return extremes;
}

} // namespace

AxisRange fittedValueRange(const ChartInput& input, const ChartFrame& frame)
{
    Extremes extremes;
    if (input.ignoreOutliers)
        extremes = innerExtremes(input, frame);
    if (extremes.isEmpty())
        extremes = extremesOf(frame, input.logY);
    return paddedRange({extremes.min, extremes.max}, input.logY);
}

AxisRange usableValueRange(AxisRange range, bool logarithmic)
{
    if (range.max < range.min)
        std::swap(range.min, range.max);
    if (logarithmic && range.max > 0.0 && range.min <= 0.0)
        range.min = range.max * 1e-6;
    if (!std::isfinite(range.min) || !std::isfinite(range.max) || range.min == range.max
        || (logarithmic && range.min <= 0.0))
        return paddedRange(range, logarithmic);
    return range;
}

} // namespace faultline::ui
