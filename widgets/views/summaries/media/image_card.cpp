// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/image_card.h"

#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/media/image_canvas.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <limits>

namespace faultline::ui {

namespace {

/// Pixels of the longer side of what a card shows: enough for a wide card on a dense screen.
constexpr int kCardSide = 640;

std::size_t memoryOf(const ShownPictures& pictures)
{
    return pictures.memory();
}

} // namespace

SummaryLoader<ShownPictures> cardPictures(SummaryStore& store)
{
    SummaryDecoder<ShownPictures> decoder;
    decoder.decode = [](std::string_view value) { return decodePictures(value, kCardSide); };
    decoder.bytesOf = memoryOf;
    return SummaryLoader<ShownPictures>(std::move(decoder), store);
}

SummaryLoader<ShownPictures> wholePicture(SummaryStore& store, std::size_t picture)
{
    SummaryDecoder<ShownPictures> decoder;
    decoder.decode = [picture](std::string_view value) {
        return decodeWholePicture(value, picture);
    };
    decoder.bytesOf = memoryOf;
    decoder.variant = static_cast<int>(picture) + 1; // 0: those of cards
    return SummaryLoader<ShownPictures>(std::move(decoder), store);
}

ImageCard::ImageCard(ViewContext& context, QWidget* parent)
    : MediaCard(context, parent),
      m_canvas(new ImageCanvas(this)),
      m_loader(cardPictures(context.opened().summaries()))
{
    body().addWidget(m_canvas, 1);
    connect(m_canvas, &ImageCanvas::stepsRequested, this, &MediaCard::stepBy);
    connect(m_canvas, &ImageCanvas::endRequested, this,
            [this](bool last) { goTo(last ? std::numeric_limits<std::size_t>::max() : 0); });
    connect(m_canvas, &ImageCanvas::opened, this, &ImageCard::open);
    connect(m_canvas, &ImageCanvas::pictureChosen, this, &ImageCard::pick);
    connect(m_canvas, &ImageCanvas::copyRequested, this, &ImageCard::copy);
}

void ImageCard::setSettings(const ImageSettings& settings)
{
    m_canvas->setAdjust(settings.adjust);
    m_canvas->setActualSize(settings.isActualSize);
}

void ImageCard::showValue(const BlobRef& ref)
{
    m_canvas->setAccessibleName(tr("Images of %1").arg(accessibleName()));
    // The pictures of the step before stay until these are there: nothing flickers.
    if (m_shownKey != source()->key) {
        m_shownKey = source()->key;
        m_canvas->setMessage(tr("Loading…"));
    }
    m_ticket = m_loader.request(source()->run, ref, [this](const auto& result) { take(result); });
}

void ImageCard::take(const Result<std::shared_ptr<const ShownPictures>>& result)
{
    if (!result) {
        m_canvas->setMessage(errorMessage(result.error()));
        setFigures({});
        return;
    }
    const ShownPictures& shown = **result;
    if (shown.pictures.empty()) {
        m_canvas->setMessage(tr("This value holds no image."));
        setFigures({});
        return;
    }
    m_canvas->setPictures(*result);
    QString figures = figuresText(shown.pictures.front());
    if (shown.count > 1)
        figures = tr("%n image(s)", nullptr, static_cast<int>(shown.count)) + tr(" · ") + figures;
    if (shown.count > shown.pictures.size())
        figures =
            tr("first %1 of %2", "images")
                .arg(formatted(static_cast<double>(shown.pictures.size()), Unit::Count), figures);
    setFigures(figures);
}

void ImageCard::showNothing(const QString& reason)
{
    m_ticket.drop();
    m_shownKey.clear();
    m_canvas->setMessage(reason);
}

void ImageCard::open(std::size_t picture)
{
    if (source() && index())
        emit opened(*source(), *index(), picture);
}

void ImageCard::pick()
{
    if (!source() || !index())
        return;
    const StepIndex step(source()->items()[*index()].step);
    context().pick(SeriesEvidence{.run = source()->run->id,
                                  .tag = TagId(source()->tag.toStdString()),
                                  .firstStep = step,
                                  .lastStep = step,
                                  .firstWallTime = {},
                                  .lastWallTime = {},
                                  .caption = {}});
}

void ImageCard::copy()
{
    if (!source() || !index())
        return;
    m_copyTicket = wholePicture(m_loader.store(), m_canvas->current())
                       .request(source()->run, source()->items()[*index()], [](const auto& result) {
                           if (result && !(*result)->pictures.empty()
                               && !(*result)->pictures.front().frames.empty())
                               QGuiApplication::clipboard()->setImage(
                                   (*result)->pictures.front().frames.front());
                       });
}

void ImageCard::addMenuEntries(QMenu& menu)
{
    QAction* open = menu.addAction(tr("Large view"));
    connect(open, &QAction::triggered, this, [this] { this->open(m_canvas->current()); });
    QAction* copy = menu.addAction(tr("Copy image"));
    connect(copy, &QAction::triggered, this, &ImageCard::copy);
    for (QAction* action : {open, copy})
        action->setEnabled(index().has_value());
    menu.addSeparator();
}

QString ImageCard::saveStepText() const
{
    return tr("Save image as logged…");
}

} // namespace faultline::ui
