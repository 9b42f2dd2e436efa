// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/crop_steps.h"

#include "model/augment/geometry.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment::odapi {

namespace {

/// Half to even, as tf.round has it.
int rounded(float value)
{
    return toInt(std::nearbyint(value));
}

/// Drops boxes of which less than `threshold` is in the window; those without area have a share of
/// 0/0, which is no share that is large enough.
void dropSmallShares(Sample& sample, const Window& window, float threshold)
{
    dropBoxes(sample.boxes,
              [&](const Box& box) { return !(intersectionOverArea(box, window) >= threshold); });
}

cv::Scalar fillColour(const Sample& sample, const std::vector<double>& colour)
{
    if (colour.empty())
        return cv::mean(sample.image);
    cv::Scalar filled = cv::Scalar::all(colour.back());
    for (std::size_t c = 0; c < std::min<std::size_t>(colour.size(), 4); ++c)
        filled[static_cast<int>(c)] = colour[c];
    return filled;
}

int scaledSide(int side, double ratio)
{
    return toInt(static_cast<float>(side) * static_cast<float>(ratio));
}

} // namespace

RandomCrop RandomCrop::read(const ParameterReader& reader)
{
    return {.limits = {.minObjectCovered = reader.real("min_object_covered"),
                       .minAspect = reader.real("min_aspect_ratio"),
                       .maxAspect = reader.real("max_aspect_ratio"),
                       .minArea = reader.real("min_area"),
                       .maxArea = reader.real("max_area")},
            .overlapThreshold = static_cast<float>(reader.real("overlap_thresh")),
            .keepProbability = reader.real("random_coef"),
            .clipBoxes = reader.boolean("clip_boxes")};
}

Text RandomCrop::problem() const
{
    if (!(limits.minAspect > 0.0) || !(limits.maxAspect > 0.0))
        return FAULTLINE_TR_NOOP("Errors", "Aspect ratio must be non-negative and not 0");
    if (!(limits.minArea > 0.0) || !(limits.maxArea > 0.0))
        return FAULTLINE_TR_NOOP("Errors", "Area range must be non-negative and not 0");
    if (limits.minAspect > limits.maxAspect)
        return FAULTLINE_TR_NOOP("Errors", "min_aspect_ratio is larger than max_aspect_ratio");
    if (limits.minArea > limits.maxArea)
        return FAULTLINE_TR_NOOP("Errors", "min_area is larger than max_area");
    return {};
}

bool RandomCrop::apply(Sample& sample, Random& random) const
{
    if (keepProbability > 0.0 && !(random.uniform() > keepProbability))
        return false;
    const cv::Rect window = sampleDistortedBox(sample.image.size(), sample.boxes, limits, random);
    cropTo(sample, window, overlapThreshold, clipBoxes);
    return true;
}

void cropTo(Sample& sample, const cv::Rect& window, float overlapThreshold, bool clipBoxes)
{
    const Window frame = windowOf(window, sample.image.size());
    dropBoxes(sample.boxes, [&frame](const Box& box) { return isOutside(box, frame); });
    dropSmallShares(sample, frame, overlapThreshold);
    for (Box& box : sample.boxes)
        reframe(box, frame);
    if (clipBoxes)
        odapi::clipBoxes(sample);
    sample.image = sample.image(window);
}

bool cropToAspect(Sample& sample, Random& random, double aspect, float overlapThreshold,
                  bool clipBoxes)
{
    const cv::Size size = sample.image.size();
    const auto wanted = static_cast<float>(aspect);
    const float present = static_cast<float>(size.width) / static_cast<float>(size.height);
    const cv::Size target(
        present <= wanted ? size.width : rounded(static_cast<float>(size.height) * wanted),
        present >= wanted ? size.height : rounded(static_cast<float>(size.width) / wanted));
    if (target.width < 1 || target.height < 1 || target.width > size.width
        || target.height > size.height) {
        return false;
    }
    const auto y = static_cast<int>(random.integer(0, size.height - target.height + 1));
    const auto x = static_cast<int>(random.integer(0, size.width - target.width + 1));
    const cv::Rect window({x, y}, target);
    const Window frame = windowOf(window, size);
    dropSmallShares(sample, frame, overlapThreshold);
    for (Box& box : sample.boxes)
        reframe(box, frame);
    if (clipBoxes) {
        odapi::clipBoxes(sample);
        dropBoxes(sample.boxes,
                  [](const Box& box) { return !(box.width() * box.height() > 0.0F); });
    }
    sample.image = sample.image(window);
    return true;
}

bool padRandomly(Sample& sample, Random& random, const PadLimits& limits)
{
    const cv::Size size = sample.image.size();
    const cv::Size smallest = limits.smallest.value_or(size);
    const cv::Size largest = limits.largest.value_or(size * 2);
    const auto drawn = [&random](int low, int high, int present) {
        low = std::max(low, present);
        high = std::max(high, present);
        return high > low ? static_cast<int>(random.integer(low, high)) : high;
    };
    const int height = drawn(smallest.height, largest.height, size.height);
    const int width = drawn(smallest.width, largest.width, size.width);
    const int y =
        height > size.height ? static_cast<int>(random.integer(0, height - size.height)) : 0;
    const int x = width > size.width ? static_cast<int>(random.integer(0, width - size.width)) : 0;
    if (!isPossible({width, height}))
        return false;
    const cv::Scalar colour = fillColour(sample, limits.colour);
    sample.image = placed(sample.image, {x, y}, {width, height}, colour);
    reframeBoxes(sample, {-x, -y, width, height}, size);
    return true;
}

