// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/log_search.h"
#include "tests/support/log_maker.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

std::vector<std::uint32_t> found(const ConsoleLog& log, const LogPattern& pattern)
{
    const Result<LogMatcher> matcher = LogMatcher::compile(pattern);
    SilentMonitor monitor;
    return matcher ? findLines(log, *matcher, monitor) : std::vector<std::uint32_t>{9999};
}

ConsoleLogPtr sample()
{
    return test::LogMaker()
        .line("Step 100 loss=1.5")
        .line("step 200 LOSS=nan")
        .line("")
        .line("Größe überschritten")
        .line("1+1 (2)")
        .build();
}

using Lines = std::vector<std::uint32_t>;

TEST(LogSearch, TextIsTakenLiterally)
{
    const ConsoleLogPtr log = sample();
    EXPECT_EQ(found(*log, {.text = "1+1 (2)"}), Lines({4}));
    EXPECT_EQ(found(*log, {.text = "1+1 (2)", .matchesCase = true}), Lines({4}));
    EXPECT_EQ(found(*log, {.text = "1.5"}), Lines({0}));
    EXPECT_EQ(found(*log, {.text = "1x5"}), Lines({}));
}

TEST(LogSearch, CaseCountsOnlyIfAskedFor)
{
    const ConsoleLogPtr log = sample();
    EXPECT_EQ(found(*log, {.text = "loss"}), Lines({0, 1}));
    EXPECT_EQ(found(*log, {.text = "loss", .matchesCase = true}), Lines({0}));
    EXPECT_EQ(found(*log, {.text = "GRÖSSE"}), Lines({}));
    EXPECT_EQ(found(*log, {.text = "GRÖßE"}), Lines({3}));
}

TEST(LogSearch, ExpressionsSeeOneLineAtATime)
{
    const ConsoleLogPtr log = sample();
    EXPECT_EQ(found(*log, {.text = "^step \\d+", .isRegex = true}), Lines({0, 1}));
    EXPECT_EQ(found(*log, {.text = "5$", .isRegex = true}), Lines({0}));
    EXPECT_EQ(found(*log, {.text = "^$", .isRegex = true}), Lines({2}));
}

TEST(LogSearch, WrongExpressionsAreRefusedWithTheReason)
{
    const Result<LogMatcher> matcher = LogMatcher::compile({.text = "(open", .isRegex = true});
    ASSERT_FALSE(matcher);
    EXPECT_FALSE(matcher.error().detail.empty());
    // A pattern that would not fit in reasonable memory is no reason to try.
    EXPECT_FALSE(LogMatcher::compile({.text = "((a{1000}){1000}){1000}", .isRegex = true}));
}

TEST(LogSearch, NothingBacktracks)
{
    test::LogMaker maker;
    maker.line(std::string(100'000, 'a'));
    EXPECT_EQ(found(maker.log(), {.text = "(a*)*b", .isRegex = true}), Lines({}));
}

TEST(LogSearch, GivesThePlacesInALine)
{
    const Result<LogMatcher> matcher = LogMatcher::compile({.text = "a+", .isRegex = true});
    ASSERT_TRUE(matcher);
    const auto first = matcher->find("xaa-a");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->begin, 1U);
    EXPECT_EQ(first->end, 3U);
    const auto second = matcher->find("xaa-a", first->end);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->begin, 4U);
    EXPECT_FALSE(matcher->find("xaa-a", second->end));
}

TEST(LogSearch, EmptyPlacesAreNone)
{
    const Result<LogMatcher> matcher = LogMatcher::compile({.text = "x*", .isRegex = true});
    ASSERT_TRUE(matcher);
    EXPECT_TRUE(matcher->matches("abc"));
    EXPECT_FALSE(matcher->find("abc"));
    EXPECT_EQ(matcher->find("abxc")->begin, 2U);
}

TEST(LogSearch, StopsWhenCancelled)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t bytes) override { m_bytes += bytes; }
        [[nodiscard]] bool isCancelled() const override { return true; }
        std::uint64_t m_bytes = 0;
    };
    test::LogMaker maker;
    maker.lines(50'000, std::string(100, 'x'));
    const Result<LogMatcher> matcher = LogMatcher::compile({.text = "x"});
    Cancelled monitor;
    EXPECT_TRUE(findLines(maker.log(), *matcher, monitor).empty());
    EXPECT_LT(monitor.m_bytes, 2U << 20);
}

} // namespace
} // namespace faultline
