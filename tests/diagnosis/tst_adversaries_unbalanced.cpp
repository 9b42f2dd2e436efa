// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

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

namespace {

/// 100 values of each: scores, losses, and 20 evaluations of the samples.
RunMaker pair(double real, double fake, const RunMaker::OfStep& ofD, const RunMaker::OfStep& ofG)
{
    RunMaker made("gan");
    made.curve("gan/D_real", stepsFrom(0, 100), constant(real))
        .curve("gan/D_fake", stepsFrom(0, 100), constant(fake))
        .curve("gan/loss_D", stepsFrom(0, 100), ofD)
        .curve("gan/loss_G", stepsFrom(0, 100), ofG);
    return made;
}

double varied(std::int64_t step)
{
    return 0.9 + 0.2 * std::sin(static_cast<double>(step) / 9.0);
}

Judgement saidOf(const RunMaker& made)
{
    return judge(*makeAdversariesUnbalanced(), {made.make()});
}

} // namespace

TEST(AdversariesUnbalanced, FindsWeightsThatGrowWithoutEnd)
{
    const auto grows = [](std::int64_t step) { return 1.0 + 900.0 * static_cast<double>(step); };
    const Judgement said = saidOf(pair(0.95, 0.0, constant(60.0), grows));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("learning rate"), std::string::npos) << said.title();
    EXPECT_TRUE(saidOf(pair(0.5, 0.4, constant(-3.0), grows)).silent()) << "a Wasserstein critic";
    EXPECT_TRUE(saidOf(pair(0.6, 0.3, constant(1.0), constant(6.0))).silent());
    const auto falls = [](std::int64_t step) { return 900.0 - 6.5 * static_cast<double>(step); };
    EXPECT_TRUE(saidOf(pair(0.6, 0.4, constant(0.9), falls)).silent()) << "with other terms in it";
}

TEST(AdversariesUnbalanced, FindsAGeneratorThatIsNotTrained)
{
    const auto measured = [](double real, double fake, const RunMaker::OfStep& distance) {
        return saidOf(
            pair(real, fake, varied, varied).curve("eval/dist", stepsFrom(0, 20, 5), distance));
    };
    const auto stays = [](std::int64_t step) { return step % 2 == 0 ? 0.874 : 0.878; };
    EXPECT_NE(measured(0.9, 0.4, stays).title().find("generator is not trained"),
              std::string::npos);
    EXPECT_TRUE(measured(0.55, 0.45, stays).silent()) << "it has converged";
    EXPECT_TRUE(measured(0.9, 0.4, [](std::int64_t step) {
                    return 0.9 - 0.002 * static_cast<double>(step);
                }).silent());
    EXPECT_NE(
        saidOf(pair(0.9, 0.4, constant(0.87), constant(0.9))).title().find("probably not trained"),
        std::string::npos)
        << "neither reacts";
    EXPECT_TRUE(saidOf(pair(0.9, 0.4, varied, varied)).silent());
    EXPECT_TRUE(saidOf(pair(0.6, 0.4, constant(1.2), constant(0.9))).silent());
}

TEST(AdversariesUnbalanced, FindsALossWithoutGradientWhereTheDiscriminatorIsAhead)
{
    const auto saturating = [](double fake) { return constant(std::log(1.0 - fake)); };
    EXPECT_NE(saidOf(pair(0.85, 0.2, varied, saturating(0.2))).title().find("too strong"),
              std::string::npos);
    EXPECT_TRUE(saidOf(pair(0.55, 0.45, varied, saturating(0.45))).silent()) << "balanced";
    EXPECT_TRUE(saidOf(pair(0.85, 0.2, varied, constant(-std::log(0.2)))).silent())
        << "the loss that does not saturate";
    EXPECT_TRUE(saidOf(pair(0.85, 0.2, varied, constant(-4.0))).silent()) << "a critic";
}

