// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is followed equals what a fresh load of the final files gives.
#include "model/core/console_log.h"
#include "model/readers/follow/cadence.h"
#include "model/readers/follow/case_follower.h"
#include "model/readers/load_case.h"
#include "tests/readers/follow/run_text.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>

namespace faultline {
namespace {

using namespace test;
namespace fs = std::filesystem;

double realNow()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

void append(const std::string& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::app) << bytes;
}

std::string events(int from, int to, double start = 1.0e9)
{
    EventWriter writer;
    if (from == 0)
        writer.fileVersion(start);
    for (int step = from; step < to; ++step)
        writer.scalar("loss", step, start + step, 1.0F / static_cast<float>(step + 1));
    return writer.data();
}

/// A folder that is followed; time goes on as the test says.
class Followed {
public:
    [[nodiscard]] const std::string& path() const { return m_folder.path(); }
    [[nodiscard]] std::string file(const std::string& name) const { return path() + "/" + name; }
    std::string write(const std::string& name, std::string_view content) const
    {
        return m_folder.write(name, content);
    }

    [[nodiscard]] CasePtr load() const
    {
        SilentMonitor monitor;
        const std::vector<std::string> paths{path()};
        LoadOptions options;
        options.tables = tables;
        const Result<CasePtr> loaded = loadCase(paths, monitor, options);
        return loaded ? loaded.value() : std::make_shared<const CaseData>();
    }
    void begin()
    {
        m_loaded = load();
        m_follower.emplace(m_loaded, m_monitor, m_now, tables);
    }
    /// Looks everywhere, `seconds` later.
    CasePtr step(double seconds = 1.5)
    {
        m_now += seconds;
        m_follower->poll({}, false, m_monitor, m_now);
        return m_follower->snapshot();
    }
    /// So much later that everything counts as stopped.
    CasePtr settle()
    {
        step();
        step();
        return step(1.0e5);
    }
    [[nodiscard]] CaseFollower& follower() { return *m_follower; }
    [[nodiscard]] FollowStatus status() const { return m_follower->status(m_now); }
    [[nodiscard]] const CasePtr& loaded() const { return m_loaded; }
    [[nodiscard]] double now() const { return m_now; }

    std::map<std::string, TableChoice> tables; ///< what the user chose

private:
    TempFolder m_folder;
    SilentMonitor m_monitor;
    CasePtr m_loaded;
    std::optional<CaseFollower> m_follower;
    double m_now = realNow();
};

std::size_t pointsOf(const CaseData& data, std::string_view run, std::string_view tag = "loss")
{
    const RunPtr found = data.runNamed(run);
    const ScalarSeries* series = found ? found->findScalar(tag) : nullptr;
    return series ? series->size() : 0;
}

TEST(CaseFollower, ReadsWhatIsAppended)
{
    Followed followed;
    const std::string path = followed.write("train/events.out.tfevents.1", events(0, 10));
    followed.write("other/events.out.tfevents.1", events(0, 7));
    followed.begin();
    EXPECT_EQ(followed.step(), followed.loaded()) << "nothing happened";

    append(path, events(10, 15));
    const CasePtr data = followed.step();
    EXPECT_EQ(pointsOf(*data, "train"), 15U);
    EXPECT_EQ(data->runNamed("other"), followed.loaded()->runNamed("other")) << "shared";
    EXPECT_EQ(followed.step(), data);
    EXPECT_EQ(followed.status().lastStep, 14);
    EXPECT_EQ(followed.status().run, "train");
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, WritersOfEveryKindEqualAFreshLoad)
{
    std::mt19937 random(11);
    for (int round = 0; round < 6; ++round) {
        Followed followed;
        const std::string first = followed.write("a/events.out.tfevents.1", events(0, 3));
        followed.begin();
        // Byte for byte, then rotated, then in a second run, a damaged piece among them.
        std::string content = events(3, 12);
        if (round % 2 == 1)
            content[content.size() / 2] ^= 0x20;
        for (std::size_t at = 0; at < content.size();) {
            const std::size_t size =
                round < 2 ? 1 : std::uniform_int_distribution<std::size_t>(1, 300)(random);
            append(first, std::string_view(content).substr(at, size));
            at += size;
            if (round > 1 || at % 16 == 0)
                followed.step(0.2);
        }
        followed.step(3.0);
        followed.write("a/events.out.tfevents.2", events(0, 5, 2.0e9).substr(0, 150));
        followed.step();
        append(followed.file("a/events.out.tfevents.2"), events(0, 5, 2.0e9).substr(150));
        followed.write("b/events.out.tfevents.3", events(0, 4, 3.0e9));
        followed.step();
        append(followed.file("b/events.out.tfevents.3"), events(4, 6, 3.0e9));
        EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load())) << "round " << round;
    }
}

