// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/package_version.h"
#include "model/readers/recorded/recorded_run_reader.h"
#include "tests/compare/compared_runs.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {
namespace {

CaseMaker packages(std::string_view text, const std::string& name = "pip-freeze.txt")
{
    CaseMaker made;
    made.packages(text, name).steps(50);
    return made;
}

ChangeSet compared(const CaseMaker& a, const CaseMaker& b)
{
    return environmentChanges(goodRun(a), badRun(b));
}

TEST(PackageVersion, OrdersAsPythonDoes)
{
    const std::vector<std::string> ascending{
        "0.9",     "1.0.dev1",  "1.0a1.dev1", "1.0a1", "1.0b2", "1.0rc1", "1.0",
        "1.0+cpu", "1.0+cu118", "1.0.post1",  "1.0.1", "1.9",   "1.10",   "2!0.1"};
    for (std::size_t i = 0; i + 1 < ascending.size(); ++i) {
        const auto one = PackageVersion::parse(ascending[i]);
        const auto other = PackageVersion::parse(ascending[i + 1]);
        ASSERT_TRUE(one && other) << ascending[i];
        EXPECT_TRUE(*one < *other) << ascending[i] << " " << ascending[i + 1];
        EXPECT_FALSE(*other < *one);
    }
    EXPECT_TRUE(*PackageVersion::parse("1.0") == *PackageVersion::parse("v1.0.0"));
    EXPECT_TRUE(*PackageVersion::parse("1.0-rc.1") == *PackageVersion::parse("1.0rc1"));
    EXPECT_FALSE(PackageVersion::parse("main"));
    EXPECT_EQ(stepBetween(*PackageVersion::parse("2.1.0"), *PackageVersion::parse("2.2.0")),
              VersionStep::Minor);
    EXPECT_EQ(
        stepBetween(*PackageVersion::parse("2.1.0+cu118"), *PackageVersion::parse("2.1.0+cu121")),
        VersionStep::Build);
}

TEST(EnvironmentChanges, NothingAgainstItself)
{
    const CaseMaker made = packages("numpy==1.26.4\ntorch==2.1.0+cu118\npython==3.10.2\n");
    const ChangeSet set = compared(made, made);
    EXPECT_TRUE(set.changes.empty()) << describe(set);
    EXPECT_EQ(set.equal, 3U);
}

TEST(EnvironmentChanges, ListsTheFrameworkFirst)
{
    const CaseMaker a = packages("aaa==1.0\nnumpy==1.26.4\ntorch==2.1.0\ngone==1.0\n");
    const CaseMaker b = packages("aaa==2.0\nnumpy==1.26.4\ntorch==2.2.0\nnew==1.0\n");
    const ChangeSet set = compared(a, b);
    ASSERT_EQ(set.changes.size(), 4U) << describe(set);
    EXPECT_EQ(set.changes.front().path, "torch");
    EXPECT_EQ(toEnglish(set.changes.front().note), "newer minor version");
    EXPECT_EQ(changeOfPath(set, "gone")->kind, ChangeKind::Removed);
    EXPECT_EQ(changeOfPath(set, "new")->kind, ChangeKind::Added);
    EXPECT_EQ(whyNoMirror(set, compared(b, a)), "");
}

TEST(EnvironmentChanges, KnowsWhatBreaks)
{
    const CaseMaker a = packages("numpy==1.26.4\ntorch==2.1.0\nxyz==1.0\n");
    const CaseMaker b = packages("numpy==2.0.1\ntorch==2.1.0\nxyz==1.0\n");
    const ChangeSet set = compared(a, b);
    ASSERT_EQ(set.changes.size(), 1U) << describe(set);
    EXPECT_GT(set.changes.front().knownBad, 0.0);
    EXPECT_NE(toEnglish(set.changes.front().note).find("torch"), std::string::npos);
    EXPECT_EQ(compared(b, a).changes.front().knownBad, 0.0); // it was so before
}

TEST(EnvironmentChanges, WhatIsNotRecordedIsNotEqual)
{
    CaseMaker bare;
    bare.steps(50);
    const ChangeSet set = compared(packages("numpy==1.26.4\ntorch==2.1.0\nabc==1.0\n"), bare);
    EXPECT_EQ(set.equal, 0U);
    EXPECT_TRUE(acting(set).empty()) << describe(set);
    ASSERT_NE(changeOfPath(set, "torch"), nullptr);
    EXPECT_EQ(changeOfPath(set, "torch")->kind, ChangeKind::Unrecorded);
    EXPECT_EQ(toEnglish(set.notRecorded.front()), "The packages of bad");
}

TEST(EnvironmentChanges, WhatIsAskedForIsNotWhatIsThere)
{
    const ChangeSet set = compared(packages("numpy==1.26.4\ntorch==2.1.0\nabc==1.0\n"),
                                   packages("numpy>=1.20\ntorch>=2.0\n", "requirements.txt"));
    const RunChange* torch = changeOfPath(set, "torch");
    ASSERT_NE(torch, nullptr) << describe(set);
    EXPECT_EQ(torch->kind, ChangeKind::Unrecorded);
}

std::string recorded(const std::string& variables, const std::string& memory)
{
    return R"({"schema": "faultline/record/1", "state": "ended", "command": ["python", "t.py"],
"start_utc": "2026-11-22T11:22:30Z", "end": {"exit_status": 0},
"host": {"cpu": "Xeon", "cpu_cores": 8, "memory_bytes": )"
           + memory + R"(}, "environment": {)" + variables + "}}";
}

CaseMaker recording(const std::string& text)
{
    CaseMaker made;
    const ReadResult read = readBytes(*makeRecordedRunReader(), text, "run.json");
    for (const auto& config : read.artifacts.configs)
        made.data().configs.push_back(config);
    for (const auto& environment : read.artifacts.environments)
        made.data().environments.push_back(environment);
    made.steps(50);
    return made;
}

TEST(EnvironmentChanges, ComparesVariablesAndTheMachine)
{
    const ChangeSet set =
        compared(recording(recorded(R"("CUDA_VISIBLE_DEVICES": "0", "OMP_NUM_THREADS": "8",
"SLURM_JOB_ID": "1", "LD_LIBRARY_PATH": "/a/cuda/lib64")",
                                    "64000000000")),
                 recording(recorded(R"("CUDA_VISIBLE_DEVICES": "3", "OMP_NUM_THREADS": "1",
"SLURM_JOB_ID": "2", "LD_LIBRARY_PATH": "/b/cuda/lib64", "NCCL_P2P_DISABLE": "1")",
                                    "16000000000")));
    EXPECT_EQ(changeOfPath(set, "CUDA_VISIBLE_DEVICES")->kind, ChangeKind::Cosmetic);
    EXPECT_EQ(changeOfPath(set, "LD_LIBRARY_PATH")->kind, ChangeKind::Cosmetic);
    EXPECT_EQ(changeOfPath(set, "SLURM_JOB_ID")->kind, ChangeKind::Cosmetic);
    EXPECT_EQ(changeOfPath(set, "OMP_NUM_THREADS")->kind, ChangeKind::Value);
    EXPECT_EQ(changeOfPath(set, "OMP_NUM_THREADS")->facet, Facet::InputPipeline);
    EXPECT_EQ(changeOfPath(set, "NCCL_P2P_DISABLE")->kind, ChangeKind::Added);
    ASSERT_NE(changeOfPath(set, "memory"), nullptr) << describe(set);
    EXPECT_EQ(changeOfPath(set, "memory")->a, ChangeValue("59.6 GiB"));
}

