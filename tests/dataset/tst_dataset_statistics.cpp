// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/anchors.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "tests/support/dataset_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <set>

namespace faultline {
namespace {

using test::DatasetMaker;

TEST(Distribution, KeepsWholeNumbersExactly)
{
    Distribution values;
    std::vector<int> all;
    std::mt19937 random(7);
    for (int i = 0; i < 10'000; ++i) {
        const int value = static_cast<int>(random() % 257);
        all.push_back(value);
        values.add(static_cast<float>(value));
    }
    std::sort(all.begin(), all.end());
    for (const double q : {0.0, 0.01, 0.25, 0.5, 0.9, 0.99, 1.0}) {
        const auto rank =
            std::max<std::size_t>(static_cast<std::size_t>(std::ceil(q * 10'000.0)), 1) - 1;
        EXPECT_EQ(values.quantile(q), all[rank]) << q;
    }
}

TEST(Distribution, IsRightToHalfAPercentForAnything)
{
    Distribution values;
    std::vector<float> all;
    std::mt19937 random(11);
    std::lognormal_distribution<float> spread(3.0F, 2.0F);
    for (int i = 0; i < 20'000; ++i) {
        all.push_back(spread(random));
        values.add(all.back());
    }
    std::sort(all.begin(), all.end());
    double sum = 0;
    for (const float value : all)
        sum += double{value};
    EXPECT_NEAR(values.mean(), sum / 20'000, 1e-6 * sum);
    EXPECT_EQ(values.min(), double{all.front()});
    EXPECT_EQ(values.max(), double{all.back()});
    for (const double q : {0.001, 0.1, 0.5, 0.9, 0.999}) {
        const double exact = double{all[static_cast<std::size_t>(std::ceil(q * 20'000.0)) - 1]};
        EXPECT_NEAR(values.quantile(q), exact, 0.005 * exact) << q;
    }
    const auto below = std::lower_bound(all.begin(), all.end(), 50.0F) - all.begin();
    EXPECT_NEAR(values.shareBelow(50.0), static_cast<double>(below) / 20'000, 0.005);
}

TEST(Distribution, TakesNeitherNegativeNorNonFiniteValues)
{
    Distribution values;
    values.add(-1.0F);
    values.add(std::nanf(""));
    values.add(INFINITY);
    EXPECT_TRUE(values.empty());
    EXPECT_EQ(values.quantile(0.5), 0.0);
    EXPECT_TRUE(values.logBars(8).empty());
    values.add(0.0F);
    values.add(1e30F); // beyond the bins: counted in the last one, the maximum is exact
    EXPECT_EQ(values.count(), 2U);
    EXPECT_EQ(values.quantile(0.5), 0.0);
    EXPECT_EQ(values.quantile(1.0), double{1e30F});
}

TEST(Distribution, MergesToWhatOneWouldHaveCounted)
{
    Distribution one;
    Distribution left;
    Distribution right;
    for (int i = 0; i < 500; ++i) {
        const auto value = static_cast<float>(i * i);
        one.add(value);
        (i % 3 == 0 ? left : right).add(value);
    }
    left.merge(right);
    EXPECT_EQ(left.count(), one.count());
    for (const double q : {0.1, 0.5, 0.9})
        EXPECT_EQ(left.quantile(q), one.quantile(q));
}

TEST(Distribution, BarsHoldEveryValueOnce)
{
    Distribution values;
    for (int i = 0; i <= 1000; ++i)
        values.add(static_cast<float>(i));
    for (const std::size_t most : {1U, 7U, 40U, 5000U}) {
        std::uint64_t whole = 0;
        for (const Distribution::Bar& bar : values.wholeBars(most))
            whole += bar.count;
        EXPECT_EQ(whole, 1001U);
        EXPECT_LE(values.wholeBars(most).size(), most);
        std::uint64_t logs = 0;
        for (const Distribution::Bar& bar : values.logBars(most))
            logs += bar.count;
        EXPECT_EQ(logs, 1001U);
        EXPECT_LE(values.logBars(most).size(), most + 1); // and that of the zeros
    }
}

TEST(ResizerGeometry, AgreesWithTheTrainersResizers)
{
    // keep_aspect_ratio_resizer(600, 1024) of a 4:3 and of a very wide picture.
    const ResizerGeometry keep = ResizerGeometry::keepAspect(600, 1024);
    EXPECT_FLOAT_EQ(resizedSize(keep, 1024, 768).width, 800);
    EXPECT_FLOAT_EQ(resizedSize(keep, 1024, 768).height, 600);
    EXPECT_FLOAT_EQ(resizedSize(keep, 4000, 1000).width, 1024);
    EXPECT_FLOAT_EQ(resizedSize(keep, 4000, 1000).height, 256);
    const PixelSize fixed = resizedSize(ResizerGeometry::fixed(300, 200), 10, 1000);
    EXPECT_FLOAT_EQ(fixed.width, 300);
    EXPECT_FLOAT_EQ(fixed.height, 200);
    const PixelSize boxed = resizedSize(ResizerGeometry::letterbox(640, 640), 1280, 320);
    EXPECT_FLOAT_EQ(boxed.width, 640);
    EXPECT_FLOAT_EQ(boxed.height, 160);
    EXPECT_FLOAT_EQ(resizedSize({}, 33, 44).height, 44);
}

/// Random boxes of random pictures in two splits.
DatasetPtr randomSet(int images)
{
    DatasetMaker maker;
    std::mt19937 random(3);
    std::uniform_real_distribution<float> place(0.0F, 1.0F);
    const std::vector<std::string> names{"cat", "dog", "bird"};
    for (int i = 0; i < images; ++i) {
        const auto wide = static_cast<std::uint16_t>(100 + random() % 3);
        const auto high = static_cast<std::uint16_t>(50 + random() % 2);
        maker.split(i % 4 == 0 ? "val" : "train").picture(std::to_string(i), wide, high);
        for (auto boxes = random() % 6; boxes > 0; --boxes) {
            const float x = place(random) * 0.9F;
            const float y = place(random) * 0.9F;
            maker.box(names[random() % 3], x, y, x + (1 - x) * place(random) + 0.01F,
                      y + (1 - y) * place(random) + 0.01F);
        }
    }
    return maker.make();
}

TEST(Statistics, AgreeWithCountingOneByOne)
{
    const DatasetPtr set = randomSet(300);
    const ResizerGeometry resizer = ResizerGeometry::fixed(300, 300);
    const DatasetStatistics made = computeStatistics(*set, resizer);
    ASSERT_EQ(made.splits.size(), 2U);

    for (std::size_t split = 0; split <= 2; ++split) {
        const SplitStatistics& stats = split < 2 ? made.splits[split] : made.all;
        std::uint64_t images = 0;
        std::uint64_t empty = 0;
        std::uint64_t boxes = 0;
        std::uint64_t small = 0;
        std::uint64_t resizedSmall = 0;
        std::vector<std::uint64_t> ofClass(3);
        std::vector<std::uint64_t> imagesOfClass(3);
        std::vector<double> widths;
        std::array<std::uint64_t, HeatMap::kSide * HeatMap::kSide> heat{};
        std::map<std::pair<int, int>, std::uint64_t> sizes;
        for (std::size_t i = 0; i < set->imageCount(); ++i) {
            const ImageRow& row = set->image(i);
            if (split < 2 && row.split != split)
                continue;
            ++images;
            ++sizes[{row.width, row.height}];
            empty += set->boxes(i).empty() ? 1 : 0;
            std::set<std::int32_t> here;
            for (const BoxRow& box : set->boxes(i)) {
                ++boxes;
                ++ofClass[static_cast<std::size_t>(box.classIndex)];
                here.insert(box.classIndex);
                const double wide = (double{box.xmax} - double{box.xmin}) * row.width;
                const double high = (double{box.ymax} - double{box.ymin}) * row.height;
                widths.push_back(wide);
                small += wide * high < 1024 ? 1 : 0;
                resizedSmall += wide / row.width * 300 * high / row.height * 300 < 1024 ? 1 : 0;
                for (std::size_t y = 0; y < HeatMap::kSide; ++y) {
                    for (std::size_t x = 0; x < HeatMap::kSide; ++x) {
                        const auto side = static_cast<float>(HeatMap::kSide);
                        const bool covers = box.xmin * side < static_cast<float>(x + 1)
                                            && box.xmax * side > static_cast<float>(x)
                                            && box.ymin * side < static_cast<float>(y + 1)
                                            && box.ymax * side > static_cast<float>(y);
                        heat[y * HeatMap::kSide + x] += covers ? 1 : 0;
                    }
                }
            }
            for (const std::int32_t one : here)
                ++imagesOfClass[static_cast<std::size_t>(one)];
        }
        EXPECT_EQ(stats.images, images);
        EXPECT_EQ(stats.imagesWithoutBoxes, empty);
        EXPECT_EQ(stats.boxes, boxes);
        EXPECT_EQ(stats.boxesPerImage.count(), images);
        EXPECT_EQ(stats.sizes.small, small);
        EXPECT_EQ(stats.sizes.total(), boxes);
        EXPECT_EQ(stats.resizedSizes.small, resizedSmall);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(stats.classes[i].boxes, ofClass[i]);
            EXPECT_EQ(stats.classes[i].images, imagesOfClass[i]);
        }
        EXPECT_EQ(stats.heatMap.cells, heat);
        EXPECT_EQ(stats.distinctSizes, sizes.size());
        EXPECT_EQ(stats.commonSizes.size(), sizes.size());
        for (const auto& size : stats.commonSizes)
            EXPECT_EQ(size.images, (sizes[{size.width, size.height}]));
        EXPECT_TRUE(
            std::is_sorted(stats.commonSizes.begin(), stats.commonSizes.end(),
                           [](const auto& a, const auto& b) { return a.images > b.images; }));
        std::sort(widths.begin(), widths.end());
        EXPECT_NEAR(stats.boxWidth.quantile(0.5), widths[(widths.size() + 1) / 2 - 1], 0.5);
    }
    ASSERT_EQ(made.classesByFrequency.size(), 3U);
    EXPECT_GE(made.all.classes[made.classesByFrequency[0]].boxes,
              made.all.classes[made.classesByFrequency[2]].boxes);
}

TEST(Statistics, AreTheSameOnAnyNumberOfThreads)
{
    const DatasetPtr set = randomSet(40'000);
    WorkerPool pool(4);
    SilentMonitor monitor;
    const DatasetStatistics many = computeStatistics(*set, {}, pool, monitor);
    const DatasetStatistics one = computeStatistics(*set);
    EXPECT_EQ(many.all.boxes, one.all.boxes);
    EXPECT_EQ(many.all.heatMap.cells, one.all.heatMap.cells);
    EXPECT_EQ(many.all.boxSide.quantile(0.9), one.all.boxSide.quantile(0.9));
    EXPECT_EQ(many.splits[1].classes[0].images, one.splits[1].classes[0].images);
    EXPECT_TRUE(many.isComplete);
}

TEST(Statistics, CountBoxesThatHaveNoSizeApart)
{
    const DatasetPtr set = DatasetMaker()
                               .picture("a", 100, 100)
                               .box("cat", 0.5F, 0.1F, 0.2F, 0.2F)
                               .box("cat", 0.1F, 0.1F, std::nanf(""), 0.2F)
                               .box("cat", 0.1F, 0.1F, 0.2F, 0.2F)
                               .picture("b", 0, 0)
                               .box("cat", 10, 10, 20, 20, std::nullopt, kBoxPixels)
                               .make();
    const SplitStatistics stats = computeStatistics(*set).all;
    EXPECT_EQ(stats.boxes, 4U);
    EXPECT_EQ(stats.unusableBoxes, 3U);
    EXPECT_EQ(stats.boxWidth.count(), 1U);
    EXPECT_EQ(stats.classes[0].boxes, 4U);
    EXPECT_EQ(stats.unknownSizes, 1U);
}

TEST(Statistics, SurviveAnEmptyDatasetAndBoxesFarOutside)
{
    EXPECT_EQ(computeStatistics(*DatasetMaker().make()).all.images, 0U);
    const DatasetPtr set =
        DatasetMaker().picture("a", 10, 10).box("x", -1e30F, -5, 1e30F, 1e9F).make();
    EXPECT_EQ(computeStatistics(*set).all.heatMap.max(), 1U);
}

TEST(Statistics, StopWhenCancelled)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    } monitor;
    WorkerPool pool(1);
    EXPECT_FALSE(computeStatistics(*randomSet(100), {}, pool, monitor).isComplete);
}

TEST(Anchors, SuggestedOnesFindTheSizesThatAreThere)
{
    DatasetMaker maker;
    for (int i = 0; i < 30; ++i) {
        maker.picture(std::to_string(i), 1000, 1000);
        const float shift = static_cast<float>(i) * 1e-4F;
        maker.box("a", 0, 0, 0.020F + shift, 0.040F);
        maker.box("a", 0, 0, 0.300F, 0.100F + shift);
        maker.box("a", 0, 0, 0.600F + shift, 0.600F);
    }
    const DatasetPtr set = maker.make();
    const AnchorSet anchors = suggestAnchors(*set, {}, 3);
    ASSERT_EQ(anchors.sizes.size(), 3U);
    EXPECT_NEAR(anchors.sizes[0].width, 21.45F, 0.1F);
    EXPECT_NEAR(anchors.sizes[0].height, 40.0F, 0.1F);
    EXPECT_NEAR(anchors.sizes[1].height, 101.45F, 0.1F);
    EXPECT_NEAR(anchors.sizes[2].width, 601.45F, 0.1F);
    EXPECT_GT(anchorFit(*set, {}, anchors).meanIou, 0.95);
    EXPECT_EQ(anchorFit(*set, {}, anchors).shareBelow, 0.0);
    AnchorSet wrong;
    wrong.sizes = {{10, 10}};
    EXPECT_EQ(anchorFit(*set, {}, wrong).shareBelow, 1.0);
}

TEST(Anchors, OverlapIsThatOfSizesAtOneCentre)
{
    AnchorSet anchors;
    anchors.sizes = {{10, 20}, {100, 100}};
    EXPECT_FLOAT_EQ(bestAnchorIou(anchors, {10, 20}), 1.0F);
    EXPECT_FLOAT_EQ(bestAnchorIou(anchors, {20, 10}), 100.0F / 300.0F);
    EXPECT_FLOAT_EQ(bestAnchorIou({}, {20, 10}), 0.0F);
}

TEST(SizeMap, CountsWidthsAndHeightsInThirdsOfAnOctave)
{
    const DatasetPtr set = DatasetMaker()
                               .picture("a.jpg", 640, 320)
                               .box("cat", 0.0F, 0.0F, 0.1F, 0.5F)   // 64 x 160
                               .box("cat", 0.5F, 0.0F, 0.6F, 0.5F)   // the same
                               .box("cat", 0.5F, 0.5F, 0.4F, 0.6F)   // swapped: no size
                               .box("cat", 0.0F, 0.0F, 0.001F, 1.0F) // 0.64 x 320: the first bin
                               .make();
    const DatasetStatistics stats = computeStatistics(*set, ResizerGeometry::fixed(320, 320));
    const auto sum = [](const SizeMap& map) {
        return std::accumulate(map.cells.begin(), map.cells.end(), std::uint64_t{0});
    };
    EXPECT_EQ(sum(stats.all.sizeMap), 3U);
    EXPECT_EQ(stats.all.sizeMap.at(18, 21), 2U) << "2^(18/3) = 64; 2^(21/3) = 128";
    EXPECT_EQ(stats.all.sizeMap.at(0, 24), 1U);
    EXPECT_EQ(stats.all.sizeMap.max(), 2U);
    EXPECT_EQ(stats.all.resizedSizeMap.at(15, 21), 2U) << "half as wide";
    EXPECT_DOUBLE_EQ(SizeMap::edge(18), 64.0);
    SizeMap map;
    map.add(1e-30F, 1e30F);
    EXPECT_EQ(map.at(0, SizeMap::kSide - 1), 1U);
}

} // namespace
} // namespace faultline
