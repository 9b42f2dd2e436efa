// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/xid_table.h"
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
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& gpuFaultRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuFault();
    return *kRule;
}

std::string xid(int number, const std::string& pid = "1234", const std::string& bus = "0000:2d:00")
{
    return "[ 3512.718082] NVRM: Xid (PCI:" + bus + "): " + std::to_string(number) + ", pid=" + pid
           + ", name=python3, some text\n";
}

Judgement judgeConsole(const std::string& text)
{
    return judge(gpuFaultRule(), CaseMaker().console(text).steps(100).training());
}

TEST(XidTable, TellsCardsFromPrograms)
{
    ASSERT_NE(findXid(79), nullptr);
    EXPECT_EQ(findXid(79)->kind, XidInfo::Kind::Hardware);
    EXPECT_EQ(findXid(31)->kind, XidInfo::Kind::Application);
    EXPECT_EQ(findXid(45)->kind, XidInfo::Kind::Consequence);
    EXPECT_EQ(findXid(119)->action, XidInfo::Action::Driver);
    EXPECT_EQ(findXid(4711), nullptr);
}

TEST(GpuFault, ACardThatEndedTheRunIsCritical)
{
    const Judgement said = judgeConsole(xid(79));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_EQ(said.title(), "GPU 2d:00 reported Xid 79: it has fallen off the bus");
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("2d:00"));
}

TEST(GpuFault, ACounterThatRisesWarns)
{
    const auto log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 100, [](std::size_t) { return 0.9; })
            .series(HardwareQuantity::GpuEccUncorrected, 0, 100,
                    [](std::size_t i) { return i < 60 ? 2.0 : 5.0; })
            .make();
    const Judgement said = judge(gpuFaultRule(), CaseMaker().hardware(log).steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_TRUE(std::holds_alternative<HardwareEvidence>(said.findings[0].evidence.at(0)));
}

TEST(GpuFault, ACounterFromBeforeIsNoFault)
{
    const auto log =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuEccUncorrected, 0, 100, [](std::size_t) { return 5.0; })
            .series(HardwareQuantity::GpuXid, 0, 100, [](std::size_t) { return 31.0; })
            .make();
    EXPECT_TRUE(judge(gpuFaultRule(), CaseMaker().hardware(log).steps(100).training()).silent());
}

TEST(GpuFault, AnErrorOfTheProgramIsARemark)
{
    const Judgement said = judgeConsole(xid(31));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("CUDA_LAUNCH_BLOCKING"));
}

TEST(GpuFault, ManyProgramsThatFailOnOneCardSpeakAgainstIt)
{
    EXPECT_EQ(judgeConsole(xid(13, "1") + xid(13, "2")).findings.at(0).severity, Severity::Info);
    const Judgement said = judgeConsole(xid(13, "1") + xid(13, "2") + xid(31, "3"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.6);
}

TEST(GpuFault, TheCleanUpAfterAKillIsSilent)
{
    EXPECT_TRUE(judgeConsole(xid(45)).silent());
}

TEST(GpuFault, TheCardOfSomebodyElseIsSilent)
{
    const auto log =
        HardwareMaker()
            .gpus(2)
            .series(HardwareQuantity::GpuUtilization, 0, 100, [](std::size_t) { return 0.9; })
            .series(HardwareQuantity::GpuUtilization, 1, 100, [](std::size_t) { return 0.0; })
            .make();
    const auto judgeOn = [&log](const std::string& bus) {
        return judge(gpuFaultRule(),
                     CaseMaker().console(xid(94, "7", bus)).hardware(log).steps(100).training());
    };
    EXPECT_FALSE(judgeOn("0000:00:00").findings.empty());
    EXPECT_TRUE(judgeOn("0000:01:00").findings.empty());
}

TEST(GpuFault, SeesALostCardInTheTableOfTheTool)
{
    HardwareMaker maker;
    maker.gpus(1).series(HardwareQuantity::GpuUtilization, 0, 100, [](std::size_t) { return 0.9; });
    maker.log().notices.push_back(
        {.device = 0, .step = 99, .wallTime = test::kStart + 99.0, .text = "[GPU is lost]"});
    const Judgement said =
        judge(gpuFaultRule(), CaseMaker().hardware(maker.make()).steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(GpuFault, AbstainsWithoutLogs)
{
    EXPECT_EQ(judge(gpuFaultRule(), CaseMaker().steps(100).training()).abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
