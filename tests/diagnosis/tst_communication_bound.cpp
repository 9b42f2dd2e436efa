// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& communicationBoundRule()
{
    static const std::unique_ptr<const Rule> kRule = makeCommunicationBound();
    return *kRule;
}

/// Steps of one second of which `collectives` is communication.
TraceProfile rankProfile(int rank, double collectives, std::size_t steps = 20)
{
    TraceProfile made;
    made.file.displayName = "rank" + std::to_string(rank) + ".json";
    made.file.id = ArtifactId(made.file.displayName);
    made.distributed = DistributedInfo{.backend = "nccl", .rank = rank, .worldSize = 4};
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 1.0 - collectives;
    step.seconds[static_cast<std::size_t>(StepCategory::Collectives)] = collectives;
    made.steps.assign(steps, step);
    return made;
}

Judgement judgeRanks(const std::vector<double>& collectives, std::size_t steps = 20)
{
    CaseMaker made;
    made.steps(100);
    for (std::size_t rank = 0; rank < collectives.size(); ++rank)
        made.profile(rankProfile(static_cast<int>(rank), collectives[rank], steps));
    return judge(communicationBoundRule(), made.training());
}

TEST(CommunicationBound, ComputesTheBatchesToAccumulate)
{
    const Judgement said = judgeRanks({0.25, 0.26});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.number("collective-share"), 0.25, 1e-9);
    // 0.25 / (k x 0.75 + 0.25) <= 0.1 from k = 3 on.
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("accumulate_grad_batches: 3"));
}

TEST(CommunicationBound, SeverityIsTheShare)
{
    EXPECT_EQ(judgeRanks({0.12, 0.12}).findings.at(0).severity, Severity::Info);
    EXPECT_EQ(judgeRanks({0.6, 0.6}).findings.at(0).severity, Severity::Critical);
}

TEST(CommunicationBound, WaitingForOneRankIsNoCommunication)
{
    // The slow rank shows what communication itself takes; straggler tells the rest.
    EXPECT_TRUE(judgeRanks({0.4, 0.4, 0.05, 0.4}).silent());
}

TEST(CommunicationBound, StaysSilentNearTheThreshold)
{
    EXPECT_TRUE(judgeRanks({0.09, 0.09}).silent());
    EXPECT_TRUE(judgeRanks({0.3, 0.3}, 4).silent()); // too few steps
    EXPECT_TRUE(judgeRanks({0.0}).silent());
}

TEST(CommunicationBound, OneRankAloneIsLessSure)
{
    EXPECT_DOUBLE_EQ(judgeRanks({0.3}).findings.at(0).confidence, 0.7);
    EXPECT_DOUBLE_EQ(judgeRanks({0.3, 0.3}).findings.at(0).confidence, 0.9);
}

TEST(CommunicationBound, NeedsAProfile)
{
    EXPECT_EQ(communicationBoundRule().info().needsEvidence, std::vector{EvidenceKind::Profile});
}

} // namespace

} // namespace faultline
