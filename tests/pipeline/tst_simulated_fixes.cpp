// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What rules about the input pipeline advise comes from its simulation.
#include "model/diagnosis/fixes/simulated_fixes.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/support/analysed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>

namespace faultline {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr double kStep = 0.1; ///< seconds that the model takes

/// What a training with one worker prints whose batches take `work` seconds.
std::string logOf(double work)
{
    std::string text;
    double wall = 36'000.0;
    for (int i = 1; i <= 300; ++i) {
        const double jitter = 0.97 + 0.02 * (i % 4);
        const double seconds = std::max(work * jitter, kStep);
        wall += seconds;
        char line[200];
        std::snprintf(line, sizeof line,
                      "2026/03/04 %02d:%02d:%02d - mmengine - INFO - Epoch(train) [1][%d/300]  "
                      "lr: 1.0000e-02  time: %.5f  data_time: %.5f  loss: %.4f\n",
                      static_cast<int>(wall / 3600.0), static_cast<int>(wall / 60.0) % 60,
                      static_cast<int>(wall) % 60, i, seconds, seconds - kStep,
                      2.0 / (1.0 + 0.01 * i));
        text += line;
    }
    return text;
}

constexpr const char* kOneWorker = "batch_size: 8\nnum_workers: 1\nprefetch_factor: 2\n";

/// What the rule input-bound says.
Diagnosis diagnosisOf(const std::string& log, const std::string& config)
{
    test::CaseMaker made;
    made.console(log).config(config, "config.yaml");
    const auto rules = builtinRules();
    const auto rule = std::find_if(rules.begin(), rules.end(), [](const auto& one) {
        return one->info().ruleId() == RuleId("input-bound");
    });
    return test::diagnosed(made.caseData(), {rule, rule + 1});
}

Finding inputBoundOf(const std::string& log, const std::string& config)
{
    const Diagnosis diagnosis = diagnosisOf(log, config);
    EXPECT_EQ(diagnosis.findings.size(), 1U);
    return diagnosis.findings.empty() ? Finding{} : diagnosis.findings.front();
}

TEST(SimulatedFixes, SayHowFastTheNextRunIs)
{
    const Finding finding = inputBoundOf(logOf(0.5), kOneWorker);
    ASSERT_FALSE(finding.fixes.empty());
    const Fix& fix = finding.fixes.front();
    EXPECT_EQ(fix.id, "raise-num-workers");
    EXPECT_THAT(toEnglish(fix.detail), HasSubstr("times as fast"));
    EXPECT_THAT(toEnglish(fix.detail), HasSubstr("CPU cores are free")); // of how many is not known
    EXPECT_THAT(toEnglish(fix.check), HasSubstr("steps/s"));
    ASSERT_EQ(fix.promises.size(), 1U);
    EXPECT_EQ(fix.promises.front().number, "steps-per-second");
    // Five workers keep up with the model; what is promised is near that, and not beyond.
    EXPECT_GT(fix.promises.front().value.value, 0.75 / kStep);
    EXPECT_LT(fix.promises.front().value.value, 1.0 / kStep);
}

TEST(SimulatedFixes, WithoutAnAnswerTheFixStaysAsTheRuleMadeIt)
{
    const Finding finding = inputBoundOf(logOf(0.5), "batch_size: 8\n"); // how many workers?
    ASSERT_FALSE(finding.fixes.empty());
    const Fix& fix = finding.fixes.front();
    ASSERT_EQ(fix.promises.size(), 1U);
    EXPECT_EQ(fix.promises.front().number, "input-share");
    EXPECT_THAT(toEnglish(fix.detail), Not(HasSubstr("times as fast")));
}

TEST(SimulatedFixes, TheNextRunIsHeldAgainstThePromise)
{
    constexpr const char* kFive = "batch_size: 8\nnum_workers: 5\nprefetch_factor: 2\n";
    const Promise promise = inputBoundOf(logOf(0.5), kOneWorker).fixes.front().promises.front();
    const auto stepsPerSecond = [&](const std::string& log) {
        const Diagnosis next = diagnosisOf(log, kFive);
        double computed = 0.0;
        for (const RuleOutcome& outcome : next.outcomes) {
            for (const NumberEvidence& number : outcome.numbers)
                computed = number.name == promise.number ? number.value.value : computed;
        }
        return computed;
    };
    EXPECT_GE(stepsPerSecond(logOf(0.1)), promise.value.value);
    EXPECT_LT(stepsPerSecond(logOf(0.2)), promise.value.value);
}

} // namespace
} // namespace faultline
