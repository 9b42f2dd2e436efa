// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/diagnosis/support/profile_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

ProfileMaker copying(double share, int steps = 30, double input = 0.0)
{
    ProfileMaker maker;
    maker.steps(steps, 0.1,
                {{StepCategory::HostToDevice, share},
                 {StepCategory::Input, input},
                 {StepCategory::Compute, 1.0 - share - input}});
    return maker;
}

Severity severityOf(double share)
{
    const Judgement said = judge(*makeCopyToDeviceSlow(), copying(share).training());
    EXPECT_EQ(said.findings.size(), 1U) << share;
    return said.findings.empty() ? Severity::Info : said.findings.front().severity;
}

} // namespace

TEST(CopyToDeviceSlow, ThreeSeverities)
{
    EXPECT_EQ(severityOf(0.12), Severity::Info);
    EXPECT_EQ(severityOf(0.30), Severity::Warning);
    EXPECT_EQ(severityOf(0.60), Severity::Critical);
}

TEST(CopyToDeviceSlow, TellsTheRateAndWhatBytesWouldSave)
{
    ProfileMaker maker = copying(0.3);
    maker.device(3000, 10);
    maker.profile().devices.front().hostToDeviceBytes = 30ULL * 60'000'000;
    maker.profile().devices.front().hostToDeviceSeconds = 30 * 0.03;
    const Judgement said = judge(*makeCopyToDeviceSlow(), maker.training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NEAR(said.number("copy-rate"), 2e9, 1.0);
    EXPECT_EQ(said.findings.front().fixes.size(), 2U);
    EXPECT_NE(snippetTexts(said.findings.front()).find("pin_memory=True"), std::string::npos);
    EXPECT_EQ(snippetTexts(said.findings.front()).find("tensorflow"), std::string::npos)
        << "this one trains with PyTorch";
}

TEST(CopyToDeviceSlow, MostOfTheTimeForInputIsARemark)
{
    const Judgement said = judge(*makeCopyToDeviceSlow(), copying(0.06, 30, 0.04).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(CopyToDeviceSlow, AFewPerCentAreSilent)
{
    EXPECT_TRUE(judge(*makeCopyToDeviceSlow(), copying(0.04).training()).silent());
    EXPECT_TRUE(judge(*makeCopyToDeviceSlow(), copying(0.08, 30, 0.30).training()).silent());
}

TEST(CopyToDeviceSlow, AbstainsWithoutSteps)
{
    ProfileMaker maker;
    maker.profile().hasStepMarkers = false;
    EXPECT_EQ(judge(*makeCopyToDeviceSlow(), maker.training()).abstentions.size(), 1U);
}

} // namespace faultline::test
