// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/hardware/hardware_panels.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace faultline::ui {

/// A row for each reason that held a clock down, filled while it did. Lines up with the charts
/// above and below it and shares their range and cursor.
///
/// Mouse: hover moves the cursor and names the reasons that hold there. The rows are also told as
/// text for screen readers: share of the visible time of each.
class ReasonStrips : public QWidget {
    Q_OBJECT

public:
    explicit ReasonStrips(QWidget* parent = nullptr);

    void setStrips(std::vector<HardwarePanel::Strip> strips);
    [[nodiscard]] const std::vector<HardwarePanel::Strip>& strips() const { return m_strips; }
    void setXRange(std::optional<AxisRange> range);
    void setCursorX(std::optional<double> x);
    void setLabelWidth(double width); ///< of the charts' y axes

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cursorMoved(std::optional<double> x);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double toX(double time) const;
    [[nodiscard]] double toTime(double x) const;
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] double shareOf(std::size_t index) const;
    void paintRow(QPainter& painter, std::size_t index, const QRectF& row) const;
    void paintSpans(QPainter& painter, const HardwarePanel::Strip& strip, const QRectF& bar) const;
    void refreshShares();

    std::vector<HardwarePanel::Strip> m_strips;
    AxisRange m_range;
    std::optional<double> m_cursor;
    std::vector<std::vector<double>> m_heldBefore; ///< seconds before each span, and in all
    std::vector<double> m_shares;                  ///< of the visible time, for each strip
    double m_labelWidth = 0.0;
};

} // namespace faultline::ui
