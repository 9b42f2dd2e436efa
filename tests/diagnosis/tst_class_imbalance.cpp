// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

/// So many boxes of "cat" and of "emu" in the training part.
DatasetMaker unequal(int cats, int emus)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < cats; ++i)
        maker.picture("c" + std::to_string(i), 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    for (int i = 0; i < emus; ++i)
        maker.picture("e" + std::to_string(i), 640, 480).box("emu", 0.1F, 0.1F, 0.5F, 0.5F, 2);
    return maker;
}

/// A training that measured the average precision of both classes.
Training scored(const std::shared_ptr<DatasetEvidence>& evidence, double cat, double emu)
{
    const auto steps = stepsFrom(0, 10, 100);
    Training training =
        trainingOf({RunMaker("train").curve("loss", steps, [](std::int64_t) { return 1.0; }).make(),
                    RunMaker("eval")
                        .curve("DetectionBoxes_PerformanceByCategory/mAP/cat", steps,
                               [cat](std::int64_t) { return cat; })
                        .curve("DetectionBoxes_PerformanceByCategory/mAP/emu", steps,
                               [emu](std::int64_t) { return emu; })
                        .make()});
    training.datasets = {evidence};
    return training;
}

} // namespace

TEST(ClassImbalance, HundredToOneIsAWarningWithWeights)
{
    DatasetMaker maker = unequal(606, 6);
    const auto evidence = evidenceOf(maker.make());
    const Judgement mild = judge(*makeClassImbalance(), plannedOn(evidence));
    ASSERT_EQ(mild.findings.size(), 1U);
    EXPECT_EQ(mild.findings.front().severity, Severity::Warning);
    EXPECT_EQ(mild.title(), "Class cat has 101 times as many boxes as class emu");
    EXPECT_NEAR(mild.number("class-ratio"), 101.0, 1e-6);
    // sqrt(606 / 606) and sqrt(606 / 6), cut at 10
    EXPECT_NE(snippetTexts(mild.findings.front()).find("torch.tensor([1, 10])"), std::string::npos)
        << snippetTexts(mild.findings.front());
}

TEST(ClassImbalance, TwentyToOneIsARemarkUnlessTheScoreSaysMore)
{
    DatasetMaker maker = unequal(1200, 60);
    const auto evidence = evidenceOf(maker.make());
    const Judgement planned = judge(*makeClassImbalance(), plannedOn(evidence));
    ASSERT_EQ(planned.findings.size(), 1U);
    EXPECT_EQ(planned.findings.front().severity, Severity::Info);
    const Judgement low = judge(*makeClassImbalance(), scored(evidence, 0.8, 0.1));
    ASSERT_EQ(low.findings.size(), 1U);
    EXPECT_EQ(low.findings.front().severity, Severity::Warning);
    EXPECT_GT(low.findings.front().confidence, planned.findings.front().confidence);
    const Judgement high = judge(*makeClassImbalance(), scored(evidence, 0.8, 0.7));
    ASSERT_EQ(high.findings.size(), 1U);
    EXPECT_EQ(high.findings.front().severity, Severity::Info);
}

TEST(ClassImbalance, AValidationWithoutBoxesIsCritical)
{
    DatasetMaker maker = unequal(60, 60);
    maker.split("val");
    for (int i = 0; i < 12; ++i)
        maker.picture("v" + std::to_string(i), 640, 480);
    const Judgement said = judge(*makeClassImbalance(), plannedOn(evidenceOf(maker.make())));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(said.title(), "No boxes in val: none of its 12 images has an annotation");
}

TEST(ClassImbalance, AClassThatIsOnlyValidatedIsAWarning)
{
    DatasetMaker maker = unequal(200, 0);
    maker.split("val");
    for (int i = 0; i < 60; ++i)
        maker.picture("v" + std::to_string(i), 640, 480)
            .box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1)
            .box("emu", 0.1F, 0.1F, 0.5F, 0.5F, 2);
    const Judgement said = judge(*makeClassImbalance(), plannedOn(evidenceOf(maker.make())));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(),
              "Class emu is missing from the training data (boxes in the validation data: 60)");
}

TEST(ClassImbalance, SevenToOneIsSilent)
{
    DatasetMaker maker = unequal(700, 100);
    EXPECT_TRUE(judge(*makeClassImbalance(), plannedOn(evidenceOf(maker.make()))).silent());
}

TEST(ClassImbalance, FewBoxesBesideManyAreARemark)
{
    DatasetMaker maker = unequal(180, 30);
    const Judgement said = judge(*makeClassImbalance(), plannedOn(evidenceOf(maker.make())));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_EQ(said.title(), "Class emu has too few boxes: 30, 14.3 % of all boxes");
}

TEST(ClassImbalance, ASmallSetIsSilent)
{
    DatasetMaker even = unequal(44, 43);
    EXPECT_TRUE(judge(*makeClassImbalance(), plannedOn(evidenceOf(even.make()))).silent());
    DatasetMaker maker = unequal(12, 0);
    EXPECT_TRUE(judge(*makeClassImbalance(), plannedOn(evidenceOf(maker.make()))).silent());
}

} // namespace faultline::test
