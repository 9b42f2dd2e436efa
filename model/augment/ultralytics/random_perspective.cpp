// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/ultralytics/pixel_box.h"
#include "model/augment/ultralytics/steps.h"
#include "model/augment/warp_bytes.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace faultline::augment::ultralytics {

namespace {

struct Limits {
    double degrees = 0.0;
    double translate = 0.0;
    double scale = 0.0;
    double shear = 0.0;
    double perspective = 0.0;
};

/// What was drawn for one picture.
struct Draw {
    cv::Matx33d matrix; ///< pixels to pixels
    double scale = 1.0;
};

Draw drawMatrix(const Limits& limits, cv::Size from, cv::Size to, Random& random)
{
    const auto spread = [&random](double limit) { return random.uniform(-limit, limit); };
    cv::Matx33d centre = cv::Matx33d::eye();
    centre(0, 2) = -from.width / 2.0;
    centre(1, 2) = -from.height / 2.0;
    cv::Matx33d perspective = cv::Matx33d::eye();
    perspective(2, 0) = spread(limits.perspective);
    perspective(2, 1) = spread(limits.perspective);
    Draw draw;
    const double angle = spread(limits.degrees) * std::numbers::pi / 180.0;
    draw.scale = random.uniform(1.0 - limits.scale, 1.0 + limits.scale);
    const double cosine = draw.scale * std::cos(angle);
    const double sine = draw.scale * std::sin(angle);
    const cv::Matx33d rotation(cosine, sine, 0, -sine, cosine, 0, 0, 0, 1);
    cv::Matx33d shear = cv::Matx33d::eye();
    shear(0, 1) = std::tan(spread(limits.shear) * std::numbers::pi / 180.0);
    shear(1, 0) = std::tan(spread(limits.shear) * std::numbers::pi / 180.0);
    cv::Matx33d translation = cv::Matx33d::eye();
    translation(0, 2) = random.uniform(0.5 - limits.translate, 0.5 + limits.translate) * to.width;
    translation(1, 2) = random.uniform(0.5 - limits.translate, 0.5 + limits.translate) * to.height;
    draw.matrix = translation * shear * rotation * perspective * centre;
    return draw;
}

cv::Point2d moved(const cv::Matx33d& matrix, double x, double y)
{
    const cv::Vec3d to = matrix * cv::Vec3d(x, y, 1.0);
    return {to[0] / to[2], to[1] / to[2]};
}

PixelBox hullOfCorners(const cv::Matx33d& matrix, const PixelBox& box)
{
    const std::array<cv::Point2d, 4> corners{
        moved(matrix, box.xmin, box.ymin), moved(matrix, box.xmax, box.ymax),
        moved(matrix, box.xmin, box.ymax), moved(matrix, box.xmax, box.ymin)};
    PixelBox hull{corners[0].x, corners[0].y, corners[0].x, corners[0].y};
    for (const cv::Point2d& corner : corners) {
        hull.xmin = std::min(hull.xmin, corner.x);
        hull.xmax = std::max(hull.xmax, corner.x);
        hull.ymin = std::min(hull.ymin, corner.y);
        hull.ymax = std::max(hull.ymax, corner.y);
    }
    return hull;
}

/// Box of the points of an outline that are inside. Where it leaves the picture on three sides or
/// more the points outside are moved to the rim first. Without points inside an empty box.
PixelBox hullOfOutline(std::vector<cv::Point2d> points, cv::Size size)
{
    const auto byX = [](const cv::Point2d& a, const cv::Point2d& b) { return a.x < b.x; };
    const auto byY = [](const cv::Point2d& a, const cv::Point2d& b) { return a.y < b.y; };
    const auto [left, right] = std::minmax_element(points.begin(), points.end(), byX);
    const auto [top, bottom] = std::minmax_element(points.begin(), points.end(), byY);
    const int sidesLeft = (left->x < 0.0 ? 1 : 0) + (top->y < 0.0 ? 1 : 0)
                          + (right->x > size.width ? 1 : 0) + (bottom->y > size.height ? 1 : 0);
    if (sidesLeft >= 3) {
        for (cv::Point2d& point : points)
            point = {std::clamp(point.x, 0.0, double(size.width)),
                     std::clamp(point.y, 0.0, double(size.height))};
    }
    std::erase_if(points, [size](const cv::Point2d& point) {
        return !(point.x >= 0.0 && point.y >= 0.0 && point.x <= size.width
                 && point.y <= size.height);
    });
    if (points.empty())
        return {};
    const auto [minX, maxX] = std::minmax_element(points.begin(), points.end(), byX);
    const auto [minY, maxY] = std::minmax_element(points.begin(), points.end(), byY);
    return {minX->x, minY->y, maxX->x, maxY->y};
}

/// Whether enough of a box is left to learn from.
bool isCandidate(const PixelBox& before, const PixelBox& after, double scale, double areaLimit)
{
    constexpr double kLeastSide = 2.0;
    constexpr double kMostAspect = 100.0;
    constexpr double kTiny = 1e-16;
    const double areaBefore = before.width() * before.height() * scale * scale;
    const double aspect = std::max(after.width() / (after.height() + kTiny),
                                   after.height() / (after.width() + kTiny));
    return after.width() > kLeastSide && after.height() > kLeastSide
           && after.width() * after.height() / (areaBefore + kTiny) > areaLimit
           && aspect < kMostAspect;
}

class RandomPerspective final : public Transform {
public:
    explicit RandomPerspective(const Limits& limits) : m_limits(limits) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size from = sample.image.size();
        const cv::Size to(from.width - 2 * sample.mosaicBorder,
                          from.height - 2 * sample.mosaicBorder);
        const Draw draw = drawMatrix(m_limits, from, to, context.random);
        if (sample.mosaicBorder != 0 || draw.matrix != cv::Matx33d::eye())
            sample.image = warped(sample.image, draw.matrix, to);
        moveBoxes(sample.boxes, draw, from, to);
        sample.content = cv::Rect({}, to);
        sample.mosaicBorder = 0;
        return true;
    }

private:
    [[nodiscard]] cv::Mat warped(const cv::Mat& image, const cv::Matx33d& matrix, cv::Size to) const
    {
        if (m_limits.perspective != 0.0)
            return warpPerspectiveLinear(image, matrix, to, cv::BORDER_CONSTANT, kFill);
        return warpAffineLinear(image, matrix.get_minor<2, 3>(0, 0), to, cv::BORDER_CONSTANT,
                                kFill);
    }

