// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

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
using ::testing::HasSubstr;

const Rule& pcieDegradedRule()
{
    static const std::unique_ptr<const Rule> kRule = makePcieDegraded();
    return *kRule;
}

/// Generation and width under load; idle samples have a link that sleeps.
HardwareLogPtr watchedForPcieDegraded(double generation, double lanes, std::size_t busy = 200,
                                      double most = 4.0)
{
    const std::size_t all = 300;
    const auto isBusy = [busy](std::size_t i) { return i < busy; };
    return HardwareMaker()
        .gpus(1)
        .series(HardwareQuantity::GpuUtilization, 0, all,
                [=](std::size_t i) { return isBusy(i) ? 0.9 : 0.0; })
        .series(HardwareQuantity::GpuPcieGeneration, 0, all,
                [=](std::size_t i) { return isBusy(i) ? generation : 1.0; })
        .series(HardwareQuantity::GpuPcieWidth, 0, all, [=](std::size_t) { return lanes; })
        .series(
            HardwareQuantity::Other, 0, all, [=](std::size_t) { return most; }, "pcie.link.gen.max")
        .series(
            HardwareQuantity::Other, 0, all, [](std::size_t) { return 16.0; },
            "pcie.link.width.max")
        .make();
}

TraceProfile copying(double share)
{
    TraceProfile profile;
    profile.file.displayName = "trace.json";
    profile.file.id = ArtifactId(profile.file.displayName);
    profile.durationNs = 1'000'000'000;
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::HostToDevice)] = share;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 1.0 - share;
    profile.steps.assign(20, step);
    return profile;
}

Judgement judgeWith(const HardwareLogPtr& log, double share)
{
    return judge(pcieDegradedRule(),
                 CaseMaker().hardware(log).profile(copying(share)).steps(100).training());
}

TEST(PcieDegraded, CostIsWhatTheCopiesWouldSave)
{
    const Judgement said = judgeWith(watchedForPcieDegraded(3.0, 8.0), 0.2);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_DOUBLE_EQ(said.number("link-rate-share"), 0.25); // half the rate, half the lanes
    EXPECT_NEAR(said.findings[0].cost, 0.2 * 0.75, 1e-9);
    EXPECT_THAT(said.title(), HasSubstr("PCIe 3 x8 under load, although 4 x16 is possible"));
}

TEST(PcieDegraded, SeverityIsTheCost)
{
    EXPECT_EQ(judgeWith(watchedForPcieDegraded(1.0, 1.0), 0.7).findings.at(0).severity,
              Severity::Critical);
    EXPECT_EQ(judgeWith(watchedForPcieDegraded(3.0, 16.0), 0.09).findings.at(0).severity,
              Severity::Info);
    // Without a profile nobody knows whether it is felt.
    const Judgement said =
        judge(pcieDegradedRule(),
              CaseMaker().hardware(watchedForPcieDegraded(3.0, 8.0)).steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(PcieDegraded, ALinkThatSleepsWhenIdleIsNormal)
{
    EXPECT_TRUE(judgeWith(watchedForPcieDegraded(4.0, 16.0), 0.3).silent());
    EXPECT_TRUE(judgeWith(watchedForPcieDegraded(3.0, 16.0, 200, 3.0), 0.3)
                    .silent()); // a slot of generation 3
    EXPECT_TRUE(
        judgeWith(watchedForPcieDegraded(1.0, 16.0, 20), 0.3).findings.empty()); // hardly any load
}

TEST(PcieDegraded, AbstainsWithoutTheMaximum)
{
    const auto log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 200, [](std::size_t) { return 0.9; })
            .series(HardwareQuantity::GpuPcieGeneration, 0, 200, [](std::size_t) { return 1.0; })
            .series(HardwareQuantity::GpuPcieWidth, 0, 200, [](std::size_t) { return 8.0; })
            .make();
    const Judgement said = judgeWith(log, 0.3);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(said.abstentions[0].command, HasSubstr("pcie.link.width.max"));
}

} // namespace

} // namespace faultline
