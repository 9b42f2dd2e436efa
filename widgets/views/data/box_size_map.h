// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"
#include "widgets/charts/chart_canvas.h"

namespace faultline::ui {

/// How many boxes have which width and height: a field of colours on two logarithmic axes of
/// pixels, with COCO's borders of small and large and the line of squares. Colours go by the
/// logarithm of the count, so that a single odd box is seen beside thousands.
class BoxSizeMap : public ChartCanvas {
    Q_OBJECT

public:
    explicit BoxSizeMap(QWidget* parent = nullptr);

    void setMap(const SizeMap& map);
    /// Middle of a cell, in the widget; for tests.
    [[nodiscard]] QPoint cellCenter(std::size_t width, std::size_t height) const;

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_wide.count * m_high.count; }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    /// "32 to 40 px wide, 64 to 81 px high: 12 box(es)".
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override { return m_summary; }
    [[nodiscard]] std::size_t firstMark() const override; ///< the size of most boxes
    [[nodiscard]] std::optional<std::size_t> nextMark(std::size_t from, int key) const override;

private:
    /// Bins that are shown, of both axes.
    struct Bins {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    struct Cell {
        std::size_t x = 0; ///< bin of the width
        std::size_t y = 0;
    };
    [[nodiscard]] Cell cellOf(std::size_t mark) const;
    [[nodiscard]] QRectF cellRect(Cell cell) const;
    void paintCells(QPainter& painter) const;
    void paintBorders(QPainter& painter) const;

    SizeMap m_map;
    Bins m_wide;
    Bins m_high;
    Cell m_most; ///< the one with most boxes
    QString m_summary;
};

} // namespace faultline::ui
