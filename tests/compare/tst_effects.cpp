// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/effects.h"
#include "model/compare/effects/fair_axis.h"
#include "tests/compare/compare_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace faultline::test {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

std::vector<Effect> between(const ComparedRun& good, const ComparedRun& bad)
{
    return effectsOf(std::span(&good, 1), bad);
}

ComparedRun withGpuMemory(double bytes, RunSide side)
{
    CaseData data = caseOf({lossRun(1, 400, usualLoss)});
    data.hardwareLogs.push_back(
        HardwareMaker("gpu.csv")
            .gpus(1)
            .series(HardwareQuantity::GpuMemoryUsed, 0, 400, [bytes](std::size_t) { return bytes; })
            .series(HardwareQuantity::GpuUtilization, 0, 400, [](std::size_t) { return 0.9; })
            .make());
    return sideOf(std::move(data), side);
}

ComparedRun withConsole(std::string_view text, RunSide side)
{
    CaseMaker maker;
    maker.steps(200).console(text);
    return sideOf(maker.data(), side);
}

TEST(Effects, ARunAgainstItselfDiffersInNothing)
{
    const ComparedRun a = sideOf(lossRun(1, 2000, usualLoss), RunSide::A);
    ComparedRun b = a;
    b.side = RunSide::B;
    for (const Effect& effect : between(a, b)) {
        EXPECT_NE(effect.state, EffectState::Differs) << effect.id;
        EXPECT_NE(effect.state, EffectState::Unsure) << effect.id;
        EXPECT_FALSE(effect.isWorse) << effect.id;
    }
}

TEST(Effects, AlwaysTheSameOnesInTheSameOrder)
{
    const ComparedRun a = sideOf(lossRun(1, 300, usualLoss), RunSide::A);
    const ComparedRun b = sideOf(lossRun(2, 300, usualLoss), RunSide::B);
    std::vector<std::string> ids;
    for (const Effect& effect : between(a, b)) {
        ids.push_back(effect.id);
        EXPECT_TRUE(effect.state != EffectState::Unknown || !effect.reason.empty()) << effect.id;
        EXPECT_FALSE(effect.label.empty()) << effect.id;
    }
    EXPECT_EQ(
        ids, (std::vector<std::string>{"end", "peak-memory", "step-time", "input-wait", "copy",
                                       "compute", "communication", "save-and-eval", "idle",
                                       "images-per-second", "gpu-busy", "lost-work", "loss:loss"}));
}

TEST(Effects, SwappedSidesMirror)
{
    const ComparedRun a = withGpuMemory(4.0 * kGiB, RunSide::A);
    const ComparedRun b = withGpuMemory(9.0 * kGiB, RunSide::B);
    const std::vector<Effect> there = between(a, b);
    const std::vector<Effect> back = between(b, a);
    ASSERT_EQ(there.size(), back.size());
    for (std::size_t i = 0; i < there.size(); ++i) {
        EXPECT_EQ(there[i].id, back[i].id);
        EXPECT_EQ(there[i].valueA, back[i].valueB);
        if (there[i].difference) {
            EXPECT_DOUBLE_EQ(*there[i].difference, -*back[i].difference);
        }
        if (there[i].state == EffectState::Differs) {
            EXPECT_NE(there[i].isWorse, back[i].isWorse) << there[i].id;
        }
    }
    const Effect& memory = *effectNamed(there, "peak-memory");
    EXPECT_EQ(memory.state, EffectState::Differs);
    EXPECT_TRUE(memory.isWorse);
    EXPECT_DOUBLE_EQ(*memory.difference, 5.0 * kGiB);
}

