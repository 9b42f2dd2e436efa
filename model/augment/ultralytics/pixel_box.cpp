// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/ultralytics/pixel_box.h"

#include <algorithm>

namespace faultline::augment::ultralytics {

PixelBox pixelsOf(const Box& box, cv::Size size)
{
    return {.xmin = double{box.xmin} * size.width,
            .ymin = double{box.ymin} * size.height,
            .xmax = double{box.xmax} * size.width,
            .ymax = double{box.ymax} * size.height};
}

void setPixels(Box& box, const PixelBox& pixels, cv::Size size)
{
    box.xmin = static_cast<float>(pixels.xmin / size.width);
    box.ymin = static_cast<float>(pixels.ymin / size.height);
    box.xmax = static_cast<float>(pixels.xmax / size.width);
    box.ymax = static_cast<float>(pixels.ymax / size.height);
}

PixelBox clippedTo(const PixelBox& box, cv::Size size)
{
    return {.xmin = std::clamp(box.xmin, 0.0, double(size.width)),
            .ymin = std::clamp(box.ymin, 0.0, double(size.height)),
            .xmax = std::clamp(box.xmax, 0.0, double(size.width)),
            .ymax = std::clamp(box.ymax, 0.0, double(size.height))};
}

double sharedOfSecond(const PixelBox& first, const PixelBox& second)
{
    const double width = std::min(first.xmax, second.xmax) - std::max(first.xmin, second.xmin);
    const double height = std::min(first.ymax, second.ymax) - std::max(first.ymin, second.ymin);
    const double area = second.width() * second.height();
    if (!(width > 0.0) || !(height > 0.0) || !(area > 0.0))
        return 0.0;
    return width * height / area;
}

void place(std::vector<Box>& boxes, cv::Size from, cv::Size to, double scale, cv::Point2d offset)
{
    for (Box& box : boxes) {
        PixelBox pixels = pixelsOf(box, from);
        pixels.xmin = pixels.xmin * scale + offset.x;
        pixels.xmax = pixels.xmax * scale + offset.x;
        pixels.ymin = pixels.ymin * scale + offset.y;
        pixels.ymax = pixels.ymax * scale + offset.y;
        setPixels(box, pixels, to);
        for (cv::Point2f& corner : box.outline) {
            const double x = double{corner.x} * from.width * scale + offset.x;
            const double y = double{corner.y} * from.height * scale + offset.y;
            corner = {static_cast<float>(x / to.width), static_cast<float>(y / to.height)};
        }
    }
}

void clipAndDropEmpty(std::vector<Box>& boxes, cv::Size size)
{
    for (Box& box : boxes) {
        const PixelBox before = pixelsOf(box, size);
        const PixelBox after = clippedTo(before, size);
        if (before != after) {
            box.clipped = true;
            setPixels(box, after, size);
        }
        for (cv::Point2f& corner : box.outline)
            corner = {std::clamp(corner.x, 0.0F, 1.0F), std::clamp(corner.y, 0.0F, 1.0F)};
    }
    std::erase_if(boxes, [](const Box& box) {
        return !(box.width() * box.height() > 0.0F); // NaN goes too
    });
}

bool haveOutlines(const std::vector<Box>& boxes)
{
    return !boxes.empty() && std::all_of(boxes.begin(), boxes.end(), [](const Box& box) {
        return box.outline.size() >= 3;
    });
}

} // namespace faultline::augment::ultralytics
