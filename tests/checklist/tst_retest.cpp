// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/evaluate.h"
#include "model/checklist/retest.h"
#include "tests/checklist/checklist_samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace faultline {
namespace {

using samples::addFinding;
using samples::addOutcome;
using State = RuleOutcome::State;
using Kept = RetestedPromise::State;

const char* const kItem = "loss-stays-down";

Promise numberAtMost(double value)
{
    return {.kind = Promise::Kind::NumberAtMost,
            .ruleId = RuleId("loss-diverged"),
            .number = "level",
            .value = {value, Unit::Ratio}};
}

/// A case whose loss diverged by 5, with a fix taken that promises what is given.
ChecklistProgress afterFix(std::vector<Promise> promises)
{
    Diagnosis before;
    addFinding(before, "loss-diverged", "O02", 0.5, 5.0);
    Fix fix;
    fix.id = "lower-learning-rate";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Lower the learning rate to %1"),
                 {std::string("0.004")}};
    fix.promises = std::move(promises);
    ChecklistProgress progress;
    rememberProblems(progress, before);
    progress.addAttempt(kItem, takeFix(before, before.findings[0], fix, 10.0));
    return progress;
}

TEST(Retest, AFixIsKnownByItsIdOrByItsTitleIfItHadNone)
{
    Fix average;
    average.id = "average-weights";
    average.title = {FAULTLINE_TR_NOOP("Diagnosis", "Average the weights"), {}};
    Fix more;
    more.id = "evaluate-more-examples";
    more.title = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluate on %1 times as many"),
                  {Quantity{4.0, Unit::Count}}};
    FixAttempt withId;
    withId.ruleId = RuleId("loss-plateau");
    withId.fixId = more.id;
    withId.title = "As it was worded";
    EXPECT_TRUE(isOf(withId, RuleId("loss-plateau"), more));
    EXPECT_FALSE(isOf(withId, RuleId("loss-plateau"), average));
    EXPECT_FALSE(isOf(withId, RuleId("overfitting"), more));
    FixAttempt without;
    without.ruleId = RuleId("loss-plateau");
    without.title = toEnglish(average.title);
    EXPECT_TRUE(isOf(without, RuleId("loss-plateau"), average));
    EXPECT_FALSE(isOf(without, RuleId("loss-plateau"), more));
}

TEST(Retest, TakingAFixKeepsTheNumberAsItWas)
{
    const ChecklistProgress progress = afterFix({numberAtMost(2.0)});
    const FixAttempt& attempt = progress.find(kItem)->attempts.front();
    EXPECT_EQ(attempt.title, "Lower the learning rate to 0.004");
    ASSERT_EQ(attempt.promises.size(), 1U);
    EXPECT_EQ(attempt.promises[0].before, 5.0);
    EXPECT_EQ(attempt.promises[0].label, "Level");
    // A fix without promises still has to silence its rule, and the decisive number is compared.
    const ChecklistProgress silent = afterFix({});
    EXPECT_EQ(silent.find(kItem)->attempts[0].promises.at(0).promise.kind,
              Promise::Kind::RuleIsSilent);
    EXPECT_EQ(silent.find(kItem)->attempts[0].promises[0].before, 5.0);
}

TEST(Retest, KeptPromisesCloseTheItem)
{
    Diagnosis next;
    addOutcome(next, "loss-diverged", "O02", State::Passed, 1.2);
    const RetestReport report = retestProgress(afterFix({numberAtMost(2.0)}), next, 20.0);
    ASSERT_EQ(report.lines.size(), 1U);
    EXPECT_EQ(report.lines[0].promise.state, Kept::Kept);
    EXPECT_EQ(report.lines[0].promise.after, 1.2);
    EXPECT_EQ(toEnglish(report.lines[0].promise.sentence), "Kept. Level: 5× before, 1.2× now");
    EXPECT_EQ(report.closed, std::vector<std::string>{kItem});
    const ItemProgress& item = *report.progress.find(kItem);
    EXPECT_EQ(item.attempts[0].outcome, AttemptOutcome::Helped);
    EXPECT_EQ(item.history.back().kind, HistoryEntry::Kind::Closed);
    EXPECT_FALSE(item.wasProblem);
}

TEST(Retest, BrokenPromisesKeepTheItemOpen)
{
    Diagnosis next;
    addFinding(next, "loss-diverged", "O02", 0.5, 3.0);
    const RetestReport report = retestProgress(afterFix({numberAtMost(2.0)}), next, 20.0);
    EXPECT_EQ(report.lines.at(0).promise.state, Kept::Broken);
    EXPECT_TRUE(report.closed.empty());
    EXPECT_TRUE(report.reopened.empty());
    EXPECT_EQ(report.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::DidNotHelp);
}

