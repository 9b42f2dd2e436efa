// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"
#include "model/readers/source_scan.h"
#include "tests/support/log_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace faultline {
namespace {

namespace fs = std::filesystem;

const std::string kState = R"({"epoch": 1, "global_step": 2, "log_history": [)"
                           R"({"loss": 2.5, "step": 1}, {"loss": 1.5, "step": 2}]})";
const std::string kMeta = "artifact_uri: file:///x\nrun_id: abc\nexperiment_id: '0'\nstatus: 3\n";

class FolderFormats : public testing::Test {
protected:
    FolderFormats()
    {
        fs::remove_all(m_root);
        fs::create_directories(m_root);
    }
    ~FolderFormats() override { fs::remove_all(m_root); }

    std::string write(const std::string& name, const std::string& content)
    {
        const fs::path path = m_root / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << content;
        return path.string();
    }
    [[nodiscard]] SourceScan scan(const std::vector<std::string>& names = {""}) const
    {
        std::vector<std::string> paths;
        for (const std::string& name : names)
            paths.push_back((m_root / name).string());
        SilentMonitor monitor;
        return scanSources(paths, monitor);
    }
    [[nodiscard]] std::string relative(const std::string& path) const
    {
        return fs::path(path).lexically_relative(m_root).generic_string();
    }
    /// Every file that is to be read, relative to the folder of the test.
    [[nodiscard]] std::set<std::string> read(const SourceScan& scan) const
    {
        std::set<std::string> files;
        for (const ScannedRun& run : scan.runs) {
            for (const ScannedFile& file : run.files)
                files.insert(relative(file.path));
        }
        for (const ScannedFile& file : scan.artifacts)
            files.insert(relative(file.path));
        return files;
    }
    [[nodiscard]] std::string reasonOf(const SourceScan& scan, const std::string& name) const
    {
        for (const OtherFile& other : scan.otherFiles) {
            if (relative(other.path) == name)
                return std::string(other.reason);
        }
        return {};
    }

private:
    fs::path m_root = fs::temp_directory_path()
                      / (std::string("faultline-folders-")
                         + testing::UnitTest::GetInstance()->current_test_info()->name());
};

using Files = std::set<std::string>;

TEST_F(FolderFormats, AnMlflowRunIsOneRunOfItsFolder)
{
    write("exp/r1/meta.yaml", kMeta);
    write("exp/r1/metrics/loss", "1600000000000 0.5 1\n1600000001000 0.4 2\n");
    write("exp/r1/metrics/val/acc", "1600000000000 0.5 1\n");
    write("exp/r1/params/lr", "0.1");
    write("exp/r1/tags/mlflow.user", "eve");
    const SourceScan found = scan();
    ASSERT_EQ(found.runs.size(), 1U);
    EXPECT_EQ(found.runs.front().name, "exp/r1");
    EXPECT_EQ(found.runs.front().origin, RunOrigin::Metrics);
    EXPECT_EQ(read(found),
              (Files{"exp/r1/meta.yaml", "exp/r1/metrics/loss", "exp/r1/metrics/val/acc"}));
    EXPECT_EQ(found.otherFileCount, 0U) << "params and tags are read by the reader";
    EXPECT_EQ(found.totalBytes, kMeta.size() + 40 + 20);
}

TEST_F(FolderFormats, AnMlflowExperimentIsNone)
{
    write("exp/meta.yaml", "artifact_location: file:///x\nexperiment_id: '0'\nname: Default\n");
    write("exp/metrics/loss", "1600000000000 0.5 1\n");
    const SourceScan found = scan();
    ASSERT_EQ(found.runs.size(), 1U);
    EXPECT_EQ(found.runs.front().name, "exp/metrics/loss") << "a metric file by itself";
}

TEST_F(FolderFormats, WhatAWandbLogHoldsIsNotReadTwice)
{
    const std::string log = std::string(":W&B\xE1\xBE\x00", 7);
    write("run-1/run-1.wandb", log);
    write("run-1/files/config.yaml", "lr:\n  value: 0.1\n");
    write("run-1/files/output.log", "Traceback (most recent call last):\n");
    write("run-1/files/requirements.txt", "numpy==1.26.4\ntorch==2.1.0\n");
    const SourceScan found = scan();
    EXPECT_EQ(read(found), (Files{"run-1/run-1.wandb", "run-1/files/requirements.txt"}));
    for (const char* file : {"run-1/files/config.yaml", "run-1/files/output.log"})
        EXPECT_EQ(reasonOf(found, file), "the .wandb file beside it holds the same") << file;
}

TEST_F(FolderFormats, WithoutItsLogAWandbFolderIsReadAsItLies)
{
    write("run-1/run-1.wandb", "no header");
    write("run-1/files/config.yaml", "model:\n  lr: 0.1\noptimizer: adam\n");
    EXPECT_EQ(reasonOf(scan(), "run-1/files/config.yaml"), "");
}

TEST_F(FolderFormats, OfTheStatesOfATrainerTheLastIsRead)
{
    for (const char* step : {"500", "1000", "90"})
        write("out/checkpoint-" + std::string(step) + "/trainer_state.json", kState);
    write("out/checkpoint-2000/other.txt", "a checkpoint without a state");
    write("out/checkpoint-best/trainer_state.json", kState);
    const SourceScan found = scan();
    EXPECT_EQ(read(found), (Files{"out/checkpoint-1000/trainer_state.json",
                                  "out/checkpoint-best/trainer_state.json"}));
    for (const char* file :
         {"out/checkpoint-500/trainer_state.json", "out/checkpoint-90/trainer_state.json"})
        EXPECT_EQ(reasonOf(found, file), "an earlier state of a training whose later one was read");
    EXPECT_EQ(found.totalBytes, 2 * kState.size());
}

TEST_F(FolderFormats, StatesThatAreGivenOneByOneAreOfOneTrainingToo)
{
    write("out/checkpoint-500/trainer_state.json", kState);
    write("out/checkpoint-1000/trainer_state.json", kState);
    EXPECT_EQ(read(scan({"out/checkpoint-500", "out/checkpoint-1000"})),
              (Files{"out/checkpoint-1000/trainer_state.json"}));
    EXPECT_EQ(read(scan({"out/checkpoint-500/trainer_state.json",
                         "out/checkpoint-1000/trainer_state.json"})),
              (Files{"out/checkpoint-1000/trainer_state.json"}));
    EXPECT_EQ(read(scan({"out/checkpoint-500"})), (Files{"out/checkpoint-500/trainer_state.json"}))
        << "alone it is the last";
}

TEST_F(FolderFormats, AFileThatTheUserChoseAReaderForIsRead)
{
    const std::string chosen = write("out/checkpoint-500/trainer_state.json", kState);
    write("out/checkpoint-1000/trainer_state.json", kState);
    const ChosenReaders readers{{chosenKey(chosen), readerOfId("trainer-state")}};
    SilentMonitor monitor;
    const std::vector<std::string> paths{fs::path(chosen).parent_path().parent_path().string()};
    EXPECT_EQ(read(scanSources(paths, monitor, readers)).size(), 2U);
}

TEST_F(FolderFormats, PartsOfASavedModelAreWeights)
{
    write("export/saved_model.pb", "\x08\x01");
    write("export/variables/variables.index", "x");
    write("export/variables/variables.data-00000-of-00001", "x");
    write("export/fingerprint.pb", "\x09\x01");
    write("export/assets/notes.txt", "looked into like any folder");
    const SourceScan found = scan();
    for (const char* file :
         {"export/variables/variables.index", "export/variables/variables.data-00000-of-00001",
          "export/fingerprint.pb"})
        EXPECT_EQ(reasonOf(found, file), "weights or a checkpoint") << file;
    EXPECT_EQ(reasonOf(found, "export/assets/notes.txt"), "text without anything known in it");
}

TEST_F(FolderFormats, TheListOfTensorFlowCheckpointsBelongsToThem)
{
    write("a/checkpoint", "model_checkpoint_path: \"ckpt-2\"\n");
    write("a/ckpt-2.index", "x");
    write("b/checkpoint", "a note of the user's\n");
    write("b/ckpt-2.index", "x");
    const SourceScan found = scan();
    EXPECT_EQ(reasonOf(found, "a/checkpoint"), "weights or a checkpoint");
    EXPECT_EQ(reasonOf(found, "b/checkpoint"), "text without anything known in it");
}

TEST_F(FolderFormats, StandDamagedFolders)
{
    write("a/meta.yaml/in", "a folder of that name");
    fs::create_symlink("loop", fs::path(write("b/x", "x")).parent_path() / "checkpoint");
    write("b/loop.index", "x");
    write("c/meta.yaml", kMeta);
    fs::create_symlink("nowhere", fs::path(write("c/x", "x")).parent_path() / "metrics");
    fs::create_directories(fs::path(write("d/x.wandb", "")).parent_path() / "files");
    write("e/checkpoint-99999999999999999999999999/trainer_state.json", kState);
    write("e/checkpoint-1/trainer_state.json", "{");
    const SourceScan found = scan();
    ASSERT_EQ(read(found).count("c/meta.yaml"), 1U);
    EXPECT_EQ(read(found).count("e/checkpoint-99999999999999999999999999/trainer_state.json"), 1U);
}

} // namespace
} // namespace faultline
