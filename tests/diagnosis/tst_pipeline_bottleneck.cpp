// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/profile_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

/// Thirty steps of 200 ms that wait so long, with a stage of `ownSeconds` for each.
Training waiting(double share, const std::string& stage, double ownSeconds, int steps = 30)
{
    ProfileMaker maker;
    maker.steps(steps, 0.2, {{StepCategory::Input, share}, {StepCategory::Compute, 1.0 - share}});
    maker.stage("IteratorGetNext", 30, 0.2 * share * steps);
    maker.stage(stage, 300, ownSeconds * steps);
    return maker.training();
}

} // namespace

TEST(PipelineBottleneck, StagesHaveKinds)
{
    EXPECT_EQ(stageKind("Iterator::Prefetch::ParallelMapV2"), StageKind::Parallel);
    EXPECT_EQ(stageKind("Iterator::Root::Prefetch"), StageKind::Wait);
    EXPECT_EQ(stageKind("Iterator::Shuffle::FlatMap[0]::TFRecord"), StageKind::Source);
    EXPECT_EQ(stageKind("Iterator::Batch"), StageKind::Sequential);
    EXPECT_EQ(stageKind("IteratorGetNext"), StageKind::Wait);
    EXPECT_EQ(stageKind("enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__"),
              StageKind::OneProcess);
    EXPECT_EQ(stageKind("enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__"),
              StageKind::Workers);
    EXPECT_EQ(shortStageName("Iterator::Prefetch::Map"), "Map");
}

TEST(PipelineBottleneck, ThreeSeverities)
{
    const auto severity = [](double share) {
        const Judgement said = judge(*makePipelineBottleneck(),
                                     waiting(share, "Iterator::Prefetch::Map", 0.2 * share));
        return said.findings.empty() ? Severity{} : said.findings.front().severity;
    };
    EXPECT_EQ(severity(0.1), Severity::Info);
    EXPECT_EQ(severity(0.4), Severity::Warning);
    EXPECT_EQ(severity(0.8), Severity::Critical);
}

TEST(PipelineBottleneck, NamesTheStageAndTheNumberOfWorkers)
{
    const Judgement said =
        judge(*makePipelineBottleneck(),
              waiting(0.6, "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", 0.12, 8));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning) << "eight steps are few";
    EXPECT_EQ(said.title(), "DataLoader has no workers: loading batches in the training process "
                            "takes 120 ms of each step");
    // 120 ms of loading against 80 ms of rest: two, and one to spare
    EXPECT_EQ(toEnglish(said.findings.front().fixes.front().title),
              "Load batches in 3 worker processes");
}

TEST(PipelineBottleneck, EachKindOfStageHasItsWordsAndItsFix)
{
    const auto told = [](const std::string& stage) {
        const Judgement said = judge(*makePipelineBottleneck(), waiting(0.6, stage, 0.12));
        if (said.findings.size() != 1)
            return std::string("not told");
        const Finding& finding = said.findings.front();
        return toEnglish(finding.title) + " | " + toEnglish(finding.explanation).substr(0, 20)
               + " | " + finding.fixes.front().id;
    };
    EXPECT_EQ(told("enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__"),
              "DataLoader workers are too slow: each step waits 120 ms for them | The training "
              "consume | raise-num-workers");
    EXPECT_EQ(told("Iterator::Prefetch::TFRecord"),
              "Reading data (TFRecord) slows down the input pipeline: 120 ms per step | Records "
              "are not read | read-in-parallel");
    EXPECT_EQ(told("Iterator::Root::DataServiceV4"),
              "Stage DataServiceV4 slows down the input pipeline: 120 ms per step | The batches "
              "come fro | move-stage");
    EXPECT_EQ(told("Iterator::Root::Batch"), "Stage Batch slows down the input pipeline: 120 ms "
                                             "per step | This stage processes | move-stage");
}

TEST(PipelineBottleneck, ABusyStageThatNobodyWaitsForIsSilent)
{
    EXPECT_TRUE(
        judge(*makePipelineBottleneck(), waiting(0.02, "Iterator::Prefetch::Map", 0.15)).silent());
}

TEST(PipelineBottleneck, AStageThatCostsNothingIsSilent)
{
    EXPECT_TRUE(
        judge(*makePipelineBottleneck(), waiting(0.3, "Iterator::Prefetch::Map", 0.002)).silent());
}

TEST(PipelineBottleneck, AbstainsWithoutSteps)
{
    ProfileMaker maker;
    maker.profile().hasStepMarkers = false;
    const Judgement said = judge(*makePipelineBottleneck(), maker.training());
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

} // namespace faultline::test