TEST(CaseFollower, AnOlderFileOfTheRunThatGrowsKeepsTheOrder)
{
    Followed followed;
    const std::string older = followed.write("events.out.tfevents.1", events(0, 10));
    const std::string newer = followed.write("events.out.tfevents.2", events(0, 10, 2.0e9));
    followed.begin();
    for (int step = 10; step < 14; ++step) {
        append(older, events(step, step + 1));
        append(newer, events(step, step + 1, 2.0e9));
        followed.step();
    }
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
    // One that belongs before those that are there.
    followed.write("events.out.tfevents.0", events(0, 3, 5.0e8));
    followed.step();
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, KeepsWhatWasReadOfADeletedFile)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10));
    followed.begin();
    fs::remove(path);
    EXPECT_EQ(pointsOf(*followed.step(), "."), 10U);
    std::vector<FileNotice> notices = followed.follower().takeNotices();
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_EQ(notices.front().kind, FileNotice::Kind::Deleted);
    EXPECT_EQ(notices.front().path, path);

    // Made again by a training that starts over: the old points stay, the new ones follow.
    followed.write("events.out.tfevents.1", events(0, 4, 2.0e9));
    const CasePtr data = followed.step();
    EXPECT_EQ(pointsOf(*data, "."), 14U);
    EXPECT_EQ(data->runs.front()->files.size(), 2U);
    notices = followed.follower().takeNotices();
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_EQ(notices.front().kind, FileNotice::Kind::Replaced);
    append(path, events(4, 9, 2.0e9));
    EXPECT_EQ(pointsOf(*followed.step(), "."), 19U);
}

TEST(CaseFollower, KeepsWhatWasReadOfATruncatedFile)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10));
    followed.begin();
    std::ofstream(path, std::ios::binary | std::ios::trunc) << events(0, 2, 2.0e9);
    EXPECT_EQ(pointsOf(*followed.step(), "."), 12U);
    const std::vector<FileNotice> notices = followed.follower().takeNotices();
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_EQ(notices.front().kind, FileNotice::Kind::Shrank);
}

TEST(CaseFollower, ALongerCopyInPlaceOfTheFileIsTheSameFile)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10));
    followed.begin();
    // As rsync does it: written beside, then moved over.
    const std::string copy = followed.write("events.copy", events(0, 10) + events(10, 25));
    fs::rename(copy, path);
    const CasePtr data = followed.step();
    EXPECT_EQ(pointsOf(*data, "."), 25U);
    EXPECT_EQ(data->runs.front()->files.size(), 1U);
    EXPECT_TRUE(followed.follower().takeNotices().empty());
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, DoesNotReadACopyThatIsBeingMade)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10));
    followed.begin();
    const std::string copy = followed.write(".events.out.tfevents.1.Xa81bc", events(0, 20));
    followed.write("events.out.tfevents.2_.gstmp", events(0, 20));
    EXPECT_EQ(pointsOf(*followed.step(), "."), 10U);
    fs::rename(copy, path);
    EXPECT_EQ(pointsOf(*followed.step(), "."), 20U);
    EXPECT_TRUE(followed.follower().takeNotices().empty());
}

