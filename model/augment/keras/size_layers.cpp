// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/bilinear.h"
#include "model/augment/geometry.h"
#include "model/augment/keras/layers.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::keras {

namespace {

void cropTo(Sample& sample, const cv::Rect& area)
{
    const Window window = windowOf(area, sample.image.size());
    sample.image = sample.image(area).clone();
    for (Box& box : sample.boxes) {
        reframe(box, window);
        clip(box);
    }
    dropBoxes(sample.boxes, [](const Box& box) { return !(box.area() > 0.0F); });
}

/// Pixel centres at halves; those beyond the first and the last are the rim.
std::vector<Neighbours> halfPixelNeighbours(int source, int target)
{
    const float scale = static_cast<float>(source) / static_cast<float>(target);
    std::vector<Neighbours> all(static_cast<std::size_t>(target));
    for (int i = 0; i < target; ++i) {
        const float at = (static_cast<float>(i) + 0.5F) * scale - 0.5F;
        const float low = std::floor(at);
        all[static_cast<std::size_t>(i)] = {std::max(static_cast<int>(low), 0),
                                            std::min(static_cast<int>(low) + 1, source - 1),
                                            at - low};
    }
    return all;
}

void resizeTo(Sample& sample, cv::Size size, int interpolation)
{
    const cv::Size from = sample.image.size();
    if (from == size)
        return;
    if (interpolation == cv::INTER_LINEAR) {
        sample.image =
            resizeBilinear(sample.image, halfPixelNeighbours(from.width, size.width),
                           halfPixelNeighbours(from.height, size.height), cv::Rect({}, size));
        return;
    }
    cv::Mat resized;
    sample.image.convertTo(resized, CV_32F);
    cv::resize(resized, resized, size, 0, 0, interpolation);
    sample.image = resized;
}

/// keras.preprocessing.image.smart_resize: the largest part in the middle that has the shape of the
/// target, resized to it.
void smartResize(Sample& sample, cv::Size target, int interpolation)
{
    const cv::Size size = sample.image.size();
    const auto part = [](int side, int wanted, int other) {
        return std::max(static_cast<int>(std::int64_t{side} * wanted / other), 1);
    };
    const cv::Size crop(std::min(size.width, part(size.height, target.width, target.height)),
                        std::min(size.height, part(size.width, target.height, target.width)));
    const cv::Point corner((size.width - crop.width) / 2, (size.height - crop.height) / 2);
    if (crop != size)
        cropTo(sample, cv::Rect(corner, crop));
    resizeTo(sample, target, interpolation);
}

enum class Place { Random, Centre };

class Crop final : public Transform {
public:
    Crop(cv::Size size, Place place) : m_size(size), m_place(place) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size spare = sample.image.size() - m_size;
        if (spare.width < 0 || spare.height < 0) {
            smartResize(sample, m_size, cv::INTER_LINEAR);
            return true;
        }
        cv::Point corner(spare.width / 2, spare.height / 2);
        if (m_place == Place::Random) {
            corner.y = static_cast<int>(context.random.integer(0, spare.height + 1));
            corner.x = static_cast<int>(context.random.integer(0, spare.width + 1));
        }
        cropTo(sample, cv::Rect(corner, m_size));
        return true;
    }

    cv::Size outputSize() const override { return m_size; }
    bool takesBytes() const override { return true; }

private:
    cv::Size m_size;
    Place m_place;
};

class Resizing final : public Transform {
public:
    Resizing(cv::Size size, int interpolation, bool keepsAspect)
        : m_size(size), m_interpolation(interpolation), m_keepsAspect(keepsAspect)
    {
    }

    bool apply(Sample& sample, TransformContext&) const override
    {
        if (m_keepsAspect)
            smartResize(sample, m_size, m_interpolation);
        else
            resizeTo(sample, m_size, m_interpolation);
        return true;
    }

    cv::Size outputSize() const override { return m_size; }
    bool takesBytes() const override { return true; }

private:
    cv::Size m_size;
    int m_interpolation;
    bool m_keepsAspect;
};

enum class Side { Height, Width };

class RandomSide final : public Transform {
public:
    RandomSide(Side side, std::pair<double, double> limits, int interpolation)
        : m_side(side), m_limits(limits), m_interpolation(interpolation)
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        const double factor = 1.0 + context.random.uniform(m_limits.first, m_limits.second);
        cv::Size size = sample.image.size();
        int& side = m_side == Side::Height ? size.height : size.width;
        const double changed = factor * side;
        if (!(changed < kMaxSide))
            return false;
        side = std::max(static_cast<int>(changed), 1);
        resizeTo(sample, size, m_interpolation);
        return true;
    }

    bool takesBytes() const override { return true; }

private:
    Side m_side;
    std::pair<double, double> m_limits;
    int m_interpolation;
};

TransformInfo sizeLayer(std::string_view id, std::string_view name, TransformGroup group,
                        std::string_view summary)
{
    TransformInfo info;
    info.id = id;
    info.library = Library::Keras;
    info.name = name;
    info.group = group;
    info.summary = summary;
    return info;
}

