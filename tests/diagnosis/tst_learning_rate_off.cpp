// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"
#include "tests/support/log_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace faultline::test {

namespace {

using ::testing::HasSubstr;

/// SSD ResNet50 FPN 640, whose authors used 0.04 at a batch of 64.
PipelineText retinaNet(int batch, double rate)
{
    PipelineText text;
    text.batch = batch;
    text.rate = rate;
    return text;
}

Judgement judgedForLearningRateOff(const PipelineText& text, RunPtr run = nullptr)
{
    CaseMaker made;
    made.pipeline(text.str());
    if (run)
        made.run(std::move(run));
    return judge(*makeLearningRateOff(), made.training());
}

RunPtr lossOf(const RunMaker::OfStep& loss)
{
    return RunMaker("train").curve("Loss/total_loss", stepsFrom(100, 100, 100), loss).make();
}

} // namespace

TEST(LearningRateOff, WarnsOfARateThatWasNotScaledBeforeLaunch)
{
    const Judgement said = judgedForLearningRateOff(retinaNet(8, 0.04)); // reference: 0.005
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NEAR(said.number("rate-ratio"), 8.0, 1e-9);
    ASSERT_EQ(finding.fixes.size(), 1U);
    const Fix& fix = finding.fixes.front();
    EXPECT_EQ(toEnglish(fix.title), "Set the learning rate to 0.005 for batch size 8");
    ASSERT_EQ(fix.edits.size(), 2U);
    EXPECT_EQ(fix.edits[0].path, "train_config.optimizer.momentum_optimizer.learning_rate."
                                 "cosine_decay_learning_rate.learning_rate_base");
    EXPECT_EQ(fix.edits[0].value, "0.005");
    EXPECT_EQ(fix.edits[1].value, "0.00167") << "a third of it, as the authors had";
    EXPECT_THAT(snippetsOf(finding), HasSubstr("learning_rate_base: 0.005"));
    ASSERT_EQ(fix.promises.size(), 1U);
    EXPECT_EQ(fix.promises[0].number, "rate-ratio");
}

TEST(LearningRateOff, IsTheFailureWhenTheLossBroke)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Judgement said = judgedForLearningRateOff(
        retinaNet(4, 0.04), lossOf([nan](std::int64_t step) { return step > 3000 ? nan : 2.0; }));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(LearningRateOff, OnlyRemarksWhereTheLossFellAllTheSame)
{
    const auto falling = [](std::int64_t step) {
        return healthyLoss(static_cast<double>(step), 2000.0);
    };
    const Judgement said =
        judgedForLearningRateOff(retinaNet(4, 0.04), lossOf(falling)); // 16 times
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_TRUE(
        judgedForLearningRateOff(retinaNet(12, 0.04), lossOf(falling)).silent()); // 5.3 times
}

TEST(LearningRateOff, StaysSilentWithinFourTimes)
{
    EXPECT_TRUE(judgedForLearningRateOff(retinaNet(64, 0.04)).silent());
    EXPECT_TRUE(judgedForLearningRateOff(retinaNet(17, 0.04)).silent());  // 3.8 times
    EXPECT_FALSE(judgedForLearningRateOff(retinaNet(15, 0.04)).silent()); // 4.3 times
}

TEST(LearningRateOff, LetsFineTuningBeSlow)
{
    PipelineText text = retinaNet(64, 0.003);
    EXPECT_EQ(judgedForLearningRateOff(text).findings.size(), 1U) << "from scratch";
    text.checkpoint = "zoo/checkpoint/ckpt-0";
    EXPECT_TRUE(judgedForLearningRateOff(text).silent());
}

TEST(LearningRateOff, AbstainsWithoutAReferenceOfTheSameOptimizer)
{
    PipelineText text = retinaNet(8, 0.04);
    text.optimizer = "adam";
    const Judgement said = judgedForLearningRateOff(text);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(toEnglish(said.abstentions[0].reason), HasSubstr("adam"));
}

