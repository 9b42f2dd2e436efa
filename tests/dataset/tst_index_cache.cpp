// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/index_cache.h"
#include "model/dataset/index_file.h"
#include "model/dataset/index_tables.h"
#include "model/dataset/load_dataset.h"
#include "tests/dataset/read_dataset.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/record_writer.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using test::ScratchFolder;

DatasetPtr someDataset(const std::string& folder)
{
    test::DatasetMaker maker(DatasetFormat::PascalVoc, folder);
    maker.split("train")
        .picture("a.jpg", 640, 480)
        .annotation("a.xml")
        .box("cat", 0.1F, 0.2F, 0.3F, 0.4F, 4)
        .picture("b/c.jpg", 10, 20)
        .box("dog", 0.0F, 0.0F, 1.0F, 1.0F)
        .outline({{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}})
        .split("val")
        .picture("d.jpg", 5, 5)
        .labelMap({{1, "cat"}, {2, "bird"}});
    return maker.make();
}

std::string contentOf(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::size_t filesIn(const std::string& folder)
{
    std::error_code missing;
    const fs::directory_iterator files(folder, missing);
    return missing ? 0 : static_cast<std::size_t>(std::distance(files, fs::directory_iterator()));
}

void makeOld(const std::string& path, std::chrono::seconds by = std::chrono::hours(1))
{
    fs::last_write_time(path, fs::file_time_type::clock::now() - by);
}

/// A record file and a folder for its index.
class IndexCacheOfRecords : public testing::Test {
protected:
    void SetUp() override { write(3); }

    void write(int records)
    {
        std::string file;
        for (int i = 0; i < records; ++i)
            file += test::ExampleWriter()
                        .picture("p" + std::to_string(i), test::jpegLike(64, 48), 64, 48)
                        .box("cat", 1, 2)
                        .record();
        m_path = m_folder.write("set/train.record", file);
        makeOld(m_path);
    }
    DatasetPtr load()
    {
        DatasetLoadOptions options;
        options.cacheFolder = m_folder.path("cache/datasets");
        options.threads = 2;
        options.cacheFromSeconds = 0;
        SilentMonitor monitor;
        const auto dataset = loadDataset(test::recordSource({m_path}), monitor, options);
        EXPECT_TRUE(dataset) << dataset.error().message();
        return dataset ? *dataset : nullptr;
    }
    /// The index as it lies in the cache; null if it would not be taken.
    DatasetPtr cached()
    {
        WorkerPool pool(1);
        const DatasetSource source = test::recordSource({m_path});
        return IndexCache(m_folder.path("cache/datasets"), source, false).open(pool);
    }

    ScratchFolder m_folder;
    std::string m_path;
};

TEST_F(IndexCacheOfRecords, IsWrittenAndOpenedAgain)
{
    const DatasetPtr first = load();
    EXPECT_EQ(filesIn(m_folder.path("cache/datasets")), 1U);
    EXPECT_EQ(fs::status(m_folder.path("cache/datasets")).permissions(), fs::perms::owner_all);
    const DatasetPtr again = cached();
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(again->imageCount(), 3U);
    EXPECT_EQ(again->boxCount(), 6U);
    EXPECT_EQ(again->name(2), "p2");
    EXPECT_EQ(again->recordId(2), "train.record#2");
    EXPECT_EQ(again->sourceBytes(), fs::file_size(m_path));
    EXPECT_TRUE(again->isComplete());
    const auto picture = again->readImage(1);
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->size(), test::jpegLike(64, 48).size());
}

TEST_F(IndexCacheOfRecords, AnotherSizeOrTimeMakesItStale)
{
    load();
    ASSERT_NE(cached(), nullptr);
    makeOld(m_path, std::chrono::hours(2));
    EXPECT_EQ(cached(), nullptr) << "the time changed";
    EXPECT_EQ(load()->imageCount(), 3U);
    ASSERT_NE(cached(), nullptr);
    const fs::file_time_type time = fs::last_write_time(m_path);
    write(4);
    fs::last_write_time(m_path, time);
    EXPECT_EQ(cached(), nullptr) << "the size changed";
    EXPECT_EQ(load()->imageCount(), 4U);
}

