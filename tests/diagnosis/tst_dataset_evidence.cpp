// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/support/analysed.h"
#include "tests/support/read_dataset.h"

#include <gtest/gtest.h>

#include <atomic>

namespace faultline::test {

namespace {

const char* const kCoco = R"({
 "images": [{"id": 1, "file_name": "a.png", "width": 100, "height": 100},
            {"id": 2, "file_name": "b.png", "width": 100, "height": 100}],
 "annotations": [
  {"id": 1, "image_id": 1, "category_id": 1, "bbox": [10, 10, 40, 40], "area": 1600, "iscrowd": 0},
  {"id": 2, "image_id": 2, "category_id": 1, "bbox": [10, 10, 4, 4], "area": 16, "iscrowd": 0}],
 "categories": [{"id": 1, "name": "cat"}]
})";

/// A case of what lies in a folder: a COCO dataset of two equal pictures.
CaseData caseIn(const ScratchFolder& folder)
{
    folder.write("set/instances.json", kCoco);
    folder.write("set/a.png", pngOf(100, 100));
    folder.write("set/b.png", pngOf(100, 100));
    CaseData data;
    data.sources = {folder.path()};
    for (const auto& source : datasetsIn(folder.path("set")))
        data.datasets.push_back(source);
    return data;
}

ConfigDocumentPtr named(const ConfigDocumentPtr& config, const std::string& name)
{
    auto copy = std::make_shared<ConfigDocument>(*config);
    copy->file.displayName = name;
    copy->file.id = ArtifactId(copy->file.displayName);
    copy->file.path = "/configs/" + name;
    return copy;
}

/// Cancels after so many questions.
class Impatient final : public ReadMonitor {
public:
    explicit Impatient(int questions) : m_left(questions) {}
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return m_left.fetch_sub(1) <= 0; }

private:
    mutable std::atomic<int> m_left;
};

} // namespace

TEST(DatasetEvidence, MeasuresUnderEveryConfiguration)
{
    const ScratchFolder folder;
    CaseData data = caseIn(folder);
    ASSERT_EQ(data.datasets.size(), 1U);
    data.configs = {named(ssdConfig(1, 100), "a.config"), named(ssdConfig(1, 1000), "b.config")};
    SilentMonitor monitor;
    const std::vector<DatasetEvidencePtr> all = measureDatasets(
        test::analysed(data)->trainings, monitor, {.cacheFolder = {}, .threads = 1});
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0]->config, ArtifactId("a.config"));
    EXPECT_EQ(all[1]->config, ArtifactId("b.config"));
    EXPECT_EQ(all[0]->dataset, all[1]->dataset) << "read once";
    EXPECT_NEAR(all[0]->statistics.all.resizedShortSide.min(), 4.0, 0.1);
    EXPECT_NEAR(all[1]->statistics.all.resizedShortSide.min(), 40.0, 0.5);
    EXPECT_EQ(all[0]->defects.count(DefectId::BoxTooSmall), 1U);
    EXPECT_EQ(all[1]->defects.count(DefectId::BoxTooSmall), 0U);
    EXPECT_EQ(evidenceFor(data.datasets, ArtifactId("b.config"), all), std::vector{all[1]});
}

TEST(DatasetEvidence, ComparesFilesWithoutDecodingThem)
{
    const ScratchFolder folder;
    const CaseData data = caseIn(folder);
    SilentMonitor monitor;
    const std::vector<DatasetEvidencePtr> all = measureDatasets(
        test::analysed(data)->trainings, monitor, {.cacheFolder = {}, .threads = 1});
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all.front()->comparedFiles);
    EXPECT_FALSE(all.front()->hasPixels);
    EXPECT_EQ(all.front()->defects.count(DefectId::PictureDuplicate), 1U);
    EXPECT_EQ(all.front()->defects.count(DefectId::DuplicateLabelsDiffer), 1U);
    EXPECT_EQ(all.front()->defects.count(DefectId::PictureConstant), 0U);
}

TEST(DatasetEvidence, DecodesWhenAskedAndRemembers)
{
    const ScratchFolder folder;
    const CaseData data = caseIn(folder);
    SilentMonitor monitor;
    const DatasetLoadOptions options{.cacheFolder = folder.path("cache"), .threads = 1};
    const auto decoded =
        measureDatasets(test::analysed(data)->trainings, monitor, options, PixelScan::Decode);
    ASSERT_EQ(decoded.size(), 1U);
    EXPECT_TRUE(decoded.front()->hasPixels);
    EXPECT_EQ(decoded.front()->defects.count(DefectId::PictureConstant), 2U);
    const auto known =
        measureDatasets(test::analysed(data)->trainings, monitor, options, PixelScan::IfKnown);
    ASSERT_EQ(known.size(), 1U);
    EXPECT_TRUE(known.front()->hasPixels);
    EXPECT_EQ(known.front()->defects.count(DefectId::PictureConstant), 2U);
}

TEST(DatasetEvidence, TakesTheLabelMapOfTheTraining)
{
    const ScratchFolder folder;
    CaseData data = caseIn(folder);
    const std::string path =
        folder.write("label_map.pbtxt", "item {\n id: 1\n name: 'Cat'\n}\nitem {\n id: 2\n name: "
                                        "'dog'\n}\n");
    const ReadResult read = readPath(path);
    ASSERT_EQ(read.artifacts.configs.size(), 1U);
    data.configs = {named(ssdConfig(2), "a.config"), read.artifacts.configs.front()};
    SilentMonitor monitor;
    const auto all = measureDatasets(test::analysed(data)->trainings, monitor,
                                     {.cacheFolder = {}, .threads = 1});
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front()->source->labelMapPath, path);
    EXPECT_EQ(all.front()->defects.count(DefectId::ClassNameNotInMap), 1U);
}

TEST(DatasetEvidence, CancelledItSaysSoAndGivesNothingHalf)
{
    const ScratchFolder folder;
    const CaseData data = caseIn(folder);
    for (int questions = 0; questions < 6; ++questions) {
        Impatient monitor(questions);
        const auto all = measureDatasets(test::analysed(data)->trainings, monitor,
                                         {.cacheFolder = {}, .threads = 1});
        ASSERT_EQ(all.size(), 1U);
        EXPECT_NE(all.front()->dataset == nullptr, all.front()->problem.empty());
    }
    Impatient never(0);
    EXPECT_EQ(
        measureDatasets(test::analysed(data)->trainings, never, {.cacheFolder = {}, .threads = 1})
            .front()
            ->dataset,
        nullptr);
}

TEST(DatasetEvidence, OptionsFollowTheTrainer)
{
    ConfigDocument yolo;
    yolo.kind = ConfigKind::Ultralytics;
    yolo.nodes.push_back({});
    yolo.nodes.front().isGroup = true;
    ConfigNode size;
    size.name = "imgsz";
    size.value = "640";
    size.line = 1;
    size.parent = 0;
    yolo.nodes.push_back(size);
    yolo.nodes.front().firstChild = 1;
    const DefectOptions options = defectOptionsFor(&yolo);
    EXPECT_EQ(options.resizer, ResizerGeometry::letterbox(640, 640));
    EXPECT_FALSE(options.maxBoxes.has_value()) << "it has no such limit";
    EXPECT_TRUE(options.trainerAppliesOrientation);
    EXPECT_FALSE(defectOptionsFor(nullptr).maxBoxes.has_value());
}

} // namespace faultline::test