TEST(LearningRateOff, KnowsThatUltralyticsAddsGradientsUp)
{
    const auto judgeArgs = [](const std::string& text) {
        return judge(*makeLearningRateOff(), CaseMaker().config(text).training());
    };
    const std::string head = "task: detect\nmode: train\nmodel: yolov8n.pt\ndata: coco128.yaml\n"
                             "epochs: 100\nimgsz: 640\nlrf: 0.01\nmomentum: 0.937\n"
                             "weight_decay: 0.0005\nwarmup_epochs: 3.0\nmosaic: 1.0\n";
    EXPECT_TRUE(judgeArgs(head + "batch: 4\nlr0: 0.01\noptimizer: SGD\nnbs: 64\n").silent());
    EXPECT_EQ(judgeArgs(head + "batch: 4\nlr0: 0.1\noptimizer: SGD\nnbs: 64\n").findings.size(),
              1U);
}

TEST(TrainingRecipe, FollowsTheCosineOfTheObjectDetectionApi)
{
    PipelineText text;
    const std::optional<TrainingRecipe> recipe =
        recipeOf(CaseMaker().pipeline(text.str()).training());
    ASSERT_TRUE(recipe);
    // By utils/learning_schedules.py: base 0.04, total 25000, warm-up from 0.013333 over 2000.
    constexpr double kSingle = 1e-8; // TensorFlow computes in float32
    EXPECT_NEAR(*recipe->rateAt(0), 0.013333, kSingle);
    EXPECT_NEAR(*recipe->rateAt(1000), 0.0266665, kSingle);
    EXPECT_NEAR(*recipe->rateAt(2000), 0.04, kSingle);
    EXPECT_NEAR(*recipe->rateAt(13500), 0.02, kSingle);
    EXPECT_NEAR(*recipe->rateAt(25001), 0.0, 1e-12);
}

TEST(RecipeEdits, PutTheUsersFieldsInThePlaceOfSettings)
{
    const auto editOf = [](std::string_view name) {
        return ConfigEdit{.config = {}, .path = std::string(name), .value = "7"};
    };
    const auto resolved = [&](const Training& training) {
        std::vector<Fix> fixes(1);
        fixes[0].edits = {editOf(setting::kRate), editOf(setting::kClipNorm),
                          editOf(setting::kRunSteps)};
        resolveEdits(fixes, training);
        std::vector<std::string> paths;
        for (const ConfigEdit& edit : fixes[0].edits)
            paths.push_back(edit.config.text() + ":" + edit.path + "=" + edit.value);
        return paths;
    };
    EXPECT_THAT(resolved(CaseMaker().pipeline(PipelineText().str()).training()),
                ::testing::ElementsAre(
                    "pipeline.config:train_config.optimizer.momentum_optimizer.learning_rate."
                    "cosine_decay_learning_rate.learning_rate_base=7",
                    "pipeline.config:train_config.gradient_clipping_by_norm=7",
                    "pipeline.config:train_config.num_steps=7"));
    EXPECT_THAT(resolved(CaseMaker().steps(10).training()), ::testing::IsEmpty());
}

TEST(ReferenceRecipes, AreWhole)
{
    EXPECT_GE(referenceRecipes().size(), 60U);
    for (const ReferenceRecipe& row : referenceRecipes()) {
        EXPECT_GT(row.rate, 0.0) << row.source;
        EXPECT_GE(row.batch, 1.0) << row.source;
        EXPECT_FALSE(row.source.empty());
        EXPECT_FALSE(row.optimizer.empty());
    }
}