TEST_F(IndexCacheOfRecords, AFileThatChangesWhileItIsReadIsNotStored)
{
    fs::last_write_time(m_path, fs::file_time_type::clock::now());
    const DatasetPtr dataset = load();
    WorkerPool pool(1);
    const DatasetSource source = test::recordSource({m_path});
    const IndexCache cache(m_folder.path("other"), source, false);
    const std::int64_t before = wallClockNs() - 3'600'000'000'000;
    EXPECT_FALSE(cache.store(*dataset, before, pool));
    EXPECT_EQ(filesIn(m_folder.path("other")), 0U);
}

TEST_F(IndexCacheOfRecords, CancelledIsNotStored)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        bool isCancelled() const override { return true; }
    } monitor;
    DatasetLoadOptions options;
    options.cacheFolder = m_folder.path("cache");
    options.cacheFromSeconds = 0;
    const auto dataset = loadDataset(test::recordSource({m_path}), monitor, options);
    ASSERT_TRUE(dataset);
    EXPECT_FALSE((*dataset)->isComplete());
    EXPECT_EQ(filesIn(m_folder.path("cache")), 0U);
}

TEST_F(IndexCacheOfRecords, ADamagedFileIsReadAnew)
{
    load();
    const std::string path = (*fs::directory_iterator(m_folder.path("cache/datasets"))).path();
    std::ofstream(path, std::ios::binary | std::ios::trunc) << "nonsense";
    EXPECT_EQ(cached(), nullptr);
    EXPECT_EQ(load()->imageCount(), 3U);
    EXPECT_NE(cached(), nullptr) << "and written again";
}

TEST_F(IndexCacheOfRecords, AFolderThatCannotBeMadeIsNoError)
{
    DatasetLoadOptions options;
    options.cacheFolder = m_path + "/below-a-file";
    options.cacheFromSeconds = 0;
    SilentMonitor monitor;
    EXPECT_TRUE(loadDataset(test::recordSource({m_path}), monitor, options));
}

TEST_F(IndexCacheOfRecords, QuickOnesGetNoFile)
{
    DatasetLoadOptions options;
    options.cacheFolder = m_folder.path("cache");
    SilentMonitor monitor;
    EXPECT_TRUE(loadDataset(test::recordSource({m_path}), monitor, options));
    EXPECT_EQ(filesIn(m_folder.path("cache")), 0U);
}

TEST_F(IndexCacheOfRecords, TheOldestGoFirst)
{
    const DatasetPtr dataset = load();
    WorkerPool pool(1);
    const std::string folder = m_folder.path("small");
    const std::int64_t now = wallClockNs();
    std::vector<std::string> paths;
    std::uint64_t bytes = 0;
    for (const char* name : {"one", "two", "three"}) {
        DatasetSource source = test::recordSource({m_path});
        source.splits[0].name = name; // other keys of the same length
        const IndexCache cache(folder, source, false, bytes == 0 ? 1U << 20 : 5 * bytes / 2);
        ASSERT_TRUE(cache.store(*dataset, now, pool));
        bytes = fs::file_size(cache.path());
        paths.push_back(cache.path());
        makeOld(cache.path(), std::chrono::seconds(100 - 10 * static_cast<int>(paths.size())));
    }
    EXPECT_FALSE(fs::exists(paths[0]));
    EXPECT_TRUE(fs::exists(paths[1]));
    EXPECT_TRUE(fs::exists(paths[2]));
}

