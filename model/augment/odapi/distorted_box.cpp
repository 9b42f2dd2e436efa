// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/distorted_box.h"

#include "model/augment/geometry.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace faultline::augment {

namespace {

constexpr int kTries = 100;

/// The objects in whole pixels, by truncation as the original has it.
std::vector<cv::Rect> objects(cv::Size size, std::span<const Box> boxes)
{
    std::vector<cv::Rect> all;
    for (Box box : boxes) {
        if (!isFinite(box))
            continue;
        clip(box);
        const auto x = static_cast<int>(box.xmin * static_cast<float>(size.width));
        const auto y = static_cast<int>(box.ymin * static_cast<float>(size.height));
        const auto right = static_cast<int>(box.xmax * static_cast<float>(size.width));
        const auto bottom = static_cast<int>(box.ymax * static_cast<float>(size.height));
        all.emplace_back(x, y, right - x, bottom - y);
    }
    if (boxes.empty())
        all.emplace_back(cv::Point(), size);
    return all;
}

bool coversEnough(const cv::Rect& crop, const std::vector<cv::Rect>& objects, double minCovered)
{
    return std::any_of(objects.begin(), objects.end(), [&](const cv::Rect& object) {
        if (object.width <= 0 || object.height <= 0)
            return false;
        const double inside = (crop & object).area();
        return inside / static_cast<double>(object.area()) >= minCovered;
    });
}

/// A window of a random height and place for an aspect; empty if it does not fit.
cv::Rect randomCrop(cv::Size size, double aspect, const CropLimits& limits, Random& random)
{
    constexpr double kTiny = 1e-7;
    const double area = static_cast<double>(size.width) * size.height;
    const double minArea = limits.minArea * area;
    const double maxArea = limits.maxArea * area;
    long low = std::lrint(std::sqrt(minArea / aspect));
    long high = std::lrint(std::sqrt(maxArea / aspect));
    if (std::lrint(static_cast<double>(high) * aspect) > size.width) {
        high = static_cast<long>((size.width + 0.5 - kTiny) / aspect);
        if (std::lrint(static_cast<double>(high) * aspect) > size.width)
            --high;
    }
    high = std::min<long>(high, size.height);
    low = std::min(low, high);
    long height = low;
    if (low < high)
        height += random.integer(0, high - low + 1);
    long width = std::lrint(static_cast<double>(height) * aspect);
    const auto covered = [&] { return static_cast<double>(width) * static_cast<double>(height); };
    const auto change = [&](long by) {
        height += by;
        width = std::lrint(static_cast<double>(height) * aspect);
    };
    if (covered() < minArea)
        change(1);
    if (covered() > maxArea)
        change(-1);
    if (covered() < minArea || covered() > maxArea || width > size.width || height > size.height
        || width <= 0 || height <= 0) {
        return {};
    }
    // The upper end is left out: the window never touches the far rim unless it fills the side.
    const auto y = height < size.height ? random.integer(0, size.height - height) : 0;
    const auto x = width < size.width ? random.integer(0, size.width - width) : 0;
    return {static_cast<int>(x), static_cast<int>(y), static_cast<int>(width),
            static_cast<int>(height)};
}

} // namespace

cv::Rect sampleDistortedBox(cv::Size size, std::span<const Box> boxes, const CropLimits& limits,
                            Random& random)
{
    const std::vector<cv::Rect> wanted = objects(size, boxes);
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const double aspect = random.uniform(limits.minAspect, limits.maxAspect);
        const cv::Rect crop = randomCrop(size, aspect, limits, random);
        if (!crop.empty() && coversEnough(crop, wanted, limits.minObjectCovered))
            return crop;
    }
    return {{}, size};
}

} // namespace faultline::augment
