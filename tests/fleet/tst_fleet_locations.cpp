// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of runs in a bucket: what their files are known by, which runs there are, and the same
// lines as of the same files on disk.
#include "model/fleet/fingerprint.h"
#include "model/fleet/judge_path.h"
#include "model/fleet/run_folders.h"
#include "model/fleet/summary_line.h"
#include "tests/io/remote_fixture.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace faultline {
namespace {

using test::EnvironmentScope;
using test::eventsOf;
using test::FakeStore;
using test::RemoteTest;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FleetLocations : public RemoteTest {
protected:
    FleetLocations()
    {
        disk.write("one/events.out.tfevents.1700000000.h", eventsOf(300));
        disk.write("two/train.log", "step 1 loss 0.5\nstep 2 loss 0.25\nstep 3 loss nan\n");
        disk.write("notes.txt", "not a run\n");
        store.putFolder(disk.path(), "runs");
    }

    Result<PathState> stateOf(const std::string& location)
    {
        SilentMonitor silent;
        forgetRoots();
        return stateOfPath(permitLocation(location), silent);
    }
    std::string judgedOnce(const std::string& paths)
    {
        const std::string list = folder.path() + "/paths.txt";
        std::ofstream(list) << paths;
        const std::string line =
            std::string(FAULTLINE_CLI)
            + " diagnose --each --summary --exit-zero --threads 2 --paths-from '" + list
            + "' --out '" + folder.path() + "/fleet.jsonl' 2>'" + folder.path() + "/said.txt'";
        const int code = std::system(line.c_str()); // NOLINT(concurrency-mt-unsafe)
        return std::to_string(code) + " " + textOf("said.txt");
    }
    std::string textOf(const std::string& name) const
    {
        std::ifstream file(folder.path() + "/" + name);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

    test::TempFolder disk;
    FakeStore store{FakeStore::Dialect::Gcs};
    EnvironmentScope on{{"STORAGE_EMULATOR_HOST", store.url()}};
    SilentMonitor monitor;
};

TEST_F(FleetLocations, AreKnownByTheirListing)
{
    const Result<PathState> first = stateOf("gs://bucket/runs");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->files, 3U);
    EXPECT_EQ(stateOf("gs://bucket/runs/")->fingerprint, first->fingerprint);
    store.put("runs/two/train.log", "step 1 loss 0.5\nstep 2 loss 0.25\nstep 3 loss nun\n");
    EXPECT_NE(stateOf("gs://bucket/runs")->fingerprint, first->fingerprint);
    EXPECT_EQ(stateOf("gs://bucket/runs")->bytes, first->bytes);
    EXPECT_FALSE(stateOf("gs://elsewhere/runs"));
}

TEST_F(FleetLocations, HoldOneRunInEachFolder)
{
    EXPECT_THAT(*runFoldersIn("gs://bucket/runs/", monitor),
                ElementsAre("gs://bucket/runs/one", "gs://bucket/runs/two"));
    EXPECT_THAT(*runFoldersIn(disk.path(), monitor),
                ElementsAre(disk.path() + "/one", disk.path() + "/two"));
    // An archive is one of itself; nothing of it is fetched for that.
    store.forgetRequests();
    EXPECT_THAT(*runFoldersIn("gs://bucket/runs.zip", monitor),
                ElementsAre("gs://bucket/runs.zip"));
    EXPECT_TRUE(store.requests().empty());
    EXPECT_FALSE(runFoldersIn(disk.path() + "/one", monitor));
    EXPECT_FALSE(runFoldersIn("gs://bucket/nothing", monitor));
}

TEST_F(FleetLocations, GiveTheLinesOfTheSameFilesOnDisk)
{
    for (const std::string run : {"one", "two"}) {
        const std::string location = "gs://bucket/runs/" + run;
        std::vector<RunSummary> there = judgePath(location, stateOf(location), {}, monitor);
        const std::string path = disk.path() + "/" + run;
        std::vector<RunSummary> here = judgePath(path, stateOfPath(path, monitor), {}, monitor);
        ASSERT_EQ(there.size(), here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            EXPECT_TRUE(there[i].error.empty());
            there[i].path = here[i].path;
            there[i].fingerprint = here[i].fingerprint;
            EXPECT_EQ(summaryLine(there[i]), summaryLine(here[i]));
        }
    }
}

TEST_F(FleetLocations, AreJudgedByTheCommandAndSkippedWhileUnchanged)
{
    const std::string paths = "gs://bucket/runs/one\ngs://bucket/runs/two\ngs://bucket/none\n";
    EXPECT_THAT(judgedOnce(paths), HasSubstr("0 faultline-cli: judged 3 paths, 1 of them could "
                                             "not be read; 0 unchanged"));
    EXPECT_THAT(textOf("fleet.jsonl"), HasSubstr("\"path\":\"gs://bucket/runs/two\""));
    const std::string before = textOf("fleet.jsonl");
    store.forgetRequests();
    EXPECT_THAT(judgedOnce("gs://bucket/runs/one\ngs://bucket/runs/two\n"),
                HasSubstr("judged 0 paths, 0 of them could not be read; 2 unchanged"));
    EXPECT_EQ(textOf("fleet.jsonl"), before);
    EXPECT_EQ(store.requests().size(), 2U); // a listing each
    store.put("runs/two/train.log", "step 1 loss 0.5\n");
    EXPECT_THAT(judgedOnce("gs://bucket/runs/one\ngs://bucket/runs/two\n"),
                HasSubstr("judged 1 path, 0 of them could not be read; 1 unchanged"));
}

TEST_F(FleetLocations, KeepSecretsOutOfTheirLines)
{
    judgedOnce("https://me:hunter2@127.0.0.1:1/runs?X-Amz-Signature=abcdef\n");
    EXPECT_THAT(textOf("fleet.jsonl"), HasSubstr("127.0.0.1"));
    EXPECT_THAT(textOf("fleet.jsonl") + textOf("said.txt"),
                ::testing::Not(::testing::AnyOf(HasSubstr("hunter2"), HasSubstr("abcdef"))));
}

} // namespace
} // namespace faultline
