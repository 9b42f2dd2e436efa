// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/warp.h"

#include "model/augment/warp_bytes.h"

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <numbers>

namespace faultline::augment::albumentations {

cv::Matx33d affineAbout(const AffineParts& parts, cv::Point2d centre)
{
    constexpr double kDegree = std::numbers::pi / 180.0;
    const double angle = parts.rotate * kDegree;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const cv::Matx33d toOrigin(1, 0, -centre.x, 0, 1, -centre.y, 0, 0, 1);
    const cv::Matx33d scale(parts.scale.x, 0, 0, 0, parts.scale.y, 0, 0, 0, 1);
    const cv::Matx33d turn(c, s, 0, -s, c, 0, 0, 0, 1);
    const cv::Matx33d shear(1, std::tan(parts.shear.x * kDegree), 0,
                            std::tan(parts.shear.y * kDegree), 1, 0, 0, 0, 1);
    const cv::Matx33d back(1, 0, centre.x + parts.translate.x, 0, 1, centre.y + parts.translate.y,
                           0, 0, 1);
    return back * shear * turn * scale * toOrigin;
}

cv::Matx33d rotationAbout(cv::Point2d centre, double degrees, double scale)
{
    const double angle = degrees * std::numbers::pi / 180.0;
    const double c = scale * std::cos(angle);
    const double s = scale * std::sin(angle);
    return {c,  s, (1.0 - c) * centre.x - s * centre.y,
            -s, c, s * centre.x + (1.0 - c) * centre.y,
            0,  0, 1};
}

cv::Point2d pixelCentre(cv::Size size)
{
    return {size.width / 2.0 - 0.5, size.height / 2.0 - 0.5};
}

cv::Point2d boxCentre(cv::Size size)
{
    return {size.width / 2.0, size.height / 2.0};
}

cv::Mat warpedImage(const cv::Mat& image, const cv::Matx33d& matrix, cv::Size size,
                    const Border& border, int interpolation)
{
    if (interpolation == cv::INTER_LINEAR)
        return warpAffineLinear(image, matrix.get_minor<2, 3>(0, 0), size, border.mode,
                                border.value);
    cv::Mat made;
    cv::warpAffine(image, made, cv::Mat(matrix.get_minor<2, 3>(0, 0)), size, interpolation,
                   border.mode, border.value);
    return made;
}

void applyWarp(Sample& sample, const Warp& warp, const Border& border, int interpolation, Hull hull)
{
    const cv::Size before = sample.image.size();
    if (!isIdentity(warp.image))
        setImage(sample, warpedImage(sample.image, warp.image, warp.size, border, interpolation));
    if (isIdentity(warp.boxes))
        return;
    if (border.isReflecting())
        addReflections(sample.boxes, paddingFor(warp.boxes, before), before);
    transformBoxes(sample.boxes, warp.boxes, hull, before, warp.size);
    dropOutside(sample.boxes);
}

Hull hullOf(const Arguments& arguments)
{
    return arguments.choice("rotate_method") == 1 ? Hull::Ellipse : Hull::Corners;
}

} // namespace faultline::augment::albumentations
