// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"
#include "model/summaries/image_summary.h"
#include "tests/summaries/value_files.h"

#include <gtest/gtest.h>

namespace {

using namespace faultline;
using namespace faultline::test;

std::string png(int width, int height)
{
    const cv::Mat pixels(height, width, CV_8UC3, cv::Scalar(10, 20, 30));
    const std::vector<std::byte> bytes = *encodePng(pixels);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string oldImage(std::string_view encoded, std::uint64_t width, std::uint64_t height)
{
    return ProtoWriter()
        .bytes(1, "tag")
        .bytes(4, ProtoWriter().varint(1, height).varint(2, width).bytes(4, encoded).data())
        .data();
}

/// The header of a PNG that claims a size.
std::string pngOfSize(std::uint32_t width, std::uint32_t height)
{
    std::string bytes = png(1, 1);
    for (int i = 0; i < 4; ++i) {
        bytes[16 + static_cast<std::size_t>(i)] = static_cast<char>(width >> (24 - 8 * i));
        bytes[20 + static_cast<std::size_t>(i)] = static_cast<char>(height >> (24 - 8 * i));
    }
    return bytes;
}

PictureProblem problemOf(std::string_view encoded)
{
    return readImageSummary(oldImage(encoded, 1, 1))->pictures.at(0).problem;
}

TEST(ImageSummary, ReadsWhatPyTorchWrites)
{
    const Result<ImageSummary> image = readImageSummary(valueFile("torch-image"));
    ASSERT_TRUE(image) << toEnglish(image.error().detail);
    ASSERT_EQ(image->pictures.size(), 1U);
    EXPECT_EQ(image->statedWidth, 12U);
    EXPECT_EQ(image->statedHeight, 9U);
    const LoggedPicture& picture = image->pictures[0];
    EXPECT_EQ(picture.problem, PictureProblem::None);
    EXPECT_EQ(picture.header.format, ImageFormat::Png);
    EXPECT_EQ(picture.header.width, 12U);
    EXPECT_EQ(picture.header.height, 9U);
    EXPECT_FALSE(image->isMisstated(0));

    // picture() of make_summaries.py
    const Result<DecodedImage> decoded = decodeImage(image->bytes(0));
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->pixels.at<cv::Vec3b>(5, 7), cv::Vec3b(140, 100, 40));
}

TEST(ImageSummary, ReadsVideosAsAnimatedPictures)
{
    const Result<ImageSummary> video = readImageSummary(valueFile("torch-video"));
    ASSERT_TRUE(video);
    ASSERT_EQ(video->pictures.size(), 1U);
    EXPECT_EQ(video->pictures[0].header.format, ImageFormat::Gif);
    EXPECT_EQ(video->pictures[0].header.width, 16U);
    EXPECT_EQ(video->pictures[0].header.height, 8U);
    EXPECT_EQ(video->pictures[0].problem, PictureProblem::None);
}

TEST(ImageSummary, ReadsEverySampleThatTensorFlowWrites)
{
    const Result<ImageSummary> images = readImageSummary(valueFile("tf-images"));
    ASSERT_TRUE(images);
    EXPECT_EQ(images->statedWidth, 10U);
    EXPECT_EQ(images->statedHeight, 7U);
    ASSERT_EQ(images->pictures.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(images->pictures[i].problem, PictureProblem::None);
        const Result<DecodedImage> decoded = decodeImage(images->bytes(i));
        ASSERT_TRUE(decoded);
        const auto red = static_cast<unsigned char>((2 + i) * 20);
        EXPECT_EQ(decoded->pixels.at<cv::Vec3b>(1, 2), cv::Vec3b(red, 20, 40)) << i;
    }
}

TEST(ImageSummary, NamesWhatIsWrongWithAPicture)
{
    const std::string whole = png(20, 20);
    EXPECT_EQ(problemOf(whole), PictureProblem::None);
    EXPECT_EQ(problemOf(""), PictureProblem::Empty);
    EXPECT_EQ(problemOf("no picture"), PictureProblem::UnknownFormat);
    EXPECT_EQ(problemOf(whole.substr(0, 18)), PictureProblem::DamagedHeader);
    EXPECT_EQ(problemOf(whole.substr(0, whole.size() - 9)), PictureProblem::CutShort);
    EXPECT_EQ(problemOf(pngOfSize(0, 5)), PictureProblem::DamagedHeader);
    EXPECT_EQ(problemOf(pngOfSize(8192, 8192)), PictureProblem::None);
    EXPECT_EQ(problemOf(pngOfSize(8193, 8192)), PictureProblem::TooLarge);
    EXPECT_EQ(problemOf(pngOfSize(0x7FFFFFFF, 0x7FFFFFFF)), PictureProblem::TooLarge);
}

TEST(ImageSummary, TellsWhereTheLogStatesAnotherSize)
{
    EXPECT_TRUE(readImageSummary(oldImage(png(4, 5), 5, 4))->isMisstated(0));
    EXPECT_FALSE(readImageSummary(oldImage(png(4, 5), 4, 5))->isMisstated(0));
    EXPECT_FALSE(readImageSummary(oldImage(png(4, 5), 0, 0))->isMisstated(0));
    EXPECT_FALSE(readImageSummary(oldImage("no picture", 4, 5))->isMisstated(0));
}

TEST(ImageSummary, GoodPicturesOfAValueOutliveABadOne)
{
    const Result<ImageSummary> images =
        readImageSummary(textValue({"x", "", png(3, 3), "broken", png(3, 3)}, {5}));
    ASSERT_TRUE(images);
    EXPECT_EQ(images->statedWidth, 0U);
    ASSERT_EQ(images->pictures.size(), 3U);
    EXPECT_EQ(images->pictures[0].problem, PictureProblem::None);
    EXPECT_EQ(images->pictures[1].problem, PictureProblem::UnknownFormat);
    EXPECT_EQ(images->pictures[2].problem, PictureProblem::None);
    EXPECT_EQ(images->bytes(2).size(), png(3, 3).size());
}

TEST(ImageSummary, CountsPicturesBeyondTheMost)
{
    const Result<ImageSummary> images =
        readImageSummary(textValue({"1", "1", png(1, 1)}, {ImageSummary::kMostPictures + 7}));
    ASSERT_TRUE(images);
    EXPECT_EQ(images->pictures.size(), ImageSummary::kMostPictures);
    EXPECT_EQ(images->leftOut, 5U);
}

TEST(ImageSummary, OtherValuesAreRefused)
{
    EXPECT_FALSE(readImageSummary(""));
    EXPECT_FALSE(readImageSummary(textValue({"10"}, {1})));
    EXPECT_FALSE(readImageSummary(tensorValue(ProtoWriter().varint(1, 1).data())));
    EXPECT_FALSE(readImageSummary(ProtoWriter().real32(2, 1.0F).data()));
}

TEST(ImageSummary, EveryCutIsRefusedOrStaysInside)
{
    for (const char* name : {"torch-image", "torch-video", "tf-images"}) {
        const std::string whole = valueFile(name);
        ASSERT_FALSE(whole.empty());
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Result<ImageSummary> images = readImageSummary(whole.substr(0, size));
            if (!images)
                continue;
            for (std::size_t i = 0; i < images->pictures.size(); ++i)
                EXPECT_LE(images->bytes(i).size(), size);
        }
    }
}

} // namespace
