// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/summaries/wav_header.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// One sound of a logged value, still encoded.
struct AudioClip {
    std::size_t offset = 0; ///< of its bytes in AudioSummary::value
    std::size_t size = 0;
    std::string label;            ///< Markdown, at most 4 KiB; empty: none
    std::optional<WavHeader> wav; ///< nothing: no WAV, or damaged
};

/// The sounds of one logged value.
struct AudioSummary {
    static constexpr std::size_t kMostClips = 1024;

    std::string value; ///< the Summary.Value message, which holds the bytes
    // What an old Summary.Audio states beside its bytes; 0, empty: nothing.
    double statedRate = 0.0;
    std::uint64_t statedChannels = 0;
    std::uint64_t statedFrames = 0;
    std::string contentType; ///< "audio/wav"
    std::vector<AudioClip> clips;
    std::uint64_t leftOut = 0; ///< clips beyond kMostClips

    [[nodiscard]] std::span<const std::byte> bytes(std::size_t clip) const;
};

/// Finds the sounds of a Summary.Value message: a Summary.Audio, or a string tensor of the plugin
/// "audio": [n, 2] of (bytes, label), or [n] of bytes. Headers are read, nothing is decoded.
/// Corrupt if it holds none of these.
[[nodiscard]] Result<AudioSummary> readAudioSummary(std::string value);

} // namespace faultline
