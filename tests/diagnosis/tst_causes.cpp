// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/calibration.h"
#include "model/diagnosis/causes/causes.h"
#include "model/diagnosis/causes/verdict.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

namespace {

Finding findingOf(std::string rule, Severity severity, double confidence = 0.9, double cost = 0.5)
{
    Finding finding;
    finding.ruleId = RuleId(std::move(rule));
    finding.code = "X01";
    finding.severity = severity;
    finding.confidence = confidence;
    finding.cost = cost;
    finding.run = RunId(".");
    finding.title = {"Something of %1", {finding.ruleId.text()}};
    return finding;
}

Finding seenAt(std::int64_t step, Finding finding)
{
    finding.title = {"Something at step %1", {Quantity{static_cast<double>(step), Unit::Step}}};
    finding.evidence.emplace_back(SeriesEvidence{.run = finding.run,
                                                 .tag = TagId("loss"),
                                                 .firstStep = StepIndex(step),
                                                 .lastStep = StepIndex(step),
                                                 .firstWallTime = WallTime(kStart),
                                                 .lastWallTime = WallTime(kStart),
                                                 .caption = {}});
    return finding;
}

Finding ofData(Finding finding, std::string_view title)
{
    finding.title = {title, {}};
    finding.evidence.emplace_back(RecordEvidence{.dataset = ArtifactId("train.record"),
                                                 .defect = {},
                                                 .count = 1204,
                                                 .where = {},
                                                 .image = 0,
                                                 .records = {},
                                                 .caption = {}});
    return finding;
}

Diagnosis ranked(std::vector<Finding> findings)
{
    Diagnosis diagnosis;
    diagnosis.findings = std::move(findings);
    diagnosis.trainingCount = 1;
    rankCauses(diagnosis);
    diagnosis.verdict = verdictOf(diagnosis);
    return diagnosis;
}

std::vector<std::string> rulesOf(const Diagnosis& diagnosis)
{
    std::vector<std::string> rules;
    for (const Finding& finding : diagnosis.findings)
        rules.push_back(finding.ruleId.text());
    return rules;
}

bool says(const std::vector<Text>& lines, const std::string& what)
{
    return std::any_of(lines.begin(), lines.end(), [&what](const Text& line) {
        return toEnglish(line).find(what) != std::string::npos;
    });
}

/// The case of the catalogue: a bad box, a loss that is no number, a metric that stays 0.
std::vector<Finding> badBoxStory()
{
    return {seenAt(5000, findingOf("metric-stays-zero", Severity::Critical)),
            seenAt(4310, findingOf("loss-became-nan", Severity::Critical, 0.97, 0.9)),
            ofData(findingOf("invalid-boxes", Severity::Warning, 0.95),
                   "1,204 boxes with swapped corners")};
}

} // namespace

TEST(CausalTable, HasNoCycles)
{
    std::map<std::string_view, std::vector<std::string_view>> following;
    for (const CausalLink& link : causalTable())
        following[link.cause].push_back(link.consequence);
    std::map<std::string_view, int> state; // 1: on the way, 2: done
    const std::function<bool(std::string_view)> isAcyclic = [&](std::string_view rule) {
        if (state[rule] != 0)
            return state[rule] == 2;
        state[rule] = 1;
        const bool good = std::all_of(following[rule].begin(), following[rule].end(), isAcyclic);
        state[rule] = 2;
        return good;
    };
    for (const CausalLink& link : causalTable())
        EXPECT_TRUE(isAcyclic(link.cause)) << link.cause;
}

TEST(CausalTable, KnowsEveryRuleOnceForEachPair)
{
    std::set<std::string_view> named;
    std::set<std::pair<std::string_view, std::string_view>> pairs;
    for (const CausalLink& link : causalTable()) {
        EXPECT_TRUE(pairs.emplace(link.cause, link.consequence).second)
            << link.cause << " " << link.consequence;
        EXPECT_GE(link.strength, 0.4) << link.cause << " " << link.consequence;
        EXPECT_LT(link.strength, 1.0);
        EXPECT_TRUE(link.why.text.ends_with('.')) << link.why.text;
        named.insert({link.cause, link.consequence});
    }
    EXPECT_EQ(named.size(), builtinRules().size());
    for (const auto& rule : builtinRules())
        EXPECT_TRUE(named.contains(rule->info().id)) << rule->info().id;
}

