// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/job_queue.h"
#include "tests/widgets/trace_samples.h"
#include "widgets/views/trace/trace_rows.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

using samples::ProfileBuilder;

constexpr auto kOp = TraceCategory::CpuOp;

TraceRowsPtr rowsOf(ProfileBuilder& builder)
{
    JobMonitor goOn;
    return TraceRows::build(builder.build(), goOn);
}

TEST(TraceRows, PutsEachDepthInARow)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 100, "step", kOp, 0);
    builder.event(track, 10, 30, "forward", kOp, 1);
    builder.event(track, 50, 30, "backward", kOp, 1);
    builder.event(track, 55, 5, "conv", kOp, 2);
    const TraceRowsPtr rows = rowsOf(builder);
    ASSERT_EQ(rows->rows().size(), 3U);
    EXPECT_EQ(rows->rows()[1].size(), 2U);
    EXPECT_EQ(rows->nameOf({.row = 1, .position = 1}), "backward");
    EXPECT_EQ(rows->rowsOf(0), (std::pair<std::size_t, std::size_t>(0, 3)));
    EXPECT_EQ(rows->beginNs(), 0);
    EXPECT_EQ(rows->endNs(), 100);
}

TEST(TraceRows, GivesSelfTimeAndNeighbours)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 100, "step", kOp, 0);
    builder.event(track, 10, 30, "forward", kOp, 1);
    builder.event(track, 50, 30, "backward", kOp, 1);
    builder.event(track, 55, 5, "conv", kOp, 2);
    const TraceRowsPtr rows = rowsOf(builder);
    EXPECT_EQ(rows->selfTimeOf({.row = 0, .position = 0}), 40);
    EXPECT_EQ(rows->selfTimeOf({.row = 1, .position = 1}), 25);
    EXPECT_EQ(rows->selfTimeOf({.row = 2, .position = 0}), 5);
    EXPECT_EQ(rows->parentOf({.row = 2, .position = 0}), (TraceSpot{.row = 1, .position = 1}));
    EXPECT_EQ(rows->childOf({.row = 1, .position = 1}), (TraceSpot{.row = 2, .position = 0}));
    EXPECT_FALSE(rows->childOf({.row = 1, .position = 0}));
    EXPECT_FALSE(rows->parentOf({.row = 0, .position = 0}));
}

TEST(TraceRows, MovesOverlapsToTheirOwnRow)
{
    ProfileBuilder builder("x");
    const auto stream = builder.track("GPU", "Stream 7", true);
    builder.event(stream, 0, 50, "a", TraceCategory::Kernel);
    builder.event(stream, 30, 50, "b", TraceCategory::Kernel);
    builder.event(stream, 50, 10, "c", TraceCategory::Kernel);
    const TraceRowsPtr rows = rowsOf(builder);
    ASSERT_EQ(rows->rows().size(), 2U);
    EXPECT_EQ(rows->rows()[0].size(), 2U);
    EXPECT_EQ(rows->nameOf({.row = 1, .position = 0}), "b");
    EXPECT_EQ(rows->notDrawnCount(), 0U);
}

TEST(TraceRows, CountsWhatIsNestedTooDeep)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    const auto deep = static_cast<std::int64_t>(TraceRows::kMostRowsOfTrack) + 3;
    for (std::int64_t i = 0; i < deep; ++i)
        builder.event(track, i, 10'000, "overlapping", kOp);
    const TraceRowsPtr rows = rowsOf(builder);
    EXPECT_EQ(rows->rows().size(), TraceRows::kMostRowsOfTrack);
    EXPECT_EQ(rows->notDrawnCount(), 3U);
}

TEST(TraceRows, CountsEventsOfUnknownTracks)
{
    ProfileBuilder builder("x");
    builder.track("python", "main", false);
    builder.event(0, 0, 10, "known", kOp);
    builder.event(7, 0, 10, "lost", kOp);
    EXPECT_EQ(rowsOf(builder)->notDrawnCount(), 1U);
}

TEST(TraceRows, LeavesOutDepthsWithoutEvents)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 100, "outer", kOp, 0);
    builder.event(track, 10, 20, "inner", kOp, 5);
    const TraceRowsPtr rows = rowsOf(builder);
    ASSERT_EQ(rows->rows().size(), 2U);
    EXPECT_EQ(rows->selfTimeOf({.row = 0, .position = 0}), 80);
}

TEST(TraceRows, FindsEventsByTimeWithTolerance)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 100, 10, "a", kOp);
    builder.event(track, 200, 0, "instant", kOp);
    const TraceRowsPtr rows = rowsOf(builder);
    EXPECT_EQ(rows->spotAt(0, 105.0, 0.0)->position, 0U);
    EXPECT_EQ(rows->spotAt(0, 112.0, 3.0)->position, 0U);
    EXPECT_FALSE(rows->spotAt(0, 115.0, 3.0));
    EXPECT_EQ(rows->spotAt(0, 199.0, 2.0)->position, 1U);
    EXPECT_FALSE(rows->spotAt(9, 105.0, 0.0));
}

TEST(TraceRows, KnowsLongDurations)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 0xffffffff, "long", kOp);
    builder.profile().longDurations = {{0, 10'000'000'000}};
    EXPECT_EQ(rowsOf(builder)->endNs(), 10'000'000'000);
}

TEST(TraceRows, TellsHowBusyEachPartIs)
{
    ProfileBuilder builder("x");
    const auto stream = builder.track("GPU", "Stream 7", true);
    builder.event(stream, 0, 1024, "first half", TraceCategory::Kernel);
    builder.event(stream, 2047, 1, "end", TraceCategory::Kernel);
    const TraceRowsPtr rows = rowsOf(builder);
    EXPECT_TRUE(rows->overview().hasDevice);
    EXPECT_FALSE(rows->overview().hasHost);
    EXPECT_FLOAT_EQ(rows->overview().device[10], 1.0F);
    EXPECT_FLOAT_EQ(rows->overview().device[600], 0.0F);
    EXPECT_FLOAT_EQ(rows->overview().device[1023], 0.5F);
}

TEST(TraceRow, MeasuresAnyStretch)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 10, "a", kOp);
    builder.event(track, 20, 10, "b", kOp);
    const TraceRowsPtr rows = rowsOf(builder);
    const TraceRow& row = rows->rows().front();
    EXPECT_EQ(row.busyBetween(-5, 100), 20);
    EXPECT_EQ(row.busyBetween(5, 25), 10);
    EXPECT_EQ(row.busyBetween(12, 18), 0);
    EXPECT_EQ(row.busyBetween(30, 5), 0);
}

TEST(TraceRows, StopsWhenCancelled)
{
    ProfileBuilder builder("x");
    const auto track = builder.track("python", "main", false);
    builder.event(track, 0, 10, "a", kOp);
    JobMonitor cancelled;
    cancelled.cancel();
    EXPECT_EQ(TraceRows::build(builder.build(), cancelled), nullptr);
}

} // namespace
} // namespace faultline::ui