TEST(EnvironmentChanges, TwoNamesOfDriversAreTwoGpus)
{
    const auto ranOn = [](const std::string& gpu) {
        return recording(R"({"schema": "faultline/record/1", "state": "ended",
"command": ["python", "train.py"], "start_utc": "2026-11-22T11:22:30Z", "end": {"exit_status": 0},
"gpu": {"driver_version": "550.54.15", "devices": [{"index": 0, "name": ")"
                         + gpu + R"(", "memory_bytes": 85520809984}]}})");
    };
    const auto differ = [&](const std::string& a, const std::string& b) {
        return changeOfPath(environmentChanges(goodRun(ranOn(a)), badRun(ranOn(b))), "gpu")
               != nullptr;
    };
    EXPECT_FALSE(differ("Tesla T4", "Tesla T4"));
    EXPECT_TRUE(differ("NVIDIA H100 PCIe", "NVIDIA H100 80GB HBM3"));
    EXPECT_TRUE(differ("NVIDIA GeForce RTX 4090", "NVIDIA GeForce RTX 4090 Laptop GPU"));
}

TEST(EnvironmentChanges, ThePackagesOfAnotherPythonAreNotThoseOfTheRun)
{
    const auto run = [](const std::string& command, std::string_view list) {
        CaseMaker made = recording(R"({"schema": "faultline/record/1", "state": "ended",
"command": [)" + command + R"(], "start_utc": "2026-11-22T11:22:30Z", "end": {"exit_status": 0},
"python": {"executable": "/usr/bin/python3"}})");
        made.packages(list);
        return made;
    };
    constexpr std::string_view kTorch = "numpy==1.26.4\ntorch==2.1.0\nabc==1.0\n";
    constexpr std::string_view kOther = "numpy==1.26.4\nabc==1.0\nxyz==1.0\n";
    const ChangeSet set = compared(run(R"("/usr/bin/python3", "t.py")", kTorch),
                                   run(R"("bash", "-c", "run")", kOther));
    EXPECT_TRUE(acting(set).empty()) << describe(set);
    EXPECT_EQ(compared(run(R"("/usr/bin/python3", "t.py")", kTorch),
                       run(R"("/usr/bin/python3", "t.py")", kOther))
                  .changes.size(),
              2U);
}

