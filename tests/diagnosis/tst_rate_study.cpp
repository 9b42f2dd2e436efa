// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/gradient_noise.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/signals/range_test_snippets.h"
#include "model/diagnosis/signals/rate_study.h"
#include "model/diagnosis/signals/rate_words.h"
#include "model/readers/load_case.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/schedules/noisy_sweep.h"
#include "tests/support/analysed.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <utility>

namespace faultline {
namespace {

using test::CaseMaker;

/// Runs of data/recorded/labels.csv that are called healthy.
std::vector<std::string> healthyRuns()
{
    std::vector<std::string> folders;
    std::ifstream labels(test::sharedFile("data/recorded/labels.csv"));
    for (std::string line; std::getline(labels, line);) {
        const std::size_t comma = line.find(',');
        if (line.compare(comma + 1, 7, "healthy") == 0)
            folders.push_back(test::sharedFile("data/recorded/" + line.substr(0, comma)));
    }
    return folders;
}

CaseMaker caseOf(const test::NoisySweep& sweep)
{
    std::vector<std::int64_t> steps(sweep.steps.begin(), sweep.steps.end());
    const auto of = [](const std::vector<double>& values) {
        return [&values](std::int64_t step) { return values[static_cast<std::size_t>(step)]; };
    };
    test::RunMaker run("sweep");
    run.curve("learning_rate", steps, of(sweep.rates));
    run.curve("loss", steps, of(sweep.losses));
    CaseMaker made;
    made.run(run.make()).config("optimizer: sgd\nlr: 0.1\nbatch_size: 8\n");
    return made;
}

Training trainingOf(const test::NoisySweep& sweep)
{
    return caseOf(sweep).training();
}

TEST(RateStudy, ARangeTestGivesTheRate)
{
    const Training training = trainingOf(test::NoisySweep(11, 200, 64.0));
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.rangeTest);
    EXPECT_TRUE(study.rangeTest->reading.refusal.empty());
    ASSERT_TRUE(study.recommended);
    EXPECT_EQ(study.recommended->rate, study.rangeTest->reading.valley);
    EXPECT_NEAR(study.recommended->high * 5.0, study.rangeTest->reading.edge, 1e-12);
    EXPECT_EQ(study.stability.state, RateStability::State::Unknown); // it broke on purpose
    EXPECT_FALSE(study.rangeTest->trainsFrom);
}

constexpr const char* kPipelineOfRateStudy = R"(train_config { batch_size: 8 num_steps: 2000
    optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
      learning_rate_base: 0.04 total_steps: 2000 warmup_learning_rate: 0.01
      warmup_steps: 200 } } } } })";

/// A sweep of 300 rates, of which some have a loss.
RangeReading readingOf(std::int64_t every, std::int64_t lastLoss,
                       const std::string& tag = "learning_rate")
{
    const auto rate = [](std::int64_t step) {
        return 1e-6 * std::pow(1e7, static_cast<double>(step) / 300.0);
    };
    test::RunMaker run("sweep");
    run.curve(tag, test::stepsFrom(0, 300), rate);
    test::Noise noise(3);
    run.curve("loss", test::stepsFrom(0, static_cast<std::size_t>(lastLoss / every) + 1, every),
              [&](std::int64_t step) {
                  const double at = rate(step);
                  return (1.0 / (1.0 + 1e3 * at) + (at > 0.3 ? 10.0 * (at - 0.3) : 0.0) + 0.1)
                         * noise.factor(0.02);
              });
    const auto test = findRangeTest(CaseMaker().run(run.make()).training());
    EXPECT_TRUE(test);
    return test ? test->reading : RangeReading{};
}

