// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_artifacts.h"
#include "model/readers/assign_artifacts.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

FileReport fileAt(const std::string& path)
{
    FileReport file;
    file.path = path;
    file.displayName = path;
    file.id = ArtifactId(file.displayName);
    return file;
}

template <typename Made>
std::shared_ptr<const Made> artifactAt(const std::string& path)
{
    auto made = std::make_shared<Made>();
    made->file = fileAt(path);
    return made;
}

std::shared_ptr<ConsoleLog> logWithLoss(const std::string& path, std::size_t points)
{
    auto log = std::make_shared<ConsoleLog>();
    log->file = fileAt(path);
    ScalarSeriesBuilder builder;
    for (std::size_t i = 0; i < points; ++i) {
        const ScalarPoint point{.step = static_cast<std::int64_t>(i), .wallTime = 0, .value = 1.0};
        builder.append({&point, 1});
    }
    log->series["loss"].series = builder.snapshot();
    return log;
}

RunPtr runAt(const std::string& path)
{
    auto run = std::make_shared<Run>();
    run->name = path;
    run->id = RunId(run->name);
    run->path = path;
    return run;
}

TEST(AssignArtifacts, GoesToTheRunInItsFolderOrTheNearestAbove)
{
    CaseData data;
    data.runs = {runAt("m"), runAt("m/a"), runAt("m/b")};
    data.hardwareLogs = {artifactAt<HardwareLog>("m/a/gpu.csv"),
                         artifactAt<HardwareLog>("m/b/logs/old/gpu.csv"),
                         artifactAt<HardwareLog>("m/c/gpu.csv")};
    assignArtifacts(data);
    EXPECT_EQ(data.runOf(ArtifactId("m/a/gpu.csv")), RunId("m/a"));
    EXPECT_EQ(data.runOf(ArtifactId("m/b/logs/old/gpu.csv")), RunId("m/b"));
    EXPECT_EQ(data.runOf(ArtifactId("m/c/gpu.csv")), RunId("m"));
}

TEST(AssignArtifacts, AFolderWithTheSameBeginningIsNotAParent)
{
    CaseData data;
    data.runs = {runAt("exp1"), runAt("exp10/train")};
    data.configs = {artifactAt<ConfigDocument>("exp10/pipeline.config")};
    assignArtifacts(data);
    EXPECT_EQ(data.runOf(ArtifactId("exp10/pipeline.config")), RunId("exp10/train"));
}

TEST(AssignArtifacts, WhatLiesAboveOneTrainingBelongsToIt)
{
    CaseData data;
    data.runs = {runAt("model/train"), runAt("model/eval")};
    data.configs = {artifactAt<ConfigDocument>("model/pipeline.config")};
    assignArtifacts(data);
    EXPECT_TRUE(data.runOf(ArtifactId("model/pipeline.config")).text().starts_with("model/"));
}

TEST(AssignArtifacts, WhatTheRecorderNotedBelongsToTheCurvesBesideItOrAround)
{
    const auto recordedIn = [](const std::string& folder) {
        auto facts = std::make_shared<ConfigDocument>();
        facts->file = fileAt(folder + "/run.json");
        facts->kind = ConfigKind::RunFacts;
        return facts;
    };
    CaseData around; // the training writes to m, the recorder to m/record
    around.runs = {runAt("m"), runAt("n")};
    around.configs = {recordedIn("m/record")};
    around.logs = {artifactAt<ConsoleLog>("m/record/console.log")};
    assignArtifacts(around);
    EXPECT_EQ(around.runOf(ArtifactId("m/record/console.log")), RunId("m"));
    CaseData inside; // two recordings whose trainings wrote into them
    inside.runs = {runAt("m/a/tb"), runAt("m/b/tb")};
    inside.configs = {recordedIn("m/a"), recordedIn("m/b")};
    inside.logs = {artifactAt<ConsoleLog>("m/a/console.log"),
                   artifactAt<ConsoleLog>("m/b/console.log")};
    assignArtifacts(inside);
    EXPECT_EQ(inside.runOf(ArtifactId("m/a/console.log")), RunId("m/a/tb"));
    EXPECT_EQ(inside.runOf(ArtifactId("m/b/console.log")), RunId("m/b/tb"));
}

TEST(AssignArtifacts, WhatLiesAboveSeveralTrainingsBelongsToNone)
{
    CaseData data;
    data.runs = {runAt("sweep/a/train"), runAt("sweep/b/train")};
    data.configs = {artifactAt<ConfigDocument>("sweep/base.yaml")};
    data.logs = {artifactAt<ConsoleLog>("sweep/a/train/console.log")};
    assignArtifacts(data);
    EXPECT_EQ(data.runOf(ArtifactId("sweep/base.yaml")), RunId());
    EXPECT_EQ(data.runOf(ArtifactId("sweep/a/train/console.log")), RunId("sweep/a/train"));
    EXPECT_EQ(data.runs.size(), 2U);
}

