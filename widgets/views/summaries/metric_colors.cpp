// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/metric_colors.h"

#include "model/core/statistics.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/value_text.h"
#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faultline::ui {

namespace {

constexpr int kBarWidth = 96;
constexpr int kBarHeight = 8;

int byteOf(double linear)
{
    const double clamped = std::clamp(linear, 0.0, 1.0);
    const double encoded =
        clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1.0 / 2.4) - 0.055;
    return static_cast<int>(std::lround(encoded * 255.0));
}

/// OKLab in polar form to sRGB (Ottosson 2020, "A perceptual color space for image processing").
QColor fromOklch(double lightness, double chroma, double hueDegrees)
{
    const double hue = hueDegrees * std::numbers::pi / 180.0;
    const double a = chroma * std::cos(hue);
    const double b = chroma * std::sin(hue);
    const double l = std::pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
    const double m = std::pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
    const double s = std::pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
    return QColor(byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                  byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                  byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

} // namespace

QColor metricColor(double share, const QPalette& palette)
{
    const double at = std::clamp(share, 0.0, 1.0);
    // Yellow on white and violet on black would vanish: the range of lightness follows the theme.
    const bool dark = isDark(palette);
    const double from = dark ? 0.50 : 0.33;
    const double to = dark ? 0.93 : 0.78;
    return fromOklch(from + (to - from) * at, 0.13, 285.0 - 185.0 * at);
}

QColor noMetricColor(const QPalette& palette)
{
    return mixed(mutedTextColor(palette), cardColor(palette), 0.6);
}

double MetricScale::share(double value) const
{
    return high > low ? std::clamp((value - low) / (high - low), 0.0, 1.0) : 0.5;
}

MetricScale metricScale(const std::vector<double>& values)
{
    std::vector<double> finite;
    std::copy_if(values.begin(), values.end(), std::back_inserter(finite),
                 [](double value) { return std::isfinite(value); });
    MetricScale scale;
    if (finite.empty())
        return scale;
    scale.isEmpty = false;
    const auto [least, greatest] = std::minmax_element(finite.begin(), finite.end());
    scale.low = *least;
    scale.high = *greatest;
    const double low = quantile(finite, 0.05);
    const double high = quantile(finite, 0.95);
    if (finite.size() >= kClippingCount && high > low
        && (high - low) < 0.1 * (*greatest - *least)) {
        scale.clipsLow = low > *least;
        scale.clipsHigh = high < *greatest;
        scale.low = low;
        scale.high = high;
    }
    return scale;
}

MetricLegend::MetricLegend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void MetricLegend::setScale(const QString& title, const MetricScale& scale)
{
    m_title = title;
    m_scale = scale;
    setAccessibleName(m_scale.isEmpty
                          ? tr("No session has a colour")
                          : tr("Colours of %1, from %2 to %3").arg(m_title, lowText(), highText()));
    setToolTip(tr("Colours show %1").arg(m_title));
    setVisible(!title.isEmpty() && !m_scale.isEmpty);
    updateGeometry();
    update();
}

QString MetricLegend::lowText() const
{
    const QString value = valueText(m_scale.low, ValueFormat::Plain, locale());
    return m_scale.clipsLow ? tr("≤ %1").arg(value) : value;
}

QString MetricLegend::highText() const
{
    const QString value = valueText(m_scale.high, ValueFormat::Plain, locale());
    return m_scale.clipsHigh ? tr("≥ %1").arg(value) : value;
}

QSize MetricLegend::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(lowText()) + metrics.horizontalAdvance(highText()) + kBarWidth
                + 2 * kGrid,
            metrics.height()};
}

QSize MetricLegend::minimumSizeHint() const
{
    return sizeHint();
}

void MetricLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(mutedTextColor(palette()));
    const QFontMetrics metrics(font());
    const int left = metrics.horizontalAdvance(lowText()) + kGrid;
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, lowText());
    painter.drawText(QRect(left + kBarWidth + kGrid, 0, width(), height()),
                     Qt::AlignLeft | Qt::AlignVCenter, highText());
    const int top = (height() - kBarHeight) / 2;
    for (int i = 0; i < kBarWidth; ++i)
        painter.fillRect(left + i, top, 1, kBarHeight,
                         metricColor(i / (kBarWidth - 1.0), palette()));
}

} // namespace faultline::ui