namespace {

/// A classifier of 12 epochs with a configuration of its own.
Judgement ofOwn(const std::string& config, const RunMaker::OfStep& accuracy,
                const RunMaker::OfStep& loss)
{
    return judge(*makeLearningRateOff(),
                 CaseMaker()
                     .config(config, "config.yaml")
                     .run(RunMaker("run")
                              .curve("train/acc", stepsFrom(0, 12), accuracy)
                              .curve("train/loss", stepsFrom(0, 12), loss)
                              .curve("val/loss", stepsFrom(0, 12), loss)
                              .make())
                     .training());
}

double slowly(std::int64_t epoch)
{
    return 1.78 - 0.06 * static_cast<double>(epoch);
}

double slowAccuracy(std::int64_t epoch)
{
    return 0.21 + 0.035 * static_cast<double>(epoch);
}

} // namespace

TEST(LearningRateOff, ReadsConfigurationsOfAnyProgram)
{
    const Judgement said =
        ofOwn("lr: 0.0002\nopt: sgd\nepochs: 12\nbatch_size: 32\n", slowAccuracy, slowly);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("too low for SGD"), std::string::npos) << said.title();
    const Fix& fix = said.findings.front().fixes.front();
    ASSERT_EQ(fix.edits.size(), 1U);
    EXPECT_EQ(fix.edits.front().path, "lr");
    EXPECT_EQ(fix.edits.front().value, "0.01");
    EXPECT_TRUE(
        ofOwn("lr: 0.02\nopt: sgd\nbatch_size: 32\n", slowAccuracy, slowly).findings.empty());
    EXPECT_TRUE(ofOwn("lr: 0.0002\nopt: sgd\npretrained: resnet18\n", slowAccuracy, slowly)
                    .findings.empty())
        << "fine-tuning";
    EXPECT_TRUE(ofOwn(
                    "lr: 0.0002\nopt: sgd\n", [](std::int64_t) { return 0.9; },
                    [](std::int64_t epoch) { return 0.4 - 0.01 * static_cast<double>(epoch); })
                    .findings.empty())
        << "it did not begin at chance";
}

TEST(LearningRateOff, NeedsMoreThanAHighRate)
{
    const std::string config = "lr: 0.06\noptimizer: adam\nbatch_size: 16\n";
    const auto still = [](std::int64_t) { return 0.48; };
    const auto flat = [](std::int64_t epoch) { return epoch == 0 ? 1.8 : 1.2; };
    EXPECT_EQ(ofOwn(config, still, flat).findings.size(), 1U);
    EXPECT_TRUE(ofOwn(
                    config, [](std::int64_t) { return 0.97; },
                    [](std::int64_t epoch) { return 1.8 / (1.0 + static_cast<double>(epoch)); })
                    .findings.empty());
}

TEST(LearningRateOff, TellsAnswersThatAreWrongWithHighConfidence)
{
    const auto third = [](std::int64_t epoch) { return epoch < 2 ? 0.2 : 0.33; };
    const auto huge = [](std::int64_t epoch) { return epoch < 3 ? 20.0 : 8.5; };
    const auto modest = [](std::int64_t epoch) { return epoch < 3 ? 2.3 : 1.6; };
    const Judgement said = ofOwn("lr: 1.0\n", third, huge);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("Learning rate 1 is too high"));
    EXPECT_TRUE(ofOwn("lr: 1.0\n", third, modest).findings.empty()) << "Adadelta takes 1";
    EXPECT_TRUE(ofOwn("lr: 0.001\n", third, huge).findings.empty());
}

TEST(LearningRateOff, SeesThatTheFirstStepsThrewTheLossUp)
{
    const auto comesBack = [](std::int64_t epoch) {
        return 2e5 * std::exp(-static_cast<double>(epoch)) + 1.0;
    };
    const auto quiet = [](std::int64_t epoch) {
        return 4.0 * std::exp(-0.2 * static_cast<double>(epoch)) + 1.0;
    };
    const auto score = [](std::int64_t epoch) { return 0.4 + 0.02 * static_cast<double>(epoch); };
    const Judgement said = ofOwn("lr: 3.0\noptimizer: adam\nbatch_size: 16\n", score, comesBack);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("Learning rate 3 is too high"));
    EXPECT_TRUE(
        ofOwn("lr: 0.001\noptimizer: adam\nbatch_size: 16\n", score, comesBack).findings.empty())
        << "targets that are not scaled";
    EXPECT_TRUE(ofOwn("lr: 3.0\noptimizer: adam\nbatch_size: 16\n", score, quiet).findings.empty());
    const auto toNothing = [](std::int64_t epoch) {
        return 2.3 * std::exp(-1.5 * static_cast<double>(epoch));
    };
    EXPECT_TRUE(ofOwn("lr: 0.5\nbatch_size: 16\n", score, toNothing).findings.empty())
        << "a loss that comes near 0";
    EXPECT_EQ(ofOwn("lr: 0.5\nbatch_size: 16\n", score, comesBack).findings.size(), 1U);
}

