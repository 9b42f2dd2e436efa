// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QWidget>

class QPainter;

namespace faultline::ui {

/// Something flat to look at closely: wheel and +/- zoom, dragging moves, double click or 0 shows
/// all of it, 1 shows its own pixels.
class ZoomCanvas : public QWidget {
    Q_OBJECT

public:
    /// From here on single pixels are to be seen, not smoothed away.
    static constexpr double kPixelsFrom = 3.0;

    explicit ZoomCanvas(QWidget* parent = nullptr);

    [[nodiscard]] double zoom() const { return m_zoom; } ///< 1: its own pixels
    void fit();
    void showOwnPixels();
    void zoomBy(double factor);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void zoomChanged(double zoom);
    void clicked(const QPointF& position);
    void previousRequested();
    void nextRequested();

protected:
    /// Of what is shown, in its own pixels; empty: nothing.
    [[nodiscard]] virtual QSizeF contentSize() const = 0;
    virtual void paintContent(QPainter& painter, const QRectF& target) = 0;
    /// Painted where there is no content.
    [[nodiscard]] virtual QString emptyText() const { return {}; }
    [[nodiscard]] virtual bool isEmpty() const { return contentSize().isEmpty(); }

    /// To be called when the content has changed; content of the same size keeps the zoom.
    void contentChanged(QSizeF sizeBefore);
    /// Where the content is drawn.
    [[nodiscard]] QRectF target() const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double fittingZoom() const;
    void zoomAt(const QPointF& position, double zoom);
    void keepInSight();

    bool m_isFitted = true;
    double m_zoom = 1.0; ///< pixels of the screen for one of the content
    QPointF m_centre;    ///< what is in the middle, in pixels of the content
    QPointF m_dragFrom;  ///< of the mouse
    QPointF m_dragCentre;
    bool m_isDragging = false;
};

} // namespace faultline::ui