TEST(RateStudy, ALossIsReadOnceHoweverOftenTheRateIsLogged)
{
    const RangeReading sparse = readingOf(9, 299);
    EXPECT_EQ(sparse.points.size(), 34U);
    EXPECT_TRUE(sparse.refusal.empty()) << toEnglish(sparse.refusal);
    EXPECT_GT(sparse.edge, 0.2);
    EXPECT_LT(sparse.edge, 0.8);
    // Losses count, not rates.
    const RangeReading few = readingOf(11, 299);
    EXPECT_NE(toEnglish(few.refusal).find("fewer than 30 losses"), std::string::npos);
    // Rates beyond the last loss are none of the test.
    const RangeReading early = readingOf(1, 200);
    EXPECT_NE(toEnglish(early.refusal).find("too early"), std::string::npos);
    EXPECT_EQ(early.points.size(), 201U);
}

TEST(RateStudy, TheTagOfARangeTestNamesTheOptimizer)
{
    const auto bandOf = [](const char* tag) {
        const RangeReading reading = readingOf(1, 299, tag);
        return std::pair(reading.edge / reading.bandLow, reading.edge / reading.bandHigh);
    };
    const auto [adamLow, adamHigh] = bandOf("train/lr-AdamW");
    EXPECT_NEAR(adamLow, 10.0, 1e-9);
    EXPECT_NEAR(adamHigh, 3.0, 1e-9);
    for (const char* const tag : {"train/lr-SGD", "lr-MuSGD"}) {
        const auto [low, high] = bandOf(tag);
        EXPECT_NEAR(low, 30.0, 1e-9) << tag;
        EXPECT_NEAR(high, 5.0, 1e-9) << tag;
    }
    // Where none is named, the band is as wide as any of them has it.
    const auto [low, high] = bandOf("learning_rate");
    EXPECT_NEAR(low, 30.0, 1e-9);
    EXPECT_NEAR(high, 3.0, 1e-9);
    for (const RangeTestSnippet& snippet : rangeTestSnippets())
        EXPECT_NE(snippet.code.find("lr-{"), std::string_view::npos) << snippet.framework;
}

constexpr const char* kLightningOfRateStudy =
    "trainer:\n  max_epochs: 10\n  accumulate_grad_batches: 1\n"
    "optimizer:\n  class_path: torch.optim.SGD\n  init_args:\n    lr: 0.1\n"
    "lr_scheduler:\n  class_path: torch.optim.lr_scheduler.StepLR\n  init_args:\n"
    "    step_size: 30\n    gamma: 0.5\n";

/// Of 40 batches an epoch, its StepLR stepped by each; the epoch is logged every so many steps.
Training steppedByBatch(std::int64_t firstEpoch, std::int64_t every)
{
    test::RunMaker run("train");
    const std::vector<std::int64_t> steps = test::stepsFrom(0, 200);
    run.curve("lr-SGD", steps, [](std::int64_t step) {
        return 0.1 * std::pow(0.5, std::floor(static_cast<double>(step) / 30.0));
    });
    run.curve("train_loss", steps,
              [](std::int64_t step) { return std::exp(-static_cast<double>(step) / 100.0); });
    if (every > 0)
        run.curve("epoch", test::stepsFrom(every - 1, static_cast<std::size_t>(200 / every), every),
                  [firstEpoch](std::int64_t step) {
                      return static_cast<double>(step / 40 + firstEpoch);
                  });
    return CaseMaker().run(run.make()).config(kLightningOfRateStudy, "config.yaml").training();
}

