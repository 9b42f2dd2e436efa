// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"

#include <QWidget>

#include <optional>

namespace faultline::ui {

/// How many boxes have which width and height: a field of colours on two logarithmic axes of
/// pixels, with COCO's borders of small and large and the line of squares. Colours go by the
/// logarithm of the count, so that a single odd box is seen beside thousands.
class BoxSizeMap : public QWidget {
    Q_OBJECT

public:
    explicit BoxSizeMap(QWidget* parent = nullptr);

    void setMap(const SizeMap& map);
    /// "32 to 40 px wide, 64 to 81 px high: 12 box(es)"; empty beside the field.
    [[nodiscard]] QString textAt(const QPoint& position) const;
    /// Middle of a cell, in the widget; for tests.
    [[nodiscard]] QPoint cellCenter(std::size_t width, std::size_t height) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Bins that are shown, of both axes.
    struct Bins {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    [[nodiscard]] QRectF fieldRect() const;
    [[nodiscard]] double xOf(double pixels) const;
    [[nodiscard]] double yOf(double pixels) const;
    [[nodiscard]] double shareOf(double place, const Bins& bins) const;
    void paintCells(QPainter& painter, const QRectF& field) const;
    void paintAxes(QPainter& painter, const QRectF& field) const;
    void paintBorders(QPainter& painter, const QRectF& field) const;

    SizeMap m_map;
    Bins m_wide;
    Bins m_high;
};

} // namespace faultline::ui
