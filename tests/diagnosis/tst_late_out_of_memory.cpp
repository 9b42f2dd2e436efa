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
using test::pipelineText;

const Rule& lateOutOfMemoryRule()
{
    static const std::unique_ptr<const Rule> kRule = makeLateOutOfMemory();
    return *kRule;
}

const char* const kKeepsShape =
    "keep_aspect_ratio_resizer { min_dimension: 640 max_dimension: 1280 }";

std::string fullDump()
{
    return bfcDump(1200 * kMiB, 12 * kGiB, 11500 * kMiB, 200 * kMiB, "16,64,640,640");
}

CaseMaker lateCase(std::size_t steps)
{
    return CaseMaker().steps(steps).console(fullDump());
}

TEST(LateOutOfMemory, NamesTheResizerThatLetsImagesGrow)
{
    for (const std::size_t steps : {60U, 900U, 8000U}) {
        const Judgement said =
            judge(lateOutOfMemoryRule(),
                  lateCase(steps).pipeline(pipelineText(16, kKeepsShape)).training());
        ASSERT_EQ(said.findings.size(), 1U);
        EXPECT_EQ(said.findings[0].severity, Severity::Critical);
        ASSERT_FALSE(said.findings[0].fixes.empty());
        ASSERT_EQ(said.findings[0].fixes[0].edits.size(), 1U);
        EXPECT_EQ(said.findings[0].fixes[0].edits[0].value, "true");
        EXPECT_TRUE(std::holds_alternative<ConfigEvidence>(said.findings[0].evidence.at(0)));
        EXPECT_DOUBLE_EQ(said.number("healthy-steps"), static_cast<double>(steps - 1));
    }
}

TEST(LateOutOfMemory, IsSilentWithinTheFirstSteps)
{
    EXPECT_TRUE(judge(lateOutOfMemoryRule(),
                      lateCase(40).pipeline(pipelineText(16, kKeepsShape)).training())
                    .findings.empty());
}

TEST(LateOutOfMemory, OnlyWarnsWhereNothingTellsWhatVaries)
{
    const Judgement said =
        judge(lateOutOfMemoryRule(), lateCase(900).pipeline(pipelineText(16)).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_LE(said.findings[0].confidence, 0.5);
}

TEST(LateOutOfMemory, LeavesALeakToItsRule)
{
    const HardwareLogPtr gpu =
        HardwareMaker()
            .gpus(1)
            .series(HardwareQuantity::GpuMemoryTotal, 0, 900, [](std::size_t) { return 16e9; })
            .series(HardwareQuantity::GpuMemoryUsed, 0, 900,
                    [](std::size_t i) { return 4e9 + 1.2e7 * static_cast<double>(i); })
            .make();
    EXPECT_TRUE(
        judge(lateOutOfMemoryRule(),
              lateCase(900).pipeline(pipelineText(16, kKeepsShape)).hardware(gpu).training())
            .findings.empty());
}

TEST(LateOutOfMemory, IsSilentAboutARunThatWentOn)
{
    EXPECT_TRUE(
        judge(lateOutOfMemoryRule(), CaseMaker().steps(900).console("step 1 loss 0.5\n").training())
            .silent());
}

} // namespace

} // namespace faultline
