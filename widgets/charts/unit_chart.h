// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <QRectF>
#include <QSizeF>

class QAbstractSeries;
class QChart;
class QPainter;
class QValueAxis;

namespace faultline::ui {

/// A Qt chart that is nothing but marks: both axes run from 0 to 1 and are hidden, there is no
/// background, legend or animation. Callers map to units, because each change of a range works out
/// all points again. GUI thread only.
class UnitChart {
public:
    UnitChart();

    /// Takes ownership.
    void add(QAbstractSeries* series);
    [[nodiscard]] QSizeF size() const { return m_size; }
    void resize(QSizeF size);
    /// `plot` should have the size given to resize(). Clips to it.
    void paint(QPainter& painter, const QRectF& plot);

private:
    QGraphicsScene m_scene;
    QChart* m_chart; ///< owned by the scene
    QValueAxis* m_x; ///< owned by the chart, as all series
    QValueAxis* m_y;
    QSizeF m_size;
};

} // namespace faultline::ui
