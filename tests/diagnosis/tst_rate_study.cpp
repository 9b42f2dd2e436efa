// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_study.h"
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

Training trainingOf(const test::NoisySweep& sweep)
{
    std::vector<std::int64_t> steps(sweep.steps.begin(), sweep.steps.end());
    const auto of = [](const std::vector<double>& values) {
        return [&values](std::int64_t step) { return values[static_cast<std::size_t>(step)]; };
    };
    test::RunMaker run("sweep");
    run.curve("learning_rate", steps, of(sweep.rates));
    run.curve("loss", steps, of(sweep.losses));
    return CaseMaker()
        .run(run.make())
        .config("optimizer: sgd\nlr: 0.1\nbatch_size: 8\n")
        .training();
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
    EXPECT_EQ(study.stability.state, RateStability::State::Beyond);
}

constexpr const char* kPipeline = R"(train_config { batch_size: 8 num_steps: 2000
    optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
      learning_rate_base: 0.04 total_steps: 2000 warmup_learning_rate: 0.01
      warmup_steps: 200 } } } } })";

TEST(RateStudy, TheLoggedRateAgreesWithThePlan)
{
    const auto planned = plannedScheduleOf(CaseMaker().pipeline(kPipeline).training());
    ASSERT_TRUE(planned);
    test::RunMaker run("train");
    std::vector<std::int64_t> steps;
    for (std::int64_t step = 0; step < 2000; step += 20)
        steps.push_back(step);
    run.curve("learning_rate", steps,
              [&](std::int64_t step) { return planned->schedule->at(static_cast<double>(step)); });
    run.curve("loss", steps,
              [](std::int64_t step) { return std::exp(-static_cast<double>(step) / 500.0); });
    const Training training = CaseMaker().run(run.make()).pipeline(kPipeline).training();
    const RateStudy study = studyRate(training);
    ASSERT_TRUE(study.fit);
    EXPECT_TRUE(study.fit->agrees);
    EXPECT_EQ(study.fit->offset, 0);
    EXPECT_FALSE(study.rangeTest);
    EXPECT_EQ(study.stability.state, RateStability::State::Stable);
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

TEST(RateStudy, NoHealthyRunIsTakenForARangeTestReal)
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
        }
    }
    EXPECT_GE(trainings, folders.size());
}

} // namespace
} // namespace faultline
