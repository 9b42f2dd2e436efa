// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_frame.h"

#include "model/summaries/summary_history.h"
#include "widgets/charts/chart_layout.h"
#include "widgets/charts/value_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

constexpr double kLeastGap = 4.0; ///< between the feet of two ridges
constexpr std::size_t kMostLines = 60;
/// Of the plot's height: how far the highest ridge rises.
constexpr double kRidgeShare = 0.42;
constexpr double kLoneRidgeShare = 0.9;
constexpr int kMostDepthLabels = 5;
constexpr double kDepthGap = 6.0;
constexpr double kLeastLogCount = 0.5; ///< bottom of a logarithmic axis of counts

ValueSpan commonSpan(const HistogramSeries& series)
{
    ValueSpan span{std::numeric_limits<double>::infinity(),
                   -std::numeric_limits<double>::infinity()};
    for (const HistogramSlice& slice : series.slices) {
        if (const std::optional<ValueSpan> one = spanOf(*slice.histogram)) {
            span.min = std::min(span.min, one->min);
            span.max = std::max(span.max, one->max);
        }
    }
    return series.slices.empty() ? ValueSpan{0.0, 1.0} : drawableSpan(span);
}

/// An even choice of slices with the chosen one among them.
std::vector<std::size_t> drawnSlices(const HistogramSeries& series, std::size_t most,
                                     const std::optional<std::size_t>& chosen)
{
    std::vector<std::size_t> drawn = evenlyChosen(series.slices.size(), most);
    if (chosen && *chosen < series.slices.size()) {
        const auto place = std::lower_bound(drawn.begin(), drawn.end(), *chosen);
        if (place == drawn.end() || *place != *chosen)
            drawn.insert(place, *chosen);
    }
    return drawn;
}

double heightOf(double count, double most, bool logarithmic)
{
    if (!(most > 0.0))
        return 0.0;
    return logarithmic ? std::log1p(count) / std::log1p(most) : count / most;
}

class FrameMaker {
public:
    FrameMaker(const HistogramSeries& series, const HistogramOptions& options, QSizeF size,
               const ChartStyle& style, const AxisContext& context)
        : m_series(series), m_options(options), m_style(style), m_context(context)
    {
        m_frame.view = options.view;
        m_frame.span = commonSpan(series);
        m_frame.chart.size = size;
    }

    HistogramFrame make()
    {
        switch (m_options.view) {
        case HistogramView::Offset: makeOffset(); break;
        case HistogramView::Overlay: makeOverlay(); break;
        case HistogramView::Distribution: makeDistribution(); break;
        }
        return std::move(m_frame);
    }

private:
    [[nodiscard]] AxisRange xExtent() const
    {
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        const auto add = [&](double x) {
            if (std::isfinite(x)) {
                least = std::min(least, x);
                most = std::max(most, x);
            }
        };
        for (const HistogramSlice& slice : m_series.slices)
            add(slice.x);
        for (const BlankSlice& blank : m_series.blanks)
            add(blank.x);
        return least <= most ? AxisRange{least, most} : AxisRange{0.0, 1.0};
    }

    void placeAxes(bool hasValues)
    {
        ChartFrame& chart = m_frame.chart;
        if (!hasValues) // placeAxes() then leaves the vertical axis alone
            chart.message = QStringLiteral(" ");
        const ChartLayout layout(m_style, m_frame.input);
        chart.plot = layout.plotArea(chart.size, layout.usualLabelWidth()); // for how many labels
        layout.placeAxes(chart, m_frame.input, m_context);
        chart.message.clear();
    }

