// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bulk_noise.h"
#include "model/augment/odapi/colour_math.h"
#include "model/augment/odapi/odapi_step.h"
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace faultline::augment::odapi {

namespace {

class BlackPatches final : public Transform {
public:
    explicit BlackPatches(const ParameterReader& reader)
        : m_count(static_cast<int>(reader.integer("max_black_patches"))),
          m_probability(reader.real("probability")),
          m_ratio(static_cast<float>(reader.real("size_to_image_ratio")))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        const int side = toInt(static_cast<float>(std::min(size.width, size.height)) * m_ratio);
        cv::Mat image;
        for (int trial = 0; trial < m_count; ++trial) {
            if (context.random.uniform() > m_probability)
                continue;
            const int y = place(size.height, context.random);
            const int x = place(size.width, context.random);
            const cv::Rect patch = cv::Rect(x, y, side, side) & cv::Rect({}, size);
            if (patch.empty())
                continue;
            if (image.empty())
                image = sample.image.clone();
            image(patch).setTo(0.0F);
        }
        if (image.empty())
            return false;
        sample.image = image;
        return true;
    }

private:
    [[nodiscard]] int place(int side, Random& random) const
    {
        const auto share =
            static_cast<float>(random.uniform(0.0, 1.0 - static_cast<double>(m_ratio)));
        return toInt(share * static_cast<float>(side));
    }

    int m_count;
    double m_probability;
    float m_ratio;
};

class PatchGaussian final : public Transform {
public:
    explicit PatchGaussian(const ParameterReader& reader)
        : m_keep(reader.real("random_coef")),
          m_sizeMin(reader.integer("min_patch_size")),
          m_sizeMax(reader.integer("max_patch_size")),
          m_deviationMin(reader.real("min_gaussian_stddev")),
          m_deviationMax(reader.real("max_gaussian_stddev"))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        Random& random = context.random;
        if (!(random.uniform() >= m_keep))
            return false;
        const cv::Size size = sample.image.size();
        const auto side = static_cast<int>(random.integer(m_sizeMin, m_sizeMax));
        const double deviation = random.uniform(m_deviationMin, m_deviationMax);
        const auto y = static_cast<int>(random.integer(0, size.height));
        const auto x = static_cast<int>(random.integer(0, size.width));
        const cv::Rect patch =
            cv::Rect(x - side / 2, y - side / 2, side, side) & cv::Rect({}, size);
        cv::Mat image = sample.image.clone();
        cv::Mat target = image(patch);
        cv::Mat noise(target.size(), target.type());
        const auto length = noise.total() * static_cast<std::size_t>(noise.channels());
        fillNormal({noise.ptr<float>(0), length}, random.seed(), 0.0F,
                   static_cast<float>(255.0 * deviation));
        cv::add(target, noise, noise);
        cv::min(noise, 255.0, noise);
        cv::max(noise, 0.0, target);
        sample.image = image;
        return true;
    }

private:
    double m_keep;
    std::int64_t m_sizeMin;
    std::int64_t m_sizeMax;
    double m_deviationMin;
    double m_deviationMax;
};

class JpegQuality final : public Transform {
public:
    explicit JpegQuality(const ParameterReader& reader)
        : m_keep(reader.real("random_coef")),
          m_low(reader.integer("min_jpeg_quality")),
          m_high(reader.integer("max_jpeg_quality"))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        Random& random = context.random;
        if (!(random.uniform() >= m_keep))
            return false;
        const auto quality = static_cast<int>(
            std::max<std::int64_t>(random.integer(m_low, m_high), 1)); // the library takes 0 for 1
        const cv::Mat pixels = toWholeNumbers(sample.image);
        const auto encoded = encodeJpeg(pixels, quality);
        if (!encoded)
            return false;
        const Result<DecodedImage> decoded = decodeImage(*encoded);
        if (!decoded || decoded->pixels.size() != pixels.size())
            return false;
        cv::Mat image = decoded->pixels;
        if (pixels.channels() == 1)
            cv::extractChannel(image, image, 0);
        cv::Mat values; // a new one: the old may be shared
        image.convertTo(values, CV_32F);
        sample.image = values;
        return true;
    }

private:
    double m_keep;
    std::int64_t m_low;
    std::int64_t m_high;
};

constexpr std::string_view kKeepHelp =
    FAULTLINE_TR_NOOP("Augment", "Share of images that stay as they are.");

} // namespace

void addErasers(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<BlackPatches>(
        "odapi/random_black_patches", TransformGroup::Erase,
        FAULTLINE_TR_NOOP("Augment", "Blackens squares; boxes stay."),
        {integer("max_black_patches", 10, 0.0, 1000.0,
                 FAULTLINE_TR_NOOP("Augment", "How often a square is tried.")),
         probability("probability", 0.5, FAULTLINE_TR_NOOP("Augment", "Chance of each try.")),
         probability("size_to_image_ratio", 0.1,
                     FAULTLINE_TR_NOOP("Augment", "Side of a square, by the shorter side of the "
                                                  "image."))},
        {.isScaleFree = true}));
    rows.push_back(row<PatchGaussian>(
        "odapi/random_patch_gaussian", TransformGroup::Noise,
        FAULTLINE_TR_NOOP("Augment", "Adds noise to a square."),
        {probability("random_coef", 0.0, kKeepHelp),
         integer("min_patch_size", 1, 1.0, 16384.0,
                 FAULTLINE_TR_NOOP("Augment", "Smallest side of the square."), "px"),
         integer("max_patch_size", 250, 1.0, 16384.0,
                 FAULTLINE_TR_NOOP("Augment", "Side of the square that is not reached."), "px"),
         real("min_gaussian_stddev", 0.0, 0.0, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Weakest noise, as a share of white.")),
         real("max_gaussian_stddev", 1.0, 0.0, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Strongest noise, as a share of white."))}));
    rows.push_back(row<JpegQuality>(
        "odapi/random_jpeg_quality", TransformGroup::Noise,
        FAULTLINE_TR_NOOP("Augment", "Compresses the image as JPEG and back."),
        {probability("random_coef", 0.0, kKeepHelp),
         integer("min_jpeg_quality", 0, 0.0, 100.0,
                 FAULTLINE_TR_NOOP("Augment", "Lowest quality.")),
         integer("max_jpeg_quality", 100, 0.0, 100.0,
                 FAULTLINE_TR_NOOP("Augment", "Quality that is not reached."))},
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "By this system's JPEG library: single values "
                                                  "may differ from TensorFlow's by one or "
                                                  "two.")}));
}

} // namespace faultline::augment::odapi