TEST(CaseFollower, ReadsAFileThatWasNoneUntilItGrew)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", "");
    followed.write("b/events.out.tfevents.1", events(0, 3));
    followed.write("c/events.out.tfevents.1", "not a record at all, and long enough to be one");
    followed.begin();
    append(path, events(0, 10));
    append(followed.file("c/events.out.tfevents.1"), "more of it");
    EXPECT_EQ(pointsOf(*followed.step(), "."), 10U);
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, SaysWhenARunStoppedAndThatItWentOn)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10) + "half");
    followed.begin();
    EXPECT_TRUE(followed.status().isGrowing) << "written just now";
    EXPECT_EQ(followed.step()->issues.totalCount(), 0U) << "the half record may be completed";

    followed.step(kShortestSilence + 1.0);
    EXPECT_FALSE(followed.status().isGrowing);
    EXPECT_EQ(followed.status().lastStep, 9);
    EXPECT_EQ(followed.step()->issues.count(IssueCode::TruncatedTail), 1U);

    fs::resize_file(path, fs::file_size(path) - 4);
    append(path, events(10, 11));
    EXPECT_EQ(pointsOf(*followed.step(), "."), 11U);
    EXPECT_TRUE(followed.status().isGrowing);
    EXPECT_EQ(followed.status().growingRuns, 1U);
}

TEST(CaseFollower, PatienceFollowsTheCadenceOfTheRun)
{
    const auto patience = [](double gap) {
        ScalarSeriesBuilder builder;
        for (int i = 0; i < 200; ++i) {
            // A restart after a night: the step goes back.
            const double night = i >= 100 ? 50'000.0 : 0.0;
            const ScalarPoint point{.step = i % 100, .wallTime = 1.0e9 + gap * i + night};
            builder.append({&point, 1});
        }
        faultline::Run run;
        run.scalars["loss"].series = builder.snapshot();
        return patienceWith(run);
    };
    EXPECT_DOUBLE_EQ(patience(1.0), kShortestSilence);
    EXPECT_NEAR(patience(120.0), 600.0, 1e-3);
    EXPECT_DOUBLE_EQ(patienceWith(faultline::Run()), kShortestSilence);
}

TEST(CaseFollower, ReadsLogsAgainThatGrow)
{
    Followed followed;
    const std::string log = followed.write("train.log", "2024-05-01 10:00:00 step 1 loss 0.5\n"
                                                        "2024-05-01 10:00:01 step 2 loss 0.4\n");
    followed.write("events.out.tfevents.1", events(0, 3));
    followed.begin();
    ASSERT_EQ(followed.loaded()->logs.size(), 1U);
    append(log, "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB\n");
    const CasePtr data = followed.step();
    EXPECT_EQ(data->logs.front()->lines.size(), 3U);
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));

    followed.write("new.log", "2024-05-01 10:00:00 step 1 loss 0.5\nTraceback (most recent call "
                              "last):\n  File \"a.py\", line 1, in <module>\nValueError: x\n");
    EXPECT_EQ(followed.step()->logs.size(), 2U);
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));

    fs::remove(log);
    EXPECT_EQ(followed.step()->logs.size(), 2U) << "what was read stays";
    EXPECT_EQ(followed.follower().takeNotices().size(), 1U);
}

TEST(CaseFollower, ReadsATableThatGrowsByTheColumnsThatWereChosen)
{
    Followed followed;
    const std::string path = followed.write("exp/numbers.csv", "k,u,v\n1,10,5\n2,20,6\n");
    followed.tables[path] = {.step = "k", .time = {}, .metrics = {"v"}};
    followed.begin();
    ASSERT_EQ(pointsOf(*followed.loaded(), "exp/numbers.csv", "v"), 2U);
    for (int step = 3; step < 6; ++step) {
        append(path, std::to_string(step) + ",30,7\n");
        const CasePtr data = followed.step();
        EXPECT_EQ(pointsOf(*data, "exp/numbers.csv", "v"), static_cast<std::size_t>(step));
        EXPECT_EQ(pointsOf(*data, "exp/numbers.csv", "u"), 0U);
    }
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, FindsTheRunsThatAreAppendedToATableOfSeveral)
{
    Followed followed;
    const std::string path = followed.write("sweep.csv", "who,k,v\na,1,5\nb,1,6\n");
    followed.tables[path] = {.step = "k", .time = {}, .metrics = {"v"}, .run = "who"};
    followed.begin();
    ASSERT_EQ(followed.loaded()->runs.size(), 2U);
    append(path, "a,2,4\nc,1,9\nc,2,8\n");
    followed.step();
    const CasePtr data = followed.step();
    EXPECT_EQ(pointsOf(*data, "sweep.csv/a", "v"), 2U);
    EXPECT_EQ(pointsOf(*data, "sweep.csv/b", "v"), 1U);
    EXPECT_EQ(pointsOf(*data, "sweep.csv/c", "v"), 2U);
    EXPECT_EQ(textOf(*followed.settle()), textOf(*followed.load()));
}

