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

const Rule& slowDataSourceRule()
{
    static const std::unique_ptr<const Rule> kRule = makeSlowDataSource();
    return *kRule;
}

Judgement judgeProfile(double share, const std::string& stage, std::size_t steps = 24)
{
    TraceProfile profile;
    profile.file.displayName = "trace.json";
    profile.file.id = ArtifactId(profile.file.displayName);
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::Input)] = share;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 1.0 - share;
    profile.steps.assign(steps, step);
    profile.inputStages = {{.name = stage, .count = 24, .seconds = 9.0, .selfSeconds = 8.0},
                           {.name = "Iterator::Prefetch", .count = 24, .selfSeconds = 0.1}};
    return judge(slowDataSourceRule(), CaseMaker().steps(100).profile(profile).training());
}

TEST(SlowDataSource, FiresWhereReadingTakesTheTimeOfTheSteps)
{
    EXPECT_EQ(judgeProfile(0.1, "Iterator::Prefetch::TFRecord").findings.at(0).severity,
              Severity::Info);
    EXPECT_EQ(judgeProfile(0.3, "Iterator::Prefetch::TFRecord").findings.at(0).severity,
              Severity::Warning);
    const Judgement said = judgeProfile(0.7, "Iterator::Prefetch::Map[0]::TFRecord[0]");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("TFRecord"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("cycle_length=16"));
}

TEST(SlowDataSource, IsNotSureOfAFewSteps)
{
    EXPECT_EQ(judgeProfile(0.7, "Iterator::Prefetch::TFRecord", 5).findings.at(0).severity,
              Severity::Info);
}

TEST(SlowDataSource, IsSilentAboutOtherStagesAndInputThatCostsNothing)
{
    EXPECT_TRUE(judgeProfile(0.5, "Iterator::Prefetch::ParallelMapV2").silent());
    EXPECT_TRUE(judgeProfile(0.03, "Iterator::Prefetch::TFRecord").silent());
}

TEST(SlowDataSource, CountsTheRetriesOfCloudStorage)
{
    const auto with = [](int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += "2021-01-01 00:00:00.000000: I retrying_utils.cc:73] The operation failed and "
                    "will be automatically retried in "
                    + std::to_string(i)
                    + ".9 seconds (attempt 1 out of 10), caused by: Unavailable: gs://b/o\n";
        return judge(slowDataSourceRule(), CaseMaker().console(text).training());
    };
    ASSERT_EQ(with(40).findings.size(), 1U);
    EXPECT_DOUBLE_EQ(with(40).number("retries"), 40.0);
    EXPECT_TRUE(with(5).silent());
}

TEST(SlowDataSource, AbstainsWithoutAProfile)
{
    const Judgement said = judge(slowDataSourceRule(), CaseMaker().steps(100).training());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions[0].missing, "profile");
}

} // namespace

} // namespace faultline
