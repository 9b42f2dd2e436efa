// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/warp.h"
#include "model/augment/warp_bytes.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

using Quad = std::array<cv::Point2f, 4>; ///< top left, top right, bottom right, bottom left

struct Projection {
    cv::Matx33d matrix;
    cv::Size size;
};

double distance(const cv::Point2f& a, const cv::Point2f& b)
{
    return std::hypot(static_cast<double>(a.x - b.x), static_cast<double>(a.y - b.y));
}

Quad cornersOf(cv::Size size)
{
    const auto w = static_cast<float>(size.width);
    const auto h = static_cast<float>(size.height);
    return {cv::Point2f(0, 0), cv::Point2f(w, 0), cv::Point2f(w, h), cv::Point2f(0, h)};
}

cv::Matx33d projectionOf(const Quad& from, const Quad& to)
{
    return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()));
}

/// By x first, then each half by y, as the library orders them.
Quad ordered(Quad points)
{
    std::stable_sort(points.begin(), points.end(),
                     [](const cv::Point2f& a, const cv::Point2f& b) { return a.x < b.x; });
    const bool isLeftUpright = points[0].y < points[1].y;
    const bool isRightUpright = points[2].y < points[3].y;
    return {points[isLeftUpright ? 0 : 1], points[isRightUpright ? 2 : 3],
            points[isRightUpright ? 3 : 2], points[isLeftUpright ? 1 : 0]};
}

class Perspective final : public Step {
public:
    explicit Perspective(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_scale(arguments.range("scale")),
          m_keepsSize(arguments.flag("keep_size")),
          m_isFitted(arguments.flag("fit_output")),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("pad_mode", "pad_val"))
    {
    }

    static Definition definition()
    {
        Parameter scale = range("scale", 0.05, 0.1, 0.0, 1.0, {},
                                FAULTLINE_TR_NOOP("Augment", "Deviation by which the corners are "
                                                             "moved, in sides of the image"));
        scale.scalar = Scalar::FromZero;
        std::vector<Parameter> made{
            std::move(scale),
            flag("keep_size", true,
                 FAULTLINE_TR_NOOP("Augment", "Stretch the result to the size it had")),
            flag("fit_output", false,
                 FAULTLINE_TR_NOOP("Augment", "Show the whole image, not its inner part")),
            interpolation(),
            maskInterpolation(),
        };
        return {.id = "albumentations/Perspective",
                .name = "Perspective",
                .summary =
                    FAULTLINE_TR_NOOP("Augment", "Looks at the image from a random four corners"),
                .parameters =
                    joined(std::move(made), borders("pad_mode", "pad_val", "mask_pad_val")),
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const Quad points = drawCorners(size, context.random);
        Projection projection =
            m_isFirst ? firstProjection(points) : secondProjection(points, size);
        if (m_isFitted)
            projection = expanded(projection.matrix, size);
        if (!isUsableSize(projection.size, context))
            return false;
        const cv::Matx33d stretch(static_cast<double>(size.width) / projection.size.width, 0, 0, 0,
                                  static_cast<double>(size.height) / projection.size.height, 0, 0,
                                  0, 1);
        warpImage(sample, projection, stretch);
        const cv::Size after = m_keepsSize ? size : projection.size;
        for (Box& box : sample.boxes) {
            PixelBox moved = transformed(toPixels(box, size), projection.matrix, Hull::Corners);
            if (m_isFirst) { // its maximum starts at 0
                moved.x2 = std::max(moved.x2, 0.0);
                moved.y2 = std::max(moved.y2, 0.0);
            }
            if (m_keepsSize)
                moved = {moved.x1 * stretch(0, 0), moved.y1 * stretch(1, 1),
                         moved.x2 * stretch(0, 0), moved.y2 * stretch(1, 1)};
            setPixels(box, moved, after);
        }
        return true;
    }

private:
    [[nodiscard]] Quad drawCorners(cv::Size size, Random& random) const
    {
        const double deviation = m_scale.draw(random);
        const double most = m_isFirst ? 1.0 : 0.32;
        std::array<cv::Point2d, 4> at;
        for (cv::Point2d& point : at) {
            const double x = random.normal(0.0, deviation);
            const double y = random.normal(0.0, deviation);
            point = {std::fmod(std::abs(x), most), std::fmod(std::abs(y), most)};
        }
        at[1].x = 1.0 - at[1].x;
        at[2] = cv::Point2d(1.0, 1.0) - at[2];
        at[3].y = 1.0 - at[3].y;
        Quad points;
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i] = cv::Point2f(static_cast<float>(at[i].x * size.width),
                                    static_cast<float>(at[i].y * size.height));
        return ordered(points);
    }

