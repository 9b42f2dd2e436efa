// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/image_viewer.h"

#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/media/pixel_canvas.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

namespace faultline::ui {

ImageViewer::ImageViewer(ViewContext& context, QWidget* parent)
    : MediaCard(context, parent),
      m_canvas(new PixelCanvas(this)),
      m_zoom(new QLabel(this)),
      m_pixel(new QLabel(this))
{
    buildHeader();
    body().addWidget(m_canvas, 1);
    m_pixel->setFont(tabularFont(font()));
    m_pixel->setAccessibleName(tr("Pixel under the mouse"));
    body().addWidget(m_pixel);
    m_canvas->setAccessibleName(tr("Large image"));
    connect(m_canvas, &ZoomCanvas::zoomChanged, this,
            [this](double zoom) { m_zoom->setText(formatted(zoom, Unit::Fraction)); });
    connect(m_canvas, &PixelCanvas::pixelTextChanged, m_pixel, &QLabel::setText);
    connect(m_canvas, &PixelCanvas::stepsRequested, this, &MediaCard::stepBy);
    connect(m_canvas, &PixelCanvas::runsRequested, this, &ImageViewer::runsRequested);
    m_frameTimer.setSingleShot(true);
    connect(&m_frameTimer, &QTimer::timeout, this, [this] {
        m_canvas->setFrame(m_canvas->frame() + 1);
        play();
    });
}

void ImageViewer::buildHeader()
{
    auto* back = new IconButton(QStringLiteral("chevron-left"), tr("Back to all images"), this);
    connect(back, &QToolButton::clicked, this, &ImageViewer::closed);
    header().insertWidget(0, back);
    auto* up = new IconButton(QStringLiteral("chevron-up"), tr("Previous run"), this);
    connect(up, &QToolButton::clicked, this, [this] { emit runsRequested(-1); });
    auto* down = new IconButton(QStringLiteral("chevron-down"), tr("Next run"), this);
    connect(down, &QToolButton::clicked, this, [this] { emit runsRequested(1); });
    auto* in = new IconButton(QStringLiteral("zoom-in"), tr("Zoom in"), this);
    connect(in, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoomBy(2.0); });
    auto* out = new IconButton(QStringLiteral("zoom-out"), tr("Zoom out"), this);
    connect(out, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoomBy(0.5); });
    auto* whole = new IconButton(QStringLiteral("zoom-fit"), tr("Show all of it"), this);
    connect(whole, &QToolButton::clicked, m_canvas, &ZoomCanvas::fit);
    m_zoom->setFont(tabularFont(font()));
    m_zoom->setAccessibleName(tr("Zoom"));
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(QStringLiteral("3,200 %")));
    header().addWidget(m_zoom);
    for (QWidget* button : {in, out, whole, up, down})
        header().addWidget(button);
}

void ImageViewer::setAdjust(const PictureAdjust& adjust)
{
    m_canvas->setAdjust(adjust);
}

void ImageViewer::showValue(const BlobRef& ref)
{
    m_ticket = wholePicture(context().opened().summaries(), m_picture)
                   .request(source()->run, ref, [this](const auto& result) { take(result); });
}

void ImageViewer::take(const Result<std::shared_ptr<const ShownPictures>>& result)
{
    setFigures({});
    if (!result) {
        m_canvas->setMessage(errorMessage(result.error()));
        return;
    }
    const ShownPictures& shown = **result;
    if (shown.pictures.empty()) {
        m_canvas->setMessage(
            tr("This step has %n image(s) only.", nullptr, static_cast<int>(shown.count)));
        return;
    }
    m_canvas->setPicture(*result);
    QString figures = figuresText(shown.pictures.front());
    if (shown.count > 1)
        figures = tr("image %1 of %2")
                      .arg(formatted(static_cast<double>(m_picture + 1), Unit::Count),
                           formatted(static_cast<double>(shown.count), Unit::Count))
                  + tr(" · ") + figures;
    setFigures(figures);
    play();
}

void ImageViewer::showNothing(const QString& reason)
{
    m_ticket.drop();
    m_frameTimer.stop();
    m_canvas->setMessage(reason);
}

void ImageViewer::play()
{
    m_frameTimer.stop();
    if (isVisible() && m_canvas->frameCount() > 1)
        m_frameTimer.start(m_canvas->picture()->frameMs[m_canvas->frame()]);
}

void ImageViewer::copy()
{
    if (!m_canvas->image().isNull())
        QGuiApplication::clipboard()->setImage(m_canvas->image());
}

void ImageViewer::addMenuEntries(QMenu& menu)
{
    QAction* copy = menu.addAction(tr("Copy image"));
    copy->setEnabled(!m_canvas->image().isNull());
    connect(copy, &QAction::triggered, this, &ImageViewer::copy);
    menu.addSeparator();
}

QString ImageViewer::saveStepText() const
{
    return tr("Save image as logged…");
}

void ImageViewer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else
        MediaCard::keyPressEvent(event);
}

} // namespace faultline::ui