PadRatios PadRatios::read(const ParameterReader& reader)
{
    PadRatios ratios;
    if (const auto low = reader.numbers("min_padded_size_ratio"); low.size() == 2) {
        ratios.minHeight = low[0];
        ratios.minWidth = low[1];
    }
    if (const auto high = reader.numbers("max_padded_size_ratio"); high.size() == 2) {
        ratios.maxHeight = high[0];
        ratios.maxWidth = high[1];
    }
    return ratios;
}

Text PadRatios::problem(const ParameterReader& reader)
{
    for (const char* name : {"min_padded_size_ratio", "max_padded_size_ratio"}) {
        const std::size_t count = reader.numbers(name).size();
        if (count != 0 && count != 2)
            return {FAULTLINE_TR_NOOP("Errors", "%1 should have 2 elements if set"), {name}};
    }
    return {};
}

PadLimits padLimits(const PadRatios& ratios, cv::Size original, std::vector<double> colour)
{
    return {.smallest = cv::Size(scaledSide(original.width, ratios.minWidth),
                                 scaledSide(original.height, ratios.minHeight)),
            .largest = cv::Size(scaledSide(original.width, ratios.maxWidth),
                                scaledSide(original.height, ratios.maxHeight)),
            .colour = std::move(colour)};
}

bool padToAspect(Sample& sample, Random& random, double aspect, const PadRatios& ratios)
{
    const cv::Size size = sample.image.size();
    const auto height = static_cast<float>(size.height);
    const auto width = static_cast<float>(size.width);
    const auto wanted = static_cast<float>(aspect);
    const float present = width / height;
    const float targetHeight = present <= wanted ? height : width / wanted;
    const float targetWidth = present >= wanted ? width : height * wanted;
    const auto limit = [](double ratio, float side, float target) {
        return std::max(static_cast<float>(ratio) * side, target) / target;
    };
    const float most = std::min(limit(ratios.maxHeight, height, targetHeight),
                                limit(ratios.maxWidth, width, targetWidth));
    const float least = std::min(most, std::max(limit(ratios.minHeight, height, targetHeight),
                                                limit(ratios.minWidth, width, targetWidth)));
    const auto scale =
        static_cast<float>(random.uniform(static_cast<double>(least), static_cast<double>(most)));
    const cv::Size target(rounded(scale * targetWidth), rounded(scale * targetHeight));
    if (!isPossible(target) || target.width < size.width || target.height < size.height)
        return false;
    sample.image = placed(sample.image, {}, target, cv::Scalar());
    reframeBoxes(sample, cv::Rect({}, target), size);
    return true;
}

ParameterInfo clipBoxesParameter()
{
    return flag("clip_boxes", true,
                FAULTLINE_TR_NOOP("Augment", "Cut boxes off at the rim of the crop."));
}

ParameterInfo overlapParameter(double defaultValue)
{
    return probability("overlap_thresh", defaultValue,
                       FAULTLINE_TR_NOOP("Augment", "Boxes of which less than this share is in "
                                                    "the crop are dropped."));
}

std::vector<ParameterInfo> cropParameters()
{
    return {
        probability("min_object_covered", 1.0,
                    FAULTLINE_TR_NOOP("Augment", "Share of at least one box that the crop must "
                                                 "cover.")),
        real("min_aspect_ratio", 0.75, 0.0, 100.0,
             FAULTLINE_TR_NOOP("Augment", "Smallest width by height of the crop.")),
        real("max_aspect_ratio", 1.33, 0.0, 100.0,
             FAULTLINE_TR_NOOP("Augment", "Largest width by height of the crop.")),
        probability("min_area", 0.1,
                    FAULTLINE_TR_NOOP("Augment", "Smallest share of the image in the crop.")),
        probability("max_area", 1.0,
                    FAULTLINE_TR_NOOP("Augment", "Largest share of the image in the crop.")),
        overlapParameter(0.3),
        clipBoxesParameter(),
        probability("random_coef", 0.0,
                    FAULTLINE_TR_NOOP("Augment", "Share of images that stay whole.")),
    };
}

std::vector<ParameterInfo> padRatioParameters()
{
    return {
        numbers("min_padded_size_ratio", {}, 0.0, 20.0,
                FAULTLINE_TR_NOOP("Augment", "Smallest height and width after padding, by the "
                                             "original's; unset: 1, 1.")),
        numbers("max_padded_size_ratio", {}, 0.0, 20.0,
                FAULTLINE_TR_NOOP("Augment", "Largest height and width after padding, by the "
                                             "original's; unset: 2, 2.")),
    };
}

} // namespace faultline::augment::odapi
