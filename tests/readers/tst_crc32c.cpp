// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/crc32c.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace faultline::tfevents {
namespace {

using test::asBytes;

TEST(Crc32c, AgreesWithThePublishedVectors)
{
    EXPECT_EQ(crc32c(asBytes("123456789")), 0xE3069283U);
    EXPECT_EQ(maskCrc(crc32c(asBytes("123456789"))), 0xC78AB0E5U);
    EXPECT_EQ(crc32c(asBytes("")), 0U);
    // RFC 3720, B.4.
    EXPECT_EQ(crc32c(asBytes(std::string(32, '\0'))), 0x8A9136AAU);
    EXPECT_EQ(crc32c(asBytes(std::string(32, '\xFF'))), 0x62A8AB43U);
}

TEST(Crc32c, HardwareAndTableAgreeAtEveryLengthAndAlignment)
{
    std::mt19937 random(4);
    std::string bytes(20'000, '\0');
    for (char& c : bytes)
        c = static_cast<char>(random());
    for (std::size_t size = 0; size < 300; ++size) {
        for (std::size_t offset = 0; offset < 9; ++offset) {
            const auto part = asBytes(bytes).subspan(offset, size);
            ASSERT_EQ(crc32c(part), extendCrc32cPortable(0, part)) << size << " at " << offset;
        }
    }
    for (const std::size_t size : {3071UL, 3072UL, 3073UL, 6144UL, 9999UL, 20'000UL})
        ASSERT_EQ(crc32c(asBytes(bytes).first(size)),
                  extendCrc32cPortable(0, asBytes(bytes).first(size)));
}

TEST(Crc32c, CanBeContinued)
{
    const std::string text(10'000, 'q');
    for (const std::size_t cut : {0UL, 1UL, 7UL, 3072UL, 9'999UL, 10'000UL}) {
        const std::uint32_t first = crc32c(asBytes(text).first(cut));
        EXPECT_EQ(extendCrc32c(first, asBytes(text).subspan(cut)), crc32c(asBytes(text)));
    }
}

} // namespace
} // namespace faultline::tfevents
