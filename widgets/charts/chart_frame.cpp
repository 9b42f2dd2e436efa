// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_frame.h"

#include "widgets/charts/chart_layout.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/trend_line.h"
#include "widgets/charts/value_fit.h"
#include "widgets/charts/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

struct ChartFrameText {
    Q_DECLARE_TR_FUNCTIONS(ChartFrame)
};

constexpr int kFewestColumns = 32;
constexpr double kPixelsPerDottedPoint = 12.0;

/// Air at both ends of a fitted x axis, so that first and last points do not stick to the frame.
constexpr double kXPadding = 0.015;

AxisRange usableXRange(AxisRange range, const ChartInput& input)
{
    if (!std::isfinite(range.min) || !std::isfinite(range.max))
        return {0.0, 1.0};
    if (range.max < range.min)
        std::swap(range.min, range.max);
    if (input.isXLogarithmic()) {
        if (range.max <= 0.0)
            return {1.0, 10.0};
        if (range.min <= 0.0)
            range.min = std::min(input.xKind == XAxisKind::Step ? 1.0 : 1e-3, range.max / 10.0);
    }
    const double smallest = std::max(std::abs(range.min), std::abs(range.max)) * 1e-12;
    if (range.max - range.min <= smallest) {
        const double half = input.isXLogarithmic() ? range.min * 0.5 : std::max(0.5, smallest);
        return {range.min - half, range.max + half};
    }
    return range;
}

/// Smallest positive x of a curve: on a logarithmic axis step 0 has no place.
double firstPositiveX(const Curve& curve, const ChartInput& input, double largest)
{
    if (input.xKind == XAxisKind::Step)
        return std::min(1.0, largest);
    const ScalarSeries& series = *curve.series;
    if (series.timeBreaks().overflowed)
        return largest * 1e-4;
    const std::size_t index = series.lowerBoundTime(
        0,
        series.timeBreaks().positions.empty() ? series.size()
                                              : series.timeBreaks().positions.front(),
        std::nextafter(curve.origin, std::numeric_limits<double>::infinity()));
    const double x =
        index < series.size() ? xOf(series, index, input.xKind, curve.origin) : largest;
    return x > 0.0 ? std::min(x, largest) : largest * 1e-4;
}

int columnsFor(const ChartInput& input, const ChartResolution& resolution, double width)
{
    double weight = 0.0; // a curve behind gets half the columns of a line
    for (const Curve& curve : input.curves)
        weight += curve.original ? 1.5 : 1.0;
    const double affordable = resolution.pointBudget / (2.0 * std::max(1.0, weight));
    return std::max(kFewestColumns,
                    static_cast<int>(std::min(width * resolution.devicePixelRatio, affordable)));
}

/// Band and marks of a curve that stands for several runs.
void thinBand(const CurveBand& band, const DecimateRequest& request, CurveFrame& drawn)
{
    if (band.lower && band.upper)
        drawn.area = decimateBand(*band.lower, *band.upper, request);
    if (!band.spoiled)
        return;
    // A run without a number is a mark, although the others still make a line; where none has one,
    // the line's own mark would be the second for the same.
    std::vector<CurveMark>& marks = drawn.line.marks;
    marks.erase(std::remove_if(
                    marks.begin(), marks.end(),
                    [](const CurveMark& mark) { return mark.kind == CurveMark::Kind::NonFinite; }),
                marks.end());
    DecimateRequest linear = request;
    linear.logY = false; // what is no mark is 0 there
    const std::vector<CurveMark> spoiled = decimate(*band.spoiled, linear).marks;
    marks.insert(marks.end(), spoiled.begin(), spoiled.end());
}

void thinCurves(const ChartInput& input, int columns, ChartFrame& frame)
{
    frame.curves.resize(input.curves.size());
    for (std::size_t i = 0; i < input.curves.size(); ++i) {
        const Curve& curve = input.curves[i];
        CurveFrame& drawn = frame.curves[i];
        DecimateRequest request{.axis = input.xKind,
                                .origin = curve.origin,
                                .xMin = frame.x.range().min,
                                .xMax = frame.x.range().max,
                                .columns = columns,
                                .logX = input.isXLogarithmic(),
                                .logY = input.logY};
        if (curve.series)
            drawn.line = decimate(*curve.series, request);
        if (const CurveBand* band = input.bandOf(i))
            thinBand(*band, request, drawn);
        if (curve.original && curve.original != curve.series) {
            request.columns = std::max(kFewestColumns, columns / 2);
            drawn.behind = decimate(*curve.original, request);
        }
        drawn.showsEachPoint = static_cast<double>(drawn.line.pointsDrawn) * kPixelsPerDottedPoint
                               <= frame.plot.width();
        frame.pointsInRange += drawn.line.pointsInRange;
        frame.pointsDrawn += drawn.line.pointsDrawn;
    }
}

