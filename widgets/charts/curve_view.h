// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"

#include <QImage>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

class CurveExtras;

/// A chart of curves over steps or time.
///
/// Give it immutable series of any length: it thins them to at most two points per pixel
/// column (model/core/decimate.h) and draws every non-finite sample as a mark on the
/// rim, so nothing that was logged can vanish. Changes are collected and drawn once per 16 ms.
/// GUI thread only.
///
/// Where the points of a column spread over several pixels, as those of a long noisy run do, they
/// are drawn as a pale band with a line of typical values in it.
///
/// Only a chart that is seen works out anything: the counts of a hidden one are those of its
/// last redraw, unless flush() is called.
///
/// Mouse: drag = zoom x, Shift+drag, middle-drag or a sideways wheel = pan, wheel + Ctrl or pinch =
/// zoom x at the cursor, double-click = fit. A plain wheel is left to the page that scrolls.
/// Keyboard when focused: Left/Right pan, Shift+Left/Right move the cursor, +/- zoom, 0 or Home
/// fit, Return chooses the point at the cursor, Escape leaves the cursor. It never changes its x
/// range itself: it asks for it (xRangeRequested) so that linked charts move together; the owner
/// answers with setXRange().
class CurveView : public QWidget {
    Q_OBJECT
    /// The values at the cursor, for screen readers.
    Q_PROPERTY(QString cursorText READ cursorText)

public:
    explicit CurveView(QWidget* parent = nullptr);
    ~CurveView() override;

    void setCurves(std::vector<Curve> curves);
    [[nodiscard]] const std::vector<Curve>& curves() const;
    /// What only charts of runs need.
    [[nodiscard]] CurveExtras& extras() const;

    void setXAxis(XAxisKind kind, bool logarithmic);
    void setLogY(bool logarithmic);
    void setValueFormat(ValueFormat format);
    /// Titles are left out when empty; charts in a grid have none.
    void setAxisTitles(const QString& x, const QString& y);
    /// Written above exported pictures only: on screen the card has its own.
    void setTitle(const QString& title);

    /// nullopt: fit to all points of all curves.
    void setXRange(std::optional<AxisRange> range);
    [[nodiscard]] std::optional<AxisRange> xRange() const;
    /// nullopt: fit to the visible finite values, with 5 % around.
    void setYRange(std::optional<AxisRange> range);
    /// Leaves out the lowest and highest 5 % of visible values when fitting (TensorBoard's rule).
    void setIgnoreOutliers(bool ignore);

    /// Vertical line shared by linked charts, in units of the x axis. The mouse over this chart
    /// moves the line at once, whether or not the owner answers cursorMoved() with this.
    void setCursorX(std::optional<double> x);
    /// What the box at the cursor shows: in full beside the mouse, as bare values in the other
    /// linked charts.
    [[nodiscard]] std::vector<CursorValue> cursorValues() const;
    [[nodiscard]] QString cursorText() const;

    void setShadedRanges(std::vector<ShadedRange> ranges);
    /// In order of time, not overlapping; drawn as a thin band above the plot.
    void setBand(std::vector<BandSpan> spans);
    /// Room for the labels of the y axis, at least: charts below each other then line up.
    void setLeastLabelWidth(double width);

    /// Logged points in the visible range, and points of the drawn lines (for the status line).
    [[nodiscard]] std::uint64_t pointsInRange() const;
    [[nodiscard]] std::uint64_t pointsDrawn() const;
    /// Non-finite (and, on a log axis, non-positive) samples in the visible range.
    [[nodiscard]] std::uint64_t markedSamples() const;

    /// Applies pending changes now instead of at the next tick (tests, screenshots, benches).
    void flush();

    /// Draws chart and legend for export.
    void render(QPainter& painter, const QRectF& target, bool withLegend);
    using QWidget::render;
    [[nodiscard]] QImage toImage(QSize size, qreal devicePixelRatio, bool withLegend);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void xRangeRequested(std::optional<faultline::ui::AxisRange> range);
    void cursorMoved(std::optional<double> x);
    /// A point of curves()[curve] was clicked, or chosen with Return or Space at the cursor: once
    /// more chooses that of the next curve.
    void pointChosen(std::size_t curve, const faultline::ScalarPoint& point);
    /// After a redraw: the counts above may have changed.
    void drawn();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace faultline::ui
