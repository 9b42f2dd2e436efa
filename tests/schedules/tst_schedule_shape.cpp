// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule_shape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faultline {
namespace {

using nlohmann::json;
using Kind = ScheduleMark::Kind;

std::vector<ScheduleMark> marksOf(const ScheduleSpec& spec, double length)
{
    const Result<Schedule> schedule = Schedule::make(spec);
    EXPECT_TRUE(schedule) << spec.family;
    return schedule ? scheduleMarks(*schedule, length) : std::vector<ScheduleMark>();
}

TEST(ScheduleShape, FindsWarmUpDropsAndEnd)
{
    const std::vector<ScheduleMark> marks = marksOf({.framework = "detectron2",
                                                     .family = "WarmupMultiStepLR",
                                                     .parameters = {{"base", 0.02},
                                                                    {"max_iter", 90000},
                                                                    {"warmup_iters", 1000},
                                                                    {"steps", {60000, 80000}}}},
                                                    90000);
    ASSERT_EQ(marks.size(), 4U);
    EXPECT_EQ(marks[0].kind, Kind::WarmupEnd);
    EXPECT_EQ(marks[0].step, 1000.0);
    EXPECT_EQ(marks[1].kind, Kind::Drop);
    EXPECT_EQ(marks[1].step, 60000.0);
    EXPECT_NEAR(marks[1].after, 0.002, 1e-12);
    EXPECT_EQ(marks[2].step, 80000.0);
    EXPECT_EQ(marks[3].kind, Kind::End);
    EXPECT_EQ(marks[3].step, 90000.0);
}

TEST(ScheduleShape, FindsRestarts)
{
    const std::vector<ScheduleMark> marks =
        marksOf({.framework = "torch",
                 .family = "CosineAnnealingWarmRestarts",
                 .parameters = {{"base", 0.1}, {"T_0", 1000}, {"T_mult", 2}, {"eta_min", 0.001}}},
                7000);
    ASSERT_EQ(marks.size(), 3U);
    EXPECT_EQ(marks[0].kind, Kind::Restart);
    EXPECT_EQ(marks[0].step, 1000.0);
    EXPECT_EQ(marks[1].step, 3000.0);
}

TEST(ScheduleShape, AStaircaseHasNoDrops)
{
    const std::vector<ScheduleMark> marks =
        marksOf({.framework = "ultralytics",
                 .family = "ultralytics",
                 .parameters = {{"epochs", 14}, {"batches_per_epoch", 50}, {"optimizer", "SGD"}}},
                700);
    for (const ScheduleMark& mark : marks)
        EXPECT_TRUE(mark.kind == Kind::WarmupEnd || mark.kind == Kind::End) << mark.step;
}

/// The rate that an example is about; 0: it has several.
double rateOf(const ScheduleSpec& spec)
{
    for (const ScheduleParameter& parameter : scheduleParameters(spec)) {
        for (const char* const name :
             {"base", "initial_learning_rate", "learning_rate_base", "learning_rate", "lr0"}) {
            if (parameter.name != name)
                continue;
            const json value = scheduleValue(spec, name);
            return (value.is_null() ? parameter.otherwise : value).get<double>();
        }
    }
    return 0.0;
}

/// Who has no configuration begins with a curve, whatever the family: one that reaches its rate
/// within a length that a training has.
TEST(ScheduleShape, EveryExampleReachesItsRate)
{
    for (const std::string_view framework : scheduleFrameworks()) {
        const std::vector<std::string> families = exampleFamilies(std::string(framework));
        EXPECT_FALSE(families.empty()) << framework;
        for (const std::string& family : families) {
            const ScheduleSpec spec = exampleSchedule(std::string(framework), family);
            SCOPED_TRACE(std::string(framework) + ' ' + family + ' ' + spec.parameters.dump());
            const Result<Schedule> schedule = Schedule::make(spec);
            ASSERT_TRUE(schedule);
            const double length = impliedLength(spec);
            EXPECT_EQ(length, std::floor(length));
            EXPECT_GE(length, 100.0);
            EXPECT_LE(length, 100000.0);
            const std::vector<double> rates = schedule->at(evenSteps(length - 1.0, 2000.0));
            double most = 0.0;
            for (const double rate : rates) {
                EXPECT_TRUE(std::isfinite(rate));
                most = std::max(most, rate);
            }
            EXPECT_GE(most, 0.97 * rateOf(spec));
        }
    }
}

/// What follows a metric or other schedulers has nothing to begin from, and gets no made-up one.
TEST(ScheduleShape, WhatNeedsASeriesIsNotOffered)
{
    for (const std::string_view framework : scheduleFrameworks()) {
        for (const std::string& family : exampleFamilies(std::string(framework)))
            EXPECT_EQ(family.find("lateau"), std::string::npos) << family;
    }
    EXPECT_FALSE(exampleSchedule("torch", "ReduceLROnPlateau").parameters.contains("metric"));
    EXPECT_FALSE(exampleSchedule("torch", "SequentialLR").parameters.contains("schedulers"));
}

TEST(ScheduleShape, ARunOfUltralyticsIsCountedInBatches)
{
    EXPECT_EQ(impliedLength({.framework = "ultralytics",
                             .family = "ultralytics",
                             .parameters = {{"images", 10000}, {"batch", 16}, {"epochs", 14}}}),
              14 * 625.0);
}

TEST(ScheduleParameters, SayKindDefaultAndNeed)
{
    const ScheduleSpec spec{
        .framework = "torch", .family = "StepLR", .parameters = {{"base", 0.1}}};
    const std::vector<ScheduleParameter> parameters = scheduleParameters(spec);
    ASSERT_EQ(parameters.size(), 3U);
    const auto named = [&](const char* name) {
        for (const ScheduleParameter& one : parameters) {
            if (one.name == name)
                return one;
        }
        ADD_FAILURE() << name;
        return ScheduleParameter{};
    };
    EXPECT_TRUE(named("step_size").isNeeded);
    EXPECT_FALSE(named("gamma").isNeeded);
    EXPECT_EQ(named("gamma").otherwise, 0.1);
    EXPECT_TRUE(scheduleParameters({.framework = "none", .family = "none"}).empty());
}

TEST(ScheduleParameters, ReachIntoListsOfSchedulers)
{
    ScheduleSpec spec{
        .framework = "mmengine",
        .family = "LinearLR+MultiStepLR",
        .parameters = {
            {"base", 0.02},
            {"batches_per_epoch", 100},
            {"schedulers",
             json::array({json::array({"LinearLR", {{"start_factor", 0.001}, {"end", 500}}}),
                          json::array({"MultiStepLR", {{"milestones", {8, 11}}}})})}}};
    std::vector<std::string> names;
    for (const ScheduleParameter& one : scheduleParameters(spec))
        names.push_back(one.name);
    EXPECT_NE(std::find(names.begin(), names.end(), "schedulers[1].milestones"), names.end());
    EXPECT_EQ(scheduleValue(spec, "schedulers[0].end"), 500);
    setScheduleValue(spec, "schedulers[0].end", 250);
    EXPECT_EQ(spec.parameters["schedulers"][0][1]["end"], 250);
    setScheduleValue(spec, "schedulers[0].end", nullptr);
    EXPECT_TRUE(scheduleValue(spec, "schedulers[0].end").is_null());
}

} // namespace
} // namespace faultline
