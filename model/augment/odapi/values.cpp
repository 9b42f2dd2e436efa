// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bulk_noise.h"
#include "model/augment/odapi/colour_math.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>

namespace faultline::augment::odapi {

namespace {

/// Values of another range are looked at stretched, as the normalised picture is.
class NormalizeImage final : public Transform {
public:
    explicit NormalizeImage(const ParameterReader& reader)
        : m_from(reader.real("original_minval")),
          m_scale((reader.real("target_maxval") - reader.real("target_minval"))
                  / (reader.real("original_maxval") - m_from)),
          m_to(reader.real("target_minval"))
    {
    }
    static Text problem(const ParameterReader& reader)
    {
        return reader.real("original_minval") == reader.real("original_maxval")
                   ? FAULTLINE_TR_NOOP("Errors", "original_minval and original_maxval are equal")
                   : Translatable();
    }
    bool apply(Sample& sample, TransformContext&) const override
    {
        cv::Mat image;
        sample.image.convertTo(image, CV_32F, m_scale, m_to - m_from * m_scale);
        sample.image = image;
        return true;
    }

private:
    double m_from;
    double m_scale;
    double m_to;
};

class PixelValueScale final : public Transform {
public:
    explicit PixelValueScale(const ParameterReader& reader)
        : m_low(static_cast<float>(reader.real("minval"))),
          m_high(static_cast<float>(reader.real("maxval")))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Mat& image = sample.image;
        cv::Mat scaled(image.size(), image.type());
        const auto length = scaled.total() * static_cast<std::size_t>(scaled.channels());
        float* factors = scaled.ptr<float>(0);
        fillUniform({factors, length}, context.random.seed(), m_low, m_high);
        const int rowLength = image.cols * image.channels();
        for (int y = 0; y < image.rows; ++y) {
            const float* in = image.ptr<float>(y);
            float* out = scaled.ptr<float>(y);
            for (int i = 0; i < rowLength; ++i)
                out[i] = std::max(std::min(in[i] * out[i], 255.0F), 0.0F);
        }
        sample.image = scaled;
        return true;
    }

private:
    float m_low;
    float m_high;
};

class SubtractChannelMean final : public Transform {
public:
    explicit SubtractChannelMean(const ParameterReader& reader) : m_means(reader.numbers("means"))
    {
        m_means.resize(4, m_means.back());
    }
    static Text problem(const ParameterReader& reader)
    {
        return reader.numbers("means").empty() ? FAULTLINE_TR_NOOP("Errors", "means are missing")
                                               : Translatable();
    }
    bool apply(Sample& sample, TransformContext&) const override
    {
        cv::Mat image;
        cv::subtract(sample.image, cv::Scalar(m_means[0], m_means[1], m_means[2], m_means[3]),
                     image);
        sample.image = image;
        return true;
    }

private:
    std::vector<double> m_means;
};

class ToOneChannel final : public Transform {
public:
    explicit ToOneChannel(const ParameterReader&) {}
    bool apply(Sample& sample, TransformContext&) const override
    {
        sample.image = toGray(sample.image);
        return true;
    }
};

std::vector<ParameterInfo> rangeParameters()
{
    constexpr double kMost = 1e6;
    return {real("original_minval", 0.0, -kMost, kMost,
                 FAULTLINE_TR_NOOP("Augment", "Value that becomes the target's lowest.")),
            real("original_maxval", 255.0, -kMost, kMost,
                 FAULTLINE_TR_NOOP("Augment", "Value that becomes the target's highest.")),
            real("target_minval", 0.0, -kMost, kMost,
                 FAULTLINE_TR_NOOP("Augment", "Lowest value afterwards.")),
            real("target_maxval", 1.0, -kMost, kMost,
                 FAULTLINE_TR_NOOP("Augment", "Highest value afterwards."))};
}

} // namespace

void addValues(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<NormalizeImage>(
        "odapi/normalize_image", TransformGroup::Network,
        FAULTLINE_TR_NOOP("Augment", "Maps values from one range to another, without clipping."),
        rangeParameters(),
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "The trainer refuses the step unless all four "
                                                  "numbers are written.")}));
    rows.push_back(row<PixelValueScale>(
        "odapi/random_pixel_value_scale", TransformGroup::Noise,
        FAULTLINE_TR_NOOP("Augment", "Multiplies every value of every pixel by a number of its "
                                     "own: noise, not brightness."),
        {real("minval", 0.9, 0.0, 10.0, FAULTLINE_TR_NOOP("Augment", "Smallest factor.")),
         real("maxval", 1.1, 0.0, 10.0, FAULTLINE_TR_NOOP("Augment", "Largest factor."))}));
    rows.push_back(row<SubtractChannelMean>(
        "odapi/subtract_channel_mean", TransformGroup::Network,
        FAULTLINE_TR_NOOP("Augment", "Subtracts a number from each channel."),
        {numbers("means", {123.68, 116.779, 103.939}, -1e6, 1e6,
                 FAULTLINE_TR_NOOP("Augment", "One number for each channel."))},
        {.isScaleFree = true,
         .fidelity = FAULTLINE_TR_NOOP("Augment", "The trainer has no default for the means and "
                                                  "refuses another count than the channels.")}));
    rows.push_back(
        row<ToOneChannel>("odapi/rgb_to_gray", TransformGroup::Colour,
                          FAULTLINE_TR_NOOP("Augment", "Turns every image grey, with one channel."),
                          {}, {.isScaleFree = true}));
}

} // namespace faultline::augment::odapi
