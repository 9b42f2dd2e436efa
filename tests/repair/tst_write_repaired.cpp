// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/write_repaired.h"
#include "model/io/crc32c.h"
#include "tests/readers/trace/proto_writer.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace faultline {

namespace {

using test::DatasetMaker;
using test::ScratchFolder;

std::string writtenText(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Result<RepairReport> repaired(const DatasetPtr& dataset, std::set<Repair> repairs,
                              const std::string& folder)
{
    SilentMonitor monitor;
    const RepairPlan plan =
        planRepairs(*dataset, {.repairs = std::move(repairs), .dropImages = {}}, monitor);
    return writeRepaired(*dataset, plan, folder, monitor);
}

constexpr const char* kVoc = R"(<annotation verified="yes">
	<!-- drawn by hand -->
	<filename>a.jpg</filename>
	<size><width>200</width><height>100</height><depth>3</depth></size>
	<object>
		<name>cat</name>
		<mood>good</mood>
		<bndbox><xmin>150</xmin><ymin>10</ymin><xmax>250</xmax><ymax>50</ymax></bndbox>
	</object>
	<object>
		<name>cat</name>
		<bndbox><xmin>50</xmin><ymin>10</ymin><xmax>50</xmax><ymax>50</ymax></bndbox>
	</object>
</annotation>
)";

DatasetPtr vocDataset(const ScratchFolder& folder)
{
    folder.write("set/xml/a.xml", std::string_view(kVoc));
    folder.write("set/images/a.jpg", "not really a picture");
    return DatasetMaker(DatasetFormat::PascalVoc, folder.path("set"))
        .picture("images/a.jpg", 200, 100)
        .annotation("xml/a.xml")
        .edit([](ImageRow& row) {
            row.statedWidth = 200;
            row.statedHeight = 100;
        })
        .box("cat", 0.75F, 0.1F, 1.25F, 0.5F)
        .box("cat", 0.25F, 0.1F, 0.25F, 0.5F)
        .make();
}

TEST(WriteRepaired, VocKeepsEverythingButWhatIsRepaired)
{
    const ScratchFolder folder;
    const DatasetPtr dataset = vocDataset(folder);
    const auto report = repaired(dataset, {Repair::ClipBoxes, Repair::DropDegenerateBoxes},
                                 folder.path("repaired"));
    ASSERT_TRUE(report) << report.error().message();
    EXPECT_EQ(writtenText(folder.path("repaired/xml/a.xml")), R"(<annotation verified="yes">
	<!-- drawn by hand -->
	<filename>a.jpg</filename>
	<size><width>200</width><height>100</height><depth>3</depth></size>
	<object>
		<name>cat</name>
		<mood>good</mood>
		<bndbox><xmin>150</xmin><ymin>10</ymin><xmax>200</xmax><ymax>50</ymax></bndbox>
	</object>
</annotation>
)");
    EXPECT_EQ(writtenText(folder.path("repaired/images/a.jpg")), "not really a picture");
    EXPECT_EQ(writtenText(folder.path("set/xml/a.xml")), kVoc) << "the source was written to";
    EXPECT_EQ(report->picturesWritten, 1U);
    EXPECT_EQ(report->boxesWritten, 1U);
    EXPECT_EQ(report->boxesDropped, 1U);
    EXPECT_EQ(writtenText(folder.path("repaired/repairs.csv")),
              "picture,record,box,repair,before,after\r\n"
              "images/a.jpg,images/a.jpg,1,clip-boxes,0.75 0.1 1.25 0.5,0.75 0.1 1 0.5\r\n"
              "images/a.jpg,images/a.jpg,2,drop-degenerate-boxes,0.25 0.1 0.25 0.5,\r\n");
    EXPECT_EQ(
        writtenText(folder.path("repaired/repairs.txt")),
        "Repaired copy of set (pascal-voc)\n"
        "From "
            + folder.path("set")
            + "\n\n"
              "Written: 1 image and 1 box\n"
              "Left out: 0 images and 1 box\n\n"
              "Clip boxes to the image (clip-boxes): 1 box of 1 image\n"
              "    images/a.jpg, box 1: 0.75 0.1 1.25 0.5 -> 0.75 0.1 1 0.5\n\n"
              "Drop boxes without an area or with no number (drop-degenerate-boxes): 1 box of 1 "
              "image\n"
              "    images/a.jpg, box 2: 0.25 0.1 0.25 0.5, left out\n");
}

TEST(WriteRepaired, NeverWritesWhereTheSourceIs)
{
    const ScratchFolder folder;
    const DatasetPtr dataset = vocDataset(folder);
    folder.write("full/something", "here");
    for (const char* name : {"set", "set/inside", "set/xml/..", "", "full", "other/../set"})
        EXPECT_FALSE(repaired(dataset, {Repair::ClipBoxes}, folder.path(name))) << name;
    EXPECT_FALSE(repaired(dataset, {Repair::ClipBoxes}, ""));
    EXPECT_EQ(writtenText(folder.path("set/xml/a.xml")), kVoc);
    // A folder whose name only begins like the source's is another one.
    EXPECT_TRUE(repaired(dataset, {Repair::ClipBoxes}, folder.path("set-repaired")));
}

TEST(WriteRepaired, CocoKeepsUnknownKeysAndTheirOrder)
{
    const ScratchFolder folder;
    folder.write("set/a.jpg", "a");
    folder.write("set/b.jpg", "b");
    const std::string json = folder.write(
        "set/all.json",
        R"({"info":{"by":"us"},"images":[{"id":5,"file_name":"a.jpg","width":200,"height":100,)"
        R"("weather":"rain"},{"id":6,"file_name":"b.jpg","width":10,"height":10}],)"
        R"("annotations":[{"id":1,"image_id":5,"category_id":3,"bbox":[150,10,100,40],)"
        R"("area":4000,"note":"x"},{"id":2,"image_id":6,"category_id":3,"bbox":[1,1,2,2]},)"
        R"({"id":3,"image_id":5,"category_id":3,"bbox":[20,10,0,40]}],)"
        R"("categories":[{"id":3,"name":"cat"}]})");
    DatasetBuilder builder({{},
                            DatasetFormat::Coco,
                            folder.path("set"),
                            {{.name = {}, .paths = {json}, .imageRoot = {}}},
                            {},
                            {},
                            {},
                            {},
                            false});
    const std::uint32_t container = builder.addContainer(json);
    DatasetPart part;
    ImageRow row;
    row.id = 5;
    row.container = container;
    row.statedWidth = row.width = 200;
    row.statedHeight = row.height = 100;
    BoxRow outside{.xmin = 0.75F, .ymin = 0.1F, .xmax = 1.25F, .ymax = 0.5F};
    BoxRow empty{.xmin = 0.1F, .ymin = 0.1F, .xmax = 0.1F, .ymax = 0.5F};
    outside.classIndex = empty.classIndex = part.classIndex("cat", 3);
    part.addImage(row, "a.jpg", {}, std::vector{outside, empty});
    row.id = 6;
    row.flags = kImageCut;
    part.addImage(row, "b.jpg", {}, {});
    builder.append(std::move(part));
    const auto report =
        repaired(builder.finish(true),
                 {Repair::ClipBoxes, Repair::DropDegenerateBoxes, Repair::DropUnreadablePictures},
                 folder.path("repaired"));
    ASSERT_TRUE(report) << report.error().message();
    EXPECT_EQ(
        writtenText(folder.path("repaired/all.json")),
        R"({"info":{"by":"us"},"images":[{"id":5,"file_name":"a.jpg","width":200,"height":100,)"
        R"("weather":"rain"}],)"
        R"("annotations":[{"id":1,"image_id":5,"category_id":3,"bbox":[150.0,10.0,)"
        R"(50.0,40.0],"area":2000.0,"note":"x"}],)"
        R"("categories":[{"id":3,"name":"cat"}]})");
    EXPECT_TRUE(std::filesystem::exists(folder.path("repaired/a.jpg")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("repaired/b.jpg")));
    EXPECT_EQ(report->picturesDropped, 1U);
}

std::string record(const std::string& data)
{
    const auto crc = [](const std::string& text) {
        return maskCrc(crc32c(std::as_bytes(std::span(text))));
    };
    const auto number = [](std::uint64_t value, int bytes) {
        std::string text;
        for (int i = 0; i < bytes; ++i)
            text.push_back(static_cast<char>((value >> (8 * i)) & 0xFF));
        return text;
    };
    const std::string length = number(data.size(), 8);
    return length + number(crc(length), 4) + data + number(crc(data), 4);
}

std::string exampleOf(const std::string& name, float xmax)
{
    const auto feature = [](const std::string& key, const test::ProtoWriter& value) {
        return test::ProtoWriter().message(1, test::ProtoWriter().text(1, key).message(2, value));
    };
    std::string packed(sizeof xmax, '\0');
    std::memcpy(packed.data(), &xmax, sizeof xmax);
    const auto text = test::ProtoWriter().message(1, test::ProtoWriter().text(1, name));
    const auto real = test::ProtoWriter().message(2, test::ProtoWriter().text(1, packed));
    return test::ProtoWriter()
        .text(1, feature("image/filename", text).bytes()
                     + feature("image/object/bbox/xmax", real).bytes())
        .bytes();
}

TEST(WriteRepaired, RecordsThatStayKeepTheirBytes)
{
    const ScratchFolder folder;
    folder.write("set/train.record", record(exampleOf("a", 0.5F)) + record(exampleOf("b", 1.5F))
                                         + record(exampleOf("c", 0.5F)));
    DatasetMaker maker(DatasetFormat::TfRecord, folder.path("set"));
    maker.split("train");
    const std::array<float, 3> xmax{0.5F, 1.5F, 0.5F};
    for (std::size_t i = 0; i < 3; ++i)
        maker.picture(std::string(1, static_cast<char>('a' + i)), 100, 100)
            .box("cat", 0.1F, 0.1F, xmax[i], 0.5F);
    maker.edit([](ImageRow& row) { row.flags |= kImageUnreadable; });
    const auto report = repaired(maker.make(), {Repair::ClipBoxes, Repair::DropUnreadablePictures},
                                 folder.path("repaired"));
    ASSERT_TRUE(report) << report.error().message();
    EXPECT_EQ(writtenText(folder.path("repaired/train.record")),
              record(exampleOf("a", 0.5F)) + record(exampleOf("b", 1.0F)));
    EXPECT_EQ(report->picturesWritten, 2U);
    EXPECT_EQ(report->picturesDropped, 1U);
}

TEST(WriteRepaired, CancelledItSaysSo)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    };
    const ScratchFolder folder;
    const DatasetPtr dataset = vocDataset(folder);
    SilentMonitor silent;
    const RepairPlan plan =
        planRepairs(*dataset, {.repairs = {Repair::ClipBoxes}, .dropImages = {}}, silent);
    Cancelled cancelled;
    const auto report = writeRepaired(*dataset, plan, folder.path("repaired"), cancelled);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
}

} // namespace

} // namespace faultline
