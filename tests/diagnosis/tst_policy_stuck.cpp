// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

namespace faultline::test {

namespace {

RunMaker::OfStep constantForPolicyStuck(double value)
{
    return [value](std::int64_t) { return value; };
}

/// 200 updates.
RunMaker updates(const RunMaker::OfStep& reward)
{
    RunMaker made("ppo");
    made.curve("rollout/ep_rew_mean", stepsFrom(0, 200, 2048), reward);
    return made;
}

Judgement judgedForPolicyStuck(const RunMaker& made)
{
    return judge(*makePolicyStuck(), {made.make()});
}

double share(std::int64_t step)
{
    return static_cast<double>(step) / (200.0 * 2048.0);
}

} // namespace

TEST(PolicyStuck, FindsAPolicyThatLostRewardAndEntropy)
{
    const auto reward = [](std::int64_t step) {
        return share(step) < 0.5 ? 400.0 * share(step) : 60.0;
    };
    const auto entropy = [](std::int64_t step) { return share(step) < 0.5 ? -0.69 : -0.01; };
    const Judgement said = judgedForPolicyStuck(
        updates(reward).curve("train/entropy_loss", stepsFrom(0, 200, 2048), entropy));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Policy collapsed"), std::string::npos) << said.title();
    EXPECT_TRUE(
        judgedForPolicyStuck(updates([](std::int64_t step) {
                                 return 400.0 * share(step);
                             }).curve("train/entropy_loss", stepsFrom(0, 200, 2048), entropy))
            .silent())
        << "a policy that is done";
    EXPECT_TRUE(
        judgedForPolicyStuck(updates(reward).curve("train/entropy_loss", stepsFrom(0, 200, 2048),
                                                   constantForPolicyStuck(-0.6)))
            .silent());
}

TEST(PolicyStuck, FindsAPolicyThatHardlyMoves)
{
    Noise noise(3);
    const auto flat = [&noise](std::int64_t) { return 20.0 * noise.factor(0.1); };
    const auto with = [&](double clipped, double kl, const RunMaker::OfStep& reward) {
        return judgedForPolicyStuck(
            updates(reward)
                .curve("train/clip_fraction", stepsFrom(0, 200, 2048),
                       constantForPolicyStuck(clipped))
                .curve("train/approx_kl", stepsFrom(0, 200, 2048), constantForPolicyStuck(kl)));
    };
    EXPECT_EQ(with(0.0, 1e-5, flat).findings.size(), 1U);
    EXPECT_TRUE(with(0.1, 0.01, flat).silent());
    EXPECT_TRUE(with(0.0, 1e-5, [](std::int64_t step) { return 100.0 * share(step); }).silent());
}

TEST(PolicyStuck, FindsReturnsThatAreNotScaled)
{
    const auto with = [](double explained, double loss) {
        return judgedForPolicyStuck(
            updates(constantForPolicyStuck(-900.0))
                .curve("train/explained_variance", stepsFrom(0, 200, 2048),
                       constantForPolicyStuck(explained))
                .curve("train/value_loss", stepsFrom(0, 200, 2048), constantForPolicyStuck(loss)));
    };
    EXPECT_EQ(with(0.001, 5e4).findings.size(), 1U);
    EXPECT_TRUE(with(0.9, 5e4).silent());
    EXPECT_TRUE(with(0.001, 30.0).silent());
}

TEST(PolicyStuck, FindsAGoalThatIsHardlyEverReached)
{
    const auto evaluated = [](const RunMaker::OfStep& reward) {
        return judgedForPolicyStuck(
            RunMaker("dqn").curve("eval/mean_reward", stepsFrom(1, 10, 5000), reward));
    };
    EXPECT_EQ(evaluated([](std::int64_t step) {
                  return step == 20001 ? -150.0 : -200.0;
              }).findings.size(),
              1U);
    EXPECT_TRUE(evaluated(constantForPolicyStuck(500.0)).silent())
        << "it may be the highest there is";
    EXPECT_TRUE(evaluated([](std::int64_t step) { return static_cast<double>(step); }).silent());
}

TEST(PolicyStuck, AbstainsWithoutRewardsAndHasNothingToSayOfOtherTrainings)
{
    EXPECT_EQ(judgedForPolicyStuck(RunMaker("a2c").curve("train/policy_loss", stepsFrom(0, 50),
                                                         constantForPolicyStuck(0.3)))
                  .abstentions.size(),
              1U);
    EXPECT_TRUE(judgedForPolicyStuck(
                    RunMaker("train").curve("loss", stepsFrom(0, 50), constantForPolicyStuck(0.3)))
                    .silent());
}

TEST(PolicyStuck, NamesARateThatMovesNothing)
{
    RunMaker made("ppo");
    for (const auto& [tag, value] :
         std::initializer_list<std::pair<const char*, double>>{{"rollout/ep_rew_mean", -200.0},
                                                               {"train/approx_kl", 0.0},
                                                               {"train/clip_fraction", 0.0},
                                                               {"train/learning_rate", 3e-8}})
        made.curve(tag, stepsFrom(0, 12, 2048), constantForPolicyStuck(value));
    const Judgement said = judgedForPolicyStuck(made);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(toEnglish(said.findings.front().explanation).find("learning rate of 3e-8"),
              std::string::npos);
}

namespace {

/// 40 updates of a small task.
Judgement small(const RunMaker::OfStep& reward, const RunMaker::OfStep& entropy, double kl = 0.01)
{
    RunMaker made("ppo");
    made.curve("rollout/ep_rew_mean", stepsFrom(0, 40), reward)
        .curve("train/entropy_loss", stepsFrom(0, 40), entropy)
        .curve("train/approx_kl", stepsFrom(0, 40), constantForPolicyStuck(kl));
    return judgedForPolicyStuck(made);
}

RunMaker::OfStep line(double first, double last)
{
    return [first, last](std::int64_t step) {
        return first + (last - first) * static_cast<double>(step) / 39.0
               + 0.01 * first * static_cast<double>(step % 3);
    };
}

} // namespace

TEST(PolicyStuck, FindsARewardThatFallsOrStays)
{
    const RunMaker::OfStep entropy = line(-0.69, -0.5);
    EXPECT_NE(small(line(23.0, 11.0), entropy).title().find("gets worse"), std::string::npos);
    EXPECT_NE(small(line(22.0, 21.5), constantForPolicyStuck(-0.69)).title().find("learns nothing"),
              std::string::npos);
    EXPECT_TRUE(small(line(22.0, 120.0), entropy).findings.empty());
    // A policy that has become sure of what it does is done, or stuck elsewhere.
    EXPECT_TRUE(small(line(500.0, 498.0), entropy).findings.empty());
}

TEST(PolicyStuck, FindsAPolicyThatDecidesAtOnce)
{
    const auto falls = [](std::int64_t step) {
        return step < 8 ? 1.2 - 0.15 * static_cast<double>(step) : 0.0;
    };
    EXPECT_NE(small(line(-97.0, -50.0), falls).title().find("one action only"), std::string::npos);
    const auto leaps = [](std::int64_t step) { return step == 0 ? -0.09 : -0.003; };
    EXPECT_NE(small(line(23.0, 60.0), leaps, 1.8).title().find("one action only"),
              std::string::npos);
    EXPECT_TRUE(small(line(23.0, 60.0), leaps, 0.01).findings.empty());
}

namespace {

/// 40 updates with the curves of a value network.
RunMaker valued(const RunMaker::OfStep& reward, const RunMaker::OfStep& explained,
                const RunMaker::OfStep& valueLoss, double entropyEnd = -0.69)
{
    RunMaker made("ppo");
    made.curve("rollout/ep_rew_mean", stepsFrom(0, 40), reward)
        .curve("train/entropy_loss", stepsFrom(0, 40), line(-0.69, entropyEnd))
        .curve("train/approx_kl", stepsFrom(0, 40), constantForPolicyStuck(0.004))
        .curve("train/explained_variance", stepsFrom(0, 40), explained)
        .curve("train/value_loss", stepsFrom(0, 40), valueLoss);
    return made;
}

std::string explanationOfForPolicyStuck(const Judgement& said)
{
    return said.findings.empty() ? std::string() : toEnglish(said.findings.front().explanation);
}

} // namespace

TEST(PolicyStuck, FindsObservationsThatSayNothing)
{
    const auto nothing = [](std::int64_t step) { return step % 2 == 0 ? 2e-4 : -4e-5; };
    const auto wanders = [](std::int64_t step) { return step % 2 == 0 ? 0.015 : -0.012; };
    const RunMaker::OfStep stays = line(22.0, 21.5);
    const auto constantEntropy = [](RunMaker made) { return judgedForPolicyStuck(made); };
    EXPECT_NE(constantEntropy(valued(stays, nothing, constantForPolicyStuck(40.0), -0.688))
                  .title()
                  .find("empty or constant"),
              std::string::npos);
    EXPECT_NE(judgedForPolicyStuck(valued(stays, wanders, constantForPolicyStuck(40.0), -0.688))
                  .title()
                  .find("learns nothing"),
              std::string::npos);
    EXPECT_TRUE(
        judgedForPolicyStuck(valued(line(22.0, 90.0), nothing, constantForPolicyStuck(40.0), -0.6))
            .findings.empty())
        << "the policy learns all the same";
}

TEST(PolicyStuck, FindsAShortSight)
{
    const auto lengths = [](double first, double last, double firstLoss) {
        return judgedForPolicyStuck(
            valued(line(first, last), line(0.1, 0.5), line(firstLoss, 0.01), -0.4)
                .curve("rollout/ep_len_mean", stepsFrom(0, 40), line(first, last)));
    };
    EXPECT_NE(
        explanationOfForPolicyStuck(lengths(23.0, 11.0, 0.4)).find("discount factor is too small"),
        std::string::npos);
    EXPECT_NE(explanationOfForPolicyStuck(lengths(23.0, 11.0, 80.0)).find("random weights"),
              std::string::npos);
    EXPECT_TRUE(lengths(23.0, 120.0, 0.4).findings.empty());
}

TEST(PolicyStuck, NamesSettingsThatAreFarFromUsual)
{
    const auto with = [](const char* config, double last) {
        CaseMaker made;
        made.run(valued(line(22.0, last), line(0.1, 0.3), constantForPolicyStuck(40.0), -0.688)
                     .make())
            .config(config);
        return judge(*makePolicyStuck(), made.training()).title();
    };
    EXPECT_NE(with("ent_coef: 5.0\n", 21.5).find("Entropy bonus 5"), std::string::npos);
    EXPECT_NE(with("learning_rate: 0.5\noptimizer: adam\n", 11.0).find("Learning rate 0.5"),
              std::string::npos);
    EXPECT_NE(with("gamma: 0.1\n", 11.0).find("Discount factor 0.1"), std::string::npos);
    EXPECT_NE(with("gamma: 0.99\nent_coef: 0.01\nlearning_rate: 0.0003\n", 11.0).find("gets worse"),
              std::string::npos);
    EXPECT_EQ(with("gamma: 0.1\nent_coef: 5.0\n", 120.0), "") << "it learns";
}

TEST(PolicyStuck, RemarksThatEpisodesOnlyGetShorter)
{
    const auto costs = [](double first, double last, double ofStep) {
        RunMaker made = valued([=](std::int64_t step) { return ofStep * line(first, last)(step); },
                               line(0.1, 0.9), constantForPolicyStuck(5.0), -0.3);
        made.curve("rollout/ep_len_mean", stepsFrom(0, 40), line(first, last));
        return judgedForPolicyStuck(made);
    };
    const Judgement said = costs(23.0, 8.8, -1.0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info) << "it may be what is wanted";
    EXPECT_TRUE(costs(23.0, 21.0, -1.0).findings.empty());
}

TEST(PolicyStuck, NamesARateThatIsTooLow)
{
    RunMaker made("ppo");
    made.curve("rollout/ep_rew_mean", stepsFrom(0, 30), constantForPolicyStuck(21.0))
        .curve("train/approx_kl", stepsFrom(0, 30), constantForPolicyStuck(1.4e-8))
        .curve("train/clip_fraction", stepsFrom(0, 30), constantForPolicyStuck(0.0))
        .curve("train/learning_rate", stepsFrom(0, 30), constantForPolicyStuck(1e-7));
    EXPECT_NE(judgedForPolicyStuck(made).title().find("Learning rate 1e-7 is too low"),
              std::string::npos);
}

TEST(PolicyStuck, ReadsTheReasonFromTheEntropy)
{
    Noise noise(5);
    const auto flat = [&noise](std::int64_t) { return -0.9 * noise.factor(0.2); };
    const auto with = [&](const RunMaker::OfStep& entropy) {
        return judgedForPolicyStuck(
            updates(flat).curve("entropy", stepsFrom(0, 200, 2048), entropy));
    };
    const double most = std::log(4.0);
    EXPECT_NE(
        with(constantForPolicyStuck(1.37)).title().find("Weights of the policy do not change"),
        std::string::npos);
    EXPECT_EQ(with(constantForPolicyStuck(most)).title().find("Policy learns nothing"), 0U)
        << "a policy that stays random may have a rate that is too low";
    const auto rising = [most](std::int64_t step) {
        return share(step) < 0.1 ? 0.99 * most : most;
    };
    EXPECT_EQ(with(rising).title().find("Rewards are too small for the entropy bonus"), 0U);
    const auto falling = [most](std::int64_t step) { return most * (0.995 - 0.7 * share(step)); };
    EXPECT_EQ(with(falling).title().find("Policy becomes certain of actions that gain nothing"),
              0U);
    // It was no longer random at the first record: what it gains may be all there is.
    EXPECT_TRUE(with([](std::int64_t step) { return 1.2 - 0.8 * share(step); }).silent());
    EXPECT_TRUE(judgedForPolicyStuck(updates([](std::int64_t step) {
                                         return 100.0 * share(step);
                                     }).curve("entropy", stepsFrom(0, 200, 2048), falling))
                    .silent());
    const Judgement always = with(constantForPolicyStuck(0.0));
    ASSERT_EQ(always.findings.size(), 1U);
    EXPECT_EQ(always.findings[0].severity, Severity::Info);
}

TEST(PolicyStuck, ComparesWithTheActionsOfTheStart)
{
    const auto run = [](const RunMaker::OfStep& reward) {
        return judge(*makePolicyStuck(),
                     {RunMaker("dqn")
                          .curve("rollout/ep_rew_mean", stepsFrom(0, 8, 500), reward)
                          .curve("rollout/exploration_rate", stepsFrom(0, 8, 500),
                                 [](std::int64_t step) {
                                     return std::max(0.05, 0.8 - 0.001 * static_cast<double>(step));
                                 })
                          .make()});
    };
    EXPECT_EQ(run([](std::int64_t step) { return 0.2 - 0.0002 * static_cast<double>(step); })
                  .title()
                  .find("Learned policy is worse than random actions"),
              0U);
    EXPECT_TRUE(
        run([](std::int64_t step) { return 0.2 + 0.0002 * static_cast<double>(step); }).silent());
    // Rose and fell, and is above its start still.
    EXPECT_TRUE(run([](std::int64_t step) {
                    return step < 2000 ? 0.2 + 0.0004 * static_cast<double>(step)
                                       : 1.0 - 0.0001 * static_cast<double>(step - 2000);
                }).silent());
}

} // namespace faultline::test