TEST(RateStudy, ALoggedEpochSaysHowManyBatchesItHas)
{
    for (const auto& [first, every] : {std::pair{0, 1}, std::pair{1, 1}, std::pair{0, 3}}) {
        const Training training = steppedByBatch(first, every);
        EXPECT_EQ(scheduleFacts(training, 0.0).batchesPerEpoch, 40.0) << first << " " << every;
        ASSERT_TRUE(epochLength(training, 0.0)) << first << " " << every;
        EXPECT_EQ(epochLength(training, 0.0)->batches, 40.0) << first << " " << every;
        EXPECT_TRUE(epochLength(training, 0.0)->isLogged);
        const RateStudy study = studyRate(training);
        ASSERT_TRUE(study.plan && study.plan->schedule);
        ASSERT_TRUE(study.fit && study.fit->fits);
        EXPECT_FALSE(study.fit->agrees);
        EXPECT_EQ(toEnglish(loggedText(study)),
                  "lr-SGD: follows StepLR counted in updates, planned in epochs");
        EXPECT_TRUE(std::isfinite(study.fit->plannedError));
    }
    // Too coarse: several lengths put each of these steps into its epoch.
    EXPECT_EQ(scheduleFacts(steppedByBatch(0, 40), 0.0).batchesPerEpoch, 0.0);
    EXPECT_EQ(scheduleFacts(steppedByBatch(0, 50), 0.0).batchesPerEpoch, 0.0);
    EXPECT_FALSE(epochLength(steppedByBatch(0, 50), 8.0));
}

TEST(RateStudy, ASchedulerSteppedByBatchIsFoundWithoutTheLengthOfAnEpoch)
{
    const Training training = steppedByBatch(0, 0);
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.plan);
    EXPECT_FALSE(study.plan->schedule);
    ASSERT_TRUE(study.fit && study.fit->fits);
    EXPECT_EQ(study.fit->clock, ScheduleClock::Update);
    EXPECT_EQ(toEnglish(loggedText(study)),
              "lr-SGD: follows StepLR counted in updates, planned in epochs");
}

/// A study of a training that logged `rates` beside a plan that is given.
RateStudy studyOf(PlannedSchedule plan, const Signal& logged,
                  const std::function<double(double)>& rate)
{
    RateStudy study;
    std::vector<double> steps;
    std::vector<double> rates;
    for (int step = 0; step < 300; ++step) {
        steps.push_back(step);
        rates.push_back(rate(step));
    }
    study.logged = &logged;
    study.fit = fitLoggedRates(plan, {.steps = steps, .rates = rates});
    study.plan = std::move(plan);
    return study;
}

TEST(RateStudy, AFrequencyThatWasLeftOutIsCalledSo)
{
    PlannedSchedule plan;
    plan.spec = {.framework = "lightning",
                 .family = "StepLR",
                 .parameters = nlohmann::json::parse(
                     R"({"base": 0.1, "step_size": 20, "interval": "step", "frequency": 3,
                         "accumulate_grad_batches": 1, "batches_per_epoch": 100})")};
    plan.schedule = *Schedule::make(plan.spec);
    Signal logged;
    logged.tag = "lr";
    const RateStudy study = studyOf(std::move(plan), logged, [](double step) {
        return 0.1 * std::pow(0.1, std::floor(step / 20.0));
    });
    ASSERT_TRUE(study.fit && study.fit->fits);
    EXPECT_EQ(toEnglish(loggedText(study)),
              "lr: follows StepLR stepped every update, planned every 3 updates");
}

TEST(RateStudy, ThePeakIsWhereTheChartMarksIt)
{
    constexpr const char* kLong = R"(train_config { batch_size: 8 num_steps: 100000
        optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
          learning_rate_base: 0.04 total_steps: 100000 warmup_learning_rate: 0.01
          warmup_steps: 1003 } } } } })";
    const Training training = CaseMaker().pipeline(kLong).training();
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.plan && study.plan->schedule);
    const std::string said = toEnglish(plannedText(study));
    EXPECT_NE(said.find("0.04 at step 1,003,"), std::string::npos) << said;
    EXPECT_NE(said.find("cosine_decay_learning_rate of TF Object Detection API"), std::string::npos)
        << said;
}

