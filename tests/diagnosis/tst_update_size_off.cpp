// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

/// A clip of 10 and norms of which `share` lie above it.
Judgement clipped(double share, std::size_t points = 200)
{
    PipelineText text;
    text.clipNorm = 10.0;
    Noise noise(7);
    const RunPtr run = RunMaker("train")
                           .curve("gradient_norm", stepsFrom(0, points, 100),
                                  [&](std::int64_t) {
                                      return noise.chance(share) ? 40.0 * noise.factor(0.2)
                                                                 : 4.0 * noise.factor(0.2);
                                  })
                           .make();
    return judge(*makeUpdateSizeOff(), CaseMaker().pipeline(text.str()).run(run).training());
}

Judgement updatesForUpdateSizeOff(double size)
{
    Noise noise(8);
    return judge(*makeUpdateSizeOff(),
                 {RunMaker("train")
                      .curve("update_ratio", stepsFrom(0, 100, 10),
                             [&](std::int64_t) { return size * noise.factor(0.5); })
                      .make()});
}

} // namespace

TEST(UpdateSizeOff, WarnsOfAClipThatCutsNearlyAll)
{
    const Judgement said = clipped(0.97);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NEAR(said.number("clipped-share"), 0.97, 0.03);
    ASSERT_EQ(finding.fixes.front().edits.size(), 1U);
    EXPECT_EQ(finding.fixes.front().edits[0].path, "train_config.gradient_clipping_by_norm");
    EXPECT_NEAR(std::stod(finding.fixes.front().edits[0].value), 52.0, 5.0);
}

TEST(UpdateSizeOff, OnlyRemarksOnSevenTenths)
{
    const Judgement said = clipped(0.7);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(UpdateSizeOff, StaysSilentWhereTheClipIsForOutliers)
{
    EXPECT_TRUE(clipped(0.4).silent());
}

TEST(UpdateSizeOff, JudgesUpdatesAgainstWeights)
{
    EXPECT_TRUE(updatesForUpdateSizeOff(1e-3).silent());
    EXPECT_TRUE(updatesForUpdateSizeOff(5e-2).silent());
    const Judgement large = updatesForUpdateSizeOff(0.5);
    ASSERT_EQ(large.findings.size(), 1U);
    EXPECT_NEAR(large.number("update-exponent"), std::log10(0.5), 0.2);
    EXPECT_EQ(updatesForUpdateSizeOff(1e-6).findings.size(), 1U);
}

TEST(UpdateSizeOff, AbstainsWithoutNormsAndOnFew)
{
    const Judgement none = judge(*makeUpdateSizeOff(), CaseMaker().steps(100).training());
    EXPECT_TRUE(none.findings.empty());
    EXPECT_EQ(none.abstentions.size(), 1U);
    EXPECT_EQ(clipped(0.9, 20).abstentions.size(), 1U);
}

} // namespace faultline::test
