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
constexpr double kBetweenLabels = 10.0;
constexpr double kLeastPlot = 24.0; ///< a plot never vanishes, however small the widget

/// A box of `width` around `center`, moved inside [low, high].
double clampedLeft(double center, double width, double low, double high)
{
    return std::max(low, std::min(center - width / 2.0, high - width));
}

} // namespace

ChartLayout::ChartLayout(const ChartStyle& style, const ChartInput& input)
    : m_metrics(style.labelFont),
      m_titleSize(m_metrics.height() + kTitleGap),
      m_hasXTitle(!input.xTitle.isEmpty()),
      m_hasYTitle(!input.yTitle.isEmpty()),
      m_hasDateRow(input.xKind == XAxisKind::Wall)
{
}

double ChartLayout::usualLabelWidth() const
{
    return std::ceil(m_metrics.horizontalAdvance(QStringLiteral("0.0000")));
}

double ChartLayout::xLabelGap() const
{
    return std::ceil(m_metrics.height() / 2.0) + 1.0;
}

PlotMargins plotMargins(double yLabelWidth)
{
    return {.left = std::ceil(kEdge + yLabelWidth + kGap), .right = kRightMargin};
}

QRectF ChartLayout::plotArea(QSizeF size, double yLabelWidth) const
{
    const double left = std::ceil(kEdge + yLabelWidth + kGap + (m_hasYTitle ? m_titleSize : 0.0));
    const double top = std::ceil(m_metrics.height() / 2.0 + kEdge);
    const double rows = m_hasDateRow ? 2.0 : 1.0;
    const double bottom = std::ceil(xLabelGap() + rows * m_metrics.height() + kEdge
                                    + (m_hasXTitle ? m_titleSize : 0.0));
    return {left, top, std::max(kLeastPlot, std::floor(size.width() - left - kRightMargin)),
            std::max(kLeastPlot, std::floor(size.height() - top - bottom))};
}

void ChartLayout::placeAxes(ChartFrame& frame, const ChartInput& input,
                            const AxisContext& context) const
{
    const int yLabels =
        std::clamp(static_cast<int>(frame.plot.height() / (m_metrics.height() * 2.4)), 1, 10);
    if (frame.message.isEmpty()) // without values there is no scale to speak of
        frame.yTicks = valueTicks(frame.y.range(), input.valueFormat, input.logY, yLabels, context);
    double widest = std::max(usualLabelWidth(), input.leastLabelWidth);
    for (const AxisTick& tick : frame.yTicks)
        widest = std::max(widest, std::ceil(m_metrics.horizontalAdvance(tick.label)));
    frame.plot = plotArea(frame.size, std::min(widest, frame.size.width() * 0.5));
    placeYLabels(frame);

    const int most = std::clamp(
        static_cast<int>(frame.plot.width() / (m_metrics.averageCharWidth() * 8.0)), 1, 16);
    for (int count = most; count >= 1; --count) {
        frame.xTicks = xTicks(frame.x.range(), input.xKind, input.isXLogarithmic(), count, context);
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
    double lastRight = -kBetweenLabels;
    for (const AxisTick& tick : frame.xTicks) {
        if (tick.label.isEmpty())
            continue;
        const double width = std::ceil(m_metrics.horizontalAdvance(tick.label));
        const double left =
            clampedLeft(frame.toPixelX(tick.value), width, kEdge, frame.size.width() - kEdge);
        if (left < lastRight + kBetweenLabels) {
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
    double nextLeft = frame.size.width() - kEdge + kBetweenLabels;
    for (auto tick = frame.xTicks.rbegin(); tick != frame.xTicks.rend(); ++tick) {
        if (tick->dateLabel.isEmpty())
            continue;
        const double width = std::ceil(m_metrics.horizontalAdvance(tick->dateLabel));
        const double left =
            clampedLeft(frame.toPixelX(tick->value), width, kEdge, frame.size.width() - kEdge);
        if (left + width > nextLeft - kBetweenLabels)
            continue;
        frame.labels.push_back(
            {.rect = QRectF(left, top, width, m_metrics.height()), .text = tick->dateLabel});
        nextLeft = left;
    }
}

} // namespace faultline::ui