TEST(AdversariesUnbalanced, FindsACollapseOfModes)
{
    const auto covered = [](const RunMaker::OfStep& modes) {
        return saidOf(
            pair(0.5, 0.45, varied, varied).curve("eval/modes", stepsFrom(0, 20, 5), modes));
    };
    EXPECT_NE(covered([](std::int64_t step) { return step % 3 == 0 ? 2.0 : 1.0; })
                  .title()
                  .find("Mode collapse"),
              std::string::npos);
    EXPECT_EQ(covered([](std::int64_t step) { return step < 50 ? 8.0 : 3.0; }).findings.size(), 1U);
    EXPECT_TRUE(covered([](std::int64_t step) { return step < 20 ? 2.0 : 8.0; }).silent());
    EXPECT_TRUE(covered([](std::int64_t step) { return step % 2 == 0 ? 6.0 : 7.0; }).silent());
    EXPECT_TRUE(covered([](std::int64_t step) { return step < 5 ? 1.0 : 2.0; }).silent())
        << "the data may have two";
    EXPECT_TRUE(covered(constant(0.0)).silent()) << "none: another fault";
    EXPECT_TRUE(covered(constant(0.97)).silent()) << "a share";
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

TEST(AdversariesUnbalanced, FindsObjectivesThatGoTheWrongWay)
{
    const auto judged = [](double ofD, double ofG, double real, double fake) {
        return judge(*makeAdversariesUnbalanced(),
                     {RunMaker("gan")
                          .curve("d_loss", stepsFrom(0, 60), constant(ofD))
                          .curve("g_loss", stepsFrom(0, 60), constant(ofG))
                          .curve("d_out/real", stepsFrom(0, 60), constant(real))
                          .curve("d_out/fake", stepsFrom(0, 60), constant(fake))
                          .make()});
    };
    const auto says = [](const Judgement& said, const char* what) {
        return said.title().find(what) != std::string::npos;
    };
    EXPECT_TRUE(says(judged(0.33, -9.3, 2.2, -9.3), "Sign of the generator's loss is wrong"));
    EXPECT_TRUE(says(judged(1e-4, 1e-5, -10.8, 12.7), "are swapped for the discriminator"));
    EXPECT_TRUE(says(judged(2.63, 0.165, -0.11, 1.73), "The discriminator is not trained"));
    EXPECT_TRUE(judged(1.7, -0.1, 0.3, 0.1).findings.empty()) << "hinge losses";
    EXPECT_TRUE(judged(1.3, 0.9, -0.1, -0.35).findings.empty()) << "a balanced pair";
    EXPECT_FALSE(says(judged(1e-4, 12.7, -10.8, 12.7), "swapped"))
        << "real samples are 0 for both, which is a matter of taste";
}

TEST(AdversariesUnbalanced, FindsSamplesThatNeverComeNearer)
{
    const auto judged = [](double real, double fake, const RunMaker::OfStep& fid) {
        return judge(*makeAdversariesUnbalanced(),
                     {RunMaker("gan")
                          .curve("d_loss", stepsFrom(0, 60), constant(0.34))
                          .curve("g_loss", stepsFrom(0, 60), constant(5.8))
                          .curve("d_out/real", stepsFrom(0, 60), constant(real))
                          .curve("d_out/fake", stepsFrom(0, 60), constant(fake))
                          .curve("fid", stepsFrom(10, 6, 10), fid)
                          .make()})
            .title();
    };
    const auto wanders = [](std::int64_t step) { return step % 20 == 0 ? 6.0 : 5.0; };
    const auto nears = [](std::int64_t step) { return 60.0 / static_cast<double>(step); };
    EXPECT_NE(judged(2.2, -5.8, constant(3.25)).find("cannot reach the range of the data"),
              std::string::npos);
    EXPECT_NE(judged(0.5, -1.2, wanders).find("do not get better"), std::string::npos);
    EXPECT_TRUE(judged(2.2, -5.8, nears).empty());
}

} // namespace faultline::test
