// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/accessible_items.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/chart_table.h"
#include "widgets/charts/cursor_box.h"
#include "widgets/charts/mark_layer.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// Base of every chart but the curves (CurveView): owns style, axes, cursor with its read-out,
/// keyboard, export and what screen readers are told. A subclass says what its marks are: how many,
/// where, what each means, and how they look. GUI thread only.
///
/// Mouse: the mark under it is read out, a click chooses it, the context menu copies and saves
/// picture and data. Keyboard when focused: Left and Right go from mark to mark, Page Up and Page
/// Down in larger steps, Home and End to the first and last, Return chooses, Escape leaves.
///
/// The finished picture is kept: moving the cursor draws no mark anew.
class ChartCanvas : public QWidget, public AccessibleItems {
    Q_OBJECT
    /// What the cursor is on, for screen readers.
    Q_PROPERTY(QString cursorText READ cursorText)

public:
    ~ChartCanvas() override;

    /// What the chart says about a place of the widget; empty beside its marks.
    [[nodiscard]] virtual QString textAt(const QPoint& position) const;
    /// The mark under the mouse, or the one that the keyboard went to.
    [[nodiscard]] std::optional<std::size_t> cursorMark() const { return m_cursor; }
    void setCursorMark(std::optional<std::size_t> mark);
    [[nodiscard]] virtual QString cursorText() const;

    /// The axes as they are drawn; without an extent and ticks where the chart has none.
    [[nodiscard]] virtual const ChartFrame& shownAxes() const { return frame(); }
    /// What is shown, as numbers.
    [[nodiscard]] virtual ChartTable table() const = 0;
    /// The picture at its present size without cursor and focus, on the ground that it stands on,
    /// with the legend below.
    [[nodiscard]] QImage toImage(qreal devicePixelRatio) const;
    /// Draws that into a device of pictureSize(), also one of vectors.
    void paintPicture(QPainter& painter) const;
    [[nodiscard]] QSize pictureSize() const;
    /// The entries of the legend.
    [[nodiscard]] std::vector<AccessibleItem> accessibleItems() const override;

protected:
    explicit ChartCanvas(QWidget* parent);

    struct Axes {
        PlotAxes axes;
        AxisRange x;
        AxisRange y;
    };
    struct LegendEntry {
        QString text;
        QColor color;
    };

    /// False: the chart is too large to be kept; it is painted anew, as far as it is seen.
    [[nodiscard]] virtual bool keepsPicture() const;
    /// None by default. Not asked while there is an emptyText().
    [[nodiscard]] virtual std::optional<Axes> axes() const;
    /// Marks that Qt Charts draws, above the grid.
    [[nodiscard]] virtual ChartMarks marks(const ChartFrame& frame) const;
    /// Below the grid, and above marks() and labels: what the chart paints itself.
    virtual void paintBelow(QPainter& painter) const;
    virtual void paintAbove(QPainter& painter) const;
    /// Brings a mark out. By default a vertical line through it where there are axes.
    virtual void paintCursor(QPainter& painter, std::size_t mark) const;
    /// Stands in place of the chart; empty: there is something to draw.
    [[nodiscard]] virtual QString emptyText() const;
    [[nodiscard]] virtual std::vector<LegendEntry> legend() const;

    [[nodiscard]] virtual std::size_t markCount() const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> markAt(QPointF position) const = 0;
    [[nodiscard]] virtual QPointF markPlace(std::size_t mark) const = 0;
    /// The first line is a title.
    [[nodiscard]] virtual QString markText(std::size_t mark) const = 0;
    /// By default the lines of markText().
    [[nodiscard]] virtual CursorBox readOut(std::size_t mark) const;
    /// What the chart shows as a whole, for who cannot see it.
    [[nodiscard]] virtual QString summary() const;
    /// Where the keyboard begins.
    [[nodiscard]] virtual std::size_t firstMark() const;
    /// Where a key leads from a mark; none: the key means nothing here.
    [[nodiscard]] virtual std::optional<std::size_t> nextMark(std::size_t from, int key) const;
    virtual void chooseMark(std::size_t mark);

    /// The worked-out axes(), for the present size.
    [[nodiscard]] const ChartFrame& frame() const;
    /// The plot that such axes would have, but for labels that are longer than usual.
    [[nodiscard]] QRectF usualPlot(const PlotAxes& axes, QSizeF size) const;
    /// A chart too flat for a box of numbers shows them as a tooltip.
    [[nodiscard]] virtual bool showsBox() const;
    /// The data changed: everything is worked out anew.
    void invalidate();
    /// The looks changed, places did not.
    void repaintPicture();
    void refreshDescription();
    [[nodiscard]] const ChartStyle& style() const { return m_style; }
    [[nodiscard]] const AxisContext& context() const { return m_context; }
    /// Where the mouse is; none: it is elsewhere or the keyboard has moved the cursor since.
    [[nodiscard]] const std::optional<QPointF>& mouse() const { return m_mouse; }
    /// What the chart stands on.
    [[nodiscard]] QColor ground() const;

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
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void layOut() const;
    void paintChart(QPainter& painter, bool isVector) const;
    double paintLegendRows(QPainter* painter, double top) const;

    ChartStyle m_style;
    AxisContext m_context;
    mutable bool m_isStale = true;
    mutable std::optional<Axes> m_axes;
    mutable ChartFrame m_frame;
    mutable MarkLayer m_marks;
    QPixmap m_picture;
    std::optional<std::size_t> m_cursor;
    std::optional<QPointF> m_mouse;
    bool m_isFocusVisible = false;
};

} // namespace faultline::ui
