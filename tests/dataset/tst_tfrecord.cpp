// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/sha256.h"
#include "model/io/crc32c.h"
#include "model/io/record_scanner.h"
#include "tests/dataset/read_dataset.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/gzip.h"
#include "tests/support/record_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

#include <zlib.h>

namespace faultline {
namespace {

using test::ExampleWriter;
using test::ReadRecords;
using test::ScratchFolder;

ReadRecords readText(std::string_view bytes, unsigned threads = 1,
                     std::uint64_t stretchBytes = std::uint64_t{16} << 20)
{
    const ScratchFolder folder;
    return test::readRecords(test::recordSource({folder.write("train.record", bytes)}), threads,
                             stretchBytes);
}

ExampleWriter plain(int number = 0)
{
    return ExampleWriter()
        .picture("a" + std::to_string(number) + ".jpg", test::jpegLike(640, 480), 640, 480)
        .box("cat", 1, 2);
}

std::string someRecords(int count)
{
    std::string file;
    for (int i = 0; i < count; ++i)
        file += plain(i).record();
    return file;
}

/// Everything that must be equal however a file is cut in stretches.
std::string describe(const Dataset& dataset)
{
    std::string text;
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        const ImageRow& row = dataset.image(i);
        text += dataset.recordId(i) + ' ' + std::string(dataset.name(i)) + ' '
                + std::to_string(row.offset) + ' ' + std::to_string(row.sizeBytes) + ' '
                + std::to_string(row.flags) + ' ' + std::to_string(row.checksum) + ' '
                + std::to_string(row.recordBytes) + ' ' + std::to_string(row.boxCount) + '\n';
    }
    for (const DatasetClass& one : dataset.classes())
        text += one.name + '=' + std::to_string(one.boxCount) + '\n';
    for (const ImportIssue& issue : dataset.issues().kept())
        text += std::string(issueInfo(issue.code).id) + '@'
                + std::to_string(issue.offsetBytes.value_or(0)) + '-'
                + std::to_string(issue.bytesLost) + ' ' + toEnglish(issue.detail) + '\n';
    return text + std::to_string(dataset.issues().totalCount());
}

TEST(TfRecord, ARecordAsTheConvertersWriteIt)
{
    const std::string picture = test::jpegLike(640, 480, 100);
    const ReadRecords read = readText(ExampleWriter()
                                          .picture("cat.jpg", picture, 640, 480)
                                          .box("cat", 3, 2)
                                          .floats("image/object/weight", {1.0F, 0.5F})
                                          .floats("image/object/area", {4.0F, 5.0F})
                                          .ints("image/object/is_crowd", {0, 1})
                                          .ints("image/object/difficult", {1, 0})
                                          .ints("image/object/truncated", {0, 1})
                                          .ints("image/object/occluded", {1, 1})
                                          .ints("image/object/group_of", {0, 1})
                                          .bytes("image/object/mask", {"png", ""})
                                          .bytes("image/unknown", {"ignored"})
                                          .record());
    ASSERT_FALSE(read.failed);
    ASSERT_EQ(read->imageCount(), 1U);
    const ImageRow& row = read->image(0);
    EXPECT_EQ(row.flags, 0U);
    EXPECT_EQ(row.width, 640);
    EXPECT_EQ(row.height, 480);
    EXPECT_EQ(row.statedWidth, 640);
    EXPECT_EQ(row.statedHeight, 480);
    EXPECT_EQ(row.format, ImageFormat::Jpeg);
    EXPECT_EQ(read->name(0), "cat.jpg");
    EXPECT_EQ(read->recordId(0), "train.record#0");
    ASSERT_EQ(read->boxes(0).size(), 2U);
    const BoxRow& first = read->boxes(0)[0];
    EXPECT_EQ(first.xmin, 0.125F);
    EXPECT_EQ(first.ymin, 0.25F);
    EXPECT_EQ(first.xmax, 0.5F);
    EXPECT_EQ(first.ymax, 0.75F);
    EXPECT_EQ(first.weight, 1.0F);
    EXPECT_EQ(first.flags, kBoxDifficult | kBoxOccluded | kBoxMask);
    const BoxRow& second = read->boxes(0)[1];
    EXPECT_EQ(second.weight, 0.5F);
    EXPECT_EQ(second.flags, kBoxCrowd | kBoxTruncated | kBoxOccluded | kBoxGroupOf);
    ASSERT_EQ(read->classes().size(), 1U);
    EXPECT_EQ(read->classes()[0].name, "cat");
    EXPECT_EQ(read->classes()[0].id, 3);
    EXPECT_EQ(read->classes()[0].boxCount, 2U);
    EXPECT_TRUE(read->issues().empty());
}

TEST(TfRecord, PicturesAreReadFromTheirPlace)
{
    const ScratchFolder folder;
    const std::string picture = test::jpegLike(10, 20, 1000);
    const std::string file =
        someRecords(3) + ExampleWriter().picture("b.jpg", picture, 10, 20).record();
    const std::string zipped = test::gzipped(file);
    for (const std::string& bytes : {file, zipped}) {
        const ReadRecords read =
            test::readRecords(test::recordSource({folder.write("a.record", bytes)}));
        ASSERT_EQ(read->imageCount(), 4U);
        for (const std::size_t at : {3U, 0U, 3U}) { // back and forth: packed files have no way back
            const auto image = read->readImage(at);
            ASSERT_TRUE(image) << image.error().message();
            const std::string expected = at == 3 ? picture : test::jpegLike(640, 480);
            EXPECT_EQ(std::string(reinterpret_cast<const char*>(image->data()), image->size()),
                      expected);
        }
    }
}

TEST(TfRecord, PackedFilesGiveTheSame)
{
    const std::string file = someRecords(50);
    std::string deflated(compressBound(file.size()), '\0');
    uLongf size = deflated.size();
    ASSERT_EQ(compress(reinterpret_cast<Bytef*>(deflated.data()), &size,
                       reinterpret_cast<const Bytef*>(file.data()), file.size()),
              Z_OK);
    deflated.resize(size);
    const std::string expected = describe(*readText(file).dataset);
    EXPECT_EQ(describe(*readText(test::gzipped(file)).dataset), expected);
    EXPECT_EQ(describe(*readText(deflated).dataset), expected);
}

TEST(TfRecord, APackedFileThatIsCutGivesWhatIsThere)
{
    const std::string zipped = test::gzipped(someRecords(500));
    const ReadRecords read = readText(std::string_view(zipped).substr(0, zipped.size() / 2));
    EXPECT_FALSE(read.failed);
    EXPECT_GT(read->imageCount(), 10U);
    EXPECT_LT(read->imageCount(), 500U);
    EXPECT_EQ(read->issues().count(IssueCode::CompressedCut), 1U);
}

TEST(TfRecord, NumbersMayBeUnpacked)
{
    const ReadRecords read = readText(ExampleWriter()
                                          .picture("a.jpg", test::jpegLike(4, 4), 4, 4)
                                          .floats("image/object/bbox/xmin", {0.5F, 0.25F}, false)
                                          .floats("image/object/bbox/ymin", {0.5F, 0.25F}, false)
                                          .floats("image/object/bbox/xmax", {1.0F, 1.0F}, false)
                                          .floats("image/object/bbox/ymax", {1.0F, 1.0F}, false)
                                          .ints("image/object/class/label", {-1, 300}, false)
                                          .record());
    ASSERT_EQ(read->boxCount(), 2U);
    EXPECT_EQ(read->boxes(0)[1].xmin, 0.25F);
    EXPECT_EQ(read->classes()[0].id, -1);
    EXPECT_EQ(read->classes()[1].id, 300);
    EXPECT_EQ(read->image(0).flags, 0U);
}

TEST(TfRecord, ListsOfUnequalLength)
{
    const auto flagsOf = [](const ExampleWriter& writer) {
        return readText(writer.record())->image(0).flags & kListsUnequal;
    };
    EXPECT_NE(flagsOf(plain().floats("image/object/bbox/xmax", {0.5F})), 0U);
    EXPECT_NE(flagsOf(plain().bytes("image/object/class/text", {"a"})), 0U);
    EXPECT_NE(flagsOf(plain().ints("image/object/class/label", {1, 2, 3})), 0U);
    EXPECT_NE(flagsOf(plain().floats("image/object/weight", {1.0F})), 0U);
    EXPECT_NE(flagsOf(plain().ints("image/object/difficult", {1})), 0U);
    EXPECT_NE(flagsOf(plain().floats("image/object/mask", {1.0F})), 0U);
    EXPECT_EQ(flagsOf(plain().floats("image/object/mask", std::vector<float>(2 * 640 * 480, 1.0F))),
              0U);

    const ReadRecords read = readText(plain().floats("image/object/bbox/xmax", {0.5F}).record());
    ASSERT_EQ(read->boxCount(), 2U);
    EXPECT_EQ(read->boxes(0)[0].flags & kBoxMalformed, 0);
    EXPECT_NE(read->boxes(0)[1].flags & kBoxMalformed, 0);
    EXPECT_TRUE(std::isnan(read->boxes(0)[1].xmax));
}

TEST(TfRecord, NanIsWhatWasWritten)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const ReadRecords read =
        readText(plain().floats("image/object/bbox/xmax", {0.5F, nan}).record());
    ASSERT_EQ(read->boxCount(), 2U);
    EXPECT_TRUE(std::isnan(read->boxes(0)[1].xmax));
    EXPECT_EQ(read->boxes(0)[1].flags & kBoxMalformed, 0);
}

