// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mitigations and attribution: what they promise about their own figures.

#include "model/vram/attribution.h"
#include "model/vram/framework_memory.h"
#include "model/vram/hardware.h"
#include "model/vram/mitigations.h"
#include "tests/support/graph_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace faultline::vram {
namespace {

/// ResNet-50 with a pyramid; stages are frozen, and units checkpointed, as the setup says.
Result<LayerGraph> expanded(const TrainingSetup& setup)
{
    LayerGraph graph = resnetFpn(setup.imageWidth, setup.imageHeight, setup.framework);
    const int frozen = setup.frozenStages.value_or(0);
    for (Op& op : graph.ops) {
        if (op.stage >= 0)
            op.checkpoint = op.stage;
        if (op.parameters != kNoParameters && op.stage >= 0 && op.stage < frozen)
            graph.parameters[static_cast<std::size_t>(op.parameters)].isFrozen = true;
        if (op.part == Part::Loss)
            op.buffers.push_back({.name = "boxes",
                                  .extent = {.perImage = 400000 * setup.boxesPerImage},
                                  .life = BufferLife::Step});
    }
    markGradients(graph);
    return graph;
}

TrainingSetup changedSetup(const std::string& framework = "mmdetection")
{
    TrainingSetup setup;
    setup.framework = framework;
    setup.imageWidth = 1344;
    setup.imageHeight = 800;
    setup.batchPerReplica = 8;
    setup.replicas = 1;
    setup.classes = 80;
    setup.boxesPerImage = 300;
    setup.precision = Precision::Float32;
    setup.optimizer = "adamw";
    setup.normMode = NormMode::Train;
    setup.frozenStages = 0;
    setup.movingAverage = true;
    setup.checkpointing = false;
    setup.allocator = "caching";
    return setup;
}

std::vector<Mitigation> helped(const TrainingSetup& setup, std::string_view gpu)
{
    const Result<std::vector<Mitigation>> all = mitigations({expanded, setup, *findGpu(gpu), 0.01});
    EXPECT_TRUE(all.has_value()) << (all ? "" : toEnglish(all.error().detail));
    return all ? *all : std::vector<Mitigation>{};
}

const Mitigation* find(const std::vector<Mitigation>& all, Lever lever)
{
    const auto it = std::find_if(all.begin(), all.end(),
                                 [lever](const Mitigation& one) { return one.lever == lever; });
    return it == all.end() ? nullptr : &*it;
}

TEST(Mitigations, EveryLeverIsPulled)
{
    const std::vector<Mitigation> all = helped(changedSetup(), "T4");
    for (const Lever lever :
         {Lever::Batch, Lever::Accumulation, Lever::MixedPrecision, Lever::Checkpointing,
          Lever::Optimizer, Lever::MovingAverage, Lever::Freezing, Lever::BoxLimit,
          Lever::ImageSize, Lever::OtherGpu, Lever::MachineType})
        EXPECT_NE(find(all, lever), nullptr) << toString(lever);
}

TEST(Mitigations, FiguresAreThoseOfTheChangedSetup)
{
    TrainingSetup today = changedSetup();
    today.measure = Measure::Device;
    const std::int64_t before = estimate(*expanded(today), today)->peakBytes;
    const Gpu gpu = *findGpu("T4");
    const std::int64_t usable = usableBytes(gpu, *frameworkMemory("mmdetection"));
    EXPECT_GT(before, usable) << "the case is meant not to fit";
    for (const Mitigation& one : helped(today, "T4")) {
        SCOPED_TRACE(toEnglish(one.what));
        EXPECT_GT(one.savedBytes, 0);
        EXPECT_GT(one.timeFactor, 0.0);
        EXPECT_FALSE(one.what.empty());
        if (one.lever == Lever::OtherGpu || one.lever == Lever::MachineType)
            continue;
        const Estimate after = *estimate(*expanded(one.setup), one.setup);
        EXPECT_EQ(one.peakBytes, after.peakBytes);
        EXPECT_EQ(one.savedBytes, before - after.peakBytes);
        EXPECT_EQ(one.fits, after.peakBytes <= usable);
        EXPECT_EQ(one.fitsSurely, after.interval.high <= usable);
        EXPECT_FALSE(one.patch.empty());
    }
}

TEST(Mitigations, ThoseThatFitComeFirst)
{
    const std::vector<Mitigation> all = helped(changedSetup(), "T4");
    EXPECT_TRUE(std::is_partitioned(all.begin(), all.end(),
                                    [](const Mitigation& one) { return one.fits; }));
    EXPECT_TRUE(all.front().fits);
}

TEST(Mitigations, TheLearningRateFollowsTheBatch)
{
    TrainingSetup sgd = changedSetup();
    sgd.optimizer = "momentum";
    const std::vector<Mitigation> linear = helped(sgd, "T4");
    const Mitigation* const batch = find(linear, Lever::Batch);
    ASSERT_NE(batch, nullptr);
    const double factor = static_cast<double>(batch->setup.batchPerReplica) / 8.0;
    EXPECT_DOUBLE_EQ(batch->learningRateFactor, factor);
    ASSERT_TRUE(batch->learningRate.has_value());
    EXPECT_DOUBLE_EQ(*batch->learningRate, 0.01 * factor);
    const std::vector<Mitigation> adaptive = helped(changedSetup(), "T4");
    const Mitigation* const root = find(adaptive, Lever::Batch);
    ASSERT_NE(root, nullptr);
    EXPECT_DOUBLE_EQ(root->learningRateFactor,
                     std::sqrt(static_cast<double>(root->setup.batchPerReplica) / 8.0));
    const Mitigation* const same = find(linear, Lever::Accumulation);
    ASSERT_NE(same, nullptr);
    EXPECT_EQ(same->setup.batchPerReplica, batch->setup.batchPerReplica);
    EXPECT_GE(same->setup.accumulationSteps * same->setup.batchPerReplica, 8);
}

TEST(Mitigations, WhatIsOffIsNotOffered)
{
    TrainingSetup lean = changedSetup();
    lean.movingAverage = false;
    lean.precision = Precision::Mixed;
    lean.checkpointing = true;
    lean.optimizer = "sgd";
    lean.batchPerReplica = 1;
    lean.boxesPerImage = 50;
    const std::vector<Mitigation> all = helped(lean, "T4");
    for (const Lever lever :
         {Lever::Batch, Lever::Accumulation, Lever::MixedPrecision, Lever::Checkpointing,
          Lever::Optimizer, Lever::MovingAverage, Lever::BoxLimit})
        EXPECT_EQ(find(all, lever), nullptr) << toString(lever);
}

TEST(Mitigations, PatchesSpeakTheLanguageOfTheFramework)
{
    const std::pair<const char*, const char*> kBatches[] = {
        {"mmdetection", "data = dict(samples_per_gpu=4)"},
        {"mmyolo", "train_dataloader = dict(batch_size=4)"},
        {"detectron2", "IMS_PER_BATCH: 8"},
        {"ultralytics", "batch: 8"},
        {"torchvision", "batch_size=4"},
        {"tensorflow", "batch_size: 8"},
    };
    for (const auto& [framework, line] : kBatches) {
        TrainingSetup before = changedSetup(framework);
        before.replicas = 2;
        TrainingSetup after = before;
        after.batchPerReplica = 4;
        const std::string patch = configPatch(before, after, 0.005);
        EXPECT_NE(patch.find(line), std::string::npos) << framework << ":\n" << patch;
        EXPECT_NE(patch.find("0.005"), std::string::npos) << framework << ":\n" << patch;
        EXPECT_EQ(configPatch(before, before, std::nullopt), "") << framework;
    }
}

TEST(Mitigations, FailWhereTheSetupCannotBePlanned)
{
    TrainingSetup broken = changedSetup();
    broken.optimizer = "none such";
    EXPECT_FALSE(mitigations({expanded, broken, *findGpu("T4"), {}}).has_value());
    broken = changedSetup("none such");
    EXPECT_FALSE(mitigations({expanded, broken, *findGpu("T4"), {}}).has_value());
}

Explanation explained(const TrainingSetup& before, const TrainingSetup& after)
{
    const Result<Explanation> result =
        explainDifference({"resnet", expanded, before}, {"resnet", expanded, after});
    EXPECT_TRUE(result.has_value()) << (result ? "" : toEnglish(result.error().detail));
    return result ? *result : Explanation{};
}

std::int64_t sum(const Explanation& explanation)
{
    return std::accumulate(
        explanation.changes.begin(), explanation.changes.end(), std::int64_t{0},
        [](std::int64_t all, const Attribution& one) { return all + one.bytes; });
}

TEST(Attribution, OneChangeTakesItAll)
{
    TrainingSetup after = changedSetup();
    after.batchPerReplica = 16;
    const Explanation result = explained(changedSetup(), after);
    ASSERT_EQ(result.changes.size(), 1U);
    EXPECT_EQ(result.changes[0].field, SetupField::Batch);
    EXPECT_EQ(result.changes[0].before, "8");
    EXPECT_EQ(result.changes[0].after, "16");
    EXPECT_EQ(result.changes[0].bytes, result.afterBytes - result.beforeBytes);
}

TEST(Attribution, SumsToTheDifferenceExactly)
{
    TrainingSetup after = changedSetup();
    after.batchPerReplica = 16;
    after.imageWidth = 1024;
    after.precision = Precision::Mixed;
    const Explanation few = explained(changedSetup(), after);
    EXPECT_EQ(few.changes.size(), 3U);
    EXPECT_EQ(sum(few), few.afterBytes - few.beforeBytes);
    after.optimizer = "momentum";
    after.frozenStages = 2;
    after.movingAverage = false;
    after.boxesPerImage = 60;
    after.replicas = 8;
    const Explanation many = explained(changedSetup(), after);
    EXPECT_EQ(many.changes.size(), 8U);
    EXPECT_EQ(sum(many), many.afterBytes - many.beforeBytes);
    for (std::size_t i = 1; i < many.changes.size(); ++i)
        EXPECT_GE(std::abs(many.changes[i - 1].bytes), std::abs(many.changes[i].bytes));
}

TEST(Attribution, IsTheMeanOverBothOrdersForTwoChanges)
{
    TrainingSetup before = changedSetup();
    before.measure = Measure::Allocated;
    TrainingSetup after = before;
    after.batchPerReplica = 12;
    after.imageWidth = 672;
    const auto peak = [](TrainingSetup with) { return estimate(*expanded(with), with)->peakBytes; };
    TrainingSetup onlyBatch = before;
    onlyBatch.batchPerReplica = 12;
    TrainingSetup onlySize = before;
    onlySize.imageWidth = 672;
    const double batch =
        static_cast<double>((peak(onlyBatch) - peak(before)) + (peak(after) - peak(onlySize)))
        / 2.0;
    const Explanation result = explained(before, after);
    const auto change =
        std::find_if(result.changes.begin(), result.changes.end(),
                     [](const Attribution& one) { return one.field == SetupField::Batch; });
    ASSERT_NE(change, result.changes.end());
    EXPECT_NEAR(static_cast<double>(change->bytes), batch, 2.0);
}

TEST(Attribution, NothingChangedIsNothing)
{
    const Explanation result = explained(changedSetup(), changedSetup());
    EXPECT_TRUE(result.changes.empty());
    EXPECT_EQ(result.beforeBytes, result.afterBytes);
}

PlannedRun measuredRun(const TrainingSetup& with, double factor)
{
    const LayerGraph graph = *expanded(with);
    const std::int64_t model = estimate(graph, with)->peakBytes;
    const MeasuredPeak peak{.bytes = static_cast<std::int64_t>(factor * static_cast<double>(model)),
                            .measure = with.measure,
                            .batchPerReplica = 0,
                            .isLowerBound = false,
                            .source = "a test"};
    return {"resnet", expanded, with,
            std::make_shared<const Calibration>(*calibrate(graph, with, {&peak, 1}))};
}

TEST(Attribution, OneMeasurementCountsForBothSides)
{
    TrainingSetup more = changedSetup();
    more.batchPerReplica = 12;
    const PlannedRun before = measuredRun(changedSetup(), 1.1);
    const Result<Explanation> result = explainDifference(before, {"resnet", expanded, more});
    ASSERT_TRUE(result.has_value());
    ASSERT_EQ(result->changes.size(), 1U) << "what is not explained is in both";
    EXPECT_EQ(result->beforeBytes,
              calibrated(*estimate(*expanded(changedSetup()), changedSetup()), *before.calibration)
                  .peakBytes);
    EXPECT_EQ(result->afterBytes,
              calibrated(*estimate(*expanded(more), more), *before.calibration).peakBytes);
}

TEST(Attribution, WhatTwoMeasurementsAddIsAChangeOfItsOwn)
{
    TrainingSetup more = changedSetup();
    more.batchPerReplica = 12;
    const PlannedRun before = measuredRun(changedSetup(), 0.95);
    const PlannedRun after = measuredRun(more, 1.2);
    const Result<Explanation> result = explainDifference(before, after);
    ASSERT_TRUE(result.has_value());
    ASSERT_EQ(result->changes.size(), 2U);
    EXPECT_EQ(sum(*result), result->afterBytes - result->beforeBytes);
    EXPECT_NEAR(static_cast<double>(result->beforeBytes),
                static_cast<double>(before.calibration->peaks[0].bytes), 2.0);
    EXPECT_NEAR(static_cast<double>(result->afterBytes),
                static_cast<double>(after.calibration->peaks[0].bytes), 2.0);
    const auto rest =
        std::find_if(result->changes.begin(), result->changes.end(),
                     [](const Attribution& one) { return one.field == SetupField::Unexplained; });
    ASSERT_NE(rest, result->changes.end());
    EXPECT_GT(rest->bytes, 0);
}

TEST(Mitigations, MeetTheMeasurement)
{
    TrainingSetup today = changedSetup();
    today.measure = Measure::Device;
    const PlannedRun run = measuredRun(today, 1.15);
    const auto all = mitigations({expanded, today, *findGpu("T4"), {}, run.calibration.get()});
    ASSERT_TRUE(all.has_value());
    for (const Mitigation& one : *all) {
        SCOPED_TRACE(toEnglish(one.what));
        const Estimate after =
            calibrated(*estimate(*expanded(one.setup), one.setup), *run.calibration);
        EXPECT_EQ(one.peakBytes, after.peakBytes);
        if (one.lever == Lever::OtherGpu || one.lever == Lever::MachineType)
            continue;
        EXPECT_EQ(one.savedBytes, run.calibration->peaks[0].bytes - after.peakBytes);
    }
}

TEST(Attribution, AModelMayChangeToo)
{
    PlannedRun before{"resnet", expanded, changedSetup()};
    PlannedRun after{"other", [](const TrainingSetup& with) { return expanded(with); },
                     changedSetup()};
    after.setup.batchPerReplica = 4;
    const Result<Explanation> result = explainDifference(before, after);
    ASSERT_TRUE(result.has_value());
    ASSERT_EQ(result->changes.size(), 2U);
    EXPECT_EQ(result->changes[0].field, SetupField::Batch);
    EXPECT_EQ(result->changes[1].field, SetupField::Model);
    EXPECT_EQ(result->changes[1].bytes, 0);
}

} // namespace
} // namespace faultline::vram
