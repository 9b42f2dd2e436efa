// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/warp.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace faultline::augment::albumentations {

namespace {

std::vector<Parameter> turnParameters()
{
    std::vector<Parameter> made{
        range("limit", -90.0, 90.0, -360.0, 360.0, "°",
              FAULTLINE_TR_NOOP("Augment", "Angle, counter-clockwise")),
        interpolation(),
        maskInterpolation(),
    };
    return joined(std::move(made), borders("reflect_101"));
}

/// The largest upright rectangle in a picture that was turned about its middle.
cv::Rect largestUpright(cv::Size size, double degrees)
{
    const double w = size.width;
    const double h = size.height;
    const double angle = degrees * std::numbers::pi / 180.0;
    const double s = std::abs(std::sin(angle));
    const double c = std::abs(std::cos(angle));
    const bool isWide = w >= h;
    const double longSide = std::max(w, h);
    const double shortSide = std::min(w, h);
    double width = 0.0;
    double height = 0.0;
    if (shortSide <= 2.0 * s * c * longSide || std::abs(s - c) < 1e-10) {
        const double half = 0.5 * shortSide;
        width = isWide ? half / s : half / c;
        height = isWide ? half / c : half / s;
    } else {
        const double cosine = c * c - s * s;
        width = (w * c - h * s) / cosine;
        height = (h * c - w * s) / cosine;
    }
    const int left = std::max(0, toInt(w / 2.0 - width / 2.0));
    const int right = std::min(size.width, toInt(w / 2.0 + width / 2.0));
    const int top = std::max(0, toInt(h / 2.0 - height / 2.0));
    const int bottom = std::min(size.height, toInt(h / 2.0 + height / 2.0));
    return {cv::Point(left, top), cv::Point(right, bottom)};
}

class Rotate final : public Step {
public:
    explicit Rotate(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_limit(arguments.range("limit")),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("border_mode", "value")),
          m_hull(hullOf(arguments)),
          m_isCropped(arguments.flag("crop_border"))
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/Rotate",
                .name = "Rotate",
                .summary = FAULTLINE_TR_NOOP("Augment", "Turns about the middle; the size stays"),
                .parameters = joined(
                    turnParameters(),
                    {rotateMethod(),
                     flag("crop_border", false,
                          FAULTLINE_TR_NOOP("Augment", "Cut out the largest rectangle without a "
                                                       "border"))}),
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const double angle = m_limit.draw(context.random);
        const cv::Size size = sample.image.size();
        const cv::Rect inner = m_isCropped ? largestUpright(size, angle) : cv::Rect({}, size);
        if (!isUsableSize(inner.size(), context))
            return false;
        const Warp warp{rotationAbout(pixelCentre(size), angle, 1.0),
                        rotationAbout(boxCentre(size), angle, 1.0), size};
        if (m_isFirst) {
            setImage(sample,
                     warpedImage(sample.image, warp.image, size, m_border, m_interpolation));
            transformBoxes(sample.boxes, warp.boxes, m_hull, size, size);
        } else {
            applyWarp(sample, warp, m_border, m_interpolation, m_hull);
        }
        if (m_isCropped) {
            setImage(sample, sample.image(inner).clone());
            reframeBoxes(sample.boxes, inner, size);
        }
        return true;
    }

private:
    bool m_isFirst;
    Range m_limit;
    int m_interpolation;
    Border m_border;
    Hull m_hull;
    bool m_isCropped;
};

/// Turns and shrinks so that the whole picture stays visible, then stretches it to its old size.
class SafeRotate final : public Step {
public:
    explicit SafeRotate(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_limit(arguments.range("limit")),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("border_mode", "value")),
          m_hull(hullOf(arguments))
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/SafeRotate",
                .name = "SafeRotate",
                .summary = FAULTLINE_TR_NOOP("Augment", "Turns about the middle and shrinks so "
                                                        "that no corner is lost"),
                .parameters = joined(turnParameters(), {with(rotateMethod(), kFromMiddle)}),
                .isScaleFree = true,
                .derived = {"rotate", "scale", "shear", "translate_px", "translate_percent",
                            "fit_output", "keep_ratio", "balanced_scale"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const double angle = m_limit.draw(context.random);
        const cv::Size size = sample.image.size();
        if (m_isFirst) {
            const cv::Matx33d matrix = matrixFor(size, boxCentre(size), angle);
            setImage(sample, warpedImage(sample.image, matrix, size, m_border, m_interpolation));
            for (Box& box : sample.boxes)
                setPixels(
                    box,
                    pushedInside(transformed(toPixels(box, size), matrix, Hull::Corners), size),
                    size);
            return true;
        }
        applyWarp(sample,
                  {matrixFor(size, pixelCentre(size), angle),
                   matrixFor(size, boxCentre(size), angle), size},
                  m_border, m_interpolation, m_hull);
        return true;
    }

private:
    [[nodiscard]] cv::Matx33d matrixFor(cv::Size size, cv::Point2d centre, double angle) const
    {
        cv::Matx33d turn = rotationAbout(centre, angle, 1.0);
        const double c = std::abs(turn(0, 0));
        const double s = std::abs(turn(0, 1));
        double width = size.height * s + size.width * c;
        double height = size.height * c + size.width * s;
        width = std::max(m_isFirst ? std::ceil(width) : std::trunc(width), 1.0);
        height = std::max(m_isFirst ? std::ceil(height) : std::trunc(height), 1.0);
        turn(0, 2) += width / 2.0 - centre.x;
        turn(1, 2) += height / 2.0 - centre.y;
        const cv::Matx33d shrink(size.width / width, 0, 0, 0, size.height / height, 0, 0, 0, 1);
        return shrink * turn;
    }

    /// Version 1 pushes a box that reaches over the rim back by as much.
    static PixelBox pushedInside(PixelBox box, cv::Size size)
    {
        const auto push = [](double& low, double& high, double most) {
            if (low < 0.0)
                high += std::exchange(low, 0.0);
            else if (high > most)
                low -= std::exchange(high, most) - most;
        };
        push(box.x1, box.x2, size.width);
        push(box.y1, box.y2, size.height);
        return box;
    }

    bool m_isFirst;
    Range m_limit;
    int m_interpolation;
    Border m_border;
    Hull m_hull;
};

} // namespace

std::vector<Entry> turnEntries()
{
    return {entryOf<Rotate>(), entryOf<SafeRotate>()};
}

} // namespace faultline::augment::albumentations
