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
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& trainingOnCpuRule()
{
    static const std::unique_ptr<const Rule> kRule = makeTrainingOnCpu();
    return *kRule;
}

constexpr std::string_view kMissing =
    "2021-04-23 23:23:33.996029: I tensorflow/core/common_runtime/gpu/gpu_device.cc:1639] Found "
    "device 0 with properties: \n"
    "name: Quadro RTX 4000 major: 7 minor: 5 memoryClockRate(GHz): 1.545\n"
    "2021-04-23 23:23:33.996250: W tensorflow/stream_executor/platform/default/dso_loader.cc:55] "
    "Could not load dynamic library 'libcudart.so.11.0'; dlerror: libcudart.so.11.0: cannot open "
    "shared object file: No such file or directory\n"
    "2021-04-23 23:23:34.100000: W tensorflow/core/common_runtime/gpu/gpu_device.cc:1662] Cannot "
    "dlopen some GPU libraries. Skipping registering GPU devices...\n";

constexpr std::string_view kNoDriver =
    "2024-05-21 15:27:42.920609: I external/local_tsl/tsl/cuda/cudart_stub.cc:32] Could not find "
    "cuda drivers on your machine, GPU will not be used.\n";

TEST(TrainingOnCpu, NamesTheLibraryThatIsMissing)
{
    const Judgement said =
        judge(trainingOnCpuRule(),
              CaseMaker().console(kMissing).packages("tensorflow==2.6.0\n").steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings[0];
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(said.title(),
              "The training runs on the CPU: the program did not find libcudart.so.11.0");
    ASSERT_TRUE(finding.stake.stepTimeShare);
    EXPECT_NEAR(*finding.stake.stepTimeShare, 0.9, 1e-9);
    EXPECT_THAT(snippetsOf(finding), HasSubstr("cudatoolkit=11.2"));
    EXPECT_THAT(snippetsOf(finding), HasSubstr("FROM tensorflow/tensorflow:2.6.0-gpu"));
    EXPECT_TRUE(std::holds_alternative<LogEvidence>(finding.evidence.at(0)));
}

TEST(TrainingOnCpu, WarnsBeforeStepsAreMade)
{
    const Judgement said = judge(trainingOnCpuRule(), CaseMaker().console(kMissing).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(TrainingOnCpu, StepsOfMinutesWereNotMeantForAProcessor)
{
    const auto log = [](const std::string& rate) {
        std::string text = "No GPU/TPU found, falling back to CPU. (Set TF_CPP_MIN_LOG_LEVEL=0)\n";
        for (int step = 10; step <= 40; step += 10)
            text += "[" + std::to_string(step) + "] train_loss=6.9" + std::to_string(step)
                    + ", steps_per_second=" + rate + "\n";
        return text;
    };
    const Judgement slow =
        judge(trainingOnCpuRule(), CaseMaker().console(log("0.0061")).training());
    ASSERT_EQ(slow.findings.size(), 1U);
    EXPECT_EQ(slow.findings[0].severity, Severity::Warning);
    const Judgement quick = judge(trainingOnCpuRule(), CaseMaker().console(log("61.5")).training());
    ASSERT_EQ(quick.findings.size(), 1U);
    EXPECT_EQ(quick.findings[0].severity, Severity::Info);
}

TEST(TrainingOnCpu, AMachineWithoutGpuMayBeMeantToTrain)
{
    const Judgement said =
        judge(trainingOnCpuRule(), CaseMaker().console(kNoDriver).steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_LE(said.findings[0].cost, 0.1);
}

TEST(TrainingOnCpu, TheSameIsAWasteWhereAGpuWasChosen)
{
    const Judgement said = judge(
        trainingOnCpuRule(), CaseMaker().console(kNoDriver).machine("T4").steps(100).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("--gpus all"));
}

TEST(TrainingOnCpu, MissingTensorRtIsHarmless)
{
    const Judgement said = judge(
        trainingOnCpuRule(),
        CaseMaker()
            .console("2022-04-23 23:23:33.996250: W tensorflow/stream_executor/platform/default/"
                     "dso_loader.cc:64] Could not load dynamic library 'libnvinfer.so.7'; dlerror: "
                     "libnvinfer.so.7: cannot open shared object file\n"
                     "2022-04-23 23:23:34.000000: W tensorflow/compiler/tf2tensorrt/utils/"
                     "py_utils.cc:38] TF-TRT Warning: Cannot dlopen some TensorRT libraries.\n")
            .steps(100)
            .training());
    EXPECT_TRUE(said.silent());
}

TEST(TrainingOnCpu, ALaterStartThatFoundTheGpuCounts)
{
    const std::string both =
        std::string(kMissing)
        + "2021-04-23 23:40:33.996250: I tensorflow/core/common_runtime/gpu/gpu_device.cc:1510] "
          "Created device /job:localhost/replica:0/task:0/device:GPU:0 with 6824 MB memory:  -> "
          "device: 0, name: Quadro RTX 4000, pci bus id: 0000:2d:00.0, compute capability: 7.5\n";
    EXPECT_TRUE(
        judge(trainingOnCpuRule(), CaseMaker().console(both).steps(100).training()).silent());
}

TEST(TrainingOnCpu, KnowsTheBuildWithoutCuda)
{
    const Judgement said =
        judge(trainingOnCpuRule(), CaseMaker()
                                       .packages("torch==2.1.0+cpu\ntorchvision==0.16.0\n")
                                       .machine("RTX 3090")
                                       .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning); // it has not run yet
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("torch==2.1.0"));
}

HardwareLogPtr watched(double utilization, double memory, std::size_t samples = 200)
{
    return HardwareMaker()
        .gpus(1)
        .series(HardwareQuantity::GpuUtilization, 0, samples,
                [utilization](std::size_t) { return utilization; })
        .series(HardwareQuantity::GpuMemoryUsed, 0, samples,
                [memory](std::size_t) { return memory; })
        .make();
}

TEST(TrainingOnCpu, SeesAGpuThatDoesNothing)
{
    const Judgement said =
        judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.0, 4e6)).steps(200).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.8);
    EXPECT_TRUE(std::holds_alternative<HardwareEvidence>(said.findings[0].evidence.at(0)));
}

