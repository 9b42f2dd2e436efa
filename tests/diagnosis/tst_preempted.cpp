// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& preemptedRule()
{
    static const std::unique_ptr<const Rule> kRule = makePreempted();
    return *kRule;
}

Judgement judgeConsole(const std::string& text)
{
    return judge(preemptedRule(), CaseMaker().console(text).steps(2000).training());
}

TEST(Preempted, TheMetadataOfTheMachineSaysIt)
{
    const Judgement said =
        judgeConsole("2020-09-13T12:59:40Z vm google_metadata: instance/preempted TRUE\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_EQ(said.title(), "Machine was preempted after step 1,999");
    // 2000 s without interruption: sqrt(2 x 10 x 1999) = 200 s, at one second a step.
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("--checkpoint_every_n=200 "));
}

TEST(Preempted, WhatTheTrainingOutlivedIsAWarning)
{
    const Judgement said = judgeConsole("2020-09-13T12:36:40Z vm: instance/preempted TRUE\n"
                                        "2020-09-13T12:40:00Z step 800 loss 0.3\n"
                                        "2020-09-13T12:41:00Z step 860 loss 0.3\n"
                                        "2020-09-13T12:42:00Z step 920 loss 0.3\n"
                                        "2020-09-13T12:43:00Z step 980 loss 0.3\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(Preempted, AJobThatWasRequeuedGoesOnInItsLog)
{
    std::string text = "step 800 loss 0.3\nslurmstepd: error: *** JOB 12 ON n1 CANCELLED AT "
                       "2020-09-13T12:36:40 DUE TO PREEMPTION ***\n";
    const std::string ended = text;
    for (int step = 800; step < 1100; step += 20)
        text += "step " + std::to_string(step) + " loss 0.3\n";
    const auto severity = [](const std::string& log) {
        const Judgement said = judge(preemptedRule(), CaseMaker().console(log).training());
        return said.findings.empty() ? Severity::Info : said.findings[0].severity;
    };
    EXPECT_EQ(severity(ended), Severity::Critical);
    EXPECT_EQ(severity(text), Severity::Warning);
}

TEST(Preempted, AnAnnouncementIsARemark)
{
    const Judgement said =
        judgeConsole("2020-09-13T12:36:40Z vm: maintenance-event: TERMINATE_ON_HOST_MAINTENANCE\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(Preempted, TellsWhoEndedIt)
{
    EXPECT_THAT(judgeConsole("slurmstepd: error: *** JOB 1234 ON n1 CANCELLED AT "
                             "2020-09-13T13:00:00 DUE TO TIME LIMIT ***\n")
                    .title(),
                HasSubstr("time limit"));
    EXPECT_THAT(judgeConsole("slurmstepd: error: *** JOB 1234 ON n1 CANCELLED AT "
                             "2020-09-13T13:00:00 DUE TO PREEMPTION ***\n")
                    .title(),
                HasSubstr("preempted"));
    EXPECT_THAT(judgeConsole("compute.instances.hostError\n").title(), HasSubstr("host"));
    const Judgement quota =
        judgeConsole("Quota 'NVIDIA_T4_GPUS' exceeded.  Limit: 1.0 in region europe-west4\n");
    EXPECT_THAT(quota.title(), HasSubstr("quota"));
    EXPECT_THAT(toEnglish(quota.findings.at(0).fixes.at(0).title), HasSubstr("NVIDIA_T4_GPUS"));
}

TEST(Preempted, MemoryThatRanOutIsTheBetterExplanation)
{
    EXPECT_TRUE(judgeConsole("[ 3512.718082] Out of memory: Killed process 4913 (python) "
                             "total-vm:1kB, anon-rss:1kB\n"
                             "2020-09-13T12:59:40Z vm: instance/preempted TRUE\n")
                    .findings.empty());
}

TEST(Preempted, OnlyASignalThatWasSentIsProof)
{
    EXPECT_EQ(judgeConsole("Terminated\n").findings.size(), 1U) << "what a shell prints of SIGTERM";
    EXPECT_TRUE(judgeConsole("epoch 1 loss 0.5\nepoch 2 loss 0.4\n").silent());
}

TEST(Preempted, ASignalThatTheProgramReportsCameFromOutside)
{
    const Judgement said = judgeConsole("epoch 1 loss 0.5\nReceived SIGTERM: 15\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("terminated from outside"), std::string::npos) << said.title();
    // A launcher ends what is left when a rank has failed.
    EXPECT_TRUE(judgeConsole("epoch 1 loss 0.5\nSending process 12 closing signal SIGTERM\n")
                    .findings.empty());
}

TEST(Preempted, AbstainsWithoutAConsole)
{
    EXPECT_EQ(judge(preemptedRule(), CaseMaker().steps(100).training()).abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
