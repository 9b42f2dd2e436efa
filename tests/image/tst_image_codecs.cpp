// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"
#include "tests/image/image_files.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace faultline {

namespace {

/// A smooth picture, as photographs are: lossy codecs stay near it.
cv::Mat gradient(int width, int height)
{
    cv::Mat pixels(height, width, CV_8UC3);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            pixels.at<cv::Vec3b>(y, x) = {static_cast<std::uint8_t>(x * 255 / width),
                                          static_cast<std::uint8_t>(y * 255 / height),
                                          static_cast<std::uint8_t>((x + y) * 127 / width)};
    }
    return pixels;
}

double largestDifference(const cv::Mat& a, const cv::Mat& b)
{
    return cv::norm(a, b, cv::NORM_INF);
}

cv::Mat referencePixels(const std::string& name)
{
    const std::vector<std::byte> raw = test::imageFile(name + ".rgb");
    cv::Mat pixels(17, 24, CV_8UC3);
    EXPECT_EQ(raw.size(), pixels.total() * 3) << name;
    if (raw.size() == pixels.total() * 3)
        std::memcpy(pixels.data, raw.data(), raw.size());
    return pixels;
}

struct Named {
    const char* file;
    double tolerance; ///< Pillow may use another build of the codec
};

class DecodedFile : public testing::TestWithParam<Named> {};

TEST_P(DecodedFile, AgreesWithPillow)
{
    const Result<DecodedImage> image = decodeImage(test::imageFile(GetParam().file));
    ASSERT_TRUE(image) << image.error().message();
    ASSERT_EQ(image->pixels.type(), CV_8UC3);
    ASSERT_EQ(image->pixels.size(), cv::Size(24, 17));
    EXPECT_FALSE(image->isTruncated);
    EXPECT_LE(largestDifference(image->pixels, referencePixels(GetParam().file)),
              GetParam().tolerance);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, DecodedFile,
    testing::Values(Named{"plain.jpg", 2}, Named{"progressive.jpg", 2}, Named{"full-chroma.jpg", 2},
                    Named{"grey.jpg", 2}, Named{"cmyk.jpg", 2}, Named{"orientation-6.jpg", 2},
                    Named{"plain.png", 0}, Named{"grey.png", 0}, Named{"grey-alpha.png", 0},
                    Named{"alpha.png", 0}, Named{"palette.png", 0}, Named{"one-bit.png", 0},
                    Named{"sixteen-bit.png", 0}, Named{"plain.bmp", 0}, Named{"palette.bmp", 0},
                    Named{"plain.webp", 0}, Named{"lossy.webp", 2}, Named{"alpha.webp", 0}),
    [](const auto& param) { return test::wordOf(param.param.file); });

TEST(DecodeImage, TurnsPicturesUpright)
{
    const DecodeOptions upright{.applyOrientation = true};
    const cv::Mat stored = decodeImage(test::imageFile("plain.jpg"))->pixels;
    cv::Mat turned;
    cv::rotate(stored, turned, cv::ROTATE_90_CLOCKWISE);
    EXPECT_EQ(largestDifference(decodeImage(test::imageFile("orientation-6.jpg"), upright)->pixels,
                                turned),
              0.0);
    cv::rotate(stored, turned, cv::ROTATE_90_COUNTERCLOCKWISE);
    EXPECT_EQ(largestDifference(decodeImage(test::imageFile("orientation-8.jpg"), upright)->pixels,
                                turned),
              0.0);
    cv::rotate(stored, turned, cv::ROTATE_180);
    EXPECT_EQ(largestDifference(decodeImage(test::imageFile("orientation-3.jpg"), upright)->pixels,
                                turned),
              0.0);
}

