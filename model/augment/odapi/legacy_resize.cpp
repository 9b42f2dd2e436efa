// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/legacy_resize.h"

#include "model/augment/bilinear.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace faultline::augment {

namespace {

/// Distance of samples, in single precision as the original has it.
float scaleOf(int source, int target, bool alignCorners)
{
    return alignCorners && target > 1
               ? static_cast<float>(source - 1) / static_cast<float>(target - 1)
               : static_cast<float>(source) / static_cast<float>(target);
}

std::vector<Neighbours> bilinearNeighbours(int source, int target, bool alignCorners)
{
    const float scale = scaleOf(source, target, alignCorners);
    std::vector<Neighbours> all(static_cast<std::size_t>(target));
    for (int i = 0; i < target; ++i) {
        const float at = static_cast<float>(i) * scale;
        const float low = std::floor(at);
        all[static_cast<std::size_t>(i)] = {
            std::clamp(static_cast<int>(low), 0, source - 1),
            std::clamp(static_cast<int>(std::ceil(at)), 0, source - 1), at - low};
    }
    return all;
}

cv::Mat resizeNearest(const cv::Mat& image, cv::Size target, bool alignCorners,
                      const cv::Rect& part)
{
    const auto sources = [alignCorners](int source, int size) {
        const float scale = scaleOf(source, size, alignCorners);
        std::vector<int> all(static_cast<std::size_t>(size));
        for (int i = 0; i < size; ++i) {
            const float at = static_cast<float>(i) * scale;
            const int nearest = static_cast<int>(alignCorners ? std::round(at) : std::floor(at));
            all[static_cast<std::size_t>(i)] = std::min(nearest, source - 1);
        }
        return all;
    };
    const std::vector<int> columns = sources(image.cols, target.width);
    const std::vector<int> rows = sources(image.rows, target.height);
    const int channels = image.channels();
    cv::Mat result(part.size(), image.type());
    for (int y = 0; y < part.height; ++y) {
        const float* in = image.ptr<float>(rows[static_cast<std::size_t>(part.y + y)]);
        float* out = result.ptr<float>(y);
        for (int x = 0; x < part.width; ++x) {
            const float* pixel = in + channels * columns[static_cast<std::size_t>(part.x + x)];
            for (int c = 0; c < channels; ++c)
                *out++ = pixel[c];
        }
    }
    return result;
}

/// What pixels of the source a pixel of the target is made of.
struct Taps {
    int begin = 0;
    int end = 0; ///< into the weights
};

struct TapList {
    std::vector<Taps> of;
    std::vector<int> index;
    std::vector<float> weight;
};

/// Weights of the two neighbours on each side for a fraction of i / 1024.
const std::array<std::array<float, 4>, 1025>& cubicTable()
{
    static const auto kTable = [] {
        constexpr double kA = -0.75;
        const auto near = [](double x) { return ((kA + 2.0) * x - (kA + 3.0)) * x * x + 1.0; };
        const auto far = [](double x) {
            return ((kA * x - 5.0 * kA) * x + 8.0 * kA) * x - 4.0 * kA;
        };
        std::array<std::array<float, 4>, 1025> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double x = static_cast<double>(i) / 1024.0;
            table[i] = {static_cast<float>(far(1.0 + x)), static_cast<float>(near(x)),
                        static_cast<float>(near(1.0 - x)), static_cast<float>(far(2.0 - x))};
        }
        return table;
    }();
    return kTable;
}

TapList cubicTaps(int source, int target, bool alignCorners)
{
    const float scale = scaleOf(source, target, alignCorners);
    TapList taps;
    for (int i = 0; i < target; ++i) {
        const float at = static_cast<float>(i) * scale;
        const auto low = static_cast<int>(std::floor(at));
        const auto entry =
            static_cast<std::size_t>(std::lrint((at - static_cast<float>(low)) * 1024.0F));
        const int begin = static_cast<int>(taps.index.size());
        for (int k = 0; k < 4; ++k) {
            taps.index.push_back(std::clamp(low - 1 + k, 0, source - 1));
            taps.weight.push_back(cubicTable()[entry][static_cast<std::size_t>(k)]);
        }
        taps.of.push_back({begin, begin + 4});
    }
    return taps;
}