TEST(Effects, HostMemoryDoesNotStandForGpuMemoryThatOneSideLacks)
{
    const auto runOf = [](bool withGpu, RunSide side) {
        CaseData data = caseOf({lossRun(1, 400, usualLoss)});
        HardwareMaker made("hardware.csv");
        if (withGpu)
            made.gpus(1).series(HardwareQuantity::GpuMemoryUsed, 0, 400,
                                [](std::size_t) { return 4.0 * kGiB; });
        made.host().series(HardwareQuantity::ProcessMemory, withGpu ? 1 : 0, 400,
                           [](std::size_t) { return 8.0 * kGiB; });
        data.hardwareLogs.push_back(made.make());
        return sideOf(std::move(data), side);
    };
    const auto stateBetween = [&runOf](bool a, bool b) {
        return stateOf(between(runOf(a, RunSide::A), runOf(b, RunSide::B)), "peak-memory");
    };
    EXPECT_EQ(stateBetween(true, false), EffectState::Unknown);
    EXPECT_EQ(stateBetween(false, true), EffectState::Unknown);
    EXPECT_EQ(stateBetween(false, false), EffectState::WithinNoise);
    EXPECT_EQ(stateBetween(true, true), EffectState::WithinNoise);
}

TEST(Effects, MemoryOfOneSideAloneIsUnknown)
{
    const ComparedRun a = withGpuMemory(4.0 * kGiB, RunSide::A);
    const ComparedRun b = sideOf(lossRun(1, 400, usualLoss), RunSide::B);
    const std::vector<Effect> effects = between(a, b);
    EXPECT_EQ(stateOf(effects, "peak-memory"), EffectState::Unknown);
    EXPECT_EQ(stateOf(effects, "gpu-busy"), EffectState::Unknown);
    EXPECT_TRUE(effectNamed(effects, "peak-memory")->b.empty());
}

TEST(Effects, ALossThatSeedsCanExplainIsUnsureWithOneGoodRun)
{
    const ComparedRun a = sideOf(lossRun(1, 2000, usualLoss), RunSide::A);
    const ComparedRun b =
        sideOf(lossRun(2, 2000, [](double step) { return 1.3 * usualLoss(step); }), RunSide::B);
    const std::vector<Effect> effects = between(a, b);
    EXPECT_EQ(stateOf(effects, "loss:loss"), EffectState::Unsure);
    EXPECT_FALSE(effectNamed(effects, "loss:loss")->reason.empty());
}

TEST(Effects, ALossThatNeverFallsDiffers)
{
    const ComparedRun a = sideOf(lossRun(1, 2000, usualLoss), RunSide::A);
    const ComparedRun b = sideOf(lossRun(2, 2000, [](double) { return 2.3; }), RunSide::B);
    const std::vector<Effect> effects = between(a, b);
    const Effect& loss = *effectNamed(effects, "loss:loss");
    EXPECT_EQ(loss.state, EffectState::Differs);
    EXPECT_TRUE(loss.isWorse);
    EXPECT_EQ(loss.axis, CompareAxis::Steps);
    EXPECT_FALSE(loss.axisReason.empty());
    ASSERT_TRUE(loss.onset);
    EXPECT_LT(loss.onset->first, 500.0);
}

TEST(Effects, SeveralGoodRunsDecide)
{
    std::vector<ComparedRun> good;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        good.push_back(sideOf(lossRun(seed, 2000, usualLoss), RunSide::A));
    const auto state = [&good](double factor) {
        const ComparedRun bad =
            sideOf(lossRun(9, 2000, [factor](double step) { return factor * usualLoss(step); }),
                   RunSide::B);
        return stateOf(effectsOf(good, bad), "loss:loss");
    };
    EXPECT_EQ(state(1.0), EffectState::WithinNoise);
    EXPECT_EQ(state(3.5), EffectState::Differs);
}

TEST(Effects, ValuesThatAreNoNumbersAreAnEvent)
{
    const ComparedRun a = sideOf(lossRun(1, 1000, usualLoss), RunSide::A);
    const ComparedRun b = sideOf(lossRun(1, 1000,
                                         [](double step) {
                                             return step < 600.0
                                                        ? usualLoss(step)
                                                        : std::numeric_limits<double>::quiet_NaN();
                                         }),
                                 RunSide::B);
    const std::vector<Effect> effects = between(a, b);
    const Effect& loss = *effectNamed(effects, "loss:loss");
    EXPECT_EQ(loss.state, EffectState::Differs);
    EXPECT_TRUE(loss.isWorse);
    EXPECT_EQ(toEnglish(loss.b), "not a number from step 600 on");
    ASSERT_TRUE(loss.onset);
    EXPECT_DOUBLE_EQ(loss.onset->second, 600.0);
    EXPECT_FALSE(effectNamed(between(b, a), "loss:loss")->isWorse);
}

