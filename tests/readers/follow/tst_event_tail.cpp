// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading an event file piece by piece gives what reading it whole gives, however it is cut.
#include "model/readers/format_reader.h"
#include "model/readers/run_builder.h"
#include "model/readers/tfevents/event_tail.h"
#include "model/readers/tfevents/tfevents_reader.h"
#include "tests/readers/follow/run_text.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace faultline {
namespace {

using namespace test;
using tfevents::EventTail;

const std::string kName = "events.out.tfevents.1";

FileReport begunReport()
{
    FileReport report;
    report.path = kName;
    report.displayName = kName;
    report.id = ArtifactId(report.displayName);
    report.formatId = "tfevents";
    return report;
}

/// What the reader of whole files makes of the bytes.
RunPtr readWhole(const std::string& bytes)
{
    RunBuilder builder("run", "run");
    builder.addFile(begunReport());
    FileReport& report = builder.currentFile();
    report.sizeBytes = bytes.size();
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{
        .run = builder, .file = report, .monitor = monitor, .pool = pool, .artifacts = artifacts};
    const auto source = openMemory(kName, asBytes(bytes));
    const Result<ReadEnd> end = makeTfEventsReader()->read(*source, context);
    report.end = end ? *end : ReadEnd::Failed;
    return builder.snapshot();
}

/// A file that grows before the eyes of a tail.
class Growing {
public:
    Growing() : m_builder(std::make_unique<RunBuilder>("run", "run"))
    {
        m_builder->addFile(begunReport());
    }
    /// Goes on with what was read whole.
    explicit Growing(const std::string& bytes)
        : m_bytes(bytes), m_builder(std::make_unique<RunBuilder>(*readWhole(bytes)))
    {
        m_tail = EventTail::after(m_builder->currentFile()).value();
    }

