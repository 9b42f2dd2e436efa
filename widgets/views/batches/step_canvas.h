// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"
#include "model/dataset/dataset.h"

#include <QImage>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// One picture with its boxes, large: wheel, + and - zoom, dragging moves, 0 fits it in.
class StepCanvas : public QWidget {
    Q_OBJECT

public:
    explicit StepCanvas(QWidget* parent = nullptr);

    /// Another picture keeps the zoom, so that steps can be compared. `size` is that of the picture
    /// in pixels; `pixels` may be smaller.
    void setPicture(DatasetPtr dataset, const cv::Mat& pixels, std::vector<augment::Box> boxes,
                    const cv::Size& size);
    void setWithBoxes(bool with);
    void zoomBy(double factor);
    void fit();
    [[nodiscard]] double zoom() const { return m_zoom; } ///< 1: all of it fits

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF target() const; ///< where it is drawn
    void zoomAt(const QPointF& position, double factor);

    DatasetPtr m_dataset;
    QImage m_image;
    std::vector<augment::Box> m_boxes;
    cv::Size m_size;
    bool m_withBoxes = true;
    double m_zoom = 1.0;
    QPointF m_shift; ///< of the middle, in logical pixels
    QPointF m_dragFrom;
};

} // namespace faultline::ui
