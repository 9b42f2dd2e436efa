// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/json_cursor.h"
#include "model/readers/trace/analysis/analyse.h"
#include "model/readers/trace/analysis/input_stages.h"
#include "model/readers/trace/analysis/intervals.h"
#include "model/readers/trace/analysis/kernel_totals.h"
#include "model/readers/trace/event_names.h"
#include "model/readers/trace/trace_builder.h"
#include "tests/readers/trace/trace_checks.h"

#include <random>

namespace faultline::trace {
namespace {

using Interval = IntervalSet::Interval;
using Intervals = std::vector<Interval>;
using test::secondsOf;

constexpr std::int64_t kMs = 1'000'000;

class Maker {
public:
    void event(std::string_view thread, std::string_view name, TraceCategory category,
               std::int64_t beginMs, std::int64_t endMs, EventFacts facts = {})
    {
        const std::uint16_t track = m_builder.track("p", thread);
        if (thread.rfind("stream", 0) == 0) {
            m_builder.trackInfo(track).isDevice = true;
            m_builder.trackInfo(track).device = 0;
        }
        m_builder.add(track, m_builder.name(name), category, beginMs * kMs, (endMs - beginMs) * kMs,
                      facts);
    }
    void step(std::int64_t number, std::int64_t beginMs, std::int64_t endMs)
    {
        event("main", "ProfilerStep", TraceCategory::Step, beginMs, endMs,
              {.op = 0, .launch = 0, .bytes = 0, .step = number});
    }
    TraceBuilder& builder() { return m_builder; }
    std::shared_ptr<TraceProfile> finish()
    {
        return m_builder.finish(ProfileSource::Kineto, TimeKind::Relative, 0);
    }

private:
    TraceBuilder m_builder;
};

TEST(TraceIntervals, UnionJoinsWhatTouches)
{
    const IntervalSet set(Intervals{{5, 7}, {1, 3}, {3, 4}, {6, 9}, {2, 2}, {12, 11}});
    EXPECT_EQ(set.intervals(), (Intervals{{1, 4}, {5, 9}}));
    EXPECT_EQ(set.length(), 7);
    EXPECT_EQ(set.lengthWithin(2, 6), 3);
    EXPECT_EQ(set.lengthWithin(4, 5), 0);
    EXPECT_EQ(set.lengthWithin(9, 100), 0);
    EXPECT_EQ(IntervalSet().length(), 0);
}

TEST(TraceIntervals, AgreesWithCountingInstants)
{
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        std::array<std::array<bool, 60>, 2> on{};
        std::array<IntervalCollector, 2> collectors;
        for (std::size_t s = 0; s < 2; ++s) {
            for (int n = 0; n < 6; ++n) {
                const auto begin = static_cast<std::int64_t>(random() % 50);
                const auto end = begin + static_cast<std::int64_t>(random() % 10);
                collectors[s].add(begin, end);
                for (auto t = static_cast<std::size_t>(begin); t < static_cast<std::size_t>(end);
                     ++t)
                    on[s][t] = true;
            }
        }
        const IntervalSet a = collectors[0].take();
        const IntervalSet b = collectors[1].take();
        const auto from = static_cast<std::int64_t>(random() % 60);
        const auto to = static_cast<std::int64_t>(random() % 60);
        std::int64_t both = 0;
        std::int64_t onlyA = 0;
        std::int64_t within = 0;
        for (std::size_t t = 0; t < 60; ++t) {
            both += on[0][t] || on[1][t] ? 1 : 0;
            onlyA += on[0][t] && !on[1][t] ? 1 : 0;
            const auto at = static_cast<std::int64_t>(t);
            within += on[0][t] && at >= from && at < to ? 1 : 0;
        }
        ASSERT_EQ(a.united(b).length(), both);
        ASSERT_EQ(a.without(b).length(), onlyA);
        ASSERT_EQ(a.lengthWithin(from, to), within);
    }
}

TEST(TraceAnalysis, EveryInstantOfAStepHasOneCategory)
{
    Maker maker;
    maker.step(7, 0, 100);
    maker.event("main", "enumerate(DataLoader)#_Single.__next__", TraceCategory::InputPipeline, 0,
                30);
    maker.event("main", "aten::conv2d", TraceCategory::CpuOp, 30, 60);
    maker.event("stream 1", "Memcpy HtoD", TraceCategory::MemcpyHostToDevice, 20, 35);
    maker.event("stream 1", "conv", TraceCategory::Kernel, 40, 55);
    maker.event("stream 2", "relu", TraceCategory::Kernel, 50, 65);
    maker.event("stream 2", "ncclKernel", TraceCategory::Collective, 60, 75);
    maker.event("stream 2", "Memcpy DtoH", TraceCategory::MemcpyDeviceToHost, 74, 80);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->steps.size(), 1U);
    const TraceStep& step = profile->steps[0];
    EXPECT_TRUE(profile->hasStepMarkers);
    EXPECT_EQ(step.number, 7);
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::Input), 0.020);        // 0..20
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::HostToDevice), 0.015); // 20..35
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::Compute), 0.025);      // 40..65
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::Collectives), 0.010);  // 65..75
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::DeviceToHost), 0.005); // 75..80
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::KernelLaunch), 0.005); // 35..40
    EXPECT_DOUBLE_EQ(secondsOf(step, StepCategory::Idle), 0.020);         // 80..100
    test::checkInvariants(*profile);
    ASSERT_EQ(profile->devices.size(), 1U);
    EXPECT_DOUBLE_EQ(profile->devices[0].busyShare, 0.55);
    EXPECT_EQ(profile->devices[0].kernelCount, 3U);
}

