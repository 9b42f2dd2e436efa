// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/encode_image.h"
#include "model/preview/measure_elements.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {
namespace {

class MeasureElementsTest : public testing::Test {
protected:
    void addPicture(const std::string& name, std::uint16_t width, std::uint16_t height)
    {
        const Result<std::vector<std::byte>> bytes =
            encodeJpeg(cv::Mat(height, width, CV_8UC3, cv::Scalar(10, 90, 200)), 90);
        ASSERT_TRUE(bytes);
        m_folder.write(name, *bytes);
        m_maker.picture(name, width, height).box("cat", 0.25F, 0.5F, 0.75F, 1.0F);
    }

    BatchRequest request()
    {
        BatchRequest made;
        made.dataset = m_maker.make();
        made.pipeline.library = augment::Library::Ultralytics;
        return made;
    }

    test::ScratchFolder m_folder;
    test::DatasetMaker m_maker{DatasetFormat::PascalVoc, m_folder.path()};
    SilentMonitor m_monitor;
};

TEST_F(MeasureElementsTest, TimesEachElementOnce)
{
    addPicture("a.jpg", 320, 200);
    addPicture("b.jpg", 320, 200);
    const ElementTimes times = measureElements(request(), m_monitor, {.elements = 20});
    EXPECT_EQ(times.seconds.size(), 20U);
    EXPECT_TRUE(std::ranges::all_of(times.seconds, [](double value) { return value > 0.0; }));
    EXPECT_EQ(times.failed, 0U);
    EXPECT_EQ(times.elementSize, 320U * 200U * 3U);
    EXPECT_GT(times.decodeShare, 0.0);
    EXPECT_LE(times.decodeShare, 1.0);
}

TEST_F(MeasureElementsTest, LargerPicturesTakeLonger)
{
    addPicture("small.jpg", 64, 64);
    const double small =
        std::ranges::min(measureElements(request(), m_monitor, {.elements = 20}).seconds);
    m_maker = test::DatasetMaker(DatasetFormat::PascalVoc, m_folder.path());
    addPicture("large.jpg", 2400, 1800);
    const double large =
        std::ranges::min(measureElements(request(), m_monitor, {.elements = 20}).seconds);
    EXPECT_GT(large, 4.0 * small);
}

TEST_F(MeasureElementsTest, APictureThatCannotBeReadIsNoElement)
{
    addPicture("a.jpg", 32, 32);
    m_maker.picture("gone.jpg", 32, 32);
    const ElementTimes times = measureElements(request(), m_monitor, {.elements = 40});
    EXPECT_GT(times.failed, 0U);
    EXPECT_GT(times.seconds.size(), 0U);
    EXPECT_EQ(times.failed + times.seconds.size(), 40U);
}

TEST_F(MeasureElementsTest, EndsByTimeAndWhenCancelled)
{
    addPicture("a.jpg", 32, 32);
    const BatchRequest asked = request();
    EXPECT_FALSE(measureElements(asked, m_monitor, {.seconds = 0.0}).seconds.empty());
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    } cancelled;
    EXPECT_TRUE(measureElements(asked, cancelled).seconds.empty());
}

TEST_F(MeasureElementsTest, NoPicturesGiveNothing)
{
    EXPECT_TRUE(measureElements(request(), m_monitor).seconds.empty());
}

TEST(DecodeProbe, IsAPictureAsPhotographsAre)
{
    const DecodeProbe probe = probeDecoding(0.05);
    EXPECT_GT(probe.imagesPerSecond, 0.0);
    EXPECT_GT(probe.bytes, 130'000U);
    EXPECT_LT(probe.bytes, 175'000U);
}

} // namespace
} // namespace faultline
