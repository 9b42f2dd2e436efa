// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bilinear.h"
#include "model/augment/geometry.h"
#include "model/augment/keras/layers.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faultline::augment::keras {

namespace {

using Limits = std::pair<double, double>;

double draw(const Limits& limits, Random& random)
{
    return random.uniform(limits.first, limits.second);
}

class RandomFlip final : public Transform {
public:
    explicit RandomFlip(std::string_view mode)
        : m_leftRight(mode != "vertical"), m_upDown(mode != "horizontal")
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const bool leftRight = m_leftRight && context.random.chance(0.5);
        const bool upDown = m_upDown && context.random.chance(0.5);
        if (!leftRight && !upDown)
            return false;
        cv::Mat flipped;
        cv::flip(sample.image, flipped, leftRight && upDown ? -1 : (leftRight ? 1 : 0));
        sample.image = flipped;
        for (Box& box : sample.boxes) {
            if (leftRight)
                flipLeftRight(box);
            if (upDown)
                flipUpDown(box);
        }
        return true;
    }

    bool takesBytes() const override { return true; }

private:
    bool m_leftRight;
    bool m_upDown;
};

/// How the layers fill and sample, which they share.
struct Sampling {
    int interpolation = cv::INTER_LINEAR;
    int border = cv::BORDER_REFLECT;
    double fill = 0.0;
};

/// A coordinate brought back into a side as TensorFlow's fill mode "wrap" does: by whole sides, but
/// counted from the centre of the last pixel on, so that between last and first it repeats one.
float wrappedCoordinate(double coordinate, int side)
{
    const double last = side - 1.0;
    if (last <= 0.0)
        return 0.0F;
    if (coordinate < 0.0)
        coordinate += side * (std::floor(-coordinate / last) + 1.0);
    else if (coordinate > last)
        coordinate -= side * std::floor(coordinate / last);
    return static_cast<float>(std::clamp(coordinate, 0.0, last));
}

cv::Mat wrapped(const cv::Mat& image, const cv::Matx23d& toSource, int interpolation)
{
    cv::Mat places(image.size(), CV_32FC2);
    for (int y = 0; y < image.rows; ++y) {
        for (int x = 0; x < image.cols; ++x) {
            const cv::Vec2d from = toSource * cv::Vec3d(x, y, 1.0);
            places.at<cv::Vec2f>(y, x) = {wrappedCoordinate(from[0], image.cols),
                                          wrappedCoordinate(from[1], image.rows)};
        }
    }
    cv::Mat result;
    cv::remap(image, result, places, cv::noArray(), interpolation, cv::BORDER_REPLICATE);
    return result;
}

/// Warps the picture by a matrix that, as the layers have it, leads from centres of pixels of the
/// result to those of the source; boxes follow, cut off at the rim.
class WarpLayer : public Transform {
public:
    explicit WarpLayer(const Sampling& sampling) : m_sampling(sampling) {}

    bool apply(Sample& sample, TransformContext& context) const final
    {
        const cv::Size size = sample.image.size();
        const cv::Matx23d toSource = drawMatrix(size, context.random);
        cv::Mat warped;
        const bool isSimple = m_sampling.interpolation == cv::INTER_LINEAR
                              && sample.image.type() == CV_32FC3
                              && m_sampling.border != cv::BORDER_WRAP;
        if (isSimple)
            warped = warpBilinear(sample.image, toSource, m_sampling.border,
                                  cv::Scalar::all(m_sampling.fill));
        else if (m_sampling.border == cv::BORDER_WRAP)
            warped = wrapped(sample.image, toSource, m_sampling.interpolation);
        else
            cv::warpAffine(sample.image, warped, toSource, size,
                           m_sampling.interpolation | cv::WARP_INVERSE_MAP, m_sampling.border,
                           cv::Scalar::all(m_sampling.fill));
        sample.image = warped;
        moveBoxes(sample.boxes, toSource, size);
        return true;
    }

protected:
    [[nodiscard]] virtual cv::Matx23d drawMatrix(cv::Size size, Random& random) const = 0;

private:
    static void moveBoxes(std::vector<Box>& boxes, cv::Matx23d toSource, cv::Size size)
    {
        // From centres of pixels to their edges, where boxes are.
        for (int row = 0; row < 2; ++row)
            toSource(row, 2) += 0.5 - 0.5 * (toSource(row, 0) + toSource(row, 1));
        cv::Matx23d forward;
        cv::invertAffineTransform(toSource, forward);
        for (Box& box : boxes) {
            transformHull(box, forward, size, size);
            clip(box);
        }
        dropBoxes(boxes, [](const Box& box) { return !(box.area() > 0.0F); });
    }

    Sampling m_sampling;
};

class RandomRotation final : public WarpLayer {
public:
    RandomRotation(const Limits& turns, const Sampling& sampling)
        : WarpLayer(sampling), m_turns(turns)
    {
    }

protected:
    cv::Matx23d drawMatrix(cv::Size size, Random& random) const override
    {
        const double angle = draw(m_turns, random) * 2.0 * std::numbers::pi;
        const double cosine = std::cos(angle);
        const double sine = std::sin(angle);
        const double x = size.width - 1.0;
        const double y = size.height - 1.0;
        return {cosine, -sine,  (x - (cosine * x - sine * y)) / 2.0,
                sine,   cosine, (y - (sine * x + cosine * y)) / 2.0};
    }

private:
    Limits m_turns;
};

class RandomTranslation final : public WarpLayer {
public:
    RandomTranslation(const Limits& down, const Limits& right, const Sampling& sampling)
        : WarpLayer(sampling), m_down(down), m_right(right)
    {
    }

protected:
    cv::Matx23d drawMatrix(cv::Size size, Random& random) const override
    {
        const double down = draw(m_down, random) * size.height;
        const double right = draw(m_right, random) * size.width;
        return {1, 0, -right, 0, 1, -down};
    }

private:
    Limits m_down;
    Limits m_right;
};

