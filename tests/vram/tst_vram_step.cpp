// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a training step keeps, layer by layer, counted by hand on small graphs.

#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"
#include "model/vram/freezing.h"
#include "model/vram/optimizer_rules.h"
#include "model/vram/step_simulation.h"
#include "tests/support/graph_maker.h"
#include "tests/support/random_graph.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <string>

namespace faultline::vram {
namespace {

/// 1 MiB in 4 bytes: 64 channels of 64x64, so that a tensor is a round number and nothing is
/// rounded by the allocator.
constexpr std::int64_t kUnit = 64 * 64 * 64 * 4;

FrameworkMemory engine(Engine which)
{
    FrameworkMemory framework;
    framework.id = "test";
    framework.engine = which;
    framework.allocator = which == Engine::PyTorch ? "caching" : "bfc";
    framework.mixed = which == Engine::PyTorch ? MixedStyle::Autocast : MixedStyle::Keras;
    return framework;
}

TrainingSetup stepSetup(std::int64_t batch = 1)
{
    TrainingSetup setup;
    setup.framework = "pytorch";
    setup.batchPerReplica = batch;
    setup.replicas = 1;
    setup.precision = Precision::Float32;
    setup.optimizer = "momentum";
    setup.normMode = NormMode::Train;
    setup.allocator = "caching";
    setup.measure = Measure::Allocated;
    return setup;
}

StepResult simulated(const LayerGraph& graph, const TrainingSetup& setup,
                     const FrameworkMemory& framework)
{
    const Result<StepResult> result = simulateStep(graph, setup, framework);
    EXPECT_TRUE(result.has_value()) << (result ? "" : toEnglish(result.error().detail));
    return result ? *result : StepResult{};
}

std::int64_t keptBytes(const StepResult& result)
{
    return std::accumulate(result.keptBytes.begin(), result.keptBytes.end(), std::int64_t{0});
}

std::int64_t bytesOf(const StepResult& result, Component component)
{
    return result.components[static_cast<std::size_t>(component)];
}

/// Units that what `build` adds to a convolution of one unit keeps: the convolution before it is
/// trained, the one behind it reads the result.
double unitsKept(const std::function<TensorId(GraphMaker&, TensorId)>& build, Engine which,
                 const TrainingSetup& setup)
{
    GraphMaker maker;
    const TensorId first = maker.conv(maker.image(64, 64), 64, 1, 1);
    const TensorId last = build(maker, first);
    maker.loss({maker.conv(last, 1, 1, 1)});
    const StepResult result = simulated(maker.finished(), setup, engine(which));
    return static_cast<double>(keptBytes(result)) / static_cast<double>(kUnit);
}

double unitsKept(const std::function<TensorId(GraphMaker&, TensorId)>& build,
                 Engine which = Engine::PyTorch)
{
    return unitsKept(build, which, stepSetup());
}

TEST(Retention, ConvolutionsKeepTheirInput)
{
    EXPECT_DOUBLE_EQ(unitsKept([](GraphMaker&, TensorId x) { return x; }), 1.0);
    EXPECT_DOUBLE_EQ(unitsKept([](GraphMaker& m, TensorId x) { return m.conv(x, 64, 3, 1); }), 2.0);
}

TEST(Retention, ConvNormReluKeepsTwo)
{
    const auto block = [](GraphMaker& m, TensorId x) { return m.relu(m.norm(x)); };
    EXPECT_DOUBLE_EQ(unitsKept(block), 2.0);
    EXPECT_DOUBLE_EQ(unitsKept(block, Engine::TensorFlow), 2.0);
}

TEST(Retention, FrozenNormKeepsNothing)
{
    const auto kept = [](NormMode mode) {
        GraphMaker maker;
        const TensorId first = maker.conv(maker.image(64, 64), 64, 1, 1);
        maker.loss({maker.conv(maker.relu(maker.norm(first)), 1, 1, 1)});
        maker.freezeNorms();
        TrainingSetup frozen = stepSetup();
        frozen.normMode = mode;
        const StepResult result = simulated(maker.finished(), frozen, engine(Engine::PyTorch));
        return static_cast<double>(keptBytes(result)) / static_cast<double>(kUnit);
    };
    EXPECT_DOUBLE_EQ(kept(NormMode::Frozen), 1.0);
    // The library's own layer keeps its input even where scale and shift get no gradient.
    EXPECT_DOUBLE_EQ(kept(NormMode::Evaluate), 2.0);
}

TEST(Retention, SmoothActivationsKeepTheirInputToo)
{
    for (const Function function :
         {Function::Silu, Function::Gelu, Function::Mish, Function::HardSwish}) {
        for (const bool isInPlace : {false, true}) {
            const auto block = [&](GraphMaker& m, TensorId x) {
                return m.activation(m.norm(x), function, isInPlace);
            };
            EXPECT_DOUBLE_EQ(unitsKept(block), 3.0) << toString(function) << isInPlace;
        }
    }
}

TEST(Retention, TensorFlowClipsByTheResult)
{
    for (const Function function : {Function::Relu6, Function::LeakyRelu}) {
        const auto block = [&](GraphMaker& m, TensorId x) {
            return m.activation(m.norm(x), function, false);
        };
        EXPECT_DOUBLE_EQ(unitsKept(block, Engine::TensorFlow), 2.0);
    }
}

/// The cases of tests/vram/reference/saved_tensors.py.
std::map<std::string, std::function<TensorId(GraphMaker&, TensorId)>> referenceCases()
{
    const auto normThen = [](Function function, bool isInPlace) {
        return
            [=](GraphMaker& m, TensorId x) { return m.activation(m.norm(x), function, isInPlace); };
    };
    return {
        {"none", [](GraphMaker&, TensorId x) { return x; }},
        {"conv", [](GraphMaker& m, TensorId x) { return m.conv(x, 64, 3, 1); }},
        {"norm_relu", normThen(Function::Relu, true)},
        {"norm_relu_apart", normThen(Function::Relu, false)},
        {"norm_silu", normThen(Function::Silu, true)},
        {"norm_silu_apart", normThen(Function::Silu, false)},
        {"norm_gelu_apart", normThen(Function::Gelu, false)},
        {"norm_mish", normThen(Function::Mish, true)},
        {"norm_hardswish", normThen(Function::HardSwish, true)},
        {"norm_relu6", normThen(Function::Relu6, true)},
        {"norm_relu6_apart", normThen(Function::Relu6, false)},
        {"norm_leaky", normThen(Function::LeakyRelu, true)},
        {"norm_leaky_apart", normThen(Function::LeakyRelu, false)},
        {"norm_sigmoid_apart", normThen(Function::Sigmoid, false)},
        {"max_pool", [](GraphMaker& m, TensorId x) { return m.maxPool(x, 2); }},
        {"average_pool", [](GraphMaker& m, TensorId x) { return m.averagePool(x, 2); }},
        {"upsample", [](GraphMaker& m, TensorId x) { return m.upsample(x, 2); }},
        {"group_norm", [](GraphMaker& m, TensorId x) { return m.shaped(x, OpKind::GroupNorm); }},
        {"residual", [](GraphMaker& m, TensorId x) { return m.sum(m.conv(x, 64, 1, 1), x); }},
        {"product", [](GraphMaker& m, TensorId x) { return m.product(x, m.conv(x, 64, 1, 1)); }},
    };
}

TEST(Retention, IsWhatPyTorchSaves)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/saved_tensors.json");
    const nlohmann::json reference = nlohmann::json::parse(file, nullptr, false);
    ASSERT_TRUE(reference.is_object());
    std::size_t checked = 0;
    for (const auto& [name, build] : referenceCases()) {
        ASSERT_TRUE(reference.at("units").contains(name)) << name;
        EXPECT_DOUBLE_EQ(unitsKept(build), reference.at("units").at(name).get<double>()) << name;
        ++checked;
    }
    EXPECT_GE(checked, 20U);
}

TEST(Retention, PoolsKeepIndicesInPyTorchAndTheResultInTensorFlow)
{
    const auto pool = [](GraphMaker& m, TensorId x) { return m.maxPool(x, 2); };
    // Input, a quarter of it as output that the next convolution reads, and 8 bytes for each of its
    // elements.
    EXPECT_DOUBLE_EQ(unitsKept(pool), 1.0 + 0.25 + 0.5);
    EXPECT_DOUBLE_EQ(unitsKept(pool, Engine::TensorFlow), 1.0 + 0.25);
}

TEST(Retention, MixedPrecisionHalvesWhatConvolutionsAndNormsKeep)
{
    const auto block = [](GraphMaker& m, TensorId x) { return m.relu(m.norm(x)); };
    TrainingSetup mixed = stepSetup();
    mixed.precision = Precision::Mixed;
    const double image = 3.0 / 64.0 / 2.0; // cast for the first convolution
    EXPECT_DOUBLE_EQ(unitsKept(block, Engine::PyTorch, mixed), 1.0 + image);
}

TEST(Retention, OldGroupNormKeepsWhatItScales)
{
    FrameworkMemory framework = engine(Engine::PyTorch);
    GraphMaker maker;
    const TensorId first = maker.conv(maker.image(64, 64), 64, 1, 1);
    maker.loss({maker.conv(maker.relu(maker.shaped(first, OpKind::GroupNorm)), 1, 1, 1)});
    const LayerGraph graph = maker.finished();
    EXPECT_EQ(keptBytes(simulated(graph, stepSetup(), framework)), 2 * kUnit);
    framework.isGroupNormUnfused = true;
    EXPECT_EQ(keptBytes(simulated(graph, stepSetup(), framework)), 3 * kUnit);
}

TEST(Retention, GroupNormIsComputedInFourBytesUnderAutocast)
{
    TrainingSetup mixed = stepSetup();
    mixed.precision = Precision::Mixed;
    const auto block = [](GraphMaker& m, TensorId x) { return m.shaped(x, OpKind::GroupNorm); };
    // A cast of its input in 4 bytes; its output in 4 bytes goes, its cast in 2 bytes stays.
    EXPECT_DOUBLE_EQ(unitsKept(block, Engine::PyTorch, mixed), 1.5 + 3.0 / 64.0 / 2.0);
}

TEST(Retention, NothingIsKeptBeforeTheFirstTrainedLayer)
{
    GraphMaker maker;
    const TensorId first = maker.block(maker.image(64, 64), 64, 1, 1);
    maker.stage(1);
    maker.loss({maker.conv(maker.conv(first, 64, 1, 1), 1, 1, 1)});
    maker.freezeStages(1);
    const StepResult result = simulated(maker.finished(), stepSetup(), engine(Engine::PyTorch));
    // What the first trained convolution reads, and what the second one does.
    EXPECT_EQ(keptBytes(result), 2 * kUnit);
}

TEST(Freezing, FollowsStagesAndNorms)
{
    const auto trained = [](int stages, NormMode mode) {
        LayerGraph graph = resnetFpn(64, 64);
        TrainingSetup with = stepSetup();
        with.frozenStages = stages;
        with.normMode = mode;
        applyFreezing(graph, with);
        return graph.trainableCount();
    };
    const std::int64_t all = resnetFpn(64, 64).parameterCount();
    EXPECT_EQ(trained(0, NormMode::Evaluate), all);
    // ResNet-50: 9,408 + 128 in the stem, 215,808 in the first stage, 53,120 in all norms.
    EXPECT_EQ(all - trained(1, NormMode::Evaluate), 9536);
    EXPECT_EQ(all - trained(2, NormMode::Evaluate), 9536 + 215808);
    EXPECT_EQ(all - trained(0, NormMode::Frozen), 53120);
}

TEST(OptimizerRules, ScaleTheRateWithTheBatch)
{
    for (const char* name : {"sgd", "momentum", "SGD", "momentum_optimizer", "nesterov", ""})
        EXPECT_DOUBLE_EQ(learningRateFactor(name, 4.0), 4.0) << name;
    for (const char* name : {"adam", "AdamW", "adam_optimizer", "nadam", "adagrad", "lamb",
                             "rmsprop-momentum", "rms_prop_optimizer", "RMSprop", "Lion"})
        EXPECT_DOUBLE_EQ(learningRateFactor(name, 4.0), 2.0) << name;
}

TEST(Step, WeightsGradientsAndSlotsAreCountedByOptimizer)
{
    GraphMaker maker;
    maker.loss({maker.conv(maker.conv(maker.image(8, 8), 1024, 1, 1), 1024, 1, 1)});
    const LayerGraph graph = maker.finished();
    const std::int64_t parameters = graph.parameterCount();
    EXPECT_EQ(parameters, 3 * 1024 + 1024 * 1024);
    const std::vector<std::pair<std::string, double>> slots{
        {"sgd", 0.0},      {"momentum", 4.0}, {"nesterov", 4.0}, {"rmsprop", 4.0},
        {"adam", 8.0},     {"adamw", 8.0},    {"amsgrad", 12.0}, {"adagrad", 4.0},
        {"adadelta", 8.0}, {"lamb", 8.0},     {"lars", 4.0},     {"lion", 4.0}};
    for (const auto& [optimizer, bytes] : slots) {
        TrainingSetup with = stepSetup();
        with.optimizer = optimizer;
        const StepResult result = simulated(graph, with, engine(Engine::PyTorch));
        const double counted = static_cast<double>(bytesOf(result, Component::Optimizer))
                               / static_cast<double>(parameters);
        // The peak is in the update here: its own temporary, the largest layer, comes on top.
        EXPECT_NEAR(counted, bytes + 4.0, 0.02) << optimizer;
        EXPECT_EQ(result.peakPhase, StepPhase::Update);
    }
}

TEST(Step, ReplicasMovingAverageAndMixedPrecisionAddCopies)
{
    GraphMaker maker;
    maker.loss({maker.conv(maker.conv(maker.image(8, 8), 1024, 1, 1), 1024, 1, 1)});
    const LayerGraph graph = maker.finished();
    FrameworkMemory framework = engine(Engine::PyTorch);
    framework.hasGradientBuckets = true;
    TrainingSetup with = stepSetup();
    const std::int64_t plain = simulated(graph, with, framework).peakBytes;
    const auto more = [&] {
        return static_cast<double>(simulated(graph, with, framework).peakBytes - plain)
               / static_cast<double>(graph.parameterCount());
    };
    with.replicas = 8;
    EXPECT_NEAR(more(), 4.0, 0.02);
    with.movingAverage = true;
    EXPECT_NEAR(more(), 8.0, 0.02);
}

TEST(Step, GradientsOutliveTheStepOnlyWhereTheFrameworkSaysSo)
{
    const LayerGraph graph = resnetFpn(256, 256);
    FrameworkMemory framework = engine(Engine::PyTorch);
    const auto atForwardEnd = [&](GradientLife life) {
        framework.gradients = life;
        const StepResult result = simulated(graph, stepSetup(), framework);
        return result.timeline.front().bytes;
    };
    const std::int64_t none = atForwardEnd(GradientLife::UntilUpdate);
    const std::int64_t always = atForwardEnd(GradientLife::Always);
    const double difference = static_cast<double>(always - none);
    // Rounding of many small tensors adds a little.
    EXPECT_NEAR(difference / static_cast<double>(graph.trainableCount() * 4), 1.0, 0.05);
    EXPECT_EQ(atForwardEnd(GradientLife::UntilBackward), always);
}

TEST(Step, EverythingIsFreedBetweenSteps)
{
    const LayerGraph graph = resnetFpn(320, 256);
    for (const Engine which : {Engine::PyTorch, Engine::TensorFlow}) {
        const StepResult result = simulated(graph, stepSetup(2), engine(which));
        const std::int64_t persistent =
            bytesOf(result, Component::Weights) + bytesOf(result, Component::Optimizer);
        EXPECT_EQ(result.timeline.back().phase, StepPhase::Update);
        EXPECT_LE(result.timeline.back().bytes, persistent + (1 << 20));
        EXPECT_GE(result.timeline.back().bytes, persistent);
    }
}

TEST(Step, PeakIsTheHighestPointAndItsPartsAddUp)
{
    const LayerGraph graph = resnetFpn(320, 256);
    const StepResult result = simulated(graph, stepSetup(2), engine(Engine::PyTorch));
    const auto highest = std::max_element(
        result.timeline.begin(), result.timeline.end(),
        [](const StepPoint& a, const StepPoint& b) { return a.peakBytes < b.peakBytes; });
    EXPECT_EQ(highest->peakBytes, result.peakBytes);
    EXPECT_EQ(highest->op, result.peakOp);
    EXPECT_EQ(highest->phase, result.peakPhase);
    EXPECT_EQ(std::accumulate(result.components.begin(), result.components.end(), std::int64_t{0}),
              result.peakBytes);
    EXPECT_GE(result.reservedBytes, result.peakBytes);
}

TEST(Step, ActivationsAreAffineInTheBatch)
{
    const LayerGraph graph = resnetFpn(320, 256);
    const auto kept = [&](std::int64_t batch) {
        return keptBytes(simulated(graph, stepSetup(batch), engine(Engine::PyTorch)));
    };
    EXPECT_EQ(kept(4) - kept(2), 2 * (kept(2) - kept(1)));
    EXPECT_EQ(kept(1) * 8, kept(8));
}

TEST(Step, ResNet50KeepsWhatThePublishedActivationCountSays)
{
    // 11.1 M convolution outputs at 224x224 without the pyramid (memory-model, section 4): each is
    // kept twice but for those before a sum, whose sum is kept in their place.
    GraphMaker maker;
    TensorId x = maker.maxPool(maker.block(maker.image(224, 224), 64, 7, 2), 2);
    for (const auto& [count, width] :
         std::vector<std::pair<int, int>>{{3, 64}, {4, 128}, {6, 256}, {3, 512}}) {
        for (int block = 0; block < count; ++block)
            x = maker.bottleneck(x, width, block == 0 && width > 64 ? 2 : 1);
    }
    maker.loss({x});
    const LayerGraph graph = maker.finished();
    std::int64_t outputs = 0;
    for (const Op& op : graph.ops)
        outputs += op.kind == OpKind::Convolution
                       ? graph.tensors[static_cast<std::size_t>(op.output)].extent.perImage
                       : 0;
    EXPECT_NEAR(static_cast<double>(outputs), 11.1e6, 0.1e6);
    const StepResult result = simulated(graph, stepSetup(), engine(Engine::PyTorch));
    const double perOutput =
        static_cast<double>(keptBytes(result)) / 4.0 / static_cast<double>(outputs);
    EXPECT_NEAR(perOutput, 1.9, 0.1);
}

TEST(Step, CheckpointsTradeActivationsForARecomputedStretch)
{
    GraphMaker maker;
    TensorId x = maker.conv(maker.image(64, 64), 64, 1, 1);
    for (int unit = 0; unit < 8; ++unit) {
        maker.checkpoint(unit);
        x = maker.block(maker.block(x, 64, 1, 1), 64, 1, 1);
    }
    maker.checkpoint(-1);
    maker.loss({maker.conv(x, 1, 1, 1)});
    const LayerGraph graph = maker.finished();
    TrainingSetup with = stepSetup();
    const StepResult plain = simulated(graph, with, engine(Engine::PyTorch));
    with.checkpointing = true;
    const StepResult less = simulated(graph, with, engine(Engine::PyTorch));
    const auto units = [](const StepResult& result) {
        return static_cast<double>(bytesOf(result, Component::BackboneActivations)
                                   + bytesOf(result, Component::ActivationGradients))
               / static_cast<double>(kUnit);
    };
    // 8 units of 4; with checkpoints the input of each, and one unit recomputed.
    EXPECT_NEAR(units(plain), 33.0 + 1.0, 1.1);
    EXPECT_NEAR(units(less), 8.0 + 4.0 + 2.0, 1.1);
}

TEST(Step, ASumHandsItsGradientOnWithoutACopy)
{
    GraphMaker maker;
    const TensorId x = maker.conv(maker.image(64, 64), 64, 1, 1);
    const TensorId y = maker.sum(maker.conv(x, 64, 1, 1), x);
    maker.loss({y});
    const StepResult result = simulated(maker.finished(), stepSetup(), engine(Engine::PyTorch));
    // The gradient of the sum is that of both operands; the second convolution adds its own to it.
    EXPECT_EQ(bytesOf(result, Component::ActivationGradients), 2 * kUnit);
}

TEST(Step, BuffersOfALossLiveAsLongAsTheySay)
{
    const auto peak = [](BufferLife life) {
        GraphMaker maker;
        const TensorId x = maker.conv(maker.image(64, 64), 64, 1, 1);
        maker.loss({x}, {{.name = "b", .extent = {.perImage = 50 * kUnit / 4}, .life = life}});
        const StepResult result = simulated(maker.finished(), stepSetup(), engine(Engine::PyTorch));
        return bytesOf(result, Component::Loss) / kUnit;
    };
    EXPECT_EQ(peak(BufferLife::Temporary), 50);
    EXPECT_EQ(peak(BufferLife::Kept), 50);
    EXPECT_EQ(peak(BufferLife::Step), 50);
    EXPECT_EQ(peak(BufferLife::Backward), 50);
}

TEST(Step, NoGraphLeaksOrLosesCount)
{
    std::mt19937 random(11);
    std::size_t planned = 0;
    for (int turn = 0; turn < 400; ++turn) {
        std::vector<std::uint8_t> bytes(100);
        // Now and then a wild byte, which makes a graph that has to be refused.
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random() % (turn % 4 == 0 ? 256 : 250));
        const LayerGraph graph = RandomGraph(bytes).made();
        for (const Engine which : {Engine::PyTorch, Engine::TensorFlow}) {
            TrainingSetup with = stepSetup(3);
            with.checkpointing = turn % 2 == 0;
            with.precision = turn % 3 == 0 ? Precision::Mixed : Precision::Float32;
            const Result<StepResult> result = simulateStep(graph, with, engine(which));
            if (!result)
                continue;
            ++planned;
            SCOPED_TRACE(turn);
            EXPECT_EQ(std::accumulate(result->components.begin(), result->components.end(),
                                      std::int64_t{0}),
                      result->peakBytes);
            EXPECT_GE(result->reservedBytes, result->peakBytes);
            // Nothing but weights and slots is left: at most what both have at the peak.
            EXPECT_LE(result->timeline.back().bytes, bytesOf(*result, Component::Weights)
                                                         + bytesOf(*result, Component::Optimizer));
            for (const StepPoint& point : result->timeline)
                EXPECT_GE(point.bytes, 0);
        }
    }
    EXPECT_GT(planned, 300U);
}

