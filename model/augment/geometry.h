// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"

#include <opencv2/core.hpp>

namespace faultline::augment {

// What transforms of all libraries do with boxes. Everything takes hostile boxes: NaN stays NaN,
// swapped corners stay swapped, nothing overflows to undefined behaviour.

/// A window in the normalised coordinates of a picture. May reach outside of it.
struct Window {
    float xmin = 0;
    float ymin = 0;
    float xmax = 1;
    float ymax = 1;

    [[nodiscard]] float width() const { return xmax - xmin; }
    [[nodiscard]] float height() const { return ymax - ymin; }
};

/// The window that `pixels` is of a picture of `size`.
[[nodiscard]] Window windowOf(const cv::Rect& pixels, cv::Size size);

/// All four coordinates are numbers.
[[nodiscard]] bool isFinite(const Box& box);

/// Makes the coordinates of the box and its outline relative to the window: what was its corner
/// becomes (0, 0) or (1, 1). A window without width or height gives coordinates that are not
/// finite.
void reframe(Box& box, const Window& window);

/// Cuts the box off at the window (default: the picture), corner by corner: a box outside of it
/// becomes an empty one on its rim. Sets Box::clipped if that moved a side by more than rounding
/// does. The outline stays as it is.
void clip(Box& box, const Window& window = {});

/// Area of the box inside of the window by the area of the box, 0..1. NaN for a box without area,
/// as 0/0 is where the libraries compute it.
[[nodiscard]] float intersectionOverArea(const Box& box, const Window& window = {});

/// No point of the box is inside: it ends where the window begins, or before. False for NaN.
[[nodiscard]] bool isOutside(const Box& box, const Window& window = {});

/// The corners in pixels of a picture of `size`; whole numbers are edges of pixels.
[[nodiscard]] cv::Rect2f toPixels(const Box& box, cv::Size size);
/// Sets the coordinates from pixels; nothing else of the box changes. A side of `size` that is 0
/// counts as 1.
void fromPixels(Box& box, const cv::Rect2f& pixels, cv::Size size);

/// The box becomes the hull of its four corners, its outline that of its points, after
/// `forward` (2 x 3, source pixels to target pixels, edges of pixels at whole numbers).
void transformHull(Box& box, const cv::Matx23d& forward, cv::Size source, cv::Size target);
/// The same for a projection (3 x 3); corners behind the camera make the box NaN.
void transformHull(Box& box, const cv::Matx33d& forward, cv::Size source, cv::Size target);

/// x' = 1 - x for box and outline.
void flipLeftRight(Box& box);
/// y' = 1 - y for box and outline.
void flipUpDown(Box& box);
/// A quarter turn counter-clockwise of the picture: (x, y) -> (y, 1 - x).
void rotateQuarter(Box& box);

/// Removes the boxes for which `isLost(box)` is true; the order of the others stays.
template <typename Predicate>
void dropBoxes(std::vector<Box>& boxes, Predicate&& isLost)
{
    std::erase_if(boxes, isLost);
}

} // namespace faultline::augment
