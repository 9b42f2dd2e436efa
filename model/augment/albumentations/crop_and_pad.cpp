// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/crops.h"
#include "model/augment/albumentations/padding.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace faultline::augment::albumentations {

namespace {

/// What crosses a side: positive adds, negative cuts off. Top, right, bottom, left.
using Sides = std::array<int, 4>;

/// Gives back as much of two opposite cuts as leaves a pixel.
void leaveAPixel(int& first, int& second, int length)
{
    if (length - (first + second) >= 1)
        return;
    const int regain = length + 1;
    int regainFirst = (regain + 1) / 2;
    int regainSecond = regain / 2;
    if (regainFirst > first) {
        regainSecond += regainFirst - first;
        regainFirst = first;
    } else if (regainSecond > second) {
        regainFirst += regainSecond - second;
        regainSecond = second;
    }
    first = std::max(0, first - regainFirst);
    second = std::max(0, second - regainSecond);
}

class CropAndPad final : public Step {
public:
    explicit CropAndPad(const Arguments& arguments)
        : Step(arguments),
          m_pixels(arguments.numbers("px")),
          m_shares(arguments.numbers("percent")),
          m_keepsSize(arguments.flag("keep_size")),
          m_isIndependent(arguments.flag("sample_independently")),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("pad_mode", "pad_cval")),
          m_colour(arguments.numbers(
              arguments.isFirst() || arguments.isWritten("pad_cval") ? "pad_cval" : "fill"))
    {
        const auto isUsable = [](const std::vector<double>& given) {
            return given.size() == 1 || given.size() == 2 || given.size() == 4 || given.size() == 8;
        };
        if (m_pixels.empty() == m_shares.empty())
            arguments.refuse(FAULTLINE_TR_NOOP("Errors", "one of px and percent must be given"));
        else if (!isUsable(m_pixels.empty() ? m_shares : m_pixels))
            arguments.refuse(FAULTLINE_TR_NOOP(
                "Errors", "px or percent must be one, two, four or four times two numbers"));
        m_isFirst = arguments.isFirst();
    }

    static Definition definition()
    {
        Parameter pixels = numbers("px", {}, -kMaxSide, kMaxSide,
                                   FAULTLINE_TR_NOOP("Augment", "Pixels added to the sides, cut "
                                                                "off if negative: one number, a "
                                                                "range, four sides from the top "
                                                                "clockwise, or four ranges"));
        pixels.coding = Coding::Sides;
        pixels.info.unit = "px";
        Parameter shares = numbers("percent", {}, -1.0, 10.0,
                                   FAULTLINE_TR_NOOP("Augment", "The same in sides of the "
                                                                "image"));
        shares.coding = Coding::SidesReal;
        std::vector<Parameter> made{
            std::move(pixels),
            std::move(shares),
            flag("keep_size", true,
                 FAULTLINE_TR_NOOP("Augment", "Stretch the result to the size it had")),
            flag("sample_independently", true,
                 FAULTLINE_TR_NOOP("Augment", "Draw for each side, not once for all")),
            interpolation(),
            maskInterpolation(),
        };
        return {.id = "albumentations/CropAndPad",
                .name = "CropAndPad",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts off or adds a border on each side"),
                .parameters =
                    joined(std::move(made), borders("pad_mode", "pad_cval", "pad_cval_mask")),
                .p = 1.0};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const Sides sides = drawSides(size, context.random);
        int top = std::max(0, -sides[0]);
        int right = std::max(0, -sides[1]);
        int bottom = std::max(0, -sides[2]);
        int left = std::max(0, -sides[3]);
        leaveAPixel(top, bottom, size.height);
        leaveAPixel(left, right, size.width);
        const cv::Rect part =
            within({left, top, size.width - left - right, size.height - top - bottom}, size);
        const Padding padding{.top = std::max(0, sides[0]),
                              .bottom = std::max(0, sides[2]),
                              .left = std::max(0, sides[3]),
                              .right = std::max(0, sides[1])};
        if (!isUsableSize({part.width + padding.left + padding.right,
                           part.height + padding.top + padding.bottom},
                          context))
            return false;
        if (part.size() != size)
            crop(sample, part);
        pad(sample, padding, drawBorder(context.random), false);
        if (m_keepsSize)
            setImage(sample, resized(sample.image, size, m_interpolation));
        return true;
    }

private:
    [[nodiscard]] Sides drawSides(cv::Size size, Random& random) const
    {
        const bool isPixels = !m_pixels.empty();
        const std::vector<double>& given = isPixels ? m_pixels : m_shares;
        // randrange() leaves its upper end out.
        const auto draw = [&](double low, double high) {
            return isPixels ? static_cast<double>(random.integer(toInt(low), toInt(high)))
                            : random.uniform(low, high);
        };
        std::array<double, 4> drawn{};
        if (given.size() == 2 && !m_isIndependent) {
            drawn.fill(draw(given[0], given[1]));
        } else {
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                if (given.size() == 1)
                    drawn[i] = given[0];
                else if (given.size() == 4)
                    drawn[i] = given[i];
                else
                    drawn[i] = given.size() == 2 ? draw(given[0], given[1])
                                                 : draw(given[2 * i], given[2 * i + 1]);
            }
        }
        Sides sides{};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const int side = i % 2 == 0 ? size.height : size.width;
            sides[i] = toInt(isPixels ? drawn[i] : drawn[i] * side);
        }
        return sides;
    }

    /// Of two colours it draws between, of more it picks one; each for all channels.
    [[nodiscard]] Border drawBorder(Random& random) const
    {
        if (m_colour.size() < 2)
            return m_border;
        double value = 0.0;
        if (m_colour.size() == 2)
            value = random.uniform(m_colour[0], m_colour[1]);
        else
            value = m_colour[static_cast<std::size_t>(
                random.integer(0, static_cast<std::int64_t>(m_colour.size())))];
        return {m_border.mode, m_isFirst ? cv::Scalar(value) : cv::Scalar::all(value)};
    }

    std::vector<double> m_pixels;
    std::vector<double> m_shares;
    bool m_keepsSize;
    bool m_isIndependent;
    int m_interpolation;
    Border m_border;
    std::vector<double> m_colour;
    bool m_isFirst = false;
};

} // namespace

std::vector<Entry> cropAndPadEntries()
{
    return {entryOf<CropAndPad>()};
}

} // namespace faultline::augment::albumentations
