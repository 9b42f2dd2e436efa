// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/fix_plan.h"
#include "model/diagnosis/setup/training_batch.h"
#include "tests/support/config_edit_checks.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace faultline::test {
namespace {

constexpr std::string_view kBatch = "train_config.batch_size";
constexpr std::string_view kRate =
    "train_config.optimizer.momentum_optimizer.learning_rate.constant_learning_rate.learning_rate";

Training trainingWithConfig()
{
    auto run = std::make_shared<Run>();
    run->id = RunId("run");
    Training training;
    training.runs = {run};
    training.configs = {readConfigText(
        "pipeline.config",
        "model { ssd { num_classes: 3 } }\n"
        "train_config {\n"
        "  batch_size: 8\n"
        "  optimizer { momentum_optimizer { learning_rate { constant_learning_rate {\n"
        "    learning_rate: 0.8 } } } }\n"
        "}\n")};
    return training;
}

Fix setting(std::string_view path, const std::string& value)
{
    Fix fix;
    fix.id = "set-" + value;
    fix.title = verbatim("Set " + value);
    fix.edits = {
        {.config = ArtifactId("pipeline.config"), .path = std::string(path), .value = value}};
    return fix;
}

Finding finding(const std::string& rule, std::vector<Fix> fixes)
{
    Finding one;
    one.ruleId = RuleId(rule);
    one.run = RunId("run");
    one.fixes = std::move(fixes);
    return one;
}

std::map<std::string, std::string> valuesOfForFixPlan(const FixPlan& plan)
{
    std::map<std::string, std::string> values;
    for (const ConfigEdit& edit : plan.edits())
        EXPECT_TRUE(values.emplace(edit.path, edit.value).second) << edit.path << " stands twice";
    return values;
}

TEST(FixPlan, ABatchThatIsRaisedTakesTheRateThatFits)
{
    const std::vector<Training> trainings{trainingWithConfig()};
    const Fix doubled = changeBatch(trainings[0], 16, std::nullopt);
    ASSERT_EQ(doubled.edits.size(), 2U);
    EXPECT_EQ(doubled.edits[1].value, "1.6"); // the wrong one, scaled

    for (const bool isRateFirst : {true, false}) {
        Diagnosis diagnosis;
        diagnosis.findings = {finding("rate", {setting(kRate, "0.01")}),
                              finding("batch", {doubled})};
        if (!isRateFirst)
            std::swap(diagnosis.findings[0], diagnosis.findings[1]);
        fitFixesToEachOther(diagnosis, trainings);
        const Fix& fitted = diagnosis.findings[isRateFirst ? 1 : 0].fixes[0];
        ASSERT_EQ(fitted.edits.size(), 2U);
        EXPECT_EQ(fitted.edits[1].value, "0.02");
        EXPECT_NE(fitted.snippets[0].code.find("0.02"), std::string::npos);

        const FixPlan plan = planFixes(diagnosis, trainings);
        EXPECT_TRUE(plan.conflicts.empty());
        EXPECT_EQ(plan.steps.size(), 2U);
        const std::map<std::string, std::string> expected{{std::string(kBatch), "16"},
                                                          {std::string(kRate), "0.02"}};
        EXPECT_EQ(valuesOfForFixPlan(plan), expected);
    }
}

TEST(FixPlan, OfTwoValuesTheGraverCauseDecidesAndTheOtherIsTold)
{
    const std::vector<Training> trainings{trainingWithConfig()};
    Diagnosis diagnosis;
    diagnosis.findings = {finding("first", {setting(kRate, "0.01")}),
                          finding("second", {setting(kRate, "0.5")}),
                          finding("third", {setting(kRate, "0.01")})};
    const FixPlan plan = planFixes(diagnosis, trainings);
    ASSERT_EQ(plan.conflicts.size(), 1U);
    EXPECT_EQ(plan.conflicts[0].finding, 1U);
    EXPECT_NE(toEnglish(plan.conflicts[0].why).find("0.5"), std::string::npos);
    EXPECT_EQ(valuesOfForFixPlan(plan).at(std::string(kRate)), "0.01");
}

TEST(FixPlan, LeavesRemarksAndConsequencesToTheirCauses)
{
    const std::vector<Training> trainings{trainingWithConfig()};
    Diagnosis diagnosis;
    diagnosis.findings = {finding("cause", {setting(kRate, "0.01")}),
                          finding("consequence", {setting(kBatch, "4")}),
                          finding("remark", {setting(kBatch, "2")}), finding("bare", {})};
    diagnosis.findings[1].consequenceOf = 0;
    diagnosis.findings[2].severity = Severity::Info;
    const FixPlan plan = planFixes(diagnosis, trainings);
    ASSERT_EQ(plan.steps.size(), 1U);
    EXPECT_EQ(plan.steps[0].finding, 0U);
}

TEST(FixPlan, PrefersAFixThatChangesAFileAndKeepsTheBestOtherwise)
{
    Fix advice;
    advice.id = "look";
    Diagnosis diagnosis;
    diagnosis.findings = {finding("a", {advice, setting(kRate, "0.01")}), finding("b", {advice})};
    const FixPlan plan = planFixes(diagnosis, {});
    ASSERT_EQ(plan.steps.size(), 2U);
    EXPECT_EQ(plan.steps[0].fix, 1U);
    EXPECT_EQ(plan.steps[1].fix, 0U);
    EXPECT_TRUE(plan.steps[1].edits.empty());
}

TEST(UsualBatch, IsOneThatPeopleSet)
{
    EXPECT_EQ(usualBatch(83), 64);
    EXPECT_EQ(usualBatch(100), 96);
    EXPECT_EQ(usualBatch(7), 6);
    EXPECT_EQ(usualBatch(0), 1);
    for (std::int64_t most = 1; most < 5000; ++most) {
        const std::int64_t usual = usualBatch(most);
        EXPECT_LE(usual, most);
        EXPECT_GT(3 * usual, 2 * most - 3); // never gives up more than a third
        EXPECT_EQ(usualBatch(usual), usual);
    }
}

} // namespace
} // namespace faultline::test