TEST(Effects, ARunThatCrashedEarlyEndsWorse)
{
    const ComparedRun a = withConsole("step 0 loss: 2.3\nstep 100 loss: 1.1\n", RunSide::A);
    const ComparedRun b =
        withConsole("step 0 loss: 2.3\nTraceback (most recent call last):\n"
                    "  File \"train.py\", line 30, in <module>\n    loss.backward()\n"
                    "torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB "
                    "(GPU 0; 15.78 GiB total capacity; 14.00 GiB already allocated; 1.20 GiB free; "
                    "14.30 GiB reserved in total by PyTorch)\n",
                    RunSide::B);
    const Effect end = between(a, b).front();
    EXPECT_EQ(end.state, EffectState::Differs);
    EXPECT_TRUE(end.isWorse);
    EXPECT_FALSE(between(b, a).front().isWorse);
    EXPECT_EQ(between(b, b).front().state, EffectState::WithinNoise);
}

TEST(Effects, MuchSlowerStepsDiffer)
{
    const auto runOf = [](double seconds, RunSide side) {
        return sideOf(lossRun(1, 400, usualLoss, seconds), side);
    };
    EXPECT_EQ(stateOf(between(runOf(0.2, RunSide::A), runOf(0.21, RunSide::B)), "step-time"),
              EffectState::WithinNoise);
    EXPECT_EQ(stateOf(between(runOf(0.2, RunSide::A), runOf(0.4, RunSide::B)), "step-time"),
              EffectState::Unsure); // processors that others may have used
    const std::vector<Effect> slow = between(runOf(0.2, RunSide::A), runOf(0.8, RunSide::B));
    EXPECT_EQ(stateOf(slow, "step-time"), EffectState::Differs);
    EXPECT_TRUE(effectNamed(slow, "step-time")->isWorse);
}

TEST(Effects, RunsOfOtherLengthsAreComparedWhereBothAre)
{
    const ComparedRun a = sideOf(lossRun(1, 2000, usualLoss), RunSide::A);
    const ComparedRun b = sideOf(lossRun(1, 500, usualLoss), RunSide::B);
    const std::vector<Effect> effects = between(a, b);
    EXPECT_EQ(stateOf(effects, "loss:loss"), EffectState::WithinNoise);
}

TEST(Effects, NothingIsComparedWithAnEmptyRun)
{
    const ComparedRun a = sideOf(lossRun(1, 500, usualLoss), RunSide::A);
    const ComparedRun b = sideOf(RunMaker("train").make(), RunSide::B);
    for (const Effect& effect : between(a, b))
        EXPECT_NE(effect.state, EffectState::Differs) << effect.id;
}

TEST(FairAxis, ImagesWhereTheBatchesDiffer)
{
    const auto sideWith = [](const std::string& config, RunSide side) {
        CaseMaker maker;
        maker.steps(200).config(config);
        return sideOf(maker.data(), side);
    };
    const ComparedRun small = sideWith("model: yolov8n.pt\nbatch: 16\nimgsz: 640\n", RunSide::A);
    const ComparedRun large = sideWith("model: yolov8n.pt\nbatch: 32\nimgsz: 640\n", RunSide::B);
    EXPECT_EQ(fairAxis(std::span(&small, 1), small, {}).axis, CompareAxis::Steps);
    const FairAxis axis = fairAxis(std::span(&small, 1), large, {});
    EXPECT_EQ(axis.axis, CompareAxis::Images);
    EXPECT_EQ(toEnglish(axis.reason), "because an update has 16 and 32 images");
    EXPECT_EQ(fairAxis(std::span(&small, 1), large, CompareAxis::ActiveTime).axis,
              CompareAxis::ActiveTime);
}

} // namespace
} // namespace faultline::test
