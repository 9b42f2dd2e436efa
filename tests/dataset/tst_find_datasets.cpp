// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/csv_record.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/readers/dataset/split_name.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using test::datasetOf;
using test::datasetsIn;
using test::ProtoWriter;
using test::TempFolder;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string kVoc = "<annotation><filename>a.jpg</filename><size><width>4</width></size>"
                         "</annotation>";

std::string exampleRecord()
{
    const std::string entry = ProtoWriter().bytes(1, "image/encoded").bytes(2, "").data();
    const std::string features = ProtoWriter().bytes(1, entry).data();
    return test::frame(ProtoWriter().bytes(1, features).data());
}

std::vector<std::string> splitNames(const DatasetSource& source)
{
    std::vector<std::string> names;
    for (const DatasetSplit& split : source.splits)
        names.push_back(split.name);
    return names;
}

TEST(SplitName, TakesTheSplitOutOfANameAndTheShardToo)
{
    EXPECT_EQ(splitNameOf("train_labels.csv").split, "train");
    EXPECT_EQ(splitNameOf("train_labels.csv").rest, splitNameOf("test_labels.csv").rest);
    EXPECT_EQ(splitNameOf("instances_val2017.json").split, "val");
    EXPECT_EQ(splitNameOf("pet_faces_train.record-00003-of-00010").rest,
              splitNameOf("pet_faces_val.record-00000-of-00002").rest);
    EXPECT_EQ(splitNameOf("Validation.tfrecord").split, "val");
    EXPECT_EQ(splitNameOf("raccoon_labels.csv").split, "");
    EXPECT_EQ(splitNameOf("trained_model.txt").split, "") << "a word, not a part of one";
    EXPECT_TRUE(isSplitFolder("val2017"));
    EXPECT_FALSE(isSplitFolder("train_images"));
}

TEST(CsvRecord, TakesQuotedFieldsAndSurvivesAnOpenQuote)
{
    CsvRecord record;
    ASSERT_TRUE(takeCsvRecord("a,\"b,\"\"c\"\"\nd\",e\r\nnext", false, ',', record));
    EXPECT_THAT(record.fields, ElementsAre("a", "b,\"c\"\nd", "e"));
    EXPECT_FALSE(takeCsvRecord("a,b", false, ',', record)) << "the line may go on";
    ASSERT_TRUE(takeCsvRecord("a,b", true, ',', record));
    ASSERT_TRUE(takeCsvRecord("a,\"b\nc,d\n", true, ',', record));
    EXPECT_TRUE(record.isBroken);
    EXPECT_EQ(record.bytes, 5U) << "only the line with the quote is lost";
}

TEST(FindDatasets, PutsShardsAndSplitsTogether)
{
    const TempFolder folder;
    folder.write("data/train.record-00000-of-00002", exampleRecord());
    folder.write("data/train.record-00001-of-00002", exampleRecord());
    folder.write("data/val.record-00000-of-00001", exampleRecord());
    folder.write("data/label_map.pbtxt", "item { id: 1 name: 'a' }");
    const auto found = datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 1U);
    const DatasetSource& source = *found.front();
    EXPECT_EQ(source.format, DatasetFormat::TfRecord);
    EXPECT_THAT(splitNames(source), ElementsAre("train", "val"));
    EXPECT_THAT(source.splits[0].paths,
                ElementsAre(folder.path() + "/data/train.record-00000-of-00002",
                            folder.path() + "/data/train.record-00001-of-00002"));
    EXPECT_EQ(source.root, folder.path() + "/data");
    EXPECT_EQ(source.labelMapPath, folder.path() + "/data/label_map.pbtxt");
    EXPECT_EQ(source.file.sizeBytes, 3 * exampleRecord().size());
    EXPECT_EQ(source.file.formatId, "tfrecord");
}

TEST(FindDatasets, TakesNoRecordsThatAreNone)
{
    const TempFolder folder;
    folder.write("a.record", "version https://git-lfs.github.com/spec/v1\noid x\nsize 1\n");
    folder.write("b.tfrecord", std::string(200, 'x'));
    folder.write("c.record", test::EventWriter().fileVersion().data());
    EXPECT_THAT(datasetsIn(folder.path()), IsEmpty());
}

