// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace faultline::test {
namespace {

ComparedCase caseOf(CaseData data)
{
    return {.analysis = analysed(std::move(data)), .diagnosis = nullptr, .path = "run"};
}

TEST(Compare, NothingWithoutTrainings)
{
    SilentMonitor monitor;
    const std::vector<ComparedCase> empty{caseOf({})};
    const Result<CompareResult> result = compare(empty, empty, {}, monitor);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->comparisons.empty());
}

} // namespace
} // namespace faultline::test
