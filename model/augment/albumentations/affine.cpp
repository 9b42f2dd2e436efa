// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/warp.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faultline::augment::albumentations {

namespace {

/// Corners of the pixels' centres after a matrix, grown to whole pixels: what fit_output shows.
Warp fitted(const Warp& warp, cv::Size size, bool isFirst)
{
    const auto fit = [&](const cv::Matx33d& matrix, cv::Size& made) {
        const double reach = isFirst ? 1.0 : 0.0;
        PixelBox bounds =
            transformed({0.0, 0.0, size.width - reach, size.height - reach}, matrix, Hull::Corners);
        if (!isFirst)
            bounds = {std::floor(bounds.x1), std::floor(bounds.y1), std::ceil(bounds.x2),
                      std::ceil(bounds.y2)};
        made = {toInt(std::ceil(bounds.x2 - bounds.x1 + 1.0)),
                toInt(std::ceil(bounds.y2 - bounds.y1 + 1.0))};
        return cv::Matx33d(1, 0, -bounds.x1, 0, 1, -bounds.y1, 0, 0, 1) * matrix;
    };
    Warp made;
    made.image = fit(warp.image, made.size);
    cv::Size ignored;
    made.boxes = fit(warp.boxes, ignored);
    return made;
}

class Affine final : public Step {
public:
    explicit Affine(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_scaleX(rangeOr(arguments, "scale.x", 1.0)),
          m_scaleY(rangeOr(arguments, "scale.y", 1.0)),
          m_rotate(rangeOr(arguments, "rotate", 0.0)),
          m_shearX(rangeOr(arguments, "shear.x", 0.0)),
          m_shearY(rangeOr(arguments, "shear.y", 0.0)),
          m_isInPixels(arguments.numbers("translate_percent.x").empty()
                       && arguments.numbers("translate_percent.y").empty()),
          m_moveX(rangeOr(arguments, m_isInPixels ? "translate_px.x" : "translate_percent.x", 0.0)),
          m_moveY(rangeOr(arguments, m_isInPixels ? "translate_px.y" : "translate_percent.y", 0.0)),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("mode", "cval")),
          m_isFitted(arguments.flag("fit_output")),
          m_keepsRatio(arguments.flag("keep_ratio")),
          m_isBalanced(arguments.flag("balanced_scale")),
          m_hull(hullOf(arguments))
    {
        if (m_isFirst && isUnset(arguments))
            useFirstDefaults();
    }

    static Definition definition()
    {
        std::vector<Parameter> made{
            axis("scale.x", 1.0, 0.0, 100.0, FAULTLINE_TR_NOOP("Augment", "Factor of the width")),
            axis("scale.y", 1.0, 0.0, 100.0, FAULTLINE_TR_NOOP("Augment", "Factor of the height")),
            unset("translate_percent.x", -10.0, 10.0,
                  FAULTLINE_TR_NOOP("Augment", "Shift to the right in widths; unset: in pixels")),
            unset("translate_percent.y", -10.0, 10.0,
                  FAULTLINE_TR_NOOP("Augment", "Shift down in heights; unset: in pixels")),
            with(unset("translate_px.x", -kMaxSide, kMaxSide,
                       FAULTLINE_TR_NOOP("Augment", "Shift to the right in pixels")),
                 Coding::Whole),
            with(unset("translate_px.y", -kMaxSide, kMaxSide,
                       FAULTLINE_TR_NOOP("Augment", "Shift down in pixels")),
                 Coding::Whole),
            axis("rotate", 0.0, -360.0, 360.0,
                 FAULTLINE_TR_NOOP("Augment", "Angle in degrees, counter-clockwise")),
            axis("shear.x", 0.0, -89.0, 89.0,
                 FAULTLINE_TR_NOOP("Augment", "Slant of the rows in degrees")),
            axis("shear.y", 0.0, -89.0, 89.0,
                 FAULTLINE_TR_NOOP("Augment", "Slant of the columns in degrees")),
            interpolation(),
            maskInterpolation(kAlways),
            flag("fit_output", false,
                 FAULTLINE_TR_NOOP("Augment", "Make the image as large as its content becomes")),
            flag("keep_ratio", false,
                 FAULTLINE_TR_NOOP("Augment", "Scale the height by what the width is scaled by")),
            rotateMethod(),
            with(flag("balanced_scale", false,
                      FAULTLINE_TR_NOOP("Augment", "Shrink and enlarge equally often")),
                 kFromMiddle),
        };
        return {.id = "albumentations/Affine",
                .name = "Affine",
                .summary = FAULTLINE_TR_NOOP("Augment", "Scales, turns, shears and moves"),
                .parameters = joined(std::move(made), borders("mode", "cval", "cval_mask")),
                .isScaleFree = false};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        AffineParts parts;
        parts.translate = drawMove(size, context.random);
        parts.shear.x = -m_shearX.draw(context.random);
        parts.shear.y = -m_shearY.draw(context.random);
        parts.scale.x = drawScale(m_scaleX, context.random);
        parts.scale.y = drawScale(m_scaleY, context.random);
        if (m_keepsRatio)
            parts.scale.y = parts.scale.x;
        parts.rotate = m_rotate.draw(context.random);
        Warp warp{matrixOf(parts, pixelCentre(size)), matrixOf(parts, boxCentre(size)), size};
        if (m_isFitted)
            warp = fitted(warp, size, m_isFirst);
        if (!isUsableSize(warp.size, context))
            return false;
        if (!m_isFirst) {
            applyWarp(sample, warp, m_border, m_interpolation, m_hull);
            return true;
        }
        if (isIdentity(warp.image))
            return true;
        setImage(sample,
                 warpedImage(sample.image, warp.image, warp.size, m_border, m_interpolation));
        // Version 1 moves boxes by the matrix of the pixels, ellipses half a pixel further.
        transformBoxes(sample.boxes, warp.image, m_hull, size, warp.size, -0.5);
        return true;
    }

private:
    static Parameter axis(std::string_view name, double value, double minimum, double maximum,
                          std::string_view help)
    {
        Parameter made = range(name, value, value, minimum, maximum, {}, help);
        made.scalar = Scalar::Twice;
        made.firstDefault = std::vector<double>{};
        return made;
    }

