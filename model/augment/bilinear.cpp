// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bilinear.h"

#include <opencv2/core/hal/intrin.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace faultline::augment {

namespace {

cv::v_float32x4 loadFour(const float* from)
{
    return cv::v_load(from);
}

cv::v_float32x4 loadFour(const std::uint8_t* from)
{
    // OpenCV reads the four bytes as one int, which has to be aligned; pixels are not.
    alignas(int) std::array<std::uint8_t, sizeof(int)> bytes;
    std::memcpy(bytes.data(), from, bytes.size());
    return cv::v_cvt_f32(cv::v_reinterpret_as_s32(cv::v_load_expand_q(bytes.data())));
}

/// One row, interpolated along it. For three channels four numbers are read and written at a time:
/// the fourth is overwritten by the next pixel, so `target` has room for one more, and the last
/// pixels, whose fourth number would lie outside of the source, are done one by one.
template <int Channels, typename Value>
void blendAlong(const Value* source, int sourceWidth, const std::vector<Neighbours>& columns,
                int first, int count, float* target)
{
    int i = 0;
    if constexpr (Channels == 3) {
        const int lastSafe = sourceWidth - 2;
        for (; i < count && columns[static_cast<std::size_t>(first + i)].high <= lastSafe; ++i) {
            const Neighbours& at = columns[static_cast<std::size_t>(first + i)];
            const cv::v_float32x4 low = loadFour(source + 3 * at.low);
            const cv::v_float32x4 high = loadFour(source + 3 * at.high);
            cv::v_store(target + 3 * i, low + (high - low) * cv::v_setall_f32(at.weight));
        }
    }
    for (; i < count; ++i) {
        const Neighbours& at = columns[static_cast<std::size_t>(first + i)];
        const Value* low = source + Channels * at.low;
        const Value* high = source + Channels * at.high;
        for (int c = 0; c < Channels; ++c) {
            const auto from = static_cast<float>(low[c]);
            target[Channels * i + c] = from + (static_cast<float>(high[c]) - from) * at.weight;
        }
    }
}

template <int Channels, typename Value>
cv::Mat resized(const cv::Mat& image, const std::vector<Neighbours>& columns,
                const std::vector<Neighbours>& rows, const cv::Rect& part)
{
    cv::Mat result(part.size(), CV_32FC(Channels));
    const auto rowLength = static_cast<std::size_t>(part.width) * Channels;
    // Rows interpolated along, kept while the next rows of the target need them.
    std::array<std::vector<float>, 2> kept;
    std::array<int, 2> keptRow{-1, -1};
    for (std::vector<float>& row : kept)
        row.resize(rowLength + 4);
    const auto blended = [&](int row, std::size_t inUse) -> std::size_t {
        for (std::size_t slot = 0; slot < kept.size(); ++slot) {
            if (keptRow[slot] == row)
                return slot;
        }
        const std::size_t slot = inUse == 0 ? 1 : 0;
        blendAlong<Channels>(image.ptr<Value>(row), image.cols, columns, part.x, part.width,
                             kept[slot].data());
        keptRow[slot] = row;
        return slot;
    };
    for (int y = 0; y < part.height; ++y) {
        const Neighbours& at = rows[static_cast<std::size_t>(part.y + y)];
        // The one that stays must not be overwritten by the one that comes.
        const std::size_t other = keptRow[1] == at.high ? 1 : keptRow[0] == at.high ? 0 : 2;
        const std::size_t low = blended(at.low, other);
        const std::size_t high = blended(at.high, low);
        const float* top = kept[low].data();
        const float* bottom = kept[high].data();
        float* out = result.ptr<float>(y);
        for (std::size_t i = 0; i < rowLength; ++i)
            out[i] = top[i] + (bottom[i] - top[i]) * at.weight;
    }
    return result;
}

template <typename Value>
cv::Mat resizedChannels(const cv::Mat& image, const std::vector<Neighbours>& columns,
                        const std::vector<Neighbours>& rows, const cv::Rect& part)
{
    switch (image.channels()) {
    case 1: return resized<1, Value>(image, columns, rows, part);
    case 2: return resized<2, Value>(image, columns, rows, part);
    case 3: return resized<3, Value>(image, columns, rows, part);
    default: return resized<4, Value>(image, columns, rows, part);
    }
}

/// Pixels in parts of 2^-32, within `most`; NaN is as far outside as can be.
std::int64_t fixedPoint(double pixels, double most)
{
    const double limited = pixels >= -most ? std::min(pixels, most) : -most;
    return static_cast<std::int64_t>(limited * 0x1p32);
}

float fractionOf(std::int64_t coordinate)
{
    // 24 bits, as many as a float holds
    return static_cast<float>(static_cast<std::int32_t>((coordinate >> 8) & 0xFFFFFF)) * 0x1p-24F;
}

/// The pixel that stands for one outside.
class Rim {
public:
    Rim(const cv::Mat& image, int border, const cv::Scalar& fill) : m_image(image), m_border(border)
    {
        for (int c = 0; c < 3; ++c)
            m_fill[static_cast<std::size_t>(c)] = static_cast<float>(fill[c]);
    }

