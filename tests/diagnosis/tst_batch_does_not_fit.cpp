// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/memory_texts.h"
#include "tests/support/log_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::bfcDump;
using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::kGiB;
using test::kMiB;
using test::LogMaker;
using test::pipelineText;
using test::snippetsOf;
using test::torchOom;
using ::testing::HasSubstr;

const Rule& batchDoesNotFitRule()
{
    static const std::unique_ptr<const Rule> kRule = makeBatchDoesNotFit();
    return *kRule;
}

TEST(BatchDoesNotFit, ComputesTheBatchFromWhatWasInUse)
{
    // 0.92 x 12 GiB of 11 GiB + 3 GiB for 32 images: floor(32 x 11.04 / 14) = 25.
    const Judgement said =
        judge(batchDoesNotFitRule(),
              CaseMaker()
                  .console(bfcDump(3 * kGiB, 12 * kGiB, 11 * kGiB, 100 * kMiB, "32,64,160,160"))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(said.number("largest-batch"), 25.0);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("batch_size: 24"));
}

TEST(BatchDoesNotFit, ScalesTheLearningRateAndItsWarmUpWithTheBatch)
{
    const Training training =
        CaseMaker()
            .console(bfcDump(3 * kGiB, 12 * kGiB, 11 * kGiB, 100 * kMiB, "32,64,160,160"))
            .pipeline(pipelineText(32))
            .training();
    const Judgement said = judge(batchDoesNotFitRule(), training);
    ASSERT_EQ(said.findings.size(), 1U);
    const Fix& fix = said.findings[0].fixes.at(0);
    ASSERT_EQ(fix.edits.size(), 3U);
    EXPECT_EQ(fix.edits[0].path, "train_config.batch_size");
    const double batch = std::stod(fix.edits[0].value);
    EXPECT_GE(batch, 1.0);
    EXPECT_LE(batch, 25.0);
    EXPECT_NEAR(std::stod(fix.edits[1].value), 0.08 * batch / 32.0, 0.001);
    EXPECT_NEAR(std::stod(fix.edits[2].value), 0.02 * batch / 32.0, 0.001);
}

/// A training of YOLOv8n that printed its memory.
Training measured(int batch, double gigabytes)
{
    Training training = CaseMaker()
                            .config("task: detect\nmode: train\nmodel: yolov8n.pt\nepochs: 10\n"
                                    "lr0: 0.01\nimgsz: 640\nbatch: "
                                    + std::to_string(batch) + "\n")
                            .console("step 1 loss 0.5\n")
                            .training();
    LogMaker log;
    log.line("step 1 loss 0.5");
    ScalarSeriesBuilder builder;
    const std::array points{
        ScalarPoint{.step = 1, .wallTime = 0.0, .value = gigabytes * static_cast<double>(kGiB)}};
    builder.append(points);
    log.log().series["gpu_memory"].series = builder.snapshot();
    training.logs = {log.build()};
    return training;
}

TEST(BatchDoesNotFit, OfTwoRunsTheLineTellsTheBatch)
{
    // 2 GiB and 0.5 for each image: 8 took 6, 16 took 10. 32 would take 18 of 13.
    std::vector<Training> trainings{measured(8, 6.0), measured(16, 10.0)};
    trainings.push_back(
        CaseMaker()
            .config("task: detect\nmode: train\nmodel: yolov8n.pt\nepochs: 10\nlr0: 0.01\n"
                    "imgsz: 640\nbatch: 32\n")
            .console(torchOom("1.50", "14.00", "12.50", "0.20", "12.80"))
            .training());
    const Judgement said = test::judgeLast(batchDoesNotFitRule(), trainings);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NEAR(said.number("bytes-per-image"), 0.5 * static_cast<double>(kGiB), 1e6);
    EXPECT_NEAR(said.number("fixed-bytes"), 2.0 * static_cast<double>(kGiB), 1e7);
    // floor((0.92 x 13 - 2) / 0.5)
    EXPECT_DOUBLE_EQ(said.number("largest-batch"), 19.0);
}

