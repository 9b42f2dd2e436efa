// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace faultline {
namespace {

constexpr std::string_view kOld =
    R"json({"insertId":"b","timestamp":"2021-05-08T10:57:32Z","severity":"ERROR",)json"
    R"json("jsonPayload":{"message":"I0508 10:57:32.0 1 a.py:1] global step 1: loss = 0.5 )json"
    R"json((0.1 sec/step)"},"labels":{"ml.googleapis.com/task_name":"worker-replica-1"}})json";
constexpr std::string_view kNew =
    R"json({"insertId":"a","timestamp":"2021-05-08T10:57:33.5Z","severity":"ERROR",)json"
    R"json("textPayload":"The replica master 0 exited with a non-zero status of 1.\n)json"
    R"json(Termination reason: {","labels":{"ml.googleapis.com/task_name":"master-replica-0"}})json";

test::ReadResult read(std::string_view bytes)
{
    return test::readBytes(*readerOfId("cloud-log"), bytes, "logs.json");
}

void expectBothEntries(const test::ReadResult& result)
{
    const ConsoleLog& log = *result.artifacts.logs.at(0);
    ASSERT_EQ(log.lines.size(), 3U);
    EXPECT_EQ(log.timeKind, TimeKind::Absolute);
    EXPECT_EQ(log.text(0), "global step 1: loss = 0.5 (0.1 sec/step)") << "the older one is first";
    EXPECT_EQ(log.lines[0].level, LogLevel::Info) << "its own level counts, not the severity";
    EXPECT_EQ(log.text(2), "Termination reason: {");
    EXPECT_EQ(log.lines[2].level, LogLevel::Error);
    EXPECT_DOUBLE_EQ(log.lines[2].wallTime - log.lines[0].wallTime, 1.5);
    EXPECT_NE(log.lines[0].rank, log.lines[1].rank);
    EXPECT_EQ(log.ranks.size(), 2U);
    ASSERT_TRUE(log.cause.has_value());
    EXPECT_EQ(log.events[*log.cause].signature, "gcp.aiexit");
    EXPECT_EQ(log.exitCode, 1);
    EXPECT_EQ(log.series.at("loss").series.size(), 1U);
}

TEST(CloudLog, OfAnArrayInAnyOrder)
{
    expectBothEntries(read("[" + std::string(kNew) + ",\n" + std::string(kOld) + "]\n"));
    expectBothEntries(read("[" + std::string(kOld) + "," + std::string(kNew) + "]"));
}

TEST(CloudLog, OfLines)
{
    expectBothEntries(read(std::string(kOld) + "\n" + std::string(kNew) + "\n"));
}

TEST(CloudLog, OfCsv)
{
    const test::ReadResult result =
        read("insertId,timestamp,severity,textPayload,resource.labels.task_name\n"
             "a,2021-05-08T10:57:33Z,ERROR,\"He said \"\"no\"\",\nthen more\",worker-1\n"
             "b,2021-05-08T10:57:32Z,INFO,plain,\n");
    const ConsoleLog& log = *result.artifacts.logs.at(0);
    ASSERT_EQ(log.lines.size(), 3U);
    EXPECT_EQ(log.text(0), "plain");
    EXPECT_EQ(log.text(1), "He said \"no\",");
    EXPECT_EQ(log.text(2), "then more");
    EXPECT_EQ(log.lines[2].rank, 0);
    EXPECT_EQ(log.lines[0].level, LogLevel::Info);
}

TEST(CloudLog, SaysWhatIsCutOrDamaged)
{
    const std::string whole = "[" + std::string(kOld) + "," + std::string(kNew) + "]";
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(read(std::string_view(whole).substr(0, size)).failed);
    const test::ReadResult cut = read(std::string_view(whole).substr(0, whole.size() - 30));
    EXPECT_EQ(cut.artifacts.logs.at(0)->lines.size(), 1U);
    EXPECT_EQ(cut.file.issues.count(IssueCode::TruncatedTail), 1U);
    EXPECT_EQ(read("[{\"textPayload\": oops}]").file.issues.count(IssueCode::BadRow), 1U);
}

TEST(CloudLog, ClaimsExportsOnly)
{
    const auto owns = [](std::string_view head) {
        return readerOfId("cloud-log")
            ->sniff("x.json", std::as_bytes(std::span(head.data(), head.size())));
    };
    EXPECT_TRUE(owns(std::string("[") + std::string(kNew)));
    EXPECT_TRUE(owns("timestamp,severity,textPayload\n"));
    EXPECT_FALSE(owns("{\"images\": [], \"annotations\": []}"));
    EXPECT_FALSE(owns("{\"message\": \"hello\", \"timestamp\": 3}"));
    EXPECT_FALSE(owns("timestamp, power.draw [W]\n"));
    EXPECT_FALSE(owns("plain text with \"textPayload\" and \"timestamp\""));
}

} // namespace
} // namespace faultline
