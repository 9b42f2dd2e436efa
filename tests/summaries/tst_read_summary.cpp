// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/summaries/read_summary.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace faultline {
namespace {

using test::EventWriter;
using test::ProtoWriter;
using test::TempFolder;

std::string imageValue(std::string_view tag, std::size_t bytes, char fill)
{
    const std::string image =
        ProtoWriter().varint(1, 4).varint(2, 4).bytes(4, std::string(bytes, fill)).data();
    return ProtoWriter().bytes(1, tag).bytes(4, image).data();
}

std::string metadata(std::string_view plugin, std::string_view name = {},
                     std::string_view description = {})
{
    ProtoWriter writer;
    writer.bytes(1, ProtoWriter().bytes(1, plugin).data());
    if (!name.empty())
        writer.bytes(2, name);
    if (!description.empty())
        writer.bytes(3, description);
    return writer.data();
}

RunPtr readRun(const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    const auto data = loadCase(paths, monitor, {.threads = 1, .onPartial = {}, .onScanned = {}});
    return data && (*data)->runs.size() == 1 ? (*data)->runs.front() : nullptr;
}

/// A run in a folder of its own.
class ReadSummary : public testing::Test {
protected:
    RunPtr write(std::string_view bytes)
    {
        m_path = m_folder.write("run/events.out.tfevents.1", bytes);
        return readRun(m_path);
    }
    /// The only value of a tag.
    static BlobRef only(const faultline::Run& run, const std::string& tag)
    {
        const auto found = run.blobs.find(tag);
        if (found == run.blobs.end() || found->second.items.size() != 1) {
            ADD_FAILURE() << tag << " has not one value";
            return {};
        }
        return found->second.items[0];
    }

