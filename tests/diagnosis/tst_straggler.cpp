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
using ::testing::HasSubstr;

const Rule& stragglerRule()
{
    static const std::unique_ptr<const Rule> kRule = makeStraggler();
    return *kRule;
}

/// A rank whose steps last one second: it works for `own`, and waits in collectives for the rest.
TraceProfile rankProfileForStraggler(int rank, double own,
                                     StepCategory category = StepCategory::Compute,
                                     std::size_t steps = 20)
{
    TraceProfile made;
    made.file.displayName = "rank" + std::to_string(rank) + ".json";
    made.file.id = ArtifactId(made.file.displayName);
    made.distributed = DistributedInfo{.backend = "nccl", .rank = rank, .worldSize = 4};
    TraceStep step;
    step.endNs = 1'000'000'000;
    step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.4;
    step.seconds[static_cast<std::size_t>(category)] += own - 0.4;
    step.seconds[static_cast<std::size_t>(StepCategory::Collectives)] = 1.0 - own;
    made.steps.assign(steps, step);
    return made;
}

Judgement judgeRanksForStraggler(const std::vector<double>& own,
                                 StepCategory category = StepCategory::Compute,
                                 std::size_t steps = 20)
{
    CaseMaker made;
    made.steps(100);
    for (std::size_t rank = 0; rank < own.size(); ++rank)
        made.profile(rankProfileForStraggler(static_cast<int>(rank), own[rank], category, steps));
    return judge(stragglerRule(), made.training());
}

TEST(Straggler, NamesTheRankAndWhatItDoes)
{
    const Judgement said = judgeRanksForStraggler({0.6, 0.6, 0.9, 0.61}, StepCategory::Input);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_NEAR(said.number("wait-share"), 0.3, 1e-6);
    EXPECT_THAT(said.title(), HasSubstr("Rank 2 slows down the others"));
    EXPECT_THAT(toEnglish(said.findings[0].explanation), HasSubstr("input"));
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.9);
}

TEST(Straggler, HalfOfEveryStepIsCritical)
{
    EXPECT_EQ(judgeRanksForStraggler({0.4, 0.41, 0.95, 0.4}).findings.at(0).severity,
              Severity::Critical);
}

TEST(Straggler, RanksThatAreNearlyEqualAreSilent)
{
    EXPECT_TRUE(judgeRanksForStraggler({0.80, 0.82, 0.88, 0.81}).silent()); // 8 % of a step
    EXPECT_TRUE(judgeRanksForStraggler({0.60, 0.70, 0.80, 0.90}).silent()); // no one stands out
    EXPECT_TRUE(
        judgeRanksForStraggler({0.6, 0.6, 0.9, 0.6}, StepCategory::Compute, 4).findings.empty());
}

TEST(Straggler, TwoRanksAreEnough)
{
    EXPECT_EQ(judgeRanksForStraggler({0.6, 0.9}).findings.size(), 1U);
}

std::string timeout(int rank)
{
    return "[rank" + std::to_string(rank) + "]:[E ProcessGroupNCCL.cpp:475] [Rank "
           + std::to_string(rank)
           + "] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=312, "
             "OpType=ALLREDUCE, NumelIn=1, NumelOut=1, Timeout(ms)=600000) ran for 600123 "
             "milliseconds before timing out.\n";
}

TEST(Straggler, TheOnlyRankThatDoesNotComplainIsMissing)
{
    const auto judgeTimeouts = [](const std::string& text) {
        return judge(stragglerRule(),
                     CaseMaker()
                         .console("All distributed processes registered. Starting with 4 "
                                  "processes\n"
                                  + text)
                         .training());
    };
    const std::string seen = "[rank2]: loading the data\n";
    const Judgement said = judgeTimeouts(seen + timeout(0) + timeout(1) + timeout(3));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("Rank 2 never reached"));
    EXPECT_TRUE(judgeTimeouts(timeout(0) + timeout(1)).findings.empty()); // two are silent
    EXPECT_TRUE(judgeTimeouts(timeout(0) + timeout(1) + timeout(3)).findings.empty())
        << "an excerpt without any line of rank 2";
}

TEST(Straggler, RanksInDifferentCollectivesAreToldAsThat)
{
    const auto waits = [](int rank, const std::string& group, const std::string& operation) {
        return "[rank" + std::to_string(rank) + "]:[E ProcessGroupNCCL.cpp:475] [" + group + "Rank "
               + std::to_string(rank)
               + "] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=912, OpType="
               + operation
               + ", NumelOut=1, Timeout(ms)=600000) ran for 600123 milliseconds before timing "
                 "out.\n";
    };
    const auto judgeWaits = [](const std::string& text) {
        return judge(stragglerRule(), CaseMaker().console(text).training());
    };
    const Judgement said =
        judgeWaits(waits(1, "", "ALLGATHER, NumelIn=64") + waits(2, "", "ALLREDUCE, NumelIn=9000"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.title(),
              "Ranks disagree on collective 912: ALLGATHER on rank 1, ALLREDUCE on rank 2");
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.9);
    EXPECT_THAT(
        judgeWaits(waits(0, "", "ALLREDUCE, NumelIn=64") + waits(1, "", "ALLREDUCE, NumelIn=9000"))
            .title(),
        HasSubstr("ALLREDUCE (64) on rank 0, ALLREDUCE (9000) on rank 1"));
    EXPECT_TRUE(
        judgeWaits(waits(0, "", "ALLREDUCE, NumelIn=64") + waits(1, "", "ALLREDUCE, NumelIn=64"))
            .findings.empty());
    EXPECT_TRUE(judgeWaits(waits(0, "PG ID 0 PG GUID 0 ", "ALLREDUCE, NumelIn=64")
                           + waits(1, "PG ID 1 PG GUID 3 ", "ALLGATHER, NumelIn=9"))
                    .findings.empty())
        << "each group counts for itself";
}

TEST(Straggler, AbstainsWithOneRankOnly)
{
    EXPECT_EQ(judgeRanksForStraggler({0.6}).abstentions.size(), 1U);
    EXPECT_TRUE(judge(stragglerRule(), CaseMaker().steps(100).training()).silent()); // one GPU
}

} // namespace

} // namespace faultline
