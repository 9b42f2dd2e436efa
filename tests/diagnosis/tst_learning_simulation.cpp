// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Seeded trainings, healthy and failing, judged by every rule about learning. The numbers
// proved here are those of docs/rules/: false alarms on healthy runs, share of failures found.
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/simulated_training.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace faultline::test {

namespace {

using Schedule = SimulatedTraining::Schedule;

std::vector<std::unique_ptr<const Rule>> learningRules()
{
    std::vector<std::unique_ptr<const Rule>> rules;
    rules.push_back(makeLossBecameNan());
    rules.push_back(makeLossDiverged());
    rules.push_back(makeLossUnstable());
    rules.push_back(makeModelNeverLearned());
    rules.push_back(makeLossPlateau());
    rules.push_back(makeOverfitting());
    rules.push_back(makeWrongRunLength());
    return rules;
}

/// How many of `count` seeded trainings a rule finds something in.
std::size_t countFound(const Rule& rule, std::size_t count,
                       const std::function<SimulatedTraining(std::uint64_t)>& make)
{
    std::size_t found = 0;
    for (std::uint64_t seed = 1; seed <= count; ++seed)
        found += judge(rule, make(seed).make()).findings.empty() ? 0U : 1U;
    return found;
}

/// A training that falls from 2.3 to 0.3 as most do; tests bend it.
SimulatedTraining ordinary(std::uint64_t seed)
{
    SimulatedTraining made;
    made.seed = seed;
    made.points = 600;
    made.noise = 0.1;
    made.loss = [](double progress) { return healthyLoss(progress, 0.15); };
    made.validationLoss = [](double progress) { return 0.1 + healthyLoss(progress, 0.15); };
    return made;
}

constexpr std::size_t kFailures = 40; // of each kind and severity

} // namespace

TEST(LearningRules, GiveFewAlarmsOnHealthyTrainings)
{
    constexpr std::uint64_t kTrainings = 400;
    const auto rules = learningRules();
    std::map<std::string, std::size_t> alarms;
    std::size_t critical = 0;
    for (std::uint64_t seed = 1; seed <= kTrainings; ++seed) {
        const SimulatedTraining made = healthyTraining(seed);
        const Training training = trainingOf(made.make());
        for (const auto& rule : rules) {
            for (const Finding& finding : judge(*rule, training).findings) {
                if (finding.severity == Severity::Critical) {
                    ++critical;
                    ADD_FAILURE() << made.describe() << "\n" << describe(finding);
                }
                if (finding.severity != Severity::Warning)
                    continue;
                const std::string code(rule->info().code);
                ++alarms[code];
                if (code == "O01" || code == "O02" || code == "O09")
                    ADD_FAILURE() << made.describe() << "\n" << describe(finding);
            }
        }
    }
    EXPECT_LE(critical, kTrainings / 20); // at most 0.05 per healthy training
    EXPECT_LE(alarms["O03"], kTrainings / 50);
    // Fine-tuning that begins at its floor cannot be told from a model that does not learn, by its
    // training loss alone: a warning that says so.
    EXPECT_LE(alarms["O06"], kTrainings / 16);
    // A constant learning rate to the end of a converged run: the finding is true.
    EXPECT_LE(alarms["O07"], kTrainings / 10);
    EXPECT_LE(alarms["O08"], kTrainings / 100);
}

TEST(LearningRules, AccuseNoQuickLearnerOfNeverLearning)
{
    // All of the fall lies within the first block of the trend test.
    const auto found = countFound(*makeModelNeverLearned(), kFailures, [](std::uint64_t seed) {
        SimulatedTraining made = ordinary(seed);
        made.points = 3000;
        made.loss = [](double progress) { return healthyLoss(progress, 0.002); };
        return made;
    });
    EXPECT_EQ(found, 0U);
}

TEST(LearningRules, FindNanWhateverComesBefore)
{
    for (const double growth : {1.0, 3.0, 100.0}) {
        const auto found = countFound(*makeLossBecameNan(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.loss = [growth](double progress) {
                return progress > 0.7
                           ? std::numeric_limits<double>::quiet_NaN()
                           : healthyLoss(progress, 0.15) * (progress > 0.65 ? growth : 1.0);
            };
            return made;
        });
        EXPECT_EQ(found, kFailures) << "growth " << growth;
    }
}

TEST(LearningRules, FindDivergences)
{
    for (const double factor : {3.0, 10.0, 1e4}) {
        const auto found = countFound(*makeLossDiverged(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.noise = seed % 2 == 0 ? 0.05 : 0.3;
            made.loss = [factor](double progress) {
                return healthyLoss(progress, 0.15) * (progress > 0.7 ? factor : 1.0);
            };
            return made;
        });
        EXPECT_GE(found, kFailures * 95 / 100) << "factor " << factor;
    }
}

TEST(LearningRules, FindInstabilityNearTheStart)
{
    const std::map<double, std::size_t> wanted{{2.0, 60}, {4.0, 95}, {20.0, 100}}; // per cent
    for (const auto& [factor, percent] : wanted) {
        const auto found =
            countFound(*makeLossUnstable(), kFailures, [&, rise = factor](std::uint64_t seed) {
                SimulatedTraining made = ordinary(seed);
                made.loss = [rise](double progress) {
                    return healthyLoss(progress, 0.15)
                           * (progress > 0.02 && progress < 0.035 ? rise : 1.0);
                };
                return made;
            });
        EXPECT_GE(found, kFailures * percent / 100) << "factor " << factor;
    }
}

TEST(LearningRules, FindModelsThatNeverLearn)
{
    for (const double noise : {0.05, 0.1, 0.3}) {
        const auto found = countFound(*makeModelNeverLearned(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.noise = noise;
            made.loss = [](double) { return 1.7; };
            return made;
        });
        EXPECT_GE(found, kFailures * 85 / 100) << "noise " << noise;
    }
}

TEST(LearningRules, FindPlateausUnderAHighRate)
{
    for (const double noise : {0.005, 0.01, 0.03}) {
        const auto found = countFound(*makeLossPlateau(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.schedule = Schedule::Constant;
            made.evaluations = 40;
            made.evaluationNoise = noise;
            made.loss = [](double progress) { return healthyLoss(progress, 0.05); };
            made.validationLoss = made.loss;
            return made;
        });
        // The slope of a flat but noisy part exceeds the limit by chance now and then.
        EXPECT_GE(found, kFailures * 55 / 100) << "noise " << noise;
    }
}

TEST(LearningRules, FindLateNoise)
{
    for (const double noise : {0.25, 0.4, 0.8}) {
        const auto found = countFound(*makeLossPlateau(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.evaluations = 60;
            made.evaluationNoise = noise;
            return made;
        });
        EXPECT_GE(found, kFailures * 85 / 100) << "noise " << noise;
    }
}

TEST(LearningRules, FindOverfitting)
{
    for (const double rise : {0.3, 0.6, 2.0}) {
        for (const double noise : {0.01, 0.03, 0.05}) {
            const auto found = countFound(*makeOverfitting(), kFailures, [&](std::uint64_t seed) {
                SimulatedTraining made = ordinary(seed);
                made.evaluations = 40;
                made.evaluationNoise = noise;
                made.validationLoss = [rise](double progress) {
                    return healthyLoss(progress, 0.1)
                           * (1.0 + rise * std::max(progress - 0.4, 0.0) / 0.6);
                };
                return made;
            });
            EXPECT_GE(found, kFailures * 85 / 100) << "rise " << rise << ", noise " << noise;
        }
    }
}

TEST(LearningRules, FindRunsOfTheWrongLength)
{
    for (const double tau : {0.02, 0.05, 0.6}) {
        const auto found = countFound(*makeWrongRunLength(), kFailures, [&](std::uint64_t seed) {
            SimulatedTraining made = ordinary(seed);
            made.schedule = Schedule::Constant;
            made.evaluations = 40;
            made.evaluationNoise = 0.01;
            made.loss = [tau](double progress) { return healthyLoss(progress, tau); };
            made.validationLoss = made.loss;
            return made;
        });
        EXPECT_GE(found, kFailures * 85 / 100) << "tau " << tau;
    }
}

} // namespace faultline::test