TEST(TraceAnalysis, WithoutADeviceOperatorsAreTheWork)
{
    Maker maker;
    maker.step(0, 0, 100);
    maker.event("main", "enumerate(DataLoader)#_Single.__next__", TraceCategory::InputPipeline, 0,
                40);
    maker.event("main", "aten::stack", TraceCategory::CpuOp, 10, 20);
    maker.event("main", "aten::conv2d", TraceCategory::CpuOp, 40, 90);
    const auto profile = maker.finish();
    EXPECT_DOUBLE_EQ(secondsOf(profile->steps[0], StepCategory::Input), 0.040);
    EXPECT_DOUBLE_EQ(secondsOf(profile->steps[0], StepCategory::Compute), 0.050);
    ASSERT_FALSE(profile->remarks.empty());
    EXPECT_NE(toEnglish(profile->remarks[0]).find("No kernels"), std::string::npos);
}

TEST(TraceAnalysis, TimeBetweenMarkersBelongsToTheStepBeforeUnlessItIsLong)
{
    Maker maker;
    maker.step(1, 0, 10);
    maker.step(2, 12, 22);
    maker.step(3, 50, 60);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->steps.size(), 3U);
    EXPECT_EQ(profile->steps[0].endNs, 12 * kMs);
    EXPECT_EQ(profile->steps[1].endNs, 22 * kMs);
    EXPECT_EQ(profile->steps[2].endNs, 60 * kMs);
}

TraceProfile withSteps(const std::vector<std::int64_t>& milliseconds)
{
    TraceProfile profile;
    std::int64_t begin = 0;
    for (const std::int64_t length : milliseconds) {
        TraceStep step{.number = 0, .beginNs = begin, .endNs = begin + length * kMs, .seconds = {}};
        step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = step.totalSeconds();
        begin = step.endNs;
        profile.steps.push_back(step);
    }
    return profile;
}