    [[nodiscard]] const float* at(int x, int y) const
    {
        const int column = cv::borderInterpolate(x, m_image.cols, m_border);
        const int row = cv::borderInterpolate(y, m_image.rows, m_border);
        return column < 0 || row < 0 ? m_fill.data() : m_image.ptr<float>(row, column);
    }

private:
    const cv::Mat& m_image;
    int m_border;
    std::array<float, 3> m_fill{};
};

/// A point of which a neighbour may be outside.
void blendAtRim(const Rim& rim, std::int64_t x, std::int64_t y, float* target)
{
    constexpr std::int64_t kFar = 1 << 15; // as OpenCV; keeps mirroring of far points short
    const auto left = static_cast<int>(std::clamp(x >> 32, -kFar, kFar));
    const auto top = static_cast<int>(std::clamp(y >> 32, -kFar, kFar));
    const float* corners[4]{rim.at(left, top), rim.at(left + 1, top), rim.at(left, top + 1),
                            rim.at(left + 1, top + 1)};
    const float across = fractionOf(x);
    const float down = fractionOf(y);
    for (int c = 0; c < 3; ++c) {
        const float above = corners[0][c] + (corners[1][c] - corners[0][c]) * across;
        const float below = corners[2][c] + (corners[3][c] - corners[2][c]) * across;
        target[c] = above + (below - above) * down;
    }
}

} // namespace

cv::Mat warpBilinear(const cv::Mat& image, const cv::Matx23d& toSource, int border,
                     const cv::Scalar& fill)
{
    CV_Assert(image.type() == CV_32FC3);
    cv::Mat result(image.size(), image.type());
    const Rim rim(image, border, fill);
    // Beyond any picture, and so that a row of steps cannot overflow.
    constexpr double kMost = 1 << 28;
    constexpr double kMostStep = 1 << 15;
    const std::int64_t stepX = fixedPoint(toSource(0, 0), kMostStep);
    const std::int64_t stepY = fixedPoint(toSource(1, 0), kMostStep);
    // Inside four floats can be read where three are wanted, and written: the next pixel follows.
    const auto lastColumn = static_cast<std::uint64_t>(std::max(image.cols - 2, 0));
    const auto lastRow = static_cast<std::uint64_t>(std::max(image.rows - 1, 0));
    const std::size_t stride = image.step1();
    for (int row = 0; row < image.rows; ++row) {
        float* target = result.ptr<float>(row);
        std::int64_t x = fixedPoint(toSource(0, 1) * row + toSource(0, 2), kMost);
        std::int64_t y = fixedPoint(toSource(1, 1) * row + toSource(1, 2), kMost);
        for (int column = 0; column < image.cols; ++column, target += 3, x += stepX, y += stepY) {
            const auto left = static_cast<std::uint64_t>(x >> 32); // huge if it is negative
            const auto top = static_cast<std::uint64_t>(y >> 32);
            if (left >= lastColumn || top >= lastRow || column + 1 == image.cols) {
                blendAtRim(rim, x, y, target);
                continue;
            }
            const float* corner = image.ptr<float>(static_cast<int>(top)) + 3 * left;
            const cv::v_float32x4 across = cv::v_setall_f32(fractionOf(x));
            const cv::v_float32x4 down = cv::v_setall_f32(fractionOf(y));
            const cv::v_float32x4 first = cv::v_load(corner);
            const cv::v_float32x4 second = cv::v_load(corner + stride);
            const cv::v_float32x4 above = first + (cv::v_load(corner + 3) - first) * across;
            const cv::v_float32x4 below =
                second + (cv::v_load(corner + stride + 3) - second) * across;
            cv::v_store(target, above + (below - above) * down);
        }
    }
    return result;
}

cv::Mat resizeBilinear(const cv::Mat& image, const std::vector<Neighbours>& columns,
                       const std::vector<Neighbours>& rows, const cv::Rect& part)
{
    CV_Assert(image.channels() <= 4 && (image.depth() == CV_8U || image.depth() == CV_32F));
    return image.depth() == CV_8U ? resizedChannels<std::uint8_t>(image, columns, rows, part)
                                  : resizedChannels<float>(image, columns, rows, part);
}

} // namespace faultline::augment
