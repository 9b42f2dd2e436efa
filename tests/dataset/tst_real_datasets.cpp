// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed of published datasets, real ones and one of ours, against counts made from their
// files in another way.
#include "model/dataset/dataset_reader.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/load_dataset.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/readers/dataset/find_datasets.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// What lies between the tags of every element of this name.
std::vector<std::string> contents(const std::string& text, const std::string& element)
{
    std::vector<std::string> found;
    const std::string open = "<" + element + ">";
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
        const std::size_t begin = at + open.size();
        found.push_back(text.substr(begin, text.find('<', begin) - begin));
    }
    return found;
}

/// Boxes of each class, counted without any of the readers.
struct Count {
    std::uint64_t images = 0;
    std::uint64_t boxes = 0;
    std::map<std::string, std::uint64_t> classes;
};

Count countXml(const fs::path& folder)
{
    Count count;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".xml")
            continue;
        const std::string text = textOf(entry.path());
        ++count.images;
        count.boxes += contents(text, "xmin").size();
        for (const std::string& name : contents(text, "name"))
            ++count.classes[name];
    }
    return count;
}

Count countCsv(const fs::path& file)
{
    Count count;
    std::set<std::string> images;
    std::istringstream lines(textOf(file));
    std::string line;
    std::getline(lines, line); // filename,width,height,class,xmin,ymin,xmax,ymax
    while (std::getline(lines, line)) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, ',');)
            cells.push_back(cell);
        if (cells.size() < 8)
            continue;
        images.insert(cells[0]);
        ++count.boxes;
        ++count.classes[cells[3]];
    }
    count.images = images.size();
    return count;
}

/// The dataset whose annotations are `path`, loaded; nullptr if there is no reader of its form.
DatasetPtr load(const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    for (const auto& source : findDatasets(paths, monitor)) {
        if (datasetReader(source->format) == nullptr)
            return nullptr;
        const Result<DatasetPtr> loaded = loadDataset(*source, monitor);
        return loaded ? *loaded : nullptr;
    }
    return nullptr;
}

void expectCount(const DatasetStatistics& stats, const Count& count)
{
    EXPECT_EQ(stats.all.images, count.images);
    EXPECT_EQ(stats.all.boxes, count.boxes);
    std::map<std::string, std::uint64_t> classes;
    for (std::size_t i = 0; i < stats.classNames.size(); ++i) {
        if (stats.all.classes[i].boxes > 0)
            classes[stats.classNames[i]] += stats.all.classes[i].boxes;
    }
    EXPECT_EQ(classes, count.classes);
}

/// Where they are, of which kind there is what.
struct PublishedSets {
    std::string_view name;
    std::string folder; ///< empty: absent
    std::vector<std::string> voc;
    std::string table;
    std::uint64_t tableBoxes = 0;
    std::map<std::string, std::string> records; ///< and the tables that they were made of
    std::string coco;
};

void PrintTo(const PublishedSets& sets, std::ostream* stream)
{
    *stream << sets.name;
}

class PublishedDatasets : public ::testing::TestWithParam<PublishedSets> {
protected:
    void SetUp() override
    {
        if (GetParam().folder.empty())
            GTEST_SKIP() << test::absentRealFile("datasets");
    }
    [[nodiscard]] static std::string path(const std::string& name)
    {
        return GetParam().folder + "/" + name;
    }
};

