// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"
#include "widgets/views/summaries/histograms/histogram_painter.h"
#include "widgets/views/summaries/histograms/histogram_series.h"

#include <cstdint>
#include <optional>

namespace faultline::ui {

/// The histograms of a tag of a run over time.
///
/// Mouse: the histogram under it shows its numbers; a click chooses its step. Keyboard when
/// focused: the arrows go from step to step, Home and End to the first and last, Escape lets go.
/// It never changes the chosen step itself: it asks for it (stepRequested), so that linked charts
/// move together. GUI thread only.
class HistogramChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);

    void setSeries(HistogramSeries series);
    [[nodiscard]] const HistogramSeries& series() const { return m_series; }
    void setOptions(HistogramView view, XAxisKind axis, bool logCounts);
    [[nodiscard]] HistogramView histogramView() const { return m_options.view; }
    /// nullopt: none is chosen.
    void setChosenStep(std::optional<std::int64_t> step);
    /// Shown in place of histograms while there are none.
    void setMessage(const QString& message);
    [[nodiscard]] const QString& message() const { return m_message; }

    /// The layout for the present size.
    [[nodiscard]] const HistogramFrame& frame() const;
    [[nodiscard]] const ChartFrame& shownAxes() const override { return frame().chart; }
    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepRequested(std::optional<qint64> step);
    /// What can be drawn depends on the size.
    void resized();

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_series.slices.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] CursorBox readOut(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    void chooseMark(std::size_t mark) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void redraw();
    void refreshChosen();
    /// What the mouse is on, or the middle of a slice.
    [[nodiscard]] std::optional<HistogramHit> hitOf(std::size_t mark) const;

    HistogramSeries m_series;
    HistogramOptions m_options;
    std::optional<std::int64_t> m_chosenStep;
    QString m_message;
    mutable std::optional<HistogramFrame> m_frame; ///< none: to be worked out again
};

} // namespace faultline::ui
