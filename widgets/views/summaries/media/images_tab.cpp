// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/images_tab.h"

#include "model/qt/summary_store.h"
#include "model/session/open_case.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_layout.h"
#include "widgets/views/summaries/media/image_canvas.h"
#include "widgets/views/summaries/media/image_viewer.h"
#include "widgets/views/summaries/media/pixel_canvas.h"
#include "widgets/views/summaries/media/value_exporter.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace faultline::ui {

namespace {

CardMetrics imageCardMetrics()
{
    CardMetrics metrics;
    metrics.minCardWidth = 256;
    metrics.cardHeight = 320;
    return metrics;
}

/// The bytes of every picture of a value, as they were logged.
Result<std::vector<SavedValue>> pictureFiles(std::string_view value)
{
    const Result<ImageSummary> summary = readImageSummary(std::string(value));
    if (!summary)
        return summary.error();
    std::vector<SavedValue> files;
    for (std::size_t i = 0; i < summary->pictures.size(); ++i) {
        const ImageFormat format = summary->pictures[i].header.format;
        const std::span<const std::byte> bytes = summary->bytes(i);
        files.push_back(
            {.bytes = {reinterpret_cast<const char*>(bytes.data()), bytes.size()},
             .extension = format == ImageFormat::Unknown ? "bin" : std::string(toString(format))});
    }
    return files;
}

} // namespace

ImagesTab::ImagesTab(ViewContext& context, QWidget* parent)
    : MediaTab(context, TagKind::Image, parent)
{
    buildControls();
    start(imageCardMetrics());
}

void ImagesTab::buildControls()
{
    m_actualSize = new QCheckBox(tr("Actual size"), this);
    m_actualSize->setToolTip(
        tr("A pixel of the screen for each pixel; otherwise images fit in their cards"));
    connect(m_actualSize, &QCheckBox::toggled, this, [this](bool checked) {
        ImageSettings settings = m_settings;
        settings.isActualSize = checked;
        setSettings(settings);
    });
    addControl(m_actualSize);
    m_brightness = addSlider(tr("Brightness"), PictureAdjust::kMostBrightness, m_brightnessText);
    m_contrast = addSlider(tr("Contrast"), PictureAdjust::kMostContrast, m_contrastText);
    const auto changed = [this] {
        ImageSettings settings = m_settings;
        settings.adjust = {.brightness = m_brightness->value(), .contrast = m_contrast->value()};
        setSettings(settings);
    };
    connect(m_brightness, &QSlider::valueChanged, this, changed);
    connect(m_contrast, &QSlider::valueChanged, this, changed);
    m_reset = new IconButton(QStringLiteral("undo"), tr("Brightness and contrast as logged"), this);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        ImageSettings settings = m_settings;
        settings.adjust = {};
        setSettings(settings);
    });
    addControl(m_reset);
    setSettings({});
}

QSlider* ImagesTab::addSlider(const QString& name, int most, QLabel*& value)
{
    auto* group = new QWidget(this);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    auto* slider = new QSlider(Qt::Horizontal, group);
    slider->setRange(0, most);
    slider->setPageStep(10);
    slider->setFixedWidth(10 * kGrid);
    slider->setAccessibleName(name);
    value = new QLabel(group);
    value->setFont(tabularFont(font()));
    value->setMinimumWidth(value->fontMetrics().horizontalAdvance(QStringLiteral("500 %")));
    row->addWidget(new QLabel(name, group));
    row->addWidget(slider);
    row->addWidget(value);
    addControl(group);
    return slider;
}

void ImagesTab::setSettings(const ImageSettings& settings)
{
    m_settings = settings;
    const QSignalBlocker blockBrightness(m_brightness);
    const QSignalBlocker blockContrast(m_contrast);
    m_brightness->setValue(settings.adjust.brightness);
    m_contrast->setValue(settings.adjust.contrast);
    m_brightnessText->setText(tr("%1 %", "per cent").arg(settings.adjust.brightness));
    m_contrastText->setText(tr("%1 %", "per cent").arg(settings.adjust.contrast));
    m_reset->setEnabled(!settings.adjust.isNeutral());
    forEachCard(
        [&settings](MediaCard& card) { qobject_cast<ImageCard*>(&card)->setSettings(settings); });
    if (m_viewer != nullptr)
        m_viewer->setAdjust(settings.adjust);
}