TEST(CaseFollower, ATableWrittenAnewIsShownAsItIs)
{
    Followed followed;
    const std::string path = followed.write("m.csv", "epoch,loss\n1,5\n2,6\n3,7\n");
    followed.begin();
    std::ofstream(path, std::ios::binary | std::ios::trunc) << "epoch,loss\n1,9\n";
    const CasePtr data = followed.step();
    EXPECT_EQ(pointsOf(*data, "m.csv"), 1U);
    const std::vector<FileNotice> notices = followed.follower().takeNotices();
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_EQ(notices.front().kind, FileNotice::Kind::Shrank);
    EXPECT_FALSE(notices.front().isKept);
}

TEST(CaseFollower, WhatBecameOfAFileStaysAmongTheIssues)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 10));
    const std::string log = followed.write("train.log", "2024-05-01 10:00:00 step 1 loss 0.5\n"
                                                        "2024-05-01 10:00:01 step 2 loss 0.4\n");
    followed.begin();
    fs::remove(path);
    std::ofstream(log, std::ios::binary | std::ios::trunc) << "2024-05-01 11:00:00 step 1 loss 1\n";
    followed.step();
    const CasePtr data = followed.step();
    EXPECT_EQ(followed.follower().takeNotices().size(), 2U);
    std::map<std::string, std::string> told;
    for (const ImportIssue& issue : data->issues.kept()) {
        if (issue.code == IssueCode::FileShrank)
            told[issue.path] = toEnglish(issue.detail);
    }
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[path],
              "deleted or moved while it was followed; what was read before is still shown");
    EXPECT_EQ(told[log], "cut, or written anew while it was followed; what it holds now is shown");
    append(log, "2024-05-01 11:00:01 step 2 loss 1\n");
    EXPECT_EQ(followed.step()->issues.count(IssueCode::FileShrank), 2U) << "also when it goes on";
}

TEST(CaseFollower, EverythingThatALogOfWeightsAndBiasesHoldsGrows)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/data/metrics/wandb/run.wandb",
                       std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    ASSERT_FALSE(whole.empty());
    Followed followed;
    const std::string path =
        followed.write("offline-run-1/run.wandb", whole.substr(0, whole.size() / 2));
    followed.write("events.out.tfevents.1", events(0, 3)); // another run that could have its log
    followed.begin();
    const auto linesOf = [](const CaseData& data) {
        return data.logs.empty() ? 0U : data.logs.front()->lines.size();
    };
    const std::size_t linesBefore = linesOf(*followed.loaded());
    append(path, std::string_view(whole).substr(whole.size() / 2));
    const CasePtr data = followed.step();
    const CasePtr fresh = followed.load();
    EXPECT_LT(linesBefore, linesOf(*fresh)) << "the first half is to lack something";
    EXPECT_EQ(linesOf(*data), linesOf(*fresh));
    EXPECT_EQ(data->logs.size(), fresh->logs.size());
    EXPECT_EQ(data->hardwareLogs.size(), fresh->hardwareLogs.size());
    EXPECT_EQ(data->configs.size(), fresh->configs.size());
    EXPECT_EQ(data->runOfArtifact, fresh->runOfArtifact);
    EXPECT_EQ(textOf(*followed.settle()), textOf(*fresh));
}

TEST(CaseFollower, LooksOnlyWhereItIsToldIfItIsTold)
{
    Followed followed;
    const std::string path = followed.write("events.out.tfevents.1", events(0, 3));
    followed.begin();
    followed.step();
    SilentMonitor monitor;
    append(path, events(3, 5));
    // Between two looks around, what is told is read at once.
    followed.follower().poll({.files = {path}, .folders = {}}, true, monitor,
                             followed.now() + 0.01);
    EXPECT_TRUE(followed.follower().hasNews());
    EXPECT_EQ(pointsOf(*followed.follower().snapshot(), "."), 5U);
}

} // namespace
} // namespace faultline
