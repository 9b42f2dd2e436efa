// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_writer.h"
#include "tests/support/read_events.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace faultline {
namespace {

using test::EventWriter;
using test::ProtoWriter;
using test::readEvents;
using test::ReadEvents;

/// Record 0 announces the version, record i > 0 is step 10 * i.
EventWriter steppedLog(int records)
{
    EventWriter log;
    log.fileVersion();
    for (int i = 1; i < records; ++i)
        log.scalar("loss", 10 * i, 1e9 + i, 1.0F);
    return log;
}

const ImportIssue& onlyIssue(const ReadEvents& result)
{
    static const ImportIssue kNone;
    EXPECT_EQ(result.file().issues.kept().size(), 1U);
    return result.file().issues.kept().empty() ? kNone : result.file().issues.kept().front();
}

using Step = std::optional<std::int64_t>;

TEST(LostSteps, NamesTheStepsAroundABadRecord)
{
    const EventWriter log = steppedLog(8);
    std::string bytes = log.data();
    bytes[log.recordOffset(4) + 20] ^= 0x01;
    const ReadEvents read = readEvents(bytes);
    const ImportIssue& issue = onlyIssue(read);
    EXPECT_EQ(issue.code, IssueCode::BadDataChecksum);
    EXPECT_EQ(issue.recordsLost, 1U);
    EXPECT_EQ(issue.bytesLost, log.recordOffset(5) - log.recordOffset(4));
    EXPECT_EQ(issue.stepBefore, Step(30));
    EXPECT_EQ(issue.stepAfter, Step(50));
}

TEST(LostSteps, LeavesOutTheStepsThatAreNotThere)
{
    const EventWriter log = steppedLog(8);
    std::string first = log.data();
    first[log.recordOffset(1) + 20] ^= 0x01;
    const ReadEvents atStart = readEvents(first);
    EXPECT_EQ(onlyIssue(atStart).stepBefore, Step());
    EXPECT_EQ(onlyIssue(atStart).stepAfter, Step(20));

    const ReadEvents atEnd = readEvents(log.data().substr(0, log.data().size() - 3));
    EXPECT_EQ(onlyIssue(atEnd).code, IssueCode::TruncatedTail);
    EXPECT_EQ(onlyIssue(atEnd).recordsLost, 1U);
    EXPECT_EQ(onlyIssue(atEnd).stepBefore, Step(60));
    EXPECT_EQ(onlyIssue(atEnd).stepAfter, Step());
}

TEST(LostSteps, LooksPastEventsWithoutASummary)
{
    EventWriter log;
    log.fileVersion().scalar("loss", 1, 1e9, 1.0F).scalar("loss", 2, 1e9, 1.0F);
    log.session(1, 777, 1e9).scalar("loss", 9, 1e9, 1.0F);
    std::string bytes = log.data();
    bytes[log.recordOffset(2) + 20] ^= 0x01;
    EXPECT_EQ(onlyIssue(readEvents(bytes)).stepBefore, Step(1));
    EXPECT_EQ(onlyIssue(readEvents(bytes)).stepAfter, Step(9));
}

TEST(LostSteps, ABadMessageIsNotItsOwnNeighbour)
{
    EventWriter log;
    log.fileVersion().scalar("loss", 1, 1e9, 1.0F);
    std::string message =
        test::summaryEvent(5, 1e9, ProtoWriter().bytes(1, "loss").real32(2, 1.0F).data());
    message += "\xFF\xFF\xFF";
    log.event(message).scalar("loss", 9, 1e9, 2.0F);
    const ReadEvents read = readEvents(log.data());
    EXPECT_EQ(onlyIssue(read).code, IssueCode::InvalidMessage);
    EXPECT_EQ(onlyIssue(read).stepBefore, Step(1));
    EXPECT_EQ(onlyIssue(read).stepAfter, Step(9));
    EXPECT_EQ(onlyIssue(read).bytesLost, log.recordOffset(3) - log.recordOffset(2));
}

TEST(LostSteps, KeepsTheFirstHundredOfAFileAndCountsTheRest)
{
    const EventWriter log = steppedLog(400);
    std::string bytes = log.data();
    for (std::size_t i = 1; i < 400; i += 2)
        bytes[log.recordOffset(i) + 20] ^= 0x01;
    for (const std::uint64_t stretch : {kStretchBytes, std::uint64_t{500}}) {
        const ReadEvents read = readEvents(bytes, 1, stretch);
        EXPECT_EQ(read.count(IssueCode::BadDataChecksum), 200U);
        ASSERT_EQ(read.file().issues.kept().size(), ImportLog::kKeptPerCode);
        std::uint64_t lost = 0;
        for (std::size_t i = 1; i < 400; i += 2)
            lost += log.recordOffset(i + 1) - log.recordOffset(i);
        EXPECT_EQ(read.file().issues.bytesLost(), lost);
        const ImportIssue& tenth = read.file().issues.kept()[9]; // record 19
        EXPECT_EQ(tenth.stepBefore, Step(180));
        EXPECT_EQ(tenth.stepAfter, Step(200));
    }
}

/// Bytes of the records that are in the file as they were written.
std::uint64_t intactBytes(const EventWriter& log, const std::string& bytes)
{
    std::uint64_t intact = 0;
    for (std::size_t i = 0; i < log.recordCount(); ++i) {
        const std::size_t begin = log.recordOffset(i);
        const std::size_t size = log.recordOffset(i + 1) - begin;
        if (begin + size <= bytes.size()
            && bytes.compare(begin, size, log.data(), begin, size) == 0)
            intact += size;
    }
    return intact;
}

/// What was read and what was lost are the file, wherever it is cut and whatever bit is flipped.
TEST(LostSteps, AddsUpToTheFileForEveryCutAndFlip)
{
    const EventWriter log = steppedLog(6);
    const auto check = [&log](const std::string& bytes, std::size_t at) {
        for (const std::uint64_t stretch : {kStretchBytes, std::uint64_t{70}}) {
            const ReadEvents read = readEvents(bytes, 1, stretch);
            ASSERT_EQ(read.file().issues.bytesLost() + intactBytes(log, bytes), bytes.size()) << at;
            const std::uint64_t records =
                bytes.size() == log.data().size() ? log.recordCount() : read.file().recordCount + 1;
            std::uint64_t lost = 0;
            for (const ImportIssue& issue : read.file().issues.kept())
                lost += issue.recordsLost;
            if (!read.failed && read.file().issues.bytesLost() > 0) {
                ASSERT_EQ(read.file().recordCount + lost, records) << at;
            }
        }
    };
    for (std::size_t at = 0; at < log.data().size(); ++at) {
        check(log.data().substr(0, at), at);
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string flipped = log.data();
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
            check(flipped, at);
        }
    }
}

} // namespace
} // namespace faultline
