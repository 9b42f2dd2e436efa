// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using ::testing::HasSubstr;

const Rule& programWarnedRule()
{
    static const std::unique_ptr<const Rule> kRule = makeProgramWarned();
    return *kRule;
}

std::string steps(int from, int to)
{
    std::string text;
    for (int step = from; step < to; ++step)
        text +=
            "step " + std::to_string(step) + " loss " + std::to_string(3.0 - 0.01 * step) + "\n";
    return text;
}

constexpr auto kUnreadable =
    "[ WARN:0@1.2] global loadsave.cpp:248 findDecoder imread_('/data/a.jpg'): can't open/read "
    "file: check file path/integrity\n";
constexpr auto kRecompiled =
    "W0912 14:08:01.441000 2281 torch/_dynamo/convert_frame.py:906] [0/8] torch._dynamo hit "
    "config.cache_size_limit (8)\n";
constexpr auto kHeavyLoader =
    "UserWarning: This DataLoader will create 16 worker processes in total. Our suggested max "
    "number of worker in current system is 4\n";

TEST(ProgramWarned, TellsAWarningThatTheRunOutlived)
{
    const Judgement said =
        judge(programWarnedRule(),
              CaseMaker().console(steps(0, 9) + kRecompiled + steps(9, 30)).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("compiled a function again 8 times"));
}

TEST(ProgramWarned, TellsTargetsThatAreBroadcast)
{
    const auto warned = [](const std::string& target, const std::string& input) {
        return judge(programWarnedRule(),
                     CaseMaker()
                         .console("train.py:71: UserWarning: Using a target size (torch.Size(["
                                  + target + "])) that is different to the input size (torch.Size(["
                                  + input
                                  + "])). This will likely lead to incorrect results due to "
                                    "broadcasting. Please ensure they have the same size.\n"
                                  + steps(0, 30))
                         .training());
    };
    const Judgement said = warned("64", "64, 1");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("The loss broadcasts targets"));
    EXPECT_EQ(warned("20, 1, 6, 2", "20, 6, 1, 2").findings.size(), 1U);
    EXPECT_TRUE(warned("1", "1, 1").findings.empty()) << "one example: nothing is mixed";
    EXPECT_TRUE(warned("1", "64, 1").findings.empty()) << "one target for all";
    EXPECT_TRUE(warned("4", "1, 4").findings.empty());
}

TEST(ProgramWarned, TellsCallbacksThatNeverActAndCheckpointsThatWereNotLoaded)
{
    const auto warned = [](const std::string& line) {
        return judge(programWarnedRule(),
                     CaseMaker().console(steps(0, 9) + line + "\n" + steps(9, 30)).training());
    };
    EXPECT_THAT(warned("UserWarning: Early stopping conditioned on metric `val_f1` which is not "
                       "available. Available metrics are: loss")
                    .title(),
                HasSubstr("'val_f1', which is not logged, so it never acts"));
    EXPECT_THAT(warned("WARNING:tensorflow:Can save best model only with val_f1 available, "
                       "skipping.")
                    .title(),
                HasSubstr("No best model is saved: 'val_f1'"));
    EXPECT_THAT(warned("_IncompatibleKeys(missing_keys=['a.w', 'a.b', 'b.w', 'b.b', 'c.w'], "
                       "unexpected_keys=['m.a.w', 'm.a.b', 'm.b.w', 'm.b.b', 'm.c.w'])")
                    .title(),
                HasSubstr("names like 'a.w', the file has 'm.a.w'"));
    EXPECT_TRUE(
        warned("_IncompatibleKeys(missing_keys=['fc.w', 'fc.b'], unexpected_keys=[])").silent())
        << "a new head";
    EXPECT_TRUE(warned("_IncompatibleKeys(missing_keys=['fc.w', 'fc.b'], "
                       "unexpected_keys=['head.w', 'head.b'])")
                    .silent());
    EXPECT_TRUE(
        warned("Some weights of BertModel were not initialized from the model checkpoint at "
               "bert and are newly initialized: ['classifier.weight']")
            .silent());
}

TEST(ProgramWarned, CountsLinesAndTellsThemOnce)
{
    const Judgement said =
        judge(programWarnedRule(),
              CaseMaker()
                  .console(steps(0, 9) + kUnreadable + steps(9, 20) + kUnreadable + steps(20, 30))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_DOUBLE_EQ(said.number("times"), 2.0);
}

TEST(ProgramWarned, PutsWarningsBeforeRemarks)
{
    const Judgement said = judge(
        programWarnedRule(),
        CaseMaker().console(kHeavyLoader + steps(0, 9) + kUnreadable + steps(9, 30)).training());
    ASSERT_EQ(said.findings.size(), 2U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_EQ(said.findings[1].severity, Severity::Info);
}

TEST(ProgramWarned, IsSilentWithoutSuchALine)
{
    EXPECT_TRUE(judge(programWarnedRule(), CaseMaker().console(steps(0, 30)).training()).silent());
}

TEST(ProgramWarned, LeavesWhatEndedTheRunToOthers)
{
    const std::string log = steps(0, 9)
                            + "systemd-logind[512]: Lid closed.\nsystemd-sleep[900]: Suspending "
                              "system...\n";
    EXPECT_TRUE(judge(programWarnedRule(), CaseMaker().console(log).training()).silent());
}

std::string epochs(double ofSecond, double ofThird)
{
    const auto line = [](int epoch, double loss) {
        return "epoch " + std::to_string(epoch) + " loss " + std::to_string(loss) + "\n";
    };
    return line(1, 0.9) + "UserWarning: Your input ran out of data; interrupting training.\n"
           + line(2, ofSecond) + line(3, ofThird) + steps(4, 40);
}

TEST(ProgramWarned, DataThatRanOutMatterIfAnEpochHadNone)
{
    const Judgement said =
        judge(programWarnedRule(), CaseMaker().console(epochs(0.0, 0.8)).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("data ended before the epoch did"));
    EXPECT_TRUE(judge(programWarnedRule(), CaseMaker().console(epochs(0.85, 0.8)).training())
                    .findings.empty());
}

} // namespace

TEST(ProgramWarned, RetracingMattersIfTheStepsStaySlow)
{
    const auto judged = [](const std::vector<double>& seconds) {
        std::string text;
        int step = 0;
        for (const double one : seconds) {
            step += 2;
            std::array<char, 80> line{};
            std::snprintf(line.data(), line.size(), "Step %d per-step time %.3fs loss=%.3f\n", step,
                          one, 4.0 - 0.1 * step);
            text += line.data();
            if (step == 4)
                text += "WARNING:tensorflow:5 out of the last 5 calls to <function step at 0x7f> "
                        "triggered tf.function retracing. Tracing is expensive\n";
        }
        return judge(programWarnedRule(), CaseMaker().console(text).training());
    };
    const Judgement said = judged({0.95, 0.82, 0.72, 1.01, 0.9, 0.88, 0.99, 0.92});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("compiled again and again"));
    EXPECT_TRUE(judged({0.95, 0.82, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02}).findings.empty());
}

} // namespace faultline
