// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "model/core/case_artifacts.h"
#include "model/readers/load_case.h"
#include "tests/casefile/case_samples.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::TestFolder;

const std::string kVersion1 =
    std::string(FAULTLINE_TESTS_DIR) + "/data/casefile/version-1.faultline";

std::string events(double start)
{
    test::EventWriter writer;
    writer.fileVersion(start);
    for (int i = 0; i < 5; ++i)
        writer.scalar("loss", i, start + i, 1.0F);
    return writer.data();
}

CasePtr loaded(const std::vector<std::string>& sources)
{
    SilentMonitor monitor;
    const Result<CasePtr> data = loadCase(sources, monitor);
    return data ? *data : nullptr;
}

std::set<RunId> runsOf(const CaseData& data)
{
    std::set<RunId> ids;
    for (const RunPtr& run : data.runs)
        ids.insert(run->id);
    return ids;
}

/// Two trainings in folders of the same name, each with a log beside its run.
void writeTwins(const TestFolder& folder)
{
    for (const char* place : {"a", "b"}) {
        const std::string below = std::string(place) + "/exp/";
        folder.write(below + "train/events.out.tfevents.1.h", events(*place == 'a' ? 1e9 : 2e9));
        folder.write(below + "gpu.csv", "timestamp, index, utilization.gpu [%]\n"
                                        "2024/05/01 12:00:00.123, 0, 97 %\n"
                                        "2024/05/01 12:00:01.123, 0, 96 %\n");
    }
}

TEST(RunIds, DoNotDependOnWhatElseIsOpen)
{
    const TestFolder folder;
    writeTwins(folder);
    const std::string a = folder / "a/exp";
    const std::string b = folder / "b/exp";
    const CasePtr alone = loaded({a});
    const CasePtr both = loaded({a, b});
    const CasePtr turned = loaded({b, a});
    ASSERT_TRUE(alone && both && turned);
    const RunId run(a + "/train");
    const ArtifactId log(a + "/gpu.csv");
    for (const CasePtr& data : {alone, both, turned}) {
        ASSERT_TRUE(data->findRun(run));
        EXPECT_DOUBLE_EQ(data->findRun(run)->startTime().value_or(0.0), 1e9);
        ASSERT_TRUE(findArtifact(data->hardwareLogs, log));
        EXPECT_EQ(data->runOf(log), run);
    }
    EXPECT_EQ(runsOf(*both), runsOf(*turned));
    // What people read does depend on it.
    EXPECT_EQ(alone->nameOf(run), "train");
    EXPECT_EQ(both->nameOf(run), "exp/train");
    EXPECT_EQ(turned->nameOf(run), "a/exp/train");
    EXPECT_EQ(turned->nameOf(log), "a/exp/gpu.csv");
}

TEST(RunIds, SurviveThatAFolderAboveIsOpenedToo)
{
    const TestFolder folder;
    writeTwins(folder);
    const std::string inner = folder / "a/exp";
    const CasePtr alone = loaded({inner});
    for (const auto& sources :
         std::vector<std::vector<std::string>>{{inner, folder.path()}, {folder.path(), inner}}) {
        const CasePtr both = loaded(sources);
        ASSERT_TRUE(alone && both);
        EXPECT_EQ(both->runs.size(), 2U);
        EXPECT_TRUE(both->findRun(alone->runs.at(0)->id));
    }
}

TEST(RunIds, HowAPathIsWrittenMakesNoDifference)
{
    const TestFolder folder;
    writeTwins(folder);
    const CasePtr plain = loaded({folder / "a/exp"});
    const CasePtr odd = loaded({folder / "b/../a/./exp/"});
    const CasePtr relative = loaded({fs::relative(folder / "a/exp").string()});
    ASSERT_TRUE(plain && odd && relative);
    EXPECT_EQ(runsOf(*plain), runsOf(*odd));
    EXPECT_EQ(runsOf(*plain), runsOf(*relative));
}

