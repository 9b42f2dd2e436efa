// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/line_layer.h"
#include "widgets/charts/rim_marks.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace faultline::ui {

/// A chart worked out for one size together with its lines: the picture under the cursor.
class ChartPicture {
public:
    /// Works out everything anew; the costly part of a redraw.
    void update(const ChartInput& input, QSizeF size, const ChartStyle& style,
                const AxisContext& context, const ChartResolution& resolution);
    /// Hands the lines over again for another quality of drawing; the frame stays.
    void setQuality(const ChartInput& input, const ChartStyle& style, ChartStyle::Quality quality);
    [[nodiscard]] ChartStyle::Quality quality() const { return m_quality; }

    void paint(QPainter& painter, const ChartInput& input, const ChartStyle& style,
               const AxisContext& context) const;

    [[nodiscard]] const ChartFrame& frame() const { return m_frame; }
    [[nodiscard]] const std::vector<RimMark>& marks() const { return m_marks; }

private:
    void paintLines(QPainter& painter, const ChartInput& input, const ChartStyle& style) const;

    ChartFrame m_frame;
    std::vector<RimMark> m_marks;
    LineLayer m_lines;
    ChartStyle::Quality m_quality = ChartStyle::Quality::Full;
};

/// Draws a chart for export: background, title, chart, legend. In logical units of the screen
/// whatever the painter's resolution, so that text keeps its size relative to the chart.
void paintExport(QPainter& painter, const QRectF& target, double screenDpi, const QString& title,
                 bool withLegend, const ChartInput& input, const ChartStyle& style,
                 const AxisContext& context);

} // namespace faultline::ui
