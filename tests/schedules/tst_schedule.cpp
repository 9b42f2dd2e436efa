// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule.h"
#include "tests/schedules/golden_rates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>

namespace faultline {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

Result<Schedule> made(const char* framework, const char* family, const char* parameters)
{
    return Schedule::make({.framework = framework,
                           .family = family,
                           .parameters = nlohmann::json::parse(parameters, nullptr, false)});
}

std::string refusal(const char* framework, const char* family, const char* parameters)
{
    const Result<Schedule> schedule = made(framework, family, parameters);
    return schedule ? "" : schedule.error().message();
}

TEST(Schedule, AmbiguousFamilyNamesItsFrameworks)
{
    EXPECT_THAT(refusal("", "ReduceLROnPlateau", "{}"),
                AllOf(HasSubstr("keras"), HasSubstr("torch")));
    EXPECT_TRUE(made("", "WarmupCosineLR", R"({"base": 0.1, "max_iter": 9})"));
    EXPECT_THAT(refusal("", "NoSuchLR", "{}"), HasSubstr("NoSuchLR"));
    EXPECT_THAT(refusal("caffe", "StepLR", "{}"), HasSubstr("caffe"));
    EXPECT_THAT(refusal("odapi", "StepLR", "{}"), HasSubstr("cosine_decay_learning_rate"));
}

TEST(Schedule, WrongParametersAreNamed)
{
    EXPECT_THAT(refusal("torch", "StepLR", R"({"base": 1, "step_size": 3, "gama": 1})"),
                AllOf(HasSubstr("gama"), HasSubstr("gamma")));
    EXPECT_THAT(refusal("torch", "StepLR", R"({"base": 1})"), HasSubstr("step_size"));
    EXPECT_THAT(refusal("torch", "StepLR", R"({"base": 1, "step_size": 0})"),
                HasSubstr("step_size"));
    EXPECT_THAT(refusal("torch", "StepLR", R"({"base": "nan", "step_size": 1})"),
                HasSubstr("base"));
    EXPECT_THAT(refusal("torch", "MultiStepLR", R"({"base": 1, "milestones": [1, "x"]})"),
                HasSubstr("milestones"));
    EXPECT_THAT(refusal("torch", "StepLR", "[]"), HasSubstr("JSON object"));
    EXPECT_THAT(refusal("torch", "StepLR", "{"), HasSubstr("JSON object"));
    EXPECT_THAT(
        refusal("keras", "CosineDecay", R"({"initial_learning_rate": 1, "decay_steps": 0})"),
        HasSubstr("decay_steps"));
    EXPECT_THAT(refusal("torch", "SequentialLR",
                        R"({"base": 1, "milestones": [2], "schedulers": [["LinearLR", {}],
                            ["StepLR", {"step_sise": 2}]]})"),
                HasSubstr("schedulers[1].step_size"));
    EXPECT_THAT(refusal("torch", "OneCycleLR", R"({"max_lr": 1})"), HasSubstr("total_steps"));
    EXPECT_THAT(
        refusal("torch", "OneCycleLR", R"({"max_lr": 1, "total_steps": 10, "pct_start": 0.1})"),
        HasSubstr("pct_start"));
}

TEST(Schedule, EveryFamilySurvivesAbsurdParameters)
{
    for (const std::string_view framework : scheduleFrameworks()) {
        for (const std::string& family : scheduleFamilies(framework)) {
            for (const char* const parameters :
                 {"{}", "null", R"({"base": -1e300})", R"({"base": 1, "metric": [null, "nan"]})",
                  R"({"base": 0, "batches_per_epoch": 0, "epochs": -1, "images": 0, "T_0": 0,
                      "gamma": 0, "step_size": -3, "periods": [], "schedulers": [[1]]})"}) {
                const Result<Schedule> schedule =
                    made(std::string(framework).c_str(), family.c_str(), parameters);
                if (!schedule) {
                    EXPECT_FALSE(schedule.error().message().empty());
                    continue;
                }
                for (const double step :
                     {-1.0, 0.0, 0.5, 1e7, 1e15, 1e300, std::numeric_limits<double>::quiet_NaN(),
                      std::numeric_limits<double>::infinity()})
                    (void)schedule->at(step);
            }
        }
    }
}

TEST(Schedule, EveryFamilySurvivesAbsurdSteps)
{
    for (const test::GoldenRates& set : test::readGoldenRates()) {
        const Result<Schedule> schedule =
            made(set.framework.c_str(), set.family.c_str(), set.parameters.c_str());
        ASSERT_TRUE(schedule) << set.family << " " << set.parameters;
        EXPECT_TRUE(std::isnan(schedule->at(-1.0))) << set.family;
        EXPECT_TRUE(std::isnan(schedule->at(std::numeric_limits<double>::quiet_NaN())));
        for (const double step : {0.5, 1e7, 1e15, 1e300}) {
            const double rate = schedule->at(step);
            EXPECT_TRUE(std::isnan(rate) || std::abs(rate) < 1e9) << set.family << " " << step;
        }
    }
}