TEST(TfRecord, ClassesMissingOrByOneOfTheirTwoNames)
{
    const auto part = [](ExampleWriter writer) {
        return readText(writer.floats("image/object/bbox/xmin", {0.1F})
                            .floats("image/object/bbox/ymin", {0.1F})
                            .floats("image/object/bbox/xmax", {0.2F})
                            .floats("image/object/bbox/ymax", {0.2F})
                            .record());
    };
    EXPECT_EQ(part({})->boxes(0)[0].flags, kBoxUnlabelled);
    EXPECT_EQ(part({})->boxes(0)[0].classIndex, -1);
    const ReadRecords byName = part(ExampleWriter().bytes("image/object/class/text", {"dog"}));
    EXPECT_EQ(byName->classes()[0].name, "dog");
    EXPECT_EQ(byName->classes()[0].id, std::nullopt);
    const ReadRecords byId = part(ExampleWriter().ints("image/object/class/label", {7}));
    EXPECT_EQ(byId->classes()[0].name, "");
    EXPECT_EQ(byId->classes()[0].id, 7);
}

TEST(TfRecord, StatedFormats)
{
    const auto mismatch = [](const std::string& stated) {
        return readText(plain().bytes("image/format", {stated}).record())
            ->image(0)
            .has(kFormatMismatch);
    };
    EXPECT_FALSE(mismatch("jpeg"));
    EXPECT_FALSE(mismatch("jpg"));
    EXPECT_FALSE(mismatch("JPEG"));
    EXPECT_FALSE(mismatch(""));
    EXPECT_TRUE(mismatch("png"));
    EXPECT_TRUE(mismatch("raw"));
}

