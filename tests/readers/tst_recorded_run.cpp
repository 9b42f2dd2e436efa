// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/config_checks.h"

namespace faultline {
namespace {

using test::hasIssue;
using test::readConfig;
using test::ReadResult;

const std::string kEnded = R"({
  "schema": "faultline/record/1",
  "state": "ended",
  "command": ["python", "train.py", "--token=***"],
  "folder": "/data/run",
  "pid": 4711,
  "start_utc": "2026-01-31T12:00:00.000000Z",
  "last_sign_of_life_utc": "2026-01-31T12:10:00.500000Z",
  "end_utc": "2026-01-31T12:10:00.250000Z",
  "duration_s": 600.25,
  "end": {"exit_status": null, "signal": 9, "core_dumped": false},
  "host": {"name": "node7", "kernel": "Linux 6.1.0", "machine": "x86_64", "cpu": "A CPU",
           "cpu_cores": 64, "cgroup_memory_limit_bytes": null},
  "environment": {"NCCL_DEBUG": "INFO"},
  "gpu": {"problem": null, "driver_version": "550.54.15", "cuda_version": "12.4",
          "devices": [{"index": 0, "name": "GPU A", "uuid": "GPU-1"},
                      {"index": 1, "name": "GPU B", "uuid": "GPU-2"}]},
  "python": {"executable": "/venv/bin/python", "version": "3.11.2", "packages": 12},
  "lost_bytes": 0
}
)";

std::string changed(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(RecordedRun, IsKnownByItsSchema)
{
    EXPECT_EQ(test::ownerOf("run.json", kEnded), "recorded-run");
    EXPECT_EQ(test::ownerOf("other.json", "\n {\"schema\":\"faultline/record/2\"}"),
              "recorded-run");
    EXPECT_NE(test::ownerOf("run.json", R"({"schema": "other/1", "state": "ended"})"),
              "recorded-run");
    EXPECT_NE(test::ownerOf("log.json", R"({"text": "\"schema\": \"faultline/record/1\""})"),
              "recorded-run");
    EXPECT_NE(test::ownerOf("notes.txt", "the \"schema\": \"faultline/record/1\" is ours"),
              "recorded-run");
}

TEST(RecordedRun, TellsCommandEndAndTimes)
{
    ReadResult result;
    const ConfigDocument document = readConfig("recorded-run", kEnded, &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.kind, ConfigKind::RunFacts);
    EXPECT_EQ(document.dialect, "faultline/record/1");
    EXPECT_EQ(document.timeKind, TimeKind::Absolute);
    EXPECT_EQ(document.value("command[1]"), "train.py");
    EXPECT_EQ(document.value("end.signal"), "9");
    EXPECT_EQ(document.value("environment.NCCL_DEBUG"), "INFO");
    EXPECT_EQ(test::nodeAt(document, "pid").line, 6U);
    EXPECT_EQ(document.text, kEnded);
    ASSERT_TRUE(result.file.firstWallTime && result.file.lastWallTime);
    EXPECT_DOUBLE_EQ(*result.file.lastWallTime - *result.file.firstWallTime, 600.25);
    EXPECT_DOUBLE_EQ(*result.file.firstWallTime, 1'769'860'800.0);
}

TEST(RecordedRun, TellsTheEnvironment)
{
    ReadResult result;
    (void)readConfig("recorded-run", kEnded, &result);
    ASSERT_EQ(result.artifacts.environments.size(), 1U);
    const Environment& environment = *result.artifacts.environments.front();
    EXPECT_EQ(environment.source, EnvironmentSource::Recorder);
    ASSERT_NE(environment.find("python"), nullptr);
    EXPECT_EQ(environment.find("python")->version, "3.11.2");
    EXPECT_EQ(environment.find("python")->detail, "/venv/bin/python");
    EXPECT_EQ(environment.find("nvidia-driver")->version, "550.54.15");
    EXPECT_EQ(environment.find("nvidia-driver")->line, 15U);
    EXPECT_NE(environment.find("cuda", VersionRole::Supported), nullptr);
    EXPECT_EQ(std::count_if(environment.facts.begin(), environment.facts.end(),
                            [](const auto& fact) { return fact.component == "gpu"; }),
              2);
    EXPECT_EQ(environment.find("os")->version, "Linux 6.1.0");
}

TEST(RecordedRun, SaysWhenTheEndIsNotTold)
{
    ReadResult result;
    const std::string running = changed(changed(kEnded, "\"ended\"", "\"running\""),
                                        "\"2026-01-31T12:10:00.250000Z\"", "null");
    (void)readConfig("recorded-run", running, &result);
    EXPECT_TRUE(hasIssue(result, IssueCode::TruncatedTail, "2026-01-31T12:10:00.500000Z"));
    ASSERT_TRUE(result.file.lastWallTime);
    EXPECT_DOUBLE_EQ(*result.file.lastWallTime - *result.file.firstWallTime, 600.5);
}

TEST(RecordedRun, FlagsWhatDoesNotBelong)
{
    ReadResult result;
    const ConfigDocument document =
        readConfig("recorded-run", changed(kEnded, "\"pid\"", "\"color\": 1,\n  \"pid\""), &result);
    EXPECT_EQ(test::nodeAt(document, "color").state, FieldState::Unknown);
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "color"));
    (void)readConfig("recorded-run", changed(kEnded, "\"lost_bytes\": 0", "\"lost_bytes\": 77"),
                     &result);
    EXPECT_TRUE(hasIssue(result, IssueCode::MissingPart, "77 bytes"));
    (void)readConfig("recorded-run", R"({"schema": "faultline/record/1"})", &result);
    EXPECT_TRUE(hasIssue(result, IssueCode::MissingPart, "command"));
    (void)readConfig("recorded-run", changed(kEnded, "record/1", "record/2"), &result);
    EXPECT_TRUE(hasIssue(result, IssueCode::UnsupportedVariant, "record/2"));
}

TEST(RecordedRun, StandsCutsAndFlips)
{
    test::spoil("recorded-run", kEnded);
    ReadResult result;
    const ConfigDocument half =
        readConfig("recorded-run", kEnded.substr(0, kEnded.size() / 2), &result);
    EXPECT_EQ(half.value("command[0]"), "python");
    EXPECT_TRUE(result.file.issues.count(IssueCode::MissingPart) == 0);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
}

} // namespace
} // namespace faultline
