// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/line_pieces.h"

#include <QBrush>
#include <QList>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <vector>

class QPainter;

namespace faultline::ui {

/// An area between two lines, or columns as one such area. In units of the plot: 0, 0 is its lower
/// left corner, 1, 1 its upper right one.
struct AreaPiece {
    QList<QPointF> upper; ///< by ascending x, as `lower`
    QList<QPointF> lower;
    QBrush brush;

    /// Adds a column; columns are added from left to right. Between two of them the area is empty.
    void addColumn(double left, double right, double base, double top);
};

/// The place of a unit on whole pixels of a plot that has so many of them: columns then have sharp
/// edges.
[[nodiscard]] double onPixels(double unit, double pixels);

/// The marks of a chart, from back to front: areas, then lines.
struct ChartMarks {
    std::vector<AreaPiece> areas;
    std::vector<LinePiece> lines;

    [[nodiscard]] qsizetype pointCount() const;
};

/// Draws marks with Qt Charts where they are few, with the painter where they are many or where the
/// picture is one of vectors. Both look the same. GUI thread only.
class MarkLayer {
public:
    /// From here on Qt Charts takes longer than the painter.
    static constexpr qsizetype kMostPoints = 4000;

    MarkLayer();
    ~MarkLayer();
    MarkLayer(const MarkLayer&) = delete;
    MarkLayer& operator=(const MarkLayer&) = delete;

    void setMarks(ChartMarks marks);
    [[nodiscard]] const ChartMarks& marks() const { return m_marks; }
    /// Clips to the plot.
    void paint(QPainter& painter, const QRectF& plot);
    /// Without Qt Charts; expects marks inside the plot: SVG knows no clipping.
    void paintAsPaths(QPainter& painter, const QRectF& plot) const;

private:
    class Private;
    ChartMarks m_marks;
    std::unique_ptr<Private> d; ///< made when first painted: a chart that is never seen is light
};

} // namespace faultline::ui