TEST(Retest, CannotTellIsNoProof)
{
    Diagnosis next;
    addOutcome(next, "loss-diverged", "O02", State::Abstained);
    for (const std::vector<Promise>& promises : {std::vector<Promise>{numberAtMost(2.0)}, {}}) {
        const RetestReport report = retestProgress(afterFix(promises), next, 20.0);
        EXPECT_EQ(report.lines.at(0).promise.state, Kept::CannotTell);
        EXPECT_TRUE(report.closed.empty());
        EXPECT_TRUE(report.progress.find(kItem)->wasProblem);
        // It is tried again with the run after that.
        Diagnosis third;
        addOutcome(third, "loss-diverged", "O02", State::Passed, 1.0);
        const RetestReport later = retestProgress(report.progress, third, 30.0);
        EXPECT_EQ(later.lines.at(0).promise.state, Kept::Kept);
        EXPECT_EQ(later.closed.size(), 1U);
    }
    EXPECT_EQ(retestProgress(afterFix({}), Diagnosis{}, 20.0).lines.at(0).promise.state,
              Kept::CannotTell);
}

TEST(Retest, ANumberThatIsNoneKeepsNoPromise)
{
    Diagnosis next;
    addOutcome(next, "loss-diverged", "O02", State::Passed,
               std::numeric_limits<double>::quiet_NaN());
    EXPECT_EQ(retestProgress(afterFix({numberAtMost(2.0)}), next, 20.0).lines.at(0).promise.state,
              Kept::Broken);
}

TEST(Retest, OnlyNewRunsCount)
{
    // The case still holds the old run, whose finding stays.
    Diagnosis both;
    addFinding(both, "loss-diverged", "O02", 0.5, 5.0, "old");
    addOutcome(both, "loss-diverged", "O02", State::Passed, 1.0, "new");
    const RetestReport report =
        retestProgress(afterFix({numberAtMost(2.0)}), both, 20.0, {RunId("new")});
    EXPECT_EQ(report.lines.at(0).promise.state, Kept::Kept);
    EXPECT_EQ(report.lines.at(0).promise.run, RunId("new"));
    EXPECT_EQ(report.closed.size(), 1U);
    EXPECT_EQ(retestProgress(afterFix({numberAtMost(2.0)}), both, 20.0).lines.at(0).promise.state,
              Kept::Broken);
}

TEST(Retest, TheChecklistIsThenAboutTheNewRuns)
{
    Diagnosis both;
    addFinding(both, "loss-diverged", "O02", 0.5, 5.0, "old");
    addOutcome(both, "loss-diverged", "O02", State::Passed, 1.0, "new");
    ChecklistProgress progress =
        retestProgress(afterFix({numberAtMost(2.0)}), both, 20.0, {RunId("new")}).progress;
    EXPECT_EQ(evaluateChecklist(both, progress).find(kItem)->state, ItemState::Fine);
    EXPECT_TRUE(evaluateChecklist(both, progress).find(kItem)->findings.empty());
    // What is of no run in particular counts for every run.
    addFinding(both, "bad-boxes", "D01", 0.5, 4.0, "");
    EXPECT_EQ(evaluateChecklist(both, progress).find("boxes-are-valid")->state, ItemState::Problem);
    // Runs that are gone cannot hide the ones that are there.
    progress.newestRuns = {RunId("renamed")};
    EXPECT_EQ(evaluateChecklist(both, progress).find(kItem)->state, ItemState::Problem);
}

TEST(Retest, WhatComesBackIsReopened)
{
    Diagnosis good;
    addOutcome(good, "loss-diverged", "O02", State::Passed, 1.0);
    Diagnosis bad;
    addFinding(bad, "loss-diverged", "O02", 0.5, 4.0);
    addFinding(bad, "bad-boxes", "D01", 0.5, 4.0);
    const RetestReport closed = retestProgress(afterFix({}), good, 20.0);
    const RetestReport again = retestProgress(closed.progress, bad, 30.0);
    EXPECT_EQ(again.reopened, std::vector<std::string>{kItem});
    EXPECT_EQ(again.appeared, std::vector<std::string>{"boxes-are-valid"});
    EXPECT_EQ(again.progress.find(kItem)->history.back().kind, HistoryEntry::Kind::Reopened);
    // An attempt that was proved stays so.
    EXPECT_EQ(again.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::Helped);
}

TEST(Retest, TheUsersOwnWordIsKept)
{
    ChecklistProgress progress = afterFix({numberAtMost(2.0)});
    progress.setOutcome(kItem, 0, AttemptOutcome::DidNotHelp, 15.0);
    Diagnosis next;
    addOutcome(next, "loss-diverged", "O02", State::Passed, 1.2);
    const RetestReport report = retestProgress(progress, next, 20.0);
    EXPECT_TRUE(report.lines.empty());
    EXPECT_EQ(report.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::DidNotHelp);
}

