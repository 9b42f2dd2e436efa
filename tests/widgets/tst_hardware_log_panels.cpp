// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_artifacts.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/hardware_samples.h"
#include "widgets/views/hardware/hardware_log_panels.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

using samples::HardwareLogMaker;
using samples::kBegin;
using samples::levels;

using Role = HardwarePanel::Line::Role;

const HardwarePanel* find(const std::vector<HardwarePanel>& panels, const char* id)
{
    const auto it = std::find_if(panels.begin(), panels.end(), [id](const HardwarePanel& panel) {
        return panel.id == QLatin1String(id);
    });
    return it == panels.end() ? nullptr : &*it;
}

/// Two GPUs that are 20 % and 80 % busy, and hold 4 and 8 of 16 GiB.
HardwareLogMaker twoGpus()
{
    constexpr double kGibibyte = 1073741824.0;
    return HardwareLogMaker("gpu.csv")
        .gpus(2)
        .add(HardwareQuantity::GpuUtilization, 0, levels({0.2, 0.2, 0.2}))
        .add(HardwareQuantity::GpuUtilization, 1, levels({0.8, 0.8, 0.6}))
        .add(HardwareQuantity::GpuMemoryUsed, 0, levels({4 * kGibibyte, 4 * kGibibyte}))
        .add(HardwareQuantity::GpuMemoryUsed, 1, levels({8 * kGibibyte, 8 * kGibibyte}))
        .add(HardwareQuantity::GpuMemoryTotal, 0, levels({16 * kGibibyte, 16 * kGibibyte}))
        .add(HardwareQuantity::GpuMemoryTotal, 1, levels({16 * kGibibyte, 16 * kGibibyte}))
        .add(HardwareQuantity::GpuSmClock, 0, levels({1.38e9, 1.2e9}));
}

CasePtr caseWith(const HardwareLogPtr& log, const char* run = nullptr)
{
    auto data = std::make_shared<CaseData>(
        *samples::CaseBuilder()
             .add("train", "loss", samples::pointsOf(50, [](std::size_t) { return 1.0; }))
             .build());
    data->hardwareLogs.push_back(log);
    if (run != nullptr)
        data->runOfArtifact[log->id()] = RunId(run);
    return data;
}

} // namespace

TEST(HardwareLogPanels, GiveEachGpuALineInThePanelOfItsQuantity)
{
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(twoGpus().make(), "train"));
    ASSERT_GE(panels.size(), 3U);
    EXPECT_EQ(panels[0].place, PanelPlace::GpuBusy);
    EXPECT_EQ(panels[1].place, PanelPlace::GpuMemory);
    EXPECT_EQ(panels[2].place, PanelPlace::GpuClock);
    const HardwarePanel& busy = panels[0];
    ASSERT_EQ(busy.lines.size(), 2U);
    EXPECT_EQ(busy.lines[1].label, QStringLiteral("GPU 1"));
    EXPECT_EQ(busy.lines[1].hue, 1);
    EXPECT_EQ(busy.lines[1].owner.name, QStringLiteral("train"));
    EXPECT_TRUE(busy.lines[1].owner.isRun);
    EXPECT_EQ(busy.quantity.format, ValueFormat::Fraction);
    // Clocks are told in MHz.
    EXPECT_NEAR(panels[2].lines[0].series->value(0), 1380.0, 1e-3);
}

TEST(HardwareLogPanels, DrawALimitThatDevicesShareOnce)
{
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(twoGpus().make()));
    const HardwarePanel* memory = find(panels, "gpu-memory-used");
    ASSERT_NE(memory, nullptr);
    ASSERT_EQ(memory->lines.size(), 3U);
    EXPECT_EQ(memory->lines[2].role, Role::Limit);
    EXPECT_DOUBLE_EQ(memory->lines[2].series->value(0), 16.0 * 1073741824.0);
    EXPECT_FALSE(memory->lines[0].owner.isRun);
    EXPECT_EQ(memory->lines[0].owner.name, QStringLiteral("gpu.csv"));
}

