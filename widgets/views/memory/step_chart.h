// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// Memory over one training step: what is alive after each layer as an area, the most while it ran
/// as a line, the phases shaded, the peak marked with its layer. The mouse or Left and Right tell
/// single layers.
class StepChart : public QWidget {
    Q_OBJECT

public:
    explicit StepChart(QWidget* parent = nullptr);

    void setPlan(VramPlanPtr plan);
    /// "Backward, backbone/layer1/0/conv1: 9.1 GiB alive, at most 9.6 GiB"; empty beside the plot.
    [[nodiscard]] QString textAt(const QPoint& position) const;
    /// Index into Estimate::timeline of the highest point; -1: none.
    [[nodiscard]] int peakPoint() const { return m_peak; }
    [[nodiscard]] int cursorPoint() const { return m_cursor; } ///< -1: none

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void opChosen(int op); ///< index into LayerGraph::ops

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] const std::vector<vram::StepPoint>& points() const;
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double top() const;
    [[nodiscard]] double xOf(double point) const;
    [[nodiscard]] double yOf(std::int64_t bytes) const;
    [[nodiscard]] int pointAt(const QPoint& position) const; ///< -1: none
    [[nodiscard]] QString pointText(int point) const;
    void setCursorPoint(int point);
    void choosePoint(int point);
    void refreshDescription();
    void paintPhases(QPainter& painter, const QRectF& plot) const;
    void paintArea(QPainter& painter, const QRectF& plot) const;
    void paintPeak(QPainter& painter, const QRectF& plot) const;
    void paintCursor(QPainter& painter, const QRectF& plot) const;

    VramPlanPtr m_plan;
    int m_peak = -1;
    int m_cursor = -1;
};

} // namespace faultline::ui
