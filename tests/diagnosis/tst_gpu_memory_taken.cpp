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

using test::bfcDump;
using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::kGiB;
using test::kMiB;
using test::snippetsOf;
using test::torchOom;
using ::testing::HasSubstr;

const Rule& gpuMemoryTakenRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuMemoryTaken();
    return *kRule;
}

std::string device(int megabytes)
{
    return "2023-01-01 09:00:00.000000: I tensorflow/core/common_runtime/gpu/gpu_device.cc:1613] "
           "Created device /job:localhost/replica:0/task:0/device:GPU:0 with "
           + std::to_string(megabytes)
           + " MB memory:  -> device: 0, name: Tesla T4, pci bus id: 0000:00:04.0, compute "
             "capability: 7.5\n";
}

TEST(GpuMemoryTaken, IsCriticalWhereTheRequestWouldHaveFittedWithoutTheOthers)
{
    const Judgement said =
        judge(gpuMemoryTakenRule(),
              CaseMaker().console(torchOom("0.04", "10.76", "0.97", "0.01", "0.99")).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_GT(said.number("foreign-share"), 0.7);
}

TEST(GpuMemoryTaken, SeesThatTheDriverRefusedThePool)
{
    const std::string refused =
        "2023-01-01 09:00:01.000000: I tensorflow/stream_executor/cuda/cuda_driver.cc:733] failed "
        "to allocate 13.44G (14432600064 bytes) from device: CUDA_ERROR_OUT_OF_MEMORY: out of "
        "memory\n";
    const Judgement said = judge(
        gpuMemoryTakenRule(),
        CaseMaker()
            .console(device(5500) + refused
                     + bfcDump(900 * kMiB, 5500 * kMiB, 5200 * kMiB, 100 * kMiB, "16,144,160,160"))
            .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_TRUE(std::holds_alternative<LogEvidence>(said.findings[0].evidence.back())
                || !said.findings[0].evidence.empty());
}

TEST(GpuMemoryTaken, IsAWarningWhereItWouldNotHaveFittedEither)
{
    const Judgement said = judge(
        gpuMemoryTakenRule(),
        CaseMaker()
            .console(device(10000)
                     + bfcDump(9 * kGiB, 10000 * kMiB, 9000 * kMiB, 100 * kMiB, "16,144,160,160"))
            .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(GpuMemoryTaken, IsARemarkWhereTheRunWentOn)
{
    const Judgement said = judge(
        gpuMemoryTakenRule(), CaseMaker().console(device(9000) + "step 1 loss 0.5\n").training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(GpuMemoryTaken, LeavesTheUsualReserveAlone)
{
    EXPECT_TRUE(judge(gpuMemoryTakenRule(),
                      CaseMaker().console(device(13764) + "step 1 loss 0.5\n").training())
                    .silent());
    // A desktop: 3 % of the card.
    EXPECT_TRUE(
        judge(gpuMemoryTakenRule(),
              CaseMaker().console(torchOom("1.00", "11.00", "9.50", "0.10", "9.60")).training())
            .findings.empty());
}

TEST(GpuMemoryTaken, NamesTheProcessesOfATable)
{
    HardwareMaker maker;
    maker.gpus(1, "Tesla T4").series(HardwareQuantity::GpuMemoryTotal, 0, 3, [](std::size_t) {
        return 15.0 * static_cast<double>(kGiB);
    });
    maker.log().processes = {
        {0, 111, "C", "python", 8e9}, {0, 222, "C", "jupyter", 4e9}, {0, 333, "G", "Xorg", 3e8}};
    const Judgement said =
        judge(gpuMemoryTakenRule(), CaseMaker().steps(100).hardware(maker.make()).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("kill 222"));
    EXPECT_THAT(snippetsOf(said.findings[0]), ::testing::Not(HasSubstr("kill 111")));
    EXPECT_THAT(snippetsOf(said.findings[0]), ::testing::Not(HasSubstr("333")));
}

TEST(GpuMemoryTaken, IsSilentWhereNothingTells)
{
    EXPECT_TRUE(judge(gpuMemoryTakenRule(), CaseMaker().steps(100).training()).silent());
}

} // namespace

} // namespace faultline