std::vector<ParameterInfo> sizeParameters()
{
    return {pixelsInfo("height", 224, FAULTLINE_TR_NOOP("Augment", "Height of the result.")),
            pixelsInfo("width", 224, FAULTLINE_TR_NOOP("Augment", "Width of the result."))};
}

cv::Size sizeOf(const ParameterReader& read)
{
    const auto side = [&read](std::string_view name) {
        return static_cast<int>(std::clamp<std::int64_t>(read.integer(name), 1, 8192));
    };
    return {side("width"), side("height")};
}

ParameterInfo interpolationInfo()
{
    return choiceInfo("interpolation",
                      {"bilinear", "nearest", "bicubic", "area", "lanczos3", "lanczos5", "gaussian",
                       "mitchellcubic"},
                      FAULTLINE_TR_NOOP("Augment", "How pixels between pixels are found."));
}

/// The method of a step, or -1 with the reason.
int methodOf(const ParameterReader& read, Text& why)
{
    const std::string method = read.text("interpolation");
    const int interpolation = interpolationOf(method);
    if (interpolation < 0)
        why = {FAULTLINE_TR_NOOP("Errors", "interpolation \"%1\" is not reproduced"), {method}};
    return interpolation;
}

const std::vector<ParameterInfo>& cropParameters()
{
    static const std::vector<ParameterInfo> kParameters = sizeParameters();
    return kParameters;
}

TransformInfo randomCropInfo()
{
    TransformInfo info = sizeLayer(
        "keras/RandomCrop", "RandomCrop", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Takes a part; resizes an image that is too small."));
    info.parameters = cropParameters();
    info.fidelity = labelsFidelity();
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<Crop>(sizeOf({cropParameters(), step.parameters}), Place::Random);
    };
    return info;
}

TransformInfo centerCropInfo()
{
    TransformInfo info = sizeLayer(
        "keras/CenterCrop", "CenterCrop", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Takes the middle; resizes an image that is too small."));
    info.parameters = cropParameters();
    info.fidelity = labelsFidelity();
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<Crop>(sizeOf({cropParameters(), step.parameters}), Place::Centre);
    };
    return info;
}

TransformInfo resizingInfo()
{
    static const std::vector<ParameterInfo> kParameters = [] {
        std::vector<ParameterInfo> parameters = sizeParameters();
        parameters.push_back(interpolationInfo());
        parameters.push_back({.name = "crop_to_aspect_ratio",
                              .kind = ParameterKind::Boolean,
                              .defaultValue = false,
                              .minimum = 0,
                              .maximum = 1,
                              .choices = {},
                              .unit = {},
                              .help = FAULTLINE_TR_NOOP(
                                  "Augment", "Cuts to the shape first instead of distorting.")});
        return parameters;
    }();
    TransformInfo info = sizeLayer("keras/Resizing", "Resizing", TransformGroup::Size,
                                   FAULTLINE_TR_NOOP("Augment", "Resizes to a fixed size."));
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.fidelity = FAULTLINE_TR_NOOP("Augment", "bicubic is that of OpenCV, a little sharper.");
    info.make = [](const PipelineStep& step, std::string_view, Text& why) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const int method = methodOf(read, why);
        if (method < 0)
            return nullptr;
        return std::make_shared<Resizing>(sizeOf(read), method,
                                          read.boolean("crop_to_aspect_ratio"));
    };
    return info;
}

const std::vector<ParameterInfo>& sideParameters()
{
    static const std::vector<ParameterInfo> kParameters{
        rangeInfo("factor", -0.1, 0.1, -1.0, 4.0,
                  FAULTLINE_TR_NOOP("Augment", "By which share it grows.")),
        interpolationInfo()};
    return kParameters;
}

template <Side side>
TransformPtr makeSide(const PipelineStep& step, std::string_view, Text& why)
{
    const ParameterReader read(sideParameters(), step.parameters);
    const int method = methodOf(read, why);
    if (method < 0)
        return nullptr;
    return std::make_shared<RandomSide>(side, read.range("factor"), method);
}

TransformInfo randomSideInfo(Side side)
{
    const bool isHeight = side == Side::Height;
    TransformInfo info =
        sizeLayer(isHeight ? "keras/RandomHeight" : "keras/RandomWidth",
                  isHeight ? "RandomHeight" : "RandomWidth", TransformGroup::Size,
                  isHeight ? FAULTLINE_TR_NOOP("Augment", "Makes the image higher or lower.")
                           : FAULTLINE_TR_NOOP("Augment", "Makes the image wider or narrower."));
    info.parameters = sideParameters();
    info.isScaleFree = true;
    info.make = isHeight ? makeSide<Side::Height> : makeSide<Side::Width>;
    return info;
}

} // namespace

std::vector<TransformInfo> sizeLayers()
{
    return {randomCropInfo(), centerCropInfo(), resizingInfo(), randomSideInfo(Side::Height),
            randomSideInfo(Side::Width)};
}

} // namespace faultline::augment::keras
