// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_layout.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kGap = 6.0;  ///< between plot and labels
constexpr double kEdge = 2.0; ///< between labels and the border of the widget
constexpr double kRightMargin = 14.0;
constexpr double kTitleGap = 4.0;
constexpr double kBetweenTicks = 10.0;
constexpr double kLeastPlot = 24.0; ///< a plot never vanishes, however small the widget

/// A box of `width` around `center`, moved inside [low, high].
double clampedLeft(double center, double width, double low, double high)
{
    return std::max(low, std::min(center - width / 2.0, high - width));
}

} // namespace

ChartLayout::ChartLayout(const ChartStyle& style, const PlotAxes& axes)
    : m_metrics(style.labelFont),
      m_titleSize(m_metrics.height() + kTitleGap),
      m_margins(axes.margins),
      m_hasXTitle(!axes.xTitle.isEmpty()),
      m_hasYTitle(!axes.yTitle.isEmpty()),
      m_hasYAxis(axes.hasYAxis),
      m_hasDateRow(axes.xKind == XAxisKind::Wall)
{
}

double ChartLayout::usualLabelWidth() const
{
    return m_hasYAxis ? std::ceil(m_metrics.horizontalAdvance(QStringLiteral("0.0000"))) : 0.0;
}

double ChartLayout::xLabelGap() const
{
    return m_hasYAxis ? std::ceil(m_metrics.height() / 2.0) + 1.0 : kGap;
}

PlotMargins plotMargins(double yLabelWidth)
{
    return {.left = std::ceil(kEdge + yLabelWidth + kGap), .right = kRightMargin};
}

QRectF ChartLayout::plotArea(QSizeF size, double yLabelWidth) const
{
    const double labels = m_hasYAxis ? yLabelWidth + kGap : 0.0;
    const double left =
        std::ceil(kEdge + labels + (m_hasYTitle ? m_titleSize : 0.0) + m_margins.left());
    const double top =
        std::ceil((m_hasYAxis ? m_metrics.height() / 2.0 : 0.0) + kEdge + m_margins.top());
    const double rows = m_hasDateRow ? 2.0 : 1.0;
    const double bottom = std::ceil(xLabelGap() + rows * m_metrics.height() + kEdge
                                    + (m_hasXTitle ? m_titleSize : 0.0) + m_margins.bottom());
    const double right = (m_hasYAxis ? kRightMargin : kEdge) + m_margins.right();
    return {left, top, std::max(kLeastPlot, std::floor(size.width() - left - right)),
            std::max(kLeastPlot, std::floor(size.height() - top - bottom))};
}

void ChartLayout::placeAxes(ChartFrame& frame, const PlotAxes& axes,
                            const AxisContext& context) const
{
    const int yLabels =
        std::clamp(static_cast<int>(frame.plot.height() / (m_metrics.height() * 2.4)), 1, 10);
    if (frame.message.isEmpty() && axes.hasYAxis) // without values there is no scale to speak of
        frame.yTicks = valueTicks(frame.y.range(), axes.valueFormat, axes.logY, yLabels, context);
    double widest = std::max(usualLabelWidth(), axes.leastLabelWidth);
    for (const AxisTick& tick : frame.yTicks)
        widest = std::max(widest, std::ceil(m_metrics.horizontalAdvance(tick.label)));
    frame.plot = plotArea(frame.size, std::min(widest, frame.size.width() * 0.5));
    placeYLabels(frame);
    if (!axes.xNames.empty()) {
        for (const AxisName& name : axes.xNames)
            frame.xTicks.push_back({.value = name.value, .label = name.text, .dateLabel = {}});
        placeXLabels(frame, true);
        return;
    }

    const int most = std::clamp(
        static_cast<int>(frame.plot.width() / (m_metrics.averageCharWidth() * 8.0)), 1, 16);
    for (int count = most; count >= 1; --count) {
        frame.xTicks =
            axes.xKind == XAxisKind::Value
                ? valueTicks(frame.x.range(), axes.xFormat, axes.logX, count, context)
                : xTicks(frame.x.range(), axes.xKind, axes.isXLogarithmic(), count, context);
        if (placeXLabels(frame, count == 1))
            break;
    }
    placeDates(frame);
}

void ChartLayout::placeYLabels(ChartFrame& frame) const
{
    const double height = m_metrics.height();
    double lastTop = frame.size.height() + height; // ticks ascend, so labels go up
    for (const AxisTick& tick : frame.yTicks) {
        if (tick.label.isEmpty())
            continue;
        const double center =
            frame.plot.bottom() - frame.y.toUnit(tick.value) * frame.plot.height();
        const double top = center - height / 2.0;
        if (top + height > lastTop)
            continue;
        const double width = std::ceil(m_metrics.horizontalAdvance(tick.label));
        frame.labels.push_back(
            {.rect = QRectF(frame.plot.left() - kGap - width, top, width, height),
             .text = tick.label});
        lastTop = top;
    }
}

bool ChartLayout::placeXLabels(ChartFrame& frame, bool force) const
{
    std::vector<PlacedLabel> placed;
    const double top = frame.plot.bottom() + xLabelGap();
    double lastRight = -kBetweenTicks;
    for (const AxisTick& tick : frame.xTicks) {
        if (tick.label.isEmpty())
            continue;
        const double width = std::ceil(m_metrics.horizontalAdvance(tick.label));
        const double left =
            clampedLeft(frame.toPixelX(tick.value), width, kEdge, frame.size.width() - kEdge);
        if (left < lastRight + kBetweenTicks) {
            if (force)
                continue;
            return false;
        }
        placed.push_back(
            {.rect = QRectF(left, top, width, m_metrics.height()), .text = tick.label});
        lastRight = left + width;
    }
    frame.labels.insert(frame.labels.end(), placed.begin(), placed.end());
    return true;
}

void ChartLayout::placeDates(ChartFrame& frame) const
{
    // From the right: where there is no room for two, the later date tells more, since it marks
    // the place where the day changes.
    const double top = frame.plot.bottom() + xLabelGap() + m_metrics.height();
    double nextLeft = frame.size.width() - kEdge + kBetweenTicks;
    for (auto tick = frame.xTicks.rbegin(); tick != frame.xTicks.rend(); ++tick) {
        if (tick->dateLabel.isEmpty())
            continue;
        const double width = std::ceil(m_metrics.horizontalAdvance(tick->dateLabel));
        const double left =
            clampedLeft(frame.toPixelX(tick->value), width, kEdge, frame.size.width() - kEdge);
        if (left + width > nextLeft - kBetweenTicks)
            continue;
        frame.labels.push_back(
            {.rect = QRectF(left, top, width, m_metrics.height()), .text = tick->dateLabel});
        nextLeft = left;
    }
}

} // namespace faultline::ui
