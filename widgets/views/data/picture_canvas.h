// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/thumbnail_loader.h"

#include <QPointF>
#include <QTransform>
#include <QWidget>

namespace faultline::ui {

/// One picture, large, with its boxes: wheel and +/- zoom, dragging moves, double click or 0 shows
/// all of it, 1 shows its own pixels.
class PictureCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PictureCanvas(QWidget* parent = nullptr);

    /// Fits the picture in; another picture of the same size keeps the zoom. `pixels` is null while
    /// it is loaded.
    void setPicture(DatasetPtr dataset, std::size_t picture, ThumbnailPtr pixels);
    /// A box of the picture that stands out; -1: none.
    void setHighlightedBox(int box);
    void setWithBoxes(bool with);
    [[nodiscard]] bool withBoxes() const { return m_withBoxes; }
    [[nodiscard]] double zoom() const { return m_zoom; } ///< 1: its own pixels

    void fit();
    void showOwnPixels();
    void zoomBy(double factor);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void zoomChanged(double zoom);
    /// The user clicked on a box of the picture; -1: beside all of them.
    void boxClicked(int box);
    void previousRequested();
    void nextRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QSizeF pictureSize() const; ///< in physical pixels of the picture
    [[nodiscard]] QRectF target() const;      ///< where it is drawn
    [[nodiscard]] double fittingZoom() const;
    [[nodiscard]] int boxAt(const QPointF& position) const;
    void zoomAt(const QPointF& position, double zoom);
    void keepInSight();

    DatasetPtr m_dataset;
    std::size_t m_picture = 0;
    ThumbnailPtr m_pixels;
    int m_highlighted = -1;
    bool m_withBoxes = true;
    bool m_isFitted = true;
    double m_zoom = 1.0; ///< pixels of the screen for one of the picture
    QPointF m_centre;    ///< what is in the middle, in pixels of the picture
    QPointF m_dragFrom;  ///< of the mouse
    QPointF m_dragCentre;
    bool m_isDragging = false;
};

} // namespace faultline::ui