namespace {

/// One loss a row, at a constant rate. With a log that names no weights to begin from, or without.
Judgement judgedRows(double rate, const std::vector<double>& losses, bool hasLog = true)
{
    std::vector<std::int64_t> steps;
    for (std::size_t i = 0; i < losses.size(); ++i)
        steps.push_back(static_cast<std::int64_t>(i + 1));
    Training training = trainingOf(
        {RunMaker("run")
             .curve("lr", steps, [rate](std::int64_t) { return rate; })
             .curve("train_loss", steps,
                    [&](std::int64_t step) { return losses[static_cast<std::size_t>(step - 1)]; })
             .make()});
    if (hasLog)
        training.logs = {LogMaker().line("training of 20 epochs").build()};
    return judge(*makeLearningRateOff(), training);
}

std::vector<double> rows(std::size_t count, double (*of)(double))
{
    std::vector<double> made;
    for (std::size_t i = 0; i < count; ++i)
        made.push_back(of(static_cast<double>(i)));
    return made;
}

} // namespace

TEST(LearningRateOff, TellsATrainingThatCrawls)
{
    const std::vector<double> even = rows(20, [](double i) { return 0.5 * std::pow(0.98, i); });
    const Judgement said = judgedRows(2e-6, even);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("2e-6 is too low"));
    EXPECT_TRUE(judgedRows(1e-3, even).findings.empty()) << "a usual rate";
    EXPECT_TRUE(judgedRows(2e-6, even, false).findings.empty()) << "it may be fine-tuning";
    const std::vector<double> done = rows(20, [](double i) { return 0.1 + std::pow(0.5, i); });
    EXPECT_TRUE(judgedRows(2e-6, done).findings.empty()) << "it came to its level";
}

TEST(LearningRateOff, TellsATrainingLossThatRisesAgain)
{
    const std::vector<double> rising = rows(40, [](double i) {
        return 0.2 + 0.5 * std::pow(0.4, i) + 0.001 * i + (std::fmod(i, 2.0) - 0.5) * 0.002;
    });
    const Judgement said = judgedRows(0.1, rising);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("rises again"));
    EXPECT_TRUE(judgedRows(0.001, rising).findings.empty());
}

TEST(LearningRateOff, TellsALossThatStandsStillAfterItWasThrownAway)
{
    const std::vector<double> thrown = rows(20, [](double i) {
        return i < 1.0 ? 5000.0 : i < 2.0 ? 3.0 : 0.67;
    });
    const Judgement said = judgedRows(1.0, thrown);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("too high"));
}

TEST(LearningRateOff, TellsAnEpsilonThatStopsTheSteps)
{
    CaseMaker made;
    made.console("seed=1  task=points  steps=300  lr=0.008  eps=100.0\n"
                 "step 10 loss=1.4\nstep 20 loss=1.4\nstep 30 loss=1.4\n");
    made.steps(50);
    const Judgement said = judge(*makeLearningRateOff(), made.training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("epsilon 100 is too large"));

    CaseMaker attack;
    attack.config("attack:\n  eps: 8\n  steps: 10\nlr: 0.1\n", "train.yaml");
    attack.steps(50);
    EXPECT_TRUE(judge(*makeLearningRateOff(), attack.training()).findings.empty());
}

} // namespace faultline::test
