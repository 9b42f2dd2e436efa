// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/byte_stream.h"
#include "tests/support/gzip.h"

#include <gtest/gtest.h>

#include <array>

namespace faultline {
namespace {

std::unique_ptr<ByteSource> sourceOf(std::string_view bytes)
{
    return openMemory("sample", std::as_bytes(std::span(bytes.data(), bytes.size())));
}

/// Everything the stream gives, asked for in pieces of `piece` bytes.
std::string drained(ByteStream& stream, std::size_t piece = 7)
{
    std::string all;
    std::string buffer(piece, '\0');
    while (true) {
        const std::size_t got =
            stream.read(std::as_writable_bytes(std::span(buffer.data(), buffer.size())));
        all.append(buffer, 0, got);
        if (got < piece)
            return all;
    }
}

std::string sampleText()
{
    std::string text;
    for (int i = 0; i < 2000; ++i)
        text += "step " + std::to_string(i) + " loss " + std::to_string(i * i % 977) + "\n";
    return text;
}

TEST(ByteStream, GivesPlainBytesAsTheyAre)
{
    const std::string text = sampleText();
    const auto source = sourceOf(text);
    const auto stream = openStream(*source);
    EXPECT_FALSE(stream->isCompressed());
    EXPECT_EQ(drained(*stream), text);
    EXPECT_EQ(stream->position(), text.size());
    EXPECT_FALSE(stream->fault());
}

TEST(ByteStream, UnpacksGzipOfOneOrSeveralMembers)
{
    const std::string text = sampleText();
    for (const std::string& packed :
         {test::gzipped(text), test::gzipped(text.substr(0, 100)) + test::gzipped(text.substr(100)),
          test::gzipped(text) + std::string(512, '\0')}) {
        const auto source = sourceOf(packed);
        const auto stream = openStream(*source);
        EXPECT_TRUE(stream->isCompressed());
        EXPECT_EQ(drained(*stream), text);
        EXPECT_FALSE(stream->fault());
        EXPECT_EQ(stream->position(), text.size());
    }
}

TEST(ByteStream, CutAnywhereGivesABeginningAndSaysSo)
{
    const std::string text = sampleText();
    const std::string packed = test::gzipped(text);
    for (std::size_t length = 3; length < packed.size(); length += 97) {
        const auto source = sourceOf(std::string_view(packed).substr(0, length));
        const auto stream = openStream(*source);
        const std::string got = drained(*stream);
        EXPECT_TRUE(text.starts_with(got));
        ASSERT_TRUE(stream->fault()) << length;
        EXPECT_EQ(stream->fault()->kind, StreamFault::Kind::Truncated) << length;
        EXPECT_LE(stream->fault()->sourceOffset, length);
    }
}

TEST(ByteStream, DamageNeverPassesForTheWhole)
{
    const std::string text = sampleText();
    const std::string packed = test::gzipped(text);
    for (std::size_t at = 10; at < packed.size(); at += 53) {
        std::string broken = packed;
        broken[at] = static_cast<char>(broken[at] ^ 0x5a);
        const auto source = sourceOf(broken);
        const auto stream = openStream(*source);
        const std::string got = drained(*stream);
        EXPECT_TRUE(stream->fault() || got == text) << at;
    }
}

TEST(ByteStream, StopsAtABomb)
{
    const std::string packed = test::gzipped(std::string(std::size_t{8} << 20, 'x'));
    const auto source = sourceOf(packed);
    const auto stream =
        openStream(*source, {.freeBytes = 1 << 20, .maxRatio = 100, .maxBytes = 1ULL << 40});
    const std::string got = drained(*stream, 65536);
    ASSERT_TRUE(stream->fault());
    EXPECT_EQ(stream->fault()->kind, StreamFault::Kind::Bomb);
    EXPECT_LT(got.size(), std::size_t{2} << 20);
}

TEST(ByteStream, HeadOfAFileIsUnpacked)
{
    const std::string text = sampleText();
    const std::string packed = test::gzipped(text);
    const auto asBytes = [](std::string_view bytes) {
        return std::as_bytes(std::span(bytes.data(), bytes.size()));
    };
    EXPECT_EQ(unpackedHead(asBytes(text), 64), text.substr(0, 64));
    EXPECT_EQ(unpackedHead(asBytes(std::string_view(packed).substr(0, 2000)), 64),
              text.substr(0, 64));
    EXPECT_EQ(unpackedHead({}, 64), "");
}

} // namespace
} // namespace faultline
