// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule_shape.h"

#include <gtest/gtest.h>

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

/// Who has no configuration begins with a curve, whatever the family.
TEST(ScheduleShape, EveryFamilyHasAnExample)
{
    for (const std::string_view framework : scheduleFrameworks()) {
        for (const std::string& family : scheduleFamilies(framework)) {
            const ScheduleSpec spec = exampleSchedule(std::string(framework), family);
            const Result<Schedule> schedule = Schedule::make(spec);
            const std::string problem = schedule ? "" : toEnglish(schedule.error().detail);
            const bool needsMore = problem.find("metric") != std::string::npos
                                   || problem.find("schedulers") != std::string::npos;
            EXPECT_TRUE(schedule || needsMore) << framework << ' ' << family << ": " << problem;
            if (!schedule)
                continue;
            EXPECT_GT(impliedLength(spec), 1.0) << family;
            EXPECT_TRUE(std::isfinite(schedule->at(1.0))) << framework << ' ' << family;
        }
    }
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
