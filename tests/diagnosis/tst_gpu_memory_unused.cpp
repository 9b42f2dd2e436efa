// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"
#include "tests/diagnosis/support/memory_texts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& gpuMemoryUnusedRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuMemoryUnused();
    return *kRule;
}

/// A GPU whose allocator peaks at `memory` of the card and that is `busy`.
HardwareLogPtr gpu(double memory, double busy)
{
    return HardwareMaker()
        .gpus(1, "NVIDIA A100-SXM4-40GB")
        .series(HardwareQuantity::GpuMemoryTotal, 0, 300, [](std::size_t) { return 40e9; })
        .series(HardwareQuantity::GpuAllocatorUsed, 0, 300,
                [memory](std::size_t) { return 40e9 * memory; })
        .series(HardwareQuantity::GpuUtilization, 0, 300, [busy](std::size_t) { return busy; })
        .make();
}

HardwareLogPtr host(double busy)
{
    return HardwareMaker("host.csv")
        .host()
        .series(HardwareQuantity::CpuUtilization, 0, 300, [busy](std::size_t) { return busy; })
        .make();
}

Judgement judgeMachine(double memory, double busy, double cpu)
{
    return judge(gpuMemoryUnusedRule(),
                 CaseMaker().steps(300).hardware(gpu(memory, busy)).hardware(host(cpu)).training());
}

TEST(GpuMemoryUnused, TellsTheRoomAndTheBatchForIt)
{
    const Judgement half = judgeMachine(0.46, 0.6, 0.3);
    ASSERT_EQ(half.findings.size(), 1U);
    EXPECT_EQ(half.findings[0].severity, Severity::Info);
    EXPECT_THAT(snippetsOf(half.findings[0]), HasSubstr("int(2 * batch_size)"));
    EXPECT_EQ(judgeMachine(0.65, 0.6, 0.3).findings.at(0).severity, Severity::Info);
    const Judgement little = judgeMachine(0.12, 0.35, 0.3);
    EXPECT_EQ(little.findings.at(0).severity, Severity::Warning);
    EXPECT_EQ(little.findings.at(0).fixes.size(), 2U) << "and a smaller GPU";
}

TEST(GpuMemoryUnused, IsSilentWhereMemoryGpuOrProcessorsAreBusy)
{
    EXPECT_TRUE(judgeMachine(0.75, 0.5, 0.3).findings.empty());
    EXPECT_TRUE(judgeMachine(0.4, 0.9, 0.3).findings.empty());
    EXPECT_TRUE(judgeMachine(0.4, 0.5, 0.95).findings.empty());
}

TEST(GpuMemoryUnused, IsSilentWhereStepsWaitForTheirInput)
{
    TraceProfile profile;
    profile.file.displayName = "trace.json";
    profile.file.id = ArtifactId(profile.file.displayName);
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::Input)] = 0.3;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.7;
    profile.steps.assign(20, step);
    EXPECT_TRUE(judge(gpuMemoryUnusedRule(), CaseMaker()
                                                 .steps(300)
                                                 .hardware(gpu(0.3, 0.5))
                                                 .hardware(host(0.3))
                                                 .profile(profile)
                                                 .training())
                    .findings.empty());
}

TEST(GpuMemoryUnused, OfTheCardAloneItOnlyKnowsThatThereIsRoom)
{
    const auto card = [](double used, double busy) {
        const HardwareLogPtr log =
            HardwareMaker()
                .gpus(1)
                .series(HardwareQuantity::GpuMemoryTotal, 0, 300, [](std::size_t) { return 16e9; })
                .series(HardwareQuantity::GpuMemoryUsed, 0, 300,
                        [used](std::size_t) { return 16e9 * used; })
                .series(HardwareQuantity::GpuUtilization, 0, 300,
                        [busy](std::size_t) { return busy; })
                .make();
        return judge(gpuMemoryUnusedRule(), CaseMaker().steps(300).hardware(log).training());
    };
    EXPECT_EQ(card(0.93, 0.4).abstentions.size(), 1U) << "TensorFlow may have taken all of it";
    EXPECT_TRUE(card(0.93, 0.4).findings.empty());
    EXPECT_EQ(card(0.3, 0.4).findings.size(), 1U);
    EXPECT_TRUE(card(0.3, 0.01).silent()) << "nothing runs there";
}

TEST(GpuMemoryUnused, BeforeTheStartItTellsTheBatchThatSurelyFits)
{
    const auto planned = [](int batch) {
        return judge(gpuMemoryUnusedRule(), CaseMaker()
                                                .pipeline(test::pipelineText(batch))
                                                .machine("NVIDIA A100-SXM4-80GB")
                                                .training());
    };
    ASSERT_EQ(planned(1).findings.size(), 1U);
    EXPECT_EQ(planned(1).findings[0].severity, Severity::Info);
    EXPECT_TRUE(planned(2048).findings.empty());
}

} // namespace

} // namespace faultline
