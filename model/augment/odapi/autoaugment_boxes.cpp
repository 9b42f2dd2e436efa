// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"
#include "model/augment/odapi/autoaugment_ops.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace faultline::augment::odapi {

namespace {

/// Corners cut off to whole pixels.
struct Corners {
    int xmin = 0;
    int ymin = 0;
    int xmax = 0;
    int ymax = 0;
};

Corners cornersOf(const Box& box, cv::Size size)
{
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    return {toInt(width * box.xmin), toInt(height * box.ymin), toInt(width * box.xmax),
            toInt(height * box.ymax)};
}

/// Sides at the rim get a little room, so that no box is without area.
void keepVisible(float& low, float& high)
{
    constexpr float kDelta = 0.05F;
    if (high - low != 0.0F)
        return;
    high = std::max(high, kDelta);
    low = std::min(low, 1.0F - kDelta);
}

void set(Box& box, float xmin, float ymin, float xmax, float ymax)
{
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    clip(box);
    keepVisible(box.ymin, box.ymax);
    keepVisible(box.xmin, box.xmax);
}

/// The hull, in whole pixels, of the corners after `map` (x, y) -> (x, y).
template <typename Map>
Corners hull(const Corners& corners, Map&& map)
{
    constexpr int kMost = std::numeric_limits<int>::max();
    Corners result{kMost, kMost, -kMost, -kMost};
    for (const int x : {corners.xmin, corners.xmax}) {
        for (const int y : {corners.ymin, corners.ymax}) {
            const cv::Point2f moved = map(static_cast<float>(x), static_cast<float>(y));
            result.xmin = std::min(result.xmin, toInt(moved.x));
            result.ymin = std::min(result.ymin, toInt(moved.y));
            result.xmax = std::max(result.xmax, toInt(moved.x));
            result.ymax = std::max(result.ymax, toInt(moved.y));
        }
    }
    return result;
}

float share(int pixels, int side)
{
    return static_cast<float>(pixels) / static_cast<float>(side);
}

} // namespace

void rotateBox(Box& box, cv::Size size, float degrees)
{
    const float radians = degrees * std::numbers::pi_v<float> / 180.0F;
    const float cosine = std::cos(radians);
    const float sine = std::sin(radians);
    // About the centre, with y upwards.
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    const Corners centred{toInt(width * (box.xmin - 0.5F)), -toInt(height * (box.ymin - 0.5F)),
                          toInt(width * (box.xmax - 0.5F)), -toInt(height * (box.ymax - 0.5F))};
    const Corners turned = hull(centred, [cosine, sine](float x, float y) {
        return cv::Point2f(-sine * y + cosine * x, cosine * y + sine * x);
    });
    set(box, share(turned.xmin, size.width) + 0.5F, -(share(turned.ymax, size.height) - 0.5F),
        share(turned.xmax, size.width) + 0.5F, -(share(turned.ymin, size.height) - 0.5F));
}

void shearBox(Box& box, cv::Size size, float level, bool isHorizontal)
{
    const Corners moved = hull(cornersOf(box, size), [level, isHorizontal](float x, float y) {
        return isHorizontal ? cv::Point2f(x - level * y, y) : cv::Point2f(x, y - level * x);
    });
    set(box, share(moved.xmin, size.width), share(moved.ymin, size.height),
        share(moved.xmax, size.width), share(moved.ymax, size.height));
}

void shiftBox(Box& box, cv::Size size, float pixels, bool isHorizontal)
{
    const int by = toInt(pixels);
    Corners corners = cornersOf(box, size);
    if (isHorizontal) {
        corners.xmin = std::max(0, corners.xmin - by);
        corners.xmax = std::min(size.width, corners.xmax - by);
    } else {
        corners.ymin = std::max(0, corners.ymin - by);
        corners.ymax = std::min(size.height, corners.ymax - by);
    }
    set(box, share(corners.xmin, size.width), share(corners.ymin, size.height),
        share(corners.xmax, size.width), share(corners.ymax, size.height));
}

cv::Rect boxPixels(const Box& box, cv::Size size)
{
    if (!isFinite(box))
        return {};
    const Corners corners = cornersOf(box, size);
    const int xmin = std::max(corners.xmin, 0);
    const int ymin = std::max(corners.ymin, 0);
    const int xmax = std::min(corners.xmax, size.width - 1);
    const int ymax = std::min(corners.ymax, size.height - 1);
    if (xmax < xmin || ymax < ymin)
        return {};
    return {xmin, ymin, xmax - xmin + 1, ymax - ymin + 1};
}

void changeInBoxes(cv::Mat& image, const std::vector<Box>& boxes, double probability,
                   Random& random, const std::function<cv::Mat(const cv::Mat& part)>& change)
{
    std::vector<std::size_t> order(boxes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1],
                  order[static_cast<std::size_t>(random.integer(0, static_cast<std::int64_t>(i)))]);
    for (const std::size_t index : order) {
        if (!(random.uniform() + probability / 3.0 >= 1.0))
            continue;
        const cv::Rect pixels = boxPixels(boxes[index], image.size());
        if (pixels.empty())
            continue;
        const cv::Mat changed = change(image(pixels));
        image = image.clone();
        changed.copyTo(image(pixels));
    }
}

cv::Mat boxCutout(const cv::Mat& image, const std::vector<Box>& boxes, Random& random,
                  float padFraction)
{
    if (boxes.empty())
        return image;
    const auto index =
        static_cast<std::size_t>(random.integer(0, static_cast<std::int64_t>(boxes.size())));
    if (boxPixels(boxes[index], image.size()).empty())
        return image;
    // Not cut off at the rim, unlike what changes pixels of boxes: a box that ends there counts one
    // more row and column.
    const Corners corners = cornersOf(boxes[index], image.size());
    const auto padOf = [padFraction](int low, int high) {
        return toInt(padFraction * (static_cast<float>(high - low + 1) / 2.0F));
    };
    const int padY = padOf(corners.ymin, corners.ymax);
    const int padX = padOf(corners.xmin, corners.xmax);
    const auto y = static_cast<int>(random.integer(corners.ymin, corners.ymax + 1));
    const auto x = static_cast<int>(random.integer(corners.xmin, corners.xmax + 1));
    const cv::Rect hole = cv::Rect(cv::Point(x - padX, y - padY), cv::Point(x + padX, y + padY))
                          & cv::Rect({}, image.size());
    cv::Mat result = image.clone();
    if (!hole.empty())
        result(hole).setTo(cv::Scalar::all(kGrey));
    return result;
}

} // namespace faultline::augment::odapi
