// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/colour_math.h"

#include <opencv2/core/hal/intrin.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace faultline::augment {

namespace {

constexpr float kWhite = 255.0F;

float clipped(float value)
{
    return std::max(0.0F, std::min(kWhite, value)); // in this order NaN is white
}

/// Calls `compute(in, out, pixels)` for each row.
template <typename Compute>
cv::Mat byRow(const cv::Mat& image, int type, Compute&& compute)
{
    cv::Mat result(image.size(), type);
    for (int y = 0; y < image.rows; ++y)
        compute(image.ptr<float>(y), result.ptr<float>(y), image.cols);
    return result;
}

/// Runs a computation on (r, g, b) in groups of four; the last group of a row is filled up.
template <typename Compute>
cv::Mat byColour(const cv::Mat& image, Compute&& compute)
{
    return byRow(image, image.type(), [&](const float* in, float* out, int pixels) {
        const auto group = [&](const float* from, float* to) {
            cv::v_float32x4 r;
            cv::v_float32x4 g;
            cv::v_float32x4 b;
            cv::v_load_deinterleave(from, r, g, b);
            compute(r, g, b);
            cv::v_store_interleave(to, r, g, b);
        };
        int x = 0;
        for (; x + 4 <= pixels; x += 4)
            group(in + 3 * x, out + 3 * x);
        if (x < pixels) {
            float rest[12] = {};
            const auto count = static_cast<std::ptrdiff_t>(3) * (pixels - x);
            std::copy_n(in + 3 * x, count, rest);
            group(rest, rest);
            std::copy_n(rest, count, out + 3 * x);
        }
    });
}

cv::v_float32x4 all(float value)
{
    return cv::v_setall_f32(value);
}

cv::v_float32x4 clippedToWhite(const cv::v_float32x4& value)
{
    return cv::v_max(cv::v_min(value, all(kWhite)), all(0.0F));
}

/// Hue in sixths of the circle, [0, 6); 0 for grey. `range` is greatest - least channel.
cv::v_float32x4 hueOf(const cv::v_float32x4& r, const cv::v_float32x4& g, const cv::v_float32x4& b,
                      const cv::v_float32x4& greatest, const cv::v_float32x4& range)
{
    const cv::v_float32x4 perRange = all(1.0F) / cv::v_max(range, all(1e-20F));
    const cv::v_float32x4 ofRed = (g - b) * perRange;
    const cv::v_float32x4 ofGreen = (b - r) * perRange + all(2.0F);
    const cv::v_float32x4 ofBlue = (r - g) * perRange + all(4.0F);
    const cv::v_float32x4 hue =
        cv::v_select(greatest == r, ofRed, cv::v_select(greatest == g, ofGreen, ofBlue));
    return hue + cv::v_select(hue < all(0.0F), all(6.0F), all(0.0F));
}

/// The channel that has its full value where `position` is 1..3 sixths from its own zero.
cv::v_float32x4 channelAt(const cv::v_float32x4& position, const cv::v_float32x4& greatest,
                          const cv::v_float32x4& range)
{
    const cv::v_float32x4 wrapped =
        position - cv::v_select(position >= all(6.0F), all(6.0F), all(0.0F));
    const cv::v_float32x4 missing =
        cv::v_max(cv::v_min(cv::v_min(wrapped, all(4.0F) - wrapped), all(1.0F)), all(0.0F));
    return greatest - range * missing;
}

} // namespace

cv::Mat scaledAndClipped(const cv::Mat& image, float scale, float offset)
{
    const int channels = image.channels();
    return byRow(image, image.type(), [=](const float* in, float* out, int pixels) {
        for (int i = 0; i < pixels * channels; ++i)
            out[i] = clipped(in[i] * scale + offset);
    });
}