void countMarks(ChartFrame& frame)
{
    const AxisRange range = frame.x.range();
    for (const CurveFrame& curve : frame.curves) {
        for (const CurveMark& mark : curve.line.marks) {
            if (mark.x >= range.min && mark.x <= range.max)
                frame.markedSamples += mark.count;
        }
    }
}

QString messageFor(const ChartInput& input, const ChartFrame& frame, const QLocale& locale)
{
    std::uint64_t nonFinite = 0;
    std::uint64_t notPositive = 0;
    std::uint64_t infinities = 0;
    std::size_t logged = 0;
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        if (!frame.curves[i].line.lines.empty())
            return {};
        if (!input.curves[i].series)
            continue;
        const ScalarSeries::Totals& totals = input.curves[i].series->totals();
        infinities += totals.positiveInfinityCount + totals.negativeInfinityCount;
        logged += input.curves[i].series->size();
        for (const CurveMark& mark : frame.curves[i].line.marks)
            (mark.kind == CurveMark::Kind::NonFinite ? nonFinite : notPositive) += mark.count;
    }
    if (notPositive > 0)
        return ChartFrameText::tr("No positive value here for a logarithmic axis");
    if (nonFinite > 0) {
        const QString count = countText(static_cast<double>(nonFinite), locale);
        return infinities > 0 ? ChartFrameText::tr("No finite value: %1 NaN or ∞").arg(count)
                              : ChartFrameText::tr("No finite value: %1 NaN").arg(count);
    }
    return logged > 0 ? ChartFrameText::tr("No points in this range")
                      : ChartFrameText::tr("No points logged");
}

} // namespace

const CurveBand* ChartInput::bandOf(std::size_t curve) const
{
    const auto found =
        std::find_if(curveBands.begin(), curveBands.end(),
                     [curve](const CurveBand& candidate) { return candidate.curve == curve; });
    return found == curveBands.end() ? nullptr : &*found;
}

AxisRange fittedXRange(const ChartInput& input)
{
    AxisRange all{std::numeric_limits<double>::infinity(),
                  -std::numeric_limits<double>::infinity()};
    const bool logarithmic = input.isXLogarithmic();
    for (const Curve& curve : input.curves) {
        AxisRange range;
        if (!curve.series
            || !xExtent(*curve.series, input.xKind, curve.origin, range.min, range.max)
            || !std::isfinite(range.min) || !std::isfinite(range.max))
            continue;
        if (logarithmic && range.max <= 0.0)
            continue;
        if (logarithmic && range.min <= 0.0)
            range.min = firstPositiveX(curve, input, range.max);
        all = {std::min(all.min, range.min), std::max(all.max, range.max)};
    }
    if (!(all.min <= all.max))
        return logarithmic ? AxisRange{1.0, 10.0} : AxisRange{0.0, 1.0};
    const AxisRange range = usableXRange(all, input);
    return range == all ? AxisMap(range, logarithmic).slice(-kXPadding, 1.0 + kXPadding) : range;
}

ChartFrame makeAxesFrame(const PlotAxes& axes, AxisRange x, AxisRange y, QSizeF size,
                         const ChartStyle& style, const AxisContext& context)
{
    ChartFrame frame;
    frame.size = size;
    frame.x = AxisMap(x, axes.isXLogarithmic());
    frame.y = AxisMap(y, axes.logY);
    const ChartLayout layout(style, axes);
    frame.plot = layout.plotArea(size, layout.usualLabelWidth()); // for how many labels
    layout.placeAxes(frame, axes, context);
    return frame;
}

ChartFrame makeFrame(const ChartInput& input, QSizeF size, const ChartStyle& style,
                     const AxisContext& context, const ChartResolution& resolution)
{
    ChartFrame frame;
    frame.size = size;
    const ChartLayout layout(style, input);
    frame.plot = layout.plotArea(size, layout.usualLabelWidth());
    frame.x = AxisMap(input.xRange ? usableXRange(*input.xRange, input) : fittedXRange(input),
                      input.isXLogarithmic());
    const int columns = columnsFor(input, resolution, frame.plot.width());
    thinCurves(input, columns, frame);
    countMarks(frame);
    frame.y = AxisMap(input.yRange ? usableValueRange(*input.yRange, input.logY)
                                   : fittedValueRange(input, frame),
                      input.logY);
    frame.cutsValues = input.yRange.has_value() || input.ignoreOutliers;
    frame.message = messageFor(input, frame, context.locale);
    layout.placeAxes(frame, input, context);
    addTrendLines(input, columns, frame);
    return frame;
}

} // namespace faultline::ui
