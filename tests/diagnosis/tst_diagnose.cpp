// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/diagnosis/support/simulated_training.h"
#include "tests/diagnosis/support/step_clock.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using test::caseOf;
using test::Noise;
using test::RunMaker;
using test::stepsFrom;
using test::timedRun;

/// A rule that does what it is told.
class ScriptedRule final : public Rule {
public:
    using Script = std::function<void(const Training&, FindingSink&)>;

    ScriptedRule(std::string_view id, Script script, std::vector<SignalKind> needs = {})
        : m_script(std::move(script))
    {
        m_info.id = id;
        m_info.code = "T01";
        m_info.needs = std::move(needs);
    }

    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override
    {
        m_script(input.training, sink);
    }

private:
    RuleInfo m_info;
    Script m_script;
};

using Rules = std::vector<std::unique_ptr<const Rule>>;

Rules rulesOfForDiagnose(std::string_view id, ScriptedRule::Script script,
                         std::vector<SignalKind> needs = {})
{
    Rules rules;
    rules.push_back(std::make_unique<ScriptedRule>(id, std::move(script), std::move(needs)));
    return rules;
}

Finding findingOfForDiagnose(Severity severity, double cost, double confidence, std::int64_t step)
{
    Finding finding;
    finding.severity = severity;
    finding.cost = cost;
    finding.confidence = confidence;
    finding.title = {"step %1", {Quantity{static_cast<double>(step), Unit::Step}}};
    finding.evidence.emplace_back(SeriesEvidence{.run = RunId("."),
                                                 .tag = TagId("loss"),
                                                 .firstStep = StepIndex(step),
                                                 .lastStep = StepIndex(step),
                                                 .firstWallTime = WallTime(0.0),
                                                 .lastWallTime = WallTime(0.0),
                                                 .caption = {}});
    return finding;
}

RunPtr plainRun(const std::string& name = ".")
{
    return RunMaker(name).curve("loss", stepsFrom(0, 50), [](std::int64_t) { return 1.0; }).make();
}

std::string everything(const Diagnosis& diagnosis)
{
    std::string text = toEnglish(diagnosis.verdict) + "\n";
    for (const Finding& finding : diagnosis.findings)
        text += test::describe(finding);
    for (const Abstention& abstention : diagnosis.abstentions)
        text += abstention.code + " " + abstention.run.text() + " " + toEnglish(abstention.reason)
                + "\n";
    return text;
}

TEST(Diagnose, SortsBySeverityThenCostTimesConfidence)
{
    const Rules rules = rulesOfForDiagnose("scripted", [](const Training&, FindingSink& sink) {
        sink.report(findingOfForDiagnose(Severity::Info, 1.0, 1.0, 1));
        sink.report(findingOfForDiagnose(Severity::Warning, 0.9, 0.5, 2));
        sink.report(findingOfForDiagnose(Severity::Critical, 0.1, 0.5, 3));
        sink.report(findingOfForDiagnose(Severity::Warning, 0.6, 0.9, 4));
    });
    const Diagnosis diagnosis = test::diagnosed(caseOf({plainRun()}), rules);
    std::vector<std::string> titles;
    for (const Finding& finding : diagnosis.findings)
        titles.push_back(toEnglish(finding.title));
    EXPECT_EQ(titles, (std::vector<std::string>{"step 3", "step 4", "step 2", "step 1"}));
    EXPECT_EQ(toEnglish(diagnosis.verdict), "Possible: step 3"); // one in ten
    EXPECT_EQ(diagnosis.verdictSeverity, Severity::Critical);
    EXPECT_TRUE(diagnosis.hasCritical());
}

TEST(Diagnose, FillsInRuleCodeAndRun)
{
    const Rules rules = rulesOfForDiagnose("scripted", [](const Training&, FindingSink& sink) {
        sink.report(findingOfForDiagnose(Severity::Warning, 0.5, 0.5, 1));
        sink.abstain({});
    });
    const Diagnosis diagnosis = test::diagnosed(caseOf({plainRun("a")}), rules);
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings[0].ruleId, RuleId("scripted"));
    EXPECT_EQ(diagnosis.findings[0].code, "T01");
    EXPECT_EQ(diagnosis.findings[0].run, RunId("a"));
    ASSERT_EQ(diagnosis.abstentions.size(), 1U);
    EXPECT_EQ(diagnosis.abstentions[0].ruleId, RuleId("scripted"));
    EXPECT_EQ(diagnosis.abstentions[0].run, RunId("a"));
}

TEST(Diagnose, MergesTheEvidenceOfOneFindingReportedTwice)
{
    const Rules rules = rulesOfForDiagnose("scripted", [](const Training&, FindingSink& sink) {
        sink.report(findingOfForDiagnose(Severity::Warning, 0.5, 0.5, 1));
        sink.report(findingOfForDiagnose(Severity::Warning, 0.5, 0.5, 1));
        sink.report(findingOfForDiagnose(Severity::Warning, 0.5, 0.5, 2));
    });
    const Diagnosis diagnosis = test::diagnosed(caseOf({plainRun()}), rules);
    ASSERT_EQ(diagnosis.findings.size(), 2U);
    EXPECT_EQ(diagnosis.findings[0].evidence.size(), 2U);
}

TEST(Diagnose, TurnsAnExceptionIntoAnIssueAndGoesOn)
{
    Rules rules = rulesOfForDiagnose("broken", [](const Training&, FindingSink&) {
        throw std::runtime_error("no such window");
    });
    rules.push_back(std::make_unique<ScriptedRule>("sound", [](const Training&, FindingSink& sink) {
        sink.report(findingOfForDiagnose(Severity::Warning, 0.5, 0.5, 1));
    }));
    const Diagnosis diagnosis = test::diagnosed(caseOf({plainRun()}), rules);
    EXPECT_EQ(diagnosis.findings.size(), 1U);
    ASSERT_EQ(diagnosis.issues.count(IssueCode::RuleFailed), 1U);
    EXPECT_EQ(toEnglish(diagnosis.issues.kept().front().detail), "broken: no such window");
}

