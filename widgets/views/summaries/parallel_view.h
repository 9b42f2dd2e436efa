// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"
#include "widgets/views/summaries/hparam_plot.h"

#include <QPixmap>

#include <optional>

class QPainter;

namespace faultline::ui {

/// Parallel coordinates: an axis for each column, a line for each session. GUI thread only.
///
/// Mouse: drag along an axis = keep only what lies there, click on the axis = everything again,
/// drag a title = move its axis, double-click a title = logarithmic or not, hover = which session,
/// click = choose it. Keyboard when focused: Left/Right choose an axis, Ctrl+Left/Right move it, L
/// turns its logarithm on and off, Delete takes its filter away, Up/Down choose a session. It
/// changes nothing itself: it asks, and the owner answers with setPlot().
///
/// Every session is drawn; those that a filter leaves out are faint. A session without a value of
/// an axis passes through the rail below it.
class ParallelView : public ChartCanvas {
    Q_OBJECT

public:
    explicit ParallelView(QWidget* parent = nullptr);

    void setPlot(HparamPlotPtr plot);
    /// The session drawn in front of the others; -1: none.
    void setChosenRow(int row);

    /// Axes drawn at most; the owner tells when there are more.
    static constexpr std::size_t kMostAxes = 128;

    /// The chosen session.
    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where a share of an axis is, in pixels (tests act there as a mouse does).
    [[nodiscard]] QPointF pointOf(std::size_t axis, double share) const;
    [[nodiscard]] QPointF titlePoint(std::size_t axis) const;

signals:
    void filterRequested(const std::string& key, const faultline::HparamFilter& filter);
    /// The axis goes to the place that `to` has now.
    void moveRequested(std::size_t from, std::size_t to);
    void logRequested(const std::string& key, bool logarithmic);
    void hovered(int row); ///< -1: none
    void chosen(int row);

protected:
    void paintAbove(QPainter& painter) const override;
    [[nodiscard]] bool keepsPicture() const override { return false; } ///< only its lines
    [[nodiscard]] bool showsBox() const override { return false; }     ///< a name is all there is
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString textAt(const QPoint& position) const override;
    [[nodiscard]] QString summary() const override; ///< what the keys do
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Drag { None, Brush, Title };

    [[nodiscard]] std::size_t axisCount() const;
    [[nodiscard]] const PlotAxis& axis(std::size_t index) const { return m_plot->axes[index]; }
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double axisX(std::size_t index) const;
    [[nodiscard]] double spacing() const;
    /// The axis nearest to x.
    [[nodiscard]] std::size_t axisAt(double x) const;
    [[nodiscard]] double shareAt(double y) const;
    [[nodiscard]] double yOf(std::size_t axis, std::size_t row) const;
    [[nodiscard]] int rowAt(QPointF position) const;
    void setHovered(int row);
    void stepChosen(int direction);
    void invalidateLines();

    [[nodiscard]] QPixmap drawnLines() const;
    void paintLine(QPainter& painter, std::size_t row) const;
    void paintAxis(QPainter& painter, std::size_t index) const;
    void paintTitle(QPainter& painter, std::size_t index) const;
    void paintBrushes(QPainter& painter, std::size_t index) const;

    HparamPlotPtr m_plot;
    mutable QPixmap m_lines; ///< all sessions; null: to be drawn anew
    int m_hovered = -1;
    int m_chosen = -1;
    std::size_t m_current = 0; ///< axis that the keyboard acts on
    Drag m_drag = Drag::None;
    std::size_t m_dragAxis = 0;
    QPointF m_dragFrom;
    QPointF m_dragTo;
    bool m_dragMoved = false;
};

} // namespace faultline::ui