TEST(RunIds, EveryRunAndArtifactHasItsOwn)
{
    const TestFolder folder;
    writeTwins(folder);
    folder.write("a/exp/run.csv", "step,loss\n0,1\n1,0.5\n");
    folder.write("a/exp/train.log", "Epoch 1: loss 1.0\nEpoch 2: loss 0.5\n");
    // Two event files that were opened by themselves are two runs.
    const std::string events1 = folder / "a/exp/train/events.out.tfevents.1.h";
    folder.write("a/exp/train/events.out.tfevents.2.h", events(1.5e9));
    const std::string events2 = folder / "a/exp/train/events.out.tfevents.2.h";
    for (const auto& sources :
         std::vector<std::vector<std::string>>{{folder.path()}, {folder / "b", events1, events2}}) {
        const CasePtr data = loaded(sources);
        ASSERT_TRUE(data);
        EXPECT_EQ(runsOf(*data).size(), data->runs.size());
        EXPECT_FALSE(runsOf(*data).contains(RunId()));
        std::set<ArtifactId> artifacts;
        forEachArtifact(*data, [&](ArtifactKind, const Artifact& artifact) {
            EXPECT_FALSE(artifact.id().empty());
            EXPECT_TRUE(artifacts.insert(artifact.id()).second) << artifact.id();
        });
    }
}

TEST(CaseIdentity, WhatWasSaidFollowsFoldersThatMove)
{
    const TestFolder folder;
    writeTwins(folder);
    const std::string a = folder / "a/exp";
    CaseFile file;
    file.sources = {folder / "b/exp", a};
    file.checklist.newestRuns = {RunId(a + "/train")};
    file.clockCorrections[ArtifactId(a + "/gpu.csv")] = 60.0;
    const std::string key =
        toString(FindingKey{.rule = RuleId("x"), .run = RunId(a + "/train"), .step = StepIndex(3)});
    file.checklist.setNote(Note::Target::Finding, key, "mine", 1.0);
    file.last = summaryOf(*loaded(file.sources), Diagnosis{}, 1.0);
    const auto expectAllAt = [](const CaseFile& case_, const std::string& place) {
        EXPECT_EQ(case_.checklist.newestRuns.at(0), RunId(place + "/train"));
        EXPECT_TRUE(case_.clockCorrections.contains(ArtifactId(place + "/gpu.csv")));
        EXPECT_EQ(case_.checklist.notes.at(0).key, "x@" + place + "/train@3");
        const CasePtr data = loaded(case_.sources);
        ASSERT_TRUE(data && case_.last);
        EXPECT_TRUE(data->findRun(case_.checklist.newestRuns.at(0)));
        EXPECT_TRUE(newRuns(*case_.last, *data).empty());
    };
    expectAllAt(file, a);
    // The case file moves with its sources.
    ASSERT_TRUE(saveCaseFile(file, folder / "my.faultline"));
    const TestFolder other;
    fs::copy(folder.path(), other.path(), fs::copy_options::recursive);
    const Result<CaseFile> copied = loadCaseFile(other / "my.faultline");
    ASSERT_TRUE(copied) << copied.error().message();
    expectAllAt(*copied, other / "a/exp");
    // A source moves and the case is told.
    fs::create_directories(folder / "c");
    fs::rename(folder / "a/exp", folder / "c/exp");
    CaseFile told = *loadCaseFile(folder / "my.faultline");
    EXPECT_EQ(relocateSource(told, 1, folder / "c/exp"), 1U);
    expectAllAt(told, folder / "c/exp");
}

