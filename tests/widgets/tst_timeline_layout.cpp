// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/timeline/timeline_layout.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline::ui {

namespace {

constexpr double kDay = 86'400.0;

} // namespace

TEST(TimeScale, IsLinearWithinOneStretch)
{
    const TimeScale scale({{1000.0, 2000.0}}, 100.0, 600.0);
    EXPECT_EQ(scale.segments().size(), 1U);
    EXPECT_DOUBLE_EQ(scale.toX(1000.0), 100.0);
    EXPECT_DOUBLE_EQ(scale.toX(1500.0), 350.0);
    EXPECT_DOUBLE_EQ(scale.toX(2000.0), 600.0);
    EXPECT_DOUBLE_EQ(scale.toX(0.0), 100.0);
    EXPECT_DOUBLE_EQ(scale.toX(9999.0), 600.0);
}

TEST(TimeScale, CutsLongGapsSoThatRunsStayVisible)
{
    // Two hours of work each, ninety days apart.
    const TimeScale scale({{0.0, 7200.0}, {90 * kDay, 90 * kDay + 7200.0}}, 0.0, 1000.0);
    ASSERT_EQ(scale.segments().size(), 2U);
    for (const TimeScale::Segment& segment : scale.segments())
        EXPECT_GT(segment.right - segment.left, 400.0);
    EXPECT_LT(scale.segments()[1].left - scale.segments()[0].right, 40.0);
}

TEST(TimeScale, KeepsShortGapsToScale)
{
    const TimeScale scale({{0.0, 3600.0}, {4000.0, 7600.0}}, 0.0, 760.0);
    ASSERT_EQ(scale.segments().size(), 1U);
    EXPECT_DOUBLE_EQ(scale.toX(3800.0), 380.0);
}

TEST(TimeScale, GoesBothWaysAndNeverBackwards)
{
    const TimeScale scale({{0.0, 100.0}, {50 * kDay, 50 * kDay + 5000.0}, {80 * kDay, 80 * kDay}},
                          10.0, 910.0);
    double previous = -1.0;
    for (double x = 10.0; x <= 910.0; x += 0.5) {
        const double time = scale.toTime(x);
        EXPECT_GE(time, previous);
        previous = time;
        EXPECT_NEAR(scale.toX(time), x, 1e-6);
    }
}

TEST(TimeScale, ShowsEvenAnInstant)
{
    const TimeScale scale({{500.0, 500.0}}, 0.0, 100.0);
    ASSERT_EQ(scale.segments().size(), 1U);
    EXPECT_GT(scale.segments()[0].right, scale.segments()[0].left);
}

TEST(TimeScale, KeepsItsWidthWithHundredsOfCuts)
{
    std::vector<std::pair<double, double>> busy;
    for (int i = 0; i < 500; ++i)
        busy.emplace_back(i * kDay * 1000.0, i * kDay * 1000.0 + 10.0);
    const TimeScale scale(busy, 0.0, 800.0);
    EXPECT_EQ(scale.segments().size(), 500U);
    EXPECT_NEAR(scale.segments().back().right, 800.0, 1e-6);
    for (const TimeScale::Segment& segment : scale.segments())
        EXPECT_GT(segment.right, segment.left);
}

TEST(TimeScale, LeavesOutWhatIsNoTime)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const TimeScale scale({{nan, 5.0}, {10.0, 3.0}, {0.0, 100.0}}, 0.0, 10.0);
    ASSERT_EQ(scale.segments().size(), 1U);
    EXPECT_EQ(scale.segments()[0].end, 100.0);
    EXPECT_TRUE(TimeScale({}, 0.0, 10.0).segments().empty());
    EXPECT_TRUE(TimeScale({{0.0, 1.0}}, 10.0, 10.0).segments().empty());
    EXPECT_EQ(TimeScale().toX(3.0), 0.0);
}

TEST(TimelineLanes, MarksFindingsWhereTheirFirstProofBegins)
{
    const CasePtr data =
        samples::CaseBuilder()
            .add("exp/train", "loss", samples::pointsOf(100, [](std::size_t) { return 1.0; }))
            .build();
    Training training;
    training.name = "exp";
    training.runs = data->runs;
    Diagnosis diagnosis;
    Finding withoutTime;
    withoutTime.run = RunId("exp/train");
    withoutTime.evidence = {NumberEvidence{}};
    Finding found = withoutTime;
    found.severity = Severity::Critical;
    found.evidence = {NumberEvidence{}, samples::evidence("exp/train", "loss", 40, 60)};
    Finding ofAnotherRun = found;
    ofAnotherRun.run = RunId("other");
    diagnosis.findings = {withoutTime, found, ofAnotherRun};

    const std::vector<TimelineLane> lanes = timelineLanes({&training}, &diagnosis);
    ASSERT_EQ(lanes.size(), 1U);
    EXPECT_EQ(lanes[0].name, QStringLiteral("exp"));
    EXPECT_EQ(lanes[0].begin, samples::kBegin);
    EXPECT_EQ(lanes[0].end, samples::kBegin + 99);
    ASSERT_EQ(lanes[0].marks.size(), 1U);
    EXPECT_EQ(lanes[0].marks[0].finding, 1U);
    EXPECT_EQ(lanes[0].marks[0].time, samples::kBegin + 40);
}

TEST(TimelineLanes, LeavesOutTrainingsWithoutTime)
{
    Training training;
    training.name = "empty";
    EXPECT_TRUE(timelineLanes({&training}, nullptr).empty());
}

} // namespace faultline::ui
