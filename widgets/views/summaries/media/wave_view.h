// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/audio_summary.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline::ui {

/// A logged sound, ready to be drawn.
struct ShownSound {
    std::optional<WavHeader> wav;
    std::vector<std::vector<WaveColumn>> channels; ///< at most kMostChannels; empty: not drawn
    QString label;
    std::size_t bytes = 0; ///< encoded
};

/// The sounds of one logged value.
struct ShownSounds {
    static constexpr std::size_t kMostShown = 16;
    static constexpr std::size_t kMostChannels = 8;
    static constexpr std::size_t kColumns = 1024; ///< stretches that a channel is drawn in

    std::vector<ShownSound> sounds;
    std::uint64_t count = 0; ///< logged

    [[nodiscard]] std::size_t memory() const; ///< bytes
};

/// Reads the headers of the sounds of a Summary.Value message and draws what is PCM. Any thread.
[[nodiscard]] Result<ShownSounds> decodeSounds(std::string_view value);

/// "16 kHz · 2 channels · 16 bit · 1.25 s · 40 kB", or what is wrong.
[[nodiscard]] QString figuresText(const ShownSound& sound);

/// Waveforms one below the other, a band for each sound, its channels within.
class WaveView : public QWidget {
    Q_OBJECT

public:
    explicit WaveView(QWidget* parent = nullptr);

    void setSounds(std::shared_ptr<const ShownSounds> sounds, const QColor& color);
    void setMessage(const QString& message);
    [[nodiscard]] const std::shared_ptr<const ShownSounds>& sounds() const { return m_sounds; }
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepsRequested(int values);
    void endRequested(bool last);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void paintSound(QPainter& painter, const QRectF& area, const ShownSound& sound) const;
    void paintChannel(QPainter& painter, const QRectF& area,
                      const std::vector<WaveColumn>& wave) const;

    std::shared_ptr<const ShownSounds> m_sounds;
    QColor m_color;
    QString m_message;
};

} // namespace faultline::ui
