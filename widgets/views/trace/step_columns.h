// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "widgets/views/trace/step_columns_layout.h"

#include <QRectF>
#include <QWidget>

#include <optional>
#include <vector>

namespace faultline::ui {

/// A stacked column for each step: what each was spent on, and which stand out. Of more steps than
/// there is room for, a column shows the longest of its neighbours.
///
/// Mouse: hover tells, click selects. Keyboard: Left/Right, Home, End, Page Up/Down to the next
/// or previous long step.
class StepColumns : public QWidget {
    Q_OBJECT

public:
    explicit StepColumns(QWidget* parent = nullptr);

    void setProfile(TraceProfilePtr profile);
    /// Index into TraceProfile::steps; emits nothing.
    void setCurrentStep(std::optional<std::size_t> step);
    [[nodiscard]] std::optional<std::size_t> currentStep() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user chose a step.
    void stepSelected(std::size_t step);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild();
    void choose(std::size_t step);
    /// The next step from the current one that is much longer than usual.
    [[nodiscard]] std::optional<std::size_t> longStep(int direction) const;
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] QRectF columnRect(std::size_t column) const;
    [[nodiscard]] std::optional<std::size_t> columnAt(const QPointF& position) const;
    [[nodiscard]] std::optional<std::size_t> columnOf(std::size_t step) const;
    [[nodiscard]] QString toolTipOf(std::size_t column) const;
    void paintAxis(QPainter& painter) const;
    void paintColumn(QPainter& painter, std::size_t column) const;
    void paintNumbers(QPainter& painter) const;

    TraceProfilePtr m_profile;
    std::vector<StepColumn> m_columns;
    double m_top = 1.0; ///< seconds
    int m_axisWidth = 0;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_hovered; ///< column
};

} // namespace faultline::ui