TEST(TraceAnalysis, WarmUpAndSingleLongStepsAreOutliers)
{
    using Steps = std::vector<std::size_t>;
    EXPECT_EQ(withSteps({4500, 150, 160, 155, 170, 150}).outlierSteps(), (Steps{0}));
    EXPECT_EQ(withSteps({900, 700, 100, 100, 100, 110}).outlierSteps(), (Steps{0, 1}));
    EXPECT_EQ(withSteps({100, 110, 900, 100, 100}).outlierSteps(), (Steps{2}));
    EXPECT_EQ(withSteps({100, 150, 290}).outlierSteps(), Steps());
    EXPECT_EQ(withSteps({900, 100}).outlierSteps(), Steps()) << "which of two is usual?";
    // A stall every few steps is what this training is like.
    EXPECT_EQ(withSteps({100, 100, 900, 100, 100, 900, 100}).outlierSteps(), Steps());
    EXPECT_EQ(withSteps({}).outlierSteps(), Steps());

    const auto typical = withSteps({4500, 150, 160, 170}).typicalBreakdown();
    EXPECT_NEAR(typical[static_cast<std::size_t>(StepCategory::Compute)], 0.160, 1e-9);
}

TEST(TraceAnalysis, StepsAreGuessedFromBatchesWithoutMarkers)
{
    Maker maker;
    for (std::int64_t i = 0; i < 3; ++i)
        maker.event("main", "enumerate(DataLoader)#_Single.__next__", TraceCategory::InputPipeline,
                    10 + 20 * i, 15 + 20 * i);
    maker.event("main", "aten::mm", TraceCategory::CpuOp, 60, 70);
    const auto profile = maker.finish();
    EXPECT_FALSE(profile->hasStepMarkers);
    ASSERT_EQ(profile->steps.size(), 3U);
    EXPECT_EQ(profile->steps[1].endNs - profile->steps[1].beginNs, 20 * kMs);
    EXPECT_EQ(profile->steps[2].endNs, profile->durationNs);
}

TEST(TraceAnalysis, DepthIsHowManyAreOpen)
{
    Maker maker;
    maker.event("t", "outer", TraceCategory::CpuOp, 0, 100);
    maker.event("t", "inner", TraceCategory::CpuOp, 0, 50);
    maker.event("t", "leaf", TraceCategory::CpuOp, 10, 20);
    maker.event("t", "next", TraceCategory::CpuOp, 50, 60);
    maker.event("u", "other", TraceCategory::CpuOp, 5, 6);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->events.size(), 5U);
    EXPECT_EQ(profile->events[0].depth, 0);
    EXPECT_EQ(profile->events[1].depth, 1);
    EXPECT_EQ(profile->events[2].depth, 2);
    EXPECT_EQ(profile->events[3].depth, 1);
    EXPECT_EQ(profile->events[4].depth, 0);
}

