// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/colour_math.h"
#include "model/augment/odapi/odapi_step.h"

#include <opencv2/imgproc.hpp>

namespace faultline::augment::odapi {

namespace {

// Each draw and what it does, for the steps of their own and for random_distort_color.

cv::Mat brightness(const cv::Mat& image, Random& random, double maxDelta)
{
    const double delta = random.uniform(-maxDelta, maxDelta);
    return scaledAndClipped(image, 1.0F, static_cast<float>(255.0 * delta));
}

cv::Mat contrast(const cv::Mat& image, Random& random, double low, double high)
{
    return withContrast(image, random.uniform(low, high));
}

cv::Mat hue(const cv::Mat& image, Random& random, double maxDelta)
{
    return withHue(image, random.uniform(-maxDelta, maxDelta));
}

cv::Mat saturation(const cv::Mat& image, Random& random, double low, double high)
{
    return withSaturation(image, random.uniform(low, high));
}

class AdjustBrightness final : public Transform {
public:
    explicit AdjustBrightness(const ParameterReader& reader) : m_delta(reader.real("max_delta")) {}
    bool apply(Sample& sample, TransformContext& context) const override
    {
        sample.image = brightness(sample.image, context.random, m_delta);
        return true;
    }

private:
    double m_delta;
};

class AdjustHue final : public Transform {
public:
    explicit AdjustHue(const ParameterReader& reader) : m_delta(reader.real("max_delta")) {}
    bool apply(Sample& sample, TransformContext& context) const override
    {
        sample.image = hue(sample.image, context.random, m_delta);
        return true;
    }

private:
    double m_delta;
};

class AdjustContrast final : public Transform {
public:
    explicit AdjustContrast(const ParameterReader& reader)
        : m_low(reader.real("min_delta")), m_high(reader.real("max_delta"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        sample.image = contrast(sample.image, context.random, m_low, m_high);
        return true;
    }

private:
    double m_low;
    double m_high;
};

class AdjustSaturation final : public Transform {
public:
    explicit AdjustSaturation(const ParameterReader& reader)
        : m_low(reader.real("min_delta")), m_high(reader.real("max_delta"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        sample.image = saturation(sample.image, context.random, m_low, m_high);
        return true;
    }

private:
    double m_low;
    double m_high;
};

class DistortColor final : public Transform {
public:
    explicit DistortColor(const ParameterReader& reader)
        : m_contrastFirst(reader.integer("color_ordering") == 1)
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        Random& random = context.random;
        cv::Mat image = brightness(sample.image, random, 32.0 / 255.0);
        if (m_contrastFirst)
            image = contrast(image, random, 0.5, 1.5);
        image = saturation(image, random, 0.5, 1.5);
        image = hue(image, random, 0.2);
        if (!m_contrastFirst)
            image = contrast(image, random, 0.5, 1.5);
        sample.image = image;
        return true;
    }

private:
    bool m_contrastFirst;
};

class RgbToGray final : public Transform {
public:
    explicit RgbToGray(const ParameterReader& reader) : m_probability(reader.real("probability")) {}
    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (context.random.uniform() > m_probability || sample.image.channels() != 3)
            return false;
        const cv::Mat gray = toGray(sample.image);
        cv::Mat image;
        cv::cvtColor(gray, image, cv::COLOR_GRAY2RGB);
        sample.image = image;
        return true;
    }

private:
    double m_probability;
};

class AdjustGamma final : public Transform {
public:
    explicit AdjustGamma(const ParameterReader& reader)
        : m_gamma(reader.real("gamma")), m_gain(reader.real("gain"))
    {
    }
    bool apply(Sample& sample, TransformContext&) const override
    {
        sample.image = withGamma(sample.image, m_gamma, m_gain);
        return true;
    }

private:
    double m_gamma;
    double m_gain;
};

std::vector<ParameterInfo> factors(double low, double high)
{
    return {real("min_delta", low, 0.0, 10.0,
                 FAULTLINE_TR_NOOP("Augment", "Smallest factor; 1 changes nothing.")),
            real("max_delta", high, 0.0, 10.0,
                 FAULTLINE_TR_NOOP("Augment", "Largest factor; 1 changes nothing."))};
}

} // namespace

void addColours(std::vector<TransformInfo>& rows)
{
    constexpr RowOptions kScaleFree{.isScaleFree = true};
    rows.push_back(row<RgbToGray>(
        "odapi/random_rgb_to_gray", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Turns some images grey; three channels stay."),
        {probability("probability", 0.1,
                     FAULTLINE_TR_NOOP("Augment", "Share of images that are changed."))},
        kScaleFree));
    rows.push_back(row<AdjustBrightness>(
        "odapi/random_adjust_brightness", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Adds one number to all values, 0 to 255."),
        {real("max_delta", 0.2, 0.0, 1.0,
              FAULTLINE_TR_NOOP("Augment", "Largest change up or down, as a share of white."))},
        kScaleFree));
    rows.push_back(row<AdjustContrast>(
        "odapi/random_adjust_contrast", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Stretches each channel about its mean in the image."),
        factors(0.8, 1.25), kScaleFree));
    rows.push_back(row<AdjustHue>(
        "odapi/random_adjust_hue", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Turns all hues about the colour circle."),
        {real("max_delta", 0.02, 0.0, 1.0,
              FAULTLINE_TR_NOOP("Augment", "Largest turn in either direction; 1 is the circle."))},
        kScaleFree));
    rows.push_back(row<AdjustSaturation>(
        "odapi/random_adjust_saturation", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Multiplies the saturation of all colours."),
        factors(0.8, 1.25), kScaleFree));
    rows.push_back(row<DistortColor>(
        "odapi/random_distort_color", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Brightness, saturation, hue and contrast, all of them and "
                                     "stronger than alone."),
        {integer("color_ordering", 0, 0.0, 1.0,
                 FAULTLINE_TR_NOOP("Augment", "0: contrast last; 1: contrast after brightness."))},
        kScaleFree));
    rows.push_back(row<AdjustGamma>(
        "odapi/adjust_gamma", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Raises all values to a power; the same for every image."),
        {real("gamma", 1.0, 0.0, 10.0,
              FAULTLINE_TR_NOOP("Augment", "The power; below 1 brightens, above 1 darkens.")),
         real("gain", 1.0, 0.0, 10.0, FAULTLINE_TR_NOOP("Augment", "Factor after the power."))},
        kScaleFree));
}

} // namespace faultline::augment::odapi
