// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/autoaugment_ops.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace faultline::augment::odapi {

namespace {

using Table = std::array<std::uint8_t, 256>;

std::uint8_t toByte(float value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F));
}

template <typename Map>
Table tableOf(Map&& map)
{
    Table table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = map(static_cast<int>(i));
    return table;
}

cv::Mat looked(const cv::Mat& image, const Table& table)
{
    cv::Mat result;
    cv::LUT(image, cv::Mat(1, 256, CV_8U, const_cast<std::uint8_t*>(table.data())), result);
    return result;
}

/// One table for each channel.
cv::Mat looked(const cv::Mat& image, const std::array<Table, 3>& tables)
{
    cv::Mat joined(1, 256, CV_8UC3);
    for (int i = 0; i < 256; ++i) {
        const auto at = static_cast<std::size_t>(i);
        joined.at<cv::Vec3b>(0, i) = {tables[0][at], tables[1][at], tables[2][at]};
    }
    cv::Mat result;
    cv::LUT(image, joined, result);
    return result;
}

std::array<std::array<int, 256>, 3> histograms(const cv::Mat& image)
{
    std::array<std::array<int, 256>, 3> counts{};
    for (int y = 0; y < image.rows; ++y) {
        const std::uint8_t* in = image.ptr<std::uint8_t>(y);
        for (int x = 0; x < image.cols; ++x) {
            for (std::size_t c = 0; c < 3; ++c)
                ++counts[c][*in++];
        }
    }
    return counts;
}

Table equalizingTable(const std::array<int, 256>& counts)
{
    int total = 0;
    int last = 0;
    for (const int count : counts) {
        total += count;
        last = count != 0 ? count : last;
    }
    const int step = (total - last) / 255;
    int below = 0;
    return tableOf([&](int i) {
        if (step == 0)
            return static_cast<std::uint8_t>(i);
        const int value = i == 0 ? 0 : (below + step / 2) / step;
        below += counts[static_cast<std::size_t>(i)];
        return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
    });
}

Table stretchingTable(const std::array<int, 256>& counts)
{
    const auto isThere = [](int count) { return count != 0; };
    const auto first = std::find_if(counts.begin(), counts.end(), isThere);
    const auto low = static_cast<float>(first - counts.begin());
    const auto high = static_cast<float>(
        255 - (std::find_if(counts.rbegin(), counts.rend(), isThere) - counts.rbegin()));
    return tableOf([low, high](int i) {
        if (!(high > low))
            return static_cast<std::uint8_t>(i);
        const float scale = 255.0F / (high - low);
        return toByte(static_cast<float>(i) * scale - low * scale);
    });
}

template <typename MakeTable>
cv::Mat byHistogram(const cv::Mat& image, MakeTable&& make)
{
    const auto counts = histograms(image);
    return looked(image, std::array<Table, 3>{make(counts[0]), make(counts[1]), make(counts[2])});
}

/// tf.image.rgb_to_grayscale of whole numbers, on three channels.
cv::Mat grayed(const cv::Mat& image)
{
    cv::Mat result(image.size(), image.type());
    for (int y = 0; y < image.rows; ++y) {
        const std::uint8_t* in = image.ptr<std::uint8_t>(y);
        std::uint8_t* out = result.ptr<std::uint8_t>(y);
        for (int x = 0; x < 3 * image.cols; x += 3) {
            constexpr float kPerByte = 1.0F / 255.0F;
            const float gray = static_cast<float>(in[x]) * kPerByte * 0.2989F
                               + static_cast<float>(in[x + 1]) * kPerByte * 0.587F
                               + static_cast<float>(in[x + 2]) * kPerByte * 0.114F;
            const std::uint8_t value = toByte(gray * 255.5F);
            out[x] = out[x + 1] = out[x + 2] = value;
        }
    }
    return result;
}

} // namespace

cv::Mat blend(const cv::Mat& image1, const cv::Mat& image2, float factor)
{
    if (factor == 0.0F)
        return image1;
    if (factor == 1.0F)
        return image2;
    cv::Mat result(image1.size(), image1.type());
    const int length = image1.cols * image1.channels();
    for (int y = 0; y < image1.rows; ++y) {
        const std::uint8_t* one = image1.ptr<std::uint8_t>(y);
        const std::uint8_t* two = image2.ptr<std::uint8_t>(y);
        std::uint8_t* out = result.ptr<std::uint8_t>(y);
        for (int i = 0; i < length; ++i) {
            const auto from = static_cast<float>(one[i]);
            out[i] = toByte(from + factor * (static_cast<float>(two[i]) - from));
        }
    }
    return result;
}

cv::Mat autoContrast(const cv::Mat& image)
{
    return byHistogram(image, stretchingTable);
}

cv::Mat equalize(const cv::Mat& image)
{
    return byHistogram(image, equalizingTable);
}

