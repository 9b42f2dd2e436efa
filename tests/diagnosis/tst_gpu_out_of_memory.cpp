// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/crash.h"
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

const Rule& gpuOutOfMemoryRule()
{
    static const std::unique_ptr<const Rule> kRule = makeGpuOutOfMemory();
    return *kRule;
}

Judgement judgeConsole(std::string_view text)
{
    return judge(gpuOutOfMemoryRule(), CaseMaker().console(text).training());
}

constexpr std::string_view kTorch =
    "Traceback (most recent call last):\n"
    "  File \"train.py\", line 17, in <module>\n"
    "    loss.backward()\n"
    "RuntimeError: CUDA out of memory. Tried to allocate 1.71 GiB (GPU 0; 31.72 GiB total "
    "capacity; 29.58 GiB already allocated; 1.58 GiB free; 30.08 GiB reserved in total by "
    "PyTorch)\n";

constexpr std::string_view kShape =
    "2020-03-25 11:18:29.528632: W tensorflow/core/framework/op_kernel.cc:1655] OP_REQUIRES failed "
    "at cwise_ops_common.h:263 : Resource exhausted: OOM when allocating tensor with "
    "shape[64,1152,16,16] and type float on /job:localhost/replica:0/task:0/device:GPU:0 by "
    "allocator GPU_0_bfc\n";

TEST(GpuOutOfMemory, TellsWhatWasAskedForAndWhatWasFree)
{
    const Judgement said = judgeConsole(kTorch);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_EQ(said.title(), "Out of GPU memory: 1.71 GiB requested, 1.58 GiB of 31.72 GiB free");
    EXPECT_NEAR(said.number("unused-bytes"), 0.5 * 1073741824.0, 1e7);
    EXPECT_TRUE(std::holds_alternative<LogEvidence>(said.findings[0].evidence.at(0)));
}

TEST(GpuOutOfMemory, OfAShapeAloneItHalvesTheBatchAndAsksForTheLog)
{
    const Judgement said = judgeConsole(kShape);
    EXPECT_EQ(said.title(),
              "Out of GPU memory: a tensor of shape [64,1152,16,16] (72 MiB) did not fit");
    EXPECT_THAT(snippetsOf(said.findings.at(0)), HasSubstr("batch_size: 32"));
    EXPECT_THAT(snippetsOf(said.findings.at(0)), HasSubstr("faultline-cli record"));
}

TEST(GpuOutOfMemory, CropsAreNoBatch)
{
    const Judgement said =
        judgeConsole("2019-07-03 12:12:05.301527: W tensorflow/core/framework/op_kernel.cc:1273] "
                     "OP_REQUIRES failed at crop_and_resize_op.cc:173 : Resource exhausted: OOM "
                     "when allocating tensor with shape[500,17,17,4032] and type float on "
                     "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc\n");
    EXPECT_THAT(snippetsOf(said.findings.at(0)), ::testing::Not(HasSubstr("250")));
}

TEST(GpuOutOfMemory, KnowsTheDisguises)
{
    const Judgement said = judgeConsole(
        "2020-01-01 00:00:00.000000: E tensorflow/stream_executor/cuda/cuda_dnn.cc:329] Could not "
        "create cudnn handle: CUDNN_STATUS_INTERNAL_ERROR\n");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_LT(said.findings[0].confidence, 0.7);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("TF_FORCE_GPU_ALLOW_GROWTH"));
}

TEST(GpuOutOfMemory, LeavesMainMemoryAndOtherEndsAlone)
{
    // Ample room on the card: main memory it was.
    EXPECT_TRUE(judgeConsole("RuntimeError: CUDA out of memory. Tried to allocate 50.00 MiB (GPU "
                             "0; 6.00 GiB total capacity; 693.78 MiB already allocated; 3.91 GiB "
                             "free; 718.22 MiB reserved in total by PyTorch)\n")
                    .findings.empty());
    EXPECT_TRUE(judgeConsole("Traceback (most recent call last):\n  File \"a.py\", line 1, in "
                             "<module>\nValueError: bad\n")
                    .findings.empty());
}

TEST(GpuOutOfMemory, IsSilentAboutARunThatWentOn)
{
    EXPECT_TRUE(judgeConsole("step 1 loss 0.5\nstep 2 loss 0.4\n").silent());
}

TEST(Crash, AKillBesideAmpleMainMemoryIsSomethingElse)
{
    EXPECT_TRUE(crashAbout(CaseMaker().console("step 1 loss 0.5\nKilled\n").training(),
                           CrashSubject::HostMemory));
}

TEST(CrashFacts, ReadAmountsAsTheyArePrinted)
{
    EXPECT_DOUBLE_EQ(bytesOfText("36.00 MiB"), 36.0 * 1048576.0);
    EXPECT_DOUBLE_EQ(bytesOfText("512 bytes"), 512.0);
    EXPECT_DOUBLE_EQ(bytesOfText("1.5GiB"), 1.5 * 1073741824.0);
    EXPECT_DOUBLE_EQ(bytesOfText(""), 0.0);
}

} // namespace

} // namespace faultline