TEST(CausalTable, HasWordsForWhatFollows)
{
    for (const CausalLink& link : causalTable()) {
        const Finding finding = findingOf(std::string(link.consequence), Severity::Warning);
        EXPECT_NE(toEnglish(asConsequence(finding)), toEnglish(finding.title)) << link.consequence;
    }
}

TEST(Causes, TellOneStoryOfABadBox)
{
    const Diagnosis diagnosis = ranked(badBoxStory());
    EXPECT_EQ(rulesOf(diagnosis),
              (std::vector<std::string>{"invalid-boxes", "loss-became-nan", "metric-stays-zero"}));
    ASSERT_EQ(diagnosis.causes.size(), 1U);
    EXPECT_EQ(diagnosis.causes[0].finding, 0U);
    EXPECT_EQ(diagnosis.causes[0].consequences, (std::vector<std::size_t>{1, 2}));
    EXPECT_EQ(diagnosis.findings[1].consequenceOf, 0U);
    EXPECT_EQ(diagnosis.findings[2].consequenceOf, 1U) << "the nearest cause, not the first";
    EXPECT_EQ(toEnglish(diagnosis.verdict),
              "1,204 boxes with swapped corners, so the loss became NaN at step 4,310 and the "
              "metric stays 0");
    EXPECT_EQ(verdictSeverityOf(diagnosis), Severity::Critical);
    EXPECT_TRUE(says(diagnosis.causes[0].supports, "The logarithm or square root"));
    EXPECT_TRUE(says(diagnosis.causes[0].supports, "then the loss became NaN at step 4,310"));
}

TEST(Causes, DoNotDependOnTheOrderOfTheFindings)
{
    std::vector<Finding> findings = badBoxStory();
    const std::vector<std::string> expected = rulesOf(ranked(findings));
    std::sort(findings.begin(), findings.end(),
              [](const Finding& a, const Finding& b) { return a.ruleId < b.ruleId; });
    do {
        EXPECT_EQ(rulesOf(ranked(findings)), expected);
    } while (std::next_permutation(
        findings.begin(), findings.end(),
        [](const Finding& a, const Finding& b) { return a.ruleId < b.ruleId; }));
}

TEST(Causes, TakeTheBestExplanationAndNameTheOther)
{
    std::vector<Finding> findings = badBoxStory();
    findings.push_back(ofData(findingOf("learning-rate-off", Severity::Warning, 0.8),
                              "The rate is 10 times the usual one"));
    const Diagnosis diagnosis = ranked(findings);
    EXPECT_EQ(diagnosis.findings.front().ruleId, RuleId("invalid-boxes"));
    ASSERT_EQ(diagnosis.causes.size(), 2U);
    EXPECT_TRUE(says(diagnosis.causes[0].contradicts, ": The rate is 10 times the usual one"));
    // A box that is hardly sure loses against the rate.
    findings[2].confidence = 0.4;
    EXPECT_EQ(ranked(findings).findings.front().ruleId, RuleId("learning-rate-off"));
}

TEST(Causes, MustComeBeforeWhatTheyExplain)
{
    const Diagnosis diagnosis =
        ranked({seenAt(9000, findingOf("gradients-off", Severity::Warning)),
                seenAt(4000, findingOf("loss-became-nan", Severity::Critical))});
    ASSERT_EQ(diagnosis.causes.size(), 2U);
    EXPECT_EQ(diagnosis.findings.front().ruleId, RuleId("loss-became-nan"));
    EXPECT_TRUE(says(diagnosis.causes[1].contradicts,
                     "too late to explain why the loss became NaN at step 4,000"));
    // Within what two logging intervals may differ it does.
    EXPECT_EQ(ranked({seenAt(4050, findingOf("gradients-off", Severity::Warning)),
                      seenAt(4000, findingOf("loss-became-nan", Severity::Critical))})
                  .causes.size(),
              1U);
}

