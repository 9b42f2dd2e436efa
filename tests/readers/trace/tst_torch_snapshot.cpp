// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/run_builder.h"
#include "model/readers/trace/pickle.h"
#include "tests/readers/trace/pickle_writer.h"
#include "tests/readers/trace/trace_checks.h"
#include "tests/support/shared_data.h"

namespace faultline::test {
namespace {

constexpr std::string_view kSnapshotFormat = "torch-memory-snapshot";
constexpr std::string_view kName = "snapshot.pickle";

ReadResult read(std::string_view bytes)
{
    return readAs(kSnapshotFormat, bytes, std::string(kName));
}

TEST(TorchSnapshot, DrawsMemoryOverTime)
{
    const ReadResult result = read(smallSnapshot());
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(result.file.recordCount, 9U);
    EXPECT_EQ(profile->timeKind, TimeKind::Absolute);
    ASSERT_EQ(profile->memory.size(), 1U);
    const MemoryCurve& curve = profile->memory[0];
    EXPECT_EQ(curve.allocator, "cuda:0");
    EXPECT_FALSE(curve.isRelative);
    EXPECT_EQ(curve.peakBytes, 1500U); // 100 before, 500, 900
    EXPECT_NEAR(curve.peakTime, 20e-6, 1e-9);
    EXPECT_DOUBLE_EQ(curve.allocated.value(curve.allocated.size() - 1), 600.0);
    EXPECT_DOUBLE_EQ(curve.reserved.value(curve.reserved.size() - 1), 4096.0);
    EXPECT_EQ(curve.inactiveBytes, 2456U);
    ASSERT_EQ(curve.peakOwners.size(), 3U);
    EXPECT_EQ(curve.peakOwners[0].name, "loss.py:12 train");
    EXPECT_EQ(curve.peakOwners[0].bytes, 900U);
    EXPECT_EQ(curve.peakOwners[0].detail, "conv.py:7 forward < loss.py:12 train");
    EXPECT_EQ(curve.peakOwners[1].name, "train.py:12 train");
    EXPECT_EQ(curve.peakOwners[2].name, "(no stack recorded)");
    EXPECT_EQ(curve.peakOwners[2].bytes, 100U);
    ASSERT_EQ(profile->outOfMemory.size(), 1U);
    EXPECT_EQ(profile->outOfMemory[0].requestedBytes, 1U << 30);
    EXPECT_NEAR(profile->outOfMemory[0].time, 50e-6, 1e-6);
    EXPECT_EQ(profile->outOfMemory[0].owner, "train.py:12 train");
}

TEST(TorchSnapshot, WithoutHistoryThereIsTheStateOnly)
{
    PickleWriter w;
    w.dict().mark().text("segments").list().mark();
    w.dict().mark().entry("device", 1).entry("address", 64).entry("total_size", 2048);
    w.text("blocks").list().mark();
    w.dict().mark().entry("size", 1024).entry("state", "active_allocated").setItems();
    w.dict().mark().entry("size", 768).entry("state", "inactive").setItems();
    w.dict().mark().entry("size", 256).entry("state", "inactive").setItems();
    w.appends().setItems().appends().text("device_traces").list().setItems();
    const ReadResult result = read(w.stop());
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    ASSERT_EQ(profile->memory.size(), 1U);
    EXPECT_EQ(profile->memory[0].allocator, "cuda:1");
    EXPECT_EQ(profile->memory[0].peakBytes, 1024U);
    EXPECT_EQ(profile->memory[0].largestFreeBytes, 768U);
    EXPECT_DOUBLE_EQ(profile->memory[0].fragmentation, 0.25);
    EXPECT_EQ(profile->timeKind, TimeKind::Relative);
    ASSERT_FALSE(profile->remarks.empty());
    EXPECT_NE(toEnglish(profile->remarks[0]).find("No history"), std::string::npos);
}

struct Evil {
    const char* name;
    std::string code;
};

class RefusedPickles : public ::testing::TestWithParam<Evil> {};

TEST_P(RefusedPickles, AreRefusedByNameAndPlace)
{
    PickleWriter w;
    w.dict().mark().text("segments");
    const std::uint64_t offset = w.bytes().size();
    const std::string bytes = w.bytes() + GetParam().code + "....";
    const ReadResult result = read(bytes);
    EXPECT_TRUE(result.failed);
    EXPECT_TRUE(result.artifacts.profiles.empty());
    ASSERT_EQ(result.file.issues.count(IssueCode::RefusedOpcode), 1U);
    const ImportIssue& issue = result.file.issues.kept()[0];
    EXPECT_EQ(toEnglish(issue.detail), GetParam().name);
    EXPECT_EQ(issue.offsetBytes, offset);
}

INSTANTIATE_TEST_SUITE_P(
    TorchSnapshot, RefusedPickles,
    ::testing::Values(Evil{"GLOBAL", "cos\nsystem\n"}, Evil{"STACK_GLOBAL", "\x93"},
                      Evil{"REDUCE", "R"}, Evil{"BUILD", "b"}, Evil{"INST", "ios\nsystem\n"},
                      Evil{"OBJ", "o"}, Evil{"NEWOBJ", "\x81"}, Evil{"NEWOBJ_EX", "\x92"},
                      Evil{"EXT1", "\x82\x01"}, Evil{"EXT2", "\x83\x01\x01"},
                      Evil{"EXT4", "\x84\x01\x01\x01\x01"}, Evil{"PERSID", "Pid\n"},
                      Evil{"BINPERSID", "Q"}, Evil{"NEXT_BUFFER", "\x97"},
                      Evil{"BYTEARRAY8", "\x96"}, Evil{"EMPTY_SET", "\x8f"},
                      Evil{"FROZENSET", "\x91"}, Evil{"STRING", "S'x'\n"}),
    [](const auto& tested) { return std::string(tested.param.name); });

TEST(TorchSnapshot, ACutFileGivesWhatItHolds)
{
    const std::string whole = smallSnapshot();
    const std::size_t cut = whole.find("free_requested");
    const ReadResult result = read(std::string_view(whole).substr(0, cut));
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_TRUE(profile->isTruncated);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_EQ(result.file.issues.count(IssueCode::TruncatedTail), 1U);
    ASSERT_EQ(profile->memory.size(), 1U);
    EXPECT_EQ(profile->memory[0].peakOwners.size(), 3U);
}

TEST(TorchSnapshot, EveryCutAndFlipIsSurvived)
{
    checkDamage(kSnapshotFormat, smallSnapshot(), std::string(kName), 3);
}

/// Whatever it asks for, a pickle ends with an issue or an error, quickly and in little memory.
void expectRefusal(std::string_view body)
{
    PickleWriter w;
    w.dict().mark().text("segments");
    const ReadResult result = read(w.bytes() + std::string(body));
    EXPECT_GE(result.file.issues.totalCount(), 1U);
}

TEST(TorchSnapshot, ImpossibleLengthsTakeNoMemory)
{
    const std::string huge = "\xff\xff\xff\xff\xff\xff\xff\x7f";
    expectRefusal("\x8d" + huge);                          // BINUNICODE8
    expectRefusal(std::string("X\xff\xff\xff\xff", 5));    // BINUNICODE
    expectRefusal(std::string("\x8b\xff\xff\xff\x7f", 5)); // LONG4
    expectRefusal("r\xff\xff\xff\xff");                    // LONG_BINPUT
    expectRefusal("j\xff\xff\xff\xff");                    // LONG_BINGET
    expectRefusal("I" + std::string(1 << 16, '1'));
}

TEST(TorchSnapshot, DeepNestingIsNoRecursion)
{
    std::string deep;
    for (int i = 0; i < 300'000; ++i)
        deep += "](";
    expectRefusal(deep);
    deep.clear();
    for (int i = 0; i < 300'000; ++i)
        deep += "\x85"; // a tuple of a tuple of …
    expectRefusal(deep);
}

TEST(TorchSnapshot, AMemoBombStopsAtItsBound)
{
    // Each round doubles what a walk would see; nothing walks it, and values stay shared.
    PickleWriter w;
    w.dict().mark().text("segments").list().op('q', std::string("\x09", 1));
    for (int i = 0; i < 60; ++i)
        w.list().mark().op('h', "\x09").op('h', "\x09").appends().op('q', "\x09");
    w.setItems();
    static_cast<void>(read(w.stop())); // ends, and needs no memory for 2^60 values

    // A list that holds itself.
    PickleWriter self;
    self.dict().mark().text("segments").list().op('q', "\x09").mark().op('h', "\x09").appends();
    self.setItems();
    EXPECT_FALSE(read(self.stop()).failed);

    // Many values at once.
    std::string many(4'000'000, 'N');
    const auto source = openMemory("many", std::as_bytes(std::span(many.data(), many.size())));
    SilentMonitor monitor;
    StreamWindow window(*source, monitor);
    const auto pickle = trace::readPickle(window, {.maxMemoryBytes = 1 << 20, .maxTextBytes = 100});
    ASSERT_TRUE(pickle.fault.has_value());
    EXPECT_EQ(pickle.fault->kind, trace::PickleFault::Kind::Limit);
    EXPECT_LT(pickle.document.size(), 100'000U);
}

TEST(TorchSnapshot, ClaimsOnlySnapshots)
{
    const FormatReader* reader = readerOfId(kSnapshotFormat);
    ASSERT_NE(reader, nullptr);
    const auto sniff = [reader](std::string_view text) {
        return reader->sniff(kName, std::as_bytes(std::span(text.data(), text.size())));
    };
    EXPECT_TRUE(sniff(smallSnapshot()));
    PickleWriter other;
    EXPECT_FALSE(sniff(other.dict().mark().entry("state_dict", 1).setItems().stop()));
    EXPECT_FALSE(sniff("segments of a text"));
    EXPECT_FALSE(sniff(""));
}

TEST(TorchSnapshot, RealSnapshot)
{
    FAULTLINE_NEEDS_REAL(path, "profiles/jaspersolt-torch-memory/snapshot.pickle");
    const ReadResult result = readPath(path);
    const TraceProfile* profile = onlyProfile(result);
    ASSERT_NE(profile, nullptr);
    EXPECT_EQ(result.file.formatId, kSnapshotFormat);
    EXPECT_TRUE(result.file.issues.empty());
    ASSERT_EQ(profile->memory.size(), 1U);
    const MemoryCurve& curve = profile->memory[0];
    // Computed from the file with Python's pickle module.
    EXPECT_EQ(curve.peakBytes, 108258676U);
    EXPECT_NEAR(curve.peakTime, 1.669665, 1e-6);
    EXPECT_DOUBLE_EQ(curve.reserved.value(curve.reserved.size() - 1), 134217728.0);
    EXPECT_EQ(curve.inactiveBytes, 85456896U);
    ASSERT_FALSE(curve.peakOwners.empty());
    EXPECT_EQ(curve.peakOwners[0].name, "counterfactuals.py:102 generate_counterfactuals");
}

} // namespace
} // namespace faultline::test
