// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the recorder writes is opened whole by the readers.

#include "model/core/case_artifacts.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/readers/load_case.h"
#include "tests/recorder/record_fixture.h"
#include "tests/support/analysed.h"
#include "tests/support/owner_name.h"

#include <algorithm>
#include <map>

namespace faultline {
namespace {

class RecordedFolder : public test::RecordFixture {
protected:
    RecordedFolder()
    {
        ::setenv("FAULTLINE_NVML", FAULTLINE_FAKE_NVML, 1);
        ::setenv("FAKE_NVML_PID_FILE", (m_root / "pid").c_str(), 1);
    }
    ~RecordedFolder() override
    {
        ::unsetenv("FAULTLINE_NVML");
        ::unsetenv("FAKE_NVML_PID_FILE");
    }
    [[nodiscard]] CasePtr load() const
    {
        SilentMonitor monitor;
        const std::vector<std::string> paths{folder().string()};
        const Result<CasePtr> data = loadCase(paths, monitor, {});
        EXPECT_TRUE(data);
        return data ? *data : std::make_shared<CaseData>();
    }
    static std::map<std::string, std::string> formats(const CaseData& data)
    {
        std::map<std::string, std::string> found;
        forEachArtifact(data, [&found](ArtifactKind, const Artifact& artifact) {
            found[artifact.name()] = artifact.file.formatId;
        });
        return found;
    }
};

TEST_F(RecordedFolder, OpensWhole)
{
    EXPECT_EQ(recordScript("echo $$ > " + (m_root / "pid").string()
                           + "; for i in 1 2 3 4 5; do echo step $i loss 0.$i; sleep 0.2; done; "
                             "echo 'RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB' "
                             ">&2; exit 1"),
              1);
    const CasePtr data = load();
    EXPECT_EQ(data->otherFileCount, 0U);
    const std::map<std::string, std::string> expected{
        {"console.log", "console-log"},         {"gpu.csv", "gpu-csv"},
        {"gpu_processes.csv", "gpu-csv"},       {"host.csv", "host-stats"},
        {"pip-freeze.txt", "environment-list"}, {"run.json", "recorded-run"}};
    EXPECT_EQ(formats(*data), expected);
    forEachFile(*data, [](const FileReport& file) {
        EXPECT_TRUE(file.issues.empty())
            << file.displayName << ": " << toEnglish(file.issues.kept().front().detail);
    });
    ASSERT_EQ(data->logs.size(), 1U);
    const ConsoleLog& log = *data->logs.front();
    EXPECT_EQ(log.timeKind, TimeKind::Absolute);
    ASSERT_EQ(log.lines.size(), 6U);
    EXPECT_TRUE(log.lines.back().hasOwnTime);
    ASSERT_TRUE(log.cause);
    ASSERT_EQ(log.series.count("loss"), 1U);
    EXPECT_EQ(log.series.at("loss").series.size(), 5U);
    // One clock for all of them.
    for (const auto& hardware : data->hardwareLogs) {
        EXPECT_EQ(hardware->timeKind, TimeKind::Absolute) << hardware->name();
        ASSERT_TRUE(hardware->file.firstWallTime) << hardware->name();
        EXPECT_NEAR(*hardware->file.firstWallTime, log.lines.front().wallTime, 2.0)
            << hardware->name();
    }
    EXPECT_EQ(test::ownerName(*data, "run.json"), test::ownerName(*data, "host.csv"));
    EXPECT_EQ(data->environments.size(), 2U);
}

TEST_F(RecordedFolder, OpensAfterTheRecorderWasKilled)
{
    const pid_t pid = start({"sh", "-c", "while :; do i=$((i+1)); echo line $i; sleep 0.1; done"});
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    ::kill(pid, SIGKILL);
    EXPECT_EQ(wait(pid), -SIGKILL);
    const double killed =
        std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
    ::kill(-facts()["pid"].get<int>(), SIGKILL);
    const CasePtr data = load();
    EXPECT_EQ(data->otherFileCount, 0U);
    ASSERT_EQ(data->logs.size(), 1U);
    EXPECT_GT(data->logs.front()->file.lastWallTime.value_or(0.0), killed - 1.0);
    for (const auto& hardware : data->hardwareLogs)
        EXPECT_GT(hardware->file.lastWallTime.value_or(0.0), killed - 1.0) << hardware->name();
    ASSERT_EQ(data->configs.size(), 1U);
    EXPECT_EQ(data->configs.front()->file.issues.count(IssueCode::TruncatedTail), 1U);
}

/// The title of rule L03's finding; empty if it has none.
std::string crashTitle(const CaseData& data)
{
    const Diagnosis diagnosis = test::diagnosed(data, builtinRules());
    for (const Finding& finding : diagnosis.findings) {
        if (finding.ruleId == RuleId("training-crashed"))
            return toEnglish(finding.title);
    }
    return {};
}

TEST_F(RecordedFolder, TellsOfAnEndThatTheConsoleDoesNotExplain)
{
    EXPECT_EQ(recordScript("echo 'step 1 loss 0.5'; kill -9 $$"), 128 + 9);
    EXPECT_EQ(crashTitle(*load()),
              "The run was ended by signal 9, and its console does not say why");
}

TEST_F(RecordedFolder, TellsOfAnExitStatusThatTheConsoleDoesNotExplain)
{
    EXPECT_EQ(recordScript("echo 'step 1 loss 0.5'; exit 7"), 7);
    EXPECT_EQ(crashTitle(*load()), "The run ended with exit code 7, and the log does not say why");
}

TEST_F(RecordedFolder, WhatTheConsoleExplainsIsToldOnce)
{
    EXPECT_EQ(recordScript("echo 'RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB'; "
                           "exit 1"),
              1);
    const CasePtr data = load();
    EXPECT_EQ(crashTitle(*data), ""); // the rule about GPU memory tells it, and only that one
    const Diagnosis diagnosis = test::diagnosed(*data, builtinRules());
    EXPECT_EQ(std::count_if(diagnosis.findings.begin(), diagnosis.findings.end(),
                            [](const Finding& finding) { return finding.code == "V01"; }),
              1);
}

TEST_F(RecordedFolder, AnEndWithoutAnErrorIsNoCrash)
{
    EXPECT_EQ(recordScript("echo 'step 1 loss 0.5'"), 0);
    EXPECT_EQ(crashTitle(*load()), "");
}

} // namespace
} // namespace faultline
