// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/wave_view.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

std::size_t ShownSounds::memory() const
{
    std::size_t bytes = sizeof *this;
    for (const ShownSound& sound : sounds) {
        bytes += sizeof sound;
        for (const std::vector<WaveColumn>& channel : sound.channels)
            bytes += channel.size() * sizeof(WaveColumn);
    }
    return bytes;
}

Result<ShownSounds> decodeSounds(std::string_view value)
{
    const Result<AudioSummary> summary = readAudioSummary(std::string(value));
    if (!summary)
        return summary.error();
    ShownSounds shown;
    shown.count = summary->clips.size() + summary->leftOut;
    const std::size_t count = std::min(summary->clips.size(), ShownSounds::kMostShown);
    for (std::size_t i = 0; i < count; ++i) {
        const AudioClip& clip = summary->clips[i];
        ShownSound sound;
        sound.wav = clip.wav;
        sound.label =
            QString::fromUtf8(clip.label.data(), static_cast<qsizetype>(clip.label.size()));
        sound.bytes = clip.size;
        const std::size_t channels =
            clip.wav ? std::min<std::size_t>(clip.wav->channels, ShownSounds::kMostChannels) : 0;
        for (std::size_t channel = 0; channel < channels; ++channel) {
            std::vector<WaveColumn> wave =
                drawWaveform(summary->bytes(i), *clip.wav, static_cast<std::uint16_t>(channel),
                             ShownSounds::kColumns);
            if (!wave.empty())
                sound.channels.push_back(std::move(wave));
        }
        shown.sounds.push_back(std::move(sound));
    }
    return shown;
}

QString figuresText(const ShownSound& sound)
{
    const QString bytes = formatted(static_cast<double>(sound.bytes), Unit::Bytes);
    if (!sound.wav)
        return sound.bytes == 0 ? WaveView::tr("No sound: it was logged with 0 bytes.")
                                : WaveView::tr("No WAV: %1 of an unknown form.").arg(bytes);
    const WavHeader& wav = *sound.wav;
    // Not as a clock rate: sounds are told by thousands.
    const QString rate = WaveView::tr("%1 kHz").arg(formatted(wav.sampleRate / 1000.0, Unit::None));
    const QString form = wav.samples == WavHeader::Samples::Other
                             ? WaveView::tr("format %1").arg(wav.formatTag)
                         : wav.samples == WavHeader::Samples::Float
                             ? WaveView::tr("%1 bit float").arg(wav.bitsPerSample)
                             : WaveView::tr("%1 bit").arg(wav.bitsPerSample);
    const QString figures =
        WaveView::tr("%1 · %2 · %3 · %4 · %5", "length, rate, channels, form, bytes")
            .arg(formatted(wav.seconds(), Unit::Seconds), rate,
                 WaveView::tr("%n channel(s)", nullptr, wav.channels), form, bytes);
    return wav.isCutShort ? WaveView::tr("Damaged, ends early · %1").arg(figures) : figures;
}

WaveView::WaveView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize WaveView::minimumSizeHint() const
{
    return {8 * kGrid, 5 * kGrid};
}

void WaveView::setSounds(std::shared_ptr<const ShownSounds> sounds, const QColor& color)
{
    m_sounds = std::move(sounds);
    m_color = color;
    m_message.clear();
    if (m_sounds && !m_sounds->sounds.empty())
        setAccessibleDescription(figuresText(m_sounds->sounds.front()));
    update();
}

void WaveView::setMessage(const QString& message)
{
    m_sounds.reset();
    m_message = message;
    setAccessibleDescription(message);
    update();
}

void WaveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_sounds || m_sounds->sounds.empty()) {
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(rect().adjusted(kGrid, 0, -kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_message);
        return;
    }
    const auto count = static_cast<double>(m_sounds->sounds.size());
    const double height = this->height() / count;
    for (std::size_t i = 0; i < m_sounds->sounds.size(); ++i)
        paintSound(painter, QRectF(0, static_cast<double>(i) * height, width(), height - 1),
                   m_sounds->sounds[i]);
    if (hasFocus()) {
        painter.setPen(accentColor(palette()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void WaveView::paintSound(QPainter& painter, const QRectF& area, const ShownSound& sound) const
{
    if (sound.channels.empty()) {
        painter.setPen(mutedTextColor(palette()));
        const QString text =
            sound.wav ? tr("No waveform: %1").arg(figuresText(sound)) : figuresText(sound);
        painter.drawText(area.adjusted(kGrid, 0, -kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         text);
        return;
    }
    const double height = area.height() / static_cast<double>(sound.channels.size());
    for (std::size_t i = 0; i < sound.channels.size(); ++i)
        paintChannel(painter,
                     QRectF(area.left(), area.top() + static_cast<double>(i) * height, area.width(),
                            height - 1),
                     sound.channels[i]);
    if (!sound.label.isEmpty()) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(area.adjusted(kGrid / 2.0, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                         fontMetrics().elidedText(sound.label.simplified(), Qt::ElideRight,
                                                  static_cast<int>(area.width()) - kGrid));
    }
}

void WaveView::paintChannel(QPainter& painter, const QRectF& area,
                            const std::vector<WaveColumn>& wave) const
{
    const double middle = area.center().y();
    const double half = area.height() / 2.0;
    painter.setPen(hairlineColor(palette()));
    painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle));
    // A column of the screen is the union of the stretches that it covers: a click stays visible.
    const auto columns = static_cast<std::size_t>(std::max(1.0, area.width()));
    painter.setPen(m_color);
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t begin = column * wave.size() / columns;
        const std::size_t end = std::max(begin + 1, (column + 1) * wave.size() / columns);
        WaveColumn drawn = wave[begin];
        for (std::size_t i = begin + 1; i < end; ++i) {
            drawn.low = std::min(drawn.low, wave[i].low);
            drawn.high = std::max(drawn.high, wave[i].high);
        }
        const double x = area.left() + static_cast<double>(column) + 0.5;
        painter.drawLine(QPointF(x, middle - half * static_cast<double>(drawn.high)),
                         QPointF(x, middle - half * static_cast<double>(drawn.low)));
    }
}

void WaveView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: emit stepsRequested(-1); return;
    case Qt::Key_Right: emit stepsRequested(1); return;
    case Qt::Key_Home: emit endRequested(false); return;
    case Qt::Key_End: emit endRequested(true); return;
    default: QWidget::keyPressEvent(event);
    }
}

void WaveView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void WaveView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace faultline::ui
