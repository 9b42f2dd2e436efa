// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace faultline::test {

namespace {

using ::testing::HasSubstr;

PipelineText fineTuning(const std::string& type, const std::string& checkpoint)
{
    PipelineText text;
    text.checkpoint = checkpoint;
    text.checkpointType = type;
    return text;
}

const char* const kZoo = "ssd_resnet50_v1_fpn_640x640_coco17_tpu-8/checkpoint/ckpt-0";

Judgement judged(CaseMaker& made)
{
    return judge(*makeCheckpointNotUsed(), made.training());
}

/// `count` lines as tf.train.Checkpoint writes them.
std::string unresolved(int count, const std::string& of)
{
    std::string text = "INFO:tensorflow:Step 100 per-step time 0.512s loss=0.713\n";
    for (int i = 0; i < count; ++i)
        text += "W0725 19:00:00.000000 140000000000000 util.py:158] Unresolved object in "
                "checkpoint: (root)."
                + of + ".layer" + std::to_string(i) + ".kernel\n";
    return text;
}

} // namespace

TEST(CheckpointNotUsed, KnowsTheStockConfigurationBeforeLaunch)
{
    CaseMaker made;
    made.pipeline(fineTuning("classification", kZoo).str());
    const Judgement said = judged(made);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    ASSERT_EQ(finding.fixes.front().edits.size(), 1U);
    EXPECT_EQ(finding.fixes.front().edits[0].value, "\"detection\"");
}

TEST(CheckpointNotUsed, StaysSilentOnWhatFits)
{
    CaseMaker detection;
    detection.pipeline(fineTuning("detection", kZoo).str());
    EXPECT_TRUE(judged(detection).silent());
    CaseMaker classification;
    classification.pipeline(fineTuning("classification", "imagenet/resnet50/ckpt-1").str());
    EXPECT_TRUE(judged(classification).silent());
    CaseMaker scratch;
    scratch.pipeline(PipelineText().str());
    EXPECT_TRUE(judged(scratch).silent());
}

TEST(CheckpointNotUsed, CountsWhatTheLogSaysWasLost)
{
    CaseMaker made;
    made.console(unresolved(40, "model._feature_extractor")).steps(50);
    const Judgement said = judged(made);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.number("unrestored"), 40.0);
    EXPECT_TRUE(std::holds_alternative<LogEvidence>(said.findings[0].evidence[0]));
}

TEST(CheckpointNotUsed, LeavesOptimizerHeadsAndAFewOut)
{
    CaseMaker optimizer;
    optimizer.console(unresolved(400, "optimizer.momentum")).steps(50);
    EXPECT_TRUE(judged(optimizer).silent());
    CaseMaker head;
    head.console(unresolved(40, "model._box_predictor._prediction_heads_class_prediction_head"))
        .steps(50);
    EXPECT_TRUE(judged(head).silent());
    CaseMaker few;
    few.console(unresolved(19, "model._feature_extractor")).steps(50);
    EXPECT_TRUE(judged(few).silent());
}

TEST(CheckpointNotUsed, AbstainsWithoutLogAndConfiguration)
{
    CaseMaker made;
    made.steps(50);
    const Judgement said = judged(made);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(CheckpointNotUsed, TellsABestThatIsTheWorst)
{
    const auto judgeLog = [](std::string_view best) {
        std::string text;
        for (int epoch = 1; epoch <= 6; ++epoch)
            text += "Epoch " + std::to_string(epoch) + "/6\n41/41 - 2s - loss: "
                    + std::to_string(2.0 / epoch) + " - val_loss: " + std::to_string(2.4 / epoch)
                    + "\nEpoch " + std::to_string(epoch) + ": val_loss did not improve from "
                    + std::string(best) + "\n";
        return test::judge(*makeCheckpointNotUsed(), test::CaseMaker().console(text).training());
    };
    const test::Judgement worst = judgeLog("2.40000");
    ASSERT_EQ(worst.findings.size(), 1U);
    EXPECT_NE(worst.title().find("the wrong way round"), std::string::npos) << worst.title();
    EXPECT_TRUE(judgeLog("0.40000").findings.empty());
}

TEST(CheckpointNotUsed, BelievesABestThatAnotherMetricChose)
{
    // The accuracy chooses; the loss of that epoch is the highest of all, as it is where a model
    // becomes too sure.
    std::string text;
    constexpr std::array kAccuracies{0.85, 0.88, 0.89, 0.90, 0.905, 0.912};
    constexpr std::array kLosses{0.40, 0.35, 0.38, 0.45, 0.52, 0.61};
    for (std::size_t i = 0; i < kLosses.size(); ++i)
        text += "epoch=" + std::to_string(i + 1)
                + " loss=0.3 val_loss=" + std::to_string(kLosses[i])
                + " val_acc=" + std::to_string(kAccuracies[i]) + "\nNew best model saved: val_acc "
                + std::to_string(kAccuracies[i]) + " val_loss " + std::to_string(kLosses[i]) + "\n";
    EXPECT_TRUE(test::judge(*makeCheckpointNotUsed(), test::CaseMaker().console(text).training())
                    .findings.empty());
}

TEST(CheckpointNotUsed, ReadsTheLastImprovement)
{
    // Keras says so of each epoch that improves, and the one that did not is an earlier one.
    std::string text;
    constexpr std::array kLosses{0.50, 0.35, 0.36, 0.30, 0.25};
    double best = 1.0;
    for (std::size_t i = 0; i < kLosses.size(); ++i) {
        const std::string epoch = std::to_string(i + 1);
        const bool isBetter = kLosses[i] < best;
        text +=
            "Epoch " + epoch + "/5\n41/41 - 2s - loss: 0.2 - val_loss: "
            + std::to_string(kLosses[i]) + "\nEpoch " + epoch + ": val_loss "
            + (isBetter ? "improved" : "did not improve") + " from " + std::to_string(best)
            + (isBetter ? " to " + std::to_string(kLosses[i]) + ", saving model to best.h5" : "")
            + "\n";
        best = std::min(best, kLosses[i]);
    }
    EXPECT_TRUE(test::judge(*makeCheckpointNotUsed(), test::CaseMaker().console(text).training())
                    .findings.empty());
}

TEST(CheckpointNotUsed, TellsAStopInTheWrongDirection)
{
    const auto judgeLog = [](const std::string& best) {
        std::string text;
        for (int epoch = 1; epoch <= 4; ++epoch)
            text +=
                "Epoch " + std::to_string(epoch) + "/20 - loss: " + std::to_string(2.0 / epoch)
                + " - val_loss: " + std::to_string(2.4 / epoch)
                + " - val_accuracy: " + (epoch % 2 == 0 ? "0.55" : "0.58") + "\n"
                + (epoch == 1 ? "Metric val_loss improved. New best score: " + best + "\n" : "");
        text += "Monitored metric val_loss did not improve in the last 3 records. Best score: "
                + best + ". Signaling Trainer to stop.\n";
        return test::judge(*makeCheckpointNotUsed(), test::CaseMaker().console(text).training());
    };
    const test::Judgement wrong = judgeLog("2.400");
    ASSERT_EQ(wrong.findings.size(), 1U);
    EXPECT_NE(wrong.title().find("Early stopping compares the wrong way round"), std::string::npos)
        << wrong.title();
    EXPECT_TRUE(judgeLog("0.600").findings.empty());
}

} // namespace faultline::test
