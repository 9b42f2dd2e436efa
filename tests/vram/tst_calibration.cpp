// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"
#include "model/vram/calibration.h"
#include "model/vram/sources/measured_peaks.h"
#include "model/vram/sweep.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace faultline::vram {
namespace {

using ::testing::HasSubstr;

constexpr std::int64_t kMiB = 1 << 20;

/// Ten convolutions of 64 channels on 256 x 256.
LayerGraph network()
{
    LayerGraph graph;
    graph.model = "ten_convolutions";
    graph.framework = "pytorch";
    graph.imageWidth = graph.imageHeight = 256;
    const auto addTensor = [&](std::int64_t channels) {
        Tensor tensor;
        tensor.channels = channels;
        tensor.height = tensor.width = 256;
        tensor.extent.perImage = channels * 256 * 256;
        graph.tensors.push_back(tensor);
        return static_cast<TensorId>(graph.tensors.size() - 1);
    };
    Op input;
    input.kind = OpKind::Input;
    input.part = Part::Input;
    input.output = addTensor(3);
    graph.ops.push_back(input);
    for (int layer = 0; layer < 10; ++layer) {
        ParameterSet set;
        set.weights = 64 * 64 * 9;
        graph.parameters.push_back(set);
        Op conv;
        conv.kind = OpKind::Convolution;
        conv.name = "conv" + std::to_string(layer);
        conv.kernelHeight = conv.kernelWidth = 3;
        conv.inputs = {graph.ops.back().output};
        conv.output = addTensor(64);
        conv.parameters = layer;
        graph.ops.push_back(conv);
    }
    markGradients(graph);
    return graph;
}

TrainingSetup setupOf(std::int64_t batch, Measure measure = Measure::Allocated)
{
    TrainingSetup setup;
    setup.framework = "pytorch";
    setup.imageWidth = setup.imageHeight = 256;
    setup.batchPerReplica = batch;
    setup.classes = 1;
    setup.boxesPerImage = 1;
    setup.replicas = 1;
    setup.precision = Precision::Float32;
    setup.optimizer = "sgd";
    setup.normMode = NormMode::Train;
    setup.frozenStages = 0;
    setup.movingAverage = false;
    setup.checkpointing = false;
    setup.measure = measure;
    return setup;
}

Estimate estimated(std::int64_t batch, Measure measure = Measure::Allocated)
{
    const Result<Estimate> made = estimate(network(), setupOf(batch, measure));
    EXPECT_TRUE(made) << made.error().message();
    return made ? *made : Estimate{};
}

std::int64_t unexplained(const Estimate& made)
{
    std::int64_t bytes = 0;
    for (const ComponentBytes& row : made.components)
        bytes += row.component == Component::Unexplained ? row.bytes : 0;
    return bytes;
}

MeasuredPeak measured(std::int64_t bytes, std::int64_t batch)
{
    return {bytes, Measure::Allocated, batch, false, "a test"};
}

TEST(Calibration, MeetsTheMeasurementAndNarrowsTheBand)
{
    const Estimate before = estimated(4);
    const std::int64_t truth = before.peakBytes + 100 * kMiB;
    const auto calibration = calibrate(network(), setupOf(4), std::vector{measured(truth, 4)});
    ASSERT_TRUE(calibration) << calibration.error().message();
    const Estimate after = calibrated(before, *calibration);
    EXPECT_EQ(after.peakBytes, truth);
    EXPECT_EQ(unexplained(after), 100 * kMiB) << "the difference is shown";
    EXPECT_LT(after.interval.high - after.interval.low, before.interval.high - before.interval.low);
    EXPECT_LE(after.interval.low, truth);
    EXPECT_GE(after.interval.high, truth);
    std::int64_t sum = 0;
    for (const ComponentBytes& row : after.components)
        sum += row.bytes;
    EXPECT_EQ(sum, after.peakBytes);
}

TEST(Calibration, IsLessSureOfAnotherBatchAfterOneMeasurement)
{
    const std::int64_t truth = estimated(4).peakBytes + 100 * kMiB;
    const auto calibration = calibrate(network(), setupOf(4), std::vector{measured(truth, 4)});
    ASSERT_TRUE(calibration);
    const Estimate other = calibrated(estimated(16), *calibration);
    // All constant and all in proportion must both lie inside.
    EXPECT_LE(other.interval.low, estimated(16).peakBytes + 100 * kMiB);
    EXPECT_GE(other.interval.high, estimated(16).peakBytes + 390 * kMiB);
}

TEST(Calibration, FindsTheSlopeFromTwoBatches)
{
    // The truth: 7 % more activations than estimated, and 80 MiB besides.
    const auto truthOf = [](std::int64_t batch) {
        const Estimate one = estimated(batch);
        std::int64_t fixed = 0;
        for (const ComponentBytes& row : one.components) {
            const bool isStatic = row.component <= Component::GradientBuckets;
            fixed += isStatic ? row.bytes : 0;
        }
        return one.peakBytes + 80 * kMiB + (one.peakBytes - fixed) * 7 / 100;
    };
    const auto calibration = calibrate(
        network(), setupOf(2), std::vector{measured(truthOf(2), 2), measured(truthOf(6), 6)});
    ASSERT_TRUE(calibration);
    EXPECT_TRUE(calibration->hasTwoSizes);
    const Estimate larger = calibrated(estimated(12), *calibration);
    EXPECT_NEAR(static_cast<double>(larger.peakBytes), static_cast<double>(truthOf(12)),
                2.0 * kMiB);
    EXPECT_LT(larger.interval.high - larger.interval.low, larger.peakBytes / 8);
}

TEST(Calibration, ConvertsBetweenMeasures)
{
    const auto calibration =
        calibrate(network(), setupOf(4), std::vector{measured(estimated(4).peakBytes, 4)});
    ASSERT_TRUE(calibration);
    const Estimate device = estimated(4, Measure::Device);
    const Estimate after = calibrated(device, *calibration);
    EXPECT_EQ(after.peakBytes, device.peakBytes) << "nothing was unexplained";
    EXPECT_GT(after.interval.high - after.interval.low,
              static_cast<std::int64_t>(0.039 * static_cast<double>(after.peakBytes)))
        << "context and allocator were not measured";
}

TEST(Calibration, LeavesOutALowerBoundThatSaysNothing)
{
    MeasuredPeak low = measured(estimated(4).peakBytes / 2, 4);
    low.isLowerBound = true;
    EXPECT_FALSE(calibrate(network(), setupOf(4), std::vector{low}));
    const auto both =
        calibrate(network(), setupOf(4), std::vector{low, measured(estimated(4).peakBytes, 4)});
    ASSERT_TRUE(both);
    EXPECT_EQ(both->peaks.size(), 1U);
    ASSERT_EQ(both->remarks.size(), 1U);
    EXPECT_THAT(toEnglish(both->remarks[0]), HasSubstr("not used"));
}

TEST(Calibration, RefusesWhatCannotBeAPeak)
{
    for (const std::int64_t bytes : {std::int64_t{0}, std::int64_t{-5}, std::int64_t{1} << 60}) {
        const auto made = calibrate(network(), setupOf(4), std::vector{measured(bytes, 4)});
        ASSERT_FALSE(made);
        EXPECT_THAT(toEnglish(made.error().detail), HasSubstr("a test"));
    }
    EXPECT_FALSE(calibrate(network(), setupOf(4), {}));
}

TEST(Calibration, AnExactMeasurementIsMetWhateverItIs)
{
    // Over batches, measures and differences of either sign: the estimate for what was measured is
    // the measurement, and what is measured beside it stays inside the band.
    for (const std::int64_t batch : {1, 3, 8, 20}) {
        for (const Measure measure : {Measure::Allocated, Measure::Reserved, Measure::Device}) {
            const Estimate model = estimated(batch, measure);
            for (const double factor : {0.7, 0.95, 1.0, 1.08, 1.6}) {
                const auto truth =
                    static_cast<std::int64_t>(factor * static_cast<double>(model.peakBytes));
                MeasuredPeak peak = measured(truth, batch);
                peak.measure = measure;
                const auto made = calibrate(network(), setupOf(2), std::vector{peak});
                ASSERT_TRUE(made) << made.error().message();
                const Estimate after = calibrated(model, *made);
                EXPECT_NEAR(static_cast<double>(after.peakBytes), static_cast<double>(truth), 2.0);
                EXPECT_EQ(unexplained(after), after.peakBytes - model.peakBytes);
                EXPECT_LE(after.interval.low, truth);
                EXPECT_GE(after.interval.high, truth);
                EXPECT_LE(after.interval.high - after.interval.low,
                          model.interval.high - model.interval.low + 2);
            }
        }
    }
}

TEST(Calibration, TheLargestBatchGoesWithTheCalibratedEstimate)
{
    const LayerGraph graph = network();
    const TrainingSetup setup = setupOf(4, Measure::Device);
    for (const double factor : {0.8, 1.0, 1.3}) {
        MeasuredPeak peak =
            measured(static_cast<std::int64_t>(
                         factor * static_cast<double>(estimated(4, Measure::Device).peakBytes)),
                     4);
        peak.measure = Measure::Device;
        const auto made = calibrate(graph, setup, std::vector{peak});
        ASSERT_TRUE(made);
        Gpu gpu;
        gpu.name = "a card";
        gpu.totalBytes = 6 * 1024 * kMiB;
        const auto most = maxBatch(graph, setup, gpu, &*made);
        ASSERT_TRUE(most);
        const auto at = [&](std::int64_t batch) {
            return calibrated(estimated(batch, Measure::Device), *made);
        };
        EXPECT_LE(at(most->likely).peakBytes, gpu.usableBytes());
        EXPECT_GT(at(most->likely + 1).peakBytes, gpu.usableBytes());
        EXPECT_LE(at(most->certain).interval.high, gpu.usableBytes());
        EXPECT_GT(at(most->certain + 1).interval.high, gpu.usableBytes());
        EXPECT_LE(at(most->possible).interval.low, gpu.usableBytes());
        const std::vector<std::int64_t> batches{1, 4, 16};
        const auto curve = sweepBatch(graph, setup, batches, &*made);
        ASSERT_TRUE(curve);
        for (const SweepPoint& point : *curve) {
            EXPECT_EQ(point.peakBytes, at(point.batch).peakBytes);
            EXPECT_EQ(point.interval.high, at(point.batch).interval.high);
        }
        EXPECT_NEAR(static_cast<double>((*curve)[1].peakBytes), static_cast<double>(peak.bytes),
                    2.0);
    }
}

TEST(Calibration, ALowerBoundIsReachedAndLeavesTheRestOpen)
{
    const Estimate model = estimated(4);
    MeasuredPeak bound = measured(model.peakBytes + 300 * kMiB, 4);
    bound.isLowerBound = true;
    MeasuredPeak lower = measured(model.peakBytes + 100 * kMiB, 4);
    lower.isLowerBound = true;
    const auto made = calibrate(network(), setupOf(4), std::vector{lower, bound});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->isOpenAbove);
    const Estimate after = calibrated(model, *made);
    EXPECT_NEAR(static_cast<double>(after.peakBytes), static_cast<double>(bound.bytes), 2.0)
        << "the higher of the two decides";
    EXPECT_EQ(after.interval.high - after.peakBytes, model.interval.high - model.peakBytes)
        << "it may need more than was seen";
    EXPECT_LT(after.peakBytes - after.interval.low, model.peakBytes - model.interval.low);
}

