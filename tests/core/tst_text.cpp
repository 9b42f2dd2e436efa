// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>

namespace faultline {
namespace {

TEST(Text, FillsPlacesInAnyOrder)
{
    EXPECT_EQ(fillPlaces("%2 before %1, %3 stays", {"a", "b"}), "b before a, %3 stays");
    EXPECT_EQ(fillPlaces("100 % of %1", {"x"}), "100 % of x");
    EXPECT_EQ(fillPlaces("%1", {"%2", "no"}), "%2") << "arguments are not patterns";
}

TEST(Text, NestsTexts)
{
    const Text cause{FAULTLINE_TR_NOOP("Diagnosis", "the rate is %1×"),
                     {Quantity{32.0, Unit::None}}};
    const Text whole{FAULTLINE_TR_NOOP("Diagnosis", "%1, so %2 (%3)"),
                     {cause, FAULTLINE_TR_NOOP("Diagnosis", "%1 stays"), std::string("a name")}};
    EXPECT_EQ(toEnglish(whole), "the rate is 32×, so %1 stays (a name)");
    EXPECT_STREQ(std::get<NestedText>(whole.arguments[1]).text().source.context, "Diagnosis");

    Text copy = whole;
    copy.arguments[2] = std::string("another");
    EXPECT_EQ(toEnglish(whole), "the rate is 32×, so %1 stays (a name)") << "copies are apart";
    EXPECT_FALSE(copy == whole);
    copy.arguments[2] = std::string("a name");
    EXPECT_TRUE(copy == whole);
}

TEST(Text, OfBottomlessDepthKeepsItsWords)
{
    constexpr int kDepth = 20'000; // more than a stack holds
    Text text{FAULTLINE_TR_NOOP("Diagnosis", "no end"), {}};
    std::string expected = "no end";
    for (int i = 0; i < kDepth; ++i)
        text = {FAULTLINE_TR_NOOP("Diagnosis", "%1!"), {text}};
    EXPECT_EQ(toEnglish(text), expected + std::string(kDepth, '!'));
}

TEST(Text, CountsInEnglish)
{
    const auto counted = [](std::uint64_t count) {
        return toEnglish(Text{
            FAULTLINE_TR_N_NOOP("Diagnosis", "%n image(s) of %1"), {std::string("3(s)")}, count});
    };
    EXPECT_EQ(counted(0), "0 images of 3(s)");
    EXPECT_EQ(counted(1), "1 image of 3(s)");
    EXPECT_EQ(counted(12345), "12,345 images of 3(s)");
}

TEST(Text, OwnsALiteralThatWasStored)
{
    Text copy;
    {
        const Text stored = storedText(std::string("Errors"), std::string("line %1: %2"),
                                       {{}, {std::string("7"), verbatim("oops")}});
        copy = stored;
    }
    EXPECT_EQ(toEnglish(copy), "line 7: oops");
    const Text& inner = std::get<NestedText>(copy.arguments.at(0)).text();
    EXPECT_STREQ(inner.source.context, "Errors");
    EXPECT_EQ(inner.source, "line %1: %2");
}

TEST(Text, QuotesWordForWord)
{
    EXPECT_EQ(toEnglish(verbatim("No space left: %1 (s)")), "No space left: %1 (s)");
    EXPECT_TRUE(verbatim({}).empty());
}

TEST(Text, WritesQuantitiesForPeople)
{
    EXPECT_EQ(toEnglish(Quantity{1240, Unit::Step}), "1,240");
    EXPECT_EQ(toEnglish(Quantity{-1234567, Unit::Count}), "-1,234,567");
    EXPECT_EQ(toEnglish(Quantity{0.385, Unit::Fraction}), "38.5 %");
    EXPECT_EQ(toEnglish(Quantity{3.25, Unit::Ratio}), "3.25×");
    EXPECT_EQ(toEnglish(Quantity{0.35, Unit::Seconds}), "350 ms");
    EXPECT_EQ(toEnglish(Quantity{8040, Unit::Seconds}), "2 h 14 min");
    EXPECT_EQ(toEnglish(Quantity{90, Unit::Seconds}), "1 min 30 s");
    EXPECT_EQ(toEnglish(Quantity{6.2 * 1024 * 1024 * 1024, Unit::Bytes}), "6.2 GiB");
    EXPECT_EQ(toEnglish(Quantity{90, Unit::WallTime}), "1 min 30 s") << "since the start";
    EXPECT_EQ(toEnglish(Quantity{1700000000, Unit::WallTime}), "2023-11-14 22:13:20 UTC");
}

TEST(Text, WritesWhatIsNotFiniteInAnyUnit)
{
    for (const Unit unit : {Unit::None, Unit::Count, Unit::Step, Unit::Fraction, Unit::Ratio,
                            Unit::Seconds, Unit::WallTime, Unit::Bytes, Unit::StepsPerSecond}) {
        EXPECT_EQ(toEnglish(Quantity{std::nan(""), unit}), "NaN");
        EXPECT_EQ(toEnglish(Quantity{-std::numeric_limits<double>::infinity(), unit}), "-infinity");
        EXPECT_FALSE(toEnglish(Quantity{1e300, unit}).empty());
        EXPECT_FALSE(toEnglish(Quantity{-1e300, unit}).empty());
    }
}

TEST(Text, RoundTripsEveryDouble)
{
    std::mt19937_64 random(2);
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t bits = random();
        double value = 0;
        static_assert(sizeof bits == sizeof value);
        std::memcpy(&value, &bits, sizeof value);
        if (!std::isfinite(value))
            continue;
        EXPECT_EQ(std::strtod(roundTrip(value).c_str(), nullptr), value);
    }
    EXPECT_EQ(roundTrip(std::nan("")), "nan");
    EXPECT_EQ(roundTrip(-std::numeric_limits<double>::infinity()), "-inf");
    EXPECT_EQ(roundTrip(0.1), "0.1");
}

} // namespace
} // namespace faultline
