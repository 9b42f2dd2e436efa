// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/job_queue.h"
#include "tests/widgets/trace_samples.h"
#include "widgets/views/trace/trace_search.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

const JobMonitor kGoOn;

TraceRowsPtr sampleRows()
{
    samples::ProfileBuilder builder("x");
    const auto main = builder.track("python", "main", false);
    const auto stream = builder.track("GPU", "Stream 7", true);
    builder.event(main, 0, 10, "aten::conv2d", TraceCategory::CpuOp);
    builder.event(main, 20, 10, "aten::relu", TraceCategory::CpuOp);
    builder.event(stream, 10, 10, "cudnn_CONV_kernel", TraceCategory::Kernel);
    return TraceRows::build(builder.build(), kGoOn);
}

TEST(TraceSearch, FindsNamesInAnyCaseByTime)
{
    const TraceRowsPtr rows = sampleRows();
    const TraceMatchesPtr matches = TraceMatches::find(rows, QStringLiteral("Conv"), kGoOn);
    ASSERT_EQ(matches->count(), 2U);
    EXPECT_EQ(rows->nameOf(matches->spots()[0]), "aten::conv2d");
    EXPECT_EQ(rows->nameOf(matches->spots()[1]), "cudnn_CONV_kernel");
    EXPECT_TRUE(matches->isAnyIn(0, 0, 2));
    EXPECT_FALSE(matches->isAnyIn(0, 1, 1));
    EXPECT_FALSE(matches->isAnyIn(99, 0, 1));
}

TEST(TraceSearch, GoesAroundInBothDirections)
{
    const TraceMatchesPtr matches = TraceMatches::find(sampleRows(), QStringLiteral("conv"), kGoOn);
    EXPECT_EQ(matches->next(std::nullopt, 5.0), 1U);
    EXPECT_EQ(matches->next(std::nullopt, 500.0), 0U);
    EXPECT_EQ(matches->next(1, 0.0), 0U);
    EXPECT_EQ(matches->previous(0, 0.0), 1U);
    EXPECT_EQ(matches->previous(std::nullopt, 5.0), 0U);
}

TEST(TraceSearch, FindsNothingForNothing)
{
    const TraceRowsPtr rows = sampleRows();
    EXPECT_EQ(TraceMatches::find(rows, {}, kGoOn)->count(), 0U);
    const TraceMatchesPtr none = TraceMatches::find(rows, QStringLiteral("zebra"), kGoOn);
    EXPECT_EQ(none->count(), 0U);
    EXPECT_FALSE(none->next(std::nullopt, 0.0));
    EXPECT_FALSE(none->previous(std::nullopt, 0.0));
}

TEST(TraceSearch, StopsWhenCancelled)
{
    JobMonitor cancelled;
    cancelled.cancel();
    EXPECT_EQ(TraceMatches::find(sampleRows(), QStringLiteral("conv"), cancelled), nullptr);
}

} // namespace
} // namespace faultline::ui
