// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_loader.h"
#include "widgets/views/summaries/media/media_card.h"
#include "widgets/views/summaries/media/picture_adjust.h"
#include "widgets/views/summaries/media/shown_pictures.h"

namespace faultline::ui {

class ImageCanvas;

/// How all cards show their pictures.
struct ImageSettings {
    PictureAdjust adjust;
    bool isActualSize = false;
};

/// Pictures as cards need them, decoded small.
[[nodiscard]] SummaryLoader<ShownPictures> cardPictures(SummaryStore& store);
/// One picture of a value in its own size.
[[nodiscard]] SummaryLoader<ShownPictures> wholePicture(SummaryStore& store, std::size_t picture);

/// The pictures of one tag of one run at a step.
class ImageCard : public MediaCard {
    Q_OBJECT

public:
    ImageCard(ViewContext& context, QWidget* parent);

    void setSettings(const ImageSettings& settings);
    [[nodiscard]] ImageCanvas& canvas() { return *m_canvas; }

signals:
    /// The large view of one picture is wanted.
    void opened(const faultline::ui::MediaSource& source, std::size_t index, std::size_t picture);

protected:
    void showValue(const BlobRef& ref) override;
    void showNothing(const QString& reason) override;
    void addMenuEntries(QMenu& menu) override;
    [[nodiscard]] QString saveStepText() const override;

private:
    void take(const Result<std::shared_ptr<const ShownPictures>>& result);
    void open(std::size_t picture);
    void copy();
    void pick();

    ImageCanvas* m_canvas = nullptr;
    SummaryLoader<ShownPictures> m_loader;
    QString m_shownKey; ///< of the source whose pictures are on the canvas
    SummaryTicket m_ticket;
    SummaryTicket m_copyTicket;
};

} // namespace faultline::ui