TEST(Calibration, ALowerBoundBelowTheEstimateRaisesTheBandsEnd)
{
    const Estimate model = estimated(4);
    MeasuredPeak bound = measured((model.interval.low + model.peakBytes) / 2, 4);
    bound.isLowerBound = true;
    const auto made = calibrate(network(), setupOf(4), std::vector{bound});
    ASSERT_TRUE(made) << made.error().message();
    const Estimate after = calibrated(model, *made);
    EXPECT_EQ(after.peakBytes, model.peakBytes);
    EXPECT_EQ(after.interval.low, bound.bytes);
    EXPECT_EQ(after.interval.high, model.interval.high);
    EXPECT_GE(calibrated(estimated(6), *made).interval.low, bound.bytes);
    EXPECT_EQ(calibrated(estimated(2), *made).interval.low, estimated(2).interval.low)
        << "a smaller batch may need less";
}

TEST(Calibration, SaysNothingOfWhatAnotherPrecisionDoes)
{
    const auto made = calibrate(network(), setupOf(4),
                                std::vector{measured(estimated(4).peakBytes + 50 * kMiB, 4)});
    ASSERT_TRUE(made);
    TrainingSetup mixed = setupOf(4);
    mixed.precision = Precision::Mixed;
    const Estimate model = *estimate(network(), mixed);
    const Estimate after = calibrated(model, *made);
    EXPECT_GT(after.peakBytes, model.peakBytes);
    EXPECT_EQ(after.interval.high - after.peakBytes, model.interval.high - model.peakBytes);
}

