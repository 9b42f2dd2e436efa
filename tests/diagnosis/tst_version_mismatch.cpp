// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& versionMismatchRule()
{
    static const std::unique_ptr<const Rule> kRule = makeVersionMismatch();
    return *kRule;
}

constexpr std::string_view kCudnn =
    "2021-12-27 13:00:13.558557: E tensorflow/stream_executor/cuda/cuda_dnn.cc:359] Loaded runtime "
    "CuDNN library: 8.0.5 but source was compiled with: 8.1.0.  CuDNN library needs to have "
    "matching major version and equal or higher minor version.\n";

TEST(VersionMismatch, NamesTheVersionsThatTheProgramNames)
{
    const Judgement said = judge(versionMismatchRule(), CaseMaker().console(kCudnn).training());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings[0];
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(said.title(), "cuDNN 8.0.5 was loaded, but the program was built with 8.1.0");
    EXPECT_THAT(snippetsOf(finding), HasSubstr("cudnn>=8.1,<9"));
    EXPECT_TRUE(std::holds_alternative<LogEvidence>(finding.evidence.at(0)));
}

TEST(VersionMismatch, JudgesAPlanForTheGpuThatWasChosen)
{
    // CUDA 10.1 has no code for compute capability 8.6, nor for its predecessor.
    const auto plan = [](const std::string& gpu) {
        return CaseMaker().packages("tensorflow==2.3.0\n").machine(gpu).training();
    };
    const Judgement said = judge(versionMismatchRule(), plan("RTX 3090"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("too new for CUDA 10.1"));
    EXPECT_TRUE(judge(versionMismatchRule(), plan("T4")).silent());
}

TEST(VersionMismatch, AnOldDriverOfTheSameMajorVersionOnlyWarns)
{
    const Judgement said =
        judge(versionMismatchRule(),
              CaseMaker()
                  .packages("torch==2.1.0+cu118\ntorchvision==0.16.0+cu118\n")
                  .console("| NVIDIA-SMI 470.82.01    Driver Version: 470.82.01    CUDA "
                           "Version: 11.4     |\nepoch 1 loss 0.5\n")
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("older than CUDA 11.8"));
}

TEST(VersionMismatch, WhatTrainedOnTheGpuIsANote)
{
    const Judgement said = judge(
        versionMismatchRule(),
        CaseMaker()
            .packages("tensorflow==2.3.0\n")
            .console("2021-04-23 23:40:33.996250: I tensorflow/core/common_runtime/gpu/"
                     "gpu_device.cc:1510] Created device /job:localhost/replica:0/task:0/"
                     "device:GPU:0 with 6824 MB memory:  -> device: 0, name: NVIDIA GeForce RTX "
                     "3090, pci bus id: 0000:2d:00.0, compute capability: 8.6\n")
            .steps(100)
            .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
}

TEST(VersionMismatch, VersionsThatFitAreSilent)
{
    EXPECT_TRUE(
        judge(versionMismatchRule(), CaseMaker()
                                         .packages("torch==2.1.0+cu118\ntorchvision==0.16.0+cu118\n"
                                                   "numpy==1.26.4\n")
                                         .machine("A100")
                                         .steps(100)
                                         .training())
            .silent());
}

TEST(VersionMismatch, RebootsAfterADriverUpdate)
{
    const Judgement said =
        judge(versionMismatchRule(),
              CaseMaker()
                  .console("Failed to initialize NVML: Driver/library version mismatch\n")
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("reboot"));
}

TEST(VersionMismatch, AbstainsWithoutVersions)
{
    const Judgement said = judge(versionMismatchRule(), CaseMaker().steps(100).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions[0].missing, "environment");
}

} // namespace

} // namespace faultline
