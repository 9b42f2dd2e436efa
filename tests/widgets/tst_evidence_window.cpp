// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/findings/evidence_window.h"

#include <gtest/gtest.h>

namespace faultline::ui {

namespace {

using samples::evidence;
using samples::pointsOf;

double zero(std::size_t)
{
    return 0.0;
}

} // namespace

TEST(EvidenceRange, IsExactOnEveryAxis)
{
    const SeriesEvidence proof = evidence("run", "tag", 100, 200);
    EXPECT_EQ(evidenceRange(proof, XAxisKind::Step, 0.0), (AxisRange{.min = 100, .max = 200}));
    EXPECT_EQ(evidenceRange(proof, XAxisKind::Relative, samples::kBegin),
              (AxisRange{.min = 100, .max = 200}));
    EXPECT_EQ(evidenceRange(proof, XAxisKind::Wall, samples::kBegin),
              (AxisRange{.min = samples::kBegin + 100, .max = samples::kBegin + 200}));
}

TEST(EvidenceWindow, HasAMarginOfFifteenPercentOnBothSides)
{
    const ScalarSeries series = pointsOf(10'001, zero);
    const auto window = evidenceWindow(evidence("run", "tag", 4000, 8000), series);
    ASSERT_TRUE(window);
    EXPECT_DOUBLE_EQ(window->min, 3400);
    EXPECT_DOUBLE_EQ(window->max, 8600);
}

TEST(EvidenceWindow, GivesASingleStepSomeContext)
{
    const ScalarSeries series = pointsOf(10'001, zero);
    const auto window = evidenceWindow(evidence("run", "tag", 5000, 5000), series);
    ASSERT_TRUE(window);
    EXPECT_LE(window->min, 5000 - 300);
    EXPECT_GE(window->max, 5000 + 300);
}

TEST(EvidenceWindow, StaysWithinTheSeries)
{
    const ScalarSeries series = pointsOf(1001, zero);
    const auto window = evidenceWindow(evidence("run", "tag", 990, 1000), series);
    ASSERT_TRUE(window);
    EXPECT_EQ(window->max, 1000);
    EXPECT_LT(window->min, 990);
}

TEST(EvidenceWindow, ShowsTheWholeRunWhenTheProofIsMostOfIt)
{
    EXPECT_FALSE(evidenceWindow(evidence("run", "tag", 10, 990), pointsOf(1001, zero)));
}

TEST(NeedsLogAxis, WhenALossExplodesWithinTheRangeAlone)
{
    const ScalarSeries exploding =
        pointsOf(1000, [](std::size_t i) { return i < 900 ? 1.0 : 1e19; });
    EXPECT_TRUE(needsLogAxis(exploding, std::nullopt));
    EXPECT_FALSE(needsLogAxis(exploding, AxisRange{.min = 0, .max = 500}));
    EXPECT_FALSE(needsLogAxis(
        pointsOf(10, [](std::size_t i) { return static_cast<double>(i) * 1e9; }), std::nullopt));
    EXPECT_FALSE(needsLogAxis(ScalarSeries(), std::nullopt));
}

TEST(EvidenceWindow, ShowsTheWholeRunWhenStepsDoNotTellPointsApart)
{
    EXPECT_FALSE(evidenceWindow(evidence("run", "tag", 0, 0), pointsOf(50, zero, 0)));
    EXPECT_FALSE(evidenceWindow(evidence("run", "tag", 0, 0), ScalarSeries()));
}

} // namespace faultline::ui
