// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/crop_steps.h"

namespace faultline::augment::odapi {

namespace {

class RandomCropImage final : public Transform {
public:
    explicit RandomCropImage(const ParameterReader& reader) : m_crop(RandomCrop::read(reader)) {}
    static Text problem(const ParameterReader& reader)
    {
        return RandomCrop::read(reader).problem();
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        return m_crop.apply(sample, context.random);
    }
    bool takesBytes() const override { return true; }

private:
    RandomCrop m_crop;
};

class RandomCropPadImage final : public Transform {
public:
    explicit RandomCropPadImage(const ParameterReader& reader)
        : m_crop(RandomCrop::read(reader)),
          m_ratios(PadRatios::read(reader)),
          m_colour(reader.numbers("pad_color"))
    {
    }
    static Text problem(const ParameterReader& reader)
    {
        const Text crop = RandomCrop::read(reader).problem();
        return crop.empty() ? PadRatios::problem(reader) : crop;
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size original = sample.image.size();
        const bool isCropped = m_crop.apply(sample, context.random);
        const bool isPadded =
            padRandomly(sample, context.random, padLimits(m_ratios, original, m_colour));
        return isCropped || isPadded;
    }
    bool takesBytes() const override { return true; }

private:
    RandomCrop m_crop;
    PadRatios m_ratios;
    std::vector<double> m_colour;
};

class RandomCropToAspectRatio final : public Transform {
public:
    explicit RandomCropToAspectRatio(const ParameterReader& reader)
        : m_aspect(reader.real("aspect_ratio")),
          m_overlap(static_cast<float>(reader.real("overlap_thresh"))),
          m_clipBoxes(reader.boolean("clip_boxes"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        return cropToAspect(sample, context.random, m_aspect, m_overlap, m_clipBoxes);
    }
    bool takesBytes() const override { return true; }

private:
    double m_aspect;
    float m_overlap;
    bool m_clipBoxes;
};

} // namespace

void addCrops(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<RandomCropImage>(
        "odapi/random_crop_image", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Cuts out a window that covers enough of at least one box."),
        cropParameters(), {.isScaleFree = true}));
    std::vector<ParameterInfo> cropAndPad = cropParameters();
    for (ParameterInfo& ratio : padRatioParameters())
        cropAndPad.push_back(std::move(ratio));
    cropAndPad.push_back(padColour("pad_color"));
    rows.push_back(row<RandomCropPadImage>(
        "odapi/random_crop_pad_image", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Cuts out a window, then pads it at random."),
        std::move(cropAndPad), {.isScaleFree = true}));
    rows.push_back(row<RandomCropToAspectRatio>(
        "odapi/random_crop_to_aspect_ratio", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Cuts out the largest window of an aspect ratio, at a random "
                                     "place."),
        {real("aspect_ratio", 1.0, 0.01, 100.0,
              FAULTLINE_TR_NOOP("Augment", "Width by height of the crop.")),
         overlapParameter(0.3), clipBoxesParameter()},
        {.isScaleFree = true}));
}

} // namespace faultline::augment::odapi