    EventTail::Growth append(std::string_view piece, double seconds = 0.1)
    {
        m_bytes += piece;
        m_now += seconds;
        return m_tail.read(*openMemory(kName, asBytes(m_bytes)), m_monitor, *m_builder, m_now);
    }
    RunPtr snapshot()
    {
        FileReport report = m_builder->currentFile();
        m_builder->currentFile() = m_tail.shown(report);
        RunPtr run = m_builder->snapshot();
        m_builder->currentFile() = report;
        return run;
    }
    RunPtr settle()
    {
        m_tail.settle(*openMemory(kName, asBytes(m_bytes)), m_monitor, *m_builder);
        return snapshot();
    }
    [[nodiscard]] const EventTail& tail() const { return m_tail; }

private:
    std::string m_bytes;
    std::unique_ptr<RunBuilder> m_builder;
    EventTail m_tail;
    SilentMonitor m_monitor;
    double m_now = 1000.0;
};

std::string healthyFile(int steps = 40)
{
    EventWriter writer;
    writer.fileVersion().session(1, 0, 1.0e9);
    for (int step = 0; step < steps; ++step) {
        writer.scalars(step, 1.0e9 + step,
                       {{"loss", 1.0F / static_cast<float>(step + 1)}, {"rate", 0.01F}});
        // A tensor with metadata in its first record only, as TF2 writes it.
        const std::string tensor = ProtoWriter().varint(1, 1).real32(5, 0.5F).data();
        writer.tensor("accuracy", step, 1.0e9 + step, tensor, step == 0 ? "scalars" : "");
        writer.tensor("weights", step, 1.0e9 + step, tensor, step == 0 ? "histograms" : "");
    }
    return writer.data();
}

/// Cut records, a flipped byte in a length, one in data, garbage at the end.
std::vector<std::string> damagedFiles()
{
    const std::string good = healthyFile();
    std::vector<std::string> files;
    for (const std::size_t at : {good.size() / 2, good.size() / 3, good.size() / 5}) {
        for (std::size_t shift = 0; shift < 24; shift += 3) {
            files.push_back(good);
            files.back()[at + shift] ^= 0x41;
        }
    }
    files.push_back(good.substr(0, good.size() - 7));
    files.push_back(good + std::string(100, 'x'));
    files.push_back(good + std::string(9, '\0'));
    files.push_back(good.substr(0, good.size() / 2) + std::string(300, '\0')
                    + good.substr(good.size() / 2));
    files.push_back("version https://gut-lfs.example/spec");
    files.push_back("\x1f\x8b garbage and more of it");
    files.push_back({});
    return files;
}

TEST(EventTail, ByteForByteEqualsAWholeRead)
{
    const std::string file = healthyFile(12);
    Growing growing;
    for (const char byte : file)
        growing.append({&byte, 1});
    EXPECT_EQ(textOf(*growing.settle()), textOf(*readWhole(file)));
}

TEST(EventTail, AnyChunksEqualAWholeRead)
{
    std::mt19937 random(7);
    std::vector<std::string> files = damagedFiles();
    files.push_back(healthyFile());
    for (const std::string& file : files) {
        const std::string expected = textOf(*readWhole(file));
        for (const std::size_t longest : {1U, 13U, 200U, 5000U}) {
            Growing growing;
            std::uniform_int_distribution<std::size_t> size(1, longest);
            for (std::size_t at = 0; at < file.size();) {
                const std::string_view piece =
                    std::string_view(file).substr(at, std::min(size(random), file.size() - at));
                growing.append(piece);
                at += piece.size();
            }
            ASSERT_EQ(textOf(*growing.settle()), expected) << "pieces up to " << longest;
        }
    }
}

TEST(EventTail, GoesOnBehindEveryCutOfAWholeRead)
{
    for (const std::string& file : {healthyFile(6), damagedFiles().front().substr(0, 2600)}) {
        const std::string expected = textOf(*readWhole(file));
        for (std::size_t cut = 0; cut <= file.size(); ++cut) {
            FileReport report = readWhole(file.substr(0, cut))->files.front();
            if (!EventTail::after(report)) {
                EXPECT_LT(cut, 13U) << "only where not one record is whole";
                continue;
            }
            Growing growing(file.substr(0, cut));
            growing.append(std::string_view(file).substr(cut));
            ASSERT_EQ(textOf(*growing.settle()), expected) << "cut at " << cut;
        }
    }
}

TEST(EventTail, HalfARecordWaitsAndIsNoDamage)
{
    const std::string file = healthyFile();
    Growing growing;
    growing.append(std::string_view(file).substr(0, file.size() - 5));
    const RunPtr half = growing.snapshot();
    EXPECT_TRUE(half->files.front().issues.empty());
    EXPECT_EQ(half->files.front().end, ReadEnd::Complete);
    EXPECT_TRUE(growing.tail().isWaiting());

    EXPECT_EQ(growing.settle()->files.front().issues.count(IssueCode::TruncatedTail), 1U);

    EXPECT_TRUE(growing.append(std::string_view(file).substr(file.size() - 5)).isNew);
    EXPECT_EQ(growing.snapshot()->files.front().issues.totalCount(), 0U) << "it was no damage";
    EXPECT_EQ(textOf(*growing.settle()), textOf(*readWhole(file)));
}

TEST(EventTail, BelievesDamageOnlyWhenItStays)
{
    const std::string good = healthyFile();
    const std::size_t middle = good.size() / 2;
    std::string hole = good;
    std::fill_n(hole.begin() + static_cast<std::ptrdiff_t>(middle), 200, '\0');

    // A file that is longer before its bytes are there, as network file systems show it.
    SilentMonitor monitor;
    RunBuilder builder("run", "run");
    builder.addFile(begunReport());
    EventTail tail;
    const auto read = [&](const std::string& bytes, double now) {
        return tail.read(*openMemory(kName, asBytes(bytes)), monitor, builder, now);
    };
    EXPECT_TRUE(read(hole, 1.0).hasMore);
    EXPECT_LE(tail.position(), middle);
    EXPECT_TRUE(builder.currentFile().issues.empty());
    EXPECT_FALSE(read(good, 1.5).hasMore);
    EXPECT_EQ(tail.position(), good.size());
    EXPECT_TRUE(builder.currentFile().issues.empty());

    // Where the hole stays, it is damage.
    RunBuilder other("run", "run");
    other.addFile(begunReport());
    EventTail stays;
    for (const double now : {1.0, 1.5, 3.5, 4.0})
        (void)stays.read(*openMemory(kName, asBytes(hole)), monitor, other, now);
    EXPECT_EQ(stays.position(), hole.size());
    EXPECT_GT(other.currentFile().issues.damageCount(), 0U);
}

TEST(EventTail, ReadsOnlyWhatWasAppended)
{
    /// Counts the bytes that are read of it.
    class Counting final : public ByteSource {
    public:
        explicit Counting(const std::string& bytes) : m_bytes(openMemory(kName, asBytes(bytes))) {}
        const std::string& name() const override { return m_bytes->name(); }
        std::uint64_t size() const override { return m_bytes->size(); }
        Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into) const override
        {
            const Result<std::size_t> got = m_bytes->readAt(offset, into);
            m_lowest = std::min(m_lowest, offset);
            m_read += *got;
            return got;
        }
        [[nodiscard]] std::uint64_t lowest() const { return m_lowest; }
        [[nodiscard]] std::uint64_t bytesRead() const { return m_read; }

    private:
        std::unique_ptr<ByteSource> m_bytes;
        mutable std::uint64_t m_lowest = ~std::uint64_t{0};
        mutable std::uint64_t m_read = 0;
    };

    const std::string file = healthyFile(2000);
    const std::string longer = file + healthyFile(1);
    SilentMonitor monitor;
    RunBuilder builder("run", "run");
    builder.addFile(begunReport());
    EventTail tail;
    (void)tail.read(Counting(file), monitor, builder, 1.0);
    const Counting source(longer);
    EXPECT_TRUE(tail.read(source, monitor, builder, 2.0).isNew);
    EXPECT_GE(source.lowest(), file.size());
    EXPECT_LE(source.bytesRead(), longer.size() - file.size());
}

} // namespace
} // namespace faultline
