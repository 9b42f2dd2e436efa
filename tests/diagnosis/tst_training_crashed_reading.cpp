// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/lifecycle/training_crashed_reading.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace faultline::test {

namespace {

const std::string kHeadOfTrainingCrashedReading =
    "epoch 1 loss 0.5\nTraceback (most recent call last):\n"
    "  File \"/home/me/train.py\", line 3, in main\n    run(x)\n";

/// What `read` makes of the crash that a log of these lines ends with.
template <typename Read>
auto readFrom(const std::string& text, Read read)
{
    const Training training = CaseMaker().console(text).training();
    const std::vector<Crash> crashes = crashesOf(training);
    return read(crashes.at(0));
}

} // namespace

using namespace rules::training_crashed;

TEST(TrainingCrashedReading, CountsTheClassesOfACheckpointThatDoesNotFit)
{
    const auto counted = [](const std::string& layer, const std::string& shape) {
        return readFrom(kHeadOfTrainingCrashedReading
                            + "RuntimeError: Error(s) in loading state_dict for Net:\n"
                              "\tsize mismatch for "
                            + layer
                            + ": copying a param with shape "
                              "torch.Size([91, "
                            + shape
                            + "]) from checkpoint, the shape in current "
                              "model is torch.Size([3, "
                            + shape + "]).\n",
                        classCounts);
    };
    ASSERT_TRUE(counted("head.cls_score.weight", "1024"));
    EXPECT_EQ(counted("head.cls_score.weight", "1024")->checkpoint, "91");
    EXPECT_EQ(counted("head.cls_score.weight", "1024")->model, "3");
    EXPECT_FALSE(counted("backbone.conv1.weight", "3, 7, 7"));
}

TEST(TrainingCrashedReading, FindsTheBatchThatWasReshaped)
{
    const auto reshaped = [](const std::string& shapes) {
        return readFrom(kHeadOfTrainingCrashedReading
                            + "RuntimeError: mat1 and mat2 shapes cannot be multiplied (" + shapes
                            + ")\n",
                        reshapedBatch);
    };
    ASSERT_TRUE(reshaped("64x600 and 2400x10"));
    EXPECT_EQ(reshaped("64x600 and 2400x10")->samples, 16);
    EXPECT_EQ(reshaped("64x600 and 2400x10")->batch, 64);
    EXPECT_FALSE(reshaped("64x601 and 2400x10"));
}

TEST(TrainingCrashedReading, TellsKindsOfEnds)
{
    EXPECT_EQ(readFrom(kHeadOfTrainingCrashedReading + "ValueError: too few\n", endKindOf),
              EndKind::Named);
    EXPECT_EQ(readFrom(kHeadOfTrainingCrashedReading, endKindOf), EndKind::Torn);
}

} // namespace faultline::test
