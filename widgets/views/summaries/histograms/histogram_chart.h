// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/histograms/histogram_painter.h"
#include "widgets/views/summaries/histograms/histogram_series.h"

#include <QWidget>

#include <cstdint>
#include <optional>

namespace faultline::ui {

/// The histograms of a tag of a run over time.
///
/// Mouse: the histogram under it shows its numbers; a click chooses its step. Keyboard when
/// focused: the arrows go from step to step, Home and End to the first and last, Escape lets go.
/// It never changes the chosen step itself: it asks for it (stepRequested), so that linked charts
/// move together. GUI thread only.
class HistogramChart : public QWidget {
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
    [[nodiscard]] const HistogramFrame& frame();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepRequested(std::optional<qint64> step);
    /// What can be drawn depends on the size.
    void resized();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void invalidate();
    void refreshChosen();
    void refreshAccessibleText();
    void request(std::size_t slice);

    HistogramSeries m_series;
    HistogramOptions m_options;
    std::optional<std::int64_t> m_chosenStep;
    QString m_message;
    ChartStyle m_style;
    AxisContext m_context;
    std::optional<HistogramFrame> m_frame; ///< none: to be worked out again
    std::optional<QPointF> m_mouse;
    bool m_isFocusVisible = false;
};

} // namespace faultline::ui