TEST(HardwareLogPanels, JoinGpusIntoMeansAndSums)
{
    HardwareOptions options;
    options.aggregates = true;
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(twoGpus().make()), options);
    const HardwarePanel* busy = find(panels, "gpu-utilization");
    ASSERT_NE(busy, nullptr);
    ASSERT_EQ(busy->lines.size(), 3U);
    EXPECT_NEAR(busy->lines[0].series->value(0), 0.5, 1e-6);
    EXPECT_NEAR(busy->lines[0].series->value(2), 0.4, 1e-6);
    EXPECT_EQ(busy->lines[1].role, Role::Extreme);
    EXPECT_NEAR(busy->lines[1].series->value(0), 0.2, 1e-6);
    EXPECT_NEAR(busy->lines[2].series->value(0), 0.8, 1e-6);
    const HardwarePanel* memory = find(panels, "gpu-memory-used");
    ASSERT_EQ(memory->lines.size(), 2U);
    EXPECT_DOUBLE_EQ(memory->lines[0].series->value(0), 12.0 * 1073741824.0);
    EXPECT_DOUBLE_EQ(memory->lines[1].series->value(0), 32.0 * 1073741824.0);
}

TEST(HardwareLogPanels, LeaveSamplesWithoutAllDevicesOutOfASum)
{
    const ScalarSeries all = levels({1.0, 2.0, 3.0});
    const ScalarSeries early = levels({10.0});
    const AggregatedSeries joined = aggregated({&all, &early});
    EXPECT_EQ(joined.mean.size(), 3U);
    ASSERT_EQ(joined.sum.size(), 1U);
    EXPECT_DOUBLE_EQ(joined.sum.value(0), 11.0);
    EXPECT_DOUBLE_EQ(joined.mean.value(2), 3.0);
    EXPECT_TRUE(aggregated({}).mean.empty());
}

TEST(HardwareLogPanels, MoveALogByItsClock)
{
    const HardwareLogPtr log = twoGpus().make();
    HardwareOptions options;
    Clock clock;
    clock.offsetSeconds = 3600.0;
    options.clocks.set(ArtifactId("gpu.csv"), clock);
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(log), options);
    const ScalarSeries& series = *find(panels, "gpu-utilization")->lines[0].series;
    EXPECT_DOUBLE_EQ(series.wallTime(0), kBegin + 3600.0);
    EXPECT_DOUBLE_EQ(series.minWallTime(), kBegin + 3600.0);
    EXPECT_DOUBLE_EQ(series.maxWallTime(), kBegin + 3602.0);
    EXPECT_DOUBLE_EQ(series.point(1).wallTime, kBegin + 3601.0);
    EXPECT_EQ(series.lowerBoundTime(0, 3, kBegin + 3600.5), 1U);

    clock.rate = 2.0;
    clock.offsetSeconds = -kBegin;
    options.clocks.set(ArtifactId("gpu.csv"), clock);
    const std::vector<HardwarePanel> spread = hardwarePanels(*caseWith(log), options);
    EXPECT_DOUBLE_EQ(find(spread, "gpu-utilization")->lines[0].series->wallTime(2), kBegin + 4.0);
}

TEST(HardwareLogPanels, ReadThrottleReasonsBitByBit)
{
    const HardwareLogPtr log = HardwareLogMaker("gpu.csv")
                                   .gpus(1)
                                   .add(HardwareQuantity::GpuThrottleReasons, 0,
                                        levels({1, 4, 4 + 64, 0, 4, std::nan(""), 0}))
                                   .make();
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(log));
    const HardwarePanel* throttle = find(panels, "gpu-throttle-reasons");
    ASSERT_NE(throttle, nullptr);
    EXPECT_TRUE(throttle->lines.empty());
    ASSERT_EQ(throttle->strips.size(), 3U);
    EXPECT_EQ(throttle->strips[0].label, QStringLiteral("GPU 0, Idle"));
    EXPECT_FALSE(throttle->strips[0].costsSpeed);
    const HardwarePanel::Strip& power = throttle->strips[1];
    EXPECT_EQ(power.label, QStringLiteral("GPU 0, Power cap"));
    EXPECT_TRUE(power.costsSpeed);
    ASSERT_EQ(power.spans.size(), 2U);
    EXPECT_EQ(power.spans[0], (AxisRange{.min = kBegin + 1, .max = kBegin + 3}));
    EXPECT_EQ(power.spans[1], (AxisRange{.min = kBegin + 4, .max = kBegin + 5}));
}

