// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

class ImageCompression final : public Step {
public:
    explicit ImageCompression(const Arguments& arguments)
        : Step(arguments),
          m_isWebp(arguments.text("compression_type") == "webp"),
          m_quality(arguments.range("quality_range"))
    {
        const bool isOld = arguments.isFirst() || arguments.isWritten("quality_lower")
                           || arguments.isWritten("quality_upper");
        if (arguments.has("quality_lower") && isOld)
            m_quality = {arguments.real("quality_lower"), arguments.real("quality_upper")};
    }

    static Definition definition()
    {
        const auto quality = [](std::string_view name, std::int64_t value, std::string_view help) {
            return with(whole(name, value, 0, 100, {}, help), kUntilMiddle);
        };
        constexpr std::string_view kHelp = FAULTLINE_TR_NOOP("Augment", "The format");
        Parameter range = albumentations::range(
            "quality_range", 99.0, 100.0, 1.0, 100.0, {},
            FAULTLINE_TR_NOOP("Augment", "Quality that the image is written with"));
        range.in = kFromMiddle;
        range.coding = Coding::Whole;
        range.scalar = Scalar::Twice;
        return {.id = "albumentations/ImageCompression",
                .name = "ImageCompression",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Writes and reads the image as JPEG or "
                                                        "WebP"),
                .parameters = {
                    quality("quality_lower", 99, FAULTLINE_TR_NOOP("Augment", "Worst quality")),
                    quality("quality_upper", 100, FAULTLINE_TR_NOOP("Augment", "Best quality")),
                    with(with(choice("compression_type", "jpeg", {"jpeg", "webp"}, kHelp),
                              Coding::ChoiceIndex),
                         kFirst),
                    with(choice("compression_type", "jpeg", {"jpeg", "webp"}, kHelp), kFromMiddle),
                    std::move(range)}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        const int quality = std::clamp(m_quality.drawWhole(context.random), 1, 100);
        // The library hands RGB to an encoder that takes it for BGR.
        cv::Mat swapped;
        cv::cvtColor(sample.image, swapped, cv::COLOR_RGB2BGR);
        const Result<std::vector<std::byte>> encoded =
            m_isWebp ? encodeWebp(swapped, quality) : encodeJpeg(swapped, quality);
        if (!encoded) {
            context.failure = encoded.error().detail;
            return false;
        }
        const Result<DecodedImage> decoded = decodeImage(encoded.value());
        if (!decoded || decoded->pixels.size() != sample.image.size()) {
            context.failure =
                decoded
                    ? Text{FAULTLINE_TR_NOOP("Errors", "the image came back in another size"), {}}
                    : decoded.error().detail;
            return false;
        }
        cv::Mat made;
        cv::cvtColor(decoded->pixels, made, cv::COLOR_BGR2RGB);
        setImage(sample, made);
        return true;
    }

private:
    bool m_isWebp;
    Range m_quality;
};

class Downscale final : public Step {
public:
    explicit Downscale(const Arguments& arguments)
        : Step(arguments), m_isFirst(arguments.isFirst()), m_scale(arguments.range("scale_range"))
    {
        const bool isOld =
            arguments.has("scale_min")
            && (m_isFirst || arguments.isWritten("scale_min") || arguments.isWritten("scale_max"));
        if (isOld)
            m_scale = {arguments.real("scale_min"), arguments.real("scale_max")};
        const std::string down =
            m_isFirst ? "interpolation.downscale" : "interpolation_pair.downscale";
        const std::string up = m_isFirst ? "interpolation.upscale" : "interpolation_pair.upscale";
        m_down = arguments.choice(down);
        m_up = arguments.choice(up);
    }

    static Definition definition()
    {
        const auto scale = [](std::string_view name, std::string_view help) {
            return with(real(name, 0.25, 0.01, 0.999, help), kUntilMiddle);
        };
        Parameter range =
            albumentations::range("scale_range", 0.25, 0.25, 0.01, 1.0, {},
                                  FAULTLINE_TR_NOOP("Augment", "Share of the size that is kept"));
        range.in = kFromMiddle;
        range.scalar = Scalar::Twice;
        return {.id = "albumentations/Downscale",
                .name = "Downscale",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Shrinks and enlarges again"),
                .parameters = {
                    scale("scale_min", FAULTLINE_TR_NOOP("Augment", "Smallest share of the size")),
                    scale("scale_max", FAULTLINE_TR_NOOP("Augment", "Largest share of the size")),
                    with(interpolation("interpolation.downscale", "nearest"), kFirst),
                    with(interpolation("interpolation.upscale", "nearest"), kFirst),
                    std::move(range),
                    with(interpolation("interpolation_pair.downscale", "nearest"), kFromMiddle),
                    with(interpolation("interpolation_pair.upscale", "nearest"), kFromMiddle)}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const double scale = m_scale.draw(context.random);
        const cv::Size size = sample.image.size();
        // The factor goes to OpenCV as it is: it samples by it, not by the rounded size.
        const bool isPixelLeft = std::min(size.width, size.height) * scale > 1.0;
        const bool isNearest = m_down == cv::INTER_NEAREST && m_up == cv::INTER_NEAREST;
        const bool isInFloat = m_isFirst && !isNearest && sample.image.type() == CV_8UC3;
        cv::Mat made = sample.image;
        if (isInFloat)
            made.convertTo(made, CV_32F, 1.0 / 255.0);
        cv::Mat shrunk;
        if (isPixelLeft)
            cv::resize(made, shrunk, {}, scale, scale, m_down);
        else
            cv::resize(made, shrunk,
                       {std::max(1, pythonRound(size.width * scale)),
                        std::max(1, pythonRound(size.height * scale))},
                       0.0, 0.0, m_down);
        cv::Mat grown;
        cv::resize(shrunk, grown, size, 0.0, 0.0, m_up);
        setImage(sample, isInFloat ? cutToBytes(grown) : grown);
        return true;
    }

private:
    /// Version 1 computes in 0..1 and cuts off what is no whole number.
    static cv::Mat cutToBytes(const cv::Mat& image)
    {
        cv::Mat made(image.size(), CV_8UC3);
        const int length = image.cols * 3;
        for (int y = 0; y < image.rows; ++y) {
            const auto* from = image.ptr<float>(y);
            auto* to = made.ptr<std::uint8_t>(y);
            for (int x = 0; x < length; ++x)
                to[x] = static_cast<std::uint8_t>(std::clamp(from[x] * 255.0F, 0.0F, 255.0F));
        }
        return made;
    }

    bool m_isFirst;
    Range m_scale;
    int m_down = 0;
    int m_up = 0;
};

} // namespace

std::vector<Entry> qualityEntries()
{
    return {entryOf<ImageCompression>(), entryOf<Downscale>()};
}

} // namespace faultline::augment::albumentations
