// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Events of the usual shape have a decoder of their own. A field that nobody knows in front of an
// event changes nothing in what it says, but takes it past that decoder: both must agree on
// anything, sound or damaged.
#include "model/readers/tfevents/event_decoder.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace faultline::tfevents {
namespace {

using test::ProtoWriter;

/// All that decoding an event left behind, bit for bit.
struct Decoded {
    bool isValid = false;
    std::uint64_t records = 0;
    std::uint64_t scalars = 0;
    std::uint64_t invalidTimes = 0;
    std::optional<double> firstTime;
    std::optional<std::int64_t> firstStep;
    std::optional<std::int64_t> lastStep;
    std::vector<std::tuple<std::string, std::int64_t, std::uint64_t, std::uint64_t>> points;
    std::vector<std::tuple<std::string, TagKind, std::uint64_t, std::uint64_t>> blobs;

    friend bool operator==(const Decoded&, const Decoded&) = default;
};

Decoded decode(const std::string& event)
{
    EventBatch batch;
    Decoded decoded;
    decoded.isValid = decodeEvent(event, 0, batch);
    decoded.records = batch.recordCount;
    decoded.scalars = batch.scalarCount;
    decoded.invalidTimes = batch.invalidWallTimes;
    decoded.firstTime = batch.firstWallTime;
    decoded.firstStep = batch.firstStep;
    decoded.lastStep = batch.lastStep;
    batch.forEachTag([&decoded](const TagBatch& tag) {
        for (const ScalarPoint& point : tag.points)
            decoded.points.emplace_back(tag.tag, point.step,
                                        std::bit_cast<std::uint64_t>(point.wallTime),
                                        std::bit_cast<std::uint64_t>(point.value));
        if (tag.blobCount > 0)
            decoded.blobs.emplace_back(tag.tag, tag.blobKind, tag.blobCount, tag.blobBytes);
    });
    return decoded;
}

/// The same behind an unknown field, number 15, of value 1.
Decoded decodeTheLongWay(const std::string& event)
{
    return decode("\x78\x01" + event);
}

std::string usualEvent(std::int64_t step)
{
    return test::summaryEvent(step, 1.7e9 + 0.25,
                              ProtoWriter().bytes(1, "loss/total").real32(2, 0.5F).data());
}

TEST(EventDecoder, TakesTheUsualEvent)
{
    const Decoded decoded = decode(usualEvent(300));
    EXPECT_TRUE(decoded.isValid);
    EXPECT_EQ(decoded.records, 1U);
    EXPECT_EQ(decoded.firstTime, 1.7e9 + 0.25);
    ASSERT_EQ(decoded.points.size(), 1U);
    EXPECT_EQ(decoded.points.front(), std::make_tuple(std::string("loss/total"), std::int64_t{300},
                                                      std::bit_cast<std::uint64_t>(1.7e9 + 0.25),
                                                      std::bit_cast<std::uint64_t>(0.5)));
}

TEST(EventDecoder, TakesStepsOfEveryLength)
{
    for (int bit = 0; bit < 64; ++bit) {
        const std::uint64_t power = std::uint64_t{1} << bit;
        for (const std::uint64_t bits : {power - 1, power}) {
            const auto near = static_cast<std::int64_t>(bits);
            const Decoded decoded = decode(usualEvent(near));
            ASSERT_EQ(decoded.lastStep, near);
            ASSERT_EQ(decoded, decodeTheLongWay(usualEvent(near)));
        }
    }
}

TEST(EventDecoder, AgreesOnEveryCut)
{
    const std::string event = usualEvent(100'000);
    for (std::size_t size = 0; size <= event.size(); ++size)
        ASSERT_EQ(decode(event.substr(0, size)), decodeTheLongWay(event.substr(0, size)))
            << "cut at " << size;
}

TEST(EventDecoder, AgreesOnEveryByte)
{
    for (const std::int64_t step : {1, 300, 100'000}) {
        const std::string event = usualEvent(step);
        for (std::size_t at = 0; at < event.size(); ++at) {
            for (unsigned byte = 0; byte < 256; ++byte) {
                std::string changed = event;
                changed[at] = static_cast<char>(byte);
                ASSERT_EQ(decode(changed), decodeTheLongWay(changed))
                    << "byte " << at << " is " << byte;
            }
        }
    }
}

TEST(EventDecoder, AgreesOnMoreThanOneValue)
{
    const std::string value = ProtoWriter().bytes(1, "loss").real32(2, 1.0F).data();
    const std::string two = ProtoWriter()
                                .real64(1, 1.7e9)
                                .varint(2, 7)
                                .bytes(5, ProtoWriter().bytes(1, value).bytes(1, value).data())
                                .data();
    EXPECT_EQ(decode(two).points.size(), 2U);
    EXPECT_EQ(decode(two), decodeTheLongWay(two));
    const std::string twice = usualEvent(7) + usualEvent(8);
    EXPECT_EQ(decode(twice), decodeTheLongWay(twice));
}

} // namespace
} // namespace faultline::tfevents