MediaCard* ImagesTab::newCard(QWidget* parent)
{
    auto* card = new ImageCard(context(), parent);
    card->setSettings(m_settings);
    connect(card, &ImageCard::opened, this, &ImagesTab::openViewer);
    return card;
}

QString ImagesTab::kindName() const
{
    return tr("images");
}

TakeApart ImagesTab::takeApart() const
{
    return pictureFiles;
}

void ImagesTab::openViewer(const MediaSource& source, std::size_t index, std::size_t picture)
{
    if (m_viewer == nullptr) {
        m_viewer = new ImageViewer(context(), this);
        m_viewer->setAdjust(m_settings.adjust);
        connectCard(*m_viewer);
        connect(m_viewer, &ImageViewer::closed, this, &ImagesTab::closeViewer);
        connect(m_viewer, &ImageViewer::runsRequested, this, &ImagesTab::showRun);
        connect(&context().summaries(), &SummaryState::stepChanged, m_viewer, [this] {
            if (m_isViewing)
                m_viewer->refreshStep();
        });
    }
    m_isViewing = true;
    m_actualSize->setEnabled(false);
    setFront(m_viewer);
    m_viewer->setPicture(picture);
    m_viewer->setSource(source, index);
    m_viewer->canvas().fit();
    m_viewer->canvas().setFocus(Qt::OtherFocusReason);
}

void ImagesTab::closeViewer()
{
    if (!m_isViewing)
        return;
    const std::optional<MediaSource> shown = m_viewer->source();
    m_isViewing = false;
    m_actualSize->setEnabled(true);
    m_viewer->release();
    setFront(nullptr);
    auto* back =
        shown ? qobject_cast<ImageCard*>(card(shown->tag, QString::fromStdString(shown->run->name)))
              : nullptr;
    if (back != nullptr)
        back->canvas().setFocus(Qt::OtherFocusReason);
}

ImageViewer* ImagesTab::viewer() const
{
    return m_isViewing ? m_viewer : nullptr;
}

void ImagesTab::showRun(int by)
{
    if (!m_isViewing || !m_viewer->source())
        return;
    const MediaSources::Tag* tag = sources().findTag(m_viewer->source()->tag);
    if (tag == nullptr)
        return;
    const std::vector<MediaSource>& runs = tag->runs;
    const QString key = m_viewer->source()->key;
    const auto found = std::find_if(runs.begin(), runs.end(),
                                    [&key](const MediaSource& one) { return one.key == key; });
    if (found == runs.end())
        return;
    const auto count = static_cast<int>(runs.size());
    const auto at = static_cast<int>(found - runs.begin());
    const int wanted = ((at + by) % count + count) % count;
    m_viewer->setSource(runs[static_cast<std::size_t>(wanted)], std::nullopt);
}

void ImagesTab::sourcesChanged()
{
    if (!m_isViewing || !m_viewer->source())
        return;
    const MediaSource* shown = sources().find(m_viewer->source()->key);
    if (shown == nullptr)
        closeViewer(); // its run was hidden, or its tag is filtered out
    else if (shown->run != m_viewer->source()->run)
        m_viewer->setSource(*shown, m_viewer->index());
}

void ImagesTab::settle()
{
    if (m_isViewing)
        context().opened().summaries().finish();
    else
        MediaTab::settle();
}

std::unique_ptr<const SummaryTabFactory> makeImagesTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<ImagesTab>>(
        QStringLiteral("images"), [] { return ImagesTab::tr("Images"); }, TagKind::Image);
}

} // namespace faultline::ui
