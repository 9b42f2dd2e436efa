// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/audio_summary.h"
#include "tests/summaries/value_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace {

using namespace faultline;
using namespace faultline::test;

template <typename T>
void append(std::string& bytes, T value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

struct Wave {
    std::uint16_t tag = 1;
    std::uint16_t channels = 1;
    std::uint16_t bits = 16;
    std::string samples{};
    std::string before{}; ///< chunks before the format
};

std::string wav(const Wave& wave)
{
    const auto frame = static_cast<std::uint16_t>(wave.channels * wave.bits / 8);
    std::string bytes = "RIFF";
    append(bytes, std::uint32_t{0});
    bytes += "WAVE" + wave.before + "fmt ";
    append(bytes, std::uint32_t{16});
    append(bytes, wave.tag);
    append(bytes, wave.channels);
    append(bytes, std::uint32_t{8000});
    append(bytes, std::uint32_t{8000} * frame);
    append(bytes, frame);
    append(bytes, wave.bits);
    bytes += "data";
    append(bytes, static_cast<std::uint32_t>(wave.samples.size()));
    return bytes + wave.samples;
}

std::vector<WaveColumn> drawn(const std::string& bytes, std::uint16_t channel, std::size_t columns)
{
    const std::optional<WavHeader> header = readWavHeader(asBytes(bytes));
    return header ? drawWaveform(asBytes(bytes), *header, channel, columns)
                  : std::vector<WaveColumn>();
}

TEST(AudioSummary, ReadsWhatPyTorchWrites)
{
    const Result<AudioSummary> audio = readAudioSummary(valueFile("torch-audio"));
    ASSERT_TRUE(audio) << toEnglish(audio.error().detail);
    EXPECT_EQ(audio->statedRate, 8000.0);
    EXPECT_EQ(audio->contentType, "audio/wav");
    ASSERT_EQ(audio->clips.size(), 1U);
    ASSERT_TRUE(audio->clips[0].wav);
    const WavHeader& header = *audio->clips[0].wav;
    EXPECT_EQ(header.channels, 1);
    EXPECT_EQ(header.sampleRate, 8000U);
    EXPECT_EQ(header.bitsPerSample, 16);
    EXPECT_EQ(header.frames(), 400U);
    EXPECT_DOUBLE_EQ(header.seconds(), 0.05);
    EXPECT_FALSE(header.isCutShort);

    // tone() of make_summaries.py: the extremes of the sampled sine.
    const std::vector<WaveColumn> wave = drawWaveform(audio->bytes(0), header, 0, 1);
    ASSERT_EQ(wave.size(), 1U);
    EXPECT_NEAR(wave[0].high, 0.5, 1e-3);
    EXPECT_NEAR(wave[0].low, -0.5, 1e-3);
}

TEST(AudioSummary, ReadsClipsAndChannelsThatTensorFlowWrites)
{
    const Result<AudioSummary> audio = readAudioSummary(valueFile("tf-audio"));
    ASSERT_TRUE(audio);
    ASSERT_EQ(audio->clips.size(), 2U);
    ASSERT_TRUE(audio->clips[1].wav);
    EXPECT_EQ(audio->clips[0].wav->channels, 2);
    EXPECT_EQ(audio->clips[0].wav->frames(), 400U);
    // The second channel is the first turned over, the second clip half as loud.
    const auto first = drawWaveform(audio->bytes(0), *audio->clips[0].wav, 0, 50);
    const auto turned = drawWaveform(audio->bytes(0), *audio->clips[0].wav, 1, 50);
    const auto quiet = drawWaveform(audio->bytes(1), *audio->clips[1].wav, 0, 50);
    ASSERT_EQ(first.size(), 50U);
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_NEAR(first[i].high, -turned[i].low, 1e-3);
        EXPECT_NEAR(first[i].high / 2, quiet[i].high, 1e-3);
    }
}

TEST(AudioSummary, KeepsLabels)
{
    const Result<AudioSummary> audio =
        readAudioSummary(textValue({wav({}), "**cat**", "broken", "dog"}, {2, 2}));
    ASSERT_EQ(audio->clips.size(), 2U);
    EXPECT_EQ(audio->clips[0].label, "**cat**");
    EXPECT_TRUE(audio->clips[0].wav);
    EXPECT_EQ(audio->clips[1].label, "dog");
    EXPECT_FALSE(audio->clips[1].wav);
    EXPECT_EQ(readAudioSummary(textValue({wav({}), wav({})}, {2}))->clips.size(), 2U);
}

TEST(AudioSummary, OtherValuesAreRefused)
{
    EXPECT_FALSE(readAudioSummary(""));
    EXPECT_FALSE(readAudioSummary(ProtoWriter().real32(2, 1.0F).data()));
}