    /// The quadrilateral becomes a rectangle of its own size, two pixels at least.
    static Projection firstProjection(Quad points)
    {
        auto& [topLeft, topRight, bottomRight, bottomLeft] = points;
        constexpr int kMostTries = 100;
        int width = 0;
        int height = 0;
        for (int i = 0; i < kMostTries; ++i) {
            const double top = distance(topRight, topLeft);
            const double bottom = distance(bottomRight, bottomLeft);
            width = toInt(std::max(top, bottom));
            const int least = toInt(std::min(top, bottom));
            if (least >= 2)
                break;
            const float step = static_cast<float>(2 - least) / 2.0F;
            topLeft.x -= step;
            topRight.x += step;
            bottomLeft.x -= step;
            bottomRight.x += step;
        }
        for (int i = 0; i < kMostTries; ++i) {
            const double right = distance(topRight, bottomRight);
            const double left = distance(topLeft, bottomLeft);
            height = toInt(std::max(right, left));
            const int least = toInt(std::min(right, left));
            if (least >= 2)
                break;
            const float step = static_cast<float>(2 - least) / 2.0F;
            topLeft.y -= step;
            topRight.y -= step;
            bottomLeft.y += step;
            bottomRight.y += step;
        }
        const cv::Size size(width, height);
        return {projectionOf(points, cornersOf(size)), size};
    }

    /// The quadrilateral becomes the whole picture; the size is still that of the quadrilateral.
    static Projection secondProjection(const Quad& points, cv::Size size)
    {
        const auto& [topLeft, topRight, bottomRight, bottomLeft] = points;
        const double width =
            std::max({distance(topRight, topLeft), distance(bottomRight, bottomLeft), 2.0});
        const double height =
            std::max({distance(bottomRight, topRight), distance(bottomLeft, topLeft), 2.0});
        return {projectionOf(points, cornersOf(size)), {toInt(width), toInt(height)}};
    }

    /// The matrix that shows where the whole picture goes, moved and rounded to whole pixels.
    static Projection expanded(const cv::Matx33d& matrix, cv::Size size)
    {
        const Quad from = cornersOf(size);
        std::vector<cv::Point2f> to;
        cv::perspectiveTransform(std::vector<cv::Point2f>(from.begin(), from.end()), to, matrix);
        cv::Point2f least = to.front();
        for (const cv::Point2f& point : to)
            least = {std::min(least.x, point.x), std::min(least.y, point.y)};
        Quad placed;
        cv::Point2f most;
        for (std::size_t i = 0; i < placed.size(); ++i) {
            placed[i] = {std::nearbyint(to[i].x - least.x), std::nearbyint(to[i].y - least.y)};
            most = {std::max(most.x, placed[i].x), std::max(most.y, placed[i].y)};
        }
        return {projectionOf(from, placed),
                {toInt(static_cast<double>(most.x)), toInt(static_cast<double>(most.y))}};
    }

    void warpImage(Sample& sample, const Projection& projection, const cv::Matx33d& stretch) const
    {
        const cv::Size size = sample.image.size();
        const bool isDirect = m_keepsSize && !m_isFirst;
        const cv::Matx33d matrix = isDirect ? stretch * projection.matrix : projection.matrix;
        const cv::Size target = isDirect ? size : projection.size;
        cv::Mat made;
        if (m_interpolation == cv::INTER_LINEAR)
            made =
                warpPerspectiveLinear(sample.image, matrix, target, m_border.mode, m_border.value);
        else
            cv::warpPerspective(sample.image, made, matrix, target, m_interpolation, m_border.mode,
                                m_border.value);
        if (m_keepsSize && m_isFirst)
            made = resized(made, size, m_interpolation);
        setImage(sample, made);
    }

    bool m_isFirst;
    Range m_scale;
    bool m_keepsSize;
    bool m_isFitted;
    int m_interpolation;
    Border m_border;
};

} // namespace

std::vector<Entry> perspectiveEntries()
{
    return {entryOf<Perspective>()};
}

} // namespace faultline::augment::albumentations
