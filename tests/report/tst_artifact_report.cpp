// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/artifact_report.h"
#include "tests/support/config_samples.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline {
namespace {

TEST(ArtifactReport, ALogNamesWhatEndedIt)
{
    ConsoleLog log;
    for (const std::uint32_t number : {1U, 40U}) {
        LogLine line;
        line.sourceLine = number;
        line.textOffset = log.addText("CUDA out of memory");
        line.textLength = 18;
        log.lines.push_back(line);
    }
    LogEvent event;
    event.signature = "pt.oom.new";
    event.outcome = Outcome::Fatal;
    event.firstLine = event.lastLine = 1;
    event.fields = {{"req", "2.00 GiB"}};
    log.events.push_back(event);
    log.cause = 0;
    log.exitCode = 1;
    EXPECT_EQ(summaryOf(log),
              "2 lines, 1 recognised event, ended by pt.oom.new at line 40, exit code 1");

    const Json json = artifactJson(log);
    EXPECT_EQ(json["cause"]["line"], 40);
    EXPECT_EQ(json["cause"]["fields"]["req"], "2.00 GiB");
    EXPECT_EQ(json["event_count"], 1);
}

TEST(ArtifactReport, HardwareSeriesKeepTheirUnitsAndNonFiniteValuesOut)
{
    HardwareLog log;
    log.tool = "nvidia-smi";
    log.devices.push_back(
        {.kind = HardwareDevice::Kind::Gpu, .host = {}, .index = 0, .name = "T4", .id = {}});
    HardwareSeries series;
    series.quantity = HardwareQuantity::GpuPower;
    series.unit = Unit::Watts;
    ScalarSeriesBuilder builder;
    for (const double value : {50.0, 70.0, std::numeric_limits<double>::quiet_NaN()}) {
        const ScalarPoint point{.step = 0, .wallTime = 0.0, .value = value};
        builder.append({&point, 1});
    }
    series.series = builder.snapshot();
    log.series.push_back(series);
    const Json json = artifactJson(log);
    EXPECT_EQ(json["series"][0]["quantity"], "gpu-power");
    EXPECT_EQ(json["series"][0]["unit"], "watts");
    EXPECT_EQ(json["series"][0]["mean"], 60.0);
    EXPECT_EQ(json["series"][0]["samples"], 3);
    EXPECT_NE(summaryOf(log).find("without times"), std::string::npos);
}

TEST(ArtifactReport, AConfigListsWhatIsWrittenAndWhatIsUnknown)
{
    const ConfigDocumentPtr config = samples::samplePipeline();
    const Json json = artifactJson(*config);
    EXPECT_EQ(json["fields"]["train_config.batch_size"], "24");
    EXPECT_FALSE(json["fields"].contains("train_config.gradient_clipping_by_norm"));
    ASSERT_EQ(json["unknown_fields"].size(), 1U);
    EXPECT_EQ(json["unknown_fields"][0]["line"], 4);
    EXPECT_EQ(summaryOf(*config), "pipeline-config, TF2, 4 fields set, 1 unknown");
}

TEST(ArtifactReport, AnEnvironmentNamesItsFramework)
{
    EXPECT_EQ(summaryOf(*samples::sampleEnvironment()), "pip-freeze, 2 facts, torch 2.1.0+cu118");
}

TEST(ArtifactReport, ATraceTellsWhatAStepIsMadeOf)
{
    TraceProfile profile;
    profile.durationNs = 2'000'000'000;
    for (int i = 0; i < 2; ++i) {
        TraceStep step;
        step.number = i;
        step.beginNs = i * 1'000'000'000LL;
        step.endNs = step.beginNs + 1'000'000'000LL;
        step.seconds[static_cast<std::size_t>(StepCategory::Input)] = 0.25;
        step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.75;
        profile.steps.push_back(step);
    }
    EXPECT_NE(summaryOf(profile).find("25 % of a step waits for input"), std::string::npos);
    EXPECT_EQ(artifactJson(profile)["typical_step"]["compute"], 0.75);
}

} // namespace
} // namespace faultline
