// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/evaluate.h"
#include "tests/checklist/checklist_samples.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using samples::addFinding;
using samples::addOutcome;
using State = RuleOutcome::State;

ItemState stateOf(const EvaluatedChecklist& checklist, std::string_view item)
{
    const EvaluatedItem* found = checklist.find(item);
    EXPECT_NE(found, nullptr) << item;
    return found->state;
}

std::vector<std::string_view> walkOf(const EvaluatedChecklist& checklist)
{
    std::vector<std::string_view> ids;
    for (const WalkStep& step : checklist.walk)
        ids.push_back(checklist.items[step.item].item->id);
    return ids;
}

TEST(Evaluate, SaysWhatTheRulesSaid)
{
    Diagnosis diagnosis;
    addFinding(diagnosis, "loss-diverged", "O02", 0.5);
    addOutcome(diagnosis, "loss-became-nan", "O01", State::Passed);
    addOutcome(diagnosis, "overfitting", "O08", State::Abstained);
    addOutcome(diagnosis, "loss-plateau", "O07", State::Muted);
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, {});
    EXPECT_EQ(stateOf(checklist, "loss-stays-down"), ItemState::Problem);
    EXPECT_EQ(stateOf(checklist, "loss-is-finite"), ItemState::Fine);
    EXPECT_EQ(stateOf(checklist, "no-overfitting"), ItemState::Unknown);
    EXPECT_EQ(stateOf(checklist, "still-improving"), ItemState::Muted);
    EXPECT_EQ(stateOf(checklist, "gpu-is-not-shared"), ItemState::Open);
    EXPECT_EQ(checklist.find("no-overfitting")->abstentions.size(), 1U);
    const SectionCounts& learning =
        checklist.sections[static_cast<std::size_t>(ChecklistSection::Hyperparameters)];
    EXPECT_EQ(learning.problems, 1U);
    EXPECT_EQ(learning.unknown, 1U);
    EXPECT_EQ(learning.done, 1U);
    EXPECT_EQ(learning.muted, 1U);
}

TEST(Evaluate, UnknownIsNeverFine)
{
    // Of two rules that judge one item one passed and the other could not tell.
    Diagnosis diagnosis;
    addOutcome(diagnosis, "gpu-out-of-memory", "V01", State::Passed);
    addOutcome(diagnosis, "batch-does-not-fit", "V04", State::Abstained);
    EXPECT_EQ(stateOf(evaluateChecklist(diagnosis, {}), "gpu-memory-suffices"), ItemState::Unknown);
}

TEST(Evaluate, WhatRulesProveStandsAboveAnAnswer)
{
    Diagnosis diagnosis;
    addFinding(diagnosis, "loss-diverged", "O02", 0.5);
    addOutcome(diagnosis, "overfitting", "O08", State::Abstained);
    ChecklistProgress progress;
    progress.answer("loss-stays-down", Answer::Fine, 1.0);
    progress.answer("no-overfitting", Answer::Fine, 1.0);
    progress.answer("gpu-is-not-shared", Answer::Problem, 1.0);
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, progress);
    EXPECT_EQ(stateOf(checklist, "loss-stays-down"), ItemState::Problem);
    EXPECT_EQ(stateOf(checklist, "no-overfitting"), ItemState::Answered);
    EXPECT_EQ(stateOf(checklist, "gpu-is-not-shared"), ItemState::Problem);
}

TEST(Evaluate, RemarksAreNoProblem)
{
    Diagnosis diagnosis;
    addFinding(diagnosis, "loss-diverged", "O02", 0.5).severity = Severity::Info;
    EXPECT_EQ(stateOf(evaluateChecklist(diagnosis, {}), "loss-stays-down"), ItemState::Fine);
}

TEST(Evaluate, WalksCausesByCostThenQuestionsThenConsequences)
{
    Diagnosis diagnosis;
    addFinding(diagnosis, "loss-diverged", "O02", 0.3);
    addFinding(diagnosis, "bad-boxes", "D01", 0.9);
    addFinding(diagnosis, "loss-became-nan", "O01", 1.0).consequenceOf = 1;
    diagnosis.causes.push_back(
        {.finding = 1, .score = 0.95, .consequences = {2}, .supports = {}, .contradicts = {}});
    diagnosis.causes.push_back(
        {.finding = 0, .score = 0.3, .consequences = {}, .supports = {}, .contradicts = {}});
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, {});
    const std::vector<std::string_view> walk = walkOf(checklist);
    ASSERT_GT(walk.size(), 4U);
    EXPECT_EQ(walk[0], "boxes-are-valid");
    EXPECT_EQ(walk[1], "loss-stays-down");
    EXPECT_EQ(walk.back(), "loss-is-finite");
    EXPECT_EQ(checklist.walk.back().reason, WalkStep::Reason::Consequence);
    // Questions about the sections of the causes come before those of others of equal weight.
    EXPECT_EQ(checklist.items[checklist.walk[2].item].item->section, ChecklistSection::Data);
}

TEST(Evaluate, WhatWasTriedWaitsAtTheEnd)
{
    Diagnosis diagnosis;
    const Finding& finding = addFinding(diagnosis, "loss-diverged", "O02", 0.9);
    addFinding(diagnosis, "bad-boxes", "D01", 0.1);
    Fix fix;
    fix.id = "lower-learning-rate";
    ChecklistProgress progress;
    progress.addAttempt("loss-stays-down", takeFix(diagnosis, diagnosis.findings[0], fix, 1.0));
    static_cast<void>(finding);
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, progress);
    EXPECT_EQ(walkOf(checklist).front(), "boxes-are-valid");
    EXPECT_EQ(walkOf(checklist).back(), "loss-stays-down");
    EXPECT_EQ(checklist.walk.back().reason, WalkStep::Reason::Waiting);
}

TEST(Evaluate, MutedItemsLeaveTheWalkAndComeBack)
{
    Diagnosis diagnosis;
    addFinding(diagnosis, "loss-diverged", "O02", 0.9);
    ChecklistProgress progress;
    progress.mute("loss-stays-down", "a GAN", 1.0);
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, progress);
    EXPECT_EQ(stateOf(checklist, "loss-stays-down"), ItemState::Muted);
    EXPECT_NE(walkOf(checklist).front(), "loss-stays-down");
    progress.unmute("loss-stays-down", 2.0);
    EXPECT_EQ(walkOf(evaluateChecklist(diagnosis, progress)).front(), "loss-stays-down");
    ASSERT_EQ(progress.find("loss-stays-down")->history.size(), 2U);
    EXPECT_EQ(progress.find("loss-stays-down")->history[0].detail, "a GAN");
}

TEST(Progress, NotesAreReplacedAndTakenAway)
{
    ChecklistProgress progress;
    progress.setNote(Note::Target::Item, "loss-is-finite", "since Monday", 1.0);
    progress.setNote(Note::Target::Item, "loss-is-finite", "since Tuesday", 2.0);
    ASSERT_EQ(progress.notes.size(), 1U);
    EXPECT_EQ(progress.note(Note::Target::Item, "loss-is-finite")->text, "since Tuesday");
    progress.setNote(Note::Target::Item, "loss-is-finite", "", 3.0);
    EXPECT_TRUE(progress.notes.empty());
}

} // namespace
} // namespace faultline