    static Parameter unset(std::string_view name, double minimum, double maximum,
                           std::string_view help)
    {
        Parameter made = range(name, 0.0, 0.0, minimum, maximum, {}, help);
        made.scalar = Scalar::Twice;
        made.info.defaultValue = std::vector<double>{};
        return made;
    }

    static Range rangeOr(const Arguments& arguments, std::string_view name, double otherwise)
    {
        return arguments.numbers(name).empty() ? Range{otherwise, otherwise}
                                               : arguments.range(name);
    }

    static bool isUnset(const Arguments& arguments)
    {
        static constexpr std::string_view kNames[] = {
            "scale.x",        "scale.y",        "translate_percent.x",
            "translate_px.x", "translate_px.y", "translate_percent.y",
            "rotate",         "shear.x",        "shear.y"};
        return std::none_of(std::begin(kNames), std::end(kNames),
                            [&](std::string_view name) { return arguments.isWritten(name); });
    }

    void useFirstDefaults()
    {
        m_scaleX = m_scaleY = {0.9, 1.1};
        m_isInPixels = false;
        m_moveX = m_moveY = {-0.1, 0.1};
        m_rotate = {-15.0, 15.0};
        m_shearX = m_shearY = {-10.0, 10.0};
    }

    [[nodiscard]] cv::Point2d drawMove(cv::Size size, Random& random) const
    {
        if (m_isInPixels) {
            const int x = m_moveX.drawWhole(random);
            return {static_cast<double>(x), static_cast<double>(m_moveY.drawWhole(random))};
        }
        const double x = m_moveX.draw(random) * size.width;
        const double y = m_moveY.draw(random) * size.height;
        return m_isFirst ? cv::Point2d(x, y) : cv::Point2d(std::trunc(x), std::trunc(y));
    }

    [[nodiscard]] double drawScale(const Range& range, Random& random) const
    {
        if (!m_isBalanced)
            return range.draw(random);
        const bool canShrink = range.low < 1.0;
        const bool canGrow = range.high > 1.0;
        if (!canShrink && !canGrow)
            return 1.0;
        const bool shrinks = canShrink && (!canGrow || random.chance(0.5));
        return shrinks ? random.uniform(range.low, 1.0) : random.uniform(1.0, range.high);
    }

    [[nodiscard]] cv::Matx33d matrixOf(const AffineParts& parts, cv::Point2d centre) const
    {
        return m_isFirst ? firstMatrix(parts, centre) : affineAbout(parts, centre);
    }

    /// Version 1 composes by scikit-image: the vertical shear first, then scale, turn and the
    /// horizontal shear in one matrix (skimage.transform.AffineTransform).
    static cv::Matx33d firstMatrix(const AffineParts& parts, cv::Point2d centre)
    {
        constexpr double kDegree = std::numbers::pi / 180.0;
        const double angle = -parts.rotate * kDegree;
        const double tangent = std::tan(parts.shear.x * kDegree);
        const double c = std::cos(angle);
        const double s = std::sin(angle);
        const cv::Matx33d toOrigin(1, 0, -centre.x, 0, 1, -centre.y, 0, 0, 1);
        const cv::Matx33d vertical(1, 0, 0, std::tan(parts.shear.y * kDegree), 1, 0, 0, 0, 1);
        const cv::Matx33d main(parts.scale.x * c, -parts.scale.y * (tangent * c + s),
                               parts.translate.x, parts.scale.x * s,
                               -parts.scale.y * (tangent * s - c), parts.translate.y, 0, 0, 1);
        const cv::Matx33d back(1, 0, centre.x, 0, 1, centre.y, 0, 0, 1);
        return back * main * vertical * toOrigin;
    }

