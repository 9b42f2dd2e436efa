// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"
#include "widgets/charts/chart_canvas.h"

#include <QString>

#include <vector>

namespace faultline::ui {

/// Memory over one training step: what is alive after each layer as an area, the most while it ran
/// as a line, the phases shaded, the peak marked with its layer. P goes to the peak.
class StepChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit StepChart(QWidget* parent = nullptr);

    void setPlan(VramPlanPtr plan);
    /// Index into Estimate::timeline of the highest point; -1: none.
    [[nodiscard]] int peakPoint() const { return m_peak; }
    [[nodiscard]] int cursorPoint() const; ///< -1: none

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void opChosen(int op); ///< index into LayerGraph::ops

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintBelow(QPainter& painter) const override;
    void paintAbove(QPainter& painter) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override { return points().size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    /// "Backward, backbone/layer1/0/conv1: 9.1 GiB alive, at most 9.6 GiB".
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::size_t firstMark() const override; ///< the peak
    [[nodiscard]] std::optional<std::size_t> nextMark(std::size_t from, int key) const override;
    void chooseMark(std::size_t mark) override;

private:
    /// Points of one phase that follow each other: [begin, end).
    struct Phase {
        vram::StepPhase phase;
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    [[nodiscard]] const std::vector<vram::StepPoint>& points() const;
    [[nodiscard]] std::vector<Phase> phases() const;
    [[nodiscard]] QString placeText(const vram::StepPoint& point) const;

    VramPlanPtr m_plan;
    int m_peak = -1;
};

} // namespace faultline::ui
