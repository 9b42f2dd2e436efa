// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a console log looks like once prefixes, times, bars and repetitions are understood.

#include "model/io/sample_time.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/console/log_builder.h"
#include "model/readers/console/stamp.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include <zlib.h>

namespace faultline {
namespace {

struct Read {
    test::ReadResult result;
    const ConsoleLog* log = nullptr;

    [[nodiscard]] std::string text(std::size_t i) const { return std::string(log->text(i)); }
    [[nodiscard]] const LogLine& line(std::size_t i) const { return log->lines.at(i); }
};

Read readConsoleLog(std::string_view bytes, std::string name = "train.log")
{
    Read read;
    read.result = test::readBytes(*readerOfId("console-log"), bytes, std::move(name));
    read.log = read.result.artifacts.logs.at(0).get();
    return read;
}

constexpr double kDay = 86'400.0;

struct PrefixCase {
    std::string_view line;
    std::string_view text;
    LogLevel level;
    TimeKind time;
};

void PrintTo(const PrefixCase& prefix, std::ostream* stream)
{
    *stream << prefix.line;
}

class Prefixes : public ::testing::TestWithParam<PrefixCase> {};

TEST_P(Prefixes, AreTakenOff)
{
    const Read read = readConsoleLog(GetParam().line);
    ASSERT_EQ(read.log->lines.size(), 1U);
    EXPECT_EQ(read.text(0), GetParam().text);
    EXPECT_EQ(toString(read.line(0).level), toString(GetParam().level));
    EXPECT_EQ(toString(read.log->timeKind), toString(GetParam().time));
    EXPECT_EQ(read.line(0).hasOwnTime, GetParam().time != TimeKind::None);
}

using enum TimeKind;

INSTANTIATE_TEST_SUITE_P(
    All, Prefixes,
    ::testing::Values(
        PrefixCase{"plain text", "plain text", LogLevel::None, None},
        PrefixCase{"2021-05-21 15:27:42.920609: W tensorflow/x/dso_loader.cc:64] message",
                   "message", LogLevel::Warning, Local},
        PrefixCase{"E tensorflow/stream_executor/cuda/cuda_dnn.cc:378] message", "message",
                   LogLevel::Error, None},
        PrefixCase{"I1223 18:10:23.516401 140558669547392 learning.py:754] Starting", "Starting",
                   LogLevel::Info, Relative},
        PrefixCase{"E0000 00:00:1731412345.678901    4913 cuda_dnn.cc:8310] message", "message",
                   LogLevel::Error, Absolute},
        PrefixCase{"INFO:tensorflow:Starting Session.", "Starting Session.", LogLevel::Info, None},
        PrefixCase{"2024-01-01 12:00:00,123 - my.logger - ERROR - it broke", "it broke",
                   LogLevel::Error, Local},
        PrefixCase{"2024-01-01 12:00:00,123 INFO my.logger: fine", "my.logger: fine",
                   LogLevel::Info, Local},
        PrefixCase{"2024-01-01T12:00:00.5Z fine", "fine", LogLevel::None, Absolute},
        PrefixCase{"2024-01-01T12:00:00+02:00 fine", "fine", LogLevel::None, Absolute},
        PrefixCase{"2024-01-01 12:00:00.123 | INFO     | __main__:main:10 - fine", "fine",
                   LogLevel::Info, Local},
        PrefixCase{"01/31/2024 12:00:00 - INFO - __main__ - fine", "fine", LogLevel::Info, Local},
        PrefixCase{"[rank3]: Traceback", "Traceback", LogLevel::None, None},
        PrefixCase{"[E321 02:07:08.408271257 ProcessGroupNCCL.cpp:607] message", "message",
                   LogLevel::Error, Relative},
        PrefixCase{"[E ProcessGroupNCCL.cpp:737] message", "message", LogLevel::Error, None},
        PrefixCase{"Feb 11 23:52:18 host kernel: [ 3512.718082] message", "message", LogLevel::None,
                   Relative},
        PrefixCase{"[ 3512.718082] NVRM: loading", "NVRM: loading", LogLevel::None, Relative},
        PrefixCase{"node1:4913:4920 [0] NCCL INFO Bootstrap", "NCCL INFO Bootstrap", LogLevel::Info,
                   None},
        PrefixCase{"ERROR [06/09 11:05:25 d2.engine.train_loop]: Exception during training:",
                   "Exception during training:", LogLevel::Error, Relative},
        PrefixCase{"[06/09 11:05:25 d2.engine.hooks]: Overall", "Overall", LogLevel::None,
                   Relative},
        PrefixCase{"[2024-01-01 12:00:00,123] [INFO] [logging.py:96:log_dist] text", "text",
                   LogLevel::Info, Local},
        PrefixCase{"[12:00:05] step done", "step done", LogLevel::None, Relative},
        PrefixCase{"> 2018-10-10 14:54:05.313837: I a/b.cc:678] Sum", "Sum", LogLevel::Info, Local},
        PrefixCase{">INFO:tensorflow:Starting", "Starting", LogLevel::Info, None},
        PrefixCase{">>> prompt", ">>> prompt", LogLevel::None, None},
        PrefixCase{"[1,0]<stderr>:message", "message", LogLevel::None, None},
        PrefixCase{"WARNING From here on", "WARNING From here on", LogLevel::Warning, None},
        PrefixCase{"3 epochs to go", "3 epochs to go", LogLevel::None, None},
        PrefixCase{"2024-13-45 99:00:00 no date", "2024-13-45 99:00:00 no date", LogLevel::None,
                   None}));

TEST(ConsoleLines, TheRecordersPrefixIsTheClock)
{
    const Read read =
        readConsoleLog("2024-03-01T10:00:00.000001Z O hello\n"
                       "2024-03-01T10:00:01.500000Z E 2024-03-01 12:00:01.4: W a/b.cc:1] odd\n");
    ASSERT_EQ(read.log->lines.size(), 2U);
    EXPECT_EQ(read.text(0), "hello");
    EXPECT_EQ(read.text(1), "odd");
    EXPECT_EQ(read.line(1).level, LogLevel::Warning);
    EXPECT_EQ(read.log->timeKind, TimeKind::Absolute);
    EXPECT_NEAR(read.line(1).wallTime - read.line(0).wallTime, 1.5, 1e-4);
}

TEST(ConsoleLines, RanksAreKept)
{
    const Read read = readConsoleLog("[rank1]: a\n[rank0]: b\n[default7]:c\n");
    EXPECT_EQ(read.line(0).rank, 1);
    EXPECT_EQ(read.log->ranks, (std::vector<std::int16_t>{0, 1, 7}));
}

TEST(ConsoleLines, AYearIsTakenFromOtherLines)
{
    const Read before = readConsoleLog("I1231 23:59:59.000000 1 a.py:1] old year\n"
                                       "2020-01-01 00:00:01.000000: I a/b.cc:1] new year\n");
    EXPECT_EQ(before.log->timeKind, TimeKind::Local);
    EXPECT_NEAR(before.line(1).wallTime - before.line(0).wallTime, 2.0, 1e-6);

    const Read after = readConsoleLog("2019-03-01 00:00:01.000000: I a/b.cc:1] full\n"
                                      "I0301 00:00:03.000000 1 a.py:1] short\n");
    EXPECT_NEAR(after.line(1).wallTime - after.line(0).wallTime, 2.0, 1e-6);

    const Read none =
        readConsoleLog("I1231 23:59:59.000000 1 a.py:1] a\nI0101 00:00:01.000000 1 a.py:1] b\n");
    EXPECT_EQ(none.log->timeKind, TimeKind::Relative);
    EXPECT_NEAR(none.line(1).wallTime - none.line(0).wallTime, 2.0, 1e-6);
}

TEST(ConsoleLines, TimesOfDayRunOverMidnight)
{
    const Read read = readConsoleLog("[23:59:58] a\n[00:00:01] b\nno time\n");
    EXPECT_NEAR(read.line(1).wallTime - read.line(0).wallTime, 3.0, 1e-6);
    EXPECT_FALSE(read.line(2).hasOwnTime);
    EXPECT_DOUBLE_EQ(read.line(2).wallTime, read.line(1).wallTime);
}

TEST(ConsoleLines, AnAbsoluteClockAmongLocalTimesIsBroughtToThem)
{
    // 2024-11-12 11:52:25.5 UTC, written on a machine at UTC+1.
    const Read read = readConsoleLog("2024-11-12 12:52:24.000000: I a/b.cc:1] local\n"
                                     "E0000 00:00:1731412345.500000 1 a.cc:1] absolute\n");
    EXPECT_EQ(read.log->timeKind, TimeKind::Local);
    EXPECT_NEAR(read.line(1).wallTime - read.line(0).wallTime, 1.5, 1e-3);
}

TEST(ConsoleLines, NothingIsKnownBeforeTheFirstTime)
{
    const Read read = readConsoleLog("hello\n2024-01-01 12:00:00 world\n");
    EXPECT_TRUE(std::isnan(read.line(0).wallTime));
    EXPECT_FALSE(std::isnan(read.line(1).wallTime));
    EXPECT_EQ(readConsoleLog("no\ntimes\n").result.file.issues.count(IssueCode::NoTimes), 1U);
}

TEST(ConsoleLines, ABarShowsItsLastState)
{
    const Read read = readConsoleLog("10%|#   |\r50%|##  |\r100%|####| done\r\nnext\r\n"
                                     "abc\b\b\bxyz\n 20%|   \r              \r\n");
    ASSERT_EQ(read.log->lines.size(), 4U);
    EXPECT_EQ(read.text(0), "100%|####| done");
    EXPECT_TRUE(read.line(0).isProgress);
    EXPECT_EQ(read.text(1), "next");
    EXPECT_FALSE(read.line(1).isProgress);
    EXPECT_EQ(read.text(2), "xyz");
    EXPECT_EQ(read.text(3), " 20%|");
}

TEST(ConsoleLines, AnsiAndControlCharactersAreRemoved)
{
    const Read read = readConsoleLog("\x1b[1;31mred\x1b[0m text\a\n\x1b]0;title\a"
                                     "behind\n");
    EXPECT_EQ(read.text(0), "red text");
    EXPECT_EQ(read.text(1), "behind");
}

TEST(ConsoleLines, WrongBytesAreReplacedAndSaid)
{
    const Read read = readConsoleLog("caf\xE9 au lait\nna\xC3\xAFve\n");
    EXPECT_EQ(read.text(0), "caf\xEF\xBF\xBD au lait");
    EXPECT_EQ(read.text(1), "na\xC3\xAFve");
    EXPECT_EQ(read.result.file.issues.count(IssueCode::WrongEncoding), 1U);
}

TEST(ConsoleLines, NulRunsAreSkippedAndSaid)
{
    const Read read = readConsoleLog(std::string_view("a\0\0\0b\nc\n", 8));
    EXPECT_EQ(read.text(0), "ab");
    EXPECT_EQ(read.result.file.issues.count(IssueCode::NulBytes), 1U);
}

TEST(ConsoleLines, Utf16WithAMarkIsRead)
{
    std::string little = "\xFF\xFE";
    std::string big = "\xFE\xFF";
    for (const char c : std::string_view("Killed\nnext")) {
        little += c;
        little += '\0';
        big += '\0';
        big += c;
    }
    for (const std::string& bytes : {little, big}) {
        const Read read = readConsoleLog(bytes);
        ASSERT_EQ(read.log->lines.size(), 2U);
        EXPECT_EQ(read.text(0), "Killed");
        EXPECT_TRUE(read.log->cause.has_value());
    }
}

TEST(ConsoleLines, RepetitionsAreCounted)
{
    const Read read =
        readConsoleLog("same\nsame\nsame\nother\n"
                       "INFO:tensorflow:Saving checkpoint to path x\n"
                       "INFO:tensorflow:Starting Queues now.\n"
                       "I1013 12:07:01.981616 140 a.py:116] Saving checkpoint to path x\n"
                       "I1013 12:07:01.981617 140 a.py:116] Starting Queues now.\n");
    ASSERT_EQ(read.log->lines.size(), 4U);
    EXPECT_EQ(read.line(0).repeats, 3U);
    EXPECT_EQ(read.line(2).repeats, 2U);
    EXPECT_TRUE(read.line(2).hasOwnTime) << "the second form told it";
    EXPECT_EQ(read.line(3).sourceLine, 6U);
}

TEST(ConsoleLines, TheSameAgainLaterIsAnotherLine)
{
    const Read read = readConsoleLog("2024-01-01 12:00:00 the same message\nbetween them\n"
                                     "2024-01-01 12:00:09 the same message\n");
    EXPECT_EQ(read.log->lines.size(), 3U);
}

TEST(ConsoleLines, LinesWrappedAtOneWidthAreSearchedTogether)
{
    const std::string filler(80, 'x');
    std::string message = "RuntimeError: CUDA error: device-side assert triggered and so on";
    message.insert(0, 80 - 50, '.');
    const std::string first = message.substr(0, 80);
    const Read read = readConsoleLog(filler + "\n" + filler.substr(1) + "y\n" + filler.substr(1)
                                     + "z\n" + first + "\n" + message.substr(80) + "\nend\n");
    ASSERT_EQ(read.log->events.size(), 1U);
    EXPECT_EQ(read.log->events[0].signature, "cuda.assert");
    EXPECT_EQ(read.log->events[0].firstLine, 3U);
    EXPECT_EQ(read.log->events[0].lastLine, 4U);
    EXPECT_TRUE(read.line(4).isContinuation);
}

TEST(ConsoleLines, ALongLineIsCutAndSaid)
{
    std::string bytes(3'000'000, 'a');
    bytes += "\nCUDA error: device-side assert triggered\n";
    const Read read = readConsoleLog(bytes);
    ASSERT_EQ(read.log->lines.size(), 2U);
    EXPECT_EQ(read.line(0).textLength, LineSplitter::kMaxLine);
    EXPECT_EQ(read.result.file.issues.count(IssueCode::LongLine), 1U);
    EXPECT_EQ(read.result.file.issues.bytesLost(), 3'000'000U - LineSplitter::kMaxLine);
    EXPECT_EQ(read.log->events.size(), 1U) << "reading went on behind it";
}

TEST(ConsoleLines, ABarOfManyStatesStaysSmall)
{
    std::string bytes;
    for (int i = 0; i < 100'000; ++i)
        bytes += "\r" + std::to_string(i) + "/99999 [....] - loss: 0.5";
    const Read read = readConsoleLog(bytes + "\n");
    ASSERT_EQ(read.log->lines.size(), 1U);
    EXPECT_EQ(read.text(0), "99999/99999 [....] - loss: 0.5");
    EXPECT_LT(read.log->memoryBytes(), 100'000U);
}

TEST(ConsoleLines, TheMiddleOfALogThatIsTooLongIsSearchedButNotKept)
{
    ConsoleLog log;
    FileReport file;
    console::LogBuilder builder(log, file, {.headBytes = 2'000, .tailBytes = 2'000});
    std::uint32_t number = 0;
    const auto add = [&](std::string_view text) {
        RawLine raw;
        raw.text = text;
        raw.number = ++number;
        builder.add(raw);
    };
    for (int i = 0; i < 1'000; ++i)
        add("line " + std::to_string(i));
    add("RuntimeError: CUDA error: device-side assert triggered");
    for (int i = 1'000; i < 2'000; ++i)
        add("line " + std::to_string(i));
    builder.finish();
    EXPECT_LT(log.lines.size(), 200U);
    EXPECT_EQ(log.droppedLines + log.lines.size(), 2'001U);
    EXPECT_EQ(file.issues.count(IssueCode::TextNotKept), 1U);
    ASSERT_EQ(log.events.size(), 1U);
    EXPECT_EQ(log.text(log.events[0].firstLine),
              "RuntimeError: CUDA error: device-side assert triggered");
    EXPECT_EQ(log.text(0), "line 0");
    EXPECT_EQ(log.text(log.lines.size() - 1), "line 1999");
    for (std::size_t i = 1; i < log.lines.size(); ++i)
        EXPECT_LT(log.lines[i - 1].sourceLine, log.lines[i].sourceLine);
}

TEST(ConsoleLines, GzipIsUnpacked)
{
    const std::string text = "hello\nKilled\n";
    std::string packed(1'000, '\0');
    z_stream stream{};
    ASSERT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY), Z_OK);
    std::string input = text;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ASSERT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);

    EXPECT_EQ(readConsoleLog(packed, "train.log.gz").log->lines.size(), 2U);
    const Read cut =
        readConsoleLog(std::string_view(packed).substr(0, packed.size() - 9), "train.log.gz");
    EXPECT_EQ(cut.result.file.issues.count(IssueCode::CompressedCut), 1U);
}

TEST(ConsoleLines, WhateverIsCutOrFlippedIsRead)
{
    const std::string text =
        "2021-05-21 15:27:42.9: W a/b.cc:64] x\n[rank0]: Traceback (most recent "
        "call last):\n  File \"a.py\", line 3, in f\nValueError: x\n"
        "Step 100 per-step time 0.5s loss=nan\n\xE2\x94\x81\x1b[0m\r\n";
    for (std::size_t size = 0; size <= text.size(); ++size)
        EXPECT_FALSE(readConsoleLog(std::string_view(text).substr(0, size)).result.failed);
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string flipped = text;
        flipped[at] = static_cast<char>(flipped[at] ^ '\x80');
        EXPECT_FALSE(readConsoleLog(flipped).result.failed);
    }
}

TEST(ConsoleSniff, ClaimsLogsAndNothingElse)
{
    const FormatReader& reader = *readerOfId("console-log");
    const auto owns = [&reader](std::string_view name, std::string_view head) {
        return reader.sniff(name, std::as_bytes(std::span(head.data(), head.size())));
    };
    EXPECT_TRUE(owns("train.log", "anything"));
    EXPECT_TRUE(owns("nohup.out", "anything"));
    EXPECT_TRUE(owns("slurm-1234.out", "anything"));
    EXPECT_TRUE(owns("job.e12345", "anything"));
    EXPECT_TRUE(owns("console.txt", "anything"));
    EXPECT_TRUE(owns("notes.txt", "Traceback (most recent call last):\n"));
    EXPECT_TRUE(owns("notes.txt", "INFO:tensorflow:Starting Session.\n"));
    EXPECT_TRUE(owns("scan.txt", "train: WARNING: a.jpg: ignoring corrupt image/label: negative "
                                 "label values [ -0.04]\ntrain: New cache created\n"));
    EXPECT_FALSE(owns("notes.txt", "buy milk\ncall mother\n"));
    EXPECT_FALSE(owns("requirements.txt", "tensorflow==2.4\n"));
    EXPECT_FALSE(owns("results.csv", "epoch,loss\n1,0.5\n"));
    EXPECT_FALSE(owns("pipeline.config", "model { ssd { num_classes: 3 } }\n"));
    EXPECT_FALSE(owns("README.md", "Traceback (most recent call last):\n"));
    EXPECT_FALSE(owns("classes.txt", "cat\ndog\nstep stool\n"));
    EXPECT_FALSE(owns("train.log", std::string_view("\x01\x02\x03\x04\x05\x06\x07\x0e", 8)));
}

TEST(Stamps, KnowTheirCalendar)
{
    EXPECT_DOUBLE_EQ(secondsOfDate(1970, 1, 2), kDay);
    EXPECT_DOUBLE_EQ(secondsOfDate(2000, 3, 1) - secondsOfDate(2000, 2, 28), 2.0 * kDay);
    EXPECT_EQ(console::yearOf(secondsOfDate(2021, 12, 31) + kDay - 1.0), 2021);
    EXPECT_EQ(console::yearOf(std::numeric_limits<double>::quiet_NaN()), 1970);
}

} // namespace
} // namespace faultline