TEST(CaseIdentity, OtherSourcesDoNotChangeWhatIsStored)
{
    CaseFile file;
    file.sources = {"/data/b"};
    file.checklist.newestRuns = {RunId("/data/b/exp/train")};
    const std::string alone = caseText(file, "/data");
    EXPECT_NE(alone.find("\"source\": \"b\""), std::string::npos) << alone;
    EXPECT_NE(alone.find("\"run\": \"exp/train\""), std::string::npos) << alone;
    file.sources = {"/data/a", "/data/b", "demo:"};
    file.original.clear();
    const Result<CaseFile> more = parseCase(caseText(file, "/data"), "/data");
    ASSERT_TRUE(more);
    EXPECT_EQ(more->checklist.newestRuns, file.checklist.newestRuns);
    // A run whose source is gone is kept, where it was.
    file.sources = {"/data/a"};
    const Result<CaseFile> gone = parseCase(caseText(file, "/data"), "/data");
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->checklist.newestRuns, file.checklist.newestRuns);
}

TEST(CaseMigration, AFileOfVersion1MeansTheSame)
{
    const Result<CaseFile> file = loadCaseFile(kVersion1);
    ASSERT_TRUE(file) << file.error().message();
    const std::string data = std::string(FAULTLINE_TESTS_DIR) + "/data";
    const RunId csv(data + "/metrics/keras/diverged.csv");
    const RunId wandb(data + "/metrics/wandb/run.wandb");
    EXPECT_EQ(file->checklist.newestRuns,
              (std::vector<RunId>{csv, RunId(data + "/hparams/keras"),
                                  RunId(data + "/hparams/keras/run-1/train")}));
    EXPECT_EQ(file->clockCorrections,
              (std::map<ArtifactId, double>{
                  {ArtifactId(data + "/logs/job-killed.log"), -3600.0},
                  {ArtifactId(data + "/metrics/wandb/run.wandb#console"), 60.0}}));
    EXPECT_EQ(file->pinnedTags, (std::vector<TagId>{TagId("loss"), TagId("train/loss")}));
    ASSERT_NE(file->rules.muteOf(RuleId("overfitting")), nullptr);
    EXPECT_EQ(file->rules.overrides().at(0).value, 3.5);
    EXPECT_EQ(file->machine.gpu, "T4");
    EXPECT_EQ(file->tables.at(data + "/metrics/keras/diverged.csv").step, "epoch");
    const FixAttempt& attempt = file->checklist.find("loss-is-finite")->attempts.at(0);
    EXPECT_EQ(attempt.ruleId, RuleId("loss-became-nan"));
    EXPECT_EQ(attempt.promises.at(0).run, csv);
    EXPECT_EQ(attempt.results.at(0).taken.run, csv);
    EXPECT_EQ(attempt.results.at(0).run, wandb);
    EXPECT_EQ(attempt.results.at(0).after, 890.0);
    const std::string key =
        toString(FindingKey{.rule = RuleId("loss-became-nan"), .run = csv, .step = StepIndex(0)});
    ASSERT_NE(file->checklist.note(Note::Target::Finding, key), nullptr);
    EXPECT_EQ(file->checklist.note(Note::Target::Finding, key)->text, "since the new labels");
    EXPECT_EQ(file->checklist.note(Note::Target::Item, "loss-is-finite")->text, "twice now");
    ASSERT_TRUE(file->last);
    EXPECT_EQ(file->last->findings.at(0).key, key);
    EXPECT_EQ(file->last->findings.at(2).key,
              "host-out-of-memory@" + data + "/logs/job-killed.log@");
}

TEST(CaseMigration, EverythingItNamesIsFoundInItsSources)
{
    const Result<CaseFile> file = loadCaseFile(kVersion1);
    ASSERT_TRUE(file) << file.error().message();
    const CasePtr data = loaded(file->sources);
    ASSERT_TRUE(data && file->last);
    for (const RunId& run : file->checklist.newestRuns)
        EXPECT_TRUE(data->findRun(run)) << run;
    for (const auto& [artifact, seconds] : file->clockCorrections)
        EXPECT_TRUE(findArtifact(data->logs, artifact)) << artifact;
    EXPECT_EQ(file->last->runs.size(), data->runs.size());
    for (const DiagnosisSummary::SummaryRun& run : file->last->runs)
        EXPECT_TRUE(data->findRun(run.id)) << run.id;
    EXPECT_TRUE(newRuns(*file->last, *data).empty());
}