/// A table of metrics with a loss of its own, or with that of another run.
RunPtr tableAt(const std::string& path, double scale)
{
    auto run = std::make_shared<Run>();
    run->origin = RunOrigin::Metrics;
    run->name = path;
    run->id = RunId(path);
    run->path = path.substr(0, path.rfind('/'));
    run->files.push_back(fileAt(path));
    ScalarSeriesBuilder builder;
    for (int i = 0; i < 20; ++i) {
        const ScalarPoint point{
            .step = i, .wallTime = 0, .value = scale * (0.1234567 + 1.0 / (1.0 + i))};
        builder.append({&point, 1});
    }
    run->scalars["loss"].series = builder.snapshot();
    return run;
}

/// The same curves as event files have them.
RunPtr asEvents(const RunPtr& table, const std::string& id)
{
    auto run = std::make_shared<Run>(*table);
    run->origin = RunOrigin::Events;
    run->id = RunId(id);
    return run;
}

TEST(AssignArtifacts, NamesTellWhichOfSeveralRunsALogIsOf)
{
    CaseData data;
    data.runs = {tableAt("exp/first.csv", 1.0), tableAt("exp/second.csv", 2.0)};
    data.logs = {artifactAt<ConsoleLog>("exp/train_first.log"),
                 artifactAt<ConsoleLog>("exp/train_second.log")};
    assignArtifacts(data);
    EXPECT_EQ(data.runOf(ArtifactId("exp/train_first.log")), RunId("exp/first.csv"));
    EXPECT_EQ(data.runOf(ArtifactId("exp/train_second.log")), RunId("exp/second.csv"));
}

TEST(AssignArtifacts, ATableThatSaysAgainWhatEventFilesSayIsNoOtherTraining)
{
    CaseData data;
    data.runs = {asEvents(tableAt("exp/events/x", 1.0), "exp/events"),
                 tableAt("exp/csv/version_0/metrics.csv", 1.0)};
    data.logs = {artifactAt<ConsoleLog>("exp/train.log")};
    assignArtifacts(data);
    EXPECT_EQ(data.runOf(ArtifactId("exp/train.log")), RunId("exp/events"));
    EXPECT_EQ(data.runs.size(), 2U);
}

TEST(AssignArtifacts, ALogWithoutEventFilesMakesARun)
{
    CaseData data;
    data.logs = {logWithLoss("job/train.log", 5)};
    data.hardwareLogs = {artifactAt<HardwareLog>("job/gpu.csv")};
    assignArtifacts(data);
    ASSERT_EQ(data.runs.size(), 1U);
    const auto& run = *data.runs.front();
    EXPECT_EQ(run.origin, RunOrigin::Console);
    ASSERT_NE(run.findScalar("loss"), nullptr);
    EXPECT_EQ(run.findScalar("loss")->size(), 5U);
    EXPECT_EQ(data.runOf(ArtifactId("job/train.log")), run.id);
    EXPECT_EQ(data.runOf(ArtifactId("job/gpu.csv")), run.id);
}

TEST(AssignArtifacts, BothStreamsOfAJobMakeOneRun)
{
    CaseData data;
    data.logs = {
        artifactAt<ConsoleLog>("jobs/Error_17.err"), artifactAt<ConsoleLog>("jobs/Error_18.err"),
        artifactAt<ConsoleLog>("jobs/Output_17.out"), artifactAt<ConsoleLog>("jobs/Output_18.out")};
    data.hardwareLogs = {artifactAt<HardwareLog>("jobs/gpu.csv")};
    assignArtifacts(data);
    EXPECT_EQ(data.runs.size(), 2U);
    EXPECT_EQ(data.runOf(ArtifactId("jobs/Error_17.err")),
              data.runOf(ArtifactId("jobs/Output_17.out")));
    EXPECT_NE(data.runOf(ArtifactId("jobs/Error_17.err")),
              data.runOf(ArtifactId("jobs/Error_18.err")));
    // Which of the two jobs it saw cannot be told.
    EXPECT_EQ(data.runOf(ArtifactId("jobs/gpu.csv")), RunId());
}

TEST(AssignArtifacts, FilesOfAConsoleRunAreCountedOnce)
{
    CaseData data;
    auto log = std::make_shared<ConsoleLog>();
    log->file = fileAt("job/train.log");
    log->file.issues.add({.code = IssueCode::NulBytes,
                          .path = "job/train.log",
                          .offsetBytes = 3,
                          .bytesLost = 2,
                          .detail = {}});
    data.logs = {log};
    assignArtifacts(data);
    std::size_t files = 0;
    std::uint64_t issues = 0;
    forEachFile(data, [&](const FileReport& file) {
        ++files;
        issues += file.issues.totalCount();
    });
    EXPECT_EQ(files, 1U);
    EXPECT_EQ(issues, 1U);
}

} // namespace
} // namespace faultline
