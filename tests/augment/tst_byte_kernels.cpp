// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bilinear.h"
#include "model/augment/byte_kernels.h"
#include "model/augment/lookup.h"
#include "model/augment/warp_bytes.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <limits>
#include <vector>

namespace faultline::augment {

namespace {

/// Widths around those at which registers are full, and pictures of a pixel.
const std::vector<cv::Size> kSizes{{1, 1},  {2, 3},  {5, 2},  {6, 1},   {7, 4},   {10, 10},
                                   {11, 3}, {21, 9}, {64, 2}, {65, 40}, {128, 5}, {333, 7}};

cv::Mat noise(cv::Size size, int type = CV_8UC3)
{
    cv::Mat made(size, type);
    cv::RNG(static_cast<std::uint64_t>(size.width)).fill(made, cv::RNG::UNIFORM, 0, 256);
    return made;
}

/// The same pixels as part of a larger picture: rows that do not follow each other.
cv::Mat asPart(const cv::Mat& image)
{
    cv::Mat larger(image.rows + 2, image.cols + 3, image.type(), cv::Scalar::all(77));
    cv::Mat part = larger(cv::Rect({1, 1}, image.size()));
    image.copyTo(part);
    return part;
}

void expectSame(const cv::Mat& made, const cv::Mat& expected)
{
    ASSERT_EQ(made.size(), expected.size());
    ASSERT_EQ(made.type(), expected.type());
    EXPECT_EQ(cv::norm(made, expected, cv::NORM_INF), 0.0) << made.size();
}

} // namespace

TEST(ByteKernels, FlipAsOpenCv)
{
    for (const cv::Size& size : kSizes) {
        for (const int type : {CV_8UC3, CV_8UC1, CV_32FC3}) {
            const cv::Mat image = noise(size, type);
            cv::Mat expected;
            cv::flip(image, expected, 1);
            expectSame(flippedLeftRight(image), expected);
            expectSame(flippedLeftRight(asPart(image)), expected);
        }
    }
}

TEST(ByteKernels, TurnGreyAsOpenCv)
{
    for (const cv::Size& size : kSizes) {
        const cv::Mat image = noise(size);
        cv::Mat expected;
        cv::cvtColor(image, expected, cv::COLOR_RGB2GRAY);
        cv::cvtColor(expected, expected, cv::COLOR_GRAY2RGB);
        expectSame(greyInThree(image), expected);
        expectSame(greyInThree(asPart(image)), expected);
    }
}

TEST(ByteKernels, BlurAsOpenCv)
{
    for (const cv::Size& size : kSizes) {
        for (const int side : {1, 3, 4, 5, 7, 9}) {
            for (const int type : {CV_8UC3, CV_8UC1}) {
                const cv::Mat image = noise(size, type);
                cv::Mat expected;
                cv::blur(image, expected, {side, side});
                expectSame(boxBlurred(image, side), expected);
            }
        }
    }
    const cv::Mat white(20, 40, CV_8UC3, cv::Scalar::all(255));
    expectSame(boxBlurred(white, 7), white);
}

TEST(ByteKernels, TakeTheMedianAsOpenCv)
{
    for (const cv::Size& size : kSizes) {
        for (const int side : {3, 5, 7}) {
            const cv::Mat image = noise(size);
            cv::Mat expected;
            cv::medianBlur(image, expected, side);
            expectSame(medianBlurred(image, side), expected);
            expectSame(medianBlurred(asPart(image), side), expected);
        }
    }
}

TEST(Lookup, ReplacesEveryByteByItsOwn)
{
    Table table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint8_t>(i * 167 + 13);
    std::array<Table, 3> tables{table, table, table};
    tables[1][200] = 1;
    tables[2][9] = 2;
    for (std::uint8_t& value : tables[1])
        value = static_cast<std::uint8_t>(value ^ 0x55U);
    for (const cv::Size& size : kSizes) {
        const cv::Mat image = noise(size);
        const cv::Mat one = looked(image, table);
        const cv::Mat three = looked(asPart(image), tables);
        for (int y = 0; y < image.rows; ++y) {
            for (int x = 0; x < 3 * image.cols; ++x) {
                const std::uint8_t byte = image.ptr(y)[x];
                ASSERT_EQ(one.ptr(y)[x], table[byte]) << size << x;
                ASSERT_EQ(three.ptr(y)[x], tables[static_cast<std::size_t>(x % 3)][byte])
                    << size << x;
            }
        }
    }
}

TEST(Lookup, ScalesAsATableOfThatWould)
{
    cv::Mat all(1, 256, CV_8UC1);
    for (int i = 0; i < 256; ++i)
        all.at<std::uint8_t>(i) = static_cast<std::uint8_t>(i);
    for (const float factor : {0.0F, 0.813F, 1.0F, 1.19F, -0.7F, 40.0F, 1e5F, 1e30F}) {
        for (const float added : {0.0F, -51.0F, 12.75F, 255.0F, -1e30F}) {
            const Table table =
                tableOf([=](int i) { return static_cast<float>(i) * factor + added; });
            expectSame(scaled(all, factor, added), looked(all, table));
        }
    }
}

namespace {

/// OpenCV computes warps otherwise since 4.11.
constexpr double kMostDifference = CV_VERSION_MINOR < 11 ? 0.0 : 4.0;

constexpr int kBorders[] = {cv::BORDER_CONSTANT, cv::BORDER_REPLICATE, cv::BORDER_REFLECT,
                            cv::BORDER_REFLECT_101, cv::BORDER_WRAP};

/// Pictures that change slowly, small and large ones in turn, with matrices that leave them.
class Warps {
public:
    cv::Mat image()
    {
        cv::Mat made = noise({m_random.uniform(1, 200), m_random.uniform(1, 90)});
        cv::GaussianBlur(made, made, {9, 9}, 3.0);
        return made;
    }
    cv::Size size() { return {m_random.uniform(1, 200), m_random.uniform(1, 90)}; }
    cv::Matx23d matrix()
    {
        return {draw(1.5), draw(1.0), draw(50.0), draw(1.0), draw(1.5), draw(50.0)};
    }
    double draw(double most) { return m_random.uniform(-most, most); }

private:
    cv::RNG m_random{5};
};

void expectNear(const cv::Mat& made, const cv::Mat& expected)
{
    ASSERT_EQ(made.size(), expected.size());
    EXPECT_LE(cv::norm(made, expected, cv::NORM_INF), kMostDifference) << made.size();
}

} // namespace

TEST(WarpBytes, WarpAsOpenCv)
{
    Warps warps;
    const cv::Scalar fill(10, 20, 250);
    for (int i = 0; i < 200; ++i) {
        const cv::Mat image = warps.image();
        const cv::Size size = warps.size();
        const int border = kBorders[i % 5];
        const cv::Matx23d affine = warps.matrix();
        cv::Mat expected;
        cv::warpAffine(image, expected, affine, size, cv::INTER_LINEAR, border, fill);
        expectNear(warpAffineLinear(image, affine, size, border, fill), expected);
        const cv::Matx33d tilted(affine(0, 0), affine(0, 1), affine(0, 2), affine(1, 0),
                                 affine(1, 1), affine(1, 2), warps.draw(3e-3), warps.draw(3e-3),
                                 1.0);
        cv::warpPerspective(image, expected, tilted, size, cv::INTER_LINEAR, border, fill);
        expectNear(warpPerspectiveLinear(image, tilted, size, border, fill), expected);
    }
}

TEST(WarpBytes, RemapAsOpenCv)
{
    Warps warps;
    for (int i = 0; i < 100; ++i) {
        const cv::Mat image = warps.image();
        cv::Mat mapX(warps.size(), CV_32F);
        cv::Mat mapY(mapX.size(), CV_32F);
        cv::RNG random(static_cast<std::uint64_t>(i));
        random.fill(mapX, cv::RNG::UNIFORM, -20, image.cols + 20);
        random.fill(mapY, cv::RNG::UNIFORM, -20, image.rows + 20);
        cv::Mat expected;
        cv::remap(image, expected, mapX, mapY, cv::INTER_LINEAR, kBorders[i % 5]);
        expectNear(remapLinear(image, mapX, mapY, kBorders[i % 5], {}), expected);
    }
}

TEST(WarpBytes, OtherPicturesAreWarpedToo)
{
    const cv::Mat image = noise({30, 20}, CV_32FC1);
    cv::Mat expected;
    const cv::Matx23d turn(0.9, 0.2, 1.0, -0.2, 0.9, 2.0);
    cv::warpAffine(image, expected, turn, image.size());
    expectSame(warpAffineLinear(image, turn, image.size(), cv::BORDER_CONSTANT, {}), expected);
}

TEST(Bilinear, WarpsAsOpenCvDoesButFiner)
{
    cv::Mat image = noise({61, 47}, CV_32FC3);
    cv::GaussianBlur(image, image, {9, 9}, 2.0);
    const cv::Matx23d turn(0.9, -0.35, 12.3, 0.31, 1.1, -6.7);
    for (const int border : {cv::BORDER_CONSTANT, cv::BORDER_REPLICATE, cv::BORDER_REFLECT}) {
        cv::Mat expected;
        cv::warpAffine(image, expected, turn, image.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                       border, cv::Scalar::all(9));
        const cv::Mat made = warpBilinear(image, turn, border, cv::Scalar::all(9));
        // OpenCV rounds places to 1/32; at the rim of a filled picture that is a part of the step.
        EXPECT_LT(cv::norm(made, expected, cv::NORM_L1) / static_cast<double>(made.total() * 3),
                  0.4);
        EXPECT_LT(cv::norm(made, expected, cv::NORM_INF), 10.0);
    }
}

TEST(Bilinear, WarpingByWholePixelsMovesThem)
{
    const cv::Mat image = noise({20, 10}, CV_32FC3);
    const cv::Mat made =
        warpBilinear(image, {1, 0, 3, 0, 1, -2}, cv::BORDER_CONSTANT, cv::Scalar::all(5));
    EXPECT_EQ(made.at<cv::Vec3f>(4, 6), image.at<cv::Vec3f>(2, 9));
    EXPECT_EQ(made.at<cv::Vec3f>(1, 6), cv::Vec3f(5, 5, 5));
    EXPECT_EQ(made.at<cv::Vec3f>(9, 19), cv::Vec3f(5, 5, 5));
}

TEST(Bilinear, WarpsByAnyMatrix)
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const cv::Mat image = noise({20, 10}, CV_32FC3);
    for (const double hostile : {kNan, 1e300, -1e300, 1e9, 0.0}) {
        const cv::Matx23d matrix(hostile, 1, hostile, -1, hostile, 2);
        EXPECT_EQ(warpBilinear(image, matrix, cv::BORDER_REFLECT, {}).size(), image.size());
    }
}

} // namespace faultline::augment