TEST(CaseMigration, IsWrittenInThisVersionWithAllThatWasThere)
{
    const std::string folder = fs::path(kVersion1).parent_path().string();
    const Result<CaseFile> file = loadCaseFile(kVersion1);
    ASSERT_TRUE(file) << file.error().message();
    const std::string text = caseText(*file, folder);
    EXPECT_NE(text.find("\"schema\": \"faultline/case/2\""), std::string::npos);
    for (const char* kept : {"\"theme\"", "\"colour\": \"red\"", "\"source\": \"../metrics/keras\"",
                             "\"run\": \"run-1/train\"", "\"artifact\": \".#console\""})
        EXPECT_NE(text.find(kept), std::string::npos) << kept << "\n" << text;
    const Result<CaseFile> again = parseCase(text, folder);
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(caseText(*again, folder), text);
    EXPECT_EQ(again->last, file->last);
    EXPECT_EQ(again->checklist.newestRuns, file->checklist.newestRuns);
}

TEST(CaseMigration, NamesThatFitNoSourceAreKept)
{
    const Result<CaseFile> file = parseCase(
        R"({"schema": "faultline/case/1", "sources": [{"path": "a/x"}, {"path": "b/x"}],
            "newest_runs": ["x", "b/x/t", "elsewhere/train", "x/b/x"],
            "notes": [{"target": "finding", "key": "no key", "text": "t"},
                      {"target": "finding", "key": "r@x/a@b@7", "text": "u"}]})",
        "/cases");
    ASSERT_TRUE(file) << file.error().message();
    EXPECT_EQ(file->checklist.newestRuns,
              (std::vector<RunId>{RunId("/cases/a/x"), RunId("/cases/b/x/t"),
                                  RunId("elsewhere/train"), RunId("/cases/a/x/b/x")}));
    EXPECT_NE(file->checklist.note(Note::Target::Finding, "no key"), nullptr);
    EXPECT_NE(file->checklist.note(Note::Target::Finding, "r@/cases/a/x/a@b@7"), nullptr);
}

/// Every cut and every flipped bit is read or refused with a reason; nothing else.
void spoil(const std::string& text)
{
    for (std::size_t length = 0; length < text.size(); ++length) {
        const Result<CaseFile> cut = parseCase(std::string_view(text).substr(0, length), "/cases");
        ASSERT_TRUE(cut || !cut.error().detail.empty()) << "cut at " << length;
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string spoilt = text;
        spoilt[at] = static_cast<char>(static_cast<unsigned char>(spoilt[at]) ^ (1U << (at % 8)));
        const Result<CaseFile> flipped = parseCase(spoilt, "/cases");
        if (!flipped) {
            ASSERT_FALSE(flipped.error().detail.empty()) << "byte " << at;
            continue;
        }
        // What was read can be written, and is read again.
        const Result<CaseFile> again = parseCase(caseText(*flipped, "/cases"), "/cases");
        ASSERT_TRUE(again) << "byte " << at << ": " << again.error().message();
    }
}

TEST(CaseMigration, DamageIsRefusedOrRead)
{
    // Small, with one of everything that is migrated.
    spoil(R"case({"schema":"faultline/case/1","sources":[{"path":"a"},{"path_hex":"2f78ff"}],
"checklist":[{"id":"i","attempts":[{"promises":[{"run":"a/t"}],
"results":[{"run":"a","taken":{"run":"b"}}]}]}],
"notes":[{"target":"finding","key":"r@a/t@5","text":"n"}],"newest_runs":["a/t","b"],
"clock_corrections":{"a/l.log (console)":5},
"last_diagnosis":{"runs":[{"name":"a/t","path":"/a/t","start_time":1}],
"findings":[{"key":"r@a@1","rule":"r"}]}})case");
}

TEST(CaseIdentity, DamageIsRefusedOrRead)
{
    CaseFile file = samples::fullCase("/cases");
    file.checklist.items.resize(1);
    spoil(caseText(file, "/cases"));
}

} // namespace
} // namespace faultline
