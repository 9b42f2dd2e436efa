// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/lifecycle/training_crashed_numbers.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace faultline::test {

namespace {

std::string titleOfForTrainingCrashedNumbers(const RunMaker::OfStep& loss, double rate,
                                             const std::string& family)
{
    const Training training =
        trainingOf({RunMaker("sac")
                        .curve("train/critic_loss", stepsFrom(100, 6, 100), loss)
                        .curve("train/learning_rate", stepsFrom(100, 6, 100),
                               [rate](std::int64_t) { return rate; })
                        .make()});
    Finding finding;
    rules::training_crashed::nameReasonOfNumber(training, family, 700, finding);
    Judgement said;
    said.findings = {finding};
    return said.title();
}

double falls(std::int64_t step)
{
    return 20.0 / static_cast<double>(step);
}

double explodes(std::int64_t step)
{
    return step < 500 ? 0.1 : 9e24;
}

} // namespace

TEST(TrainingCrashedNumbers, TellsDataFromDivergence)
{
    EXPECT_NE(titleOfForTrainingCrashedNumbers(falls, 1e-3, "numbers").find("probably hold NaN"),
              std::string::npos);
    EXPECT_NE(titleOfForTrainingCrashedNumbers(explodes, 1e-3, "numbers").find("exploded to"),
              std::string::npos);
    EXPECT_TRUE(titleOfForTrainingCrashedNumbers(falls, 1e-3, "memory").empty());
}

} // namespace faultline::test