TEST(Step, TooMuchIsAnErrorThatNamesTheLayer)
{
    GraphMaker maker;
    maker.loss({maker.conv(maker.image(1 << 16, 1 << 16), 1 << 20, 1, 1)});
    const Result<StepResult> result =
        simulateStep(maker.finished(), stepSetup(1 << 20), engine(Engine::PyTorch));
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::TooLarge);
    EXPECT_NE(toEnglish(result.error().detail).find("image"), std::string::npos)
        << toEnglish(result.error().detail);
}

TEST(Step, GraphsThatReadWhatWasNeverWrittenAreRefused)
{
    GraphMaker maker;
    maker.loss({maker.conv(maker.image(8, 8), 4, 1, 1)});
    LayerGraph graph = maker.finished();
    graph.ops[1].inputs = {77};
    EXPECT_FALSE(simulateStep(graph, stepSetup(), engine(Engine::PyTorch)).has_value());
    graph.ops[1].inputs = {-3};
    EXPECT_FALSE(simulateStep(graph, stepSetup(), engine(Engine::PyTorch)).has_value());
    graph.ops[1].inputs = {0};
    graph.ops[1].parameters = 99;
    EXPECT_FALSE(simulateStep(graph, stepSetup(), engine(Engine::PyTorch)).has_value());
    graph.ops[1].parameters = 0;
    graph.tensors[0].aliasOf = 1;
    EXPECT_FALSE(simulateStep(graph, stepSetup(), engine(Engine::PyTorch)).has_value());
}

} // namespace
} // namespace faultline::vram