/// A run with a command line and perhaps a file.
CaseMaker commanded(const std::string& words, std::string_view file = {})
{
    CaseMaker made = recording(R"({"schema": "faultline/record/1", "state": "ended", "command": [)"
                               + words + R"(], "start_utc": "2026-11-22T11:22:30Z",
"end": {"exit_status": 0}})");
    if (!file.empty())
        made.config(file, "config.yaml");
    return made;
}

TEST(CommandLine, WinsOverTheFile)
{
    constexpr std::string_view kFile = "lr: 0.1\nbatch_size: 4\nepochs: 3\n";
    const ChangeSet set = configurationChanges(
        goodRun(commanded(R"("python", "t.py")", kFile)),
        badRun(commanded(R"("python", "t.py", "--lr", "0.5", "--name=x")", kFile)));
    ASSERT_EQ(acting(set).size(), 1U) << describe(set);
    EXPECT_EQ(acting(set).front().path, "lr");
    EXPECT_EQ(acting(set).front().b, ChangeValue(0.5));
    EXPECT_EQ(acting(set).front().sources.back().file, "run.json");
}

TEST(CommandLine, IsComparedWithWhatTheOtherFileSays)
{
    const ChangeSet set = configurationChanges(
        goodRun(commanded(R"("python", "t.py", "--lr", "0.1", "--bs", "8")")),
        badRun(commanded(R"("python", "t.py", "--lr", "0.2", "--bs", "8", "--amp")")));
    EXPECT_EQ(acting(set).size(), 2U) << describe(set);
    EXPECT_EQ(changeOfPath(set, "amp")->kind, ChangeKind::Added);
    const ChangeSet same = configurationChanges(
        goodRun(commanded(R"("python", "t.py", "--lr", "0.1")", "batch_size: 4\nepochs: 3\n")),
        badRun(commanded(R"("python", "t.py")", "lr: 0.1\nbatch_size: 4\nepochs: 3\n")));
    EXPECT_TRUE(acting(same).empty()) << describe(same);
}

} // namespace
} // namespace faultline::test
