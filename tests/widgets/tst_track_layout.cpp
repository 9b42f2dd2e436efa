// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/job_queue.h"
#include "tests/widgets/trace_samples.h"
#include "widgets/views/trace/track_layout.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

TraceRowsPtr layoutRows()
{
    samples::ProfileBuilder builder("x");
    const auto quiet = builder.track("helper", "thread 9", false);
    const auto idle = builder.track("python", "thread 1", false);
    const auto main = builder.track("python", "thread 2", false);
    builder.track("python", "without events", false);
    const auto stream = builder.track("GPU 0", "Stream 7", true);
    builder.event(quiet, 0, 10, "a", TraceCategory::CpuOp);
    builder.event(idle, 0, 10, "b", TraceCategory::CpuOp);
    builder.event(main, 0, 10, "c", TraceCategory::CpuOp);
    builder.event(main, 1, 5, "d", TraceCategory::CpuOp, 1);
    builder.event(stream, 0, 10, "e", TraceCategory::Kernel);
    JobMonitor goOn;
    return TraceRows::build(builder.build(), goOn);
}

TEST(TrackLayout, PutsDevicesFirstAndTheBusiestBeforeOthers)
{
    const TraceRowsPtr rows = layoutRows();
    const TrackLayout layout(*rows);
    ASSERT_EQ(layout.groups().size(), 3U);
    EXPECT_EQ(layout.groups()[0].process, "GPU 0");
    EXPECT_EQ(layout.groups()[1].process, "python");
    EXPECT_EQ(layout.groups()[2].process, "helper");
    ASSERT_EQ(layout.groups()[1].tracks.size(), 2U) << "a track without events is left out";
    EXPECT_EQ(layout.groups()[1].tracks[0].track, 2U);
    EXPECT_EQ(layout.groups()[1].eventCount, 3U);
}

TEST(TrackLayout, FindsRowsByHeightAndHeightsByRow)
{
    const TraceRowsPtr rows = layoutRows();
    const TrackLayout layout(*rows);
    EXPECT_EQ(layout.headingAt(0), 0U);
    for (std::size_t row = 0; row < rows->rows().size(); ++row) {
        const std::optional<int> top = layout.topOfRow(row);
        ASSERT_TRUE(top);
        EXPECT_EQ(layout.rowAt(*top), row);
        EXPECT_EQ(layout.rowAt(*top + TrackLayout::kRowHeight - 1), row);
        EXPECT_FALSE(layout.headingAt(*top));
    }
    EXPECT_FALSE(layout.rowAt(layout.height() + 10));
    EXPECT_FALSE(layout.rowAt(-1));
}

TEST(TrackLayout, KeepsDevicesApartFromAProcessOfTheSameName)
{
    samples::ProfileBuilder builder("x");
    const auto main = builder.track("python", "thread 1", false);
    const auto stream = builder.track("python", "stream 7", true);
    builder.event(main, 0, 10, "a", TraceCategory::CpuOp);
    builder.event(stream, 0, 10, "b", TraceCategory::Kernel);
    JobMonitor goOn;
    const TrackLayout layout(*TraceRows::build(builder.build(), goOn));
    ASSERT_EQ(layout.groups().size(), 2U);
    EXPECT_TRUE(layout.groups()[0].isDevice);
    EXPECT_FALSE(layout.groups()[1].isDevice);
}

TEST(TrackLayout, FoldsTracksOnWhichHardlyAnythingHappens)
{
    samples::ProfileBuilder builder("x");
    const auto busy = builder.track("GPU 0", "stream 7", true);
    for (int i = 0; i < 1000; ++i)
        builder.event(busy, 100 * i, 90, "a", TraceCategory::Kernel);
    for (int i = 0; i < 4; ++i)
        builder.event(builder.track("GPU 0", "stream " + std::to_string(20 + i), true), 0, 10, "b",
                      TraceCategory::Kernel);
    const auto seldom = builder.track("GPU 0", "stream 30", true);
    builder.event(seldom, 0, 50'000, "c", TraceCategory::Collective);
    JobMonitor goOn;
    const TraceRowsPtr rows = TraceRows::build(builder.build(), goOn);
    const TrackLayout layout(*rows);
    ASSERT_EQ(layout.groups().size(), 2U);
    EXPECT_EQ(layout.groups()[0].tracks.size(), 2U) << "one event, but half of the time";
    EXPECT_FALSE(layout.groups()[0].folded);
    EXPECT_EQ(layout.groups()[0].eventCount, 1001U);
    EXPECT_TRUE(layout.groups()[1].isQuiet);
    EXPECT_TRUE(layout.groups()[1].folded);
    EXPECT_EQ(layout.groups()[1].tracks.size(), 4U);
}

TEST(TrackLayout, FoldsProcesses)
{
    const TraceRowsPtr rows = layoutRows();
    TrackLayout layout(*rows);
    const int open = layout.height();
    const std::size_t mainRow = layout.groups()[1].tracks[0].firstRow;
    EXPECT_EQ(layout.groupOfRow(mainRow), 1U);
    layout.setFolded(1, true);
    EXPECT_LT(layout.height(), open);
    EXPECT_FALSE(layout.topOfRow(mainRow));
    EXPECT_EQ(layout.headingAt(layout.groups()[2].top), 2U);
    layout.setFolded(1, false);
    EXPECT_EQ(layout.height(), open);
}

} // namespace
} // namespace faultline::ui
