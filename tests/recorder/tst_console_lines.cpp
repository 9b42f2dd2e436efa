// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/console_lines.h"
#include "model/recorder/recorder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace faultline::recorder {
namespace {

constexpr Micros kStart = 1'795'231'364'000'001;

TEST(ConsoleLines, BeginALineWithItsTimeAndStream)
{
    ConsoleLines lines('E', kSecond);
    std::string out;
    lines.feed("he", kStart, out);
    EXPECT_EQ(out, "");
    lines.feed("llo\r\n\nx\n", kStart + 5, out);
    EXPECT_EQ(out, utcText(kStart) + " E hello\n" + utcText(kStart + 5) + " E \n"
                       + utcText(kStart + 5) + " E x\n");
    EXPECT_EQ(utcText(kStart), "2026-11-21T03:22:44.000001Z");
}

TEST(ConsoleLines, KeepOneStateOfABarInEachIntervalAndTheLast)
{
    ConsoleLines lines('O', kSecond);
    std::string out;
    for (int i = 0; i <= 100; ++i)
        lines.feed("\r" + std::to_string(i) + "%", kStart + i * kSecond / 20, out);
    lines.feed("\n", kStart + 5 * kSecond, out);
    const auto count = std::count(out.begin(), out.end(), '\n');
    EXPECT_GE(count, 5);
    EXPECT_LE(count, 7);
    EXPECT_EQ(out.substr(out.size() - 8), " O 100%\n");
}

TEST(ConsoleLines, WriteALineThatDoesNotEndAfterASecond)
{
    ConsoleLines lines('O', kSecond);
    std::string out;
    lines.feed("waiting", kStart, out);
    lines.flushStale(kStart + kSecond - 1, out);
    EXPECT_EQ(out, "");
    ASSERT_EQ(lines.nextDeadline(), kStart + kSecond);
    lines.flushStale(kStart + kSecond, out);
    lines.feed("\n", kStart + 2 * kSecond, out); // the line is told: no empty one follows
    EXPECT_EQ(out, utcText(kStart) + " O waiting\n");
}

TEST(ConsoleLines, CutALineWithoutEnd)
{
    ConsoleLines lines('O', kSecond);
    std::string out;
    const std::string block(10'000, 'x');
    for (int i = 0; i < 100; ++i)
        lines.feed(block, kStart, out);
    lines.finish(out);
    EXPECT_EQ(std::count(out.begin(), out.end(), 'x'), 1'000'000);
    EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 16);
}

TEST(PublicVariables, LeaveOutWhatIsNotListedOrLooksSecret)
{
    const std::vector<const char*> environment{"CUDA_VISIBLE_DEVICES=0,1",
                                               "HOME=/home/x",
                                               "TF_API_KEY=1",
                                               "NCCL_DEBUG=INFO",
                                               "TORCH_HOME=https://me:word@host/x",
                                               "TF_X=hf_abcdef",
                                               "SLURM_JOB_ID=17",
                                               "SLURM_JWT=x",
                                               "TF_VAR_anything=x",
                                               "AWS_SECRET_ACCESS_KEY=x",
                                               nullptr};
    const auto found = publicVariables(environment.data());
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].first, "CUDA_VISIBLE_DEVICES");
    EXPECT_EQ(found[0].second, "0,1");
    EXPECT_EQ(found[1].first, "NCCL_DEBUG");
    EXPECT_EQ(found[2].first, "SLURM_JOB_ID");
}

TEST(PublicCommand, HidesSecrets)
{
    const std::vector<std::string> expected{"train", "--api-key", "***", "--lr=0.1", "--token=***"};
    EXPECT_EQ(publicCommand({"train", "--api-key", "abc", "--lr=0.1", "--token=abc"}), expected);
}

} // namespace
} // namespace faultline::recorder
