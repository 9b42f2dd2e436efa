// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/layer_series.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

namespace {

Judgement judgedForGradientsOff(
    const RunMaker::OfStep& norm, const RunMaker::OfStep& loss = [](std::int64_t) { return 2.0; },
    std::size_t points = 200)
{
    return judge(*makeGradientsOff(), {RunMaker("train")
                                           .curve("loss", stepsFrom(0, points, 10), loss)
                                           .curve("grad_norm", stepsFrom(0, points, 10), norm)
                                           .make()});
}

/// 3 until step 1500, then growing to `factor` times that at step 2000.
RunMaker::OfStep growing(double factor)
{
    return [factor](std::int64_t step) {
        const double progress = std::max(static_cast<double>(step) - 1500.0, 0.0) / 500.0;
        return 3.0 * std::pow(factor, std::min(progress * 1.2, 1.0));
    };
}

} // namespace

TEST(GradientsOff, TellsAnExplosion)
{
    const Judgement said = judgedForGradientsOff(growing(1000.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_GT(said.number("norm-ratio"), 500.0);
    EXPECT_EQ(toEnglish(said.findings.front().fixes.front().title), "Clip the gradient norm at 3");
    const auto& chart = std::get<SeriesEvidence>(said.findings.front().evidence.front());
    EXPECT_GE(chart.firstStep.value(), 1500);
}

TEST(GradientsOff, IsCriticalWhereTheLossBecameNan)
{
    const Judgement said = judgedForGradientsOff(growing(1e4), [](std::int64_t step) {
        return step > 1950 ? std::numeric_limits<double>::quiet_NaN() : 2.0;
    });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(GradientsOff, StaysSilentBelowTheRatioAndOnSpikes)
{
    EXPECT_TRUE(judgedForGradientsOff(growing(60.0)).silent());
    EXPECT_TRUE(judgedForGradientsOff([](std::int64_t step) {
                    return step % 500 == 490 ? 1e4 : 3.0;
                }).silent());
}

TEST(GradientsOff, TellsGradientsThatVanish)
{
    const auto vanishing = [](std::int64_t step) { return step > 1000 ? 1e-9 : 1.0; };
    const Judgement said = judgedForGradientsOff(vanishing);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("vanish"), std::string::npos);
    EXPECT_EQ(said.number("last-norm"), 1e-9);
}

TEST(GradientsOff, LetsAConvergedLossHaveNone)
{
    const auto vanishing = [](std::int64_t step) { return step > 1000 ? 1e-9 : 1.0; };
    EXPECT_TRUE(judgedForGradientsOff(vanishing, [](std::int64_t step) {
                    return 2.0 * std::exp(-static_cast<double>(step) / 200.0);
                }).silent());
}

TEST(GradientsOff, AbstainsOnFewPoints)
{
    const Judgement said = judgedForGradientsOff(
        growing(1e4), [](std::int64_t) { return 2.0; }, 20);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(GradientsOff, RaisesNoAlarmOnHealthyNorms)
{
    // Norms of healthy runs rise or fall slowly under heavy noise.
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Noise noise(seed);
        const double slope = 4.0 * noise.uniform() - 2.0;
        const double sigma = 0.2 + 1.0 * noise.uniform();
        const Judgement said = judgedForGradientsOff([&](std::int64_t step) {
            return std::exp(slope * static_cast<double>(step) / 2000.0) * noise.factor(sigma);
        });
        EXPECT_TRUE(said.silent()) << seed << " " << said.title();
    }
}

namespace {

/// One histogram as the rule is given it.
struct LayerSample {
    double size = 0.01;
    double zeros = 0.0;
    double edges = 0.0;
};
using OfSample = std::function<LayerSample(std::size_t sample)>;

/// A run with the series of these histograms, each of `samples` values.
RunPtr layered(const std::vector<std::pair<std::string, OfSample>>& layers,
               std::size_t samples = 12)
{
    auto run = std::make_shared<Run>(
        *RunMaker("train")
             .curve("loss", stepsFrom(0, 200, 10), [](std::int64_t) { return 2.0; })
             .make());
    for (std::size_t number = 0; number < layers.size(); ++number) {
        std::array<std::vector<ScalarPoint>, 3> points;
        for (std::size_t i = 0; i < samples; ++i) {
            const LayerSample sample = layers[number].second(i);
            const std::array<double, 3> values{sample.size, sample.zeros, sample.edges};
            for (std::size_t k = 0; k < values.size(); ++k)
                points[k].push_back({.step = static_cast<std::int64_t>(i) * 100,
                                     .wallTime = kStart + 100.0 * static_cast<double>(i),
                                     .value = values[k]});
        }
        for (const LayerMeasure measure :
             {LayerMeasure::MeanSize, LayerMeasure::ZeroShare, LayerMeasure::EdgeShare}) {
            ScalarSeriesBuilder builder;
            builder.append(points[static_cast<std::size_t>(measure)]);
            run->scalars[layerSeriesTag(measure, number)] = {.series = builder.snapshot(),
                                                             .displayName = layers[number].first,
                                                             .description = {}};
        }
    }
    return run;
}

Judgement judgedLayers(const std::vector<std::pair<std::string, OfSample>>& layers)
{
    return judge(*makeGradientsOff(), {layered(layers)});
}

const OfSample kHealthy = [](std::size_t) { return LayerSample{}; };

} // namespace

TEST(GradientsOfLayers, TellDeadUnitsAndSpareFrozenAndSparseOnes)
{
    const Judgement said = judgedLayers({
        {"a/kernel/grad", kHealthy},
        {"b/kernel/grad",
         [](std::size_t i) {
             return LayerSample{.size = i < 5 ? 0.01 : 0.001, .zeros = i < 5 ? 0.1 : 0.8};
         }},
        {"frozen/kernel/grad", [](std::size_t) { return LayerSample{.size = 0.0, .zeros = 1.0}; }},
        {"embedding/grad", [](std::size_t) { return LayerSample{.size = 0.01, .zeros = 0.9}; }},
    });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(), "Dead units in 1 of 4 layers: 80 % of the gradients of b/kernel/grad "
                            "are 0 from step 800 on");
    EXPECT_TRUE(
        judgedLayers({{"a/kernel/grad", kHealthy},
                      {"frozen/kernel/grad",
                       [](std::size_t) { return LayerSample{.size = 0.0, .zeros = 1.0}; }},
                      {"b/kernel/grad",
                       [](std::size_t i) { return LayerSample{.zeros = i < 5 ? 0.1 : 0.65}; }}})
            .silent());
}

TEST(GradientsOfLayers, TellWhatIsLostOnTheWay)
{
    const auto sized = [](double size) {
        return [size](std::size_t) { return LayerSample{.size = size}; };
    };
    const Judgement said = judgedLayers({{"first/kernel/grad", sized(1e-6)},
                                         {"last/kernel/grad", sized(1e-2)},
                                         {"last/bias/grad", sized(1e-7 * 2.0)}});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(), "Gradients vanish before they reach 1 of 3 layers: in "
                            "first/kernel/grad they are 1e-6 on average");
    EXPECT_TRUE(
        judgedLayers({{"first/kernel/grad", sized(2e-5)}, {"last/kernel/grad", sized(1e-2)}})
            .silent());
    EXPECT_TRUE(judgedLayers({{"first/kernel/grad", sized(1e-3)}, {"last/kernel/grad", sized(9.0)}})
                    .silent())
        << "small against the other, not by itself";
}