    bool m_isFirst;
    Range m_scaleX;
    Range m_scaleY;
    Range m_rotate;
    Range m_shearX;
    Range m_shearY;
    bool m_isInPixels;
    Range m_moveX;
    Range m_moveY;
    int m_interpolation;
    Border m_border;
    bool m_isFitted;
    bool m_keepsRatio;
    bool m_isBalanced;
    Hull m_hull;
};

class ShiftScaleRotate final : public Step {
public:
    explicit ShiftScaleRotate(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_shiftX(shiftOf(arguments, "shift_limit_x")),
          m_shiftY(shiftOf(arguments, "shift_limit_y")),
          m_scale(arguments.range("scale_limit")),
          m_rotate(arguments.range("rotate_limit")),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("border_mode", "value")),
          m_hull(hullOf(arguments))
    {
    }

    static Definition definition()
    {
        Parameter shiftX = range("shift_limit_x", 0.0, 0.0, -1.0, 1.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "Shift to the right in widths; "
                                                              "unset: shift_limit"));
        Parameter shiftY = range("shift_limit_y", 0.0, 0.0, -1.0, 1.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "Shift down in heights; unset: "
                                                              "shift_limit"));
        shiftX.info.defaultValue = std::vector<double>{};
        shiftY.info.defaultValue = std::vector<double>{};
        std::vector<Parameter> made{
            range("shift_limit", -0.0625, 0.0625, -1.0, 1.0, {},
                  FAULTLINE_TR_NOOP("Augment", "Shift in sides of the image")),
            range("scale_limit", -0.1, 0.1, -1.0, 10.0, {},
                  FAULTLINE_TR_NOOP("Augment", "Scale, less one")),
            range("rotate_limit", -45.0, 45.0, -360.0, 360.0, "°",
                  FAULTLINE_TR_NOOP("Augment", "Angle, counter-clockwise")),
            interpolation(),
            maskInterpolation(),
            std::move(shiftX),
            std::move(shiftY),
            rotateMethod(),
        };
        return {.id = "albumentations/ShiftScaleRotate",
                .name = "ShiftScaleRotate",
                .summary = FAULTLINE_TR_NOOP("Augment", "Moves, scales and turns about the middle"),
                .parameters = joined(std::move(made), borders("reflect_101")),
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const double angle = m_rotate.draw(context.random);
        const double scale = 1.0 + m_scale.draw(context.random);
        // 2.x is an Affine, which draws the scale of each axis for itself.
        const double scaleY = m_isFirst ? scale : 1.0 + m_scale.draw(context.random);
        cv::Point2d shift(m_shiftX.draw(context.random) * size.width,
                          m_shiftY.draw(context.random) * size.height);
        if (m_isFirst) {
            applyFirst(sample, angle, scale, shift);
            return true;
        }
        shift = {std::trunc(shift.x), std::trunc(shift.y)};
        const AffineParts parts{
            .translate = shift, .shear = {}, .scale = {scale, scaleY}, .rotate = angle};
        applyWarp(
            sample,
            {affineAbout(parts, pixelCentre(size)), affineAbout(parts, boxCentre(size)), size},
            m_border, m_interpolation, m_hull);
        return true;
    }

private:
    static Range shiftOf(const Arguments& arguments, std::string_view name)
    {
        return arguments.range(arguments.numbers(name).empty() ? "shift_limit" : name);
    }

    void applyFirst(Sample& sample, double angle, double scale, cv::Point2d shift) const
    {
        const cv::Size size = sample.image.size();
        const auto moved = [&](cv::Matx33d matrix) {
            matrix(0, 2) += shift.x;
            matrix(1, 2) += shift.y;
            return matrix;
        };
        const cv::Matx33d image = moved(rotationAbout(pixelCentre(size), angle, scale));
        setImage(sample, warpedImage(sample.image, image, size, m_border, m_interpolation));
        const cv::Point2d centre = boxCentre(size);
        if (m_hull == Hull::Ellipse) {
            transformBoxes(sample.boxes, rotationAbout(centre, angle, 1.0), Hull::Ellipse, size,
                           size);
            angle = 0.0;
        }
        transformBoxes(sample.boxes, moved(rotationAbout(centre, angle, scale)), Hull::Corners,
                       size, size);
    }

    bool m_isFirst;
    Range m_shiftX;
    Range m_shiftY;
    Range m_scale;
    Range m_rotate;
    int m_interpolation;
    Border m_border;
    Hull m_hull;
};

} // namespace

std::vector<Entry> affineEntries()
{
    return {entryOf<Affine>(), entryOf<ShiftScaleRotate>()};
}

} // namespace faultline::augment::albumentations