    static void moveBoxes(std::vector<Box>& boxes, const Draw& draw, cv::Size from, cv::Size to)
    {
        const bool byOutline = haveOutlines(boxes);
        const double areaLimit = byOutline ? 0.01 : 0.10;
        std::vector<Box> kept;
        kept.reserve(boxes.size());
        for (Box& box : boxes) {
            const PixelBox before = pixelsOf(box, from);
            PixelBox full = hullOfCorners(draw.matrix, before);
            if (byOutline) {
                full = moveOutline(box, draw.matrix, from, to);
                box.clipped = box.clipped || !isInside(box, full, to);
            }
            const PixelBox after = clippedTo(full, to);
            if (!isCandidate(before, after, draw.scale, areaLimit))
                continue;
            box.clipped = box.clipped || after != full;
            setPixels(box, after, to);
            for (cv::Point2f& corner : box.outline)
                corner = {std::clamp(corner.x, box.xmin, box.xmax),
                          std::clamp(corner.y, box.ymin, box.ymax)};
            kept.push_back(std::move(box));
        }
        boxes = std::move(kept);
    }

    /// Moves an outline, not clipped yet; returns the box of what is inside.
    static PixelBox moveOutline(Box& box, const cv::Matx33d& matrix, cv::Size from, cv::Size to)
    {
        std::vector<cv::Point2d> points;
        points.reserve(box.outline.size());
        for (cv::Point2f& corner : box.outline) {
            const cv::Point2d point =
                moved(matrix, double{corner.x} * from.width, double{corner.y} * from.height);
            points.push_back(point);
            corner = {static_cast<float>(point.x / to.width),
                      static_cast<float>(point.y / to.height)};
        }
        return hullOfOutline(std::move(points), to);
    }

    static bool isInside(const Box& box, const PixelBox& hull, cv::Size size)
    {
        constexpr double kSlack = 1e-3;
        return std::all_of(box.outline.begin(), box.outline.end(), [&](const cv::Point2f& corner) {
            const double x = double{corner.x} * size.width;
            const double y = double{corner.y} * size.height;
            return x >= hull.xmin - kSlack && x <= hull.xmax + kSlack && y >= hull.ymin - kSlack
                   && y <= hull.ymax + kSlack;
        });
    }

    Limits m_limits;
};

ParameterInfo limit(std::string_view name, double defaultValue, double maximum,
                    std::string_view unit, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Real,
            .defaultValue = defaultValue,
            .minimum = 0.0,
            .maximum = maximum,
            .choices = {},
            .unit = unit,
            .help = help};
}

} // namespace

TransformInfo randomPerspectiveInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        limit("degrees", 0.0, 180.0, "°",
              FAULTLINE_TR_NOOP("Augment", "Turned by at most this, either way.")),
        limit("translate", 0.1, 1.0, "",
              FAULTLINE_TR_NOOP("Augment", "Moved by at most this share of the image.")),
        limit("scale", 0.5, 1.0, "",
              FAULTLINE_TR_NOOP("Augment", "Made larger or smaller by at most this share.")),
        limit("shear", 0.0, 85.0, "°",
              FAULTLINE_TR_NOOP("Augment", "Sheared by at most this, along both sides.")),
        limit("perspective", 0.0, 0.001, "",
              FAULTLINE_TR_NOOP("Augment", "Tilted by at most this."))};
    TransformInfo info;
    info.id = "ultralytics/random_perspective";
    info.library = Library::Ultralytics;
    info.name = "RandomPerspective";
    info.group = TransformGroup::Geometry;
    info.summary =
        FAULTLINE_TR_NOOP("Augment", "Turns, scales, shears, tilts and moves the image and drops "
                                     "boxes of which too little is left.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const auto value = [&read](std::size_t i) {
            const double number = read.real(kParameters[i].name);
            return number >= 0.0 ? std::min(number, kParameters[i].maximum) : 0.0;
        };
        return std::make_shared<RandomPerspective>(
            Limits{value(0), value(1), value(2), value(3), value(4)});
    };
    return info;
}

} // namespace faultline::augment::ultralytics