TEST(IndexCache, KeepsEverything)
{
    const ScratchFolder folder;
    const DatasetPtr dataset = someDataset(folder.path());
    ASSERT_TRUE(writeIndexFile(folder.path("index"), dataset->storage(), "key", 17));
    const auto file = openIndexFile(folder.path("index"), dataset->source(), "key");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->stateHash, 17U);
    const Dataset again(file->storage);
    ASSERT_EQ(again.imageCount(), dataset->imageCount());
    ASSERT_EQ(again.boxCount(), dataset->boxCount());
    for (std::size_t i = 0; i < again.imageCount(); ++i) {
        EXPECT_EQ(again.name(i), dataset->name(i));
        EXPECT_EQ(again.annotation(i), dataset->annotation(i));
        EXPECT_EQ(again.image(i).checksum, dataset->image(i).checksum);
    }
    ASSERT_EQ(again.classes().size(), 3U);
    EXPECT_EQ(again.classes()[0].id, 4);
    EXPECT_EQ(again.classes()[0].mapId, 1);
    EXPECT_EQ(again.classes()[2].name, "bird");
    ASSERT_EQ(again.outline(1).size(), 1U);
    EXPECT_EQ(again.outline(1)[0].size(), 3U);
    EXPECT_TRUE(again.outline(0).empty());
    EXPECT_FALSE(openIndexFile(folder.path("index"), dataset->source(), "other key"));
}

TEST(IndexTables, KeepWhatIsTranslated)
{
    DatasetStorage storage;
    storage.issues.add(
        {.code = IssueCode::BadRow,
         .path = "a.txt",
         .detail = {FAULTLINE_TR_NOOP("Errors", "line %1: %2"),
                    {std::string("7"), Text{FAULTLINE_TR_NOOP("Errors", "%1 of %2"),
                                            {Quantity{12.0, Unit::Count}, std::string("cats")}}}}});
    const std::string bytes = writeIndexTables(storage, "key");
    {
        DatasetStorage read;
        ASSERT_TRUE(readIndexTables(bytes, "key", read));
        const Text& detail = read.issues.kept().at(0).detail;
        EXPECT_EQ(toEnglish(detail), "line 7: 12 of cats");
        const Text& line = std::get<NestedText>(detail.arguments.at(0)).text();
        EXPECT_STREQ(line.source.context, "Errors");
        EXPECT_EQ(line.source, "line %1: %2");
    }
    for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
        DatasetStorage read;
        EXPECT_FALSE(readIndexTables(std::string_view(bytes).substr(0, cut), "key", read)) << cut;
    }
}

TEST(IndexCache, NoDamagedByteIsTaken)
{
    const ScratchFolder folder;
    const DatasetPtr dataset = someDataset(folder.path());
    ASSERT_TRUE(writeIndexFile(folder.path("index"), dataset->storage(), "key", 17));
    const std::string whole = contentOf(folder.path("index"));
    const auto parse = [&dataset](std::string_view bytes) {
        // In memory aligned as a mapped file is.
        const std::vector<std::byte> copy(test::asBytes(bytes).begin(), test::asBytes(bytes).end());
        return parseIndexFile(copy, dataset->source(), "key").has_value();
    };
    ASSERT_TRUE(parse(whole));
    for (std::size_t size = 0; size < whole.size(); ++size)
        ASSERT_FALSE(parse(std::string_view(whole).substr(0, size))) << size;
    std::size_t padding = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        padding += parse(damaged) ? 1 : 0; // between sections nothing is looked at
    }
    EXPECT_LT(padding, 7 * 64U);
}

