// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/audio_summary.h"

#include "model/io/message_parser.h"
#include "model/schemas/summary.pb.h"
#include "model/summaries/summary_value.h"

namespace faultline {

namespace {

constexpr std::size_t kMostText = 4096;

void addClip(AudioSummary& summary, std::string_view encoded, std::string_view label)
{
    if (summary.clips.size() == AudioSummary::kMostClips) {
        ++summary.leftOut;
        return;
    }
    AudioClip clip;
    clip.size = encoded.size();
    clip.offset =
        encoded.empty() ? 0 : static_cast<std::size_t>(encoded.data() - summary.value.data());
    clip.label = label.substr(0, kMostText);
    clip.wav = readWavHeader(std::as_bytes(std::span(encoded.data(), encoded.size())));
    summary.clips.push_back(std::move(clip));
}

bool readOldAudio(std::string_view message, AudioSummary& summary)
{
    std::string_view encoded;
    schema::summary::Audio audio;
    const bool isWhole =
        MessageParser().parseFields(WireReader(message), audio, [&](const WireReader& field) {
            if (field.isBytes(4))
                encoded = field.bytes();
            return field.isBytes(4);
        });
    if (!isWhole)
        return false;
    summary.statedRate = static_cast<double>(audio.sample_rate());
    summary.statedChannels = audio.num_channels();
    summary.statedFrames = audio.length_frames();
    summary.contentType = audio.content_type().substr(0, kMostText);
    addClip(summary, encoded, {});
    return true;
}

} // namespace

std::span<const std::byte> AudioSummary::bytes(std::size_t clip) const
{
    return std::as_bytes(std::span(value)).subspan(clips[clip].offset, clips[clip].size);
}

Result<AudioSummary> readAudioSummary(std::string value)
{
    AudioSummary summary;
    summary.value = std::move(value);
    const Result<SummaryContent> content = readSummaryContent(summary.value);
    if (!content)
        return content.error();
    if (content->form == SummaryContent::Form::OldAudio) {
        if (!readOldAudio(content->message, summary))
            return Error::corrupt(
                FAULTLINE_TR_NOOP("Errors", "the value is no Summary.Audio message"));
        return summary;
    }
    if (content->form != SummaryContent::Form::Tensor)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value holds no sound"));
    const Result<StringTensor> tensor =
        readStringTensor(content->message, 2 * AudioSummary::kMostClips);
    if (!tensor)
        return tensor.error();
    const bool isPairs = tensor->shape.size() == 2 && tensor->shape[1] == 2;
    const std::size_t stride = isPairs ? 2 : 1;
    for (std::size_t i = 0; i < tensor->strings.size(); i += stride) {
        const bool hasLabel = isPairs && i + 1 < tensor->strings.size();
        addClip(summary, tensor->strings[i],
                hasLabel ? tensor->strings[i + 1] : std::string_view());
    }
    summary.leftOut += tensor->leftOut / stride;
    return summary;
}

} // namespace faultline
