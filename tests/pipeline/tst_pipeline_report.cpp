// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/pipeline_report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::pipeline {
namespace {

InferredPipeline somePipeline()
{
    InferredPipeline known;
    known.run = "run";
    known.setting.workers = 1;
    known.setting.batch = 8;
    known.costs.workBatch = 8;
    known.costs.work = {0.05, 0.051, 0.049};
    known.costs.step = {0.01};
    known.costs.elementBytes = 1000.0;
    known.measuredStepsPerSecond = 20.0;
    known.inputs = {{"workers", 1.0, "", InputSource::Given},
                    {"cores", std::nullopt, "cores", InputSource::Default}};
    return known;
}

nlohmann::json jsonOf(const std::vector<PipelineReport>& reports)
{
    StringSink sink;
    writePipelineJson(sink, reports);
    return nlohmann::json::parse(sink.text());
}

void expectMembers(const nlohmann::json& json, std::vector<std::string> names)
{
    std::vector<std::string> found;
    for (const auto& [name, value] : json.items())
        found.push_back(name);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(found, names);
}

TEST(PipelineReport, JsonHasTheMembersOfItsSchema)
{
    const nlohmann::json json = jsonOf({reportPipeline(somePipeline(), {{"workers", "8"}})});
    EXPECT_EQ(json.at("schema"), "faultline/pipeline/1");
    const nlohmann::json& training = json.at("trainings").at(0);
    expectMembers(training,
                  {"run", "kind", "steps_per_second", "interval", "measured_steps_per_second",
                   "gpu_idle", "bottleneck", "host_bytes", "shm_bytes", "inputs", "what_if",
                   "recommended", "notes", "refused", "before"});
    expectMembers(training.at("before"), {"steps_per_second", "interval", "gpu_idle", "bottleneck",
                                          "host_bytes", "shm_bytes"});
    expectMembers(training.at("what_if").at(0),
                  {"set", "steps_per_second", "interval", "ratio", "gpu_idle", "bottleneck",
                   "added_host_bytes", "added_shm_bytes", "sentence"});
    EXPECT_EQ(training.at("what_if").at(0).at("set").at("workers"), 2);
    expectMembers(training.at("inputs").at(0), {"name", "value", "unit", "source"});
    EXPECT_TRUE(training.at("inputs").at(1).at("value").is_null());
    EXPECT_TRUE(training.at("refused").is_null());
    EXPECT_EQ(training.at("bottleneck"), "gpu");
    EXPECT_NEAR(training.at("steps_per_second").get<double>(), 100.0, 2.0);
    EXPECT_NEAR(training.at("before").at("steps_per_second").get<double>(), 20.0, 0.5);
    EXPECT_DOUBLE_EQ(training.at("shm_bytes").get<double>(), 8 * 2 * 8 * 1000.0);
}

TEST(PipelineReport, ARefusalSaysWhyAndAdvisesNothing)
{
    InferredPipeline known = somePipeline();
    known.measuredStepsPerSecond = 5.0;
    const nlohmann::json training = jsonOf({reportPipeline(known)}).at("trainings").at(0);
    EXPECT_FALSE(training.at("refused").get<std::string>().empty());
    EXPECT_NEAR(training.at("steps_per_second").get<double>(), 20.0, 0.5); // both are shown
    EXPECT_DOUBLE_EQ(training.at("measured_steps_per_second").get<double>(), 5.0);
    EXPECT_TRUE(training.at("what_if").empty());
    EXPECT_TRUE(training.at("before").is_null());
    // With a wish: what it gives is not said, what is there is.
    const nlohmann::json asked =
        jsonOf({reportPipeline(known, {{"workers", "4"}})}).at("trainings").at(0);
    EXPECT_TRUE(asked.at("steps_per_second").is_null());
    EXPECT_NEAR(asked.at("before").at("steps_per_second").get<double>(), 20.0, 0.5);
}

TEST(PipelineReport, AValueOutOfRangeSaysSo)
{
    const nlohmann::json training =
        jsonOf({reportPipeline(somePipeline(), {{"prefetch", "0"}})}).at("trainings").at(0);
    const std::string why = training.at("refused");
    EXPECT_NE(why.find("prefetch takes 1 to"), std::string::npos) << why;
    EXPECT_TRUE(training.at("steps_per_second").is_null());
    EXPECT_NEAR(training.at("before").at("steps_per_second").get<double>(), 20.0, 0.5);
    EXPECT_FALSE(training.at("what_if").empty());
}

TEST(PipelineReport, WithoutAGpuNoneIsTheLimit)
{
    InferredPipeline known = somePipeline();
    known.hasNoGpu = true;
    const PipelineReport report = reportPipeline(known, {{"workers", "8"}});
    const nlohmann::json training = jsonOf({report}).at("trainings").at(0);
    EXPECT_EQ(training.at("bottleneck"), "cpu");
    EXPECT_TRUE(training.at("gpu_idle").is_null());
    ASSERT_FALSE(training.at("notes").empty());
    StringSink sink;
    writePipelineText(sink, {report}, {});
    EXPECT_EQ(sink.text().find("GPU"), std::string::npos) << sink.text();
}

TEST(PipelineReport, TheBandReachesDownToHardwareThreads)
{
    InferredPipeline known = somePipeline();
    known.setting.cores = 4.0;
    known.costs.cpuShare = 1.0;
    const auto lowOf = [&known](const char* workers) {
        return reportPipeline(known, {{"workers", workers}}).asked.value().outcome.low;
    };
    constexpr double kErrors = 0.95 / 1.05;       // of the model, of the transfer
    EXPECT_NEAR(lowOf("2"), 40.0 * kErrors, 2.0); // a core of its own for each
    EXPECT_NEAR(lowOf("4"), 20.0 * (2.0 + 2.0 * 0.15) * kErrors, 3.0); // two on each core
    // Work that waits shares no core, and what was measured so is not slowed once more.
    known.costs.cpuShare = 0.0;
    EXPECT_NEAR(lowOf("4"), 80.0 * kErrors, 4.0);
    known.costs.cpuShare = 1.0;
    known.setting.workers = 4;
    known.measuredStepsPerSecond = 80.0;
    EXPECT_NEAR(reportPipeline(known).present.value().low, 80.0 * kErrors, 4.0);
}

TEST(PipelineReport, TextTellsTheAnswerAndItsSources)
{
    StringSink sink;
    writePipelineText(sink, {reportPipeline(somePipeline())}, {});
    EXPECT_NE(sink.text().find("workers instead of 1"), std::string::npos) << sink.text();
    EXPECT_NE(sink.text().find("cores    not known"), std::string::npos) << sink.text();
    EXPECT_NE(sink.text().find("1  given\n"), std::string::npos) << sink.text();
    StringSink told;
    InferredPipeline known = somePipeline();
    known.inputs[1].value = 1.0;
    writePipelineText(told, {reportPipeline(known, {{"workers", "2"}})}, {});
    EXPECT_NE(told.text().find("1 core "), std::string::npos) << told.text();
    EXPECT_NE(told.text().find("2  given by you"), std::string::npos) << told.text();
    StringSink nothing;
    writePipelineText(nothing, {}, {});
    EXPECT_NE(nothing.text().find("data_time"), std::string::npos) << nothing.text();
}

} // namespace
} // namespace faultline::pipeline
