// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

using FloatTable = std::array<float, 256>;

/// Every byte as a number, each channel by its own table.
cv::Mat lookedAsFloat(const cv::Mat& image, const std::array<FloatTable, 3>& tables)
{
    cv::Mat made(image.size(), CV_32FC3);
    const int length = image.cols * 3;
    for (int y = 0; y < image.rows; ++y) {
        const auto* from = image.ptr<std::uint8_t>(y);
        auto* to = made.ptr<float>(y);
        for (int x = 0; x < length; x += 3) {
            to[x] = tables[0][from[x]];
            to[x + 1] = tables[1][from[x + 1]];
            to[x + 2] = tables[2][from[x + 2]];
        }
    }
    return made;
}

class Normalize final : public Step {
public:
    explicit Normalize(const Arguments& arguments)
        : Step(arguments),
          m_mean(arguments.numbers("mean")),
          m_deviation(arguments.numbers("std")),
          m_white(arguments.real("max_pixel_value")),
          m_way(arguments.choice("normalization"))
    {
        const auto fits = [](const std::vector<double>& given) {
            return given.size() == 1 || given.size() == 3;
        };
        if (m_way == 0 && (!fits(m_mean) || !fits(m_deviation)))
            arguments.refuse(
                FAULTLINE_TR_NOOP("Errors", "mean and std must be one number or three"));
    }

    static Definition definition()
    {
        Parameter mean = numbers("mean", {0.485, 0.456, 0.406}, -1e6, 1e6,
                                 FAULTLINE_TR_NOOP("Augment", "Subtracted, in parts of white"));
        Parameter deviation = numbers("std", {0.229, 0.224, 0.225}, 1e-9, 1e6,
                                      FAULTLINE_TR_NOOP("Augment", "Divided by, in parts of "
                                                                   "white"));
        return {.id = "albumentations/Normalize",
                .name = "Normalize",
                .group = TransformGroup::Network,
                .summary = FAULTLINE_TR_NOOP("Augment", "Subtracts a mean and divides by a "
                                                        "deviation: what the network is fed"),
                .parameters = {std::move(mean), std::move(deviation),
                               real("max_pixel_value", 255.0, 1e-6, 1e6,
                                    FAULTLINE_TR_NOOP("Augment", "What counts as white")),
                               with(choice("normalization", "standard",
                                           {"standard", "image", "image_per_channel", "min_max",
                                            "min_max_per_channel"},
                                           FAULTLINE_TR_NOOP("Augment", "Fixed numbers, or those "
                                                                        "of each image")),
                                    kFromMiddle)},
                .p = 1.0,
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        std::array<FloatTable, 3> tables;
        for (std::size_t channel = 0; channel < tables.size(); ++channel)
            tables[channel] = tableFor(sample.image, channel);
        sample.image = lookedAsFloat(sample.image, tables);
        return true;
    }

private:
    static double at(const std::vector<double>& given, std::size_t channel)
    {
        return given[given.size() == 1 ? 0 : channel];
    }

    [[nodiscard]] FloatTable tableFor(const cv::Mat& image, std::size_t channel) const
    {
        constexpr double kTiny = 1e-4;
        constexpr double kMost = 20.0;
        double subtracted = 0.0;
        double divisor = 1.0;
        if (m_way == 0) {
            const auto white = static_cast<float>(m_white);
            const float mean = static_cast<float>(at(m_mean, channel)) * white;
            const float factor = 1.0F / (static_cast<float>(at(m_deviation, channel)) * white);
            FloatTable table{};
            for (std::size_t i = 0; i < table.size(); ++i)
                table[i] = (static_cast<float>(i) - mean) * factor;
            return table;
        }
        const bool isPerChannel = m_way == 2 || m_way == 4;
        cv::Mat values;
        if (isPerChannel)
            cv::extractChannel(image, values, static_cast<int>(channel));
        else
            values = image.reshape(1);
        if (m_way <= 2) {
            cv::Scalar mean;
            cv::Scalar deviation;
            cv::meanStdDev(values, mean, deviation);
            subtracted = mean[0];
            divisor = deviation[0] + kTiny;
        } else {
            double most = 0.0;
            cv::minMaxLoc(values, &subtracted, &most);
            divisor = most - subtracted + kTiny;
        }
        FloatTable table{};
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<float>(
                std::clamp((static_cast<double>(i) - subtracted) / divisor, -kMost, kMost));
        return table;
    }

    std::vector<double> m_mean;
    std::vector<double> m_deviation;
    double m_white;
    int m_way;
};

/// Turns the array around for PyTorch; the picture stays what it is.
class ToTensorV2 final : public Step {
public:
    using Step::Step;
    static Definition definition()
    {
        return {.id = "albumentations/ToTensorV2",
                .name = "ToTensorV2",
                .group = TransformGroup::Network,
                .summary = FAULTLINE_TR_NOOP("Augment", "Orders the numbers as PyTorch wants them; "
                                                        "the image stays"),
                .parameters = {flag("transpose_mask", false,
                                    FAULTLINE_TR_NOOP("Augment", "The same for masks, which are "
                                                                 "not shown here"))},
                .p = 1.0,
                .isScaleFree = true};
    }
    bool applyForced(Sample&, TransformContext&) const override { return true; }
};

} // namespace

std::vector<Entry> networkEntries()
{
    return {entryOf<Normalize>(), entryOf<ToTensorV2>()};
}

} // namespace faultline::augment::albumentations