TEST(IndexCache, IndicesThatLeadOutAreRefusedWhateverTheChecksums)
{
    const ScratchFolder folder;
    const DatasetPtr dataset = someDataset(folder.path());
    const auto isTaken = [&](auto change) {
        DatasetStorage storage;
        storage.source = dataset->source();
        storage.classes.assign(dataset->classes().begin(), dataset->classes().end());
        const DatasetStorage& from = dataset->storage();
        storage.owned.images.assign(from.images.begin(), from.images.end());
        storage.owned.boxes.assign(from.boxes.begin(), from.boxes.end());
        storage.owned.names.assign(from.names.begin(), from.names.end());
        storage.owned.boxRings.assign(from.boxRings.begin(), from.boxRings.end());
        storage.owned.ringEnds.assign(from.ringEnds.begin(), from.ringEnds.end());
        storage.owned.points.assign(from.points.begin(), from.points.end());
        change(storage.owned);
        storage.useOwned();
        EXPECT_TRUE(writeIndexFile(folder.path("index"), storage, "key", 17));
        return openIndexFile(folder.path("index"), dataset->source(), "key").has_value();
    };
    using Columns = DatasetStorage::Columns;
    EXPECT_TRUE(isTaken([](Columns&) {}));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].boxCount = 0xFFFF'FFFF; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].firstBox = 3; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].name = 1U << 20; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].annotation = 1U << 20; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].container = 0; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].split = 2; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.images[1].format = static_cast<ImageFormat>(9); }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.boxes[0].classIndex = 3; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.boxes[0].classIndex = -2; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.names.back() = 'x'; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.names.clear(); }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.boxRings.back() = 5; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.boxRings.pop_back(); }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.ringEnds.back() = 50; }));
    EXPECT_FALSE(isTaken([](Columns& all) { all.boxRings = {1, 0}; }));
}

TEST(IndexCache, PicturesOfTheirOwnAreLookedAt)
{
    const ScratchFolder folder;
    for (const char* name : {"set/a.jpg", "set/a.xml", "set/b/c.jpg", "set/d.jpg", "set/train/x"})
        makeOld(folder.write(name, std::string_view("picture")));
    for (const char* name : {"set", "set/b", "set/train"})
        makeOld(folder.path(name));
    const DatasetPtr dataset = someDataset(folder.path("set"));
    WorkerPool pool(2);
    const IndexCache cache(folder.path("cache"), dataset->source(), false);
    ASSERT_TRUE(cache.store(*dataset, wallClockNs(), pool));
    ASSERT_NE(cache.open(pool), nullptr);
    for (const char* name : {"set/b/c.jpg", "set/a.xml", "set/b", "set/train"}) {
        const fs::file_time_type time = fs::last_write_time(folder.path(name));
        makeOld(folder.path(name), std::chrono::hours(5));
        EXPECT_EQ(cache.open(pool), nullptr) << name;
        fs::last_write_time(folder.path(name), time);
        EXPECT_NE(cache.open(pool), nullptr) << name;
    }
    const fs::file_time_type time = fs::last_write_time(folder.path("set"));
    fs::remove(folder.path("set/d.jpg"));
    fs::last_write_time(folder.path("set"), time);
    EXPECT_EQ(cache.open(pool), nullptr) << "a picture went";
}

TEST(LoadDataset, ALabelMapGivesIds)
{
    const ScratchFolder folder;
    const std::string file =
        test::ExampleWriter().picture("p", test::jpegLike(64, 48), 64, 48).box("Cat", 9).record();
    DatasetSource source = test::recordSource({folder.write("train.record", file)});
    source.labelMapPath = folder.write(
        "label_map.pbtxt", std::string_view("item { name: '/m/01' display_name: 'Cat' id: 3 }\n"
                                            "item { name: 'dog' id: 4 }\n"));
    SilentMonitor monitor;
    const auto dataset = loadDataset(source, monitor);
    ASSERT_TRUE(dataset);
    ASSERT_EQ((*dataset)->classes().size(), 2U);
    EXPECT_EQ((*dataset)->classes()[0].id, 9);
    EXPECT_EQ((*dataset)->classes()[0].mapId, 3);
    EXPECT_EQ((*dataset)->classes()[1].name, "dog");
    EXPECT_EQ((*dataset)->classes()[1].mapId, 4);
}

TEST(LoadDataset, ALabelMapThatIsNotThereIsNamed)
{
    const ScratchFolder folder;
    const std::string file = test::ExampleWriter().box("Cat", 9).record();
    DatasetSource source = test::recordSource({folder.write("train.record", file)});
    source.labelMapPath = folder.path("label_map.pbtxt");
    SilentMonitor monitor;
    const auto dataset = loadDataset(source, monitor);
    ASSERT_TRUE(dataset);
    EXPECT_EQ((*dataset)->issues().count(IssueCode::Unreadable), 1U);
}

} // namespace
} // namespace faultline
