// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/augment/byte_kernels.h"
#include "model/augment/lookup.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

/// x modulo 180, never negative, as numpy has it.
double hueModulo(double x)
{
    const double rest = std::fmod(x, 180.0);
    return rest < 0.0 ? rest + 180.0 : rest;
}

Table hueTable(double shift)
{
    return tableOf([shift](int i) { return hueModulo(i + shift); });
}

Table identity()
{
    return tableOf([](int i) { return i; });
}

class HueSaturationValue final : public Step {
public:
    explicit HueSaturationValue(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_hue(arguments.range("hue_shift_limit")),
          m_saturation(arguments.range("sat_shift_limit")),
          m_value(arguments.range("val_shift_limit"))
    {
    }

    static Definition definition()
    {
        return {
            .id = "albumentations/HueSaturationValue",
            .name = "HueSaturationValue",
            .group = TransformGroup::Colour,
            .summary =
                FAULTLINE_TR_NOOP("Augment", "Shifts hue (of 180), saturation and brightness"),
            .parameters = {range("hue_shift_limit", -20.0, 20.0, -180.0, 180.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "Added to the hue, half degrees")),
                           range("sat_shift_limit", -30.0, 30.0, -255.0, 255.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "Added to the saturation, of 255")),
                           range("val_shift_limit", -20.0, 20.0, -255.0, 255.0, {},
                                 FAULTLINE_TR_NOOP("Augment", "Added to the brightness, of 255"))},
            .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        const double hue = m_hue.draw(context.random);
        const double saturation = m_saturation.draw(context.random);
        const double value = m_value.draw(context.random);
        if (hue == 0.0 && saturation == 0.0 && value == 0.0)
            return true;
        std::array<Table, 3> tables{hue == 0.0 ? identity() : hueTable(hue), added(saturation),
                                    added(value)};
        if (!m_isFirst)
            tables[1][0] = 0; // grey stays grey since 1.4
        cv::Mat hsv;
        cv::cvtColor(sample.image, hsv, cv::COLOR_RGB2HSV);
        cv::Mat made;
        cv::cvtColor(looked(hsv, tables), made, cv::COLOR_HSV2RGB);
        setImage(sample, made);
        return true;
    }

private:
    [[nodiscard]] Table added(double shift) const
    {
        const double whole = m_isFirst ? shift : std::trunc(shift);
        return tableOf([whole](int i) { return i + whole; });
    }

    bool m_isFirst;
    Range m_hue;
    Range m_saturation;
    Range m_value;
};