TEST(BatchDoesNotFit, IsSilentWherePiecesOrOthersAreToBlame)
{
    EXPECT_TRUE(judge(batchDoesNotFitRule(), CaseMaker()
                                                 .console(bfcDump(600 * kMiB, 12 * kGiB, 8 * kGiB,
                                                                  400 * kMiB, "8,1,1,1", 14))
                                                 .training())
                    .findings.empty());
    // Others hold 9 of 11 GiB: what was asked for would have fitted.
    EXPECT_TRUE(
        judge(batchDoesNotFitRule(),
              CaseMaker().console(torchOom("0.04", "10.76", "0.97", "0.01", "0.99")).training())
            .findings.empty());
}

TEST(BatchDoesNotFit, AbstainsWhereTheLogTellsNoLimit)
{
    const Judgement said =
        judge(batchDoesNotFitRule(),
              CaseMaker()
                  .console("W op_kernel.cc:1655] OP_REQUIRES failed at a.h:1 : Resource "
                           "exhausted: OOM when allocating tensor with "
                           "shape[64,1152,16,16] and type float on "
                           "/job:localhost/replica:0/task:0/device:GPU:0 by allocator "
                           "GPU_0_bfc\n")
                  .training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(said.abstentions[0].command, HasSubstr("faultline-cli record"));
}

TEST(BatchDoesNotFit, PlansBeforeTheStart)
{
    const auto planned = [](int batch, const std::string& gpu) {
        return judge(batchDoesNotFitRule(),
                     CaseMaker().pipeline(pipelineText(batch)).machine(gpu).training());
    };
    const Training training = CaseMaker().pipeline(pipelineText(512)).machine("T4").training();
    ASSERT_TRUE(training.memoryPlan->estimate) << toEnglish(training.memoryPlan->problem);
    const Judgement far = planned(512, "T4");
    ASSERT_EQ(far.findings.size(), 1U);
    EXPECT_EQ(far.findings[0].severity, Severity::Critical);
    EXPECT_TRUE(std::holds_alternative<ConfigEvidence>(far.findings[0].evidence.at(0)));
    const double largest = far.number("largest-batch");
    EXPECT_GE(largest, 1.0);
    EXPECT_LT(largest, 512.0);
    EXPECT_TRUE(planned(2, "T4").findings.empty());
    EXPECT_TRUE(planned(static_cast<int>(largest), "T4").findings.empty())
        << "what is recommended is not complained of";
}

TEST(BatchDoesNotFit, BeforeTheStartItAsksForTheMachine)
{
    const Judgement said =
        judge(batchDoesNotFitRule(), CaseMaker().pipeline(pipelineText(8)).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions[0].missing, "target-machine");
}

TEST(MemoryPlan, KnowsTheModelsThatUltralyticsAndMmdetectionName)
{
    const Training yolo =
        CaseMaker()
            .config("task: detect\nmode: train\nmodel: yolov8n.pt\nepochs: 10\nlr0: 0.01\n"
                    "batch: 16\nimgsz: 640\n")
            .machine("T4")
            .training();
    ASSERT_NE(yolo.memoryPlan, nullptr);
    EXPECT_EQ(yolo.memoryPlan->model, "yolov8n") << toEnglish(yolo.memoryPlan->problem);
    ASSERT_TRUE(yolo.memoryPlan->estimate);
    EXPECT_EQ(yolo.memoryPlan->estimate->setup.batchPerReplica, 16);
}

TEST(MemoryPlan, PlansNoNetworkWhereNoRuleAsksForIt)
{
    const Training ran = CaseMaker().pipeline(pipelineText(8)).steps(200).training();
    ASSERT_NE(ran.memoryPlan, nullptr);
    EXPECT_FALSE(ran.memoryPlan->estimate);
    EXPECT_TRUE(ran.memoryPlan->host);
}

} // namespace

} // namespace faultline
