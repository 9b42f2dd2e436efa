// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/trend_line.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/visible_spans.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace faultline::ui {

namespace {

constexpr double kNoisyPixels = 6.0; ///< height of a band that is worth a line in it
constexpr int kColumnsPerValue = 3;
constexpr std::size_t kSamplesPerValue = 31;
constexpr std::uint64_t kLeastPointsPerValue = 62; ///< below, single points are still to be seen

/// Median distance in pixels between neighbouring points, which go to and fro across a band. The
/// median, because a few spikes are no band: they are to stay in full colour.
double bandHeight(const DecimatedCurve& curve, const ChartFrame& frame)
{
    std::vector<double> heights;
    heights.reserve(static_cast<std::size_t>(curve.pointsDrawn));
    for (const auto& line : curve.lines) {
        for (std::size_t i = 1; i < line.size(); ++i)
            heights.push_back(std::abs(frame.y.toUnit(line[i].y) - frame.y.toUnit(line[i - 1].y)));
    }
    if (heights.empty())
        return 0.0;
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::nth_element(heights.begin(), middle, heights.end());
    return *middle * frame.plot.height();
}

std::optional<double> typicalValue(const ScalarSeries& series, IndexSpan span, bool logarithmic)
{
    std::array<double, kSamplesPerValue> samples{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < kSamplesPerValue; ++i) {
        const double value = series.value(span.begin + i * span.size() / kSamplesPerValue);
        if (std::isfinite(value) && (!logarithmic || value > 0.0))
            samples[count++] = value;
    }
    if (count == 0)
        return std::nullopt;
    const auto middle = samples.begin() + static_cast<std::ptrdiff_t>(count / 2);
    std::nth_element(samples.begin(), middle, samples.begin() + static_cast<std::ptrdiff_t>(count));
    return *middle;
}

/// One line for a stretch, broken where no sample is a number.
void appendTrend(const Curve& curve, const ChartInput& input, IndexSpan span, std::size_t values,
                 std::vector<std::vector<CurvePoint>>& lines)
{
    bool isOpen = false;
    for (std::size_t i = 0; i < values; ++i) {
        const IndexSpan part{.begin = span.begin + i * span.size() / values,
                             .end = span.begin + (i + 1) * span.size() / values};
        const std::optional<double> value = typicalValue(*curve.series, part, input.logY);
        if (!value) {
            isOpen = false;
            continue;
        }
        if (!isOpen)
            lines.emplace_back();
        isOpen = true;
        const std::size_t middle = part.begin + part.size() / 2;
        lines.back().push_back(
            {.x = xOf(*curve.series, middle, input.xKind, curve.origin), .y = *value});
    }
}

} // namespace

void addTrendLines(const ChartInput& input, int columns, ChartFrame& frame)
{
    // Equally many points in each part are equally wide parts only on a linear axis.
    if (frame.x.isLogarithmic())
        return;
    const auto values = static_cast<std::size_t>(std::max(1, columns / kColumnsPerValue));
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        CurveFrame& drawn = frame.curves[i];
        if (drawn.line.pointsInRange < values * kLeastPointsPerValue
            || bandHeight(drawn.line, frame) < kNoisyPixels)
            continue;
        const Curve& curve = input.curves[i];
        const std::vector<IndexSpan> spans = visibleSpans(curve, input.xKind, frame.x.range());
        if (spans.size() == 1 && spans.front().size() != drawn.line.pointsInRange)
            continue; // without order
        for (const IndexSpan& span : spans) {
            const std::size_t share = values * span.size() / drawn.line.pointsInRange;
            if (share >= 2 && span.size() >= share * kSamplesPerValue)
                appendTrend(curve, input, span, share, drawn.trend);
        }
    }
}

} // namespace faultline::ui
