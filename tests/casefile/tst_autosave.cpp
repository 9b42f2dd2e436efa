// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/autosave.h"
#include "tests/casefile/case_samples.h"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

namespace faultline {
namespace {

using samples::fullCase;
using samples::TestFolder;

/// Stores unsaved work in a process that is killed.
void storeAndDie(const std::string& folder, const CaseFile& file, const std::string& casePath,
                 double time)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const bool isStored = Autosave(folder).store(file, casePath, "my case", time).has_value();
        static_cast<void>(::kill(::getpid(), isStored ? SIGKILL : SIGABRT));
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

TEST(Autosave, SurvivesAKill)
{
    const TestFolder folder;
    storeAndDie(folder / "state", fullCase("/cases"), "", 50.0);
    const std::vector<RecoverableCase> found = findRecoverable(folder / "state");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].name, "my case");
    EXPECT_EQ(found[0].time, 50.0);
    EXPECT_TRUE(found[0].isNewerThanCase);
    EXPECT_EQ(caseText(found[0].file, "/cases"), caseText(fullCase("/cases"), "/cases"));
    dropRecoverable(found[0]);
    EXPECT_TRUE(findRecoverable(folder / "state").empty());
}

TEST(Autosave, OneOfARunningProcessIsNotOffered)
{
    const TestFolder folder;
    const Autosave autosave(folder / "state");
    const Autosave other(folder / "state");
    EXPECT_NE(autosave.path(), other.path());
    ASSERT_TRUE(autosave.store(fullCase("/cases"), "", "x", 1.0));
    EXPECT_TRUE(findRecoverable(folder / "state").empty());
    EXPECT_TRUE(std::filesystem::exists(autosave.path()));
    autosave.discard();
    EXPECT_FALSE(std::filesystem::exists(autosave.path()));
}

TEST(Autosave, KnowsWhetherTheCaseWasSavedSince)
{
    const TestFolder folder;
    folder.write("my.faultline", caseText(CaseFile{}, folder.path()));
    storeAndDie(folder / "state", CaseFile{}, folder / "my.faultline", 50.0); // in 1970
    storeAndDie(folder / "state", CaseFile{}, folder / "my.faultline", 1e11); // after this test
    const std::vector<RecoverableCase> found = findRecoverable(folder / "state");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_TRUE(found[0].isNewerThanCase);
    EXPECT_FALSE(found[1].isNewerThanCase);
}

TEST(Autosave, DamagedOnesAreNamedAndStay)
{
    const TestFolder folder;
    storeAndDie(folder / "state", fullCase("/cases"), "", 50.0);
    const std::string path = findRecoverable(folder / "state").at(0).path;
    const std::string name = "state/" + std::filesystem::path(path).filename().string();
    folder.write(name, folder.read(name).substr(0, 300));
    std::vector<Error> problems;
    EXPECT_TRUE(findRecoverable(folder / "state", &problems).empty());
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].path, path);
    EXPECT_TRUE(std::filesystem::exists(path));
    EXPECT_TRUE(findRecoverable(folder / "no-such-folder", &problems).empty());
}

} // namespace
} // namespace faultline
