// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/audio_tab.h"

#include "model/session/open_case.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_layout.h"
#include "widgets/views/summaries/media/value_exporter.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>

#include <limits>

namespace faultline::ui {

namespace {

CardMetrics audioCardMetrics()
{
    CardMetrics metrics;
    metrics.minCardWidth = 320;
    metrics.cardHeight = 208;
    return metrics;
}

SummaryLoader<ShownSounds> soundLoader(SummaryStore& store)
{
    SummaryDecoder<ShownSounds> decoder;
    decoder.decode = decodeSounds;
    decoder.bytesOf = [](const ShownSounds& sounds) { return sounds.memory(); };
    return SummaryLoader<ShownSounds>(std::move(decoder), store);
}

/// The bytes of every sound of a value, as they were logged.
Result<std::vector<SavedValue>> soundFiles(std::string_view value)
{
    const Result<AudioSummary> summary = readAudioSummary(std::string(value));
    if (!summary)
        return summary.error();
    std::vector<SavedValue> files;
    for (std::size_t i = 0; i < summary->clips.size(); ++i) {
        const std::span<const std::byte> bytes = summary->bytes(i);
        files.push_back({.bytes = {reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                         .extension = summary->clips[i].wav ? "wav" : "bin"});
    }
    return files;
}

} // namespace

AudioCard::AudioCard(ViewContext& context, QWidget* parent)
    : MediaCard(context, parent),
      m_wave(new WaveView(this)),
      m_loader(soundLoader(context.opened().summaries()))
{
    body().addWidget(m_wave, 1);
    connect(m_wave, &WaveView::stepsRequested, this, &MediaCard::stepBy);
    connect(m_wave, &WaveView::endRequested, this,
            [this](bool last) { goTo(last ? std::numeric_limits<std::size_t>::max() : 0); });
}

void AudioCard::showValue(const BlobRef& ref)
{
    m_wave->setAccessibleName(tr("Sounds of %1").arg(accessibleName()));
    m_ticket = m_loader.request(source()->run, ref, [this](const auto& result) { take(result); });
}

void AudioCard::take(const Result<std::shared_ptr<const ShownSounds>>& result)
{
    if (!result || (*result)->sounds.empty()) {
        m_wave->setMessage(result ? tr("This value holds no sound.")
                                  : errorMessage(result.error()));
        setFigures({});
        return;
    }
    const ShownSounds& shown = **result;
    m_wave->setSounds(*result, context().runColor(QString::fromStdString(source()->run->name)));
    QString figures = figuresText(shown.sounds.front());
    if (shown.count > 1)
        figures = tr("%n sound(s)", nullptr, static_cast<int>(shown.count)) + tr(" · ") + figures;
    setFigures(figures);
}

void AudioCard::showNothing(const QString& reason)
{
    m_ticket.drop();
    m_wave->setMessage(reason);
}

QString AudioCard::saveStepText() const
{
    return tr("Save as WAV…");
}

AudioTab::AudioTab(ViewContext& context, QWidget* parent)
    : MediaTab(context, TagKind::Audio, parent)
{
    start(audioCardMetrics());
}

MediaCard* AudioTab::newCard(QWidget* parent)
{
    return new AudioCard(context(), parent);
}

QString AudioTab::kindName() const
{
    return tr("sounds");
}

TakeApart AudioTab::takeApart() const
{
    return soundFiles;
}

std::unique_ptr<const SummaryTabFactory> makeAudioTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<AudioTab>>(
        QStringLiteral("audio"), [] { return AudioTab::tr("Audio"); }, TagKind::Audio);
}

} // namespace faultline::ui
