// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_history.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

TEST(SummaryHistory, ChoosesEvenlyWithBothEnds)
{
    EXPECT_TRUE(evenlyChosen(0, 5).empty());
    EXPECT_TRUE(evenlyChosen(5, 0).empty());
    EXPECT_EQ(evenlyChosen(3, 5), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(evenlyChosen(9, 5), (std::vector<std::size_t>{0, 2, 4, 6, 8}));
    EXPECT_EQ(evenlyChosen(7, 1), (std::vector<std::size_t>{6}));
    const std::vector<std::size_t> many = evenlyChosen(std::size_t{1} << 62, 501);
    EXPECT_EQ(many.front(), 0U);
    EXPECT_EQ(many.back(), (std::size_t{1} << 62) - 1);
    EXPECT_TRUE(std::is_sorted(many.begin(), many.end()));
}

} // namespace
} // namespace faultline
