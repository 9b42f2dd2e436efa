// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/thumbnail_loader.h"
#include "widgets/controls/zoom_canvas.h"

namespace faultline::ui {

/// One picture, large, with its boxes.
class PictureCanvas : public ZoomCanvas {
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

signals:
    /// The user clicked on a box of the picture; -1: beside all of them.
    void boxClicked(int box);

protected:
    [[nodiscard]] QSizeF contentSize() const override;
    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] QString emptyText() const override;
    void paintContent(QPainter& painter, const QRectF& target) override;

private:
    [[nodiscard]] int boxAt(const QPointF& position) const;

    DatasetPtr m_dataset;
    std::size_t m_picture = 0;
    ThumbnailPtr m_pixels;
    int m_highlighted = -1;
    bool m_withBoxes = true;
};

} // namespace faultline::ui