TEST(Causes, PutAResumeBeforeWhatItsRateDid)
{
    const Diagnosis diagnosis =
        ranked({seenAt(0, findingOf("model-never-learned", Severity::Warning, 0.6, 0.7)),
                seenAt(5, findingOf("resume-lost-state", Severity::Warning, 0.7, 0.3))});
    EXPECT_EQ(diagnosis.causes.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().ruleId, RuleId("resume-lost-state"));
}

TEST(Causes, DoNotLetARemarkSwallowAFailure)
{
    // 0.4, from a remark: not enough even for a warning.
    EXPECT_EQ(ranked({ofData(findingOf("class-imbalance", Severity::Info), "A rare class"),
                      findingOf("metric-stays-zero", Severity::Critical)})
                  .causes.size(),
              2U);
    // 0.9 and there before the first step.
    EXPECT_EQ(ranked({ofData(findingOf("labels-disagree", Severity::Info), "A class too many"),
                      findingOf("metric-stays-zero", Severity::Critical)})
                  .causes.size(),
              1U);
    // 0.9, but it is not known which was first.
    EXPECT_EQ(ranked({findingOf("labels-disagree", Severity::Info),
                      findingOf("metric-stays-zero", Severity::Critical)})
                  .causes.size(),
              2U);
}

TEST(Causes, ExplainOnlyWhatIsOfTheSameTraining)
{
    Finding boxes = ofData(findingOf("invalid-boxes", Severity::Warning), "Bad boxes");
    boxes.run = RunId("a/train");
    Finding metric = findingOf("metric-stays-zero", Severity::Critical);
    metric.run = RunId("a/eval");
    Finding other = metric;
    other.run = RunId("b/train");
    Diagnosis diagnosis;
    diagnosis.findings = {boxes, metric, other};
    const auto run = [](const std::string& name) {
        return RunMaker(name)
            .curve("loss", stepsFrom(0, 5), [](std::int64_t) { return 1.0; })
            .make();
    };
    const std::vector<Training> trainings =
        test::trainingsOf(caseOf({run("a/train"), run("a/eval"), run("b/train"), run("b/eval")}));
    ASSERT_EQ(trainings.size(), 2U);
    rankCauses(diagnosis, trainings);
    EXPECT_EQ(diagnosis.causes.size(), 2U);
    EXPECT_EQ(diagnosis.findings[1].run, RunId("a/eval"));
    EXPECT_EQ(diagnosis.findings[1].consequenceOf, 0U);
}

TEST(Causes, PutTheWorstStoryFirst)
{
    const Diagnosis diagnosis = ranked(
        {findingOf("gpu-underused", Severity::Warning, 0.9, 1.0),
         ofData(findingOf("learning-rate-off", Severity::Warning, 0.7, 0.2), "The rate is high"),
         seenAt(100, findingOf("loss-diverged", Severity::Critical, 0.9, 0.3))});
    EXPECT_EQ(rulesOf(diagnosis),
              (std::vector<std::string>{"learning-rate-off", "loss-diverged", "gpu-underused"}));
    EXPECT_EQ(toEnglish(diagnosis.verdict),
              "The rate is high, so the loss diverged from step 100 on");
}

TEST(Causes, SayWhatShouldFollowAndDoesNot)
{
    Diagnosis diagnosis;
    diagnosis.findings = {ofData(findingOf("labels-disagree", Severity::Warning), "Wrong ids")};
    diagnosis.outcomes = {{.ruleId = RuleId("metric-stays-zero"),
                           .code = "O13",
                           .run = RunId("."),
                           .state = RuleOutcome::State::Passed,
                           .numbers = {},
                           .judged = {}}};
    rankCauses(diagnosis);
    EXPECT_TRUE(says(diagnosis.causes[0].contradicts, "Usually the metric stays 0 as well"));
}

TEST(Causes, BearNumbersThatAreNone)
{
    Finding broken = findingOf("loss-became-nan", Severity::Critical);
    broken.cost = std::numeric_limits<double>::quiet_NaN();
    broken.confidence = std::numeric_limits<double>::infinity();
    const Diagnosis diagnosis = ranked({broken, findingOf("metric-stays-zero", Severity::Info)});
    EXPECT_GE(diagnosis.causes.front().score, 0.0);
    EXPECT_LE(diagnosis.causes.front().score, 1.0);
}

