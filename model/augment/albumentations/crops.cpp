// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/crops.h"

#include "model/augment/albumentations/padding.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

std::vector<Parameter> sizeParameters()
{
    return {
        whole("height", 512, 1, kMaxSide, "px", FAULTLINE_TR_NOOP("Augment", "Height of the crop")),
        whole("width", 512, 1, kMaxSide, "px", FAULTLINE_TR_NOOP("Augment", "Width of the crop"))};
}

/// RandomCrop and CenterCrop.
class SizedCrop : public Step {
public:
    SizedCrop(const Arguments& arguments, bool isRandom)
        : Step(arguments),
          m_isRandom(isRandom),
          m_size(arguments.whole("width"), arguments.whole("height")),
          m_pads(arguments.flag("pad_if_needed")),
          m_position(arguments.choice("pad_position")),
          m_border(arguments.border("pad_mode", "pad_cval"))
    {
    }

    static std::vector<Parameter> parameters()
    {
        std::vector<Parameter> made = sizeParameters();
        made.push_back(with(flag("pad_if_needed", false,
                                 FAULTLINE_TR_NOOP("Augment", "Pad images that are smaller "
                                                              "instead of failing")),
                            kFromMiddle));
        made.push_back(padPosition("pad_position", kFromMiddle));
        std::vector<Parameter> edge = borders("pad_mode", "pad_cval", "pad_cval_mask");
        for (Parameter& parameter : edge)
            parameter.in = parameter.in == kUntilMiddle ? kMiddle : parameter.in;
        return joined(std::move(made), std::move(edge));
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (m_pads) {
            if (!isUsableSize({std::max(m_size.width, sample.image.cols),
                               std::max(m_size.height, sample.image.rows)},
                              context))
                return false;
            const Padding padding =
                paddingTo(sample.image.size(), m_size, m_position, context.random);
            pad(sample, padding, m_border, m_border.isReflecting());
        }
        if (!holdsCrop(sample, m_size, context))
            return false;
        const cv::Size free = sample.image.size() - m_size;
        cv::Rect part({free.width / 2, free.height / 2}, m_size);
        if (m_isRandom) {
            const double down = context.random.uniform();
            const double right = context.random.uniform();
            part.y = cropStart(sample.image.rows, m_size.height, down);
            part.x = cropStart(sample.image.cols, m_size.width, right);
        }
        crop(sample, part);
        return true;
    }

    [[nodiscard]] cv::Size outputSize() const override { return isCertain() ? m_size : cv::Size(); }

private:
    bool m_isRandom;
    cv::Size m_size;
    bool m_pads;
    int m_position;
    Border m_border;
};

class RandomCrop final : public SizedCrop {
public:
    explicit RandomCrop(const Arguments& arguments) : SizedCrop(arguments, true) {}
    static Definition definition()
    {
        return {.id = "albumentations/RandomCrop",
                .name = "RandomCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out a part of a size, anywhere"),
                .parameters = parameters(),
                .p = 1.0};
    }
};

class CenterCrop final : public SizedCrop {
public:
    explicit CenterCrop(const Arguments& arguments) : SizedCrop(arguments, false) {}
    static Definition definition()
    {
        return {.id = "albumentations/CenterCrop",
                .name = "CenterCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out the middle"),
                .parameters = parameters(),
                .p = 1.0};
    }
};

class RandomResizedCrop final : public Step {
public:
    explicit RandomResizedCrop(const Arguments& arguments)
        : Step(arguments),
          m_scale(arguments.range("scale")),
          m_ratio(arguments.range("ratio")),
          m_interpolation(arguments.interpolation()),
          m_isAreaForDownscale(arguments.choice("area_for_downscale") != 0)
    {
        const std::vector<double> size = arguments.numbers("size");
        if (size.size() == 2 && arguments.has("size"))
            m_size = {toInt(size[1]), toInt(size[0])};
        if (arguments.has("height") && (size.size() != 2 || arguments.isWritten("height")))
            m_size = {arguments.whole("width"), arguments.whole("height")};
        if (m_size.area() <= 0)
            arguments.refuse(FAULTLINE_TR_NOOP("Errors", "size is not given"));
    }

