// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/keras/layers.h"
#include "model/core/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::keras {

namespace {

using Limits = std::pair<double, double>;

/// Every channel c becomes c * scale[c] + offset[c], cut off at `limits`.
cv::Mat scaled(const cv::Mat& image, const cv::Scalar& scale, const cv::Scalar& offset,
               const Limits& limits)
{
    cv::Mat result(image.size(), image.type());
    const int channels = image.channels();
    const auto low = static_cast<float>(limits.first);
    const auto high = static_cast<float>(limits.second);
    // Written out for a row, so that the loop need not know of channels.
    const auto length = static_cast<std::size_t>(image.cols * channels);
    std::vector<float> factors(length);
    std::vector<float> summands(length);
    for (std::size_t i = 0; i < length; ++i) {
        const int channel = static_cast<int>(i) % channels;
        factors[i] = static_cast<float>(scale[channel]);
        summands[i] = static_cast<float>(offset[channel]);
    }
    for (int y = 0; y < image.rows; ++y) {
        const float* from = image.ptr<float>(y);
        float* to = result.ptr<float>(y);
        for (std::size_t i = 0; i < length; ++i) {
            const float value = from[i] * factors[i] + summands[i];
            to[i] = std::min(std::max(value, low), high);
        }
    }
    return result;
}

constexpr Limits kNoLimits{-3.0e38, 3.0e38};
constexpr Limits kPixelLimits{0.0, 255.0};

class RandomContrast final : public Transform {
public:
    explicit RandomContrast(const Limits& limits) : m_limits(limits) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const double factor = context.random.uniform(1.0 - m_limits.first, 1.0 + m_limits.second);
        const cv::Scalar mean = cv::mean(sample.image);
        sample.image =
            scaled(sample.image, cv::Scalar::all(factor), mean * (1.0 - factor), kPixelLimits);
        return true;
    }

private:
    Limits m_limits;
};

class RandomBrightness final : public Transform {
public:
    RandomBrightness(const Limits& limits, const Limits& values)
        : m_limits(limits),
          m_values(std::min(values.first, values.second), std::max(values.first, values.second))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const double delta = context.random.uniform(m_limits.first, m_limits.second)
                             * (m_values.second - m_values.first);
        sample.image = scaled(sample.image, cv::Scalar::all(1.0), cv::Scalar::all(delta), m_values);
        return true;
    }

private:
    Limits m_limits;
    Limits m_values;
};

/// Rescaling and Normalization.
class Affine final : public Transform {
public:
    Affine(const cv::Scalar& scale, const cv::Scalar& offset) : m_scale(scale), m_offset(offset) {}

    bool apply(Sample& sample, TransformContext&) const override
    {
        sample.image = scaled(sample.image, m_scale, m_offset, kNoLimits);
        return true;
    }

private:
    cv::Scalar m_scale;
    cv::Scalar m_offset;
};

class GaussianNoise final : public Transform {
public:
    explicit GaussianNoise(double deviation) : m_deviation(deviation) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!(m_deviation > 0.0))
            return false;
        cv::Mat noise(sample.image.size(), sample.image.type());
        cv::RNG(context.random.seed()).fill(noise, cv::RNG::NORMAL, 0.0, m_deviation);
        sample.image = sample.image + noise;
        return true;
    }

private:
    double m_deviation;
};

/// One number for all channels, or one for each.
cv::Scalar channelsOf(const std::vector<double>& numbers, double otherwise)
{
    if (numbers.empty())
        return cv::Scalar::all(otherwise);
    cv::Scalar channels;
    for (std::size_t i = 0; i < 4; ++i)
        channels[static_cast<int>(i)] = numbers.size() == 1  ? numbers.front()
                                        : i < numbers.size() ? numbers[i]
                                                             : otherwise;
    return channels;
}

ParameterInfo numbersInfo(std::string_view name, double value, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Numbers,
            .defaultValue = std::vector<double>{value},
            .minimum = -1e9,
            .maximum = 1e9,
            .choices = {},
            .unit = {},
            .help = help};
}

