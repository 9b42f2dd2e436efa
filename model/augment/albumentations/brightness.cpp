// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/augment/byte_kernels.h"
#include "model/augment/lookup.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

double meanOf(const cv::Mat& image)
{
    const cv::Scalar means = cv::mean(image);
    double sum = 0.0;
    for (int i = 0; i < image.channels(); ++i)
        sum += means[i];
    return sum / image.channels();
}

class RandomBrightnessContrast final : public Step {
public:
    explicit RandomBrightnessContrast(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_brightness(arguments.range("brightness_limit")),
          m_contrast(arguments.range("contrast_limit")),
          m_isByMax(arguments.flag("brightness_by_max")),
          m_isSafe(arguments.flag("ensure_safe_range"))
    {
    }

    static Definition definition()
    {
        return {
            .id = "albumentations/RandomBrightnessContrast",
            .name = "RandomBrightnessContrast",
            .group = TransformGroup::Colour,
            .summary = FAULTLINE_TR_NOOP("Augment", "Adds brightness, multiplies contrast"),
            .parameters = {range("brightness_limit", -0.2, 0.2, -1.0, 1.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "What is added, in parts of white")),
                           range("contrast_limit", -0.2, 0.2, -1.0, 1.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "The factor, less one")),
                           flag("brightness_by_max", true,
                                FAULTLINE_TR_NOOP("Augment", "In parts of white, not of the mean")),
                           with(flag("ensure_safe_range", false,
                                     FAULTLINE_TR_NOOP("Augment", "Weaken both until nothing is "
                                                                  "clipped")),
                                kFromMiddle)},
            .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        double factor = 1.0 + m_contrast.draw(context.random);
        double added = m_brightness.draw(context.random);
        added *= m_isByMax ? 255.0 : meanOf(sample.image) * (m_isFirst ? factor : 1.0);
        if (m_isSafe)
            weaken(factor, added);
        setImage(sample,
                 scaled(sample.image, static_cast<float>(factor), static_cast<float>(added)));
        return true;
    }

private:
    static void weaken(double& factor, double& added)
    {
        if (factor > 0.0) {
            added = std::clamp(added, 0.0, 255.0);
            factor = std::min(factor, (255.0 - added) / 255.0);
        } else {
            added = std::min(added, 255.0);
            factor = std::max(factor, -added / 255.0);
        }
    }

    bool m_isFirst;
    Range m_brightness;
    Range m_contrast;
    bool m_isByMax;
    bool m_isSafe;
};

class RandomGamma final : public Step {
public:
    explicit RandomGamma(const Arguments& arguments)
        : Step(arguments), m_gamma(arguments.range("gamma_limit"))
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/RandomGamma",
                .name = "RandomGamma",
                .group = TransformGroup::Colour,
                .summary = FAULTLINE_TR_NOOP("Augment", "Raises brightness to a power"),
                .parameters = {with(range("gamma_limit", 80.0, 120.0, 1.0, 1000.0, "%",
                                          FAULTLINE_TR_NOOP("Augment", "Exponent times 100")),
                                    Scalar::FromOne)},
                .isScaleFree = true,
                .derived = {"eps"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        const double gamma = m_gamma.draw(context.random) / 100.0;
        // In the library's order of operations, so that what is cut off is the same.
        setImage(sample, looked(sample.image, tableOf([gamma](int i) {
                                    return std::pow(i * (1.0 / 255.0), gamma) * 255.0;
                                })));
        return true;
    }

private:
    Range m_gamma;
};

class CLAHE final : public Step {
public:
    explicit CLAHE(const Arguments& arguments)
        : Step(arguments), m_clip(arguments.range("clip_limit"))
    {
        const std::vector<double> grid = arguments.numbers("tile_grid_size");
        if (grid.size() == 2)
            m_grid = {toInt(grid[0]), toInt(grid[1])};
    }