NumberEvidence counted(const char* name, double value)
{
    return {.name = name, .label = {}, .value = {value, Unit::Count}, .threshold = {}};
}

TEST(Verdict, OfLinesWithoutAStepSaysOnlyThat)
{
    Diagnosis diagnosis;
    diagnosis.trainingCount = 1;
    diagnosis.outcomes.push_back({.ruleId = RuleId("stuck-at-start"),
                                  .code = {},
                                  .run = {},
                                  .numbers = {counted("lines-read", 10), counted("points", 0)},
                                  .judged = {}});
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)),
              "Nothing known was found in these lines (10). How the training went is not in them.");
    diagnosis.outcomes.front().numbers.back().value.value = 3.0;
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)), "No failure found.");
}

TEST(Verdict, DoesNotSayTheSameEventTwice)
{
    const auto verdictWith = [](std::vector<Finding> findings) {
        return toEnglish(ranked(std::move(findings)).verdict);
    };
    EXPECT_EQ(verdictWith({findingOf("late-out-of-memory", Severity::Critical),
                           findingOf("gpu-out-of-memory", Severity::Critical),
                           findingOf("training-crashed", Severity::Critical)}),
              "Something of late-out-of-memory, so the training crashed");
    EXPECT_EQ(verdictWith({findingOf("batch-does-not-fit", Severity::Critical, 0.95),
                           findingOf("late-out-of-memory", Severity::Critical),
                           findingOf("gpu-out-of-memory", Severity::Critical)}),
              "Something of batch-does-not-fit, so the GPU ran out of memory after many steps");
}

TEST(Verdict, IsNeverGoodWhileAFailureIsUnanswered)
{
    Diagnosis diagnosis;
    diagnosis.trainingCount = 1;
    diagnosis.outcomes.push_back({.ruleId = RuleId("training-crashed"),
                                  .code = {},
                                  .run = {},
                                  .numbers = {counted("unanswered-failures", 1)},
                                  .judged = {}});
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)),
              "It cannot be told whether the run failed: its log reports a failure, and nothing "
              "after it shows that the training went on.");
}

TEST(Verdict, SaysHowMuchCouldBeJudgedOnALineOfItsOwn)
{
    Diagnosis diagnosis;
    diagnosis.trainingCount = 1;
    const auto add = [&diagnosis](RuleOutcome::State state) {
        diagnosis.outcomes.push_back({.ruleId = RuleId("x"),
                                      .code = {},
                                      .run = {},
                                      .state = state,
                                      .numbers = {},
                                      .judged = {}});
    };
    for (int i = 0; i < 3; ++i) {
        Abstention abstention;
        abstention.missing = i == 0 ? "train-loss" : "gpu-log";
        diagnosis.abstentions.push_back(abstention);
        add(RuleOutcome::State::Abstained);
    }
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)), "Nothing could be judged.");
    EXPECT_FALSE(coverageOf(diagnosis).isMost());
    add(RuleOutcome::State::Passed);
    add(RuleOutcome::State::Muted);
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)), "No failure found in what could be checked.");
    EXPECT_EQ(toEnglish(coverageOf(diagnosis).sentence),
              "1 of 4 checks could be judged; 2 need a GPU log.");
    for (int i = 0; i < 3; ++i)
        add(RuleOutcome::State::Passed);
    EXPECT_EQ(toEnglish(verdictOf(diagnosis)), "No failure found.");
    EXPECT_FALSE(verdictSeverityOf(diagnosis).has_value());
}

TEST(Calibration, RisesWithWhatRulesSay)
{
    EXPECT_EQ(calibrated(0.0), 0.0);
    EXPECT_DOUBLE_EQ(calibrated(0.7), kLikelyFrom);
    EXPECT_EQ(calibrated(std::numeric_limits<double>::quiet_NaN()), 0.0);
    double last = 0.0;
    for (double said = 0.01; said <= 1.0; said += 0.01) {
        EXPECT_GE(calibrated(said), last) << said;
        EXPECT_LE(calibrated(said), said) << said;
        last = calibrated(said);
    }
}

} // namespace faultline::test