TEST(TraceAnalysis, LongDurationsAreKeptWhole)
{
    Maker maker;
    maker.event("t", "long", TraceCategory::CpuOp, 0, 60'000);
    maker.event("t", "inside", TraceCategory::CpuOp, 30'000, 40'000);
    const auto profile = maker.finish();
    EXPECT_EQ(profile->durationOf(0), 60'000 * kMs);
    EXPECT_EQ(profile->durationOf(1), 10'000 * kMs);
    EXPECT_EQ(profile->durationNs, 60'000 * kMs);
    EXPECT_EQ(profile->events[1].depth, 1);
}

TEST(TraceAnalysis, SelfTimeLeavesOutStagesInside)
{
    Maker maker;
    maker.event("t", "Iterator::Prefetch#id=4#", TraceCategory::InputPipeline, 0, 100);
    maker.event("t", "Iterator::Prefetch::Map", TraceCategory::InputPipeline, 10, 90);
    maker.event("t", "Iterator::Prefetch::Map::TFRecord", TraceCategory::InputPipeline, 20, 30);
    maker.event("t", "Iterator::Prefetch::Map::TFRecord", TraceCategory::InputPipeline, 40, 45);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->inputStages.size(), 3U);
    EXPECT_EQ(profile->inputStages[0].name, "Iterator::Prefetch::Map");
    EXPECT_DOUBLE_EQ(profile->inputStages[0].selfSeconds, 0.065);
    EXPECT_EQ(profile->inputStages[1].name, "Iterator::Prefetch");
    EXPECT_DOUBLE_EQ(profile->inputStages[1].selfSeconds, 0.020);
    EXPECT_EQ(profile->inputStages[2].count, 2U);
    EXPECT_DOUBLE_EQ(profile->inputStages[2].longestSeconds, 0.010);
}

TEST(TraceAnalysis, KernelsKnowTheOperatorThatLaunchedThem)
{
    Maker maker;
    maker.event("main", "aten::conv2d", TraceCategory::CpuOp, 0, 10,
                {.op = 0, .launch = 3, .bytes = 0, .step = kNoStep});
    maker.event("stream 1", "volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn", TraceCategory::Kernel,
                10, 20, {.op = 0, .launch = 3, .bytes = 0, .step = kNoStep});
    maker.event("stream 1", "vectorized_elementwise_kernel", TraceCategory::Kernel, 20, 21);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->kernels.size(), 2U);
    EXPECT_EQ(profile->kernels[0].op, "aten::conv2d");
    EXPECT_TRUE(profile->kernels[0].usesTensorCores);
    EXPECT_TRUE(profile->kernels[0].isTensorCoreEligible);
    EXPECT_FALSE(profile->kernels[1].usesTensorCores);
    EXPECT_DOUBLE_EQ(profile->devices[0].tensorCoreSeconds, 0.010);
}

TEST(TraceAnalysis, PeakOwnersAreWhatLivesThen)
{
    Maker maker;
    maker.event("main", "aten::conv2d", TraceCategory::CpuOp, 0, 10);
    maker.event("main", "aten::empty", TraceCategory::CpuOp, 2, 4);
    maker.event("main", "aten::relu", TraceCategory::CpuOp, 20, 30);
    TraceBuilder& builder = maker.builder();
    const std::uint16_t track = builder.track("p", "main");
    const std::uint16_t allocator = builder.allocator("cuda:0");
    const auto call = [&](std::int64_t ms, std::int64_t bytes, std::uint64_t address,
                          std::int64_t total) {
        MemoryCall c;
        c.timeNs = ms * kMs;
        c.bytes = bytes;
        c.address = address;
        c.totalAllocated = total;
        c.track = track;
        c.allocator = allocator;
        builder.addMemory(c);
    };
    call(3, 1000, 1, 1500);
    call(25, 300, 2, 1800);
    call(26, -300, 2, 1500);
    call(27, 100, 3, 1600);
    const auto profile = maker.finish();
    ASSERT_EQ(profile->memory.size(), 1U);
    const MemoryCurve& curve = profile->memory[0];
    EXPECT_EQ(curve.peakBytes, 1800U);
    EXPECT_DOUBLE_EQ(curve.peakTime, 0.025);
    EXPECT_FALSE(curve.isRelative);
    ASSERT_EQ(curve.peakOwners.size(), 3U);
    EXPECT_EQ(curve.peakOwners[0].name, "aten::conv2d");
    EXPECT_EQ(curve.peakOwners[0].bytes, 1000U);
    EXPECT_EQ(curve.peakOwners[1].name, "(allocated before the trace)");
    EXPECT_EQ(curve.peakOwners[1].bytes, 500U);
    EXPECT_EQ(curve.peakOwners[2].name, "aten::relu");
}

TEST(TraceAnalysis, SumsOfChangesNeverFallBelowZero)
{
    Maker maker;
    TraceBuilder& builder = maker.builder();
    MemoryCall c;
    c.allocator = builder.allocator("cpu");
    for (const std::int64_t bytes : {100, -400, 50}) {
        c.timeNs += kMs;
        c.bytes = bytes;
        builder.addMemory(c);
    }
    const auto profile = maker.finish();
    ASSERT_EQ(profile->memory.size(), 1U);
    EXPECT_TRUE(profile->memory[0].isRelative);
    EXPECT_DOUBLE_EQ(profile->memory[0].allocated.value(0), 400.0);
    EXPECT_DOUBLE_EQ(profile->memory[0].allocated.value(1), 0.0);
    EXPECT_EQ(profile->memory[0].peakBytes, 400U);
}

TEST(TraceNames, KernelPatterns)
{
    EXPECT_TRUE(usesTensorCores("turing_fp16_s1688cudnn_fp16_128x128_ldg8_relu_f2f_exp"));
    EXPECT_TRUE(usesTensorCores("ampere_sgemm_s16816gemm_fp16_128x64_tn"));
    EXPECT_TRUE(usesTensorCores("sm80_xmma_gemm_f16f16_f16f32_f32_tn_n"));
    EXPECT_TRUE(usesTensorCores("sm80_xmma_fprop_implicit_gemm_f16f16_f16f32_f32_nhwckrsc_nhwc_"
                                "tilesize128x128x32_stage4_g1_tensor16x8x16_kernel_cudnn"));
    EXPECT_TRUE(usesTensorCores("cutlass_80_tensorop_s1688gemm_128x128"));
    EXPECT_FALSE(usesTensorCores("volta_sgemm_128x64_nn"));
    EXPECT_TRUE(isTensorCoreEligible("volta_sgemm_128x64_nn", "aten::mm"));
    EXPECT_TRUE(isTensorCoreEligible("implicit_convolve_sgemm", ""));
    EXPECT_FALSE(isTensorCoreEligible("vectorized_elementwise_kernel", "aten::add_"));
    EXPECT_FALSE(isTensorCoreEligible("cudnn::bn_fw_tr_1C11_kernel_NCHW", "aten::batch_norm"));
}

TEST(TraceNames, WhatIsWhat)
{
    EXPECT_EQ(kinetoCategory("Operator", "ProfilerStep#4"), TraceCategory::Step);
    EXPECT_EQ(kinetoCategory("gpu_user_annotation", "ProfilerStep#4"),
              TraceCategory::UserAnnotation);
    EXPECT_EQ(kinetoCategory("kernel", "ncclDevKernel_AllReduce_Sum_f32"),
              TraceCategory::Collective);
    EXPECT_EQ(kinetoCategory("gpu_memcpy", "Memcpy DtoH (Device -> Pinned)"),
              TraceCategory::MemcpyDeviceToHost);
    EXPECT_EQ(stepOfName("ProfilerStep#12"), 12);
    EXPECT_FALSE(stepOfName("ProfilerStep#"));
    EXPECT_TRUE(isTensorFlowStep("TraceContext"));
    EXPECT_TRUE(isTensorFlowStep("train"));
    EXPECT_FALSE(isTensorFlowStep("train/Adam/update"));
    EXPECT_TRUE(isInputEvent("IteratorGetNextOp::DoCompute"));
    EXPECT_FALSE(isInputEvent("IteratorGetNext/_3:_Send"));
    EXPECT_TRUE(isDerivedLine("XLA Ops"));
    EXPECT_FALSE(isDerivedLine("Stream #13(Compute)"));
}

TEST(TraceJson, NumbersKeepEveryDigit)
{
    EXPECT_EQ(scaledDecimal("1623142623460111", 3), 1623142623460111000);
    EXPECT_EQ(scaledDecimal("88437691101.719", 3), 88437691101719);
    EXPECT_EQ(scaledDecimal("0.0409", 3), 40);
    EXPECT_EQ(scaledDecimal("-2.5", 3), -2500);
    EXPECT_EQ(scaledDecimal("1.5e3", 3), 1'500'000);
    EXPECT_FALSE(scaledDecimal("99999999999999999999", 3));
    EXPECT_FALSE(scaledDecimal("", 3));
    EXPECT_FALSE(scaledDecimal("NaN", 3));
    EXPECT_FALSE(scaledDecimal("1x", 3));
    EXPECT_EQ(integerNumber("18446744073709551615"), -1);
}

TEST(TraceJson, EscapesAreResolved)
{
    EXPECT_EQ(unescaped(R"(a\n\"b\"\\\u00e9\ud83d\ude00)"), "a\n\"b\"\\\xC3\xA9\xF0\x9F\x98\x80");
    EXPECT_EQ(unescaped(R"(\ud83d!)"), "\xEF\xBF\xBD!");
    EXPECT_EQ(unescaped(R"(\u12)"), "\\u12");
}

} // namespace
} // namespace faultline::trace