TEST(FindDatasets, KeepsAnnotationsOfTheSamePicturesApart)
{
    const TempFolder folder;
    folder.write("images/a.jpg", "x");
    folder.write("annotations/a.xml", kVoc);
    folder.write("data/train_labels.csv",
                 "filename,width,height,class,xmin,ymin,xmax,ymax\na.jpg,4,4,c,0,0,1,1\n");
    folder.write("data/test_labels.csv",
                 "filename,width,height,class,xmin,ymin,xmax,ymax\na.jpg,4,4,c,0,0,1,1\n");
    const auto found = datasetsIn(folder.path());
    ASSERT_EQ(found.size(), 2U);
    const auto voc = datasetOf(found, DatasetFormat::PascalVoc);
    const auto csv = datasetOf(found, DatasetFormat::BoxCsv);
    ASSERT_NE(voc, nullptr);
    ASSERT_NE(csv, nullptr);
    EXPECT_EQ(voc->root, folder.path());
    EXPECT_EQ(voc->splits.front().imageRoot, folder.path() + "/images");
    EXPECT_THAT(splitNames(*csv), ElementsAre("train", "test"));
    EXPECT_EQ(csv->splits.front().imageRoot, folder.path() + "/images");
    EXPECT_NE(voc->name(), csv->name());
}

TEST(FindDatasets, TakesNoSplitFromAFolderAboveWhatWasOpened)
{
    const TempFolder folder;
    folder.write("test/project/boxes.csv",
                 "filename,width,height,class,xmin,ymin,xmax,ymax\na.jpg,4,4,c,0,0,1,1\n");
    const auto found = datasetsIn(folder.path() + "/test/project");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_THAT(splitNames(*found.front()), ElementsAre(""));
    const auto whole = datasetsIn(folder.path());
    ASSERT_EQ(whole.size(), 1U);
    EXPECT_THAT(splitNames(*whole.front()), ElementsAre("test"));
}

TEST(FindDatasets, BecomeArtifactsOfACaseAndNotFilesThatNobodyReads)
{
    const TempFolder folder;
    folder.write("run/events.out.tfevents.1.h",
                 test::EventWriter().fileVersion().scalar("loss", 1, 1.0e9, 1.0F).data());
    folder.write("images/a.jpg", "x");
    folder.write("annotations/a.xml", kVoc);
    folder.write("other.xml", "<project/>");
    folder.write("logo.png", "x");
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder.path()};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    ASSERT_EQ((*loaded)->datasets.size(), 1U);
    EXPECT_EQ((*loaded)->datasets.front()->name(), "annotations");
    EXPECT_EQ((*loaded)->otherFileCount, 2U);
}

std::vector<std::string> namesIn(const std::string& folder)
{
    std::vector<std::string> names;
    for (const auto& source : datasetsIn(folder)) {
        names.push_back(source->name());
        EXPECT_TRUE(fs::exists(source->file.path)) << source->file.path;
        EXPECT_EQ(source->file.path.front(), '/');
    }
    return names;
}

TEST(FindDatasets, OfAFolderOfPublishedSets)
{
    EXPECT_THAT(
        namesIn(test::testFile("data/datasets")),
        testing::UnorderedElementsAre("shapes/annotations", "shapes/data/test.record",
                                      "shapes/data (box-csv)", "shapes/data/shapes_labels.csv",
                                      "shapes-coco/annotations/instances_shapes_train.json"));
}

TEST(FindDatasets, OfTheRealFolder)
{
    FAULTLINE_NEEDS_REAL(folder, "datasets");
    EXPECT_THAT(namesIn(folder),
                testing::IsSupersetOf(
                    {"raccoon/annotations", "raccoon/data/test.record", "raccoon/data (box-csv)",
                     "lucaralves-cola/test", "raccoon/data/raccoon_labels.csv",
                     "lucaralves-cola/annotations/test.record", "i3drobotics-catplant/test.record",
                     "i3drobotics-catplant (box-csv)"}));
}

} // namespace
} // namespace faultline