TEST(Calibration, NeverGoesBelowNothing)
{
    const auto made = calibrate(network(), setupOf(8), std::vector{measured(1, 8)});
    ASSERT_TRUE(made);
    EXPECT_GT(calibrated(estimated(1), *made).peakBytes, 0);
    EXPECT_GE(calibrated(estimated(1), *made).interval.low, 0);
}

TEST(MeasuredPeaks, TakesTheFullestDumpOfTensorFlow)
{
    ConsoleLog log;
    log.file.displayName = "train.log";
    log.file.id = ArtifactId(log.file.displayName);
    AllocatorDump dump;
    dump.allocator = "GPU_0_bfc";
    dump.inUseBytes = 900;
    dump.maxInUseBytes = 1000;
    dump.requestBytes = 300;
    log.dumps.push_back(dump);
    dump.allocator = "gpu_host_bfc";
    dump.maxInUseBytes = 9000;
    log.dumps.push_back(dump);
    const auto peaks = measuredPeaks(log);
    ASSERT_EQ(peaks.size(), 1U);
    EXPECT_EQ(peaks[0].bytes, 1200) << "in use and what was asked for";
    EXPECT_TRUE(peaks[0].isLowerBound);
    EXPECT_EQ(peaks[0].measure, Measure::Allocated);
}

