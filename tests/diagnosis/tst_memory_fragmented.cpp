// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/memory_texts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::bfcDump;
using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::kGiB;
using test::kMiB;
using test::snippetsOf;
using test::torchOom;
using ::testing::HasSubstr;

const Rule& memoryFragmentedRule()
{
    static const std::unique_ptr<const Rule> kRule = makeMemoryFragmented();
    return *kRule;
}

Judgement judgeConsoleForMemoryFragmented(const std::string& text)
{
    return judge(memoryFragmentedRule(), CaseMaker().console(text).training());
}

TEST(MemoryFragmented, FiresWhereEnoughIsFreeInTooSmallPieces)
{
    struct Case {
        std::uint64_t inUse;
        std::uint64_t largest;
    };
    for (const Case& one :
         {Case{10 * kGiB, 500 * kMiB}, Case{8 * kGiB, 400 * kMiB}, Case{6 * kGiB, 200 * kMiB}}) {
        const Judgement said = judgeConsoleForMemoryFragmented(
            bfcDump(600 * kMiB, 12 * kGiB, one.inUse, one.largest, "64,256,112,112", 14));
        ASSERT_EQ(said.findings.size(), 1U);
        EXPECT_EQ(said.findings[0].severity, Severity::Critical);
        EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.9);
        EXPECT_GT(said.number("fragmentation"), 0.7);
        EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("cuda_malloc_async"));
    }
}

TEST(MemoryFragmented, IsLessSureOfOneLargePieceThatIsAlmostEnough)
{
    const Judgement said = judgeConsoleForMemoryFragmented(
        bfcDump(600 * kMiB, 4 * kGiB, 4 * kGiB - 640 * kMiB - 100 * kMiB, 590 * kMiB, "1,1,1,1"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.65);
}

TEST(MemoryFragmented, IsSilentWhereTheRequestIsLargerThanAllThatIsFree)
{
    EXPECT_TRUE(judgeConsoleForMemoryFragmented(
                    bfcDump(2 * kGiB, 12 * kGiB, 11 * kGiB, 100 * kMiB, "1,1,1,1"))
                    .findings.empty());
}

TEST(MemoryFragmented, IsSilentAboutTheLastPiecesOfAFullPool)
{
    // 100 MiB of 12 GiB are free, in pieces: what is asked for would fill the pool anyway.
    EXPECT_TRUE(judgeConsoleForMemoryFragmented(
                    bfcDump(90 * kMiB, 12 * kGiB, 12 * kGiB - 100 * kMiB, 50 * kMiB, "1,1,1,1"))
                    .findings.empty());
}

TEST(MemoryFragmented, IsSilentWhereTheDumpWasCut)
{
    EXPECT_TRUE(judgeConsoleForMemoryFragmented(
                    "2018-10-10 14:54:05.313845: I bfc_allocator.cc:680] Stats: \n"
                    "Limit: 13633454080\nInUse: 8338755072\nMaxInUse: 8350130944\n"
                    "NumAllocs: 3937\nMaxAllocSize: 256131072\n\n"
                    "2018-10-10 14:54:05.313944: W op_kernel.cc:1275] OP_REQUIRES failed "
                    "at transpose_op.cc:199 : Resource exhausted: OOM when allocating "
                    "tensor with shape[4,160,42,64] and type float on "
                    "/job:localhost/replica:0/task:0/device:GPU:0 by allocator "
                    "GPU_0_bfc\n")
                    .findings.empty());
}

TEST(MemoryFragmented, ReadsWhatPyTorchHoldsAndDoesNotUse)
{
    const Judgement said =
        judgeConsoleForMemoryFragmented(torchOom("1.71", "31.72", "23.58", "1.58", "29.08"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("expandable_segments"));
    EXPECT_TRUE(judgeConsoleForMemoryFragmented(torchOom("1.71", "31.72", "29.08", "0.58", "29.88"))
                    .findings.empty());
}

TEST(MemoryFragmented, PadsImagesOfAPipelineThatKeepsTheirShape)
{
    const Judgement said =
        judge(memoryFragmentedRule(),
              CaseMaker()
                  .console(bfcDump(600 * kMiB, 12 * kGiB, 8 * kGiB, 400 * kMiB, "8,1,1,1", 14))
                  .pipeline(test::pipelineText(
                      8, "keep_aspect_ratio_resizer { min_dimension: 640 max_dimension: 1280 }"))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    ASSERT_EQ(said.findings[0].fixes.size(), 2U);
    ASSERT_EQ(said.findings[0].fixes[1].edits.size(), 1U);
    EXPECT_EQ(said.findings[0].fixes[1].edits[0].path,
              "model.ssd.image_resizer.keep_aspect_ratio_resizer.pad_to_max_dimension");
}

} // namespace

} // namespace faultline