    static Definition definition()
    {
        std::vector<Parameter> made = sizeParameters();
        for (Parameter& parameter : made)
            parameter.in = kUntilMiddle;
        made.push_back(with(size("size", {512.0, 512.0},
                                 FAULTLINE_TR_NOOP("Augment", "Height and width of the result")),
                            kFromMiddle));
        made.push_back(range("scale", 0.08, 1.0, 0.0, 1.0, {},
                             FAULTLINE_TR_NOOP("Augment", "Area of the crop, of the image's")));
        made.push_back(range("ratio", 0.75, 1.3333333333333333, 0.01, 100.0, {},
                             FAULTLINE_TR_NOOP("Augment", "Width of the crop by its height")));
        made.push_back(interpolation());
        made.push_back(maskInterpolation());
        made.push_back(areaForDownscale());
        return {.id = "albumentations/RandomResizedCrop",
                .name = "RandomResizedCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out a part of random area and shape "
                                                        "and stretches it to a size"),
                .parameters = std::move(made),
                .p = 1.0,
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isUsableSize(m_size, context))
            return false;
        const cv::Rect part = drawPart(sample.image.size(), context.random);
        const bool isDownscale = part.height > m_size.height || part.width > m_size.width;
        cropResized(sample, part, m_size,
                    isDownscale && m_isAreaForDownscale ? static_cast<int>(cv::INTER_AREA)
                                                        : m_interpolation);
        return true;
    }

    [[nodiscard]] cv::Size outputSize() const override { return isCertain() ? m_size : cv::Size(); }

private:
    [[nodiscard]] cv::Rect drawPart(cv::Size size, Random& random) const
    {
        const double area = static_cast<double>(size.width) * size.height;
        const double low = std::log(m_ratio.low);
        const double high = std::log(m_ratio.high);
        for (int attempt = 0; attempt < 10; ++attempt) {
            const double wanted = m_scale.draw(random) * area;
            const double ratio = std::exp(random.uniform(low, high));
            const int width = pythonRound(std::sqrt(wanted * ratio));
            const int height = pythonRound(std::sqrt(wanted / ratio));
            if (width > 0 && width <= size.width && height > 0 && height <= size.height) {
                const double down = random.uniform();
                const double right = random.uniform();
                return {cropStart(size.width, width, right), cropStart(size.height, height, down),
                        width, height};
            }
        }
        return middlePart(size);
    }

    /// The largest part in the middle whose shape is allowed.
    [[nodiscard]] cv::Rect middlePart(cv::Size size) const
    {
        const double ratio = static_cast<double>(size.width) / size.height;
        cv::Size part = size;
        if (ratio < m_ratio.low)
            part.height = pythonRound(size.width / m_ratio.low);
        else if (ratio > m_ratio.high)
            part.width = pythonRound(size.height * m_ratio.high);
        return within({(size.width - part.width) / 2, (size.height - part.height) / 2, part.width,
                       part.height},
                      size);
    }

    cv::Size m_size;
    Range m_scale;
    Range m_ratio;
    int m_interpolation;
    bool m_isAreaForDownscale;
};

} // namespace

void crop(Sample& sample, cv::Rect part)
{
    const cv::Size before = sample.image.size();
    setImage(sample, sample.image(part).clone());
    reframeBoxes(sample.boxes, part, before);
}

void cropResized(Sample& sample, cv::Rect part, cv::Size size, int interpolation)
{
    const cv::Size before = sample.image.size();
    const cv::Mat view = sample.image(part);
    setImage(sample, part.size() == size ? view.clone() : resized(view, size, interpolation));
    reframeBoxes(sample.boxes, part, before);
}

int cropStart(int length, int cropLength, double start)
{
    return std::clamp(toInt((length - cropLength + 1) * start), 0, length - cropLength);
}

bool holdsCrop(const Sample& sample, cv::Size size, TransformContext& context)
{
    if (sample.image.cols >= size.width && sample.image.rows >= size.height)
        return true;
    context.failure = {
        FAULTLINE_TR_NOOP("Errors", "the crop of %1 x %2 is larger than the image of %3 x %4"),
        {std::to_string(size.width), std::to_string(size.height), std::to_string(sample.image.cols),
         std::to_string(sample.image.rows)}};
    return false;
}

cv::Rect within(cv::Rect part, cv::Size size)
{
    const int x = std::clamp(part.x, 0, size.width - 1);
    const int y = std::clamp(part.y, 0, size.height - 1);
    return {x, y, std::clamp(part.width, 1, size.width - x),
            std::clamp(part.height, 1, size.height - y)};
}

std::vector<Entry> cropEntries()
{
    return {entryOf<RandomCrop>(), entryOf<CenterCrop>(), entryOf<RandomResizedCrop>()};
}

} // namespace faultline::augment::albumentations
