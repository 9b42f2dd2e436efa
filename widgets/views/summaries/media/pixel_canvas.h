// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/zoom_canvas.h"
#include "widgets/views/summaries/media/picture_adjust.h"
#include "widgets/views/summaries/media/shown_pictures.h"

#include <memory>
#include <optional>

namespace faultline::ui {

/// One logged picture to look at closely; tells the values of the pixel under the mouse.
class PixelCanvas : public ZoomCanvas {
    Q_OBJECT

public:
    explicit PixelCanvas(QWidget* parent = nullptr);

    /// Keeps the zoom for a picture of the same size: two steps, two runs can be compared.
    void setPicture(std::shared_ptr<const ShownPictures> picture);
    void setMessage(const QString& message);
    void setAdjust(const PictureAdjust& adjust);
    /// The frame of an animation.
    void setFrame(std::size_t frame);
    [[nodiscard]] std::size_t frameCount() const;
    [[nodiscard]] std::size_t frame() const { return m_frame; }
    [[nodiscard]] const ShownPicture* picture() const;
    /// As decoded, not adjusted; null: none.
    [[nodiscard]] QImage image() const;
    /// "x 12, y 40: 140, 100, 40"; empty: beside the picture.
    [[nodiscard]] QString pixelText(const QPointF& position) const;

signals:
    void pixelTextChanged(const QString& text);
    void stepsRequested(int values);
    void runsRequested(int runs); ///< the same tag in the next or the previous run

protected:
    [[nodiscard]] QSizeF contentSize() const override;
    [[nodiscard]] QString emptyText() const override;
    void paintContent(QPainter& painter, const QRectF& target) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::shared_ptr<const ShownPictures> m_pictures;
    QString m_message;
    PictureAdjust m_adjust;
    std::size_t m_frame = 0;
    QImage m_adjusted; ///< of the frame shown; null: to be made
};

} // namespace faultline::ui
