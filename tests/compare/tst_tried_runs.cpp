// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "tests/compare/compared_runs.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace faultline::test {
namespace {

// The rate and the momentum differ between A and B, and B's loss ends far higher.

struct RunSetup {
    std::string rate = "0.04";
    std::string momentum = "0.9";
    std::string packages = "torch==2.4.0\n";
    double level = 1.0; ///< of the loss
};

ComparedRun made(const RunSetup& setup, RunSide side, const std::string& name)
{
    CaseMaker maker;
    maker.run(RunMaker("train")
                  .curve("loss", stepsFrom(0, 400),
                         [level = setup.level](std::int64_t step) {
                             return level * healthyLoss(static_cast<double>(step), 200.0);
                         })
                  .make());
    maker.config("batch_size: 8\nlearning_rate: " + setup.rate + "\nmomentum: " + setup.momentum
                     + "\nworkers: 4\n",
                 "config.yaml");
    maker.packages(setup.packages);
    return sideOf(maker.training(), side, name);
}

const RunSetup kA;
const RunSetup kB{.rate = "0.08", .momentum = "0.99", .level = 3.0};

RunComparison comparedWith(std::vector<ComparedRun> others)
{
    SilentMonitor monitor;
    MatchedRuns pair{.good = {made(kA, RunSide::A, "june")}, .bad = made(kB, RunSide::B, "august")};
    pair.others = std::move(others);
    const Result<RunComparison> result = compareRuns(pair, {}, monitor);
    EXPECT_TRUE(result);
    return *result;
}

double shareOf(const RunComparison& comparison, std::string_view path)
{
    for (const Candidate& candidate : comparison.candidates) {
        const bool isOfLoss = candidate.effect == "loss:loss";
        if (isOfLoss && candidate.changes.size() == 1
            && candidate.changes.front() == "configuration:" + std::string(path))
            return candidate.share;
    }
    return -1.0;
}

TEST(TriedRuns, WithoutOneTheChangesStaySideBySide)
{
    const RunComparison none = comparedWith({});
    EXPECT_TRUE(none.tried.empty());
    ASSERT_TRUE(none.nextRun);
    EXPECT_GT(shareOf(none, "learning_rate"), 0.1);
    EXPECT_GT(shareOf(none, "momentum"), 0.05);
}

TEST(TriedRuns, OneThatTakesAChangeBackAndComesOutAsAShowsThatItWasThat)
{
    const RunComparison before = comparedWith({});
    const RunComparison after = comparedWith(
        {made({.rate = "0.08", .momentum = "0.9", .level = 1.0}, RunSide::B, "september")});
    ASSERT_EQ(after.tried.size(), 1U);
    EXPECT_EQ(after.tried.front().name, "september");
    EXPECT_EQ(after.tried.front().changes, std::vector<std::string>{"configuration:momentum"});
    EXPECT_EQ(after.tried.front().outcomes.at("loss:loss"), RunSide::A);
    EXPECT_GT(shareOf(after, "momentum"), 2.0 * shareOf(before, "momentum"));
    EXPECT_LT(shareOf(after, "learning_rate"), shareOf(before, "learning_rate") / 2.0);
    const auto best = std::find_if(after.candidates.begin(), after.candidates.end(),
                                   [](const Candidate& c) { return c.effect == "loss:loss"; });
    ASSERT_NE(best, after.candidates.end());
    EXPECT_EQ(best->changes, std::vector<std::string>{"configuration:momentum"});
    EXPECT_EQ(toEnglish(best->evidence.front().text),
              "september takes this back, is otherwise as B, and came out as A");
}

TEST(TriedRuns, OneThatTakesAChangeBackAndComesOutAsBAcquitsIt)
{
    const RunComparison before = comparedWith({});
    const RunComparison after = comparedWith(
        {made({.rate = "0.08", .momentum = "0.9", .level = 3.0}, RunSide::B, "september")});
    ASSERT_EQ(after.tried.size(), 1U);
    EXPECT_LT(shareOf(after, "momentum"), shareOf(before, "momentum") / 2.0);
    EXPECT_GT(shareOf(after, "learning_rate"), shareOf(before, "learning_rate"));
    // What was tried is not proposed again.
    ASSERT_TRUE(after.nextRun);
    EXPECT_EQ(after.nextRun->changes, std::vector<std::string>{"configuration:learning_rate"});
}

TEST(TriedRuns, AnotherSetupIsNoExperiment)
{
    const RunSetup third{.rate = "0.02", .momentum = "0.9", .level = 1.0};
    const RunSetup otherPackage{.rate = "0.08", .momentum = "0.9", .packages = "torch==2.5.1\n"};
    const RunComparison comparison =
        comparedWith({made(third, RunSide::B, "third"), made(otherPackage, RunSide::B, "newer"),
                      made(kA, RunSide::B, "as A"), made(kB, RunSide::B, "as B")});
    EXPECT_TRUE(comparison.tried.empty());
}

TEST(TriedRuns, OneBetweenBothSidesTellsNothing)
{
    const RunComparison comparison = comparedWith(
        {made({.rate = "0.08", .momentum = "0.9", .level = 2.0}, RunSide::B, "september")});
    ASSERT_EQ(comparison.tried.size(), 1U);
    EXPECT_FALSE(comparison.tried.front().outcomes.contains("loss:loss"));
    EXPECT_EQ(shareOf(comparison, "momentum"), shareOf(comparedWith({}), "momentum"));
}

TEST(TriedRuns, CasesWithMoreRunsThanAPairGiveThem)
{
    ComparedCase a{.analysis = made(kA, RunSide::A, "june").analysis, .diagnosis = {}, .path = "a"};
    ComparedCase b{.analysis = made(kB, RunSide::B, "").analysis, .diagnosis = {}, .path = "b"};
    ComparedCase c{
        .analysis = made({.rate = "0.08"}, RunSide::B, "").analysis, .diagnosis = {}, .path = "c"};
    const Matching matching = matchTrainings(std::vector{a}, std::vector{b, c});
    ASSERT_EQ(matching.pairs.size(), 2U);
    ASSERT_EQ(matching.pairs.front().others.size(), 1U);
    EXPECT_EQ(matching.pairs.front().others.front().name, "c");
    EXPECT_EQ(matching.pairs.back().others.front().name, "b");
}

ComparedRun readingFrom(const std::string& folder, double secondsPerStep, RunSide side,
                        const std::string& batch = "8")
{
    CaseMaker maker;
    maker.run(
        RunMaker("train")
            .secondsPerStep(secondsPerStep)
            .curve("loss", stepsFrom(0, 400),
                   [](std::int64_t step) { return healthyLoss(static_cast<double>(step), 200.0); })
            .make());
    maker.config("batch_size: " + batch + "\nlearning_rate: 0.04\ndata_dir: " + folder
                     + "/shapes\n",
                 "config.yaml");
    return sideOf(maker.training(), side, side == RunSide::A ? "june" : "august");
}

TEST(MovedData, IsACandidateWhereStepsTakeLongerAndElseNothing)
{
    SilentMonitor monitor;
    const auto between = [&monitor](double secondsOfB) {
        MatchedRuns pair{.good = {readingFrom("/data", 1.0, RunSide::A)},
                         .bad = readingFrom("/mnt/nas", secondsOfB, RunSide::B)};
        return *compareRuns(pair, {}, monitor);
    };
    const RunComparison same = between(1.0);
    ASSERT_NE(same.change("configuration:data_dir"), nullptr);
    EXPECT_EQ(same.change("configuration:data_dir")->kind, ChangeKind::Cosmetic);
    EXPECT_TRUE(same.candidates.empty());
    const RunComparison slow = between(9.0);
    EXPECT_EQ(slow.change("configuration:data_dir")->kind, ChangeKind::Value);
    ASSERT_FALSE(slow.candidates.empty());
    EXPECT_EQ(slow.candidates.front().effect, "step-time");
    EXPECT_EQ(slow.candidates.front().changes, std::vector<std::string>{"configuration:data_dir"});
    EXPECT_LT(slow.cosmetic, same.cosmetic);
}

TEST(MovedData, ThatIsMovedBackIsAnExperiment)
{
    SilentMonitor monitor;
    // The batch differs, too; else the run would be another A.
    MatchedRuns pair{.good = {readingFrom("/data", 1.0, RunSide::A)},
                     .bad = readingFrom("/mnt/nas", 9.0, RunSide::B, "32")};
    pair.others = {readingFrom("/data", 1.0, RunSide::B, "32")};
    const RunComparison comparison = *compareRuns(pair, {}, monitor);
    ASSERT_EQ(comparison.tried.size(), 1U);
    EXPECT_EQ(comparison.tried.front().changes, std::vector<std::string>{"configuration:data_dir"});
    EXPECT_EQ(comparison.tried.front().outcomes.at("step-time"), RunSide::A);
    EXPECT_EQ(comparison.candidates.front().changes,
              std::vector<std::string>{"configuration:data_dir"});
    EXPECT_EQ(toEnglish(comparison.candidates.front().sentence), "explains it; tested");
}

ComparedRun endingWith(const std::string& optimizer, const std::string& words, RunSide side)
{
    CaseMaker maker;
    maker.steps(200);
    maker.config("batch_size: 8\nworkers: 4\noptimizer: " + optimizer
                     + "\nlog_every: " + (side == RunSide::A ? "10" : "20")
                     + "\nmomentum: " + (side == RunSide::A ? "0.9" : "0.8") + "\n",
                 "config.yaml");
    maker.console(words);
    return sideOf(maker.training(), side, side == RunSide::A ? "june" : "august");
}

TEST(LastWords, OfAnErrorNameTheSettingThatItIsAbout)
{
    SilentMonitor monitor;
    MatchedRuns pair{
        .good = {endingWith("adam", "step 100 loss 0.5\nstep 200 loss 0.4\ntraining finished\n",
                            RunSide::A)},
        .bad = endingWith("adamm",
                          "step 100 loss 0.5\nTraceback (most recent call last):\n  File "
                          "\"train.py\", line 8, in <module>\nValueError: unknown optimizer "
                          "'adamm'\n",
                          RunSide::B)};
    const RunComparison comparison = *compareRuns(pair, {}, monitor);
    ASSERT_FALSE(comparison.candidates.empty());
    EXPECT_EQ(comparison.candidates.front().effect, "end");
    EXPECT_EQ(comparison.candidates.front().changes,
              std::vector<std::string>{"configuration:optimizer"});
    EXPECT_EQ(toEnglish(comparison.candidates.front().evidence.back().text),
              "the error message names its value in B");
}

TEST(LastWords, ThatStandInAnyMessageAreNoName)
{
    SilentMonitor monitor;
    const auto made = [](const std::string& flag, std::string_view words, RunSide side) {
        CaseMaker maker;
        maker.steps(200).config("batch_size: 8\ndata: " + flag + "\nshuffle: " + flag + "\n",
                                "config.yaml");
        maker.console(words);
        return sideOf(maker.training(), side, side == RunSide::A ? "june" : "august");
    };
    const MatchedRuns pair{
        .good = {made("true", "step 100 loss 0.5\ntraining finished\n", RunSide::A)},
        .bad = made("false",
                    "step 100 loss 0.5\nTraceback (most recent call last):\n  File "
                    "\"train.py\", line 8, in <module>\nValueError: no data left: false\n",
                    RunSide::B)};
    const RunComparison comparison = *compareRuns(pair, {}, monitor);
    ASSERT_FALSE(comparison.candidates.empty());
    for (const Candidate& candidate : comparison.candidates) {
        for (const WeighedEvidence& evidence : candidate.evidence)
            EXPECT_EQ(toEnglish(evidence.text).find("error message"), std::string::npos);
    }
}

} // namespace
} // namespace faultline::test
