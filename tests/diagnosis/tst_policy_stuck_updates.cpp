// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>

namespace faultline::test {

namespace {

RunMaker::OfStep constantForPolicyStuckUpdates(double value)
{
    return [value](std::int64_t) { return value; };
}

struct Updates {
    RunMaker::OfStep reward = constantForPolicyStuckUpdates(-0.7);
    RunMaker::OfStep entropy = constantForPolicyStuckUpdates(1.0);
    RunMaker::OfStep kl = constantForPolicyStuckUpdates(0.01);
    RunMaker::OfStep clipped = constantForPolicyStuckUpdates(0.1);
};

Judgement judgedForPolicyStuckUpdates(const Updates& of)
{
    return judge(*makePolicyStuck(),
                 {RunMaker("ppo")
                      .curve("charts/episodic_return", stepsFrom(512, 60, 512), of.reward)
                      .curve("losses/entropy", stepsFrom(512, 60, 512), of.entropy)
                      .curve("losses/approx_kl", stepsFrom(512, 60, 512), of.kl)
                      .curve("losses/clipfrac", stepsFrom(512, 60, 512), of.clipped)
                      .make()});
}

double rises(std::int64_t step)
{
    return -0.7 + static_cast<double>(step) / 25'000.0;
}

bool says(const Judgement& said, const std::string& what)
{
    return said.title().find(what) != std::string::npos;
}

} // namespace

TEST(PolicyStuckUpdates, FindsAPolicyThatIsNotUpdated)
{
    const Updates none{.entropy = constantForPolicyStuckUpdates(std::numbers::ln10),
                       .kl = constantForPolicyStuckUpdates(0.0),
                       .clipped = constantForPolicyStuckUpdates(0.0)};
    EXPECT_TRUE(says(judgedForPolicyStuckUpdates(none), "Policy is not trained"))
        << judgedForPolicyStuckUpdates(none).title();
}

TEST(PolicyStuckUpdates, BoundsTheClipRangeByTheDivergence)
{
    const Updates clipped{.kl = constantForPolicyStuckUpdates(2e-5),
                          .clipped = constantForPolicyStuckUpdates(0.93)};
    EXPECT_TRUE(says(judgedForPolicyStuckUpdates(clipped), "Clip range is too small"))
        << judgedForPolicyStuckUpdates(clipped).title();
    const Updates wide{.kl = constantForPolicyStuckUpdates(0.05),
                       .clipped = constantForPolicyStuckUpdates(0.6)};
    EXPECT_FALSE(says(judgedForPolicyStuckUpdates(wide), "Clip range"));
}

TEST(PolicyStuckUpdates, FindsAnEntropyThatIsHeldAtItsMost)
{
    const double most = std::log(3.0);
    const auto wavers = [most](std::int64_t step) {
        return most * (0.999 - 1e-4 * static_cast<double>(step / 512 % 3));
    };
    const Updates held{.entropy = wavers, .kl = constantForPolicyStuckUpdates(0.002)};
    EXPECT_TRUE(says(judgedForPolicyStuckUpdates(held), "Entropy bonus is probably too large"))
        << judgedForPolicyStuckUpdates(held).title();
    const Updates learns{
        .reward = rises, .entropy = wavers, .kl = constantForPolicyStuckUpdates(0.002)};
    EXPECT_TRUE(judgedForPolicyStuckUpdates(learns).findings.empty()) << "the reward rises";
}

TEST(PolicyStuckUpdates, FindsAPolicyThatDecidesInItsFirstUpdate)
{
    const Updates leaps{.entropy = [](std::int64_t step) { return step == 512 ? 4e-4 : 1e-7; },
                        .kl = [](std::int64_t step) { return step == 512 ? 38.0 : 0.0; }};
    EXPECT_TRUE(says(judgedForPolicyStuckUpdates(leaps), "collapsed in its first updates"))
        << judgedForPolicyStuckUpdates(leaps).title();
}

TEST(PolicyStuckUpdates, TellsOfRolloutsWithoutUpdates)
{
    const auto rollouts = [](bool trains) {
        RunMaker made("sac");
        made.curve("rollout/ep_rew_mean", stepsFrom(160, 15, 160),
                   constantForPolicyStuckUpdates(-36.0))
            .curve("time/fps", stepsFrom(160, 15, 160), constantForPolicyStuckUpdates(10'000.0));
        if (trains)
            made.curve("train/critic_loss", stepsFrom(320, 14, 160),
                       constantForPolicyStuckUpdates(0.1));
        return judge(*makePolicyStuck(), {made.make()});
    };
    EXPECT_TRUE(says(rollouts(false), "Learning never starts")) << rollouts(false).title();
    EXPECT_TRUE(rollouts(true).findings.empty());
}

TEST(PolicyStuckUpdates, FindsAWrongSign)
{
    Noise noise(5);
    const Updates wrong{
        .reward =
            [&noise](std::int64_t step) {
                return (step < 2'000 ? -0.6 : -0.97) + 0.02 * noise.normal();
            },
        .entropy =
            [](std::int64_t step) {
                return 0.4 + 0.69 * std::exp(-static_cast<double>(step - 512) / 6'000.0);
            }};
    const Judgement said = judgedForPolicyStuckUpdates(wrong);
    EXPECT_TRUE(says(said, "Policy gets worse") || says(said, "Sign of the policy loss"))
        << said.title();
}

} // namespace faultline::test