/// A test, and then a training by a schedule of its own whose steps go on.
TEST(RateStudy, ATrainingAfterARangeTestIsJudgedWithoutIt)
{
    const auto plan = plannedScheduleOf(CaseMaker().pipeline(kPipelineOfRateStudy).training());
    ASSERT_TRUE(plan);
    const test::NoisySweep sweep(11, 200, 64.0);
    const auto tested = static_cast<std::int64_t>(sweep.rates.size());
    const auto rateOf = [&](std::int64_t step) {
        if (step < tested)
            return sweep.rates[static_cast<std::size_t>(step)];
        return plan->schedule->at(static_cast<double>(step - tested));
    };
    test::RunMaker run("train");
    const std::vector<std::int64_t> steps =
        test::stepsFrom(0, static_cast<std::size_t>(tested) + 2000);
    run.curve("learning_rate", steps, rateOf);
    run.curve("loss", steps, [&](std::int64_t step) {
        return step < tested ? sweep.losses[static_cast<std::size_t>(step)]
                             : 0.2 + 2.0 * std::exp(-static_cast<double>(step - tested) / 300.0);
    });
    const Training training = CaseMaker().run(run.make()).pipeline(kPipelineOfRateStudy).training();
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.rangeTest);
    EXPECT_EQ(study.rangeTest->trainsFrom, tested);
    ASSERT_TRUE(study.fit) << toEnglish(plannedText(study));
    EXPECT_TRUE(study.fit->agrees);
    EXPECT_EQ(study.fit->offset, static_cast<int>(tested));
    const std::string begin = std::to_string(tested);
    EXPECT_NE(toEnglish(loggedText(study)).find("as planned, counted from step " + begin),
              std::string::npos)
        << toEnglish(loggedText(study));
    EXPECT_NE(toEnglish(rangeTestText(*study.rangeTest)).find("follows from step " + begin),
              std::string::npos);
    EXPECT_NEAR(study.used, 0.04, 1e-9);
    EXPECT_EQ(study.stability.state, RateStability::State::Stable);
}

TEST(RateStudy, ARangeTestThatBreaksIsNoFault)
{
    CaseMaker made = caseOf(test::NoisySweep(11, 200, 64.0));
    const Diagnosis diagnosis = test::diagnosed(std::move(made.data()));
    const auto told = std::find_if(
        diagnosis.findings.begin(), diagnosis.findings.end(),
        [](const Finding& finding) { return finding.ruleId == RuleId("learning-rate-off"); });
    ASSERT_NE(told, diagnosis.findings.end());
    EXPECT_EQ(told->severity, Severity::Info);
    ASSERT_EQ(told->fixes.size(), 1U);
    EXPECT_EQ(told->fixes.front().edits.size(), 1U);
    for (const Finding& finding : diagnosis.findings)
        EXPECT_EQ(finding.severity, Severity::Info) << toEnglish(finding.title);
}

TEST(RateStudy, TheLoggedRateAgreesWithThePlan)
{
    const auto planned = plannedScheduleOf(CaseMaker().pipeline(kPipelineOfRateStudy).training());
    ASSERT_TRUE(planned);
    test::RunMaker run("train");
    std::vector<std::int64_t> steps;
    for (std::int64_t step = 0; step < 2000; step += 20)
        steps.push_back(step);
    run.curve("learning_rate", steps,
              [&](std::int64_t step) { return planned->schedule->at(static_cast<double>(step)); });
    run.curve("loss", steps,
              [](std::int64_t step) { return std::exp(-static_cast<double>(step) / 500.0); });
    const Training training = CaseMaker().run(run.make()).pipeline(kPipelineOfRateStudy).training();
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.fit);
    EXPECT_TRUE(study.fit->agrees);
    EXPECT_EQ(study.fit->offset, 0);
    EXPECT_FALSE(study.rangeTest);
    EXPECT_EQ(study.stability.state, RateStability::State::Stable);
}

RateStability::State stabilityOf(const std::function<double(double)>& level)
{
    test::RunMaker run("train");
    run.curve("loss", test::stepsFrom(0, 400),
              [&](std::int64_t step) { return level(static_cast<double>(step)); });
    run.curve("learning_rate", test::stepsFrom(0, 400), [](std::int64_t) { return 0.1; });
    const Training training = CaseMaker().run(run.make()).training();
    return studyRate(training).stability.state;
}

