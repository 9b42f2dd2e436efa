// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/range_test.h"
#include "widgets/charts/chart_canvas.h"

#include <QString>

namespace faultline::ui {

/// A range test: each logged loss as a dot over the logarithm of the rate, the running median as a
/// line, where it begins to fall and to rise, the band of rates that fit.
class RangeChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit RangeChart(QWidget* parent = nullptr);

    void setReading(RangeReading reading, const QString& lossName);

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_reading.points.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;

private:
    [[nodiscard]] AxisRange lossRange() const;
    void paintPlace(QPainter& painter, double rate, const QString& text, const QColor& color,
                    int row) const;

    RangeReading m_reading;
    QString m_lossName;
};

} // namespace faultline::ui
