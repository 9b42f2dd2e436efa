// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/wav_header.h"

#include "model/image/byte_reader.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

namespace faultline {

namespace {

constexpr std::size_t kRiffHead = 12; ///< "RIFF", size, "WAVE"
constexpr std::size_t kChunkHead = 8;
constexpr std::size_t kFormatBytes = 16;
constexpr int kMostChunks = 256;
constexpr std::uint16_t kPcm = 1;
constexpr std::uint16_t kFloatSamples = 3;
constexpr std::uint16_t kExtensible = 0xFFFE;
/// The real tag is the first two bytes of the sub-format in WAVEFORMATEXTENSIBLE.
constexpr std::size_t kSubFormat = 24;

bool isAt(std::span<const std::byte> bytes, std::size_t at, std::string_view name)
{
    return bytes.size() >= at + name.size()
           && std::memcmp(bytes.data() + at, name.data(), name.size()) == 0;
}

bool readFormat(const ByteReader& reader, std::size_t at, std::size_t size, WavHeader& header)
{
    if (size < kFormatBytes || reader.size() < at + kFormatBytes)
        return false;
    header.formatTag = *reader.u16(at);
    header.channels = *reader.u16(at + 2);
    header.sampleRate = *reader.u32(at + 4);
    header.blockAlign = *reader.u16(at + 12);
    header.bitsPerSample = *reader.u16(at + 14);
    std::uint16_t tag = header.formatTag;
    if (tag == kExtensible && size >= kSubFormat + 2)
        tag = reader.u16(at + kSubFormat).value_or(tag);
    header.samples = tag == kPcm            ? WavHeader::Samples::Integer
                     : tag == kFloatSamples ? WavHeader::Samples::Float
                                            : WavHeader::Samples::Other;
    return true;
}

template <typename T>
T valueAt(const std::byte* at)
{
    T value{};
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// One sample as -1..1.
float sampleAt(const std::byte* at, const WavHeader& header)
{
    if (header.samples == WavHeader::Samples::Float) {
        const double value = header.bitsPerSample == 64 ? valueAt<double>(at)
                                                        : static_cast<double>(valueAt<float>(at));
        return std::isfinite(value) ? static_cast<float>(std::clamp(value, -1.0, 1.0)) : 0.0F;
    }
    switch (header.bitsPerSample) {
    case 8: // the only unsigned one
        return (static_cast<float>(std::to_integer<int>(*at)) - 128.0F) / 128.0F;
    case 16: return static_cast<float>(valueAt<std::int16_t>(at)) / 32768.0F;
    case 24: {
        const std::uint32_t bits = (std::to_integer<std::uint32_t>(at[0]) << 8)
                                   | (std::to_integer<std::uint32_t>(at[1]) << 16)
                                   | (std::to_integer<std::uint32_t>(at[2]) << 24);
        return static_cast<float>(static_cast<std::int32_t>(bits)) / 2147483648.0F;
    }
    default: return static_cast<float>(valueAt<std::int32_t>(at)) / 2147483648.0F;
    }
}

} // namespace

bool WavHeader::canBeDrawn() const
{
    const bool isKnown =
        (samples == Samples::Integer
         && (bitsPerSample == 8 || bitsPerSample == 16 || bitsPerSample == 24
             || bitsPerSample == 32))
        || (samples == Samples::Float && (bitsPerSample == 32 || bitsPerSample == 64));
    return isKnown && channels > 0 && blockAlign == channels * (bitsPerSample / 8);
}

std::optional<WavHeader> readWavHeader(std::span<const std::byte> bytes)
{
    if (!isAt(bytes, 0, "RIFF") || !isAt(bytes, 8, "WAVE"))
        return std::nullopt;
    const ByteReader reader(bytes, false);
    WavHeader header;
    bool hasFormat = false;
    std::size_t at = kRiffHead;
    for (int chunk = 0; chunk < kMostChunks && at + kChunkHead <= bytes.size(); ++chunk) {
        const std::size_t size = *reader.u32(at + 4);
        const std::size_t begin = at + kChunkHead;
        const std::size_t left = bytes.size() - begin;
        if (isAt(bytes, at, "fmt "))
            hasFormat = readFormat(reader, begin, size, header);
        if (isAt(bytes, at, "data")) {
            header.dataOffset = begin;
            header.dataSize = std::min(size, left);
            header.isCutShort = size > left;
            return hasFormat ? std::optional(header) : std::nullopt;
        }
        if (size > left)
            break;
        at = begin + size + (size & 1U); // chunks begin at even offsets
    }
    header.isCutShort = true; // no samples at all
    return hasFormat ? std::optional(header) : std::nullopt;
}

std::vector<WaveColumn> drawWaveform(std::span<const std::byte> bytes, const WavHeader& header,
                                     std::uint16_t channel, std::size_t columns)
{
    const std::uint64_t frames = header.frames();
    const bool isInside =
        header.dataOffset <= bytes.size() && header.dataSize <= bytes.size() - header.dataOffset;
    if (!header.canBeDrawn() || !isInside || channel >= header.channels || frames == 0)
        return {};
    const std::uint64_t count = std::min<std::uint64_t>(columns, frames);
    std::vector<WaveColumn> wave(static_cast<std::size_t>(count));
    const std::byte* first =
        bytes.data() + header.dataOffset + std::size_t{channel} * (header.bitsPerSample / 8U);
    for (std::uint64_t column = 0; column < count; ++column) {
        const std::uint64_t begin = column * frames / count;
        const std::uint64_t end = (column + 1) * frames / count;
        WaveColumn& drawn = wave[static_cast<std::size_t>(column)];
        drawn.low = drawn.high = sampleAt(first + begin * header.blockAlign, header);
        for (std::uint64_t frame = begin + 1; frame < end; ++frame) {
            const float value = sampleAt(first + frame * header.blockAlign, header);
            drawn.low = std::min(drawn.low, value);
            drawn.high = std::max(drawn.high, value);
        }
    }
    return wave;
}

} // namespace faultline