TEST(MeasuredPeaks, ReadsWhatTrainersPrint)
{
    const auto peaksOf = [](std::string_view text) {
        const test::ReadResult result =
            test::readBytes(*readerOfId("console-log"), text, "train.log");
        return result.artifacts.logs.empty() ? std::vector<MeasuredPeak>{}
                                             : measuredPeaks(*result.artifacts.logs.front());
    };
    const auto mmdetection = peaksOf(
        "2023-05-01 10:00:00,000 - mmdet - INFO - Epoch [1][50/7330]\tlr: 1.978e-03, eta: 1 day, "
        "0:00:00, time: 0.5, data_time: 0.05, memory: 3900, loss_cls: 0.5, loss: 0.9\n"
        "2023-05-01 10:00:30,000 - mmdet - INFO - Epoch [1][100/7330]\tlr: 3.978e-03, eta: 1 day, "
        "0:00:00, time: 0.5, data_time: 0.05, memory: 4010, loss_cls: 0.5, loss: 0.9\n");
    ASSERT_EQ(mmdetection.size(), 1U);
    EXPECT_EQ(mmdetection[0].bytes, 4010 * kMiB);
    EXPECT_EQ(mmdetection[0].measure, Measure::Allocated);
    EXPECT_FALSE(mmdetection[0].isLowerBound);

    const auto shortage = peaksOf(
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total "
        "capacity of 14.75 GiB of which 1.00 GiB is free. Process 1 has 13.00 GiB memory in use. "
        "Of the allocated memory 12.00 GiB is allocated by PyTorch, and 512.00 MiB is reserved by "
        "PyTorch but unallocated.\n");
    ASSERT_FALSE(shortage.empty());
    EXPECT_TRUE(shortage.back().isLowerBound);
    EXPECT_EQ(shortage.back().bytes, 14 * 1024 * kMiB);
}

TEST(MeasuredPeaks, ReadsARealSnapshot)
{
    FAULTLINE_NEEDS_REAL(path, "profiles/jaspersolt-torch-memory/snapshot.pickle");
    const test::ReadResult result = test::readPath(path);
    ASSERT_EQ(result.artifacts.profiles.size(), 1U);
    const auto peaks = measuredPeaks(*result.artifacts.profiles.front());
    ASSERT_EQ(peaks.size(), 1U);
    EXPECT_EQ(peaks[0].measure, Measure::Allocated);
    EXPECT_GT(peaks[0].bytes, 0);
}

} // namespace
} // namespace faultline::vram
