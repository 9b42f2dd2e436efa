// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/value_at_step.h"

#include <gtest/gtest.h>

namespace {

using namespace faultline;

BlobIndex indexOf(std::initializer_list<std::int64_t> steps)
{
    BlobIndexBuilder builder;
    for (const std::int64_t step : steps) {
        BlobRef ref;
        ref.step = step;
        builder.append({&ref, 1});
    }
    return builder.snapshot();
}

TEST(ValueAtStep, IsTheNearestAtOrBefore)
{
    const BlobIndex items = indexOf({10, 20, 30});
    EXPECT_EQ(valueAtStep(items, 20), 1U);
    EXPECT_EQ(valueAtStep(items, 29), 1U);
    EXPECT_EQ(valueAtStep(items, 1000), 2U);
    EXPECT_EQ(valueAtStep(items, 9), std::nullopt);
}

TEST(ValueAtStep, NoStepIsTheLast)
{
    EXPECT_EQ(valueAtStep(indexOf({30, 10}), std::nullopt), 1U);
    EXPECT_EQ(valueAtStep({}, std::nullopt), std::nullopt);
    EXPECT_EQ(valueAtStep({}, 5), std::nullopt);
}

TEST(ValueAtStep, AfterARestartTheLaterAttemptCounts)
{
    const BlobIndex items = indexOf({0, 10, 20, 10, 20});
    EXPECT_EQ(valueAtStep(items, 10), 3U);
    EXPECT_EQ(valueAtStep(items, 25), 4U);
}

} // namespace