TransformInfo valueLayer(std::string_view id, std::string_view name, TransformGroup group,
                         std::string_view summary)
{
    TransformInfo info;
    info.id = id;
    info.library = Library::Keras;
    info.name = name;
    info.group = group;
    info.summary = summary;
    info.isScaleFree = true;
    return info;
}

TransformInfo contrastInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        rangeInfo("factor", 0.1, 0.1, 0.0, 10.0,
                  FAULTLINE_TR_NOOP("Augment", "By how much it falls and rises at most."))};
    TransformInfo info = valueLayer(
        "keras/RandomContrast", "RandomContrast", TransformGroup::Colour,
        FAULTLINE_TR_NOOP("Augment", "Changes the contrast around the mean of each channel."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<RandomContrast>(
            ParameterReader(kParameters, step.parameters).range("factor"));
    };
    return info;
}

TransformInfo brightnessInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        rangeInfo("factor", -0.1, 0.1, -1.0, 1.0,
                  FAULTLINE_TR_NOOP("Augment", "What is added, as a share of the value range.")),
        rangeInfo("value_range", 0.0, 255.0, -1e6, 1e6,
                  FAULTLINE_TR_NOOP("Augment", "Least and greatest value of a pixel."))};
    TransformInfo info =
        valueLayer("keras/RandomBrightness", "RandomBrightness", TransformGroup::Colour,
                   FAULTLINE_TR_NOOP("Augment", "Adds the same to all pixels."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<RandomBrightness>(read.range("factor"), read.range("value_range"));
    };
    return info;
}

TransformInfo rescalingInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        numbersInfo("scale", 1.0, FAULTLINE_TR_NOOP("Augment", "What pixels are multiplied by.")),
        numbersInfo("offset", 0.0, FAULTLINE_TR_NOOP("Augment", "What is added then."))};
    TransformInfo info = valueLayer("keras/Rescaling", "Rescaling", TransformGroup::Network,
                                    FAULTLINE_TR_NOOP("Augment", "Multiplies and adds."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Affine>(channelsOf(read.numbers("scale"), 1.0),
                                        channelsOf(read.numbers("offset"), 0.0));
    };
    return info;
}

TransformInfo normalizationInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        numbersInfo("mean", 0.0, FAULTLINE_TR_NOOP("Augment", "Mean of each channel.")),
        numbersInfo("variance", 1.0, FAULTLINE_TR_NOOP("Augment", "Variance of each channel."))};
    TransformInfo info = valueLayer(
        "keras/Normalization", "Normalization", TransformGroup::Network,
        FAULTLINE_TR_NOOP("Augment", "Subtracts the mean and divides by the deviation."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const cv::Scalar mean = channelsOf(read.numbers("mean"), 0.0);
        const cv::Scalar variance = channelsOf(read.numbers("variance"), 1.0);
        cv::Scalar scale;
        cv::Scalar offset;
        for (int i = 0; i < 4; ++i) {
            constexpr double kLeastDeviation = 1e-7; // Keras' epsilon
            scale[i] = 1.0 / std::max(std::sqrt(std::max(variance[i], 0.0)), kLeastDeviation);
            offset[i] = -mean[i] * scale[i];
        }
        return std::make_shared<Affine>(scale, offset);
    };
    return info;
}

TransformInfo noiseInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        numberInfo("stddev", 0.1, 0.0, 255.0,
                   FAULTLINE_TR_NOOP("Augment", "Deviation, in the values that pixels have."))};
    TransformInfo info = valueLayer("keras/GaussianNoise", "GaussianNoise", TransformGroup::Noise,
                                    FAULTLINE_TR_NOOP("Augment", "Adds noise to every pixel."));
    info.parameters = kParameters;
    info.isScaleFree = false;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<GaussianNoise>(
            ParameterReader(kParameters, step.parameters).real("stddev"));
    };
    return info;
}

} // namespace

std::vector<TransformInfo> valueLayers()
{
    return {contrastInfo(), brightnessInfo(), rescalingInfo(), normalizationInfo(), noiseInfo()};
}

} // namespace faultline::augment::keras