    void addRidges(std::size_t most)
    {
        const std::vector<std::size_t> drawn = drawnSlices(m_series, most, m_options.chosen);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            HistogramFrame::Ridge ridge;
            ridge.slice = drawn[i];
            ridge.share = drawn.size() > 1
                              ? static_cast<double>(i) / static_cast<double>(drawn.size() - 1)
                              : 1.0;
            ridge.counts =
                resample(*m_series.slices[drawn[i]].histogram, m_frame.span, kTensorBoardBins);
            m_most = std::max(m_most, *std::max_element(ridge.counts.begin(), ridge.counts.end()));
            m_frame.ridges.push_back(std::move(ridge));
        }
        m_frame.drawnSlices = drawn.size();
    }

    /// Lines through the middles of the bins; `y` gives the height of a count.
    template <typename Height>
    void drawLine(HistogramFrame::Ridge& ridge, Height y) const
    {
        const ChartFrame& chart = m_frame.chart;
        const double width = m_frame.binWidth();
        ridge.line.push_back({chart.plot.left(), y(ridge.counts.front())});
        for (std::size_t bin = 0; bin < ridge.counts.size(); ++bin) {
            const double middle = m_frame.span.min + width * (static_cast<double>(bin) + 0.5);
            ridge.line.push_back({chart.toPixelX(middle), y(ridge.counts[bin])});
        }
        ridge.line.push_back({chart.plot.right(), y(ridge.counts.back())});
    }

    void makeOffset()
    {
        m_frame.input.xKind = XAxisKind::Value;
        m_frame.chart.x = AxisMap({m_frame.span.min, m_frame.span.max}, false);
        m_frame.depth = xExtent();
        // The labels at the left are those of the depth, so they decide about the width.
        AxisStrip& axis = m_frame.depthAxis;
        axis.map = AxisMap(m_frame.depth, false);
        axis.kind = m_options.axis;
        axis.labels = AxisStrip::Labels::Left;
        axis.gap = kDepthGap;
        axis.tickLength = 0.0;
        axis.hasDates = false;
        axis.isNamed = !(m_frame.depth.max > m_frame.depth.min); // one moment has no scale
        if (axis.isNamed && axis.kind == XAxisKind::Step)
            axis.names = {{.value = m_frame.depth.min,
                           .text = countText(m_frame.depth.min, m_context.locale)}};
        axis.line = QLineF(0.0, m_frame.chart.size.height(), 0.0, 0.0);
        axis.room = axis.line.length() / kMostDepthLabels;
        double widest = 0.0;
        for (const StripTick& tick : stripTicks(axis, m_style, m_context))
            widest = std::max(widest, tick.label.rect.width());
        m_frame.input.leastLabelWidth = widest;
        placeAxes(false);

        const QRectF& plot = m_frame.chart.plot;
        const bool isAlone = m_series.slices.size() + m_series.blanks.size() <= 1;
        const double rise = plot.height() * (isAlone ? kLoneRidgeShare : kRidgeShare);
        m_frame.depthTop = isAlone ? plot.bottom() : plot.top() + rise;
        m_frame.depthBottom = plot.bottom();
        axis.line = QLineF(plot.left(), m_frame.depthY(m_frame.depth.min), plot.left(),
                           m_frame.depthY(m_frame.depth.max));
        axis.room = std::max(1.0, axis.line.length() / kMostDepthLabels);
        axis.gridLength = plot.width();
        m_frame.depthTicks = stripTicks(axis, m_style, m_context);

        addRidges(static_cast<std::size_t>(
            std::max(2.0, (m_frame.depthBottom - m_frame.depthTop) / kLeastGap)));
        for (HistogramFrame::Ridge& ridge : m_frame.ridges) {
            ridge.baseline = m_frame.depthY(m_series.slices[ridge.slice].x);
            drawLine(ridge, [&](double count) {
                return ridge.baseline - rise * heightOf(count, m_most, m_options.logCounts);
            });
        }
        for (const BlankSlice& blank : m_series.blanks)
            m_frame.marks.push_back({.tip = {plot.right(), m_frame.depthY(blank.x)},
                                     .pointsLeft = true,
                                     .reason = blank.reason});
    }

    void makeOverlay()
    {
        m_frame.input.xKind = XAxisKind::Value;
        m_frame.input.logY = m_options.logCounts;
        m_frame.chart.x = AxisMap({m_frame.span.min, m_frame.span.max}, false);
        addRidges(kMostLines);
        const double most = m_most > 0.0 ? m_most : 1.0;
        m_frame.chart.y = m_options.logCounts
                              ? AxisMap({kLeastLogCount, std::max(most * 1.2, 1.0)}, true)
                              : AxisMap({0.0, most * 1.05}, false);
        placeAxes(true);
        const ChartFrame& chart = m_frame.chart;
        for (HistogramFrame::Ridge& ridge : m_frame.ridges) {
            ridge.baseline = chart.plot.bottom();
            drawLine(ridge, [&](double count) {
                const double unit = std::clamp(chart.y.toUnit(count), 0.0, 1.0);
                return chart.plot.bottom() - unit * chart.plot.height();
            });
        }
    }

    void makeDistribution()
    {
        m_frame.input.xKind = m_options.axis;
        AxisRange x = xExtent();
        if (!(x.max > x.min))
            x = {x.min - 0.5, x.max + 0.5};
        m_frame.chart.x = AxisMap(x, false);
        const double air = (m_frame.span.max - m_frame.span.min) * 0.05;
        m_frame.chart.y = AxisMap({m_frame.span.min - air, m_frame.span.max + air}, false);
        placeAxes(true);
        m_frame.drawnSlices = m_series.slices.size();
        for (const BlankSlice& blank : m_series.blanks)
            m_frame.marks.push_back(
                {.tip = {m_frame.chart.toPixelX(blank.x), m_frame.chart.plot.top()},
                 .pointsLeft = false,
                 .reason = blank.reason});
    }

    const HistogramSeries& m_series;
    const HistogramOptions& m_options;
    const ChartStyle& m_style;
    const AxisContext& m_context;
    HistogramFrame m_frame;
    double m_most = 0.0;
};

