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
using ::testing::HasSubstr;

const Rule& allocatorWarningHarmlessRule()
{
    static const std::unique_ptr<const Rule> kRule = makeAllocatorWarningHarmless();
    return *kRule;
}

std::string warning(const std::string& size)
{
    return "2020-05-07 03:35:27.231011: W tensorflow/core/common_runtime/bfc_allocator.cc:237] "
           "Allocator (GPU_0_bfc) ran out of memory trying to allocate "
           + size
           + " with freed_by_count=0. The caller indicates that this is not a failure, but may "
             "mean "
             "that there could be performance gains if more memory were available.\n";
}

TEST(AllocatorWarningHarmless, SaysSoWhateverTheirNumber)
{
    for (const int count : {1, 4, 20}) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += warning(std::to_string(i + 1) + ".25GiB");
        const Judgement said =
            judge(allocatorWarningHarmlessRule(), CaseMaker().console(text).training());
        ASSERT_EQ(said.findings.size(), 1U);
        EXPECT_EQ(said.findings[0].severity, Severity::Info);
        EXPECT_THAT(said.title(), HasSubstr(std::to_string(count) + ".25 GiB"));
        EXPECT_DOUBLE_EQ(said.number("warnings"), count);
    }
}

TEST(AllocatorWarningHarmless, IsSilentWhereMemoryDidEndTheRun)
{
    const std::string fatal =
        "W op_kernel.cc:1655] OP_REQUIRES failed at a.h:1 : Resource exhausted: OOM when "
        "allocating tensor with shape[64,1152,16,16] and type float on "
        "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc\n";
    EXPECT_TRUE(judge(allocatorWarningHarmlessRule(),
                      CaseMaker().console(warning("3.25GiB") + fatal).training())
                    .silent());
}

TEST(AllocatorWarningHarmless, IsSilentWithoutTheWarning)
{
    EXPECT_TRUE(
        judge(allocatorWarningHarmlessRule(), CaseMaker().console("step 1 loss 0.5\n").training())
            .silent());
}

} // namespace

} // namespace faultline
