// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/audio_summary.h"
#include "model/summaries/image_summary.h"
#include "model/summaries/text_summary.h"

#include <cstddef>
#include <cstdint>
#include <string>

/// A Summary.Value is taken for each kind in turn: tags change their kind, too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string value(reinterpret_cast<const char*>(data), size);
    if (const auto images = readImageSummary(value)) {
        for (std::size_t i = 0; i < images->pictures.size(); ++i) {
            if (images->bytes(i).size() > size)
                __builtin_trap();
        }
    }
    if (const auto audio = readAudioSummary(value)) {
        for (std::size_t i = 0; i < audio->clips.size(); ++i) {
            const auto& wav = audio->clips[i].wav;
            if (wav && drawWaveform(audio->bytes(i), *wav, 0, 16).size() > 16)
                __builtin_trap();
        }
    }
    if (const auto text = readTextSummary(value, {.bytes = 256, .rows = 8, .columns = 8})) {
        if (text->shownBytes > 256 || text->cells.size() > 64)
            __builtin_trap();
    }
    static_cast<void>(readWholeText(value));
    return 0;
}
