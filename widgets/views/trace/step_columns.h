// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "widgets/charts/chart_canvas.h"
#include "widgets/views/trace/step_columns_layout.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace faultline::ui {

/// A stacked column for each step: what each was spent on, and which stand out. Of more steps than
/// there is room for, a column shows the longest of its neighbours.
///
/// Mouse: hover tells, click selects. Keyboard: Left/Right, Home, End, Page Up/Down to the next
/// or previous long step.
class StepColumns : public ChartCanvas {
    Q_OBJECT

public:
    explicit StepColumns(QWidget* parent = nullptr);

    void setProfile(TraceProfilePtr profile);
    /// Index into TraceProfile::steps; emits nothing.
    void setCurrentStep(std::optional<std::size_t> step);
    [[nodiscard]] std::optional<std::size_t> currentStep() const { return m_current; }

    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user chose a step.
    void stepSelected(std::size_t step);

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_columns.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    void chooseMark(std::size_t mark) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild();
    void paintCuts(QPainter& painter) const;
    void choose(std::size_t step);
    /// The next step from the current one that is much longer than usual.
    [[nodiscard]] std::optional<std::size_t> longStep(int direction) const;
    [[nodiscard]] PlotAxes axisOfSeconds() const;
    /// Left and right of a column, on whole pixels, or some gaps would look wider than others.
    [[nodiscard]] QRectF columnRect(const ChartFrame& frame, std::size_t column) const;
    [[nodiscard]] std::optional<std::size_t> columnOf(std::size_t step) const;
    [[nodiscard]] const TraceStep& stepOf(std::size_t column) const;

    TraceProfilePtr m_profile;
    std::vector<StepColumn> m_columns;
    double m_top = 1.0;   ///< seconds
    double m_slots = 1.0; ///< columns for which there would be room
    std::optional<std::size_t> m_current;
};

} // namespace faultline::ui
