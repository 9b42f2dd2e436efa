// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/audio_summary.h"

#include "model/io/wire.h"
#include "model/summaries/summary_value.h"

namespace faultline {

namespace {

using tfevents::WireReader;

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
    using WireType = WireReader::Type;
    std::string_view encoded;
    WireReader reader(message);
    while (!reader.atEnd()) {
        WireType type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == WireType::Fixed32)
            summary.statedRate = static_cast<double>(reader.real32());
        else if (field == 2 && type == WireType::Varint)
            summary.statedChannels = reader.varint();
        else if (field == 3 && type == WireType::Varint)
            summary.statedFrames = reader.varint();
        else if (field == 4 && type == WireType::Bytes)
            encoded = reader.bytes();
        else if (field == 5 && type == WireType::Bytes)
            summary.contentType = reader.bytes().substr(0, kMostText);
        else
            reader.skip(type);
    }
    if (!reader.ok())
        return false;
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
            return Error::corrupt("the value is no Summary.Audio message");
        return summary;
    }
    if (content->form != SummaryContent::Form::Tensor)
        return Error::corrupt("the value holds no sound");
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
