// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "tests/compare/compared_runs.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <algorithm>
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
        GTEST_SKIP() << "../shared/data/recorded is not there";
    for (const std::string& folder : folders)
        expectNothingAgainstItself(folder);
}

TEST(ComparedSamples, RealRunsMirror)
{
    const std::vector<std::string> folders = foldersBelow(sharedFile("data/recorded"));
    if (folders.empty())
        GTEST_SKIP() << "../shared/data/recorded is not there";
    std::vector<ComparedRun> runs;
    for (const std::string& folder : folders) {
        const std::vector<ComparedRun> found = sidesOf(loaded(folder), RunSide::A);
        if (!found.empty())
            runs.push_back(found.front());
    }
    for (std::size_t i = 0; i + 1 < runs.size(); ++i) {
        ComparedRun b = runs[i + 1];
        b.side = RunSide::B;
        ComparedRun swappedA = runs[i + 1];
        ComparedRun swappedB = runs[i];
        swappedB.side = RunSide::B;
        for (const AreaChanges changes : kAreas) {
            const ChangeSet set = changes(runs[i], b);
            EXPECT_EQ(whyNoMirror(set, changes(swappedA, swappedB)), "")
                << folders[i] << ", " << folders[i + 1];
            if (std::getenv("FAULTLINE_SHOW_CHANGES") != nullptr)
                std::printf("%s %s equal %zu\n%s", folders[i].c_str(), folders[i + 1].c_str(),
                            set.equal, describe(set).c_str());
        }
    }
}

} // namespace
} // namespace faultline::test
