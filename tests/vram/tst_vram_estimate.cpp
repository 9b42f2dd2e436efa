// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What estimate(), maxBatch() and the sweeps promise, on graphs written by hand.

#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"
#include "model/vram/hardware.h"
#include "model/vram/optimizer_rules.h"
#include "model/vram/sweep.h"
#include "tests/support/graph_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace faultline::vram {
namespace {

constexpr std::int64_t kGibibyte = std::int64_t{1} << 30;

TrainingSetup setup(const std::string& framework = "mmdetection")
{
    TrainingSetup setup;
    setup.framework = framework;
    setup.batchPerReplica = 2;
    setup.optimizer = "momentum";
    setup.measure = Measure::Allocated;
    return setup;
}

Estimate estimated(const LayerGraph& graph, const TrainingSetup& setup)
{
    const Result<Estimate> result = estimate(graph, setup);
    EXPECT_TRUE(result.has_value()) << (result ? "" : toEnglish(result.error().detail));
    return result ? *result : Estimate{};
}

std::int64_t sum(const Estimate& estimate)
{
    return std::accumulate(
        estimate.components.begin(), estimate.components.end(), std::int64_t{0},
        [](std::int64_t all, const ComponentBytes& part) { return all + part.bytes; });
}

TEST(Estimate, ComponentsAddUpToThePeakByEveryMeasure)
{
    const LayerGraph graph = resnetFpn(640, 480);
    for (const FrameworkMemory& framework : frameworks()) {
        for (const Measure measure : {Measure::Allocated, Measure::Reserved, Measure::Device}) {
            for (const Precision precision :
                 {Precision::Float32, Precision::Mixed, Precision::Float16}) {
                TrainingSetup with = setup(framework.id);
                with.measure = measure;
                with.precision = precision;
                with.replicas = 4;
                const Estimate result = estimated(graph, with);
                EXPECT_EQ(sum(result), result.peakBytes) << framework.id;
                EXPECT_LT(result.interval.low, result.peakBytes);
                EXPECT_GT(result.interval.high, result.peakBytes);
                EXPECT_GT(result.interval.low, 0);
                std::set<Component> seen;
                for (const ComponentBytes& part : result.components) {
                    EXPECT_TRUE(seen.insert(part.component).second);
                    EXPECT_FALSE(part.note.empty()) << toString(part.component);
                    EXPECT_GE(part.bytes, 0) << toString(part.component);
                }
            }
        }
    }
}

TEST(Estimate, MeasuresContainEachOther)
{
    const LayerGraph graph = resnetFpn(640, 480);
    const auto peak = [&](Measure measure) {
        TrainingSetup with = setup();
        with.measure = measure;
        return estimated(graph, with).peakBytes;
    };
    EXPECT_LE(peak(Measure::Allocated), peak(Measure::Reserved));
    EXPECT_LT(peak(Measure::Reserved), peak(Measure::Device));
}

TEST(Estimate, KnowsWhatItWasToldAndFillsTheRest)
{
    TrainingSetup with = setup();
    const Estimate result = estimated(resnetFpn(640, 480), with);
    EXPECT_EQ(result.setup.imageWidth, 640);
    EXPECT_EQ(result.setup.imageHeight, 480);
    EXPECT_EQ(result.setup.precision, Precision::Float32);
    EXPECT_EQ(result.setup.allocator, "caching");
    EXPECT_EQ(estimated(resnetFpn(640, 480), setup("tensorflow")).setup.allocator, "bfc");
}

TEST(Estimate, EveryLayerButViewsHasARow)
{
    const LayerGraph graph = resnetFpn(640, 480);
    const Estimate result = estimated(graph, setup());
    EXPECT_EQ(result.layers.size(), graph.ops.size());
    std::int64_t parameters = 0;
    for (const LayerRow& row : result.layers)
        parameters += row.parameters;
    EXPECT_EQ(parameters, graph.parameterCount());
}

TEST(Estimate, MixedPrecisionTakesLessButNotHalf)
{
    const LayerGraph graph = resnetFpn(1344, 800);
    TrainingSetup with = setup();
    const std::int64_t full = estimated(graph, with).peakBytes;
    with.precision = Precision::Mixed;
    const std::int64_t mixed = estimated(graph, with).peakBytes;
    EXPECT_LT(mixed, full * 3 / 4);
    EXPECT_GT(mixed, full / 2);
}

struct BadSetup {
    const char* field;
    void (*spoil)(TrainingSetup&);
};

class EstimateRefuses : public testing::TestWithParam<BadSetup> {};

TEST_P(EstimateRefuses, NamingTheField)
{
    TrainingSetup with = setup();
    GetParam().spoil(with);
    const Result<Estimate> result = estimate(resnetFpn(64, 64), with);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(toEnglish(result.error().detail).rfind(GetParam().field, 0), 0U)
        << toEnglish(result.error().detail);
}

INSTANTIATE_TEST_SUITE_P(
    Setups, EstimateRefuses,
    testing::Values(BadSetup{"batch", [](TrainingSetup& s) { s.batchPerReplica = 0; }},
                    BadSetup{"batch", [](TrainingSetup& s) { s.batchPerReplica = -4; }},
                    BadSetup{"batch",
                             [](TrainingSetup& s) { s.batchPerReplica = std::int64_t{1} << 60; }},
                    BadSetup{"optimizer", [](TrainingSetup& s) { s.optimizer = "adamx"; }},
                    BadSetup{"optimizer", [](TrainingSetup& s) { s.optimizer.clear(); }},
                    BadSetup{"framework", [](TrainingSetup& s) { s.framework = "caffe"; }},
                    BadSetup{"allocator", [](TrainingSetup& s) { s.allocator = "jemalloc"; }},
                    BadSetup{"image width", [](TrainingSetup& s) { s.imageWidth = -1; }},
                    BadSetup{"image height", [](TrainingSetup& s) { s.imageHeight = 1 << 20; }},
                    BadSetup{"replicas", [](TrainingSetup& s) { s.replicas = 1 << 20; }},
                    BadSetup{"accumulation", [](TrainingSetup& s) { s.accumulationSteps = 0; }}));

TEST(MaxBatch, IsWhereTheEstimateStopsFitting)
{
    const LayerGraph graph = resnetFpn(1344, 800);
    TrainingSetup with = setup();
    with.measure = Measure::Device;
    const Result<Gpu> gpu = findGpu("T4");
    ASSERT_TRUE(gpu.has_value());
    const Result<MaxBatch> most = maxBatch(graph, with, *gpu);
    ASSERT_TRUE(most.has_value());
    EXPECT_GT(most->certain, 0);
    EXPECT_LE(most->certain, most->likely);
    EXPECT_LE(most->likely, most->possible);
    const auto peak = [&](std::int64_t batch) {
        with.batchPerReplica = batch;
        return estimated(graph, with);
    };
    EXPECT_LE(peak(most->likely).peakBytes, gpu->usableBytes());
    EXPECT_GT(peak(most->likely + 1).peakBytes, gpu->usableBytes());
    EXPECT_LE(peak(most->certain).interval.high, gpu->usableBytes());
    EXPECT_GT(peak(most->possible + 1).interval.low, gpu->usableBytes());
}

TEST(MaxBatch, DoesWithoutScratchMemoryThatIsOnlyTried)
{
    const LayerGraph graph = resnetFpn(640, 640);
    TrainingSetup with = setup();
    const Estimate plain = estimated(graph, with);
    const MaxBatch most = *maxBatch(graph, with, *findGpu("T4"));
    with.triesAlgorithms = true;
    const Estimate tried = estimated(graph, with);
    EXPECT_GT(tried.peakBytes, plain.peakBytes);
    EXPECT_GT(tried.remarks.size(), plain.remarks.size());
    EXPECT_EQ(maxBatch(graph, with, *findGpu("T4"))->likely, most.likely);
}

TEST(MaxBatch, GrowsWithTheDevice)
{
    const LayerGraph graph = resnetFpn(640, 640);
    const Result<std::vector<MaxBatch>> all = maxBatches(graph, setup(), gpus());
    ASSERT_TRUE(all.has_value());
    ASSERT_EQ(all->size(), gpus().size());
    for (std::size_t i = 1; i < all->size(); ++i) {
        if (gpus()[i].usableBytes() >= gpus()[i - 1].usableBytes()) {
            EXPECT_GE((*all)[i].likely, (*all)[i - 1].likely) << gpus()[i].name;
        }
    }
}

TEST(MaxBatch, IsNoneWhereNotEvenOneImageFits)
{
    Gpu tiny;
    tiny.name = "tiny";
    tiny.totalBytes = kGibibyte / 2;
    const Result<MaxBatch> most = maxBatch(resnetFpn(1344, 800), setup(), tiny);
    ASSERT_TRUE(most.has_value());
    EXPECT_EQ(most->likely, 0);
    EXPECT_EQ(most->certain, 0);
}

TEST(Sweep, FollowsTheBatch)
{
    const LayerGraph graph = resnetFpn(320, 320);
    const std::vector<std::int64_t> batches = usualBatches(64);
    const Result<std::vector<SweepPoint>> points = sweepBatch(graph, setup(), batches);
    ASSERT_TRUE(points.has_value());
    ASSERT_EQ(points->size(), batches.size());
    for (std::size_t i = 1; i < points->size(); ++i) {
        EXPECT_EQ((*points)[i].batch, batches[i]);
        EXPECT_GT((*points)[i].peakBytes, (*points)[i - 1].peakBytes);
    }
    const Result<std::int64_t> slope = bytesPerImage(graph, setup());
    ASSERT_TRUE(slope.has_value());
    const double measured =
        static_cast<double>(points->back().peakBytes - points->front().peakBytes) / 63.0;
    EXPECT_NEAR(static_cast<double>(*slope) / measured, 1.0, 0.05);
}

TEST(Sweep, UsualBatchesAreWhatPeopleTry)
{
    EXPECT_EQ(usualBatches(16), (std::vector<std::int64_t>{1, 2, 3, 4, 6, 8, 12, 16}));
    EXPECT_EQ(usualBatches(1), (std::vector<std::int64_t>{1}));
    EXPECT_TRUE(usualBatches(0).empty());
}

TEST(Sweep, LeavesOutSizesThatTheModelRefuses)
{
    TrainingSetup with = setup();
    with.imageWidth = 640;
    with.imageHeight = 320;
    const Expansion expand = [](const TrainingSetup& asked) -> Result<LayerGraph> {
        if (asked.imageHeight < 64)
            return Error{ErrorCode::Corrupt, {}, {}, verbatim("too small")};
        return resnetFpn(asked.imageWidth, asked.imageHeight);
    };
    const std::vector<std::int64_t> sizes{64, 128, 256, 512, 1024};
    const Result<std::vector<SweepPoint>> points = sweepImageSize(expand, with, sizes);
    ASSERT_TRUE(points.has_value());
    ASSERT_EQ(points->size(), 4U);
    EXPECT_EQ(points->front().imageWidth, 128);
    EXPECT_EQ(points->front().imageHeight, 64);
    // Four times the pixels: activations with them, weights as before.
    EXPECT_GT((*points)[3].peakBytes, 2 * (*points)[2].peakBytes);
    const std::vector<std::int64_t> small{8, 16};
    EXPECT_FALSE(sweepImageSize(expand, with, small).has_value());
}

TEST(Optimizers, AreSortedAndKnown)
{
    const std::span<const OptimizerRule> rules = optimizerRules();
    EXPECT_TRUE(std::is_sorted(rules.begin(), rules.end(),
                               [](const auto& a, const auto& b) { return a.name < b.name; }));
    ASSERT_NE(optimizerRule("adam"), nullptr);
    EXPECT_DOUBLE_EQ(optimizerRule("adam")->slotBytes, 8.0);
    EXPECT_EQ(optimizerRule("Adam"), nullptr);
}

} // namespace
} // namespace faultline::vram