TEST(HardwareLogPanels, JoinTheReasonsOfManyGpus)
{
    HardwareLogMaker maker("gpu.csv");
    maker.gpus(3)
        .add(HardwareQuantity::GpuThrottleReasons, 0, levels({4, 0, 0, 0}))
        .add(HardwareQuantity::GpuThrottleReasons, 1, levels({0, 4, 0, 0}))
        .add(HardwareQuantity::GpuThrottleReasons, 2, levels({0, 0, 0, 0}));
    const std::vector<HardwarePanel> panels = hardwarePanels(*caseWith(maker.make()));
    const HardwarePanel* throttle = find(panels, "gpu-throttle-reasons");
    ASSERT_NE(throttle, nullptr);
    ASSERT_EQ(throttle->strips.size(), 1U);
    EXPECT_TRUE(throttle->strips[0].label.contains(QStringLiteral("any of 3")));
    ASSERT_EQ(throttle->strips[0].spans.size(), 1U);
    EXPECT_EQ(throttle->strips[0].spans[0], (AxisRange{.min = kBegin, .max = kBegin + 2}));
}

TEST(HardwareLogPanels, ShowTheLimitThatTheConsoleTells)
{
    auto data = std::make_shared<CaseData>(*caseWith(twoGpus().make(), "train"));
    auto console = std::make_shared<ConsoleLog>();
    console->file.displayName = "train.log";
    console->file.id = ArtifactId(console->file.displayName);
    console->dumps.resize(1);
    console->dumps[0].limitBytes = 1'395'000'000;
    data->logs.push_back(console);
    data->runOfArtifact[ArtifactId("train.log")] = RunId("train");
    const std::vector<HardwarePanel> panels = hardwarePanels(*data);
    const HardwarePanel* memory = find(panels, "gpu-memory-used");
    ASSERT_EQ(memory->lines.size(), 4U);
    EXPECT_EQ(memory->lines[3].role, Role::Limit);
    EXPECT_DOUBLE_EQ(memory->lines[3].series->value(0), 1'395'000'000.0);
    EXPECT_LE(memory->lines[3].series->minWallTime(), kBegin);
}

TEST(HardwareLogPanels, TakeTagsOfTrackersIntoTheSamePanels)
{
    auto data = std::make_shared<CaseData>(
        *samples::CaseBuilder()
             .add("train", "system/gpu.0.gpu",
                  samples::pointsOf(50, [](std::size_t) { return 55.0; }))
             .build());
    const std::vector<HardwarePanel> panels = hardwarePanels(*data);
    const HardwarePanel* busy = find(panels, "gpu-utilization");
    ASSERT_NE(busy, nullptr);
    ASSERT_EQ(busy->lines.size(), 1U);
    EXPECT_NEAR(busy->lines[0].series->value(0), 0.55, 1e-6);
    EXPECT_EQ(busy->lines[0].label, QStringLiteral("GPU 0"));
}

TEST(HardwareLogPanels, TellATagFromALogThatMeasuresTheSame)
{
    auto data = std::make_shared<CaseData>(
        *samples::CaseBuilder()
             .add("train", "system/gpu.0.gpu",
                  samples::pointsOf(50, [](std::size_t) { return 55.0; }))
             .build());
    const HardwareLogPtr log = twoGpus().make();
    data->hardwareLogs.push_back(log);
    data->runOfArtifact[log->id()] = RunId("train");
    const std::vector<HardwarePanel> panels = hardwarePanels(*data);
    const HardwarePanel* busy = find(panels, "gpu-utilization");
    ASSERT_NE(busy, nullptr);
    ASSERT_EQ(busy->lines.size(), 3U);
    EXPECT_EQ(busy->lines[0].label, QStringLiteral("GPU 0"));
    EXPECT_EQ(busy->lines[2].label, QStringLiteral("GPU 0 (event file)"));
    EXPECT_NE(busy->lines[2].hue, busy->lines[0].hue);
    EXPECT_NE(busy->lines[2].hue, busy->lines[1].hue);
}

} // namespace faultline::ui
