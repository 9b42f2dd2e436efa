// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Records that are passed over: what they hold is found all the same, and what was not verified is
// told.

#include "model/core/unchecked_records.h"
#include "model/readers/run_builder.h"
#include "model/readers/tfevents/read_record.h"
#include "tests/readers/event_checks.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_events.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>

namespace faultline {
namespace {

using test::EventWriter;
using test::expectSame;
using test::ProtoWriter;
using test::ReadEvents;
using test::readEvents;

constexpr std::uint64_t kWhole = std::numeric_limits<std::uint64_t>::max();

std::string image(std::string_view tag, std::size_t bytes)
{
    return ProtoWriter()
        .bytes(1, tag)
        .bytes(4, ProtoWriter().varint(1, 4).varint(2, 4).bytes(4, std::string(bytes, 'p')).data())
        .data();
}

std::string scalar(std::string_view tag, float value)
{
    return ProtoWriter().bytes(1, tag).real32(2, value).data();
}

std::string metadata(std::string_view plugin)
{
    return ProtoWriter()
        .bytes(1, ProtoWriter().bytes(1, plugin).data())
        .bytes(2, "shown name")
        .bytes(3, "described")
        .data();
}

/// As TF1 writes: everything of a step in one record, scalars before, between and behind pictures.
EventWriter mergedLog(std::size_t imageBytes)
{
    EventWriter log;
    log.fileVersion();
    for (int step = 0; step < 6; ++step) {
        const std::string tensor =
            ProtoWriter().varint(1, 7).bytes(8, std::string(imageBytes, 't')).data();
        const std::string number = ProtoWriter().varint(1, 1).real32(5, 4.0F).data();
        ProtoWriter summary;
        summary.bytes(1, scalar("loss", 1.0F / static_cast<float>(step + 1)));
        summary.bytes(1, image("img", imageBytes));
        summary.bytes(1, scalar("lr", 0.1F));
        summary.bytes(
            1, ProtoWriter().bytes(1, "note").bytes(8, tensor).bytes(9, metadata("text")).data());
        summary.bytes(1, ProtoWriter().bytes(1, "num").bytes(8, number).data());
        summary.bytes(1, ProtoWriter().bytes(7, "h").bytes(5, std::string(40, 'h')).data());
        const double time = 1e9 + step;
        // Time and step behind the summary: they may be.
        log.event(ProtoWriter()
                      .bytes(5, summary.data())
                      .varint(2, static_cast<std::uint64_t>(step))
                      .real64(1, time)
                      .data());
        log.scalar("after", step, time, 1.0F);
        log.event(ProtoWriter()
                      .real64(1, time)
                      .varint(2, 3)
                      .bytes(4, std::string(imageBytes, 'g'))
                      .data());
    }
    return log;
}

TEST(LongRecords, GiveAllThatAWholeReadGives)
{
    const std::string log = mergedLog(100'000).data();
    const ReadEvents whole = readEvents(log, 1, kStretchBytes, kWhole);
    EXPECT_EQ(whole.run->findScalar("lr")->size(), 6U);
    EXPECT_EQ(whole.run->blobs.at("note").displayName, "shown name");
    EXPECT_EQ(whole.run->blobs.at("h").count, 6U);
    for (const std::uint64_t stretch :
         {std::uint64_t{5000}, std::uint64_t{300'000}, kStretchBytes}) {
        for (const unsigned threads : {1U, 4U}) {
            const ReadEvents passed = readEvents(log, threads, stretch);
            expectSame(passed, whole);
            EXPECT_TRUE(passed.file().issues.empty());
            EXPECT_EQ(passed.run->blobs.at("note").displayName, "shown name");
            EXPECT_EQ(toEnglish(*passed.run->blobs.at("note").description), "described");
            EXPECT_EQ(passed.run->blobs.at("note").kind, TagKind::Text);
        }
    }
}

/// Cut anywhere: a record that does not fit is no record, whether it would be read or passed over.
TEST(LongRecords, GiveTheSameWhereverTheFileIsCut)
{
    const std::string log = mergedLog(3000).data();
    for (std::size_t size = 0; size < log.size(); size += 17) {
        const std::string_view cut = std::string_view(log).substr(0, size);
        expectSame(readEvents(cut, 1, 5000, 100), readEvents(cut, 1, kStretchBytes, kWhole));
    }
}

/// Flipped anywhere: nothing is invented, and damage to what is read is called damage.
TEST(LongRecords, TellDamageToWhatTheyRead)
{
    const EventWriter log = mergedLog(3000);
    const ReadEvents good = readEvents(log.data());
    for (std::size_t at = 0; at < log.data().size(); at += 7) {
        std::string bytes = log.data();
        bytes[at] = static_cast<char>(bytes[at] ^ 0xFF);
        const ReadEvents result = readEvents(bytes, 1, 5000, 100);
        ASSERT_EQ(result.count(IssueCode::InvalidMessage), 0U) << at;
        ASSERT_LE(result.file().issues.damageCount(), 1U) << at;
        ASSERT_LE(result.file().recordCount, good.file().recordCount) << at;
        ASSERT_GE(result.file().recordCount + 1, good.file().recordCount) << at;
    }
}

TEST(LongRecords, AreToldAndCanBeCheckedLater)
{
    EventWriter log;
    log.fileVersion();
    log.event(test::summaryEvent(1, 1e9, image("img", 100'000)));
    log.event(test::summaryEvent(2, 1e9, image("img", 10'000))); // short enough to be read
    log.event(
        ProtoWriter()
            .real64(1, 1e9)
            .bytes(5,
                   ProtoWriter().bytes(1, image("a", 50'000)).bytes(1, image("b", 60'000)).data())
            .data());
    std::string bytes = log.data();
    bytes[log.recordOffset(1) + 5000] ^= 1;
    const ReadEvents result = readEvents(bytes);
    EXPECT_TRUE(result.file().issues.empty());

    const std::vector<UncheckedRecord> unchecked = uncheckedRecords(*result.run);
    ASSERT_EQ(unchecked.size(), 2U);
    EXPECT_EQ(unchecked[0].record, log.recordOffset(1));
    EXPECT_EQ(unchecked[1].record, log.recordOffset(3));
    const std::vector<UncheckedTotal> totals = uncheckedTotals(*result.run);
    ASSERT_EQ(totals.size(), 1U);
    EXPECT_EQ(totals[0].records, 2U);
    EXPECT_EQ(totals[0].bytes, log.recordOffset(2) - log.recordOffset(1) - 16 + log.recordOffset(4)
                                   - log.recordOffset(3) - 16);

    const auto source = openMemory("test", test::asBytes(bytes));
    const SilentMonitor monitor;
    const auto damaged = tfevents::checkRecord(*source, unchecked[0].record, monitor);
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, ErrorCode::Corrupt);
    EXPECT_TRUE(tfevents::checkRecord(*source, unchecked[1].record, monitor));
}

/// Counts what is read of it.
class CountingSource final : public ByteSource {
public:
    explicit CountingSource(const std::string& bytes) : m_bytes(bytes) {}

    const std::string& name() const override { return m_name; }
    std::uint64_t size() const override { return m_bytes.size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const std::size_t count = std::min<std::size_t>(
            into.size(), m_bytes.size() - std::min<std::size_t>(m_bytes.size(), offset));
        std::memcpy(into.data(), m_bytes.data() + offset, count);
        m_read += count;
        return count;
    }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_read; }

private:
    std::string m_name = "counted";
    const std::string& m_bytes;
    mutable std::atomic<std::uint64_t> m_read = 0;
};

/// Reads a source through the public reader.
class Reading {
public:
    Result<ReadEnd> read(const ByteSource& source, ReadMonitor& monitor, unsigned threads)
    {
        m_builder.addFile({});
        WorkerPool pool(threads);
        ReadArtifacts artifacts;
        ReadContext context{.run = m_builder,
                            .file = m_builder.currentFile(),
                            .monitor = monitor,
                            .pool = pool,
                            .artifacts = artifacts};
        return makeTfEventsReader()->read(source, context);
    }
    [[nodiscard]] RunPtr run() const { return m_builder.snapshot(); }

private:
    RunBuilder m_builder{".", "test"};
};

TEST(LongRecords, AreNotRead)
{
    std::string log = EventWriter().fileVersion().data();
    for (int step = 0; step < 60; ++step) {
        log += EventWriter().event(test::summaryEvent(step, 1e9, image("img", 1U << 20))).data();
        log += EventWriter().scalar("loss", step, 1e9, 1.0F).data();
    }
    ASSERT_GT(log.size(), 60U << 20);
    const CountingSource source(log);
    SilentMonitor monitor;
    Reading reading;
    ASSERT_TRUE(reading.read(source, monitor, 1));
    EXPECT_EQ(reading.run()->findScalar("loss")->size(), 60U);
    EXPECT_EQ(reading.run()->blobs.at("img").items.size(), 60U);
    EXPECT_LT(source.bytesRead(), 1U << 20);
}

/// After the pictures come the scalars, and the other way round: each way of reading in its turn.
TEST(LongRecords, MixWithStretchesOfShortOnes)
{
    std::string log = EventWriter().fileVersion().data();
    std::size_t scalars = 0;
    for (int part = 0; part < 4; ++part) {
        for (int step = 0; step < 12; ++step)
            log +=
                EventWriter().event(test::summaryEvent(step, 1e9, image("img", 1U << 20))).data();
        EventWriter many;
        for (int step = 0; step < 150'000; ++step, ++scalars)
            many.scalar("loss", step, 1e9, 1.0F);
        log += many.data();
    }
    const ReadEvents one = readEvents(log, 1);
    EXPECT_EQ(one.file().scalarCount, scalars);
    EXPECT_EQ(one.run->blobs.at("img").count, 48U);
    EXPECT_TRUE(one.file().issues.empty());
    for (int trial = 0; trial < 3; ++trial)
        expectSame(readEvents(log, 4), one);
    expectSame(readEvents(log, 3, 700'000), one);
}

/// A log, 35 GB that were never written, and a log again.
TEST(LongRecords, PassOverAHoleInTheFile)
{
    const test::TempFolder folder;
    const std::string head = EventWriter().fileVersion().scalar("loss", 1, 1e9, 1.0F).data();
    const std::string path = folder.write("events.out.tfevents.1", head);
    constexpr std::uint64_t kHole = std::uint64_t{35} << 30;
    std::error_code refused;
    std::filesystem::resize_file(path, kHole, refused);
    if (refused)
        GTEST_SKIP() << "no sparse file of 35 GB here: " << refused.message();
    {
        std::ofstream stream(path, std::ios::binary | std::ios::app);
        stream << EventWriter().scalar("loss", 2, 1e9, 1.0F).data();
    }
    const auto source = openFile(path);
    ASSERT_TRUE(source);
    SilentMonitor monitor;
    Reading reading;
    const Result<ReadEnd> end = reading.read(**source, monitor, 2);
    ASSERT_TRUE(end);
    EXPECT_EQ(*end, ReadEnd::Complete);
    const RunPtr run = reading.run();
    EXPECT_EQ(run->findScalar("loss")->size(), 2U);
    const ImportLog& issues = run->files.front().issues;
    EXPECT_EQ(issues.count(IssueCode::BadLengthChecksum), 1U);
    EXPECT_EQ(issues.bytesLost(), kHole - head.size());
}

/// Zeros without end that no file system knows to be a hole.
class Zeros final : public ByteSource {
public:
    const std::string& name() const override { return m_name; }
    std::uint64_t size() const override { return std::uint64_t{35} << 40; }
    Result<std::size_t> readAt(std::uint64_t, std::span<std::byte> into) const override
    {
        std::fill(into.begin(), into.end(), std::byte{});
        return into.size();
    }

private:
    std::string m_name = "zeros";
};

class ImpatientMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    bool isCancelled() const override { return ++m_asked > 20; }

private:
    mutable std::atomic<int> m_asked = 0;
};

TEST(LongRecords, CanBeCancelledWithinZeros)
{
    ImpatientMonitor monitor;
    Reading reading;
    const Result<ReadEnd> end = reading.read(Zeros(), monitor, 2);
    ASSERT_TRUE(end);
    EXPECT_EQ(*end, ReadEnd::Cancelled);
}

/// A header may begin in the zeros before it ends.
TEST(LongRecords, AreFoundBehindZeros)
{
    const std::string head = EventWriter().fileVersion().data();
    const std::string empty = test::frame("");
    const std::string tail = EventWriter().scalar("loss", 2, 1e9, 1.0F).data();
    for (std::size_t zeros = 1; zeros < 40; ++zeros) {
        const ReadEvents result = readEvents(head + std::string(zeros, '\0') + empty + tail);
        EXPECT_EQ(result.file().recordCount, 3U) << zeros;
        EXPECT_EQ(result.file().issues.bytesLost(), zeros);
    }
}

} // namespace
} // namespace faultline
