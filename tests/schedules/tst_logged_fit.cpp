// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/logged_fit.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <vector>

namespace faultline {
namespace {

PlannedSchedule planOf(const char* framework, const char* family, const char* parameters,
                       ClockLengths lengths = {})
{
    PlannedSchedule plan;
    plan.spec = {
        .framework = framework, .family = family, .parameters = nlohmann::json::parse(parameters)};
    plan.lengths = lengths;
    plan.schedule = *Schedule::make(plan.spec);
    return plan;
}

/// What a training logs at steps first, first + stride, ...
struct Log {
    std::vector<double> steps;
    std::vector<double> rates;
    ScheduleClock clock = ScheduleClock::Update;

    Log(double first, double stride, int count, const std::function<double(double)>& rate)
    {
        for (int i = 0; i < count; ++i) {
            steps.push_back(first + stride * i);
            rates.push_back(static_cast<float>(rate(steps.back()))); // as TensorBoard keeps it
        }
    }
    [[nodiscard]] LoggedRates logged() const
    {
        return {.steps = steps, .rates = rates, .clock = clock};
    }
};

constexpr const char* kLinear =
    R"({"base": 0.001, "num_warmup_steps": 10, "num_training_steps": 200})";

TEST(LoggedFit, TheOffsetOfTransformers)
{
    const PlannedSchedule plan = planOf("huggingface", "linear", kLinear);
    // Logged at step k, from 1: the rate that update k - 1 used.
    const Log log(10, 10, 20, [&](double step) { return plan.schedule->at(step - 1.0); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->agrees);
    EXPECT_EQ(fit->offset, 1);
    EXPECT_EQ(fit->clock, ScheduleClock::Update);
    EXPECT_LT(fit->maxError, 1e-4 * fit->peak);
}

TEST(LoggedFit, ALengthInBatchesSteppedByEpoch)
{
    const PlannedSchedule plan =
        planOf("torch", "CosineAnnealingLR", R"({"base": 0.1, "T_max": 1000})",
               {.batchesPerEpoch = 100.0});
    const Log log(0, 10, 100,
                  [&](double step) { return plan.schedule->at(std::floor(step / 100.0)); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->fits);
    EXPECT_FALSE(fit->agrees);
    EXPECT_EQ(fit->clock, ScheduleClock::Epoch);
}

TEST(LoggedFit, ALengthInEpochsSteppedByBatch)
{
    const PlannedSchedule plan =
        planOf("lightning", "StepLR",
               R"({"base": 0.1, "step_size": 10, "interval": "epoch", "batches_per_epoch": 50})",
               {.batchesPerEpoch = 50.0});
    const Log log(0, 1, 300,
                  [](double step) { return 0.1 * std::pow(0.1, std::floor(step / 10.0)); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->fits);
    EXPECT_FALSE(fit->agrees);
    EXPECT_NE(fit->clock, ScheduleClock::Epoch);
}

TEST(LoggedFit, BatchesWhereUpdatesAreMeant)
{
    // Keras asks its schedule for the count of batches, also where four make an update.
    const PlannedSchedule plan =
        planOf("torch", "LinearLR", R"({"base": 1.0, "start_factor": 0.1, "total_iters": 400})",
               {.batchesPerEpoch = 1000.0, .accumulation = 4.0});
    const Log log(0, 5, 40, [&](double update) { return plan.schedule->at(update * 4.0); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->fits);
    EXPECT_EQ(fit->clock, ScheduleClock::Batch);
    EXPECT_FALSE(fit->agrees);
}

TEST(LoggedFit, EpochsThatShowTheirLastBatch)
{
    const PlannedSchedule plan =
        planOf("ultralytics", "ultralytics",
               R"({"epochs": 12, "batch": 8, "images": 800, "optimizer": "SGD"})",
               {.batchesPerEpoch = 100.0});
    Log log(1, 1, 12, [&](double epoch) { return plan.schedule->at(epoch * 100.0 - 1.0); });
    log.clock = ScheduleClock::Epoch;
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->agrees);
    EXPECT_EQ(fit->offset, 1);
    EXPECT_EQ(fit->clock, ScheduleClock::Batch);
}

TEST(LoggedFit, AnotherScheduleOfTheFramework)
{
    const PlannedSchedule plan = planOf("huggingface", "linear", kLinear);
    const PlannedSchedule other = planOf("huggingface", "cosine", kLinear);
    const Log log(1, 4, 45, [&](double step) { return other.schedule->at(step - 1.0); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->family, "cosine");
    EXPECT_TRUE(fit->fits);
    EXPECT_FALSE(fit->agrees);
}

TEST(LoggedFit, WhatFitsNothingSaysHowFarItIs)
{
    const PlannedSchedule plan = planOf("huggingface", "linear", kLinear);
    const Log log(1, 4, 45, [](double step) { return 0.0005 + 1e-7 * step; });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_FALSE(fit->fits);
    EXPECT_GT(fit->maxError, 1e-4 * fit->peak);
    const Log two(1, 4, 2, [](double) { return 0.0; });
    EXPECT_FALSE(fitLoggedRates(plan, two.logged()));
}

TEST(LoggedFit, ACycleInEpochsSteppedByBatch)
{
    const PlannedSchedule plan =
        planOf("lightning", "OneCycleLR",
               R"({"max_lr": 0.1, "epochs": 10, "steps_per_epoch": 40, "interval": "epoch",
            "accumulate_grad_batches": 1, "batches_per_epoch": 40})",
               {.batchesPerEpoch = 40.0});
    const Schedule meant = *Schedule::make(
        {.framework = "torch",
         .family = "OneCycleLR",
         .parameters = nlohmann::json::parse(R"({"max_lr": 0.1, "total_steps": 400})")});
    const Log log(0, 5, 80, [&](double step) { return meant.at(step); });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->fits);
    EXPECT_FALSE(fit->agrees);
    EXPECT_NE(fit->clock, ScheduleClock::Epoch);
}

TEST(LoggedFit, ARateOfZeroIsAsPlanned)
{
    const PlannedSchedule plan = planOf("huggingface", "constant", R"({"base": 0})");
    const Log log(0, 1, 20, [](double) { return 0.0; });
    const auto fit = fitLoggedRates(plan, log.logged());
    ASSERT_TRUE(fit);
    EXPECT_TRUE(fit->agrees);
}

} // namespace
} // namespace faultline