TEST(RateStudy, ALossThatRoseAgainIsNotStable)
{
    using State = RateStability::State;
    EXPECT_EQ(stabilityOf([](double step) { return 2.0 * std::exp(-step / 100.0) + 0.1; }),
              State::Stable);
    EXPECT_NE(stabilityOf([](double step) {
                  return step < 200.0 ? 2.0 - step * 0.0075 : 0.5 + (step - 200.0) * 0.007;
              }),
              State::Stable);
    EXPECT_NE(stabilityOf([](double step) {
                  return step < 200.0 ? -step * 0.025 : -5.0 + (step - 200.0) * 4.0;
              }),
              State::Stable);
}

TEST(RateStudy, NearTakesJumpsThatComeAgain)
{
    using State = RateStability::State;
    const auto falling = [](double step) { return 2.0 * std::exp(-step / 100.0) + 0.1; };
    const auto jumping = [&](double every) {
        return stabilityOf([&](double step) {
            return falling(step) * (step > 50.0 && std::fmod(step, every) < 2.0 ? 5.0 : 1.0);
        });
    };
    EXPECT_EQ(jumping(80.0), State::Near);
    // One that lasts two steps, and two, are none.
    EXPECT_EQ(jumping(390.0), State::Unknown);
    EXPECT_EQ(jumping(190.0), State::Unknown);
    // Small batches scatter by more than three times, and each of their losses is as it should be.
    test::Noise noise(8);
    EXPECT_NE(stabilityOf([&](double step) { return falling(step) * noise.factor(0.6); }),
              State::Near);
}

TEST(RateStudy, IterationsOfMmengineAreBatches)
{
    constexpr const char* kConfig =
        "optim_wrapper = dict(type='OptimWrapper', accumulative_counts=4,\n"
        "                     optimizer=dict(type='SGD', lr=0.02))\n"
        "param_scheduler = [dict(type='LinearLR', start_factor=0.001, by_epoch=False, begin=0,\n"
        "                        end=100)]\n"
        "train_cfg = dict(type='IterBasedTrainLoop', max_iters=400)\n"
        "model = dict(type='RetinaNet')\n";
    const auto made = [&] { return CaseMaker().config(kConfig, "config.py"); };
    const auto plan = plannedScheduleOf(made().training());
    ASSERT_TRUE(plan && plan->schedule);
    test::RunMaker run("train");
    run.curve("lr", test::stepsFrom(0, 400),
              [&](std::int64_t step) { return plan->schedule->at(static_cast<double>(step)); });
    run.curve("loss", test::stepsFrom(0, 400), [](std::int64_t) { return 1.0; });
    CaseMaker logged = made();
    const Training training = logged.run(run.make()).training();
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.fit);
    EXPECT_TRUE(study.fit->agrees);
    EXPECT_EQ(study.loggedClock, ScheduleClock::Batch);
}

TEST(RateStudy, UltralyticsPrintsTheSizeOfItsSet)
{
    constexpr const char* kConsole =
        "Ultralytics 8.2.0 Python-3.10 torch-2.3 CPU\n"
        "train: Scanning /data/labels/train... 395 images, 0 backgrounds, 0 corrupt: 98%\n"
        "train: Scanning /data/labels/train... 400 images, 0 backgrounds, 0 corrupt: 100%\n"
        "val: Scanning /data/labels/val... 900 images, 0 backgrounds, 0 corrupt: 100%\n";
    constexpr const char* kArgs = "task: detect\nmode: train\nepochs: 14\nbatch: 8\nnbs: 64\n"
                                  "optimizer: AdamW\nlr0: 0.002\nlrf: 0.01\nimgsz: 128\n"
                                  "warmup_epochs: 1.0\ncos_lr: false\n";
    const auto plan = plannedScheduleOf(CaseMaker().console(kConsole).config(kArgs).training());
    ASSERT_TRUE(plan);
    ASSERT_TRUE(plan->schedule) << toEnglish(plan->problem);
    EXPECT_EQ(plan->lengths.batchesPerEpoch, 50.0);
    // Releases before 8.4 warm up for 100 batches at least: here two epochs.
    EXPECT_NEAR(plan->schedule->at(50.0), 0.5 * 0.002 * (1.0 - 0.99 / 14.0), 1e-12);
}

