// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"
#include "model/augment/transform.h"

#include <opencv2/core.hpp>

#include <vector>

namespace faultline::augment::albumentations {

/// A box in pixels of a picture; ends exclusive, may be NaN or outside.
struct PixelBox {
    double x1 = 0.0;
    double y1 = 0.0;
    double x2 = 0.0;
    double y2 = 0.0;
};

[[nodiscard]] PixelBox toPixels(const Box& box, cv::Size size);
/// Sets the corners; the outline, which this library does not carry along, is dropped.
void setPixels(Box& box, const PixelBox& pixels, cv::Size size);

/// What a turned box encloses.
enum class Hull { Corners, Ellipse };

/// The hull of the transformed corners, or of 360 points on the ellipse in the box, moved by
/// `ellipseShift` before (what Affine of 1.x does).
[[nodiscard]] PixelBox transformed(const PixelBox& box, const cv::Matx33d& matrix, Hull hull,
                                   double ellipseShift = 0.0);

/// Moves every box by a matrix in pixels, from a picture of `before` to one of `after`.
void transformBoxes(std::vector<Box>& boxes, const cv::Matx33d& matrix, Hull hull, cv::Size before,
                    cv::Size after, double ellipseShift = 0.0);

/// The part of a picture that `crop` is; nothing is cut off.
void reframeBoxes(std::vector<Box>& boxes, cv::Rect2d crop, cv::Size size);

/// Pixels that a border adds around a picture.
struct Padding {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    [[nodiscard]] bool isNone() const { return top == 0 && bottom == 0 && left == 0 && right == 0; }
};

/// Boxes as the mirrored pictures around the picture show them, the original ones among them; row
/// by row. As the library does since 1.4; where there would be more than 10,000, the boxes alone.
void addReflections(std::vector<Box>& boxes, const Padding& padding, cv::Size size);

/// How far mirrored pictures reach into what a matrix maps to the picture.
[[nodiscard]] Padding paddingFor(const cv::Matx33d& matrix, cv::Size size);

/// Drops boxes that lie wholly outside.
void dropOutside(std::vector<Box>& boxes);

[[nodiscard]] bool isIdentity(const cv::Matx33d& matrix);

} // namespace faultline::augment::albumentations
