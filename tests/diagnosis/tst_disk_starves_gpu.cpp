// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::kStart;

const Rule& diskStarvesGpuRule()
{
    static const std::unique_ptr<const Rule> kRule = makeDiskStarvesGpu();
    return *kRule;
}

/// The GPU is idle in `idle` of a hundred samples.
Judgement judgeMachineForDiskStarvesGpu(int idle, double wait, std::size_t samples = 1200,
                                        int cpus = 0)
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
    const HardwareLogPtr host =
        HardwareMaker("host.csv", kStart + 0.4)
            .host()
            .series(HardwareQuantity::CpuUtilization, 0, samples, [](std::size_t) { return 0.1; })
            .series(HardwareQuantity::CpuIoWait, 0, samples, [wait](std::size_t) { return wait; })
            .make();
    Training training = CaseMaker().steps(1200).hardware(gpu).hardware(host).training();
    auto machine = std::make_shared<TargetMachine>(*training.machine);
    if (cpus > 0)
        machine->cpus = cpus;
    training.machine = machine;
    return judge(diskStarvesGpuRule(), training);
}

TEST(DiskStarvesGpu, CountsTheTimeInWhichProcessorsWaitForDisks)
{
    const Judgement some = judgeMachineForDiskStarvesGpu(60, 0.7);
    ASSERT_EQ(some.findings.size(), 1U);
    EXPECT_EQ(some.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(some.number("starved-share"), 0.6, 0.03);
    EXPECT_EQ(judgeMachineForDiskStarvesGpu(75, 0.7).findings.at(0).severity, Severity::Warning);
    EXPECT_EQ(judgeMachineForDiskStarvesGpu(95, 0.7).findings.at(0).severity, Severity::Critical);
}

TEST(DiskStarvesGpu, IsSilentBelowHalfOfTheTimeAndWhereNobodyWaits)
{
    EXPECT_TRUE(judgeMachineForDiskStarvesGpu(45, 0.7).silent());
    EXPECT_TRUE(judgeMachineForDiskStarvesGpu(90, 0.3).silent());
}

TEST(DiskStarvesGpu, KnowsThatTheWaitOfOneCoreIsASmallShareOfMany)
{
    EXPECT_EQ(judgeMachineForDiskStarvesGpu(90, 0.05, 1200, 16).findings.size(), 1U);
    EXPECT_TRUE(judgeMachineForDiskStarvesGpu(90, 0.05, 1200, 4).findings.empty());
}

TEST(DiskStarvesGpu, AbstainsWithTooFewSamples)
{
    const Judgement said = judgeMachineForDiskStarvesGpu(90, 0.7, 300);
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(DiskStarvesGpu, AbstainsWhereWaitsWereNotLogged)
{
    const HardwareLogPtr log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 1200, [](std::size_t) { return 0.02; })
            .host()
            .series(HardwareQuantity::CpuUtilization, 1, 1200, [](std::size_t) { return 0.1; })
            .make();
    const Judgement said =
        judge(diskStarvesGpuRule(), CaseMaker().steps(1200).hardware(log).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(said.abstentions[0].reason),
              "The time that CPU cores wait for the disk (iowait) was not logged.");
}

TEST(DiskStarvesGpu, AbstainsWithoutTheHost)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 1200, [](std::size_t) { return 0.0; })
            .make();
    const Judgement said =
        judge(diskStarvesGpuRule(), CaseMaker().steps(1200).hardware(gpu).training());
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