/// What a rule computes about a run besides its decisive number.
void addStep(Diagnosis& diagnosis, const char* name, double step)
{
    diagnosis.outcomes.back().numbers.push_back(
        {.name = name,
         .label = {FAULTLINE_TR_NOOP("Diagnosis", "Step"), {}},
         .value = {step, Unit::Step},
         .threshold = std::nullopt});
}

/// A case whose loss diverged at step 1200 of 3000, with a fix that must silence the rule.
ChecklistProgress afterOnset()
{
    Diagnosis before;
    addFinding(before, "loss-diverged", "O02", 0.5, 5.0);
    addStep(before, "last-step", 3000.0);
    addStep(before, "onset-step", 1200.0);
    Fix fix;
    fix.id = "lower-learning-rate";
    ChecklistProgress progress;
    rememberProblems(progress, before);
    progress.addAttempt(kItem, takeFix(before, before.findings[0], fix, 10.0));
    return progress;
}

TEST(Retest, ARunThatIsShorterThanTheFailureTookProvesNothing)
{
    Diagnosis next;
    addOutcome(next, "loss-diverged", "O02", State::Passed, 1.0);
    addStep(next, "last-step", 400.0);
    const RetestReport report = retestProgress(afterOnset(), next, 20.0);
    ASSERT_EQ(report.lines.size(), 2U);
    EXPECT_EQ(report.lines[1].promise.state, Kept::CannotTell);
    EXPECT_EQ(toEnglish(report.lines[1].promise.sentence),
              "Not proved yet: it showed at step 1,200, and this run has come to step 400 only");
    EXPECT_EQ(report.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::CannotTell);
    EXPECT_TRUE(report.closed.empty()) << "the item waits for the proof";
    EXPECT_TRUE(report.progress.find(kItem)->wasProblem);
    // The run goes on, and passes it.
    next.outcomes.back().numbers.back().value.value = 5000.0;
    const RetestReport later = retestProgress(report.progress, next, 30.0);
    ASSERT_EQ(later.lines.size(), 2U);
    EXPECT_EQ(toEnglish(later.lines[0].promise.sentence), "Kept. Level: 5× before, 1× now");
    EXPECT_EQ(toEnglish(later.lines[1].promise.sentence),
              "Passed: it had shown at step 1,200, and this run came to step 5,000");
    EXPECT_EQ(later.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::Helped);
    EXPECT_EQ(later.closed.size(), 1U);
}

TEST(Retest, ShorterRunsStillBreakAPromise)
{
    Diagnosis next;
    addFinding(next, "loss-diverged", "O02", 0.5, 4.0);
    addStep(next, "last-step", 400.0);
    const RetestReport report = retestProgress(afterOnset(), next, 20.0);
    EXPECT_EQ(report.lines.at(0).promise.state, Kept::Broken);
    EXPECT_EQ(report.progress.find(kItem)->attempts[0].outcome, AttemptOutcome::DidNotHelp);
}

TEST(Retest, ComparesWhatTheRuleTellsWhenItIsSilentToo)
{
    // The finding has no number of its own; the rule counts, whether or not it fires.
    const auto counted = [](double count) {
        return NumberEvidence{.name = "fatal-events",
                              .label = {FAULTLINE_TR_NOOP("Diagnosis", "Ends with an error"), {}},
                              .value = {count, Unit::Count},
                              .threshold = 0.0};
    };
    Diagnosis before;
    addFinding(before, "training-crashed", "L03", 0.5);
    before.findings[0].evidence.clear();
    before.outcomes[0].numbers = {counted(1.0)};
    const FixAttempt attempt = takeFix(before, before.findings[0], Fix{}, 10.0);
    Diagnosis next;
    addOutcome(next, "training-crashed", "L03", State::Passed);
    next.outcomes[0].numbers = {counted(0.0)};
    EXPECT_EQ(toEnglish(retest(attempt.promises.at(0), next).sentence),
              "Kept. Ends with an error: 1 before, 0 now");
}

TEST(Retest, TellsInWordsWhatHasNoNumber)
{
    Diagnosis before;
    addFinding(before, "gpu-fault", "E05", 0.5);
    before.findings[0].evidence.clear();
    before.outcomes[0].numbers.clear();
    const FixAttempt attempt = takeFix(before, before.findings[0], Fix{}, 10.0);
    Diagnosis next;
    addOutcome(next, "gpu-fault", "E05", State::Passed);
    EXPECT_EQ(toEnglish(retest(attempt.promises.at(0), next).sentence),
              "Kept. Before: Found. Now \"gpu-fault\" finds nothing");
}

} // namespace
} // namespace faultline
