// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Datasets in a bucket hold what the same files hold on disk: pictures, boxes, splits, marks,
// bytes.
#include "model/dataset/image_path.h"
#include "model/dataset/source_state.h"
#include "tests/io/remote_fixture.h"
#include "tests/support/read_dataset.h"

#include <algorithm>
#include <cstdio>

namespace faultline {
namespace {

using test::datasetsIn;
using test::EnvironmentScope;
using test::FakeStore;
using test::pngOf;
using test::RemoteTest;
using ::testing::HasSubstr;
using ::testing::SizeIs;

/// Everything that is known of the datasets below a location, with it as ROOT.
std::string shownDatasets(const std::string& location)
{
    std::vector<std::string> texts; // their order is that of names, and the root has another one
    for (const auto& source : datasetsIn(location)) {
        std::string& text = texts.emplace_back();
        text += "dataset " + std::to_string(static_cast<int>(source->format)) + " " + source->root
                + "\n";
        const DatasetPtr set = test::readDataset(*source, 2);
        if (set == nullptr) {
            text += "cannot be read\n";
            continue;
        }
        for (const DatasetClass& one : set->classes())
            text += "class " + one.name + "\n";
        for (std::size_t i = 0; i < set->imageCount(); ++i) {
            const ImageRow& row = set->image(i);
            char line[160];
            std::snprintf(line, sizeof line, " split %d flags %x %dx%d bytes %u", row.split,
                          static_cast<unsigned>(row.flags), row.width, row.height, row.sizeBytes);
            // What leads out is named by a path from the root, else by its location.
            text += (row.has(kImageOutside) ? "outside" : std::string(set->name(i))) + " by "
                    + std::string(set->annotation(i)) + line + "\n";
            for (const BoxRow& box : set->boxes(i)) {
                std::snprintf(line, sizeof line, "  %d %.6f %.6f %.6f %.6f\n", box.classIndex,
                              static_cast<double>(box.xmin), static_cast<double>(box.ymin),
                              static_cast<double>(box.xmax), static_cast<double>(box.ymax));
                text += line;
            }
            const Result<std::vector<std::byte>> bytes = set->readImage(i);
            text += bytes ? "  " + std::to_string(bytes->size()) + " bytes\n"
                          : "  " + toEnglish(bytes.error().detail) + "\n";
        }
    }
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts)
        all += text;
    for (std::size_t at = 0; (at = all.find(location, at)) != std::string::npos; at += 4)
        all.replace(at, location.size(), "ROOT");
    return all;
}

class RemoteDatasets : public RemoteTest {
protected:
    /// What is on disk by now, read there and from the bucket.
    void expectSame(const char* holds)
    {
        FakeStore store(FakeStore::Dialect::S3);
        store.putFolder(disk.path(), "sets");
        const EnvironmentScope on({{"AWS_ENDPOINT_URL", store.url()}});
        const std::string root = permitLocation("s3://bucket/sets");
        SilentMonitor monitor;
        ASSERT_TRUE(openRoot(root, monitor));
        const std::string own = shownDatasets(disk.path());
        EXPECT_THAT(own, HasSubstr(holds));
        EXPECT_EQ(shownDatasets(root), own);
    }

