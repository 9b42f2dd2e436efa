// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <optional>
#include <vector>

namespace faultline::ui {

/// A row for each reason that held a clock down, filled while it did. Lines up with the charts
/// above and below it and shares their range and cursor.
///
/// Mouse: hover moves the cursor and names the reasons that hold there. Keyboard: Left and Right go
/// from reason to reason.
class ReasonStrips : public ChartCanvas {
    Q_OBJECT

public:
    explicit ReasonStrips(QWidget* parent = nullptr);

    void setStrips(std::vector<HardwarePanel::Strip> strips);
    [[nodiscard]] const std::vector<HardwarePanel::Strip>& strips() const { return m_strips; }
    void setXRange(std::optional<AxisRange> range);
    void setCursorX(std::optional<double> x);
    void setLabelWidth(double width); ///< of the charts' y axes

    /// The reasons that hold at a place.
    [[nodiscard]] QString textAt(const QPoint& position) const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cursorMoved(std::optional<double> x);

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] std::size_t markCount() const override { return m_strips.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    /// Share of the visible time.
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] bool showsBox() const override { return false; }
    [[nodiscard]] QString summary() const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double toX(double time) const;
    [[nodiscard]] double toTime(double x) const;
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] QRectF rowRect(std::size_t index) const;
    [[nodiscard]] double shareOf(std::size_t index) const;
    void paintRow(QPainter& painter, std::size_t index, const QRectF& row) const;
    void paintSpans(QPainter& painter, const HardwarePanel::Strip& strip, const QRectF& bar) const;
    void refreshShares();

    std::vector<HardwarePanel::Strip> m_strips;
    AxisRange m_range;
    std::optional<double> m_cursorTime;
    std::vector<std::vector<double>> m_heldBefore; ///< seconds before each span, and in all
    std::vector<double> m_shares;                  ///< of the visible time, for each strip
    double m_labelWidth = 0.0;
};

} // namespace faultline::ui