TEST(Diagnose, AbstainsForARuleWithoutItsSignalAndSaysHowToLogIt)
{
    const Rules rules = rulesOfForDiagnose(
        "scripted", [](const Training&, FindingSink&) { FAIL() << "must not be called"; },
        {SignalKind::LearningRate});
    const Diagnosis diagnosis = test::diagnosed(caseOf({plainRun()}), rules);
    ASSERT_EQ(diagnosis.abstentions.size(), 1U);
    EXPECT_EQ(toEnglish(diagnosis.abstentions[0].reason), "The learning rate was not logged.");
    EXPECT_FALSE(diagnosis.abstentions[0].remedy.empty());
    EXPECT_FALSE(diagnosis.abstentions[0].command.empty());
    EXPECT_EQ(toEnglish(diagnosis.verdict), "Nothing could be judged.");
}

TEST(Diagnose, TakesTheTermsOfALossForItsTotal)
{
    bool called = false;
    const Rules rules =
        rulesOfForDiagnose("scripted", [&called](const Training&, FindingSink&) { called = true; },
                           {SignalKind::TrainLoss});
    const RunPtr run =
        RunMaker()
            .curve("train/box_loss", stepsFrom(0, 10), [](std::int64_t) { return 1.0; })
            .make();
    EXPECT_TRUE(test::diagnosed(caseOf({run}), rules).abstentions.empty());
    EXPECT_TRUE(called);
}

TEST(Diagnose, SaysWhenThereIsNothingToJudge)
{
    const Diagnosis diagnosis = test::diagnosed(caseOf({}), builtinRules());
    EXPECT_EQ(toEnglish(diagnosis.verdict),
              "Nothing to judge: no training was found in what was opened.");
    EXPECT_FALSE(diagnosis.verdictSeverity.has_value());
    EXPECT_EQ(diagnosis.trainingCount, 0U);
}

TEST(Diagnose, ToldOfARunWithoutPointsByOneRuleOnly)
{
    FileReport file;
    file.path = "/logs/events";
    file.issues.add({.code = IssueCode::HeaderOnlyFile,
                     .path = file.path,
                     .offsetBytes = std::nullopt,
                     .bytesLost = 0,
                     .detail = {}});
    const Diagnosis diagnosis =
        test::diagnosed(caseOf({RunMaker().file(file).make()}), builtinRules());
    ASSERT_EQ(diagnosis.findings.size(), 1U) << everything(diagnosis);
    EXPECT_EQ(diagnosis.findings[0].ruleId, RuleId("evidence-not-usable"));
    EXPECT_TRUE(diagnosis.abstentions.empty()) << everything(diagnosis);
}

TEST(Diagnose, GivesTheSameAnswerTwiceAndWhateverTheOrderOfRuns)
{
    std::vector<RunPtr> runs;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Noise noise(seed);
        const std::string name = "exp" + std::to_string(seed);
        runs.push_back(
            timedRun(
                400,
                [&noise](std::size_t i) { return noise.factor(0.1) + (i % 50 == 0 ? 15.0 : 0.0); },
                name + "/train")
                .make());
        runs.push_back(RunMaker(name + "/validation")
                           .curve("loss", stepsFrom(0, 20, 20),
                                  [&noise](std::int64_t) { return noise.factor(0.1); })
                           .make());
    }
    const std::string first = everything(test::diagnosed(caseOf(runs), builtinRules()));
    EXPECT_EQ(first, everything(test::diagnosed(caseOf(runs), builtinRules())));

    // Reports list what cannot be judged in the order of the case; the findings must not move.
    const auto findingsOf = [](const Diagnosis& diagnosis) {
        std::string text;
        for (const Finding& finding : diagnosis.findings)
            text += test::describe(finding);
        return text;
    };
    const std::string inOrder = findingsOf(test::diagnosed(caseOf(runs), builtinRules()));
    EXPECT_FALSE(inOrder.empty());
    std::reverse(runs.begin(), runs.end());
    EXPECT_EQ(inOrder, findingsOf(test::diagnosed(caseOf(runs), builtinRules())));
}

bool isAboutTime(const Finding& finding)
{
    return finding.code.front() == 'I' || finding.code.front() == 'L' || finding.code == "Q01";
}

TEST(Diagnose, FindsNothingCriticalInHealthyRuns)
{
    constexpr std::uint64_t kRuns = 200;
    int critical = 0;
    int aboutTime = 0;
    std::string what;
    for (std::uint64_t seed = 0; seed < kRuns; ++seed) {
        const Diagnosis diagnosis =
            test::diagnosed(caseOf(test::healthyTraining(seed).make()), builtinRules());
        EXPECT_TRUE(diagnosis.issues.empty());
        for (const Finding& finding : diagnosis.findings) {
            critical += finding.severity == Severity::Critical ? 1 : 0;
            const bool isSerious = finding.severity != Severity::Info;
            aboutTime += isSerious && isAboutTime(finding) ? 1 : 0;
            if (isSerious)
                what += finding.ruleId.text() + ": " + toEnglish(finding.title) + "\n";
        }
    }
    EXPECT_LE(critical, 2) << what;  // 0.01 a run; promised are 0.05
    EXPECT_EQ(aboutTime, 0) << what; // tst_learning_simulation bounds the rules about learning
}

} // namespace

} // namespace faultline
