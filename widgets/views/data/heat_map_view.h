// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"
#include "widgets/charts/chart_canvas.h"

namespace faultline::ui {

/// How many boxes cover each part of the picture, as a field of colours with a legend.
class HeatMapView : public ChartCanvas {
    Q_OBJECT

public:
    explicit HeatMapView(QWidget* parent = nullptr);

    /// `aspect`: width / height of a usual picture.
    void setMap(const HeatMap& map, double aspect);

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] std::optional<std::size_t> nextMark(std::size_t from, int key) const override;

private:
    [[nodiscard]] QRectF fieldRect() const;
    [[nodiscard]] QRectF cellRect(std::size_t mark) const;

    HeatMap m_map;
    double m_aspect = 1.0;
};

} // namespace faultline::ui
