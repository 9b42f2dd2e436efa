// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/lookup.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::ultralytics {

namespace {

/// Hue of OpenCV's 8-bit HSV is in half degrees.
constexpr double kHues = 180.0;

class Hsv final : public Transform {
public:
    Hsv(const std::array<double, 3>& gains, bool shiftsHue) : m_gains(gains), m_shiftsHue(shiftsHue)
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        std::array<double, 3> drawn{};
        for (std::size_t i = 0; i < drawn.size(); ++i)
            drawn[i] = context.random.uniform(-1.0, 1.0) * m_gains[i];
        if (m_gains == std::array<double, 3>{} || sample.image.type() != CV_8UC3)
            return false;
        cv::Mat changed;
        cv::cvtColor(sample.image, changed, cv::COLOR_RGB2HSV);
        cv::cvtColor(looked(changed, tablesOf(drawn)), changed, cv::COLOR_HSV2RGB);
        sample.image = changed;
        return true;
    }

private:
    [[nodiscard]] std::array<Table, 3> tablesOf(const std::array<double, 3>& drawn) const
    {
        const auto turned = [&](int i) {
            const double hue = m_shiftsHue ? i + drawn[0] * kHues : i * (drawn[0] + 1.0);
            return hue - std::floor(hue / kHues) * kHues;
        };
        const auto scaled = [](double gain) {
            return tableOf([gain](int i) { return i * (gain + 1.0); });
        };
        return {tableOf(turned), scaled(drawn[1]), scaled(drawn[2])};
    }

    std::array<double, 3> m_gains;
    bool m_shiftsHue;
};

/// What Ultralytics adds where the package albumentations is installed.
class Extras final : public Transform {
public:
    explicit Extras(double p) : m_p(p) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (sample.image.type() != CV_8UC3)
            return false;
        Random& random = context.random;
        const cv::Mat before = sample.image;
        cv::Mat& image = sample.image;
        if (random.chance(m_p))
            image = blurred(image, oddSize(random));
        if (random.chance(m_p))
            image = medianOf(image, oddSize(random));
        if (random.chance(m_p))
            image = grey(image);
        if (random.chance(m_p))
            image = equalised(image, random.uniform(1.0, 4.0));
        return image.data != before.data;
    }

private:
    static int oddSize(Random& random) { return 3 + 2 * static_cast<int>(random.integer(0, 3)); }

    static cv::Mat blurred(const cv::Mat& image, int size)
    {
        cv::Mat result;
        cv::blur(image, result, cv::Size(size, size), cv::Point(-1, -1), cv::BORDER_REFLECT_101);
        return result;
    }

    static cv::Mat medianOf(const cv::Mat& image, int size)
    {
        cv::Mat result;
        cv::medianBlur(image, result, size);
        return result;
    }

    static cv::Mat grey(const cv::Mat& image)
    {
        cv::Mat result;
        cv::cvtColor(image, result, cv::COLOR_RGB2GRAY);
        cv::cvtColor(result, result, cv::COLOR_GRAY2RGB);
        return result;
    }

    static cv::Mat equalised(const cv::Mat& image, double clipLimit)
    {
        cv::Mat lab;
        cv::cvtColor(image, lab, cv::COLOR_RGB2Lab);
        std::vector<cv::Mat> planes;
        cv::split(lab, planes);
        cv::createCLAHE(clipLimit, cv::Size(8, 8))->apply(planes[0], planes[0]);
        cv::merge(planes, lab);
        cv::Mat result;
        cv::cvtColor(lab, result, cv::COLOR_Lab2RGB);
        return result;
    }

    double m_p;
};

class Bgr final : public Transform {
public:
    explicit Bgr(double p) : m_p(p) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!context.random.chance(m_p) || sample.image.channels() != 3)
            return false;
        cv::Mat swapped;
        cv::cvtColor(sample.image, swapped, cv::COLOR_RGB2BGR);
        sample.image = swapped;
        return true;
    }

private:
    double m_p;
};

class Normalize final : public Transform {
public:
    bool apply(Sample& sample, TransformContext&) const override
    {
        cv::Mat scaled;
        sample.image.convertTo(scaled, CV_32F, 1.0 / 255.0);
        sample.image = scaled;
        return true;
    }
};

} // namespace

TransformInfo hsvInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        probability("hsv_h", 0.015,
                    FAULTLINE_TR_NOOP("Augment", "Hue changes by at most this share.")),
        probability("hsv_s", 0.7,
                    FAULTLINE_TR_NOOP("Augment", "Saturation changes by at most this share.")),
        probability("hsv_v", 0.4,
                    FAULTLINE_TR_NOOP("Augment", "Brightness changes by at most this share.")),
        {.name = "hue",
         .kind = ParameterKind::Choice,
         .defaultValue = std::string("shift"),
         .minimum = 0,
         .maximum = 0,
         .choices = {"shift", "multiply"},
         .unit = {},
         .help = FAULTLINE_TR_NOOP("Augment",
                                   "shift: since 8.3.79; multiply: before it and in YOLOv5, where "
                                   "red stays red. No setting of Ultralytics.")}};
    TransformInfo info;
    info.id = "ultralytics/random_hsv";
    info.library = Library::Ultralytics;
    info.name = "RandomHSV";
    info.group = TransformGroup::Colour;
    info.summary =
        FAULTLINE_TR_NOOP("Augment", "Changes hue, saturation and brightness by random factors.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view version, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const bool multiplies = read.text("hue") == "multiply"
                                || (!read.isWritten("hue") && majorVersion(version) == 5);
        return std::make_shared<Hsv>(
            std::array<double, 3>{read.real("hsv_h"), read.real("hsv_s"), read.real("hsv_v")},
            !multiplies);
    };
    return info;
}

TransformInfo albumentationsInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "p", 0.01, FAULTLINE_TR_NOOP("Augment", "How often each of the four is done."))};
    TransformInfo info;
    info.id = "ultralytics/albumentations";
    info.library = Library::Ultralytics;
    info.name = "Albumentations";
    info.group = TransformGroup::Noise;
    info.summary =
        FAULTLINE_TR_NOOP("Augment", "Blur, median blur, grey and CLAHE, each on its own: only "
                                     "where the trainer finds Albumentations installed.");
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Extras>(read.real("p"));
    };
    return info;
}

TransformInfo bgrInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "bgr", 0.0, FAULTLINE_TR_NOOP("Augment", "How often red and blue are swapped."))};
    TransformInfo info;
    info.id = "ultralytics/bgr";
    info.library = Library::Ultralytics;
    info.name = "Format (bgr)";
    info.group = TransformGroup::Colour;
    info.summary = FAULTLINE_TR_NOOP("Augment", "Gives the network red and blue swapped.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Bgr>(read.real("bgr"));
    };
    return info;
}

TransformInfo normalizeInfo()
{
    TransformInfo info;
    info.id = "ultralytics/normalize";
    info.library = Library::Ultralytics;
    info.name = "preprocess_batch (/ 255)";
    info.group = TransformGroup::Network;
    info.summary = FAULTLINE_TR_NOOP("Augment", "Numbers from 0 to 1, as the network is fed them.");
    info.isScaleFree = true;
    info.make = [](const PipelineStep&, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<Normalize>();
    };
    return info;
}

} // namespace faultline::augment::ultralytics
