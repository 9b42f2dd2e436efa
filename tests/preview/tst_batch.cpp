// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/encode_image.h"
#include "model/preview/batch.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>

namespace faultline {
namespace {

/// Pictures of one colour each, 40 x 20, on disk.
class BatchTest : public testing::Test {
protected:
    void addPicture(const std::string& name, const cv::Scalar& colour)
    {
        const Result<std::vector<std::byte>> bytes = encodePng(cv::Mat(20, 40, CV_8UC3, colour));
        ASSERT_TRUE(bytes);
        m_folder.write(name, *bytes);
        m_maker.picture(name, 40, 20).box("cat", 0.25F, 0.5F, 0.75F, 1.0F);
    }

    BatchRequest request()
    {
        BatchRequest made;
        made.dataset = m_maker.make();
        made.pipeline.library = augment::Library::Ultralytics;
        made.shuffle = false;
        made.size = 4;
        return made;
    }

    static std::vector<BatchItem> batchOf(const BatchRequest& request, unsigned threads)
    {
        WorkerPool pool(threads);
        SilentMonitor monitor;
        std::vector<BatchItem> items(request.size);
        std::mutex mutex;
        makeBatch(request, pool, monitor, [&](std::size_t position, BatchItem item) {
            const std::lock_guard lock(mutex);
            items[position] = std::move(item);
        });
        return items;
    }

