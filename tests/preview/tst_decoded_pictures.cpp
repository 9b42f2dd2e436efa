// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/decoded_pictures.h"
#include "model/preview/picture_memory.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace faultline {
namespace {

constexpr std::size_t kMega = std::size_t{1} << 20U;

/// A picture of a megabyte, all of one value.
DecodedSample decodedAs(int value)
{
    DecodedSample made;
    made.sample.image = cv::Mat(1024, 1024, CV_8UC1, cv::Scalar(value));
    return made;
}

TEST(DecodedPictures, DecodesEachOnceWhileItIsKept)
{
    DecodedPictures pictures(16 * kMega);
    int decoded = 0;
    for (int round = 0; round < 3; ++round) {
        for (const std::size_t image : {5U, 9U, 2U}) {
            const auto sample = pictures.get(image, [&] {
                ++decoded;
                return decodedAs(static_cast<int>(image));
            });
            EXPECT_EQ(sample->sample.image.at<std::uint8_t>(3, 3), image);
        }
    }
    EXPECT_EQ(decoded, 3);
}

TEST(DecodedPictures, ForgetsThoseThatWereNotUsedForLongest)
{
    DecodedPictures pictures(3 * kMega); // two fit, with what else is stored
    std::vector<std::size_t> decoded;
    const auto get = [&](std::size_t image) {
        (void)pictures.get(image, [&] {
            decoded.push_back(image);
            return decodedAs(1);
        });
    };
    for (const std::size_t image : {1U, 2U, 1U, 3U, 1U, 2U})
        get(image);
    EXPECT_EQ(decoded, (std::vector<std::size_t>{1, 2, 3, 2}));
}

TEST(DecodedPictures, HandsOutWhatIsTooLargeToKeep)
{
    DecodedPictures pictures(kMega / 2);
    const auto sample = pictures.get(7, [] { return decodedAs(4); });
    EXPECT_EQ(sample->sample.image.at<std::uint8_t>(0, 0), 4);
}

TEST(DecodedPictures, TriesAgainAfterAnException)
{
    DecodedPictures pictures(kMega);
    EXPECT_THROW((void)pictures.get(1, []() -> DecodedSample { throw std::bad_alloc(); }),
                 std::bad_alloc);
    EXPECT_EQ(pictures.get(1, [] { return decodedAs(8); })->sample.image.at<std::uint8_t>(0), 8);
}

TEST(DecodedPictures, SharesBetweenThreads)
{
    DecodedPictures pictures(64 * kMega);
    std::atomic<int> decoded = 0;
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&] {
                for (std::size_t i = 0; i < 80; ++i) {
                    const auto sample = pictures.get(i % 8, [&] {
                        ++decoded;
                        return decodedAs(static_cast<int>(i % 8));
                    });
                    wrong += sample->sample.image.at<std::uint8_t>(9, 9) == i % 8 ? 0 : 1;
                }
            });
        }
    }
    EXPECT_EQ(decoded, 8);
    EXPECT_EQ(wrong, 0);
}

/// Pictures that live at the same time never share memory, whatever was let go before.
TEST(PictureMemory, IsNeverGivenTwice)
{
    reusePictureMemory();
    reusePictureMemory();
    std::vector<cv::Mat> living;
    for (int i = 0; i < 200; ++i) {
        cv::Mat made(500 + 13 * (i % 7), 600, CV_8UC3);
        made.setTo(cv::Scalar::all(i % 200));
        if (i % 3 == 0)
            living.push_back(made);
        if (i % 5 == 0 && !living.empty())
            living.erase(living.begin());
    }
    ASSERT_GT(living.size(), 20U);
    for (const cv::Mat& one : living) {
        double low = 0.0;
        double high = 0.0;
        cv::minMaxLoc(one.reshape(1), &low, &high);
        EXPECT_EQ(low, high);
    }
    cv::Mat cube({4, 300, 400}, CV_32F, cv::Scalar(2.0));
    EXPECT_EQ(cube.step[0], 300U * 400U * sizeof(float));
    EXPECT_EQ(cube.at<float>(3, 299, 399), 2.0F);
}

} // namespace
} // namespace faultline
