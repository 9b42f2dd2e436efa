// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QPainter;
class QRectF;

namespace faultline::ui {

struct ChartStyle;

/// Colour of a share (0 to 1) of the largest value: one hue, from the surface to the accent and on,
/// readable by everyone and in grey.
[[nodiscard]] QColor heatColor(double share, const QPalette& palette);

/// The column of colours beside a map, with what its two ends mean.
void paintHeatLegend(QPainter& painter, const QRectF& column, const QString& top,
                     const QString& bottom, const ChartStyle& style);
/// Room that the legend needs right of a map, its gap included.
[[nodiscard]] double heatLegendRoom(const QFont& font);
inline constexpr int kHeatLegendWidth = 12;
inline constexpr int kHeatLegendGap = 16;

} // namespace faultline::ui
