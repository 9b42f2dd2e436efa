// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/memory/host_memory_plan.h"
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
using test::pipelineText;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& hostOutOfMemoryRule()
{
    static const std::unique_ptr<const Rule> kRule = makeHostOutOfMemory();
    return *kRule;
}

constexpr std::string_view kFilling =
    "2019-06-14 12:12:22.930458: I tensorflow/core/kernels/data/shuffle_dataset_op.cc:101] Filling "
    "up shuffle buffer (this may take a while): 1000 of 2048\n";

/// A plan for a machine with so much main memory.
Training plannedFor(double gigabytes, const std::string& reader)
{
    Training training =
        CaseMaker()
            .pipeline(pipelineText(8, "fixed_shape_resizer { height: 640 width: 640 }", reader))
            .training();
    auto machine = std::make_shared<TargetMachine>();
    machine->memoryBytes = gigabytes * 1e9;
    training.machine = machine;
    return training;
}

TEST(HostOutOfMemory, IsSureWhereTheShuffleBufferWasFilling)
{
    const Judgement said = judge(
        hostOutOfMemoryRule(), CaseMaker().console(std::string(kFilling) + "Killed\n").training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.9);
    EXPECT_THAT(said.title(), HasSubstr("1,000 of 2,048"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("shuffle(250)"));
}

TEST(HostOutOfMemory, ABareKillIsLessSure)
{
    const Judgement said =
        judge(hostOutOfMemoryRule(), CaseMaker().console("step 1 loss 0.5\nKilled\n").training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.7);
}

TEST(HostOutOfMemory, AKillBesideAmpleMemoryIsNotIts)
{
    const HardwareLogPtr host =
        HardwareMaker("host.csv")
            .host()
            .series(HardwareQuantity::MemoryUsed, 0, 100, [](std::size_t) { return 5e9; })
            .series(HardwareQuantity::MemoryAvailable, 0, 100, [](std::size_t) { return 27e9; })
            .make();
    EXPECT_TRUE(
        judge(hostOutOfMemoryRule(),
              CaseMaker().steps(100).console("step 1 loss 0.5\nKilled\n").hardware(host).training())
            .findings.empty());
}

TEST(HostOutOfMemory, KnowsSharedMemoryAndTheCardThatHadRoom)
{
    EXPECT_THAT(
        snippetsOf(judge(hostOutOfMemoryRule(),
                         CaseMaker()
                             .console("RuntimeError: DataLoader worker (pid 3855) is killed by "
                                      "signal: Bus error. It is possible that dataloader's workers "
                                      "are out of shared memory.\n")
                             .training())
                       .findings.at(0)),
        HasSubstr("--shm-size"));
    EXPECT_THAT(judge(hostOutOfMemoryRule(),
                      CaseMaker()
                          .console("RuntimeError: CUDA out of memory. Tried to allocate "
                                   "50.00 MiB (GPU 0; 6.00 GiB total capacity; 693.78 MiB "
                                   "already allocated; 3.91 GiB free; 718.22 MiB reserved "
                                   "in total by PyTorch)\n")
                          .training())
                    .title(),
                HasSubstr("Out of host memory"));
}

TEST(HostOutOfMemory, TellsTheSignalsOfAWorkerApart)
{
    const auto judgeWorker = [](const std::string& signal) {
        return judge(hostOutOfMemoryRule(),
                     CaseMaker()
                         .console("RuntimeError: DataLoader worker (pid 3855) is killed by "
                                  "signal: "
                                  + signal + "\n")
                         .training());
    };
    const Judgement killed = judgeWorker("Killed. ");
    ASSERT_EQ(killed.findings.size(), 1U);
    EXPECT_THAT(killed.title(), HasSubstr("host memory ran out"));
    EXPECT_DOUBLE_EQ(killed.findings[0].confidence, 0.85);
    EXPECT_EQ(snippetsOf(killed.findings[0]).find("--shm-size"), std::string::npos);
    const Judgement bus = judgeWorker("Bus error. It is possible that dataloader's workers are out "
                                      "of shared memory.");
    EXPECT_THAT(bus.title(), HasSubstr("ran out of shared memory"));
    EXPECT_DOUBLE_EQ(bus.findings.at(0).confidence, 0.95);
    EXPECT_TRUE(judgeWorker("Segmentation fault. ").findings.empty());
    EXPECT_TRUE(judgeWorker("Terminated. ").findings.empty());
    EXPECT_TRUE(
        judge(hostOutOfMemoryRule(), CaseMaker()
                                         .console("RuntimeError: DataLoader worker (pid 7) exited "
                                                  "unexpectedly\n")
                                         .training())
            .findings.empty());
}

TEST(HostOutOfMemory, PlansBeforeTheStart)
{
    const std::string large = "shuffle_buffer_size: 60000";
    const Judgement far = judge(hostOutOfMemoryRule(), plannedFor(10.0, large));
    ASSERT_EQ(far.findings.size(), 1U);
    EXPECT_EQ(far.findings[0].severity, Severity::Critical);
    ASSERT_FALSE(far.findings[0].fixes.at(0).edits.empty());
    EXPECT_EQ(far.findings[0].fixes[0].edits[0].path, "train_input_reader.shuffle_buffer_size");
    const Training training = plannedFor(10.0, large);
    ASSERT_TRUE(training.memoryPlan->host);
    const double needed = static_cast<double>(training.memoryPlan->host->totalBytes) / 1e9;
    EXPECT_EQ(judge(hostOutOfMemoryRule(), plannedFor(needed / 0.8, large)).findings.at(0).severity,
              Severity::Warning);
    EXPECT_TRUE(judge(hostOutOfMemoryRule(), plannedFor(needed / 0.65, large)).findings.empty());
}

TEST(HostOutOfMemory, AsksForTheMachine)
{
    const Judgement said =
        judge(hostOutOfMemoryRule(), CaseMaker().pipeline(pipelineText(8)).training());
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

TEST(HostMemoryPlan, FitsWithinItsTarget)
{
    const Training training = plannedFor(10.0, "shuffle_buffer_size: 60000");
    const HostMemoryPlan plan = fitHostMemory(*training.config(), {}, 7'000'000'000);
    EXPECT_TRUE(plan.fits);
    EXPECT_LE(plan.bytes, 7'000'000'000);
    const HostMemoryPlan none = fitHostMemory(*training.config(), {}, 1'000'000'000'000);
    EXPECT_TRUE(none.changes.empty());
    EXPECT_FALSE(fitHostMemory(*training.config(), {}, 1).fits);
}

} // namespace

} // namespace faultline
