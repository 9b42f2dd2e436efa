// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/crop_steps.h"

#include <algorithm>

namespace faultline::augment::odapi {

namespace {

class RandomPadImage final : public Transform {
public:
    explicit RandomPadImage(const ParameterReader& reader)
    {
        const auto size = [&reader](std::string_view width,
                                    std::string_view height) -> std::optional<cv::Size> {
            if (reader.numbers(width).empty() || reader.numbers(height).empty())
                return std::nullopt;
            return cv::Size(static_cast<int>(reader.integer(width)),
                            static_cast<int>(reader.integer(height)));
        };
        m_limits.smallest = size("min_image_width", "min_image_height");
        m_limits.largest = size("max_image_width", "max_image_height");
        m_limits.colour = reader.numbers("pad_color");
    }
    static Text problem(const ParameterReader& reader)
    {
        for (const auto& [height, width] : {std::pair("min_image_height", "min_image_width"),
                                            std::pair("max_image_height", "max_image_width")}) {
            if (reader.numbers(height).empty() != reader.numbers(width).empty()) {
                return {FAULTLINE_TR_NOOP("Errors", "%1 and %2 should be either both set or both "
                                                    "unset"),
                        {height, width}};
            }
        }
        return {};
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        return padRandomly(sample, context.random, m_limits);
    }
    bool takesBytes() const override { return true; }

private:
    PadLimits m_limits;
};

class RandomAbsolutePadImage final : public Transform {
public:
    explicit RandomAbsolutePadImage(const ParameterReader& reader)
        : m_most(static_cast<int>(reader.integer("max_width_padding")),
                 static_cast<int>(reader.integer("max_height_padding"))),
          m_colour(reader.numbers("pad_color"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        // The trainer takes 0 for unset, which is 1: no padding, as 1 is not reached.
        const cv::Size most(size.width + std::max(m_most.width, 1),
                            size.height + std::max(m_most.height, 1));
        return padRandomly(sample, context.random,
                           {.smallest = size, .largest = most, .colour = m_colour});
    }
    bool takesBytes() const override { return true; }

private:
    cv::Size m_most;
    std::vector<double> m_colour;
};

std::vector<ParameterInfo> sizeParameters()
{
    constexpr double kMost = kMaxSide;
    return {
        optionalInteger("min_image_height", 1.0, kMost,
                        FAULTLINE_TR_NOOP("Augment", "Smallest height; unset: the image's."), "px"),
        optionalInteger("min_image_width", 1.0, kMost,
                        FAULTLINE_TR_NOOP("Augment", "Smallest width; unset: the image's."), "px"),
        optionalInteger("max_image_height", 1.0, kMost,
                        FAULTLINE_TR_NOOP("Augment", "Height that is not reached; unset: "
                                                     "twice the image's."),
                        "px"),
        optionalInteger("max_image_width", 1.0, kMost,
                        FAULTLINE_TR_NOOP("Augment", "Width that is not reached; unset: twice "
                                                     "the image's."),
                        "px"),
        padColour("pad_color")};
}

} // namespace

void addPads(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<RandomPadImage>(
        "odapi/random_pad_image", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Puts the image at a random place of a larger one."),
        sizeParameters()));
    rows.push_back(row<RandomAbsolutePadImage>(
        "odapi/random_absolute_pad_image", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Adds up to so many pixels around the image."),
        {integer("max_height_padding", 1, 0.0, 8192.0,
                 FAULTLINE_TR_NOOP("Augment", "Added height stays below this."), "px"),
         integer("max_width_padding", 1, 0.0, 8192.0,
                 FAULTLINE_TR_NOOP("Augment", "Added width stays below this."), "px"),
         padColour("pad_color")}));
}

} // namespace faultline::augment::odapi
