// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline::test {

namespace {

/// One adversarial training of 100 values: the scores of real and of generated samples.
Judgement scored(const RunMaker::OfStep& real, const RunMaker::OfStep& fake)
{
    return judge(*makeAdversariesUnbalanced(), {RunMaker("gan")
                                                    .curve("D(x)", stepsFrom(0, 100), real)
                                                    .curve("D(G(z))", stepsFrom(0, 100), fake)
                                                    .make()});
}

RunMaker::OfStep constant(double value)
{
    return [value](std::int64_t) { return value; };
}

} // namespace

TEST(AdversariesUnbalanced, FindsADiscriminatorThatIsNeverFooled)
{
    const Judgement said = scored([](std::int64_t step) { return step < 10 ? 0.5 : 0.97; },
                                  [](std::int64_t step) { return step < 10 ? 0.5 : 0.01; });
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(said.title().find("discriminator has won"), std::string::npos) << said.title();
}

TEST(AdversariesUnbalanced, StaysSilentOnABalancedPair)
{
    EXPECT_TRUE(scored(constant(0.6), constant(0.4)).silent());
    EXPECT_TRUE(scored(constant(0.85), constant(0.12)).silent()) << "fooled now and then";
    EXPECT_TRUE(scored(constant(5.0), constant(-5.0)).findings.empty()) << "no probabilities";
}

TEST(AdversariesUnbalanced, ReadsTheLossesWhereThereAreNoScores)
{
    const auto judged = [](double ofD, const RunMaker::OfStep& ofG) {
        return judge(*makeAdversariesUnbalanced(),
                     {RunMaker("gan")
                          .curve("Loss_D", stepsFrom(0, 50), constant(ofD))
                          .curve("Loss_G", stepsFrom(0, 50), ofG)
                          .make()});
    };
    const auto rising = [](std::int64_t step) { return 2.0 + 0.1 * static_cast<double>(step); };
    EXPECT_EQ(judged(0.01, rising).findings.size(), 1U);
    EXPECT_TRUE(judged(0.6, rising).findings.empty());
    EXPECT_TRUE(judged(0.01, constant(0.8)).findings.empty());
    EXPECT_TRUE(judged(-40.0, rising).findings.empty()) << "a Wasserstein critic";
    EXPECT_TRUE(judged(0.0, rising).findings.empty()) << "a placeholder";
}

TEST(AdversariesUnbalanced, FindsSamplesThatBecameWorse)
{
    const auto judged = [](const RunMaker::OfStep& fid) {
        return judge(
            *makeAdversariesUnbalanced(),
            {RunMaker("gan").curve("metrics/fid50k_full", stepsFrom(0, 12, 200), fid).make()});
    };
    EXPECT_EQ(judged([](std::int64_t step) { return step < 1000 ? 40.0 : 90.0; }).findings.size(),
              1U);
    EXPECT_TRUE(
        judged([](std::int64_t step) { return 60.0 - 0.01 * static_cast<double>(step); }).silent());
}

TEST(AdversariesUnbalanced, AbstainsWithoutScoresAndHasNothingToSayOfOtherTrainings)
{
    EXPECT_EQ(judge(*makeAdversariesUnbalanced(),
                    {RunMaker("gan").curve("gan/lr", stepsFrom(0, 50), constant(0.3)).make()})
                  .abstentions.size(),
              1U);
    EXPECT_TRUE(judge(*makeAdversariesUnbalanced(),
                      {RunMaker("train").curve("loss", stepsFrom(0, 50), constant(0.3)).make()})
                    .silent());
}

} // namespace faultline::test