TEST(TfRecord, HashesAreComparedWhenAsked)
{
    const std::string picture = test::jpegLike(8, 8);
    const std::string good = sha256Hex(test::asBytes(picture));
    EXPECT_EQ(sha256Hex(test::asBytes("abc")), // FIPS 180-4's own example
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const ScratchFolder folder;
    std::string file =
        ExampleWriter().picture("a", picture, 8, 8).bytes("image/key/sha256", {good}).record();
    file += ExampleWriter()
                .picture("b", picture + "!", 8, 8)
                .bytes("image/key/sha256", {good})
                .record();
    const DatasetSource source = test::recordSource({folder.write("a.record", file)});
    const ReadRecords asked = test::readRecords(source, 1, 1U << 20, true);
    EXPECT_FALSE(asked->image(0).has(kHashMismatch));
    EXPECT_TRUE(asked->image(1).has(kHashMismatch));
    EXPECT_FALSE(test::readRecords(source)->image(1).has(kHashMismatch));
}

TEST(TfRecord, OtherMessagesAreNamed)
{
    const std::string sequence =
        test::frame(test::ProtoWriter().bytes(1, plain().features()).bytes(2, "").data());
    const std::string event = test::frame(test::ProtoWriter().real64(1, 1e9).data());
    const std::string empty = ExampleWriter().bytes("label", {"x"}).record();
    const ReadRecords read = readText(sequence + event + empty + plain().record());
    ASSERT_EQ(read->imageCount(), 4U);
    EXPECT_EQ(read->image(0).flags, kSequenceExample | kImageMissing);
    EXPECT_EQ(read->image(1).flags, kAnnotationBroken | kImageMissing);
    EXPECT_EQ(read->image(2).flags, kImageMissing);
    EXPECT_EQ(read->image(3).flags, 0U);
    EXPECT_EQ(read->issues().count(IssueCode::UnsupportedVariant), 1U);
    EXPECT_EQ(read->issues().count(IssueCode::BadRow), 1U);
    EXPECT_EQ(read->issues().count(IssueCode::MissingPart), 1U);
    EXPECT_FALSE(read->readImage(0));
}

TEST(TfRecord, AKeyOfAnotherTypeIsNamed)
{
    const ReadRecords read = readText(plain().ints("image/object/bbox/xmin", {10, 20}).record());
    EXPECT_TRUE(read->image(0).has(kAnnotationBroken));
    ASSERT_EQ(read->issues().kept().size(), 1U);
    EXPECT_THAT(toEnglish(read->issues().kept()[0].detail),
                testing::HasSubstr("image/object/bbox/xmin is a list of integers"));
}

TEST(TfRecord, TheSameSourceIdTwice)
{
    const ReadRecords read = readText(plain(1).record() + plain(2).record() + plain(1).record());
    EXPECT_FALSE(read->image(0).has(kDuplicateId));
    EXPECT_FALSE(read->image(1).has(kDuplicateId));
    EXPECT_TRUE(read->image(2).has(kDuplicateId));
}

TEST(TfRecord, CutAtEveryOffset)
{
    const std::string file = someRecords(3);
    const std::size_t one = file.size() / 3;
    for (std::size_t size = 1; size < file.size(); ++size) {
        const ReadRecords read = readText(std::string_view(file).substr(0, size));
        ASSERT_EQ(read->imageCount(), size / one) << size;
        ASSERT_EQ(read->issues().count(IssueCode::TruncatedTail), size % one == 0 ? 0U : 1U)
            << size;
        ASSERT_EQ(read.failed, size < one);
    }
}

TEST(TfRecord, EveryByteDamaged)
{
    const std::string file = someRecords(3);
    const std::size_t one = file.size() / 3;
    for (std::size_t at = 0; at < file.size(); ++at) {
        std::string damaged = file;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
        const ReadRecords read = readText(damaged);
        // Damaged headers cost their record its row, damaged data leaves a row that says so.
        const bool isHeader = at % one < kRecordHeaderBytes;
        ASSERT_EQ(read->imageCount(), isHeader ? 2U : 3U) << at;
        ASSERT_EQ(read->issues().totalCount(), 1U) << at;
        if (!isHeader) {
            ASSERT_EQ(read->image(at / one).flags, kRecordDamaged | kImageMissing) << at;
            ASSERT_EQ(read->boxes(at / one).size(), 0U);
        }
    }
}

TEST(TfRecord, StretchesAndThreadsChangeNothing)
{
    std::string file = someRecords(40);
    file[file.size() / 2] = static_cast<char>(file[file.size() / 2] ^ 1);
    file[file.size() / 40 * 7 + 3] = 'x'; // the length of the eighth record
    file += plain(3).bytes("image/encoded", {test::jpegLike(9, 9, 5000)}).record();
    file += someRecords(3) + "cut";
    const std::string expected = describe(*readText(file).dataset);
    EXPECT_THAT(expected, testing::HasSubstr("bad-length-checksum"));
    for (const std::uint64_t stretch : {7U, 64U, 1000U, 5000U}) {
        for (const unsigned threads : {1U, 4U})
            ASSERT_EQ(describe(*readText(file, threads, stretch).dataset), expected) << stretch;
    }
}

TEST(TfRecord, SeveralShardsAndFolders)
{
    const ScratchFolder folder;
    folder.write("set/b.record-00001-of-00002", plain(1).record());
    folder.write("set/b.record-00000-of-00002", plain(0).record());
    folder.write("set/readme.txt", std::string_view("no shard"));
    folder.write("set/deep/c.tfrecord.gz", test::gzipped(plain(2).record()));
    DatasetSource source = test::recordSource({folder.path("set")});
    source.splits.push_back(
        {.name = "val", .paths = {folder.write("v.record", plain(0).record())}, .imageRoot = {}});
    const ReadRecords read = test::readRecords(source, 2);
    ASSERT_EQ(read->imageCount(), 4U);
    EXPECT_EQ(read->recordId(0), "b.record-00000-of-00002#0");
    EXPECT_EQ(read->recordId(1), "b.record-00001-of-00002#0");
    EXPECT_EQ(read->recordId(2), "c.tfrecord.gz#0");
    EXPECT_EQ(read->image(3).split, 1);
    EXPECT_FALSE(read->image(3).has(kDuplicateId)) << "the same name in another split";
}

TEST(TfRecord, FilesThatAreNone)
{
    const ScratchFolder folder;
    const auto code = [&](std::string_view text) {
        const ReadRecords read =
            test::readRecords(test::recordSource({folder.write("a.record", text)}));
        EXPECT_TRUE(read.failed);
        return read->issues().kept().at(0).code;
    };
    EXPECT_EQ(code(""), IssueCode::EmptyFile);
    EXPECT_EQ(code("version https://git-lfs.github.com/spec/v1\noid sha256:0\n"),
              IssueCode::LfsPointer);
    EXPECT_EQ(code(std::string(5000, 'q')), IssueCode::BadLengthChecksum);
    EXPECT_EQ(test::readRecords(test::recordSource({folder.path("none.record")}))
                  ->issues()
                  .count(IssueCode::Unreadable),
              1U);
}

TEST(TfRecord, ALengthOfFourGigabytesTakesNoMemory)
{
    // A good header that claims 4 GB, in a file that is not even packed to that.
    std::string header(8, '\0');
    const std::uint64_t length = std::uint64_t{4} << 30;
    std::memcpy(header.data(), &length, sizeof length);
    const std::uint32_t crc = maskCrc(crc32c(test::asBytes(header)));
    header.append(reinterpret_cast<const char*>(&crc), sizeof crc);
    const std::string file = plain(0).record() + header + plain(1).record();
    for (const std::string& bytes : {file, test::gzipped(file)}) {
        const ReadRecords read = readText(bytes);
        EXPECT_EQ(read->imageCount(), 2U);
        EXPECT_EQ(read->issues().count(IssueCode::ImpossibleLength), 1U);
    }
}

TEST(TfRecord, CancelledKeepsWhatWasRead)
{
    class Stop final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override { m_isStopped = true; }
        bool isCancelled() const override { return m_isStopped; }

    private:
        bool m_isStopped = false;
    } monitor;
    const ScratchFolder folder;
    const std::string path = folder.write("a.record", someRecords(100));
    WorkerPool pool(1);
    DatasetBuilder builder(test::recordSource({path}));
    DatasetReadContext context{.builder = builder, .monitor = monitor, .pool = pool};
    const Result<void> done = makeTfRecordReader(1000)->read(test::recordSource({path}), context);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Cancelled);
    EXPECT_LT(builder.finish(false)->imageCount(), 100U);
}

} // namespace
} // namespace faultline