TEST(Schedule, WhatDetectron2LeavesOut)
{
    const Schedule cosine =
        *made("detectron2", "WarmupCosineLR", R"({"base": 0.02, "max_iter": 90000})");
    EXPECT_LT(cosine.at(10.0), 0.001); // it warms up for 1000 iterations
    EXPECT_GT(cosine.at(1000.0), 0.0199);
}

TEST(Schedule, NoRateWhereTheLibraryHasNone)
{
    const Schedule cycle = *made("torch", "OneCycleLR", R"({"max_lr": 1, "total_steps": 20})");
    EXPECT_EQ(cycle.lastStep(), 20.0);
    EXPECT_FALSE(std::isnan(cycle.at(20.0)));
    EXPECT_TRUE(std::isnan(cycle.at(21.0)));
    EXPECT_TRUE(std::isnan(cycle.at(-1.0)));
    // The Object Detection API divides by zero where nothing is left after the warm-up.
    const Schedule cosine =
        *made("odapi", "cosine_decay_learning_rate",
              R"({"learning_rate_base": 1, "total_steps": 8, "warmup_steps": 8})");
    EXPECT_TRUE(std::isnan(cosine.at(8.0)));
    EXPECT_EQ(cosine.at(9.0), 0.0);
}

TEST(Schedule, StepsInAnyOrder)
{
    const Schedule steps = *made("torch", "StepLR", R"({"base": 1, "step_size": 2, "gamma": 0.5})");
    const std::vector<double> asked{4.0, 0.0, -1.0, 2.0, 0.0};
    EXPECT_THAT(steps.at(asked), ElementsAre(0.25, 1.0, testing::IsNan(), 0.5, 1.0));
}

/// Two that do not only scale the rate are simulated: by hand for a few steps.
TEST(Schedule, SchedulersThatMixAreStepped)
{
    const Schedule both =
        *made("torch", "ChainedScheduler",
              R"({"base": 1, "schedulers": [["CosineAnnealingLR", {"T_max": 4, "eta_min": 0.5}],
                                            ["ExponentialLR", {"gamma": 0.5}]]})");
    double rate = 1.0;
    for (int step = 1; step <= 4; ++step) {
        const auto half = [](int at) { return 1.0 + std::cos(std::numbers::pi * at / 4.0); };
        rate = ((rate - 0.5) * half(step) / half(step - 1) + 0.5) * 0.5;
        EXPECT_NEAR(both.at(step), rate, 1e-15) << step;
    }
    EXPECT_LE(both.lastStep(), 1e7);
    EXPECT_TRUE(std::isnan(both.at(2e7)));
}

/// Values of PyTorch: CyclicLR begins with the rate that an earlier scheduler found.
TEST(Schedule, CyclesAfterAnotherScheduler)
{
    const Schedule chain =
        *made("torch", "ChainedScheduler",
              R"({"base": 0.3, "schedulers": [["ExponentialLR", {"gamma": 0.95}], ["CyclicLR",
                  {"base_lr": 0.01, "max_lr": 0.1, "step_size_up": 3}]]})");
    EXPECT_DOUBLE_EQ(chain.at(0.0), 0.3);
    EXPECT_DOUBLE_EQ(chain.at(1.0), 0.04);
}

TEST(Schedule, ThatIsFastAtTenMillionSteps)
{
    // What is simulated by pieces jumps over them: each would take hours otherwise.
    const Schedule chain = *made("mmengine", "LinearLR+CosineAnnealingLR",
                                 R"({"base": 0.02, "batches_per_epoch": 1000, "schedulers": [
                  ["LinearLR", {"start_factor": 0.1, "by_epoch": false, "end": 1000}],
                  ["CosineAnnealingLR", {"eta_min": 1e-5, "begin": 1, "end": 10000,
                   "by_epoch": true, "convert_to_iter_based": true}]]})");
    std::vector<double> steps(10000);
    std::iota(steps.begin(), steps.end(), 9.98e6);
    const auto begin = std::chrono::steady_clock::now();
    const std::vector<double> rates = chain.at(steps);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_NEAR(rates.back(), 1e-5, 1e-6);
    EXPECT_LT(took.count(), 1.0);
}

TEST(Schedule, PositionsOnOtherClocks)
{
    const ClockLengths lengths{.batchesPerEpoch = 5.0, .accumulation = 2.0};
    // The last batch of an epoch makes an update of its own: three in an epoch.
    EXPECT_EQ(onClock(4.0, ScheduleClock::Update, ScheduleClock::Batch, lengths), 7.0);
    EXPECT_EQ(onClock(7.0, ScheduleClock::Batch, ScheduleClock::Update, lengths), 4.0);
    EXPECT_EQ(onClock(2.0, ScheduleClock::Epoch, ScheduleClock::Update, lengths), 6.0);
    EXPECT_EQ(onClock(2.0, ScheduleClock::Epoch, ScheduleClock::Batch, lengths), 10.0);
    EXPECT_EQ(onClock(10.0, ScheduleClock::Batch, ScheduleClock::Epoch, lengths), 2.0);
    EXPECT_EQ(onClock(3.0, ScheduleClock::Update, ScheduleClock::Batch, {}), 3.0);
    EXPECT_FALSE(onClock(3.0, ScheduleClock::Update, ScheduleClock::Epoch, {}));
}

} // namespace
} // namespace faultline
