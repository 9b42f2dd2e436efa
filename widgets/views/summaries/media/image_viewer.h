// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_loader.h"
#include "widgets/views/summaries/media/image_card.h"

#include <QTimer>

class QLabel;

namespace faultline::ui {

class PixelCanvas;

/// One picture in its own size, over steps and runs: the zoom stays, so that the same detail can
/// be compared. Left and right go through the steps, up and down through the runs of the tag.
class ImageViewer : public MediaCard {
    Q_OBJECT

public:
    ImageViewer(ViewContext& context, QWidget* parent);

    /// Which picture of the values; then setSource() shows it.
    void setPicture(std::size_t picture) { m_picture = picture; }
    void setAdjust(const PictureAdjust& adjust);
    [[nodiscard]] PixelCanvas& canvas() { return *m_canvas; }

signals:
    void closed();
    void runsRequested(int runs);

protected:
    void showValue(const BlobRef& ref) override;
    void showNothing(const QString& reason) override;
    void addMenuEntries(QMenu& menu) override;
    [[nodiscard]] QString saveStepText() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildHeader();
    void take(const Result<std::shared_ptr<const ShownPictures>>& result);
    void copy();
    void play();

    PixelCanvas* m_canvas = nullptr;
    QLabel* m_zoom = nullptr;
    QLabel* m_pixel = nullptr;
    std::size_t m_picture = 0;
    SummaryTicket m_ticket;
    QTimer m_frameTimer;
};

} // namespace faultline::ui
