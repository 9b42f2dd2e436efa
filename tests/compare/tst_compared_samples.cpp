// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "tests/compare/compared_runs.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace faultline::test {
namespace {

namespace fs = std::filesystem;

using AreaChanges = ChangeSet (*)(const ComparedRun&, const ComparedRun&);
constexpr std::array<AreaChanges, 5> kAreas{configurationChanges, environmentChanges, dataChanges,
                                            codeChanges, consoleChanges};

CaseAnalysisPtr loaded(const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    const Result<CasePtr> data = loadCase(paths, monitor);
    return data ? *analyse(*data, {}, monitor) : nullptr;
}

std::vector<ComparedRun> sidesOf(const CaseAnalysisPtr& analysis, RunSide side)
{
    std::vector<ComparedRun> runs;
    for (std::size_t i = 0; analysis && i < analysis->trainings.size(); ++i)
        runs.push_back({.analysis = analysis,
                        .diagnosis = nullptr,
                        .training = i,
                        .name = analysis->trainings[i].name,
                        .side = side});
    return runs;
}

void expectNothingAgainstItself(const std::string& path)
{
    const CaseAnalysisPtr analysis = loaded(path);
    ASSERT_TRUE(analysis) << path;
    for (const ComparedRun& run : sidesOf(analysis, RunSide::A)) {
        ComparedRun other = run;
        other.side = RunSide::B;
        for (const AreaChanges changes : kAreas) {
            const ChangeSet set = changes(run, other);
            EXPECT_TRUE(set.changes.empty()) << path << ", " << run.name << "\n" << describe(set);
        }
    }
}

std::vector<std::string> foldersBelow(const std::string& path)
{
    std::vector<std::string> folders;
    if (path.empty())
        return folders;
    for (const fs::directory_entry& entry : fs::directory_iterator(path)) {
        if (entry.is_directory())
            folders.push_back(entry.path().string());
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

TEST(ComparedSamples, TheDemoAgainstItselfIsNothing)
{
    expectNothingAgainstItself(kDemoPath);
}

TEST(ComparedSamples, TheRunsOfTheDemoDifferInTheRate)
{
    const std::vector<ComparedRun> runs = sidesOf(loaded(kDemoPath), RunSide::A);
    ASSERT_EQ(runs.size(), 2U);
    const std::size_t good = runs[0].name.find("0.04") != std::string::npos ? 0 : 1;
    ComparedRun bad = runs[1 - good];
    bad.side = RunSide::B;
    const ChangeSet set = configurationChanges(runs[good], bad);
    ASSERT_FALSE(set.changes.empty());
    EXPECT_EQ(set.changes.front().id, "configuration:schedule.peak_learning_rate") << describe(set);
    EXPECT_EQ(acting(set).size(), 1U) << describe(set);
}

TEST(ComparedSamples, RealConfigurationsAgainstThemselvesAreNothing)
{
    const std::string path = realFile("configs");
    if (path.empty())
        GTEST_SKIP() << absentRealFile("configs");
    for (const std::string& folder : foldersBelow(path)) {
        for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
            if (entry.is_regular_file())
                expectNothingAgainstItself(entry.path().string());
        }
    }
}

TEST(ComparedSamples, RealRecordedRunsAgainstThemselvesAreNothing)
{
    const std::vector<std::string> folders = foldersBelow(sharedFile("data/recorded"));
    if (folders.empty())
        GTEST_SKIP() << "no recorded runs lie beside the checkout";
    for (const std::string& folder : folders)
        expectNothingAgainstItself(folder);
}

/// Neighbours of `runs`: swapped sides swap what is told, and what is taken away is never equal.
void expectMirrors(const std::vector<ComparedRun>& runs)
{
    for (std::size_t i = 0; i + 1 < runs.size(); ++i) {
        ComparedRun b = runs[i + 1];
        b.side = RunSide::B;
        ComparedRun swapped = runs[i];
        swapped.side = RunSide::B;
        for (const AreaChanges changes : kAreas) {
            const ChangeSet set = changes(runs[i], b);
            EXPECT_EQ(whyNoMirror(set, changes(runs[i + 1], swapped)), "")
                << runs[i].analysis->data->sources.front();
            if (std::getenv("FAULTLINE_SHOW_CHANGES") != nullptr)
                std::printf("%s, %s: %zu equal\n%s", runs[i].name.c_str(), b.name.c_str(),
                            set.equal, describe(set).c_str());
        }
    }
}

TEST(ComparedSamples, RealRunsMirror)
{
    const std::vector<std::string> folders = foldersBelow(sharedFile("data/recorded"));
    if (folders.empty())
        GTEST_SKIP() << "no recorded runs lie beside the checkout";
    std::vector<ComparedRun> runs;
    for (const std::string& folder : folders) {
        const std::vector<ComparedRun> found = sidesOf(loaded(folder), RunSide::A);
        if (!found.empty())
            runs.push_back(found.front());
    }
    EXPECT_GT(runs.size(), 30U);
    expectMirrors(runs);
}

TEST(ComparedSamples, RealConfigurationsMirror)
{
    FAULTLINE_NEEDS_REAL(path, "configs/lucaralves");
    std::vector<std::string> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(path)) {
        if (entry.is_regular_file())
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<ComparedRun> runs;
    for (const std::string& file : files) {
        const std::vector<ComparedRun> found = sidesOf(loaded(file), RunSide::A);
        if (!found.empty())
            runs.push_back(found.front());
    }
    EXPECT_GT(runs.size(), 2U);
    expectMirrors(runs);
}

TEST(ComparedSamples, WhatIsTakenAwayIsNeverEqual)
{
    const CaseAnalysisPtr whole = loaded(kDemoPath);
    auto bare = std::make_shared<CaseAnalysis>(*whole);
    for (Training& training : bare->trainings) {
        training.configs.clear();
        training.logs.clear();
        training.printed.clear();
        training.environments.clear();
        training.datasets.clear();
    }
    const ComparedRun a = sidesOf(whole, RunSide::A).front();
    const ComparedRun b = sidesOf(bare, RunSide::B).front();
    for (const AreaChanges changes : kAreas) {
        const ChangeSet set = changes(a, b);
        EXPECT_EQ(set.equal, 0U) << describe(set);
        EXPECT_FALSE(set.notRecorded.empty());
        EXPECT_TRUE(acting(set).empty()) << describe(set);
    }
}

} // namespace
} // namespace faultline::test