cv::Mat withContrast(const cv::Mat& image, double factor)
{
    const cv::Scalar mean = cv::mean(image);
    const auto scale = static_cast<float>(factor);
    if (image.channels() == 1)
        return scaledAndClipped(image, scale, static_cast<float>(mean[0] * (1.0 - factor)));
    const float offsets[3] = {static_cast<float>(mean[0] * (1.0 - factor)),
                              static_cast<float>(mean[1] * (1.0 - factor)),
                              static_cast<float>(mean[2] * (1.0 - factor))};
    return byRow(image, image.type(), [&](const float* in, float* out, int pixels) {
        for (int x = 0; x < pixels; ++x) {
            for (int c = 0; c < 3; ++c)
                out[3 * x + c] = clipped(in[3 * x + c] * scale + offsets[c]);
        }
    });
}

cv::Mat withSaturation(const cv::Mat& image, double factor)
{
    if (image.channels() != 3)
        return image;
    const auto scale = static_cast<float>(std::max(factor, 0.0));
    // Hue and value stay, so every channel keeps its place between value and grey:
    // c' = v + (c - v) s'/s with s = range / v and s' = min(1, s * factor).
    return byColour(image, [scale](cv::v_float32x4& r, cv::v_float32x4& g, cv::v_float32x4& b) {
        const cv::v_float32x4 greatest = cv::v_max(cv::v_max(r, g), b);
        const cv::v_float32x4 range = greatest - cv::v_min(cv::v_min(r, g), b);
        const cv::v_float32x4 ratio =
            cv::v_min(all(scale), greatest / cv::v_max(range, all(1e-20F)));
        r = clippedToWhite(greatest + (r - greatest) * ratio);
        g = clippedToWhite(greatest + (g - greatest) * ratio);
        b = clippedToWhite(greatest + (b - greatest) * ratio);
    });
}

cv::Mat withHue(const cv::Mat& image, double turns)
{
    if (image.channels() != 3)
        return image;
    const auto shift = static_cast<float>((turns - std::floor(turns)) * 6.0);
    return byColour(image, [shift](cv::v_float32x4& r, cv::v_float32x4& g, cv::v_float32x4& b) {
        const cv::v_float32x4 greatest = cv::v_max(cv::v_max(r, g), b);
        const cv::v_float32x4 range = greatest - cv::v_min(cv::v_min(r, g), b);
        const cv::v_float32x4 turned = hueOf(r, g, b, greatest, range) + all(shift);
        const cv::v_float32x4 hue =
            turned - cv::v_select(turned >= all(6.0F), all(6.0F), all(0.0F));
        // Red is full around hue 0, green around 2, blue around 4.
        r = clippedToWhite(channelAt(hue + all(5.0F), greatest, range));
        g = clippedToWhite(channelAt(hue + all(3.0F), greatest, range));
        b = clippedToWhite(channelAt(hue + all(1.0F), greatest, range));
    });
}

cv::Mat withGamma(const cv::Mat& image, double gamma, double gain)
{
    // A table of 4096 steps with interpolation would be faster and is off by less than a tenth of
    // a grey level only for gamma >= 0.5; the step is rare enough to be exact.
    cv::Mat result;
    image.convertTo(result, CV_32F, 1.0 / static_cast<double>(kWhite));
    cv::max(result, 0.0, result); // a picture has no negative values, cv::pow would take |x|
    cv::pow(result, gamma, result);
    return scaledAndClipped(result, static_cast<float>(gain) * kWhite, 0.0F);
}

cv::Mat toWholeNumbers(const cv::Mat& image)
{
    cv::Mat result(image.size(), CV_8UC(image.channels()));
    const int length = image.cols * image.channels();
    for (int y = 0; y < image.rows; ++y) {
        const float* in = image.ptr<float>(y);
        std::uint8_t* out = result.ptr<std::uint8_t>(y);
        for (int i = 0; i < length; ++i)
            out[i] = static_cast<std::uint8_t>(static_cast<int>(clipped(in[i])));
    }
    return result;
}

cv::Mat toGray(const cv::Mat& image)
{
    if (image.channels() != 3)
        return image;
    return byRow(image, CV_32FC1, [](const float* in, float* out, int pixels) {
        for (int x = 0; x < pixels; ++x)
            out[x] = 0.2989F * in[3 * x] + 0.587F * in[3 * x + 1] + 0.114F * in[3 * x + 2];
    });
}

} // namespace faultline::augment