TEST(DecodeImage, ReducesOnlyAsFarAsAllowed)
{
    const auto bytes = encodeJpeg(gradient(801, 600), 95);
    ASSERT_TRUE(bytes);
    const auto reductionFor = [&](int width, int height) {
        const auto image = decodeImage(*bytes, {.minWidth = width, .minHeight = height});
        EXPECT_TRUE(image);
        EXPECT_GE(image->pixels.cols, std::min(width, 801));
        EXPECT_GE(image->pixels.rows, std::min(height, 600));
        return image->reduction;
    };
    EXPECT_EQ(reductionFor(0, 0), 1);
    EXPECT_EQ(reductionFor(801, 600), 1);
    EXPECT_EQ(reductionFor(401, 300), 2);
    EXPECT_EQ(reductionFor(402, 300), 1);
    EXPECT_EQ(reductionFor(200, 150), 4);
    EXPECT_EQ(reductionFor(1, 1), 8);
    EXPECT_EQ(reductionFor(2000, 2000), 1);
    // Reducing is averaging: it stays near to what shrinking the picture afterwards gives.
    const auto quarter = decodeImage(*bytes, {.minWidth = 200, .minHeight = 150});
    cv::Mat shrunk;
    cv::resize(gradient(801, 600), shrunk, quarter->pixels.size(), 0, 0, cv::INTER_AREA);
    EXPECT_LE(largestDifference(quarter->pixels, shrunk), 6.0);
}

TEST(EncodeImage, ReadsBackWhatItWrote)
{
    const cv::Mat pixels = gradient(123, 77);
    const auto png = encodePng(pixels);
    ASSERT_TRUE(png);
    EXPECT_EQ(largestDifference(decodeImage(*png)->pixels, pixels), 0.0);
    const auto jpeg = encodeJpeg(pixels, 95, ChromaSampling::Full);
    ASSERT_TRUE(jpeg);
    EXPECT_LE(largestDifference(decodeImage(*jpeg)->pixels, pixels), 6.0);
    const auto webp = encodeWebp(pixels, 90);
    ASSERT_TRUE(webp);
    EXPECT_LE(largestDifference(decodeImage(*webp)->pixels, pixels), 16.0);
    EXPECT_LT(encodeJpeg(pixels, 10)->size(), encodeJpeg(pixels, 90)->size());
    EXPECT_FALSE(encodeJpeg(cv::Mat(3, 3, CV_32FC3), 90));
    EXPECT_FALSE(encodePng(cv::Mat()));
}

TEST(DecodeImage, RefusesMorePixelsThanAllowed)
{
    const auto bytes = encodePng(cv::Mat(1000, 1000, CV_8UC1, cv::Scalar(7)));
    ASSERT_TRUE(bytes);
    const auto refused = decodeImage(*bytes, {.maxPixels = 999'999});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::TooLarge);
    EXPECT_TRUE(decodeImage(*bytes, {.maxPixels = 1'000'000}));
}

TEST(DecodeImage, CutAnywhereIsAnErrorOrSaysSo)
{
    for (const char* name : {"plain.jpg", "progressive.jpg", "plain.png", "palette.png",
                             "plain.bmp", "plain.webp", "lossy.webp", "cmyk.jpg"}) {
        const std::vector<std::byte> whole = test::imageFile(name);
        std::size_t silent = 0;
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto image = decodeImage(std::span(whole).first(size));
            if (image && !image->isTruncated)
                ++silent;
        }
        // The last bytes of a file hold no pixels: end markers, checksums, padding.
        EXPECT_LE(silent, 20U) << name;
    }
}

TEST(DecodeImage, AnyFlippedByteIsSurvived)
{
    for (const char* name : {"plain.jpg", "progressive.jpg", "orientation-6.jpg", "cmyk.jpg",
                             "plain.png", "palette.png", "sixteen-bit.png", "palette.bmp",
                             "plain.webp", "lossy.webp", "alpha.webp"}) {
        std::vector<std::byte> bytes = test::imageFile(name);
        std::size_t decoded = 0;
        for (std::byte& byte : bytes) {
            byte ^= std::byte{0xFF};
            const auto image = decodeImage(bytes, {.maxPixels = 1'000'000});
            decoded += image ? 1 : 0;
            EXPECT_TRUE(image || !image.error().detail.empty());
            byte ^= std::byte{0xFF};
        }
        EXPECT_GT(decoded, 0U) << name;
        EXPECT_TRUE(decodeImage(bytes)) << name;
    }
}

} // namespace

} // namespace faultline
