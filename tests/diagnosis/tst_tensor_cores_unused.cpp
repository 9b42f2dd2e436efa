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

const Rule& tensorCoresUnusedRule()
{
    static const std::unique_ptr<const Rule> kRule = makeTensorCoresUnused();
    return *kRule;
}

/// Steps of one second: `compute` of it kernels, of these `eligible` convolutions and `tensor` of
/// those on Tensor Cores.
TraceProfile profile(double compute, double eligible, double tensor, double input = 0.0,
                     const std::string& capability = "7.0")
{
    TraceProfile made;
    made.file.displayName = "trace.json";
    made.file.id = ArtifactId(made.file.displayName);
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = compute;
    step.seconds[static_cast<std::size_t>(StepCategory::Input)] = input;
    step.seconds[static_cast<std::size_t>(StepCategory::Idle)] = 1.0 - compute - input;
    made.steps.assign(20, step);
    const auto add = [&made](const std::string& name, double seconds, bool uses, bool could) {
        KernelTotal kernel;
        kernel.name = name;
        kernel.count = 100;
        kernel.seconds = seconds;
        kernel.usesTensorCores = uses;
        kernel.isTensorCoreEligible = could;
        made.kernels.push_back(std::move(kernel));
    };
    add("conv", eligible * (1.0 - tensor), false, true);
    add("s884conv", eligible * tensor, true, true);
    add("add", 1.0 - eligible, false, false);
    DeviceTotal device;
    device.name = "Tesla V100-SXM2-16GB";
    device.kernelCount = 100;
    device.computeCapability = capability;
    made.devices.push_back(std::move(device));
    return made;
}

Judgement judgeProfile(TraceProfile made)
{
    return judge(tensorCoresUnusedRule(),
                 CaseMaker().profile(std::move(made)).steps(100).training());
}

TEST(TensorCoresUnused, SaysWhatCouldBeSaved)
{
    const Judgement said = judgeProfile(profile(0.9, 0.8, 0.0));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    // Between half and three quarters of what the eligible kernels take.
    EXPECT_GE(said.findings[0].cost, 0.9 * 0.8 * 0.5 - 1e-9);
    EXPECT_LE(said.findings[0].cost, 0.9 * 0.8 * 0.75 + 1e-9);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("mixed_float16"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("GradScaler"));
}

TEST(TensorCoresUnused, LittleToSaveIsARemark)
{
    EXPECT_EQ(judgeProfile(profile(0.5, 0.21, 0.0)).findings.at(0).severity, Severity::Info);
}

TEST(TensorCoresUnused, StaysSilentNearTheThresholds)
{
    EXPECT_TRUE(judgeProfile(profile(0.9, 0.8, 0.11)).silent());      // they are used
    EXPECT_TRUE(judgeProfile(profile(0.9, 0.19, 0.0)).silent());      // hardly any could use them
    EXPECT_TRUE(judgeProfile(profile(0.49, 0.8, 0.0)).silent());      // not made of kernels
    EXPECT_TRUE(judgeProfile(profile(0.7, 0.8, 0.0, 0.25)).silent()); // waits for data
    EXPECT_TRUE(judgeProfile(profile(0.9, 0.8, 0.0, 0.0, "6.1")).silent()); // has none
}

TEST(TensorCoresUnused, TellsBeforeLaunchWhatTheConfigurationTurnsOff)
{
    const auto plan = [](const std::string& amp, const std::string& gpu) {
        return CaseMaker()
            .config("task: detect\nmode: train\nmodel: yolov8n.pt\ndata: coco.yaml\nepochs: 100\n"
                    "batch: 16\nimgsz: 640\nlr0: 0.01\noptimizer: auto\namp: "
                    + amp + "\n")
            .machine(gpu)
            .training();
    };
    const Judgement said = judge(tensorCoresUnusedRule(), plan("false", "T4"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    ASSERT_EQ(said.findings[0].fixes.at(0).edits.size(), 1U);
    EXPECT_EQ(said.findings[0].fixes[0].edits[0].path, "amp");
    EXPECT_TRUE(judge(tensorCoresUnusedRule(), plan("true", "T4")).silent());
    EXPECT_TRUE(judge(tensorCoresUnusedRule(), plan("false", "P100")).silent());
}

TEST(TensorCoresUnused, AbstainsWithoutAProfile)
{
    EXPECT_EQ(judge(tensorCoresUnusedRule(), CaseMaker().steps(100).training()).abstentions.size(),
              1U);
}

} // namespace

} // namespace faultline