class RGBShift final : public Step {
public:
    explicit RGBShift(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_shifts{arguments.range("r_shift_limit"), arguments.range("g_shift_limit"),
                   arguments.range("b_shift_limit")}
    {
    }

    static Definition definition()
    {
        const auto shift = [](std::string_view name, std::string_view help) {
            return range(name, -20.0, 20.0, -255.0, 255.0, {}, help);
        };
        return {.id = "albumentations/RGBShift",
                .name = "RGBShift",
                .group = TransformGroup::Colour,
                .summary = FAULTLINE_TR_NOOP("Augment", "Adds a number to each channel"),
                .parameters =
                    {shift("r_shift_limit", FAULTLINE_TR_NOOP("Augment", "Added to red, of 255")),
                     shift("g_shift_limit", FAULTLINE_TR_NOOP("Augment", "Added to green, of 255")),
                     shift("b_shift_limit", FAULTLINE_TR_NOOP("Augment", "Added to blue, of 255"))},
                .isScaleFree = true,
                .derived = {"approximation", "noise_params", "noise_type", "spatial_mode"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        std::array<Table, 3> tables;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const double shift = drawShift(m_shifts[i], context.random);
            tables[i] = tableOf(
                [shift](int at) { return static_cast<float>(at) + static_cast<float>(shift); });
        }
        setImage(sample, looked(sample.image, tables));
        return true;
    }

private:
    /// Since 1.4 limits within one are parts of white, and what is added is a whole number.
    [[nodiscard]] double drawShift(const Range& limits, Random& random) const
    {
        const double shift = limits.draw(random);
        if (m_isFirst)
            return shift;
        const bool isPart = std::abs(limits.low) <= 1.0 && std::abs(limits.high) <= 1.0;
        return std::trunc(isPart ? shift * 255.0 : shift);
    }

    bool m_isFirst;
    std::array<Range, 3> m_shifts;
};

class ColorJitter final : public Step {
public:
    explicit ColorJitter(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_ranges{arguments.range("brightness"), arguments.range("contrast"),
                   arguments.range("saturation"), arguments.range("hue")}
    {
    }

    static Definition definition()
    {
        const auto factor = [](std::string_view name, std::string_view help) {
            return with(range(name, 0.8, 1.2, 0.0, 10.0, {}, help), Scalar::AroundOne);
        };
        Parameter hue = range("hue", -0.5, 0.5, -0.5, 0.5, {},
                              FAULTLINE_TR_NOOP("Augment", "Shift of the hue, in circles"));
        hue.firstDefault = std::vector<double>{-0.2, 0.2};
        return {.id = "albumentations/ColorJitter",
                .name = "ColorJitter",
                .group = TransformGroup::Colour,
                .summary = FAULTLINE_TR_NOOP("Augment", "Changes brightness, contrast, saturation "
                                                        "and hue in random order"),
                .parameters = {factor("brightness",
                                      FAULTLINE_TR_NOOP("Augment", "Factor of the brightness")),
                               factor("contrast",
                                      FAULTLINE_TR_NOOP("Augment", "Factor of the distance to the "
                                                                   "mean grey")),
                               factor("saturation",
                                      FAULTLINE_TR_NOOP("Augment", "Factor of the distance to "
                                                                   "each pixel's grey")),
                               std::move(hue)},
                .isScaleFree = true};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isEightBitColour(sample, context))
            return false;
        std::array<double, 4> amounts{};
        for (std::size_t i = 0; i < amounts.size(); ++i)
            amounts[i] = m_ranges[i].draw(context.random);
        std::array<std::size_t, 4> order{0, 1, 2, 3};
        for (std::size_t i = order.size() - 1; i > 0; --i)
            std::swap(order[i], order[static_cast<std::size_t>(
                                    context.random.integer(0, static_cast<std::int64_t>(i) + 1))]);
        cv::Mat image = sample.image;
        for (const std::size_t which : order)
            image = changed(image, which, amounts[which]);
        setImage(sample, image);
        return true;
    }

private:
    [[nodiscard]] cv::Mat changed(const cv::Mat& image, std::size_t which, double amount) const
    {
        if (amount == (which == 3 ? 0.0 : 1.0))
            return image;
        switch (which) {
        case 0: return brightened(image, amount);
        case 1: return contrasted(image, amount);
        case 2: return saturated(image, amount);
        default: return turned(image, amount);
        }
    }

    [[nodiscard]] cv::Mat brightened(const cv::Mat& image, double factor) const
    {
        if (m_isFirst)
            return looked(image, tableOf([factor](int i) { return i * factor; }));
        return scaled(image, static_cast<float>(factor), 0.0F);
    }

    [[nodiscard]] cv::Mat contrasted(const cv::Mat& image, double factor) const
    {
        cv::Mat grey;
        cv::cvtColor(image, grey, cv::COLOR_RGB2GRAY);
        const double mean = cv::mean(grey)[0];
        if (factor == 0.0)
            return {image.size(), image.type(), cv::Scalar::all(std::trunc(mean + 0.5))};
        const double added = mean * (1.0 - factor);
        if (m_isFirst)
            return looked(image, tableOf([=](int i) { return i * factor + added; }));
        return scaled(image, static_cast<float>(factor), static_cast<float>(added));
    }

    static cv::Mat saturated(const cv::Mat& image, double factor)
    {
        cv::Mat grey = greyInThree(image);
        if (factor != 0.0)
            cv::addWeighted(image, factor, grey, 1.0 - factor, 0.0, grey);
        return grey;
    }

    static cv::Mat turned(const cv::Mat& image, double circles)
    {
        cv::Mat hsv;
        cv::cvtColor(image, hsv, cv::COLOR_RGB2HSV);
        const Table same = identity();
        hsv = looked(hsv, std::array<Table, 3>{hueTable(180.0 * circles), same, same});
        cv::Mat made;
        cv::cvtColor(hsv, made, cv::COLOR_HSV2RGB);
        return made;
    }

    bool m_isFirst;
    std::array<Range, 4> m_ranges;
};

} // namespace

std::vector<Entry> colourEntries()
{
    return {entryOf<HueSaturationValue>(), entryOf<RGBShift>(), entryOf<ColorJitter>()};
}

} // namespace faultline::augment::albumentations
