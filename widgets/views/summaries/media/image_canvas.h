// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/media/picture_adjust.h"
#include "widgets/views/summaries/media/shown_pictures.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

namespace faultline::ui {

/// The pictures of one value side by side, each as large as fits. Few pixels are enlarged by whole
/// factors and never blurred; animations play while they are seen. Arrow keys ask for other steps,
/// Enter or a double click for the large view of the picture that is marked.
class ImageCanvas : public QWidget {
    Q_OBJECT

public:
    explicit ImageCanvas(QWidget* parent = nullptr);

    using PicturesPtr = std::shared_ptr<const ShownPictures>;
    void setPictures(PicturesPtr pictures);
    /// Words in place of pictures.
    void setMessage(const QString& message);
    void setAdjust(const PictureAdjust& adjust);
    /// Pixels of the screen for pixels of the picture; what does not fit is cut, dragging moves it.
    void setActualSize(bool actual);

    [[nodiscard]] const PicturesPtr& pictures() const { return m_pictures; }
    [[nodiscard]] QString message() const { return m_message; }
    /// The picture that Enter opens and that is copied.
    [[nodiscard]] std::size_t current() const { return m_current; }
    /// What is on the screen of it now: a frame, adjusted; null: nothing.
    [[nodiscard]] QImage shownImage(std::size_t picture) const;
    /// Where a picture is drawn; empty: it is not.
    [[nodiscard]] QRectF pictureRect(std::size_t picture) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepsRequested(int values); ///< forwards or backwards
    void endRequested(bool last);    ///< the first or the last step
    void opened(std::size_t picture);
    void pictureChosen(); ///< with the mouse, or with Space
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF cell(std::size_t picture) const;
    [[nodiscard]] std::size_t pictureAt(const QPointF& position) const;
    void paintPicture(QPainter& painter, std::size_t picture);
    void paintProblem(QPainter& painter, const QRectF& area, const ShownPicture& picture) const;
    void setCurrent(std::size_t picture);
    void refreshDescription();
    void advanceFrames();
    void playIfSeen();

    PicturesPtr m_pictures;
    QString m_message;
    PictureAdjust m_adjust;
    bool m_isActualSize = false;
    QPointF m_offset; ///< of actual size, in pixels of the screen
    QPointF m_dragFrom;
    std::size_t m_current = 0;
    std::vector<std::size_t> m_frame;       ///< of each picture
    mutable std::vector<QImage> m_adjusted; ///< of the frame shown; null: to be made
    QTimer m_frameTimer;
};

} // namespace faultline::ui
