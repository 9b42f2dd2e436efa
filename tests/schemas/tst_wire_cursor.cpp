// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/wire_cursor.h"
#include "tests/readers/trace/proto_writer.h"

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

namespace faultline {
namespace {

using test::ProtoWriter;

/// What a cursor tells, in words.
template <typename Bytes>
std::string told(BasicWireCursor<Bytes> cursor, int depth = 0)
{
    std::string text;
    while (cursor.next()) {
        text += std::to_string(cursor.field()) + '@' + std::to_string(cursor.fieldBegin());
        if (!cursor.isBytes())
            text += '=' + std::to_string(cursor.number());
        else if (depth < 3)
            text += '{' + told(cursor.message(), depth + 1) + '}';
        text += cursor.isBytes() ? cursor.text(100) + ';' : ";";
    }
    return text + (cursor.ok() ? "" : "!" + std::to_string(cursor.offset()));
}

std::string toldOfMemory(std::string_view bytes)
{
    return told(WireReader(bytes));
}

/// Through windows that are smaller than most fields.
std::string toldOfFile(std::string_view bytes)
{
    const auto source = openMemory("a.pb", std::as_bytes(std::span(bytes.data(), bytes.size())));
    WireFile file(*source, 3);
    return told(WireCursor(file, 0, bytes.size()));
}

std::string sample()
{
    return ProtoWriter()
        .number(1, 300)
        .real(2, 1.5)
        .text(3, "a text")
        .message(4, ProtoWriter().number(1, ~std::uint64_t{0}).text(100'000, "within"))
        .bytes();
}

/// A group of field `number`.
std::string group(const std::string& content, unsigned number = 9)
{
    return static_cast<char>(number << 3U | 3U) + content + static_cast<char>(number << 3U | 4U);
}

TEST(WireCursor, TellsTheSameOfAFileAndOfMemoryHoweverDamaged)
{
    const std::string bytes = sample();
    EXPECT_EQ(toldOfFile(bytes), toldOfMemory(bytes));
    EXPECT_NE(toldOfMemory(bytes).find("within"), std::string::npos);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const std::string_view cut = std::string_view(bytes).substr(0, size);
        EXPECT_EQ(toldOfFile(cut), toldOfMemory(cut)) << size;
    }
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (int value = 0; value < 256; ++value) {
            std::string flipped = bytes;
            flipped[at] = static_cast<char>(value);
            EXPECT_EQ(toldOfFile(flipped), toldOfMemory(flipped)) << at << ' ' << value;
        }
    }
}

TEST(WireCursor, PassesOverGroups)
{
    const std::string field = ProtoWriter().number(1, 7).bytes();
    const std::string inner = group(field + group("", 3) + ProtoWriter().real(5, 1.0).bytes());
    EXPECT_EQ(toldOfMemory(inner + field), "1@" + std::to_string(inner.size()) + "=7;");
    WireReader cursor{std::string_view(inner)};
    EXPECT_FALSE(cursor.next());
    EXPECT_TRUE(cursor.ok());
    for (const std::string& bad : {inner.substr(0, inner.size() - 1), group("", 3).substr(1),
                                   std::string(1, '\x4B') + '\x54'}) {
        WireReader damaged{std::string_view(bad)};
        while (damaged.next()) {
        }
        EXPECT_FALSE(damaged.ok());
    }
}

TEST(WireCursor, BoundsTheNestingOfGroups)
{
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '\x4B') + std::string(depth, '\x4C');
    };
    const std::string deep = nested(WireReader::kMostDepth);
    WireReader cursor{std::string_view(deep)};
    EXPECT_FALSE(cursor.next());
    EXPECT_TRUE(cursor.ok());
    const std::string deeper = nested(WireReader::kMostDepth + 1);
    WireReader refused{std::string_view(deeper)};
    EXPECT_FALSE(refused.next());
    EXPECT_FALSE(refused.ok());
}

TEST(WireCursor, GivesWhatIsThereOfACutMessage)
{
    const std::string bytes = "\x2A\xFF\xFF\xFF\xFF\x07" + ProtoWriter().number(1, 5).bytes();
    WireReader cursor{std::string_view(bytes)}; // field 5 of 2 GiB
    EXPECT_FALSE(cursor.next());
    ASSERT_TRUE(cursor.isCut(5));
    EXPECT_FALSE(cursor.isCut(4));
    WireReader inside = cursor.message();
    ASSERT_TRUE(inside.next());
    EXPECT_EQ(inside.number(), 5U);
    EXPECT_FALSE(inside.next());
    EXPECT_TRUE(inside.ok());
    EXPECT_FALSE(cursor.next());
}

TEST(WireCursor, RefusesFieldsThatCannotBe)
{
    for (const std::string& bad :
         {std::string("\0\1", 2), std::string("\x0E\1"), std::string("\x0F\1"),
          std::string("\xF8\xFF\xFF\xFF\x8F\1"), std::string(11, '\xFF'), std::string("\x0C")}) {
        WireReader cursor{std::string_view(bad)};
        EXPECT_FALSE(cursor.next());
        EXPECT_FALSE(cursor.ok());
        EXPECT_TRUE(cursor.atEnd());
    }
}

} // namespace
} // namespace faultline
