// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/augment/bulk_noise.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace faultline::augment::albumentations {

namespace {

std::span<float> valuesOf(cv::Mat& image)
{
    return {image.ptr<float>(), image.total() * static_cast<std::size_t>(image.channels())};
}

/// Normal noise of a size, in units of the picture's values.
cv::Mat normalNoise(cv::Size size, int channels, double mean, double deviation, Random& random)
{
    cv::Mat noise(size, CV_MAKETYPE(CV_32F, channels));
    fillNormal(valuesOf(noise), random.seed(), static_cast<float>(mean),
               static_cast<float>(deviation));
    return noise;
}

std::uint8_t cutToByte(float value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F));
}

class GaussNoise final : public Step {
public:
    explicit GaussNoise(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_isByVariance(arguments.has("var_limit")
                         && (arguments.isFirst() || arguments.isWritten("var_limit"))),
          m_variance(arguments.range("var_limit")),
          m_mean(arguments.real("mean")),
          m_deviations(arguments.range("std_range")),
          m_means(arguments.range("mean_range")),
          m_isPerChannel(arguments.flag("per_channel")),
          m_scale(arguments.isFirst() ? 1.0 : arguments.real("noise_scale_factor"))
    {
    }

    static Definition definition()
    {
        Parameter variance =
            with(with(range("var_limit", 10.0, 50.0, 0.0, 65025.0, {},
                            FAULTLINE_TR_NOOP("Augment", "Variance of the noise, of 255 squared")),
                      Scalar::FromZero),
                 kUntilMiddle);
        return {.id = "albumentations/GaussNoise",
                .name = "GaussNoise",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Adds normal noise"),
                .parameters = {
                    std::move(variance),
                    with(real("mean", 0.0, -255.0, 255.0,
                              FAULTLINE_TR_NOOP("Augment", "Mean of the noise, of 255")),
                         kUntilMiddle),
                    with(range("std_range", 0.2, 0.44, 0.0, 1.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Deviation, in parts of white")),
                         kFromMiddle),
                    with(range("mean_range", 0.0, 0.0, -1.0, 1.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Mean, in parts of white")),
                         kFromMiddle),
                    flag("per_channel", true,
                         FAULTLINE_TR_NOOP("Augment", "Other noise in each channel")),
                    with(real("noise_scale_factor", 1.0, 0.01, 1.0,
                              FAULTLINE_TR_NOOP("Augment", "Noise is drawn at this share of the "
                                                           "size and enlarged")),
                         kFromMiddle)}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        double deviation = 0.0;
        double mean = 0.0;
        if (m_isByVariance) {
            deviation = std::sqrt(m_variance.draw(context.random));
            mean = m_mean;
        } else {
            deviation = 255.0 * m_deviations.draw(context.random);
            mean = 255.0 * m_means.draw(context.random);
        }
        const cv::Mat noise = drawNoise(sample.image.size(), mean, deviation, context.random);
        setImage(sample, added(sample.image, noise));
        return true;
    }

private:
    [[nodiscard]] cv::Mat drawNoise(cv::Size size, double mean, double deviation,
                                    Random& random) const
    {
        const cv::Size drawn(std::max(1, toInt(size.width * m_scale)),
                             std::max(1, toInt(size.height * m_scale)));
        const int channels = m_isPerChannel ? 3 : 1;
        return resized(normalNoise(drawn, channels, mean, deviation, random), size,
                       cv::INTER_LINEAR);
    }

    /// Up to 1.4.0 the sum is cut off to a whole number, since then the noise is.
    [[nodiscard]] cv::Mat added(const cv::Mat& image, const cv::Mat& noise) const
    {
        cv::Mat made(image.size(), image.type());
        const int length = image.cols * 3;
        std::vector<float> spread(m_isPerChannel ? 0 : static_cast<std::size_t>(length));
        for (int y = 0; y < image.rows; ++y) {
            const auto* from = image.ptr<std::uint8_t>(y);
            const float* amount = noise.ptr<float>(y);
            if (!m_isPerChannel) {
                for (std::size_t x = 0; x < spread.size(); ++x)
                    spread[x] = amount[x / 3];
                amount = spread.data();
            }
            auto* to = made.ptr<std::uint8_t>(y);
            if (m_isFirst) {
                for (int x = 0; x < length; ++x)
                    to[x] = cutToByte(static_cast<float>(from[x]) + amount[x]);
            } else {
                for (int x = 0; x < length; ++x) {
                    const int whole = from[x] + static_cast<int>(amount[x]);
                    to[x] = static_cast<std::uint8_t>(std::clamp(whole, 0, 255));
                }
            }
        }
        return made;
    }

    bool m_isFirst;
    bool m_isByVariance;
    Range m_variance;
    double m_mean;
    Range m_deviations;
    Range m_means;
    bool m_isPerChannel;
    double m_scale;
};

/// Whole numbers of a Poisson distribution for uniform ones, by a table of its quantiles.
class PoissonTable {
public:
    explicit PoissonTable(double mean) : m_values(kSize)
    {
        const double most = std::clamp(mean, 0.0, 500.0);
        double probability = std::exp(-most);
        double below = probability;
        int count = 0;
        for (std::size_t i = 0; i < kSize; ++i) {
            const double wanted = (static_cast<double>(i) + 0.5) / kSize;
            while (below < wanted && count < 2000) {
                ++count;
                probability *= most / count;
                below += probability;
            }
            m_values[i] = static_cast<float>(count);
        }
    }
    /// `uniform` in [0, 1).
    [[nodiscard]] float operator()(float uniform) const
    {
        return m_values[static_cast<std::size_t>(uniform * static_cast<float>(kSize))];
    }

private:
    static constexpr std::size_t kSize = 4096;
    std::vector<float> m_values;
};

class ISONoise final : public Step {
public:
    explicit ISONoise(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_colour(arguments.range("color_shift")),
          m_intensity(arguments.range("intensity"))
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/ISONoise",
                .name = "ISONoise",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Noise of a camera: colour and lightness"),
                .parameters = {
                    with(range("color_shift", 0.01, 0.05, 0.0, 1.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Deviation of the hue, in circles")),
                         Scalar::Twice),
                    with(range("intensity", 0.1, 0.5, 0.0, 10.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Strength of both")),
                         Scalar::Twice)}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        const double colour = m_colour.draw(context.random);
        const double intensity = m_intensity.draw(context.random);
        cv::Mat hls;
        sample.image.convertTo(hls, CV_32F, 1.0 / 255.0);
        cv::cvtColor(hls, hls, cv::COLOR_RGB2HLS);
        cv::Scalar mean;
        cv::Scalar deviation;
        cv::meanStdDev(hls, mean, deviation);
        // Since 1.4 both are in units of one, and so far too weak to be seen in the hue.
        const double hueUnit = m_isFirst ? 360.0 : 1.0;
        const PoissonTable table(deviation[1] * intensity * (m_isFirst ? 255.0 : 1.0));
        const auto lightUnit = static_cast<float>(m_isFirst ? 1.0 / 255.0 : intensity);
        cv::Mat hue = normalNoise(hls.size(), 1, 0.0, colour * hueUnit * intensity, context.random);
        cv::Mat light(hls.size(), CV_32FC1);
        fillUniform(valuesOf(light), context.random.seed(), 0.0F, 1.0F);
        for (int y = 0; y < hls.rows; ++y) {
            auto* pixel = hls.ptr<cv::Vec3f>(y);
            const float* shift = hue.ptr<float>(y);
            const float* chance = light.ptr<float>(y);
            for (int x = 0; x < hls.cols; ++x) {
                float& h = pixel[x][0];
                h += shift[x];
                h += h < 0.0F ? 360.0F : (h > 360.0F ? -360.0F : 0.0F);
                float& l = pixel[x][1];
                l += table(chance[x]) * lightUnit * (1.0F - l);
            }
        }
        setImage(sample, toBytes(hls));
        return true;
    }

private:
    [[nodiscard]] cv::Mat toBytes(cv::Mat& hls) const
    {
        cv::cvtColor(hls, hls, cv::COLOR_HLS2RGB);
        cv::Mat made;
        if (!m_isFirst) {
            hls.convertTo(made, CV_8U, 255.0); // rounds half to even
            return made;
        }
        made.create(hls.size(), CV_8UC3);
        const int length = hls.cols * 3;
        for (int y = 0; y < hls.rows; ++y) {
            const float* from = hls.ptr<float>(y);
            auto* to = made.ptr<std::uint8_t>(y);
            for (int x = 0; x < length; ++x)
                to[x] = cutToByte(from[x] * 255.0F);
        }
        return made;
    }

    bool m_isFirst;
    Range m_colour;
    Range m_intensity;
};

} // namespace

std::vector<Entry> noiseEntries()
{
    return {entryOf<GaussNoise>(), entryOf<ISONoise>()};
}

} // namespace faultline::augment::albumentations