TEST(AudioSummary, EveryCutIsRefusedOrStaysInside)
{
    for (const char* name : {"torch-audio", "tf-audio"}) {
        const std::string whole = valueFile(name);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Result<AudioSummary> audio = readAudioSummary(whole.substr(0, size));
            if (!audio)
                continue;
            for (std::size_t i = 0; i < audio->clips.size(); ++i) {
                if (audio->clips[i].wav)
                    static_cast<void>(drawWaveform(audio->bytes(i), *audio->clips[i].wav, 0, 7));
            }
        }
    }
}

TEST(WavHeader, SkipsOtherChunks)
{
    std::string list = "LIST";
    append(list, std::uint32_t{3});
    list += std::string("abc\0", 4); // padded to an even offset
    EXPECT_EQ(readWavHeader(asBytes(wav({.samples = "abcd", .before = list})))->frames(), 2U);
}

TEST(WavHeader, EveryCutOfAFileIsKnownAsCut)
{
    const std::string whole = wav({.samples = std::string(40, 'x')});
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        const std::optional<WavHeader> header = readWavHeader(asBytes(cut));
        if (!header)
            continue;
        EXPECT_TRUE(header->isCutShort) << size;
        EXPECT_LE(header->dataOffset + header->dataSize, size);
    }
    EXPECT_FALSE(readWavHeader(asBytes(whole))->isCutShort);
}

TEST(Waveform, UnderstandsEverySampleOfPcm)
{
    std::string bytes16;
    for (const int value : {0, 32767, -32768, 16384})
        append(bytes16, static_cast<std::int16_t>(value));
    const auto wave = drawn(wav({.samples = bytes16}), 0, 4);
    ASSERT_EQ(wave.size(), 4U);
    EXPECT_FLOAT_EQ(wave[1].high, 32767.0F / 32768.0F);
    EXPECT_FLOAT_EQ(wave[2].low, -1.0F);
    EXPECT_FLOAT_EQ(wave[3].high, 0.5F);

    EXPECT_FLOAT_EQ(drawn(wav({.bits = 8, .samples = std::string(1, '\0')}), 0, 1)[0].low, -1.0F);
    EXPECT_FLOAT_EQ(drawn(wav({.bits = 8, .samples = "\x80"}), 0, 1)[0].low, 0.0F);
    const std::string half24("\x00\x00\xC0", 3);
    EXPECT_FLOAT_EQ(drawn(wav({.bits = 24, .samples = half24}), 0, 1)[0].low, -0.5F);
    std::string bytes32;
    append(bytes32, std::int32_t{1} << 30);
    EXPECT_FLOAT_EQ(drawn(wav({.bits = 32, .samples = bytes32}), 0, 1)[0].high, 0.5F);
}

TEST(Waveform, FloatsThatAreNoNumberCountAsSilence)
{
    std::string floats;
    for (const float value : {0.25F, std::numeric_limits<float>::quiet_NaN(),
                              std::numeric_limits<float>::infinity(), 7.0F})
        append(floats, value);
    const auto wave = drawn(wav({.tag = 3, .bits = 32, .samples = floats}), 0, 4);
    ASSERT_EQ(wave.size(), 4U);
    EXPECT_FLOAT_EQ(wave[0].high, 0.25F);
    EXPECT_FLOAT_EQ(wave[1].high, 0.0F);
    EXPECT_FLOAT_EQ(wave[2].high, 0.0F);
    EXPECT_FLOAT_EQ(wave[3].high, 1.0F);
}

TEST(Waveform, ClickIsNeverLost)
{
    std::string samples{};
    for (int i = 0; i < 10'000; ++i)
        append(samples, static_cast<std::int16_t>(i == 7777 ? 30000 : 0));
    const auto wave = drawn(wav({.samples = samples}), 0, 10);
    ASSERT_EQ(wave.size(), 10U);
    for (std::size_t i = 0; i < wave.size(); ++i)
        EXPECT_EQ(wave[i].high > 0.9F, i == 7) << i;
}

TEST(Waveform, OtherFormatsAreNotDrawn)
{
    EXPECT_TRUE(drawn(wav({.tag = 0x55, .samples = "abcd"}), 0, 4).empty());
    EXPECT_TRUE(drawn(wav({.bits = 12, .samples = "abcd"}), 0, 4).empty());
    EXPECT_TRUE(drawn(wav({.channels = 0, .samples = "abcd"}), 0, 4).empty());
    EXPECT_TRUE(drawn(wav({.samples = "abcd"}), 1, 4).empty());
    EXPECT_TRUE(drawn(wav({}), 0, 4).empty());
}

} // namespace