TEST(TrainingOnCpu, StaysSilentNearTheThresholds)
{
    // Some work, memory held, or too few samples to tell.
    EXPECT_TRUE(
        judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.03, 4e6)).steps(200).training())
            .silent());
    EXPECT_TRUE(
        judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.0, 2e10)).steps(200).training())
            .silent());
    EXPECT_TRUE(
        judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.0, 4e6, 20)).steps(20).training())
            .silent());
}

TEST(TrainingOnCpu, AGpuWatchedAtAnotherTimeTellsNothing)
{
    const auto earlier =
        HardwareMaker("gpu.csv", test::kStart - 86400.0)
            .gpus(1)
            .series(HardwareQuantity::GpuUtilization, 0, 200, [](std::size_t) { return 0.0; })
            .make();
    EXPECT_TRUE(judge(trainingOnCpuRule(), CaseMaker().hardware(earlier).steps(200).training())
                    .findings.empty());
}

TEST(TrainingOnCpu, AnEvaluationHasNoGpuOnPurpose)
{
    const std::string evaluation = std::string(kNoDriver) + "Waiting for new checkpoint at /m\n";
    EXPECT_TRUE(judge(trainingOnCpuRule(), CaseMaker()
                                               .console("step 1 loss 0.5\n")
                                               .console(evaluation, "eval.log")
                                               .machine("T4")
                                               .steps(100)
                                               .training())
                    .silent());
}

TEST(TrainingOnCpu, AGpuLogAloneIsARemarkAtMost)
{
    const Judgement said =
        judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.0, 0.0, 4)).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Info);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.5);
    EXPECT_TRUE(judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.0, 0.0, 2)).training())
                    .findings.empty());
    EXPECT_TRUE(judge(trainingOnCpuRule(), CaseMaker().hardware(watched(0.02, 0.0, 50)).training())
                    .findings.empty());
}

TEST(TrainingOnCpu, AbstainsWithoutConsoleAndGpuLog)
{
    const Judgement said = judge(trainingOnCpuRule(), CaseMaker().steps(100).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_THAT(said.abstentions[0].command, HasSubstr("record"));
}

} // namespace

} // namespace faultline
