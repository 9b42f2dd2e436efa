// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/step_columns_layout.h"

#include <gtest/gtest.h>

namespace faultline::ui {
namespace {

std::vector<TraceStep> stepsOf(const std::vector<std::int64_t>& lengths)
{
    std::vector<TraceStep> steps;
    std::int64_t at = 0;
    for (const std::int64_t length : lengths) {
        steps.push_back({.number = static_cast<std::int64_t>(steps.size()),
                         .beginNs = at,
                         .endNs = at + length * 1'000'000'000,
                         .seconds = {}});
        at += length * 1'000'000'000;
    }
    return steps;
}

TEST(StepColumnsLayout, GivesEachStepAColumnWhereThereIsRoom)
{
    const std::vector<StepColumn> columns = stepColumns(stepsOf({1, 2, 3}), 100);
    ASSERT_EQ(columns.size(), 3U);
    EXPECT_EQ(columns[2].shown, 2U);
    EXPECT_EQ(columns[2].count, 1U);
}

TEST(StepColumnsLayout, KeepsTheLongestOfNeighbours)
{
    std::vector<std::int64_t> lengths(1000, 1);
    lengths[537] = 9;
    const std::vector<StepColumn> columns = stepColumns(stepsOf(lengths), 300);
    EXPECT_LE(columns.size(), 300U);
    std::size_t covered = 0;
    bool found = false;
    for (const StepColumn& column : columns) {
        EXPECT_EQ(column.first, covered);
        covered += column.count;
        found = found || column.shown == 537;
    }
    EXPECT_EQ(covered, 1000U);
    EXPECT_TRUE(found);
}

TEST(StepColumnsLayout, SurvivesNoStepsAndNoRoom)
{
    EXPECT_TRUE(stepColumns({}, 10).empty());
    EXPECT_EQ(stepColumns(stepsOf({1, 5, 2}), 0).size(), 1U);
    EXPECT_EQ(stepColumnsTop({}), 1.0);
    EXPECT_EQ(stepColumnsTop(stepsOf({0, 0})), 1.0);
}

TEST(StepColumnsLayout, CutsAStepThatWouldMakeTheOthersFlat)
{
    EXPECT_DOUBLE_EQ(stepColumnsTop(stepsOf({2, 2, 3, 2})), 3.0);
    std::vector<std::int64_t> lengths(50, 2);
    lengths[0] = 300;
    EXPECT_DOUBLE_EQ(stepColumnsTop(stepsOf(lengths)), 3.0);
    EXPECT_DOUBLE_EQ(stepColumnsTop(stepsOf({300, 2, 2, 2})), 3.0);
}

} // namespace
} // namespace faultline::ui