    static Definition definition()
    {
        Parameter grid = numbers("tile_grid_size", {8.0, 8.0}, 1.0, 256.0,
                                 FAULTLINE_TR_NOOP("Augment", "Tiles across and down"));
        grid.coding = Coding::Whole;
        return {.id = "albumentations/CLAHE",
                .name = "CLAHE",
                .group = TransformGroup::Colour,
                .summary = FAULTLINE_TR_NOOP("Augment", "Evens out local contrast of the "
                                                        "lightness"),
                .parameters = {with(range("clip_limit", 1.0, 4.0, 1.0, 100.0, {},
                                          FAULTLINE_TR_NOOP("Augment", "How far a bin may exceed "
                                                                       "the mean")),
                                    Scalar::FromOne),
                               std::move(grid)}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        const cv::Ptr<cv::CLAHE> equaliser = cv::createCLAHE(m_clip.draw(context.random), m_grid);
        cv::Mat lab;
        cv::cvtColor(sample.image, lab, cv::COLOR_RGB2Lab);
        cv::Mat lightness;
        cv::extractChannel(lab, lightness, 0);
        equaliser->apply(lightness, lightness);
        cv::insertChannel(lightness, lab, 0);
        cv::Mat made;
        cv::cvtColor(lab, made, cv::COLOR_Lab2RGB);
        setImage(sample, made);
        return true;
    }

private:
    Range m_clip;
    cv::Size m_grid{8, 8};
};

class ToGray final : public Step {
public:
    explicit ToGray(const Arguments& arguments)
        : Step(arguments),
          m_channels(arguments.isFirst() ? 3 : arguments.whole("num_output_channels")),
          m_method(arguments.choice("method"))
    {
        if (m_channels != 1 && m_channels != 3)
            arguments.refuse(
                {FAULTLINE_TR_NOOP("Errors", "a grey image of %1 channels cannot be shown"),
                 {std::to_string(m_channels)}});
    }

    static Definition definition()
    {
        return {.id = "albumentations/ToGray",
                .name = "ToGray",
                .group = TransformGroup::Colour,
                .summary = FAULTLINE_TR_NOOP("Augment", "Takes the colour away"),
                .parameters = {with(whole("num_output_channels", 3, 1, 4, {},
                                          FAULTLINE_TR_NOOP("Augment", "Channels of the result")),
                                    kFromMiddle),
                               with(choice("method", "weighted_average",
                                           {"weighted_average", "from_lab", "desaturation",
                                            "average", "max"},
                                           FAULTLINE_TR_NOOP("Augment", "What brightness is")),
                                    kFromMiddle)},
                .isScaleFree = true,
                .fidelity = FAULTLINE_TR_NOOP("Augment", "The method \"pca\" is not there")};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (sample.image.channels() == 1)
            return true;
        if (!isEightBitColour(sample, context))
            return false;
        if (m_channels == 3 && m_method == 0) {
            setImage(sample, greyInThree(sample.image));
            return true;
        }
        cv::Mat grey = greyOf(sample.image);
        if (m_channels == 3)
            cv::cvtColor(grey, grey, cv::COLOR_GRAY2RGB);
        setImage(sample, grey);
        return true;
    }

private:
    [[nodiscard]] cv::Mat greyOf(const cv::Mat& image) const
    {
        cv::Mat grey;
        if (m_method == 0) {
            cv::cvtColor(image, grey, cv::COLOR_RGB2GRAY);
            return grey;
        }
        if (m_method == 1) {
            cv::Mat lab;
            cv::cvtColor(image, lab, cv::COLOR_RGB2Lab);
            cv::extractChannel(lab, grey, 0);
            return grey;
        }
        grey.create(image.size(), CV_8UC1);
        for (int y = 0; y < image.rows; ++y) {
            for (int x = 0; x < image.cols; ++x) {
                const auto& pixel = image.at<cv::Vec3b>(y, x);
                const int most = std::max({pixel[0], pixel[1], pixel[2]});
                const int least = std::min({pixel[0], pixel[1], pixel[2]});
                const int all = pixel[0] + pixel[1] + pixel[2];
                const int value =
                    m_method == 2 ? (most + least) / 2 : (m_method == 3 ? all / 3 : most);
                grey.at<std::uint8_t>(y, x) = static_cast<std::uint8_t>(value);
            }
        }
        return grey;
    }

    int m_channels;
    int m_method;
};

} // namespace

std::vector<Entry> brightnessEntries()
{
    return {entryOf<RandomBrightnessContrast>(), entryOf<RandomGamma>(), entryOf<CLAHE>(),
            entryOf<ToGray>()};
}

} // namespace faultline::augment::albumentations