cv::Mat posterize(const cv::Mat& image, int bits)
{
    const int shift = std::clamp(8 - bits, 0, 7); // TensorFlow shifts by no more than that
    return looked(image, tableOf([shift](int i) {
                      return static_cast<std::uint8_t>((i >> shift) << shift);
                  }));
}

cv::Mat solarize(const cv::Mat& image, int threshold)
{
    return looked(image, tableOf([threshold](int i) {
                      return static_cast<std::uint8_t>(i < threshold ? i : 255 - i);
                  }));
}

cv::Mat solarizeAdd(const cv::Mat& image, int addition)
{
    return looked(image, tableOf([addition](int i) {
                      return static_cast<std::uint8_t>(i < 128 ? std::clamp(i + addition, 0, 255)
                                                               : i);
                  }));
}

cv::Mat color(const cv::Mat& image, float factor)
{
    return blend(grayed(image), image, factor);
}

cv::Mat contrast(const cv::Mat& image, float factor)
{
    const auto pixels = static_cast<float>(image.total());
    const cv::Mat degenerate(image.size(), image.type(), cv::Scalar::all(toByte(pixels / 256.0F)));
    return blend(degenerate, image, factor);
}

cv::Mat brightness(const cv::Mat& image, float factor)
{
    return blend(cv::Mat(image.size(), image.type(), cv::Scalar()), image, factor);
}

cv::Mat sharpness(const cv::Mat& image, float factor)
{
    cv::Mat degenerate = image.clone();
    if (image.rows > 2 && image.cols > 2) {
        const cv::Matx33f kernel(1, 1, 1, 1, 5, 1, 1, 1, 1);
        cv::Mat summed;
        cv::filter2D(image, summed, CV_32F, kernel, {-1, -1}, 0.0, cv::BORDER_REPLICATE);
        // The sum is whole, so a small addition keeps the cut from falling below it.
        const cv::Rect inner(1, 1, image.cols - 2, image.rows - 2);
        for (int y = inner.y; y < inner.br().y; ++y) {
            const float* in = summed.ptr<float>(y);
            std::uint8_t* out = degenerate.ptr<std::uint8_t>(y);
            for (int i = 3 * inner.x; i < 3 * inner.br().x; ++i)
                out[i] = toByte((in[i] + 0.01F) / 13.0F);
        }
    }
    return blend(degenerate, image, factor);
}

cv::Mat cutout(const cv::Mat& image, Random& random, int pad)
{
    const auto y = static_cast<int>(random.integer(0, image.rows));
    const auto x = static_cast<int>(random.integer(0, image.cols));
    const cv::Rect square = cv::Rect(cv::Point(x - pad, y - pad), cv::Point(x + pad, y + pad))
                            & cv::Rect({}, image.size());
    cv::Mat result = image.clone();
    if (!square.empty())
        result(square).setTo(cv::Scalar::all(kGrey));
    return result;
}

cv::Mat projected(const cv::Mat& image, const cv::Matx23f& fromTarget)
{
    cv::Mat result(image.size(), image.type(), cv::Scalar::all(kGrey));
    for (int y = 0; y < image.rows; ++y) {
        cv::Vec3b* out = result.ptr<cv::Vec3b>(y);
        for (int x = 0; x < image.cols; ++x) {
            const auto u = static_cast<float>(x);
            const auto v = static_cast<float>(y);
            const int fromX = static_cast<int>(
                std::round(fromTarget(0, 0) * u + fromTarget(0, 1) * v + fromTarget(0, 2)));
            const int fromY = static_cast<int>(
                std::round(fromTarget(1, 0) * u + fromTarget(1, 1) * v + fromTarget(1, 2)));
            if (fromX >= 0 && fromX < image.cols && fromY >= 0 && fromY < image.rows)
                out[x] = image.at<cv::Vec3b>(fromY, fromX);
        }
    }
    return result;
}

cv::Mat rotated(const cv::Mat& image, float degrees)
{
    const double radians = static_cast<double>(degrees) * std::numbers::pi / 180.0;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    const double width = image.cols - 1;
    const double height = image.rows - 1;
    const cv::Matx23d fromTarget(cosine, -sine, (width - (cosine * width - sine * height)) / 2.0,
                                 sine, cosine, (height - (sine * width + cosine * height)) / 2.0);
    return projected(image, fromTarget);
}

cv::Mat shearedX(const cv::Mat& image, float level)
{
    return projected(image, {1, level, 0, 0, 1, 0});
}

cv::Mat shearedY(const cv::Mat& image, float level)
{
    return projected(image, {1, 0, 0, level, 1, 0});
}

cv::Mat translatedX(const cv::Mat& image, float pixels)
{
    return projected(image, {1, 0, pixels, 0, 1, 0});
}

cv::Mat translatedY(const cv::Mat& image, float pixels)
{
    return projected(image, {1, 0, 0, 0, 1, pixels});
}

} // namespace faultline::augment::odapi