TEST(GradientsOfLayers, TellExplosionsAndSaturation)
{
    const auto grown = [](double factor) {
        return
            [factor](std::size_t i) { return LayerSample{.size = i < 6 ? 0.01 : 0.01 * factor}; };
    };
    EXPECT_EQ(judgedLayers({{"a/kernel/grad", grown(100.0)}}).findings.size(), 1U);
    EXPECT_TRUE(judgedLayers({{"a/kernel/grad", grown(60.0)}}).silent());
    const auto edges = [](double share) {
        return [share](std::size_t) { return LayerSample{.edges = share}; };
    };
    EXPECT_EQ(judgedLayers({{"gate/sigmoid", edges(0.7)}}).findings.size(), 1U);
    EXPECT_TRUE(judgedLayers({{"gate/sigmoid", edges(0.4)}}).silent());
    EXPECT_TRUE(judgedLayers({{"block/relu", edges(0.9)}}).silent()) << "a ReLU has no such limit";
    EXPECT_EQ(judgedLayers({{"block/relu", [](std::size_t) { return LayerSample{.zeros = 0.99}; }}})
                  .findings.size(),
              1U);
    EXPECT_TRUE(
        judgedLayers({{"block/relu", [](std::size_t) { return LayerSample{.zeros = 0.8}; }}})
            .silent());
}

TEST(GradientsOfLayers, NeedEnoughValuesOrANorm)
{
    const Judgement few = judge(*makeGradientsOff(), {layered({{"a/kernel/grad", kHealthy}}, 5)});
    EXPECT_EQ(few.abstentions.size(), 1U);
    EXPECT_TRUE(few.findings.empty());
}

TEST(GradientsOff, TellsANormThatFallsWhileTheLossDoesNot)
{
    const auto falling = [](std::int64_t step) {
        return 7.0 * std::exp(-static_cast<double>(step) / 300.0);
    };
    const Judgement said = judgedForGradientsOff(falling, [](std::int64_t) { return 292.0; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Outputs are saturated"), std::string::npos) << said.title();
    EXPECT_TRUE(judgedForGradientsOff(falling,
                                      [](std::int64_t step) {
                                          return 2.0
                                                 * std::exp(-static_cast<double>(step) / 2000.0);
                                      })
                    .findings.empty())
        << "the loss falls with it";
}

} // namespace faultline::test