double lineY(const std::vector<QPointF>& line, double x)
{
    const auto after =
        std::lower_bound(line.begin(), line.end(), x,
                         [](const QPointF& point, double at) { return point.x() < at; });
    if (after == line.begin())
        return line.front().y();
    if (after == line.end())
        return line.back().y();
    const QPointF& a = *(after - 1);
    const QPointF& b = *after;
    const double width = b.x() - a.x();
    return width > 0.0 ? a.y() + (b.y() - a.y()) * (x - a.x()) / width : b.y();
}

HistogramHit ridgeHit(const HistogramFrame& frame, std::size_t index, double x)
{
    const HistogramFrame::Ridge& ridge = frame.ridges[index];
    const std::size_t bin = frame.binAt(x);
    return {.slice = ridge.slice,
            .ridge = index,
            .bin = bin,
            .place = ridge.line[bin + 1]}; // after the point on the border
}

std::optional<HistogramHit> nearestSlice(const HistogramFrame& frame, const HistogramSeries& series,
                                         QPointF place)
{
    std::optional<HistogramHit> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < series.slices.size(); ++i) {
        const double x = frame.chart.toPixelX(series.slices[i].x);
        if (std::abs(x - place.x()) > least)
            continue;
        least = std::abs(x - place.x());
        best = HistogramHit{.slice = i,
                            .ridge = std::nullopt,
                            .bin = 0,
                            .place = frame.chart.toPixel(
                                series.slices[i].x, series.slices[i].distribution[kMedianPoint])};
    }
    return best;
}

} // namespace

double HistogramFrame::depthY(double x) const
{
    const double width = depth.max - depth.min;
    const double unit = width > 0.0 ? std::clamp((x - depth.min) / width, 0.0, 1.0) : 1.0;
    return depthTop + (std::isnan(unit) ? 1.0 : unit) * (depthBottom - depthTop);
}

double HistogramFrame::binWidth() const
{
    return (span.max - span.min) / static_cast<double>(kTensorBoardBins);
}

std::size_t HistogramFrame::binAt(double pixelX) const
{
    const double place = (chart.fromPixelX(pixelX) - span.min) / binWidth();
    return static_cast<std::size_t>(
        std::clamp(std::floor(place), 0.0, static_cast<double>(kTensorBoardBins - 1)));
}

HistogramFrame makeHistogramFrame(const HistogramSeries& series, const HistogramOptions& options,
                                  QSizeF size, const ChartStyle& style, const AxisContext& context)
{
    return FrameMaker(series, options, size, style, context).make();
}

std::optional<HistogramHit> hitAt(const HistogramFrame& frame, const HistogramSeries& series,
                                  QPointF place)
{
    if (!frame.chart.plot.adjusted(-2.0, -2.0, 2.0, 2.0).contains(place))
        return std::nullopt;
    if (frame.view == HistogramView::Distribution)
        return nearestSlice(frame, series, place);
    std::optional<std::size_t> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = frame.ridges.size(); i-- > 0;) {
        const HistogramFrame::Ridge& ridge = frame.ridges[i];
        const double y = lineY(ridge.line, place.x());
        const bool covers = place.y() >= y && place.y() <= ridge.baseline;
        if (frame.view == HistogramView::Offset && covers)
            return ridgeHit(frame, i, place.x());
        const double distance = frame.view == HistogramView::Offset
                                    ? std::abs(ridge.baseline - place.y())
                                    : std::abs(y - place.y());
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest ? std::optional(ridgeHit(frame, *nearest, place.x())) : std::nullopt;
}

} // namespace faultline::ui