    test::ScratchFolder m_folder;
    test::DatasetMaker m_maker{DatasetFormat::PascalVoc, m_folder.path()};
};

TEST_F(BatchTest, HoldsThePicturesWithTheirBoxes)
{
    addPicture("a.png", {10, 20, 30});
    addPicture("b.png", {40, 50, 60});
    BatchRequest asked = request();
    asked.size = 2;
    asked.keepOriginals = true;
    const std::vector<BatchItem> items = batchOf(asked, 1);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_TRUE(items[i].error.empty()) << toEnglish(items[i].error);
        EXPECT_EQ(items[i].image, i);
        EXPECT_EQ(items[i].stream, i);
        EXPECT_EQ(items[i].sample.image.size(), cv::Size(40, 20));
        EXPECT_EQ(items[i].sample.imageIndex, i);
        EXPECT_EQ(items[i].sample.storedSize, cv::Size(40, 20));
        ASSERT_EQ(items[i].sample.boxes.size(), 1U);
        EXPECT_FLOAT_EQ(items[i].sample.boxes[0].xmax, 0.75F);
        EXPECT_EQ(items[i].sample.boxes[0].image, i);
        EXPECT_EQ(items[i].original.image.size(), cv::Size(40, 20));
    }
    EXPECT_EQ(items[1].sample.image.at<cv::Vec3b>(5, 5), cv::Vec3b(40, 50, 60));
}

TEST_F(BatchTest, NormalisesBoxesInPixelsAndCarriesOutlines)
{
    addPicture("a.png", {10, 20, 30});
    m_maker.box("dog", 10, 5, 20, 15, std::nullopt, kBoxPixels);
    m_maker.box("owl", 0, 0, 0.5F, 0.5F).outline({{0.0, 0.0}, {0.5, 0.0}, {0.0, 0.5}});
    BatchRequest asked = request();
    asked.size = 1;
    const std::vector<BatchItem> items = batchOf(asked, 1);
    ASSERT_EQ(items[0].sample.boxes.size(), 3U);
    const augment::Box& dog = items[0].sample.boxes[1];
    EXPECT_FLOAT_EQ(dog.xmin, 0.25F);
    EXPECT_FLOAT_EQ(dog.ymax, 0.75F);
    EXPECT_TRUE(dog.outline.empty());
    const augment::Box& owl = items[0].sample.boxes[2];
    EXPECT_EQ(owl.index, 2U);
    ASSERT_EQ(owl.outline.size(), 3U);
    EXPECT_NEAR(owl.outline[1].x, 0.5F, 1e-4);
}

TEST_F(BatchTest, NamesWhatCannotBeReadAndGoesOn)
{
    addPicture("a.png", {10, 20, 30});
    m_maker.picture("missing.png", 40, 20);
    m_folder.write("broken.png", "no picture at all");
    m_maker.picture("broken.png", 40, 20);
    addPicture("d.png", {10, 20, 30});
    const std::vector<BatchItem> items = batchOf(request(), 2);
    EXPECT_TRUE(items[0].error.empty());
    EXPECT_NE(toEnglish(items[1].error).find("missing.png"), std::string::npos)
        << toEnglish(items[1].error);
    EXPECT_NE(toEnglish(items[2].error).find("broken.png"), std::string::npos)
        << toEnglish(items[2].error);
    EXPECT_TRUE(items[2].sample.image.empty());
    EXPECT_TRUE(items[3].error.empty());
    EXPECT_EQ(shapeOf(items).dimensions, (std::vector<std::int64_t>{4, 20, 40, 3}));
}

augment::PipelineStep stepOf(const std::string& name, augment::Parameters parameters = {})
{
    augment::PipelineStep step;
    step.transform = "ultralytics/" + name;
    step.parameters = std::move(parameters);
    return step;
}

TEST_F(BatchTest, IsTheSameOnAnyNumberOfThreadsAndInBatchesOfAnySize)
{
    for (int i = 0; i < 6; ++i)
        addPicture(std::to_string(i) + ".png", cv::Scalar(i * 40, 255 - i * 40, 90));
    BatchRequest asked = request();
    asked.shuffle = true;
    asked.seed = 11;
    asked.size = 12;
    asked.pipeline.steps = {stepOf("load_image"),
                            stepOf("mosaic", {{"mosaic", 0.7}}),
                            stepOf("letterbox", {{"imgsz", std::int64_t{64}}}),
                            stepOf("random_perspective", {{"degrees", 20.0}}),
                            stepOf("mixup", {{"mixup", 0.5}}),
                            stepOf("random_hsv"),
                            stepOf("fliplr")};
    const std::vector<BatchItem> expected = batchOf(asked, 1);
    for (const unsigned threads : {2U, 5U}) {
        const std::vector<BatchItem> items = batchOf(asked, threads);
        for (std::size_t i = 0; i < items.size(); ++i) {
            EXPECT_EQ(items[i].image, expected[i].image);
            EXPECT_EQ(cv::norm(items[i].sample.image, expected[i].sample.image, cv::NORM_INF), 0.0);
            ASSERT_EQ(items[i].sample.boxes.size(), expected[i].sample.boxes.size());
            for (std::size_t box = 0; box < items[i].sample.boxes.size(); ++box)
                EXPECT_EQ(items[i].sample.boxes[box].xmin, expected[i].sample.boxes[box].xmin);
        }
    }
    asked.size = 4;
    asked.number = 2;
    const std::vector<BatchItem> last = batchOf(asked, 2);
    EXPECT_EQ(cv::norm(last[1].sample.image, expected[9].sample.image, cv::NORM_INF), 0.0);
    // What a batch drew can be drawn again.
    std::vector<augment::PipelineRemark> remarks;
    const augment::CompiledPipeline compiled(asked.pipeline, remarks);
    const BatchItem again = makeItem(asked, compiled, expected[9].image, expected[9].stream);
    EXPECT_EQ(cv::norm(again.sample.image, expected[9].sample.image, cv::NORM_INF), 0.0);
}

TEST_F(BatchTest, LeavesOriginalsAsTheyWereDecoded)
{
    addPicture("a.png", {200, 20, 30});
    BatchRequest asked = request();
    asked.size = 2;
    asked.keepOriginals = true;
    asked.pipeline.steps = {stepOf("random_hsv"), stepOf("fliplr", {{"fliplr", 1.0}}),
                            stepOf("random_perspective"), stepOf("normalize")};
    for (const BatchItem& item : batchOf(asked, 1)) {
        EXPECT_EQ(item.original.image.at<cv::Vec3b>(3, 3), cv::Vec3b(200, 20, 30));
        EXPECT_EQ(item.original.boxes.size(), 1U);
        EXPECT_EQ(item.steps.size(), 4U);
    }
}

TEST_F(BatchTest, MakesNothingOnceItIsCancelled)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t pictures) override { made += pictures; }
        bool isCancelled() const override { return made >= 2; }
        std::atomic<std::uint64_t> made = 0;
    };
    addPicture("a.png", {10, 20, 30});
    BatchRequest asked = request();
    asked.size = 50;
    WorkerPool pool(1);
    Cancelled monitor;
    int ready = 0;
    makeBatch(asked, pool, monitor, [&](std::size_t, const BatchItem&) { ++ready; });
    EXPECT_EQ(ready, 2);
}

TEST_F(BatchTest, MeasuresWorkersUpToAllCores)
{
    addPicture("a.png", {10, 20, 30});
    SilentMonitor monitor;
    const std::vector<WorkerSpeed> speeds = measureWorkers(request(), monitor, 0.01);
    ASSERT_FALSE(speeds.empty());
    EXPECT_EQ(speeds.front().workers, 1U);
    EXPECT_GE(speeds.back().workers, 1U);
    for (const WorkerSpeed& speed : speeds)
        EXPECT_GT(speed.imagesPerSecond, 0.0);
}

TEST_F(BatchTest, MakesNothingOfADatasetWithoutPictures)
{
    SilentMonitor monitor;
    EXPECT_TRUE(measureWorkers(request(), monitor, 0.01).empty());
    WorkerPool pool(2);
    makeBatch(request(), pool, monitor, [](std::size_t, const BatchItem&) { FAIL(); });
}

} // namespace
} // namespace faultline