INSTANTIATE_TEST_SUITE_P(
    OwnAndReal, PublishedDatasets,
    ::testing::Values(
        PublishedSets{.name = "Own",
                      .folder = test::testFile("data/datasets"),
                      .voc = {"shapes/annotations"},
                      .table = "shapes/data/shapes_labels.csv",
                      .tableBoxes = 32,
                      .records = {{"shapes/data/test.record", "shapes/data/test_labels.csv"}},
                      .coco = "shapes-coco/annotations/instances_shapes_train.json"},
        PublishedSets{.name = "Real",
                      .folder = test::realFile("datasets"),
                      .voc = {"raccoon/annotations", "lucaralves-cola/test"},
                      .table = "raccoon/data/raccoon_labels.csv",
                      .tableBoxes = 217,
                      .records = {{"raccoon/data/test.record", "raccoon/data/test_labels.csv"},
                                  {"i3drobotics-catplant/test.record",
                                   "i3drobotics-catplant/test_labels.csv"}},
                      .coco = "pycococreator/example_data/annotations/coco_example.json"}),
    ::testing::PrintToStringParamName());

TEST_P(PublishedDatasets, VocFoldersAsCountedFromTheirText)
{
    for (const std::string& name : GetParam().voc) {
        const DatasetPtr set = load(path(name));
        ASSERT_NE(set, nullptr) << name;
        const Count count = countXml(path(name));
        ASSERT_GT(count.boxes, 30U);
        expectCount(computeStatistics(*set), count);
    }
}

TEST_P(PublishedDatasets, TablesAsCountedFromTheirRows)
{
    const std::string file = path(GetParam().table);
    const DatasetPtr set = load(file);
    ASSERT_NE(set, nullptr);
    const Count count = countCsv(file);
    ASSERT_EQ(count.boxes, GetParam().tableBoxes);
    expectCount(computeStatistics(*set), count);
}

TEST_P(PublishedDatasets, RecordsAsTheTablesThatTheyWereMadeOf)
{
    for (const auto& [record, table] : GetParam().records) {
        const DatasetPtr set = load(path(record));
        ASSERT_NE(set, nullptr) << record;
        expectCount(computeStatistics(*set), countCsv(path(table)));
    }
}

TEST_P(PublishedDatasets, CocoAsCountedFromItsJson)
{
    const std::string file = path(GetParam().coco);
    const DatasetPtr set = load(file);
    ASSERT_NE(set, nullptr);
    const auto json = nlohmann::json::parse(textOf(file));
    const DatasetStatistics stats = computeStatistics(*set);
    EXPECT_EQ(stats.all.images, json["images"].size());
    EXPECT_EQ(stats.all.boxes, json["annotations"].size());
    const auto crowds = std::count_if(json["annotations"].begin(), json["annotations"].end(),
                                      [](const auto& one) { return one.value("iscrowd", 0) == 1; });
    EXPECT_GT(crowds, 0);
    EXPECT_EQ(stats.all.crowdBoxes, static_cast<std::uint64_t>(crowds));
}

TEST_P(PublishedDatasets, DefectsAsFoundInTheirText)
{
    // Corners and stated sizes straight from the text of the annotations.
    const std::string folder = path(GetParam().voc.front());
    std::uint64_t inverted = 0;
    std::uint64_t empty = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string text = textOf(entry.path());
        const auto xmin = contents(text, "xmin");
        const auto xmax = contents(text, "xmax");
        const auto ymin = contents(text, "ymin");
        const auto ymax = contents(text, "ymax");
        for (std::size_t i = 0; i < xmin.size(); ++i) {
            const int wide = std::stoi(xmax[i]) - std::stoi(xmin[i]);
            const int high = std::stoi(ymax[i]) - std::stoi(ymin[i]);
            inverted += wide < 0 || high < 0 ? 1 : 0;
            empty += (wide == 0 || high == 0) && wide >= 0 && high >= 0 ? 1 : 0;
        }
    }
    const DatasetPtr set = load(folder);
    ASSERT_NE(set, nullptr);
    const DefectReport report = findDefects(*set);
    EXPECT_EQ(report.count(DefectId::BoxInverted), inverted);
    EXPECT_EQ(report.count(DefectId::BoxEmpty), empty);
    EXPECT_EQ(report.count(DefectId::BoxNotFinite), 0U);
    EXPECT_EQ(report.count(DefectId::BoxNotNormalised), 0U);
}

} // namespace
} // namespace faultline
