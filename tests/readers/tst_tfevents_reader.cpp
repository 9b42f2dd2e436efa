// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/event_checks.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_events.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace faultline {
namespace {

using test::EventWriter;
using test::expectSame;
using test::ProtoWriter;
using test::readEvents;
using test::ReadEvents;

const ScalarSeries& seriesOf(const ReadEvents& result, std::string_view tag)
{
    const ScalarSeries* series = result.run->findScalar(tag);
    static const ScalarSeries kNone;
    EXPECT_NE(series, nullptr) << tag;
    return series != nullptr ? *series : kNone;
}

/// A small log of the usual shape: two tags, ten steps.
EventWriter sampleLog()
{
    EventWriter log;
    log.fileVersion();
    for (int step = 0; step < 10; ++step) {
        const double time = 1e9 + step;
        log.scalar("loss", step, time, 1.0F / static_cast<float>(step + 1));
        log.scalar("lr", step, time, 0.1F);
    }
    return log;
}

TEST(TfEventsReader, ReadsSimpleValues)
{
    const ReadEvents result = readEvents(sampleLog().data());
    EXPECT_FALSE(result.failed);
    EXPECT_EQ(result.file().end, ReadEnd::Complete);
    EXPECT_EQ(result.file().recordCount, 21U);
    EXPECT_EQ(result.file().scalarCount, 20U);
    EXPECT_EQ(result.file().fileVersion, "brain.Event:2");
    EXPECT_TRUE(result.file().issues.empty());
    const ScalarSeries& loss = seriesOf(result, "loss");
    ASSERT_EQ(loss.size(), 10U);
    EXPECT_EQ(loss.step(9), 9);
    EXPECT_EQ(loss.wallTime(9), 1e9 + 9);
    EXPECT_EQ(loss.value(9), static_cast<double>(0.1F));
}

TEST(TfEventsReader, KeepsNaNAndInfinity)
{
    EventWriter log;
    log.fileVersion();
    log.scalar("loss", 1, 1e9, std::numeric_limits<float>::quiet_NaN());
    log.scalar("loss", 2, 1e9, -std::numeric_limits<float>::infinity());
    const ReadEvents result = readEvents(log.data());
    EXPECT_TRUE(std::isnan(seriesOf(result, "loss").value(0)));
    EXPECT_EQ(seriesOf(result, "loss").value(1), -std::numeric_limits<double>::infinity());
}

TEST(TfEventsReader, KeepsStepsThatGoBackAndNegativeOnes)
{
    EventWriter log;
    log.fileVersion();
    log.scalar("loss", 100, 1e9, 1.0F).scalar("loss", 50, 1e9 + 1, 2.0F).scalar("loss", -1, 1e9, 3);
    const ReadEvents result = readEvents(log.data());
    const ScalarSeries& loss = seriesOf(result, "loss");
    ASSERT_EQ(loss.size(), 3U);
    EXPECT_EQ(loss.step(1), 50);
    EXPECT_EQ(loss.step(2), -1);
    EXPECT_EQ(result.file().minStep, -1);
    EXPECT_EQ(result.file().maxStep, 100);
}

TEST(TfEventsReader, RemembersMetadataFromATagsFirstRecord)
{
    const std::string value = ProtoWriter().varint(1, 1).real32(5, 4.0F).data();
    EventWriter log;
    log.fileVersion();
    log.tensor("loss", 0, 1e9, value, "scalars");
    log.tensor("loss", 1, 1e9 + 1, value, "");
    log.tensor("pr", 0, 1e9, value, "pr_curves");
    log.tensor("pr", 1, 1e9, value, "");
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(seriesOf(result, "loss").size(), 2U);
    EXPECT_EQ(result.run->findScalar("pr"), nullptr);
    ASSERT_TRUE(result.run->blobs.contains("pr"));
    EXPECT_EQ(result.run->blobs.at("pr").count, 2U);
    EXPECT_EQ(result.run->blobs.at("pr").kind, TagKind::PrCurve);
}

TEST(TfEventsReader, TakesWallTimeAndStepInAnyOrder)
{
    const std::string value = ProtoWriter().bytes(1, "loss").real32(2, 7.0F).data();
    EventWriter log;
    log.fileVersion();
    log.event(ProtoWriter()
                  .bytes(5, ProtoWriter().bytes(1, value).data())
                  .varint(2, 42)
                  .real64(1, 1e9)
                  .data());
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(seriesOf(result, "loss").step(0), 42);
    EXPECT_EQ(seriesOf(result, "loss").wallTime(0), 1e9);
}

TEST(TfEventsReader, ListsOtherKindsWithoutReadingThem)
{
    EventWriter log;
    log.fileVersion();
    const std::string image = ProtoWriter().varint(1, 4).bytes(4, std::string(500, 'p')).data();
    log.event(test::summaryEvent(3, 1e9, ProtoWriter().bytes(1, "img").bytes(4, image).data()));
    log.event(test::summaryEvent(3, 1e9, ProtoWriter().bytes(1, "h").bytes(5, "histo").data()));
    log.event(ProtoWriter().real64(1, 1e9).bytes(4, std::string(900, 'g')).data());
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(result.run->blobs.at("img").kind, TagKind::Image);
    EXPECT_EQ(result.run->blobs.at("img").bytes, image.size());
    EXPECT_EQ(result.run->blobs.at("img").minStep, 3);
    EXPECT_EQ(result.run->blobs.at("h").kind, TagKind::Histogram);
    EXPECT_EQ(result.run->blobs.at("(graph)").bytes, 900U);
    EXPECT_TRUE(result.file().issues.empty());
}

TEST(TfEventsReader, ReadsSessionMarks)
{
    EventWriter log;
    log.fileVersion();
    log.session(1, 0, 1e9).session(3, 100, 1e9 + 5);
    const ReadEvents result = readEvents(log.data());
    ASSERT_EQ(result.run->sessions.size(), 2U);
    EXPECT_EQ(result.run->sessions[0].status, SessionMark::Status::Start);
    EXPECT_EQ(result.run->sessions[1].step, 100);
}

TEST(TfEventsReader, NamesWhatIsNoEventFile)
{
    EXPECT_EQ(readEvents("").count(IssueCode::EmptyFile), 1U);
    const ReadEvents pointer =
        readEvents("version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 5\n");
    EXPECT_TRUE(pointer.failed);
    EXPECT_EQ(pointer.count(IssueCode::LfsPointer), 1U);
    const ReadEvents text = readEvents(std::string(5000, 'x'));
    EXPECT_TRUE(text.failed);
    EXPECT_EQ(text.count(IssueCode::NotEventFile), 1U);
    const ReadEvents gzip = readEvents("\x1F\x8B\x08" + std::string(500, 'z'));
    EXPECT_TRUE(gzip.failed);
    EXPECT_NE(toEnglish(gzip.file().issues.kept().front().detail).find("gzip"), std::string::npos);
}

TEST(TfEventsReader, NotesAMissingFileVersionAndAFileWithoutSummaries)
{
    EventWriter bare;
    bare.scalar("loss", 0, 1e9, 1.0F);
    const ReadEvents first = readEvents(bare.data());
    EXPECT_EQ(first.count(IssueCode::MissingFileVersion), 1U);
    EXPECT_EQ(seriesOf(first, "loss").size(), 1U);

    EventWriter empty;
    empty.fileVersion();
    const ReadEvents second = readEvents(empty.data());
    EXPECT_EQ(second.count(IssueCode::HeaderOnlyFile), 1U);
    EXPECT_EQ(second.count(IssueCode::MissingFileVersion), 0U);
}

TEST(TfEventsReader, SkipsARecordWithABadDataChecksum)
{
    const EventWriter log = sampleLog();
    std::string bytes = log.data();
    bytes[log.recordOffset(5) + 20] ^= 0x01;
    const ReadEvents result = readEvents(bytes);
    EXPECT_EQ(result.count(IssueCode::BadDataChecksum), 1U);
    EXPECT_EQ(result.file().issues.kept().front().offsetBytes, log.recordOffset(5));
    EXPECT_EQ(result.file().scalarCount, 19U);
}

TEST(TfEventsReader, ResynchronisesAfterABadHeader)
{
    const EventWriter log = sampleLog();
    for (std::size_t byte = 0; byte < 12; ++byte) {
        std::string bytes = log.data();
        bytes[log.recordOffset(7) + byte] ^= 0x10;
        const ReadEvents result = readEvents(bytes);
        EXPECT_EQ(result.count(IssueCode::BadLengthChecksum), 1U) << byte;
        const ImportIssue& issue = result.file().issues.kept().front();
        EXPECT_EQ(issue.offsetBytes, log.recordOffset(7));
        EXPECT_EQ(issue.bytesLost, log.recordOffset(8) - log.recordOffset(7));
        EXPECT_EQ(result.file().scalarCount, 19U);
    }
}

TEST(TfEventsReader, SurvivesALengthOfFourGigabytes)
{
    const EventWriter log = sampleLog();
    // A wrong length under its old checksum, and one whose own checksum is right.
    std::string bad = log.data();
    bad.replace(log.recordOffset(4), 8, std::string("\0\0\0\0\x01\0\0\0", 8));
    const ReadEvents first = readEvents(bad);
    EXPECT_EQ(first.count(IssueCode::BadLengthChecksum), 1U);
    EXPECT_EQ(first.file().scalarCount, 19U);

    const std::string header("\0\0\0\0\x01\0\0\0\x83\x9F\xA5\xC4", 12);
    std::string good = log.data();
    good.insert(log.recordOffset(4), header);
    const ReadEvents second = readEvents(good);
    const std::uint64_t seen =
        second.count(IssueCode::ImpossibleLength) + second.count(IssueCode::BadLengthChecksum);
    EXPECT_EQ(seen, 1U);
    EXPECT_EQ(second.file().scalarCount, 20U);
}

TEST(TfEventsReader, KeepsWhatStandsBeforeAnInvalidMessage)
{
    EventWriter log;
    log.fileVersion();
    std::string message =
        test::summaryEvent(1, 1e9, ProtoWriter().bytes(1, "loss").real32(2, 1.0F).data());
    message += "\xFF\xFF\xFF";
    log.event(message).scalar("loss", 2, 1e9, 2.0F);
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(result.count(IssueCode::InvalidMessage), 1U);
    EXPECT_EQ(seriesOf(result, "loss").size(), 2U);
}

TEST(TfEventsReader, KeepsValuesOfEventsWithoutAValidTime)
{
    EventWriter log;
    log.fileVersion();
    log.scalar("loss", 1, std::nan(""), 1.0F).scalar("loss", 2, 1e9, 2.0F);
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(result.count(IssueCode::InvalidWallTime), 1U);
    EXPECT_EQ(seriesOf(result, "loss").size(), 2U);
    EXPECT_EQ(result.file().lastWallTime, 1e9);
}

TEST(TfEventsReader, ReportsScalarsWhoseTensorIsNoNumber)
{
    EventWriter log;
    log.fileVersion();
    log.tensor("loss", 0, 1e9, ProtoWriter().varint(1, 7).bytes(8, "text").data(), "scalars");
    const ReadEvents result = readEvents(log.data());
    EXPECT_EQ(result.count(IssueCode::UnreadableTensor), 1U);
}

/// Whatever is cut off, what is read is a prefix of the whole, and the end is named.
TEST(TfEventsReader, EveryCutGivesAPrefix)
{
    const EventWriter log = sampleLog();
    const ReadEvents whole = readEvents(log.data());
    for (std::size_t size = 0; size < log.data().size(); ++size) {
        const ReadEvents cut = readEvents(std::string_view(log.data()).substr(0, size));
        for (const auto& [tag, scalar] : cut.run->scalars) {
            const ScalarSeries& full = seriesOf(whole, tag);
            ASSERT_LE(scalar.series.size(), full.size());
            for (std::size_t i = 0; i < scalar.series.size(); ++i)
                ASSERT_EQ(scalar.series.point(i), full.point(i));
        }
        std::size_t records = 0;
        while (log.recordOffset(records + 1) <= size)
            ++records;
        ASSERT_EQ(cut.file().recordCount, records) << "cut at " << size;
        if (size > 0 && log.recordOffset(records) != size) {
            ASSERT_EQ(cut.file().end, ReadEnd::TruncatedTail) << "cut at " << size;
            ASSERT_EQ(cut.count(IssueCode::TruncatedTail), 1U);
            ASSERT_EQ(cut.file().issues.kept().back().offsetBytes.value_or(0) <= size, true);
        }
    }
}

/// One flipped byte costs one record, is reported, and invents nothing.
TEST(TfEventsReader, EveryFlippedByteCostsOneRecord)
{
    const EventWriter log = sampleLog();
    const ReadEvents whole = readEvents(log.data());
    for (std::size_t at = 0; at < log.data().size(); ++at) {
        for (const char mask : {'\x01', '\x80', '\xFF'}) {
            std::string bytes = log.data();
            bytes[at] = static_cast<char>(bytes[at] ^ mask);
            const ReadEvents result = readEvents(bytes);
            ASSERT_EQ(result.file().issues.damageCount(), 1U) << "byte " << at;
            ASSERT_EQ(result.file().recordCount, 20U) << "byte " << at;
            for (const auto& [tag, scalar] : result.run->scalars)
                ASSERT_GE(seriesOf(whole, tag).size(), scalar.series.size());
        }
    }
}

/// The sample, with values that are no scalars between the scalars.
std::string mixedLog()
{
    const std::string tensor = ProtoWriter().varint(1, 1).real32(5, 4.0F).data();
    EventWriter log = sampleLog();
    log.tensor("pr", 0, 1e9, tensor, "pr_curves");
    for (int step = 1; step < 5; ++step) {
        log.tensor("pr", step, 1e9, tensor, "");
        log.event(
            test::summaryEvent(step, 1e9,
                               ProtoWriter()
                                   .bytes(1, "img")
                                   .bytes(4, ProtoWriter().bytes(4, std::string(20, 'p')).data())
                                   .data()));
    }
    return log.data();
}

/// Cut anywhere, flipped anywhere, in stretches shorter than a record: always as read in one go.
TEST(TfEventsReader, TheResultDoesNotDependOnHowTheFileIsSplit)
{
    const std::string log = mixedLog();
    for (const std::uint64_t stretch : {1U, 13U, 60U, 100U, 333U}) {
        expectSame(readEvents(log, 3, stretch), readEvents(log));
        for (std::size_t at = 0; at < log.size(); at += 3) {
            const std::string_view cut = std::string_view(log).substr(0, at);
            expectSame(readEvents(cut, 1, stretch), readEvents(cut));
            std::string flipped = log;
            flipped[at] = static_cast<char>(flipped[at] ^ 0x11);
            expectSame(readEvents(flipped, 1, stretch), readEvents(flipped));
        }
    }
}

/// A log that spans several stretches, read whole and in parallel.
class TfEventsStretches : public testing::Test {
protected:
    static std::string largeLog(std::size_t records, std::size_t blobEvery, std::size_t blobBytes)
    {
        EventWriter log;
        log.fileVersion();
        std::string data = log.data();
        for (std::size_t i = 0; i < records; ++i) {
            EventWriter piece;
            piece.scalar(i % 3 == 0 ? "a" : (i % 3 == 1 ? "b/long/tag" : "c"),
                         static_cast<std::int64_t>(i), 1e9 + static_cast<double>(i) * 0.01,
                         static_cast<float>(i) * 0.5F);
            if (blobEvery > 0 && i % blobEvery == 0) {
                // The payload holds a whole record: a stretch that begins inside must not be
                // fooled.
                std::string pixels(blobBytes, 'p');
                pixels += EventWriter().scalar("fake", 1, 1.0, 1.0F).data();
                piece.event(test::summaryEvent(static_cast<std::int64_t>(i), 1e9,
                                               ProtoWriter()
                                                   .bytes(1, "img")
                                                   .bytes(4, ProtoWriter().bytes(4, pixels).data())
                                                   .data()));
            }
            data += piece.data();
        }
        return data;
    }
};

TEST_F(TfEventsStretches, GiveTheSameOnAnyNumberOfThreads)
{
    const std::string log = largeLog(300'000, 0, 0);
    ASSERT_GT(log.size(), 12U << 20);
    const ReadEvents one = readEvents(log, 1);
    EXPECT_EQ(one.file().scalarCount, 300'000U);
    EXPECT_TRUE(one.file().issues.empty());
    for (const unsigned threads : {2U, 3U, 8U})
        expectSame(readEvents(log, threads), one);
}

TEST_F(TfEventsStretches, AreNotFooledByRecordsInsideRecords)
{
    const std::string log = largeLog(3000, 100, 1U << 20);
    ASSERT_GT(log.size(), 28U << 20);
    const ReadEvents result = readEvents(log, 4);
    EXPECT_EQ(result.run->findScalar("fake"), nullptr);
    EXPECT_EQ(result.file().scalarCount, 3000U);
    EXPECT_EQ(result.run->blobs.at("img").count, 30U);
    EXPECT_TRUE(result.file().issues.empty());
}

TEST_F(TfEventsStretches, PassOverRecordsLongerThanThemselves)
{
    const std::string log = largeLog(20, 4, 9U << 20);
    const ReadEvents result = readEvents(log, 3);
    EXPECT_EQ(result.file().scalarCount, 20U);
    EXPECT_EQ(result.run->blobs.at("img").count, 5U);
    EXPECT_EQ(result.run->findScalar("fake"), nullptr);
    EXPECT_TRUE(result.file().issues.empty());
}

TEST_F(TfEventsStretches, CountDamageOnceWhereverItLies)
{
    const std::string log = largeLog(300'000, 0, 0);
    constexpr std::size_t kStretch = 4U << 20;
    std::mt19937 random(6);
    for (int trial = 0; trial < 12; ++trial) {
        std::string bytes = log;
        // At, before and after the borders of stretches, and anywhere.
        const std::size_t at =
            trial < 6 ? kStretch - 3 + static_cast<std::size_t>(trial) : random() % bytes.size();
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
        const ReadEvents one = readEvents(bytes, 1);
        EXPECT_EQ(one.file().issues.damageCount(), 1U) << at;
        EXPECT_EQ(one.file().scalarCount, 299'999U) << at;
        expectSame(readEvents(bytes, 4), one);
    }
}

TEST_F(TfEventsStretches, CrossALargeHole)
{
    std::string bytes = largeLog(300'000, 0, 0);
    const std::size_t from = 3U << 20;
    const std::size_t size = 6U << 20;
    bytes.replace(from, size, std::string(size, '\0'));
    const ReadEvents one = readEvents(bytes, 1);
    EXPECT_EQ(one.file().issues.damageCount(), 1U);
    EXPECT_NEAR(static_cast<double>(one.file().issues.bytesLost()), static_cast<double>(size), 200);
    EXPECT_GT(one.file().scalarCount, 100'000U);
    expectSame(readEvents(bytes, 4), one);
}

} // namespace
} // namespace faultline
