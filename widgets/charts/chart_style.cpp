// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_style.h"

#include "widgets/style/theme.h"

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kLineWidth = 1.5;
constexpr double kQuickLineWidth = 1.0; ///< up to here the raster engine has a fast path
constexpr double kFaintShare = 0.3;
constexpr double kBandShare = 0.42;
constexpr float kSpreadShare = 0.18F;
constexpr float kDarkSpreadShare = 0.26F; ///< the same fill says less on a dark ground
constexpr double kSmallestLabelPoints = 7.0;

QFont labelFontOf(const QFont& font)
{
    QFont label = tabularFont(font);
    if (label.pointSizeF() > 0.0)
        label.setPointSizeF(std::max(kSmallestLabelPoints, label.pointSizeF() * 0.9));
    return label;
}

} // namespace

QColor mixed(const QColor& over, const QColor& under, double share)
{
    const auto channel = [share](int a, int b) {
        return std::clamp(qRound(a * share + b * (1.0 - share)), 0, 255);
    };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()),
            channel(over.blue(), under.blue())};
}

ChartStyle ChartStyle::of(const QPalette& palette, const QFont& font)
{
    ChartStyle style;
    style.palette = palette;
    style.font = tabularFont(font);
    style.labelFont = labelFontOf(font);
    style.background = cardColor(palette);
    style.text = palette.color(QPalette::WindowText);
    style.mutedText = mutedTextColor(palette);
    style.gridLine = mixed(hairlineColor(palette), style.background, 0.8);
    style.minorGridLine = mixed(style.gridLine, style.background, 0.5);
    style.axisLine = mixed(style.mutedText, style.background, 0.55);
    style.accent = accentColor(palette);
    style.boxFill = isDark(palette) ? mixed(style.text, style.background, 0.08) : style.background;
    style.boxFill.setAlphaF(0.94F);
    style.plate = style.background;
    style.plate.setAlphaF(0.8F);
    return style;
}

QPen ChartStyle::linePen(const Curve& curve, Quality quality) const
{
    QPen pen(curve.color, quality == Quality::Quick ? kQuickLineWidth : kLineWidth);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::SquareCap); // segments are drawn singly: flat ends leave pale seams
    if (curve.dashed) {
        // Thin: only then are dashes cheap (a dashed wide line is stroked as one huge path).
        pen.setWidthF(kQuickLineWidth);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({6.0, 3.0});
    }
    return pen;
}

QPen ChartStyle::faintPen(const Curve& curve, Quality quality) const
{
    QPen pen = linePen(curve, quality);
    pen.setWidthF(kQuickLineWidth);
    pen.setColor(mixed(curve.color, background, kFaintShare));
    return pen;
}

QPen ChartStyle::bandPen(const Curve& curve, Quality quality) const
{
    QPen pen = linePen(curve, quality);
    pen.setColor(mixed(curve.color, background, kBandShare));
    pen.setStyle(Qt::SolidLine);
    return pen;
}

QColor ChartStyle::bandFill(const Curve& curve) const
{
    QColor fill = curve.color;
    fill.setAlphaF(isDark(palette) ? kDarkSpreadShare : kSpreadShare);
    return fill;
}

QColor ChartStyle::shadeColor(ShadedRange::Role role) const
{
    switch (role) {
    case ShadedRange::Role::Critical: return severityColor(Severity::Critical, palette);
    case ShadedRange::Role::Warning: return severityColor(Severity::Warning, palette);
    case ShadedRange::Role::Info: return severityColor(Severity::Info, palette);
    case ShadedRange::Role::Phase: return mutedText;
    }
    return mutedText;
}

QColor ChartStyle::shadeFill(ShadedRange::Role role) const
{
    return mixed(shadeColor(role), background, role == ShadedRange::Role::Phase ? 0.06 : 0.14);
}

} // namespace faultline::ui
