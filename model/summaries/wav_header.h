// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// What the head of a WAV file tells of its sound.
struct WavHeader {
    enum class Samples : std::uint8_t { Integer, Float, Other };
    Samples samples = Samples::Other; ///< Other: compressed; its waveform is not drawn
    std::uint16_t formatTag = 0;      ///< WAVE_FORMAT_*; 1 PCM, 3 IEEE float
    std::uint16_t channels = 0;
    std::uint32_t sampleRate = 0; ///< frames in a second
    std::uint16_t bitsPerSample = 0;
    std::uint16_t blockAlign = 0; ///< bytes of one frame: a sample of each channel
    std::size_t dataOffset = 0;   ///< of the samples within the bytes
    std::size_t dataSize = 0;     ///< of those that are there
    bool isCutShort = false;      ///< the head promises more samples than there are

    [[nodiscard]] std::uint64_t frames() const
    {
        return blockAlign == 0 ? 0 : dataSize / blockAlign;
    }
    [[nodiscard]] double seconds() const
    {
        return sampleRate == 0 ? 0.0 : static_cast<double>(frames()) / sampleRate;
    }
    /// Whether drawWaveform() understands the samples.
    [[nodiscard]] bool canBeDrawn() const;
};

/// Reads RIFF/WAVE chunks up to the samples; nothing if the bytes are no WAV, or end before they
/// tell their format. Never reads outside `bytes`; at most 256 chunks are looked at.
[[nodiscard]] std::optional<WavHeader> readWavHeader(std::span<const std::byte> bytes);

/// The lowest and highest sample of a stretch, -1..1.
struct WaveColumn {
    float low = 0.0F;
    float high = 0.0F;
};

/// One channel in `columns` stretches of equal length, fewer if there are fewer frames. Every
/// sample is looked at: a click cannot vanish. Samples that are no number count as 0.
[[nodiscard]] std::vector<WaveColumn> drawWaveform(std::span<const std::byte> bytes,
                                                   const WavHeader& header, std::uint16_t channel,
                                                   std::size_t columns);

} // namespace faultline
