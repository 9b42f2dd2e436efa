// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/legacy_resize.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment::odapi {

namespace {

/// Distance from the rim within which no crop has its centre: the largest border / 2^k that is
/// less than half the side.
int borderFor(int maxBorder, int side)
{
    const double power = std::ceil(std::log2(2.0 * maxBorder / side));
    const double divisor = std::clamp(std::exp2(power), 1.0, static_cast<double>(maxBorder));
    return maxBorder / static_cast<int>(divisor);
}

/// The step that CenterNet was trained with.
class SquareCropByScale final : public Transform {
public:
    explicit SquareCropByScale(const ParameterReader& reader)
        : m_maxBorder(static_cast<int>(reader.integer("max_border"))),
          m_scaleMin(static_cast<float>(reader.real("scale_min"))),
          m_scaleMax(static_cast<float>(reader.real("scale_max"))),
          m_scaleCount(reader.integer("num_scales"))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const int side = toInt(drawScale(context.random)
                               * static_cast<float>(std::max(size.width, size.height)));
        const int borderY = borderFor(m_maxBorder, size.height);
        const int borderX = borderFor(m_maxBorder, size.width);
        const cv::Range rangeY(borderY, size.height - borderY + 1);
        const cv::Range rangeX(borderX, size.width - borderX + 1);
        if (rangeY.size() < 1 || rangeX.size() < 1 || !isPossible({side, side}))
            return false; // the trainer fails on pictures this small
        const auto y = static_cast<int>(context.random.integer(rangeY.start, rangeY.end));
        const auto x = static_cast<int>(context.random.integer(rangeX.start, rangeX.end));
        const int half = side / 2;
        const cv::Point corner(x - half, y - half);
        // The last row and column of the picture never get into the crop.
        const cv::Rect visible = cv::Rect(corner, cv::Point(x + half, y + half))
                                 & cv::Rect(0, 0, size.width - 1, size.height - 1);
        const cv::Mat part = visible.empty() ? cv::Mat() : sample.image(visible);
        sample.image = part.empty()
                           ? cv::Mat(side, side, sample.image.type(), cv::Scalar())
                           : placed(part, visible.tl() - corner, {side, side}, cv::Scalar());
        reframeBoxes(sample, {corner, cv::Size(side, side)}, size);
        dropOutside(sample);
        clipBoxes(sample);
        return true;
    }
    bool takesBytes() const override { return true; }

private:
    [[nodiscard]] float drawScale(Random& random) const
    {
        const auto index = static_cast<float>(random.integer(0, m_scaleCount));
        const float steps = static_cast<float>(std::max<std::int64_t>(m_scaleCount - 1, 1));
        return m_scaleMin + (m_scaleMax - m_scaleMin) * index / steps;
    }

    int m_maxBorder;
    float m_scaleMin;
    float m_scaleMax;
    std::int64_t m_scaleCount;
};

/// The step that EfficientDet was trained with.
class ScaleCropAndPadToSquare final : public Transform {
public:
    explicit ScaleCropAndPadToSquare(const ParameterReader& reader)
        : m_side(static_cast<int>(reader.integer("output_size"))),
          m_scaleMin(reader.real("scale_min")),
          m_scaleMax(reader.real("scale_max"))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const auto scale = static_cast<float>(context.random.uniform(m_scaleMin, m_scaleMax));
        const auto longest = static_cast<float>(std::max(size.width, size.height));
        const auto scaledSide = [&](int side) {
            return toInt(scale * static_cast<float>(m_side) * (static_cast<float>(side) / longest));
        };
        const cv::Size scaled(scaledSide(size.width), scaledSide(size.height));
        const auto offset = [&](int side) {
            const auto room = static_cast<float>(std::max(0, side - m_side));
            return toInt(room * static_cast<float>(context.random.uniform()));
        };
        const int y = offset(scaled.height);
        const int x = offset(scaled.width);
        if (scaled.width < 1 || scaled.height < 1)
            return false; // the trainer fails
        const cv::Rect window(x, y, m_side, m_side);
        const cv::Mat part =
            legacyResize(sample.image, scaled, ResizeMethod::Bilinear, false, window);
        sample.image =
            part.size() == window.size() ? part : placed(part, {}, {m_side, m_side}, cv::Scalar());
        reframeBoxes(sample, window, scaled);
        dropOutside(sample);
        clipBoxes(sample);
        return true;
    }

    cv::Size outputSize() const override { return {m_side, m_side}; }
    bool takesBytes() const override { return true; }

private:
    int m_side;
    double m_scaleMin;
    double m_scaleMax;
};

} // namespace

void addScaledCrops(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<SquareCropByScale>(
        "odapi/random_square_crop_by_scale", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Cuts out a square about a random centre, black where it "
                                     "leaves the image."),
        {integer("max_border", 128, 1.0, 10000.0,
                 FAULTLINE_TR_NOOP("Augment", "Distance from the rim without centres of crops; "
                                              "halved until it is less than half the side."),
                 "px"),
         real("scale_min", 0.6, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Smallest side, by the longer one of the image.")),
         real("scale_max", 1.3, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Largest side, by the longer one of the image.")),
         integer("num_scales", 8, 1.0, 1000.0,
                 FAULTLINE_TR_NOOP("Augment", "How many sides there are between."))},
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "Images of a pixel or two, on which the "
                                                  "trainer fails, stay as they are.")}));
    rows.push_back(row<ScaleCropAndPadToSquare>(
        "odapi/random_scale_crop_and_pad_to_square", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Scales the image, then cuts out or pads to a square."),
        {integer("output_size", 512, 1.0, 8192.0,
                 FAULTLINE_TR_NOOP("Augment", "Side of the square; should be that of the "
                                              "resizer."),
                 "px"),
         real("scale_min", 0.1, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Smallest longer side, by the square's.")),
         real("scale_max", 2.0, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Largest longer side, by the square's."))},
        {.isScaleFree = true}));
}

} // namespace faultline::augment::odapi
