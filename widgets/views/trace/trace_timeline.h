// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_painter.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <optional>

namespace faultline::ui {

/// The events of a trace on one time axis: a flame-like track for each thread and stream, processes
/// fold. Draws what is visible only, once; what follows the mouse is drawn over a picture of it.
///
/// Mouse: drag = pan, Shift+drag = zoom to a stretch, Ctrl+wheel or pinch = zoom at the cursor,
/// wheel = scroll, Shift+wheel or a sideways wheel = pan, click = select, double-click = zoom to
/// the event. Keyboard: Left/Right or A/D pan, + and - or W and S zoom, 0 or Home everything,
/// Up/Down scroll; Shift with arrows goes from event to event (sideways in its row, up to the
/// caller, down into it); Return or F zooms to the selection; Ctrl+Up/Down goes from process to
/// process, Space folds it; Ctrl+C copies; Escape lets go.
class TraceTimeline : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TraceTimeline(QWidget* parent = nullptr);

    /// Null: nothing to show. Shows all of it.
    void setRows(TraceRowsPtr rows);
    [[nodiscard]] const TraceRowsPtr& rows() const { return m_rows; }
    [[nodiscard]] const TraceWindow& window() const { return m_window; }
    [[nodiscard]] const TrackLayout& layoutOfTracks() const { return m_layout; }

    /// With some air on both sides, as around a step.
    void showRange(double beginNs, double endNs);
    void showExactly(double beginNs, double endNs);
    void showAll();
    void zoomBy(double factor); ///< around the middle; below 1: closer
    /// The step to shade.
    void setStep(std::optional<std::size_t> step);
    /// What to point out; null: nothing.
    void setMatches(TraceMatchesPtr matches);
    void setAllFolded(bool folded);

    [[nodiscard]] std::optional<TraceSpot> selected() const { return m_selected; }
    [[nodiscard]] std::optional<TraceSpot> hovered() const { return m_hovered; }
    void select(std::optional<TraceSpot> spot);
    /// Unfolds, scrolls and pans until an event is seen, and zooms if it would be a hair.
    void reveal(TraceSpot spot);
    void zoomToSelection();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void windowChanged();
    void selectionChanged();
    void hoverChanged();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Drag { None, Pressed, Pan, Zoom };

    [[nodiscard]] TraceScene scene() const;
    [[nodiscard]] int rulerHeight() const;
    [[nodiscard]] int labelWidth() const;
    [[nodiscard]] int contentY(double y) const;
    [[nodiscard]] std::optional<TraceSpot> spotAt(const QPointF& position) const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;
    void relayout();
    void redraw(); ///< what is drawn has changed
    void windowMoved(bool moved);
    void setHovered(std::optional<TraceSpot> spot);
    void setFolded(std::size_t group, bool folded);
    void finishZoomDrag(double x);
    bool navigateWindow(int key);
    bool navigateEvents(int key);
    bool navigateGroups(int key);
    void copySelection() const;
    void refreshAccessibleText();

    TraceRowsPtr m_rows;
    TrackLayout m_layout;
    TraceWindow m_window;
    TraceMatchesPtr m_matches;
    std::optional<std::size_t> m_step;
    std::optional<std::size_t> m_group; ///< heading that the keyboard is at
    std::optional<TraceSpot> m_selected;
    std::optional<TraceSpot> m_hovered;
    Drag m_drag = Drag::None;
    QPointF m_pressedAt;
    QPointF m_lastAt;
    QPixmap m_picture; ///< null: to be drawn anew
};

} // namespace faultline::ui
