// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& evaluationMissingRule()
{
    static const std::unique_ptr<const Rule> kRule = makeEvaluationMissing();
    return *kRule;
}

std::string pipeline(int steps)
{
    return "model { ssd { num_classes: 3 } }\n"
           "train_config { batch_size: 8 num_steps: "
           + std::to_string(steps)
           + " }\n"
             "train_input_reader { label_map_path: \"map.pbtxt\" }\n"
             "eval_config { }\n"
             "eval_input_reader { label_map_path: \"map.pbtxt\" }\n";
}

RunPtr evaluated(std::int64_t last)
{
    return test::RunMaker("eval")
        .curve("DetectionBoxes_Precision/mAP",
               test::stepsFrom(50, static_cast<std::size_t>(last / 50), 50),
               [](std::int64_t step) { return 0.001 * static_cast<double>(step); })
        .make();
}

TEST(EvaluationMissing, AnEvaluationThatGaveUpIsAWarning)
{
    const Judgement said =
        judge(evaluationMissingRule(), CaseMaker()
                                           .steps(2000)
                                           .pipeline(pipeline(2000))
                                           .console("Waiting for new checkpoint at /wrong\n"
                                                    "Timed-out waiting for a checkpoint.\n")
                                           .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.9);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("CUDA_VISIBLE_DEVICES=-1"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("pipeline.config"));
}

TEST(EvaluationMissing, AConfigurationAloneIsARemark)
{
    const auto judgeAt = [](std::size_t steps) {
        return judge(evaluationMissingRule(),
                     CaseMaker().steps(steps).pipeline(pipeline(10000)).training());
    };
    const Judgement said = judgeAt(2100);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_TRUE(judgeAt(1900).silent()); // it may still come
}

TEST(EvaluationMissing, TrainingWithoutIsAChoice)
{
    EXPECT_TRUE(judge(evaluationMissingRule(), CaseMaker().steps(2000).training()).silent());
}

TEST(EvaluationMissing, SeesAnEvaluationThatStopped)
{
    const auto judgeUntil = [](std::int64_t last) {
        return judge(evaluationMissingRule(), CaseMaker()
                                                  .run(test::RunMaker("train")
                                                           .curve("loss", test::stepsFrom(0, 2000),
                                                                  [](std::int64_t) { return 1.0; })
                                                           .make())
                                                  .run(evaluated(last))
                                                  .training());
    };
    const Judgement said = judgeUntil(500);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.number("silent-share"), 0.75, 0.01);
    EXPECT_TRUE(judgeUntil(1100).silent()); // less than half without a result
    EXPECT_TRUE(judgeUntil(1950).silent());
}

TEST(EvaluationMissing, AbstainsWithoutSteps)
{
    EXPECT_EQ(judge(evaluationMissingRule(),
                    CaseMaker().console("Loading the model: epoch one\n").training())
                  .abstentions.size(),
              1U);
}

} // namespace

TEST(EvaluationMissing, IsBehindTheEndByItsOwnInterval)
{
    std::string lines;
    for (int epoch = 1; epoch <= 8; ++epoch)
        lines +=
            "Epoch " + std::to_string(epoch) + "/8 loss: " + std::to_string(1.0 / epoch) + "\n";
    const auto judged = [](const std::string& text, int every) {
        return judge(evaluationMissingRule(),
                     CaseMaker()
                         .console(text)
                         .config("epochs: 8\nlr: 0.1\ncheck_val_every_n_epoch: "
                                     + std::to_string(every) + "\n",
                                 "hparams.yaml")
                         .training());
    };
    const Judgement said = judged(lines, 50);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("every 50 epochs"));
    EXPECT_TRUE(judged(lines, 8).findings.empty());
    EXPECT_TRUE(judged(lines + "Epoch 8/8 val_loss: 0.5\n", 50).findings.empty());
}

} // namespace faultline
