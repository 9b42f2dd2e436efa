// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace faultline::augment {

namespace {

/// A side that moves by less than this was at the rim already but for rounding.
constexpr float kRounding = 1e-6F;

/// std::min and std::max keep the first operand if either is NaN, which leaves NaN in a box.
float clipped(float value, float low, float high)
{
    return std::max(std::min(value, high), low);
}

float overlap(float low, float high, float windowLow, float windowHigh)
{
    return std::max(0.0F, std::min(high, windowHigh) - std::max(low, windowLow));
}

template <typename Map>
void mapOutline(Box& box, Map&& map)
{
    for (cv::Point2f& point : box.outline)
        point = map(point);
}

template <typename Map>
void hullOf(Box& box, Map&& map)
{
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    const std::array<cv::Point2f, 4> corners{
        {{box.xmin, box.ymin}, {box.xmax, box.ymin}, {box.xmax, box.ymax}, {box.xmin, box.ymax}}};
    const bool isNumber = isFinite(box);
    cv::Point2f low = map(corners[0]);
    cv::Point2f high = low;
    bool isGood = isNumber && std::isfinite(low.x) && std::isfinite(low.y);
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const cv::Point2f corner = map(corners[i]);
        isGood = isGood && std::isfinite(corner.x) && std::isfinite(corner.y);
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    box.xmin = isGood ? low.x : kNan;
    box.ymin = isGood ? low.y : kNan;
    box.xmax = isGood ? high.x : kNan;
    box.ymax = isGood ? high.y : kNan;
    mapOutline(box, map);
}

float side(int pixels)
{
    return static_cast<float>(std::max(pixels, 1));
}

} // namespace

Window windowOf(const cv::Rect& pixels, cv::Size size)
{
    const float width = side(size.width);
    const float height = side(size.height);
    return {static_cast<float>(pixels.x) / width, static_cast<float>(pixels.y) / height,
            static_cast<float>(pixels.x + pixels.width) / width,
            static_cast<float>(pixels.y + pixels.height) / height};
}

bool isFinite(const Box& box)
{
    return std::isfinite(box.xmin) && std::isfinite(box.ymin) && std::isfinite(box.xmax)
           && std::isfinite(box.ymax);
}

void reframe(Box& box, const Window& window)
{
    const float scaleX = 1.0F / window.width();
    const float scaleY = 1.0F / window.height();
    const auto map = [&](cv::Point2f point) {
        return cv::Point2f((point.x - window.xmin) * scaleX, (point.y - window.ymin) * scaleY);
    };
    const cv::Point2f low = map({box.xmin, box.ymin});
    const cv::Point2f high = map({box.xmax, box.ymax});
    box.xmin = low.x;
    box.ymin = low.y;
    box.xmax = high.x;
    box.ymax = high.y;
    mapOutline(box, map);
}

void clip(Box& box, const Window& window)
{
    const auto cut = [&box](float& value, float low, float high) {
        const float inside = clipped(value, low, high);
        box.clipped = box.clipped || std::abs(inside - value) > kRounding;
        value = inside;
    };
    cut(box.xmin, window.xmin, window.xmax);
    cut(box.ymin, window.ymin, window.ymax);
    cut(box.xmax, window.xmin, window.xmax);
    cut(box.ymax, window.ymin, window.ymax);
}

float intersectionOverArea(const Box& box, const Window& window)
{
    const float inside = overlap(box.xmin, box.xmax, window.xmin, window.xmax)
                         * overlap(box.ymin, box.ymax, window.ymin, window.ymax);
    return inside / (box.width() * box.height());
}

bool isOutside(const Box& box, const Window& window)
{
    return box.xmin >= window.xmax || box.ymin >= window.ymax || box.xmax <= window.xmin
           || box.ymax <= window.ymin;
}

cv::Rect2f toPixels(const Box& box, cv::Size size)
{
    const float width = side(size.width);
    const float height = side(size.height);
    return {box.xmin * width, box.ymin * height, box.width() * width, box.height() * height};
}

void fromPixels(Box& box, const cv::Rect2f& pixels, cv::Size size)
{
    const float width = side(size.width);
    const float height = side(size.height);
    box.xmin = pixels.x / width;
    box.ymin = pixels.y / height;
    box.xmax = (pixels.x + pixels.width) / width;
    box.ymax = (pixels.y + pixels.height) / height;
}

void transformHull(Box& box, const cv::Matx23d& forward, cv::Size source, cv::Size target)
{
    hullOf(box, [&](cv::Point2f point) {
        const double x = static_cast<double>(point.x) * std::max(source.width, 1);
        const double y = static_cast<double>(point.y) * std::max(source.height, 1);
        const double u = forward(0, 0) * x + forward(0, 1) * y + forward(0, 2);
        const double v = forward(1, 0) * x + forward(1, 1) * y + forward(1, 2);
        return cv::Point2f(static_cast<float>(u / std::max(target.width, 1)),
                           static_cast<float>(v / std::max(target.height, 1)));
    });
}

void transformHull(Box& box, const cv::Matx33d& forward, cv::Size source, cv::Size target)
{
    hullOf(box, [&](cv::Point2f point) {
        const double x = static_cast<double>(point.x) * std::max(source.width, 1);
        const double y = static_cast<double>(point.y) * std::max(source.height, 1);
        const cv::Vec3d image = forward * cv::Vec3d(x, y, 1.0);
        if (!(image[2] > 0.0)) {
            constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
            return cv::Point2f(kNan, kNan);
        }
        return cv::Point2f(static_cast<float>(image[0] / image[2] / std::max(target.width, 1)),
                           static_cast<float>(image[1] / image[2] / std::max(target.height, 1)));
    });
}

void flipLeftRight(Box& box)
{
    const float xmin = 1.0F - box.xmax;
    box.xmax = 1.0F - box.xmin;
    box.xmin = xmin;
    mapOutline(box, [](cv::Point2f point) { return cv::Point2f(1.0F - point.x, point.y); });
}

void flipUpDown(Box& box)
{
    const float ymin = 1.0F - box.ymax;
    box.ymax = 1.0F - box.ymin;
    box.ymin = ymin;
    mapOutline(box, [](cv::Point2f point) { return cv::Point2f(point.x, 1.0F - point.y); });
}

void rotateQuarter(Box& box)
{
    const Box old = box;
    box.xmin = old.ymin;
    box.xmax = old.ymax;
    box.ymin = 1.0F - old.xmax;
    box.ymax = 1.0F - old.xmin;
    mapOutline(box, [](cv::Point2f point) { return cv::Point2f(point.y, 1.0F - point.x); });
}

} // namespace faultline::augment
