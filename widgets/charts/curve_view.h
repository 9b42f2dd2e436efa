// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "model/core/scalar_series.h"

#include <QColor>
#include <QImage>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// One line of a chart.
struct Curve {
    QString id;    ///< stable, e.g. run name + tag
    QString label; ///< as in legend and tooltip (the run's name)
    QColor color;
    std::shared_ptr<const ScalarSeries> series;   ///< what is drawn as the line (perhaps smoothed)
    std::shared_ptr<const ScalarSeries> original; ///< drawn faintly behind; null if same as series
    double origin = 0.0; ///< wall time that the relative axis counts from
    bool dashed = false; ///< e.g. an evaluation run
};

struct AxisRange {
    double min = 0.0;
    double max = 1.0;
    friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// A stretch of the x axis to point out: what proves a finding, or a phase.
struct ShadedRange {
    enum class Role { Critical, Warning, Info, Phase };
    AxisRange range;
    Role role = Role::Info;
    QString label; ///< short; drawn at the top edge if there is room
};

/// How the values of the vertical axis are to be read.
enum class ValueFormat { Plain, Percent, Bytes, Seconds };

/// What the cursor shows for one curve at the x under it.
struct CursorValue {
    QString label;
    QColor color;
    ScalarPoint point;          ///< the logged (or smoothed) point nearest to the cursor
    double originalValue = 0.0; ///< the logged value when `point` is smoothed
    double relativeSeconds = 0.0;
};

/// A chart of curves over steps or time. The only class that uses Qt Charts.
///
/// Give it immutable series of any length: it thins them to at most two points per pixel
/// column (model/core/decimate.h) and draws every non-finite sample as a mark on the
/// rim, so nothing that was logged can vanish. Changes are collected and drawn once per 16 ms.
/// GUI thread only.
///
/// Mouse: drag = zoom x, Shift+drag or middle-drag = pan, wheel + Ctrl = zoom x at the cursor,
/// double-click = fit. Keyboard when focused: Left/Right pan, +/- zoom, 0 or Home fit,
/// Escape leaves the cursor. It never changes its x range itself: it asks for it
/// (xRangeRequested) so that linked charts move together; the owner answers with setXRange().
class CurveView : public QWidget {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);
    ~CurveView() override;

    void setCurves(std::vector<Curve> curves);
    [[nodiscard]] const std::vector<Curve>& curves() const;

    void setXAxis(XAxisKind kind, bool logarithmic);
    void setLogY(bool logarithmic);
    void setValueFormat(ValueFormat format);
    /// Titles are left out when empty; charts in a grid have none.
    void setAxisTitles(const QString& x, const QString& y);

    /// nullopt: fit to all points of all curves.
    void setXRange(std::optional<AxisRange> range);
    [[nodiscard]] std::optional<AxisRange> xRange() const;
    /// nullopt: fit to the visible finite values, with 5 % around.
    void setYRange(std::optional<AxisRange> range);
    /// Leaves out the lowest and highest 5 % of visible values when fitting (TensorBoard's rule).
    void setIgnoreOutliers(bool ignore);

    /// Vertical line shared by linked charts, in units of the x axis.
    void setCursorX(std::optional<double> x);
    [[nodiscard]] std::vector<CursorValue> cursorValues() const;

    void setShadedRanges(std::vector<ShadedRange> ranges);

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
    /// After a redraw: the counts above may have changed.
    void drawn();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace faultline::ui