    test::TempFolder disk;
};

TEST_F(RemoteDatasets, OfYoloAreThoseOnDisk)
{
    disk.write("data.yaml",
               "path: .\ntrain: images/train\nval: val.txt\nnc: 2\nnames: [cat, dog]\n");
    disk.write("images/train/a.png", pngOf(20, 10));
    disk.write("images/train/b c+%25é.png", pngOf(20, 10));
    disk.write("images/val/d.png", pngOf(20, 10));
    disk.write("labels/train/a.txt", "1 0.5 0.5 0.25 0.5\n0 0.1 0.1 0.2 0.2\n");
    disk.write("labels/train/b c+%25é.txt", "");
    disk.write("labels/val/d.txt", "0 0.5 0.5 1 1\n");
    disk.write("val.txt", "./images/val/d.png\n/elsewhere/images/val/d.png\n../../secret.png\n");
    expectSame("labels/val/d.txt");
}

TEST_F(RemoteDatasets, OfPascalVocAreThoseOnDisk)
{
    const auto annotation = [](const std::string& name) {
        return "<annotation><filename>" + name
               + "</filename><size><width>4</width><height>4</height></size><object><name>cat</"
                 "name>"
                 "<bndbox><xmin>1</xmin><ymin>1</ymin><xmax>3</xmax><ymax>3</ymax></bndbox></"
                 "object>"
                 "</annotation>";
    };
    for (const std::string name : {"a", "b"}) {
        disk.write("VOC/JPEGImages/" + name + ".png", pngOf(4, 4));
        disk.write("VOC/Annotations/" + name + ".xml", annotation(name + ".png"));
    }
    disk.write("VOC/Annotations/c.xml", annotation("../../secret.png"));
    disk.write("VOC/ImageSets/Main/train.txt", "a\nc\n");
    disk.write("VOC/ImageSets/Main/val.txt", "b\n");
    expectSame("JPEGImages/b.png");
}

TEST_F(RemoteDatasets, OfCocoAreThoseOnDisk)
{
    disk.write("train/a.png", pngOf(20, 10));
    disk.write("train/b.png", pngOf(20, 10).substr(0, 60)); // cut
    disk.write("annotations/instances_train.json",
               R"({"images":[{"id":1,"file_name":"a.png","width":20,"height":10},)"
               R"({"id":2,"file_name":"b.png","width":20,"height":10},)"
               R"({"id":3,"file_name":"gone.png","width":20,"height":10}],)"
               R"("annotations":[{"id":1,"image_id":1,"category_id":7,"bbox":[1,2,3,4],"area":12,)"
               R"("iscrowd":0}],"categories":[{"id":7,"name":"cat"}]})");
    expectSame("gone.png");
}

TEST_F(RemoteDatasets, OfFoldersOfPicturesAreThoseOnDisk)
{
    for (const std::string kind : {"cat", "dog"}) {
        for (int i = 0; i < 12; ++i)
            disk.write("train/" + kind + "/" + std::to_string(i) + ".png", pngOf(4 + i, 4));
    }
    expectSame("train/dog/11.png");
}

TEST_F(RemoteDatasets, AreReadAgainWhenTheirListingChanges)
{
    FakeStore store(FakeStore::Dialect::Gcs);
    store.put("set/train/cat/1.png", pngOf(4, 4));
    store.put("set/train/dog/1.png", pngOf(4, 4));
    const EnvironmentScope on({{"STORAGE_EMULATOR_HOST", store.url()}});
    const std::string root = permitLocation("gs://bucket/set");
    const auto stateNow = [&root] {
        SilentMonitor monitor;
        EXPECT_TRUE(openRoot(root, monitor));
        DatasetStorage storage;
        storage.source.root = root;
        WorkerPool pool(1);
        return sourceStateOf(storage, pool).hash;
    };
    const std::uint64_t first = stateNow();
    EXPECT_EQ(stateNow(), first);
    store.put("set/train/dog/2.png", pngOf(4, 4));
    EXPECT_NE(stateNow(), first);
}

TEST_F(RemoteDatasets, LeadNowhereElse)
{
    DatasetSource source;
    source.root = "gs://bucket/set";
    ImagePaths paths(source);
    EXPECT_EQ(paths.resolve("a b/c.png"), "gs://bucket/set/a b/c.png");
    EXPECT_EQ(paths.resolve("x/../c.png"), "gs://bucket/set/c.png");
    for (const char* name : {"../other/c.png", "gs://bucket/other/c.png", "https://evil/c.png",
                             "gs://bucket/settle/c.png", "../../../c.png"})
        EXPECT_EQ(paths.resolve(name), std::nullopt) << name;
    source.outsideAllowed = true;
    EXPECT_EQ(ImagePaths(source).resolve("gs://bucket/other/c.png"), "gs://bucket/other/c.png");
}

} // namespace
} // namespace faultline