/// The share that each pixel of the source has in the stretch that a pixel of the target covers.
TapList areaTaps(int source, int target, bool alignCorners)
{
    const float scale = scaleOf(source, target, alignCorners);
    const float share = scale > 0.0F ? 1.0F / scale : 1.0F;
    TapList taps;
    for (int i = 0; i < target; ++i) {
        const float from = static_cast<float>(i) * scale;
        const float to = static_cast<float>(i + 1) * scale;
        const int begin = static_cast<int>(taps.index.size());
        if (!(scale > 0.0F)) { // a source of one pixel with corners aligned
            taps.index.push_back(0);
            taps.weight.push_back(1.0F);
        }
        for (int at = static_cast<int>(std::floor(from)); static_cast<float>(at) < std::ceil(to);
             ++at) {
            const float low = std::max(from, static_cast<float>(at));
            const float high = std::min(to, static_cast<float>(at + 1));
            taps.index.push_back(std::clamp(at, 0, source - 1));
            taps.weight.push_back((high - low) * share);
        }
        taps.of.push_back({begin, static_cast<int>(taps.index.size())});
    }
    return taps;
}

/// Both directions one after the other, rows of the source that are needed several times only
/// once.
cv::Mat resizeByTaps(const cv::Mat& image, const TapList& columns, const TapList& rows,
                     const cv::Rect& part)
{
    const int channels = image.channels();
    const auto rowLength =
        static_cast<std::size_t>(part.width) * static_cast<std::size_t>(channels);
    cv::Mat along(image.rows, part.width, image.type());
    std::vector<char> isDone(static_cast<std::size_t>(image.rows), 0);
    const auto rowAlong = [&](int row) -> const float* {
        float* out = along.ptr<float>(row);
        if (isDone[static_cast<std::size_t>(row)] != 0)
            return out;
        isDone[static_cast<std::size_t>(row)] = 1;
        const float* in = image.ptr<float>(row);
        std::fill(out, out + rowLength, 0.0F);
        for (int x = 0; x < part.width; ++x) {
            const Taps& taps = columns.of[static_cast<std::size_t>(part.x + x)];
            for (int k = taps.begin; k < taps.end; ++k) {
                const float* pixel = in + channels * columns.index[static_cast<std::size_t>(k)];
                const float weight = columns.weight[static_cast<std::size_t>(k)];
                for (int c = 0; c < channels; ++c)
                    out[x * channels + c] += weight * pixel[c];
            }
        }
        return out;
    };
    cv::Mat result(part.size(), image.type(), cv::Scalar::all(0));
    for (int y = 0; y < part.height; ++y) {
        float* out = result.ptr<float>(y);
        const Taps& taps = rows.of[static_cast<std::size_t>(part.y + y)];
        for (int k = taps.begin; k < taps.end; ++k) {
            const float* in = rowAlong(rows.index[static_cast<std::size_t>(k)]);
            const float weight = rows.weight[static_cast<std::size_t>(k)];
            for (std::size_t i = 0; i < rowLength; ++i)
                out[i] += weight * in[i];
        }
    }
    return result;
}

} // namespace

cv::Mat legacyResize(const cv::Mat& image, cv::Size target, ResizeMethod method, bool alignCorners,
                     cv::Rect part)
{
    CV_Assert((image.depth() == CV_8U || image.depth() == CV_32F) && image.channels() <= 4);
    if (image.empty() || target.width <= 0 || target.height <= 0)
        return {};
    const cv::Rect whole({}, target);
    part = part.empty() ? whole : (part & whole);
    if (part.empty())
        return {};
    if (target == image.size())
        return part == whole ? image : image(part);
    if (method == ResizeMethod::Bilinear)
        return resizeBilinear(image, bilinearNeighbours(image.cols, target.width, alignCorners),
                              bilinearNeighbours(image.rows, target.height, alignCorners), part);
    if (image.depth() == CV_8U) {
        cv::Mat floats;
        image.convertTo(floats, CV_32F);
        return legacyResize(floats, target, method, alignCorners, part);
    }
    switch (method) {
    case ResizeMethod::Nearest: return resizeNearest(image, target, alignCorners, part);
    case ResizeMethod::Bicubic:
        return resizeByTaps(image, cubicTaps(image.cols, target.width, alignCorners),
                            cubicTaps(image.rows, target.height, alignCorners), part);
    case ResizeMethod::Area:
        return resizeByTaps(image, areaTaps(image.cols, target.width, alignCorners),
                            areaTaps(image.rows, target.height, alignCorners), part);
    case ResizeMethod::Bilinear: break;
    }
    return {};
}

} // namespace faultline::augment
