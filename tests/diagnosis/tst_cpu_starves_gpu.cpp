// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::kStart;

const Rule& cpuStarvesGpuRule()
{
    static const std::unique_ptr<const Rule> kRule = makeCpuStarvesGpu();
    return *kRule;
}

/// The GPU is idle in `idle` of a hundred samples.
Judgement judgeMachine(int idle, double cpu, std::size_t samples = 1200, int cpus = 0)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, samples,
                    [idle](std::size_t i) {
                        return static_cast<int>(i * 37 % 100) < idle ? 0.02 : 0.9;
                    })
            .make();
    // The host's samples lie between those of the GPU, in a log of their own.
    const HardwareLogPtr host = HardwareMaker("host.csv", kStart + 0.4)
                                    .host()
                                    .series(HardwareQuantity::CpuUtilization, 0, samples,
                                            [cpu](std::size_t) { return cpu; })
                                    .make();
    Training training = CaseMaker().steps(1200).hardware(gpu).hardware(host).training();
    if (cpus > 0) {
        auto machine = std::make_shared<TargetMachine>(*training.machine);
        machine->cpus = cpus;
        training.machine = machine;
    }
    return judge(cpuStarvesGpuRule(), training);
}

TEST(CpuStarvesGpu, CountsTheTimeInWhichTheGpuWaitsForBusyProcessors)
{
    const Judgement some = judgeMachine(60, 0.97);
    ASSERT_EQ(some.findings.size(), 1U);
    EXPECT_EQ(some.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(some.number("starved-share"), 0.6, 0.03);
    EXPECT_EQ(judgeMachine(75, 0.97).findings.at(0).severity, Severity::Warning);
    EXPECT_EQ(judgeMachine(95, 0.97).findings.at(0).severity, Severity::Critical);
}

TEST(CpuStarvesGpu, CountsTheProcessorsThatWouldKeepTheGpuBusy)
{
    const auto titleOfMachine = [](const Judgement& said) {
        return said.findings.size() == 1 ? toEnglish(said.findings[0].fixes.at(1).title) : "";
    };
    EXPECT_EQ(titleOfMachine(judgeMachine(60, 0.97)),
              "Or use a machine with 3 times as many CPU cores");
    EXPECT_EQ(titleOfMachine(judgeMachine(60, 0.97, 1200, 8)),
              "Or use a machine with at least 20 CPU cores (now 8)");
}

TEST(CpuStarvesGpu, IsSilentBelowHalfOfTheTimeAndWhereProcessorsHaveRoom)
{
    EXPECT_TRUE(judgeMachine(45, 0.97).silent());
    EXPECT_TRUE(judgeMachine(90, 0.85).silent());
}

TEST(CpuStarvesGpu, ShowsItsProofOnTheGpuThatWorks)
{
    constexpr std::size_t kSamples = 1200;
    const auto working = [](std::size_t i) { return i % 10 < 3 ? 0.9 : 0.02; };
    const HardwareLogPtr gpus =
        HardwareMaker()
            .gpus(2)
            .series(HardwareQuantity::GpuUtilization, 0, kSamples, [](std::size_t) { return 0.0; })
            .series(HardwareQuantity::GpuUtilization, 1, kSamples, working)
            .make();
    const HardwareLogPtr host =
        HardwareMaker("host.csv")
            .host()
            .series(HardwareQuantity::CpuUtilization, 0, kSamples, [](std::size_t) { return 0.97; })
            .make();
    const Judgement said = judge(
        cpuStarvesGpuRule(), CaseMaker().steps(kSamples).hardware(gpus).hardware(host).training());
    ASSERT_EQ(said.findings.size(), 1U);
    const auto& evidence = said.findings[0].evidence;
    const auto proof = std::find_if(evidence.begin(), evidence.end(), [](const Evidence& one) {
        return std::holds_alternative<HardwareEvidence>(one);
    });
    ASSERT_NE(proof, evidence.end());
    EXPECT_EQ(std::get<HardwareEvidence>(*proof).device, 1);
}

TEST(CpuStarvesGpu, AbstainsWithTooFewSamples)
{
    const Judgement said = judgeMachine(90, 0.97, 300);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(CpuStarvesGpu, AbstainsWithoutTheHost)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 1200, [](std::size_t) { return 0.0; })
            .make();
    const Judgement said =
        judge(cpuStarvesGpuRule(), CaseMaker().steps(1200).hardware(gpu).training());
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