class RandomZoom final : public WarpLayer {
public:
    RandomZoom(const Limits& height, const std::optional<Limits>& width, const Sampling& sampling)
        : WarpLayer(sampling), m_height(height), m_width(width)
    {
    }

protected:
    cv::Matx23d drawMatrix(cv::Size size, Random& random) const override
    {
        // Not 0: the whole picture would be one pixel of the source.
        constexpr double kLeast = 1e-3;
        const double y = std::max(1.0 + draw(m_height, random), kLeast);
        const double x = m_width ? std::max(1.0 + draw(*m_width, random), kLeast) : y;
        return {x, 0, (size.width - 1.0) / 2.0 * (1.0 - x),
                0, y, (size.height - 1.0) / 2.0 * (1.0 - y)};
    }

private:
    Limits m_height;
    std::optional<Limits> m_width;
};

std::vector<ParameterInfo> withSampling(std::vector<ParameterInfo> parameters)
{
    parameters.push_back(
        choiceInfo("fill_mode", {"reflect", "constant", "wrap", "nearest"},
                   FAULTLINE_TR_NOOP("Augment", "What is shown where the image ends.")));
    parameters.push_back(
        choiceInfo("interpolation", {"bilinear", "nearest"},
                   FAULTLINE_TR_NOOP("Augment", "How pixels between pixels are found.")));
    parameters.push_back(numberInfo(
        "fill_value", 0.0, -1e6, 1e6,
        FAULTLINE_TR_NOOP("Augment", "Value outside of the image with fill_mode constant.")));
    return parameters;
}

Sampling samplingOf(const ParameterReader& read)
{
    Sampling sampling;
    if (read.text("interpolation") == "nearest")
        sampling.interpolation = cv::INTER_NEAREST;
    const std::string mode = read.text("fill_mode");
    if (mode == "constant")
        sampling.border = cv::BORDER_CONSTANT;
    else if (mode == "wrap")
        sampling.border = cv::BORDER_WRAP;
    else if (mode == "nearest")
        sampling.border = cv::BORDER_REPLICATE;
    sampling.fill = read.real("fill_value");
    return sampling;
}

TransformInfo layer(std::string_view id, std::string_view name, std::string_view summary)
{
    TransformInfo info;
    info.id = id;
    info.library = Library::Keras;
    info.name = name;
    info.group = TransformGroup::Geometry;
    info.summary = summary;
    info.isScaleFree = true;
    info.fidelity = labelsFidelity();
    return info;
}

TransformInfo flipInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        choiceInfo("mode", {"horizontal_and_vertical", "horizontal", "vertical"},
                   FAULTLINE_TR_NOOP("Augment", "Which way, each with probability 0.5."))};
    TransformInfo info =
        layer("keras/RandomFlip", "RandomFlip", FAULTLINE_TR_NOOP("Augment", "Mirrors the image."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<RandomFlip>(
            ParameterReader(kParameters, step.parameters).text("mode"));
    };
    return info;
}

TransformInfo rotationInfo()
{
    static const std::vector<ParameterInfo> kParameters = withSampling(
        {rangeInfo("factor", -0.1, 0.1, -1.0, 1.0,
                   FAULTLINE_TR_NOOP("Augment", "Parts of a full turn, counter-clockwise."))});
    TransformInfo info = layer("keras/RandomRotation", "RandomRotation",
                               FAULTLINE_TR_NOOP("Augment", "Turns the image."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<RandomRotation>(read.range("factor"), samplingOf(read));
    };
    return info;
}

TransformInfo translationInfo()
{
    static const std::vector<ParameterInfo> kParameters = withSampling(
        {rangeInfo("height_factor", -0.1, 0.1, -1.0, 1.0,
                   FAULTLINE_TR_NOOP("Augment", "Down, as a share of the height.")),
         rangeInfo("width_factor", -0.1, 0.1, -1.0, 1.0,
                   FAULTLINE_TR_NOOP("Augment", "To the right, as a share of the width."))});
    TransformInfo info = layer("keras/RandomTranslation", "RandomTranslation",
                               FAULTLINE_TR_NOOP("Augment", "Moves the image."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<RandomTranslation>(read.range("height_factor"),
                                                   read.range("width_factor"), samplingOf(read));
    };
    return info;
}

TransformInfo zoomInfo()
{
    static const std::vector<ParameterInfo> kParameters = [] {
        std::vector<ParameterInfo> parameters = withSampling(
            {rangeInfo("height_factor", -0.1, 0.1, -1.0, 10.0,
                       FAULTLINE_TR_NOOP("Augment", "Above 0 the image gets smaller.")),
             rangeInfo("width_factor", 0.0, 0.0, -1.0, 10.0,
                       FAULTLINE_TR_NOOP("Augment", "Without it the width goes as the height."))});
        parameters[1].defaultValue = std::vector<double>{};
        return parameters;
    }();
    TransformInfo info =
        layer("keras/RandomZoom", "RandomZoom", FAULTLINE_TR_NOOP("Augment", "Zooms in or out."));
    info.parameters = kParameters;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        std::optional<Limits> width;
        if (!read.numbers("width_factor").empty())
            width = read.range("width_factor");
        return std::make_shared<RandomZoom>(read.range("height_factor"), width, samplingOf(read));
    };
    return info;
}

} // namespace

std::vector<TransformInfo> geometryLayers()
{
    return {flipInfo(), rotationInfo(), translationInfo(), zoomInfo()};
}

} // namespace faultline::augment::keras