    TempFolder m_folder;
    std::string m_path;
};

TEST_F(ReadSummary, GivesTheMessageThatWasWritten)
{
    const std::string image = imageValue("img", 300, 'a');
    const std::string text = ProtoWriter()
                                 .bytes(1, "note")
                                 .bytes(8, ProtoWriter().varint(1, 7).bytes(8, "hello").data())
                                 .bytes(9, metadata("text"))
                                 .data();
    const std::string session =
        ProtoWriter().bytes(1, "_hparams_/session_start_info").bytes(9, metadata("hparams")).data();
    EventWriter log;
    log.fileVersion();
    log.scalar("loss", 1, 1e9, 1.0F);
    log.event(test::summaryEvent(7, 1e9 + 7, image));
    log.event(ProtoWriter()
                  .real64(1, 1e9 + 8)
                  .varint(2, 8)
                  .bytes(5, ProtoWriter().bytes(1, text).bytes(1, session).data())
                  .data());
    log.event(ProtoWriter().real64(1, 1e9 + 9).bytes(4, "the graph").data());

    const RunPtr run = write(log.data());
    ASSERT_NE(run, nullptr);
    const BlobRef picture = only(*run, "img");
    EXPECT_EQ(picture.step, 7);
    EXPECT_EQ(picture.wallTime, 1e9 + 7);
    EXPECT_EQ(picture.record, log.recordOffset(2));
    EXPECT_EQ(picture.file, 0U);
    const auto read = [&run](const BlobRef& ref) {
        const Result<std::string> bytes = readSummary(*run, ref);
        return bytes ? *bytes : bytes.error().message();
    };
    EXPECT_EQ(read(picture), image);
    EXPECT_EQ(read(only(*run, "note")), text);
    EXPECT_EQ(read(only(*run, "_hparams_/session_start_info")), session);
    EXPECT_EQ(read(only(*run, "(graph)")), "the graph");
    EXPECT_EQ(only(*run, "(graph)").wallTime, 1e9 + 9);
}

/// The tag's metadata stands in its first record only; what follows looks like a scalar there.
TEST_F(ReadSummary, FindsNumbersOfPluginsThatAreNoScalars)
{
    const std::string tensor = ProtoWriter().varint(1, 1).real32(5, 4.0F).data();
    EventWriter log;
    log.fileVersion();
    log.tensor("pr", 0, 1e9, tensor, "pr_curves");
    log.tensor("pr", 1, 1e9, tensor, "");
    const RunPtr run = write(log.data());
    ASSERT_NE(run, nullptr);
    const BlobTag& tag = run->blobs.at("pr");
    ASSERT_EQ(tag.items.size(), 2U);
    EXPECT_EQ(tag.bytes, 2 * tensor.size());
    EXPECT_EQ(tag.items[1].step, 1);
    EXPECT_EQ(*readSummary(*run, tag.items[1]),
              ProtoWriter().bytes(1, "pr").bytes(8, tensor).data());
}

TEST_F(ReadSummary, KeepsNameAndDescriptionOfATag)
{
    EventWriter log;
    log.fileVersion();
    log.event(test::summaryEvent(0, 1e9,
                                 ProtoWriter()
                                     .bytes(1, "note")
                                     .bytes(8, ProtoWriter().varint(1, 7).bytes(8, "hello").data())
                                     .bytes(9, metadata("text", "A note", "What it *says*"))
                                     .data()));
    const RunPtr run = write(log.data());
    ASSERT_NE(run, nullptr);
    EXPECT_EQ(run->blobs.at("note").displayName, "A note");
    EXPECT_EQ(toEnglish(*run->blobs.at("note").description), "What it *says*");
}

TEST_F(ReadSummary, TellsTheFilesOfARunApart)
{
    const std::string values[] = {imageValue("img", 10, 'a'), imageValue("img", 20, 'b')};
    for (int file = 0; file < 2; ++file) {
        EventWriter log;
        log.fileVersion().event(test::summaryEvent(file, 1e9 + file, values[file]));
        m_folder.write("run/events.out.tfevents." + std::to_string(file), log.data());
    }
    const RunPtr run = readRun(m_folder.path());
    ASSERT_NE(run, nullptr);
    const BlobIndex& items = run->blobs.at("img").items;
    ASSERT_EQ(items.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_EQ(*readSummary(*run, items[i]), values[i]);
}

TEST_F(ReadSummary, RefusesWhatIsTooLongDamagedOrGone)
{
    EventWriter log;
    log.fileVersion().event(test::summaryEvent(1, 1e9, imageValue("img", 300, 'a')));
    const std::string whole = log.data();
    const RunPtr run = write(whole);
    ASSERT_NE(run, nullptr);
    const BlobRef ref = only(*run, "img");

    EXPECT_EQ(readSummary(*run, ref, 100).error().code, ErrorCode::TooLarge);

    std::string damaged = whole;
    damaged[damaged.size() - 50] ^= 1;
    m_folder.write("run/events.out.tfevents.1", damaged);
    const Result<std::string> bad = readSummary(*run, ref);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(bad.error().offsetBytes, ref.record);
    EXPECT_EQ(bad.error().path, m_path);

    for (std::size_t size = 0; size < whole.size(); ++size) {
        m_folder.write("run/events.out.tfevents.1", std::string_view(whole).substr(0, size));
        const Result<std::string> cut = readSummary(*run, ref);
        ASSERT_FALSE(cut) << size;
        ASSERT_EQ(cut.error().code, ErrorCode::Corrupt) << size;
    }
    std::filesystem::remove(m_path);
    EXPECT_EQ(readSummary(*run, ref).error().code, ErrorCode::Io);

    BlobRef foreign = ref;
    foreign.file = 5;
    EXPECT_FALSE(readSummary(*run, foreign));
}

/// The place may be of another file by now: one that was written anew.
TEST_F(ReadSummary, NeverReadsBeyondTheRecord)
{
    EventWriter log;
    log.fileVersion().event(test::summaryEvent(1, 1e9, imageValue("img", 300, 'a')));
    log.event(test::summaryEvent(2, 1e9, imageValue("img", 300, 'b')));
    const RunPtr run = write(log.data());
    ASSERT_NE(run, nullptr);
    BlobRef ref = run->blobs.at("img").items[0];
    ref.size += 100;
    EXPECT_EQ(readSummary(*run, ref).error().code, ErrorCode::Corrupt);
    ref.size = 0xFFFFFFFF;
    EXPECT_FALSE(readSummary(*run, ref, std::uint64_t{1} << 40));
    ref = run->blobs.at("img").items[0];
    ref.offset = 0xFFFFFFFF;
    EXPECT_FALSE(readSummary(*run, ref));
}

TEST(ReadSummaryOfTheDemo, OpensEmbeddedFiles)
{
    SilentMonitor monitor;
    const auto data = loadDemoCase(monitor);
    ASSERT_TRUE(data);
    std::size_t read = 0;
    for (const RunPtr& run : (*data)->runs) {
        for (const auto& [tag, blobs] : run->blobs) {
            EXPECT_EQ(blobs.items.size(), blobs.count) << tag;
            for (std::size_t i = 0; i < blobs.items.size(); ++i) {
                const Result<std::string> bytes = readSummary(*run, blobs.items[i]);
                ASSERT_TRUE(bytes) << bytes.error().message();
                ASSERT_EQ(bytes->size(), blobs.items[i].size);
                ++read;
            }
        }
    }
    EXPECT_GT(read, 0U);
}

} // namespace
} // namespace faultline
