// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summary_line.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

namespace faultline {
namespace {

RunSummary fullSummary()
{
    RunSummary summary;
    summary.path = "/archive/team/run 7/\"quoted\"";
    summary.training = "train";
    summary.state = RunState::Killed;
    summary.verdict =
        "Out of GPU memory at step 59: the step needs 15.5 GiB, 15.2 GiB are available";
    summary.severity = Severity::Critical;
    summary.code = "V01";
    summary.rule = "gpu-out-of-memory";
    summary.confidence = 0.875;
    summary.judged = 0.534;
    summary.model = "ssd_mobilenet_v2";
    summary.framework = "object-detection-api";
    summary.gpu = "Tesla T4";
    summary.gpus = 4;
    summary.start = 1750000000.25;
    summary.end = 1750003600.5;
    summary.lastStep = 12'000;
    summary.gpuHours = 4.000278;
    summary.gpuHoursLost = 1.5;
    summary.bytes = 0xFFFF'FFFF'FFFFU;
    summary.fingerprint = 0xDEAD'BEEF'0123'4567U;
    summary.version = "0.9.0";
    return summary;
}

TEST(SummaryLine, GoesThereAndBack)
{
    const std::string line = summaryLine(fullSummary());
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    const Result<RunSummary> back = parseSummaryLine(line);
    ASSERT_TRUE(back) << back.error().message();
    EXPECT_EQ(*back, fullSummary());
    RunSummary empty;
    empty.path = "/x";
    const Result<RunSummary> emptyBack = parseSummaryLine(summaryLine(empty));
    ASSERT_TRUE(emptyBack);
    EXPECT_EQ(*emptyBack, empty);
}

TEST(SummaryLine, IsAtMostOneKilobyteBesideItsPath)
{
    for (const std::string& piece :
         {std::string("word "), std::string("\x01"), std::string("\xE6\x8D\x9F"),
          std::string("\xFF"), std::string("\"")}) {
        std::string longText;
        while (longText.size() < 5000)
            longText += piece;
        RunSummary summary = fullSummary();
        summary.training = longText;
        summary.verdict = summary.code = summary.rule = summary.model = longText;
        summary.framework = summary.gpu = summary.version = summary.error = longText;
        summary.lastStep = std::numeric_limits<std::int64_t>::min();
        summary.gpus = std::numeric_limits<int>::max();
        summary.start = -8.9e12;
        summary.end = 8.999999999e12;
        summary.gpuHours = summary.gpuHoursLost = 8.9e9 / 3;
        summary.bytes = ~0ULL;
        summary.fingerprint = ~0ULL;
        summary.path.clear();
        const std::string line = summaryLine(summary);
        EXPECT_LE(line.size(), kMostSummaryBytes) << piece;
        EXPECT_TRUE(parseSummaryLine(line)) << line;
    }
}

TEST(SummaryLine, CutsAtAWord)
{
    RunSummary summary;
    for (int i = 0; i < 100; ++i)
        summary.verdict += "verdict ";
    const Result<RunSummary> back = parseSummaryLine(summaryLine(summary));
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->verdict.ends_with("verdict…")) << back->verdict;
}

TEST(SummaryLine, SaysWhatIsWrong)
{
    const std::string good = summaryLine(fullSummary());
    const auto problem = [](const std::string& line) {
        const Result<RunSummary> back = parseSummaryLine(line);
        return back ? std::string() : toEnglish(back.error().detail);
    };
    // Cut at any place it is damaged, never a shorter summary.
    for (std::size_t size = 0; size + 2 < good.size(); ++size)
        EXPECT_FALSE(problem(good.substr(0, size)).empty()) << size;
    std::string other = good;
    other.replace(other.find("summary/1"), 9, "summary/2");
    EXPECT_EQ(problem(other), "is of another version (faultline/summary/2)");
    std::string wrong = good;
    wrong.replace(wrong.find("\"killed\""), 8, "\"burnt\"");
    EXPECT_EQ(problem(wrong), "has a value of another kind in \"state\"");
    EXPECT_EQ(problem("{\"loss\": 1.5}"), "is no summary of a run");
    EXPECT_EQ(problem("step 5 loss 0.3"), "is damaged or cut");
    EXPECT_FALSE(problem(std::string(10'000, '[')).empty());
}

TEST(SummaryLine, PassesOverMembersOfALaterVersion)
{
    std::string line = summaryLine(fullSummary());
    line.insert(1, R"("owner":{"name":"a","path":"/no","tags":[1,[2]]},"extra":[true],)");
    const Result<RunSummary> back = parseSummaryLine(line);
    ASSERT_TRUE(back) << toEnglish(back.error().detail);
    EXPECT_EQ(*back, fullSummary());
}

} // namespace
} // namespace faultline
