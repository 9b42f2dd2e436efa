// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "model/compare/effects/effect_curves.h"
#include "tests/compare/compare_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <vector>

namespace faultline::test {
namespace {

RunComparison comparisonOf(std::vector<ComparedRun> good, ComparedRun bad)
{
    SilentMonitor monitor;
    Result<RunComparison> made =
        compareRuns({.good = std::move(good), .bad = std::move(bad)}, {}, monitor);
    EXPECT_TRUE(made);
    return *made;
}

EffectCurves curvesOf(const RunComparison& comparison, std::string_view id)
{
    const Effect* effect = effectNamed(comparison.effects, id);
    EXPECT_NE(effect, nullptr);
    return effect == nullptr ? EffectCurves{} : effectCurves(comparison, *effect);
}

/// Three times the usual loss from a step on.
double partingLoss(double step)
{
    constexpr double kFrom = 800.0;
    return usualLoss(step) * (step < kFrom ? 1.0 : 3.0);
}

bool isWithin(const DrawnBlock& block)
{
    return block.bad >= block.low && block.bad <= block.high;
}

TEST(EffectCurves, ShowEveryPointAndWhereTheyPart)
{
    const RunComparison comparison =
        comparisonOf({sideOf(lossRun(1, 2000, usualLoss), RunSide::A),
                      sideOf(lossRun(2, 2000, usualLoss), RunSide::A),
                      sideOf(lossRun(3, 2000, usualLoss), RunSide::A)},
                     sideOf(lossRun(4, 2000, partingLoss), RunSide::B));
    const EffectCurves curves = curvesOf(comparison, "loss:loss");
    ASSERT_EQ(curves.runs.size(), 4U);
    EXPECT_EQ(curves.runs.back().run, 3U);
    EXPECT_EQ(curves.runs.front().series->size(), 2000U);
    EXPECT_EQ(curves.runs.back().series->step(1999), 1999);
    EXPECT_DOUBLE_EQ(curves.runs.back().series->wallTime(1999), 1999.0);
    EXPECT_EQ(curves.axis, CompareAxis::Steps);
    EXPECT_FALSE(curves.axisReason.empty());
    EXPECT_EQ(curves.noise, NoiseSource::GoodRuns);
    EXPECT_TRUE(curves.isRatio);
    EXPECT_TRUE(curves.whyNone.empty());
    ASSERT_EQ(curves.blocks.size(), 100U);
    for (const DrawnBlock& block : curves.blocks) {
        EXPECT_EQ(isWithin(block), block.place < 800.0) << block.place;
        EXPECT_LT(block.low, block.good);
        EXPECT_GT(block.high, block.good);
    }
    const Effect* effect = effectNamed(comparison.effects, "loss:loss");
    ASSERT_TRUE(effect->onset);
    EXPECT_NEAR(effect->onset->first, 800.0, 60.0);
}

TEST(EffectCurves, WithOneGoodRunTheBandIsThatOfSeeds)
{
    const RunComparison comparison = comparisonOf({sideOf(lossRun(1, 2000, usualLoss), RunSide::A)},
                                                  sideOf(lossRun(4, 2000, usualLoss), RunSide::B));
    const EffectCurves curves = curvesOf(comparison, "loss:loss");
    EXPECT_EQ(curves.noise, NoiseSource::Seeds);
    EXPECT_TRUE(std::all_of(curves.blocks.begin(), curves.blocks.end(), isWithin));
    const Effect* effect = effectNamed(comparison.effects, "loss:loss");
    ASSERT_TRUE(effect->noise);
    EXPECT_NEAR(curves.blocks.front().high - curves.blocks.front().good, *effect->noise, 1e-9);
}

TEST(EffectCurves, KeepWhatIsNoNumber)
{
    const auto broken = [](double step) {
        return step < 500.0 ? usualLoss(step) : std::numeric_limits<double>::quiet_NaN();
    };
    const RunComparison comparison = comparisonOf({sideOf(lossRun(1, 1000, usualLoss), RunSide::A)},
                                                  sideOf(lossRun(2, 1000, broken), RunSide::B));
    const EffectCurves curves = curvesOf(comparison, "loss:loss");
    ASSERT_EQ(curves.runs.size(), 2U);
    EXPECT_EQ(curves.runs.back().series->size(), 1000U);
    EXPECT_EQ(curves.runs.back().series->totals().nanCount, 500U);
    ASSERT_FALSE(curves.blocks.empty());
    EXPECT_LE(curves.blocks.back().place, 500.0);
    EXPECT_EQ(curves.noise, NoiseSource::None); // an event, not a level
    EXPECT_TRUE(std::isnan(curves.blocks.front().high));
}

TEST(EffectCurves, TimesAndMemory)
{
    const auto withMemory = [](double seconds, double bytes, RunSide side) {
        CaseData data = caseOf({lossRun(1, 400, usualLoss, seconds)});
        data.hardwareLogs.push_back(
            HardwareMaker("gpu.csv")
                .gpus(1)
                .series(HardwareQuantity::GpuMemoryUsed, 0, 400,
                        [bytes](std::size_t i) { return i < 20 ? 0.0 : bytes; })
                .make());
        return sideOf(std::move(data), side);
    };
    constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;
    const RunComparison comparison = comparisonOf({withMemory(1.0, 4.0 * kGiB, RunSide::A)},
                                                  withMemory(9.0, 9.0 * kGiB, RunSide::B));
    const EffectCurves times = curvesOf(comparison, "step-time");
    ASSERT_EQ(times.runs.size(), 2U);
    EXPECT_EQ(times.unit, Unit::Seconds);
    EXPECT_EQ(times.noise, NoiseSource::Speed);
    ASSERT_FALSE(times.blocks.empty());
    EXPECT_NEAR(times.blocks.back().bad, 9.0, 0.1);
    EXPECT_FALSE(isWithin(times.blocks.back()));
    const EffectCurves memory = curvesOf(comparison, "peak-memory");
    ASSERT_EQ(memory.runs.size(), 2U);
    EXPECT_EQ(memory.axis, CompareAxis::ActiveTime);
    EXPECT_FALSE(memory.isRatio);
    ASSERT_FALSE(memory.blocks.empty());
    EXPECT_NEAR(memory.blocks.back().bad - memory.blocks.back().good, 5.0 * kGiB, 1.0);
    EXPECT_DOUBLE_EQ(memory.runs.front().series->wallTime(0), 0.0);
}

TEST(EffectCurves, WhatHasNoneSaysWhy)
{
    const RunComparison comparison = comparisonOf({sideOf(lossRun(1, 300, usualLoss), RunSide::A)},
                                                  sideOf(lossRun(2, 300, usualLoss), RunSide::B));
    const EffectCurves memory = curvesOf(comparison, "peak-memory");
    EXPECT_TRUE(memory.runs.empty());
    EXPECT_FALSE(memory.whyNone.empty());
    EXPECT_FALSE(canHaveCurves(*effectNamed(comparison.effects, "end")));
}

} // namespace
} // namespace faultline::test
