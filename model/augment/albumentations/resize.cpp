// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

/// Interpolation of a step, with the average of areas where it shrinks, if that is asked for.
struct Sampling {
    explicit Sampling(const Arguments& arguments)
        : interpolation(arguments.interpolation()),
          isAreaForDownscale(arguments.choice("area_for_downscale") != 0)
    {
    }
    [[nodiscard]] int of(bool isDownscale) const
    {
        return isDownscale && isAreaForDownscale ? static_cast<int>(cv::INTER_AREA) : interpolation;
    }

    int interpolation;
    bool isAreaForDownscale;
};

class Resize final : public Step {
public:
    explicit Resize(const Arguments& arguments)
        : Step(arguments),
          m_size(arguments.whole("width"), arguments.whole("height")),
          m_sampling(arguments)
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/Resize",
                .name = "Resize",
                .group = TransformGroup::Size,
                .summary = FAULTLINE_TR_NOOP("Augment", "Stretches to a size; the shape changes"),
                .parameters = {whole("height", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Height of the result")),
                               whole("width", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Width of the result")),
                               interpolation(), maskInterpolation(), areaForDownscale()},
                .p = 1.0,
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isUsableSize(m_size, context))
            return false;
        const cv::Size old = sample.image.size();
        const bool isDownscale = m_size.height < old.height || m_size.width < old.width;
        setImage(sample, resized(sample.image, m_size, m_sampling.of(isDownscale)));
        return true;
    }

    [[nodiscard]] cv::Size outputSize() const override { return isCertain() ? m_size : cv::Size(); }

private:
    cv::Size m_size;
    Sampling m_sampling;
};

/// LongestMaxSize and SmallestMaxSize: one factor for both sides.
class MaxSize : public Step {
public:
    MaxSize(const Arguments& arguments, bool isLongest)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_isLongest(isLongest),
          m_sizes(arguments.numbers("max_size")),
          m_sizeHw(arguments.numbers("max_size_hw")),
          m_sampling(arguments)
    {
        if (m_sizes.empty() && m_sizeHw.size() != 2)
            arguments.refuse(
                FAULTLINE_TR_NOOP("Errors", "neither max_size nor max_size_hw is given"));
    }

    static std::vector<Parameter> parameters()
    {
        Parameter size = numbers("max_size", {}, 1.0, kMaxSide,
                                 FAULTLINE_TR_NOOP("Augment", "The side in pixels; of several "
                                                              "one is drawn"));
        size.info.unit = "px";
        size.coding = Coding::OneOrMany;
        size = formerly(std::move(size), std::vector<double>{1024.0});
        Parameter pair = numbers("max_size_hw", {}, 0.0, kMaxSide,
                                 FAULTLINE_TR_NOOP("Augment", "Height and width instead; 0: that "
                                                              "side does not count"));
        pair.info.unit = "px";
        pair.coding = Coding::ZeroIsNull;
        pair.in = kFromMiddle;
        return {std::move(size), std::move(pair), interpolation(), maskInterpolation(),
                areaForDownscale()};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size old = sample.image.size();
        const double scale = scaleFor(old, context.random);
        if (m_isFirst && scale == 1.0)
            return true;
        const cv::Size made(std::max(1, pythonRound(old.width * scale)),
                            std::max(1, pythonRound(old.height * scale)));
        if (!isUsableSize(made, context))
            return false;
        setImage(sample, resized(sample.image, made, m_sampling.of(scale < 1.0)));
        return true;
    }

private:
    [[nodiscard]] double scaleFor(cv::Size size, Random& random) const
    {
        if (!m_sizes.empty()) {
            const auto at = random.integer(0, static_cast<std::int64_t>(m_sizes.size()));
            const int side =
                m_isLongest ? std::max(size.width, size.height) : std::min(size.width, size.height);
            return std::trunc(m_sizes[static_cast<std::size_t>(at)]) / side;
        }
        const double height = m_sizeHw[0] / size.height;
        const double width = m_sizeHw[1] / size.width;
        if (m_sizeHw[0] <= 0.0 || m_sizeHw[1] <= 0.0)
            return std::max(height, width);
        return m_isLongest ? std::min(height, width) : std::max(height, width);
    }

    bool m_isFirst;
    bool m_isLongest;
    std::vector<double> m_sizes;
    std::vector<double> m_sizeHw;
    Sampling m_sampling;
};

class LongestMaxSize final : public MaxSize {
public:
    explicit LongestMaxSize(const Arguments& arguments) : MaxSize(arguments, true) {}
    static Definition definition()
    {
        return {.id = "albumentations/LongestMaxSize",
                .name = "LongestMaxSize",
                .group = TransformGroup::Size,
                .summary = FAULTLINE_TR_NOOP("Augment", "Resizes so that the longer side has a "
                                                        "length, smaller images too"),
                .parameters = parameters(),
                .p = 1.0,
                .isScaleFree = true};
    }
};

class SmallestMaxSize final : public MaxSize {
public:
    explicit SmallestMaxSize(const Arguments& arguments) : MaxSize(arguments, false) {}
    static Definition definition()
    {
        return {.id = "albumentations/SmallestMaxSize",
                .name = "SmallestMaxSize",
                .group = TransformGroup::Size,
                .summary = FAULTLINE_TR_NOOP("Augment", "Resizes so that the shorter side has a "
                                                        "length, smaller images too"),
                .parameters = parameters(),
                .p = 1.0,
                .isScaleFree = true};
    }
};

class RandomScale final : public Step {
public:
    explicit RandomScale(const Arguments& arguments)
        : Step(arguments), m_scale(arguments.range("scale_limit")), m_sampling(arguments)
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/RandomScale",
                .name = "RandomScale",
                .group = TransformGroup::Size,
                .summary = FAULTLINE_TR_NOOP("Augment", "Resizes by a random factor"),
                .parameters = {range("scale_limit", -0.1, 0.1, -0.99, 10.0, {},
                                     FAULTLINE_TR_NOOP("Augment", "The factor, less one")),
                               interpolation(), maskInterpolation(), areaForDownscale()}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const double scale = 1.0 + m_scale.draw(context.random);
        const cv::Size made(std::max(1, toInt(sample.image.cols * scale)),
                            std::max(1, toInt(sample.image.rows * scale)));
        if (!isUsableSize(made, context))
            return false;
        setImage(sample, resized(sample.image, made, m_sampling.of(scale < 1.0)));
        return true;
    }

private:
    Range m_scale;
    Sampling m_sampling;
};

} // namespace

std::vector<Entry> resizeEntries()
{
    return {entryOf<Resize>(), entryOf<LongestMaxSize>(), entryOf<SmallestMaxSize>(),
            entryOf<RandomScale>()};
}

} // namespace faultline::augment::albumentations