/// Norms over batches of 8 and 32 whose noise scale is 16 images: the squared gradient is 1.
Training trainingWithNorms(const std::string& small, const std::string& large)
{
    test::Noise noise(5);
    test::RunMaker run("train");
    const auto norm = [&noise](double batch) {
        constexpr int kDimensions = 50;
        double sum = 0.0;
        for (int i = 0; i < kDimensions; ++i) {
            const double gradient = (1.0 + std::sqrt(16.0 / batch) * noise.normal());
            sum += gradient * gradient / kDimensions;
        }
        return std::sqrt(sum);
    };
    const std::vector<std::int64_t> steps = test::stepsFrom(0, 400);
    run.curve(small, steps, [&](std::int64_t) { return norm(8.0); });
    run.curve(large, steps, [&](std::int64_t) { return norm(32.0); });
    run.curve("loss", steps, [](std::int64_t) { return 1.0; });
    return CaseMaker()
        .run(run.make())
        .pipeline("model { ssd { feature_extractor { type: 'ssd_mobilenet_v2_keras' } } }\n"
                  "train_config { batch_size: 8 optimizer { momentum_optimizer { learning_rate { "
                  "constant_learning_rate { learning_rate: 0.02 } } } } }")
        .training();
}

TEST(RateStudy, TwoNormsGiveTheNoiseScale)
{
    const Training training = trainingWithNorms("grad_norm/batch_8", "grad_norm/batch_32");
    const auto noise = gradientNoiseOf(training);
    ASSERT_TRUE(noise);
    EXPECT_NEAR(noise->scale.images, 16.0, 3.0);
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.recommended);
    EXPECT_NE(toEnglish(study.recommended->reason).find("noise scale"), std::string::npos);
    // The rate of a small batch is worth more than by the batch alone.
    const auto recipe = recipeOf(training);
    const ReferenceRecipe* const reference = nearestReference(*recipe);
    ASSERT_NE(reference, nullptr);
    ASSERT_GT(reference->batch, 8.0);
    EXPECT_GT(study.recommended->rate, 1.2 * reference->rateFor(8.0));
    EXPECT_LT(study.recommended->rate, reference->rate);
}

TEST(RateStudy, NormsOfBatchesThatAreNotKnownGiveNoNoiseScale)
{
    EXPECT_FALSE(gradientNoiseOf(trainingWithNorms("grad_norm/backbone", "grad_norm/head")));
    EXPECT_FALSE(gradientNoiseOf(trainingWithNorms("grad_norm/micro", "grad_norm")));
}

TEST(RateStudy, NoHealthyRunIsARangeTestOrUnstableReal)
{
    const std::vector<std::string> folders = healthyRuns();
    if (folders.empty())
        GTEST_SKIP() << "no recorded runs lie beside the checkout";
    std::size_t trainings = 0;
    for (const std::string& folder : folders) {
        SilentMonitor monitor;
        const std::vector<std::string> paths{folder};
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        ASSERT_TRUE(loaded) << folder;
        for (const Training& training : test::trainingsOf(**loaded)) {
            ++trainings;
            EXPECT_FALSE(findRangeTest(training)) << folder;
            const RateStability stability = studyRate(training).stability;
            EXPECT_NE(stability.state, RateStability::State::Near) << folder;
            EXPECT_NE(stability.state, RateStability::State::Beyond) << folder;
        }
    }
    EXPECT_GE(trainings, folders.size());
}

} // namespace
} // namespace faultline
