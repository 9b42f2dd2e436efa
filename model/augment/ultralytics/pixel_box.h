// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"

#include <vector>

namespace faultline::augment::ultralytics {

/// A box in pixels of a picture, which is what Ultralytics computes in. Ends exclusive.
struct PixelBox {
    double xmin = 0;
    double ymin = 0;
    double xmax = 0;
    double ymax = 0;

    [[nodiscard]] double width() const { return xmax - xmin; }
    [[nodiscard]] double height() const { return ymax - ymin; }
    [[nodiscard]] bool operator==(const PixelBox&) const = default;
};

[[nodiscard]] PixelBox pixelsOf(const Box& box, cv::Size size);
void setPixels(Box& box, const PixelBox& pixels, cv::Size size);
/// The part inside a picture. NaN stays NaN.
[[nodiscard]] PixelBox clippedTo(const PixelBox& box, cv::Size size);
/// Area that two boxes share, by the area of the second (of which 0 makes it 0).
[[nodiscard]] double sharedOfSecond(const PixelBox& first, const PixelBox& second);

/// Moves outlines and boxes from one picture into a larger one: each coordinate times `scale` plus
/// `offset`, in pixels; normalised to `to`.
void place(std::vector<Box>& boxes, cv::Size from, cv::Size to, double scale, cv::Point2d offset);

/// Clips boxes and outlines to the picture, flags the boxes that were cut, and drops those without
/// an area.
void clipAndDropEmpty(std::vector<Box>& boxes, cv::Size size);

/// Whether all boxes have outlines: Ultralytics uses none of them otherwise.
[[nodiscard]] bool haveOutlines(const std::vector<Box>& boxes);

} // namespace faultline::augment::ultralytics
