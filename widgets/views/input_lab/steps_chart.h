// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/input_lab.h"
#include "widgets/charts/chart_canvas.h"

#include <utility>
#include <vector>

namespace faultline::ui {

/// A stretch of simulated steps over time: when the GPU computes and when it waits, how many
/// batches are ready, and which worker makes which batch. Its marks are the steps.
class StepsChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit StepsChart(QWidget* parent = nullptr);

    /// Null: nothing to draw; `why` stands in its place. The steps that are shown: as many as asked
    /// for, within those that were simulated.
    void setPicture(LabPicturePtr picture, const QString& why, std::size_t first,
                    std::size_t count);
    void setWindow(std::size_t first, std::size_t count);
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t count() const;

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    void paintAbove(QPainter& painter) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override { return count(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const pipeline::Timeline& timeline() const;
    [[nodiscard]] bool hasQueue() const;
    [[nodiscard]] std::size_t firstMaker() const { return hasQueue() ? 2 : 1; }
    [[nodiscard]] std::size_t mostMakers() const;
    [[nodiscard]] std::size_t laneCount() const { return firstMaker() + m_makers; }
    [[nodiscard]] double laneHeight() const;
    [[nodiscard]] QRectF laneRect(std::size_t lane, double begin, double end) const;
    [[nodiscard]] QString laneName(std::size_t lane) const;
    void takeSpans();
    void paintNames(QPainter& painter) const;
    void paintGpu(QPainter& painter) const;
    void paintReady(QPainter& painter) const;
    void paintMakers(QPainter& painter) const;
    void paintKey(QPainter& painter) const;
    [[nodiscard]] QColor waitColor() const;
    [[nodiscard]] QColor makeColor(std::size_t step) const;

    LabPicturePtr m_picture;
    QString m_why;
    std::size_t m_first = 0;
    std::size_t m_count = 40;
    std::size_t m_makers = 0; ///< lanes of those who make batches
    double m_begin = 0.0;
    double m_end = 1.0;
    std::vector<pipeline::WorkSpan> m_spans;
    std::vector<std::pair<double, int>> m_ready;
};

} // namespace faultline::ui
