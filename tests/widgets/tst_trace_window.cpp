// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_window.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

TraceWindow wholeOf(double begin, double end)
{
    TraceWindow window;
    window.setLimits(begin, end);
    window.setPixels(100, 1000);
    return window;
}

TEST(TraceWindow, ShowsEverythingAtFirst)
{
    const TraceWindow window = wholeOf(500, 10'500);
    EXPECT_TRUE(window.isWhole());
    EXPECT_DOUBLE_EQ(window.toX(500), 100.0);
    EXPECT_DOUBLE_EQ(window.toX(10'500), 1100.0);
    EXPECT_DOUBLE_EQ(window.toNs(window.toX(4321)), 4321);
}

TEST(TraceWindow, StaysInsideItsLimitsAndKeepsItsLength)
{
    TraceWindow window = wholeOf(0, 10'000);
    EXPECT_TRUE(window.show(9000, 11'000));
    EXPECT_DOUBLE_EQ(window.begin(), 8000);
    EXPECT_DOUBLE_EQ(window.end(), 10'000);
    EXPECT_FALSE(window.panBy(1e9));
    EXPECT_TRUE(window.panBy(-1e9));
    EXPECT_DOUBLE_EQ(window.begin(), 0);
    EXPECT_DOUBLE_EQ(window.span(), 2000);
}

TEST(TraceWindow, ZoomKeepsThePlaceUnderTheCursor)
{
    TraceWindow window = wholeOf(0, 100'000);
    const double x = window.toX(30'000);
    EXPECT_TRUE(window.zoomAt(30'000, 0.25));
    EXPECT_NEAR(window.toX(30'000), x, 1e-6);
    EXPECT_DOUBLE_EQ(window.span(), 25'000);
}

TEST(TraceWindow, GoesNoCloserThanItsTimesAreExact)
{
    TraceWindow window = wholeOf(0, 100'000);
    for (int i = 0; i < 100; ++i)
        window.zoomAt(50'000, 0.5);
    EXPECT_DOUBLE_EQ(window.span(), TraceWindow::kNarrowestNs);
    EXPECT_NEAR((window.begin() + window.end()) / 2, 50'000, TraceWindow::kNarrowestNs);
    EXPECT_TRUE(window.show(70'000, 70'000));
    EXPECT_DOUBLE_EQ((window.begin() + window.end()) / 2, 70'000);
    EXPECT_TRUE(window.zoomAt(0, 1e12));
    EXPECT_TRUE(window.isWhole());
}

TEST(TraceWindow, SurvivesATraceOfNoLength)
{
    TraceWindow window = wholeOf(5, 5);
    EXPECT_FALSE(window.zoomAt(5, 0.5));
    EXPECT_DOUBLE_EQ(window.span(), 1.0);
}

} // namespace
} // namespace faultline::ui
