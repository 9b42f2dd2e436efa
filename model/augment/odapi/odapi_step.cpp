// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/odapi_step.h"

#include "model/augment/geometry.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment::odapi {

namespace {

bool areBytes(const cv::Scalar& colour)
{
    return std::all_of(colour.val, colour.val + 4, [](double value) {
        return value >= 0.0 && value <= 255.0 && std::trunc(value) == value;
    });
}

} // namespace

ParameterInfo real(std::string_view name, double defaultValue, double minimum, double maximum,
                   std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Real,
            .defaultValue = defaultValue,
            .minimum = minimum,
            .maximum = maximum,
            .help = help};
}

ParameterInfo probability(std::string_view name, double defaultValue, std::string_view help)
{
    return real(name, defaultValue, 0.0, 1.0, help);
}

ParameterInfo integer(std::string_view name, std::int64_t defaultValue, double minimum,
                      double maximum, std::string_view help, std::string_view unit)
{
    return {.name = name,
            .kind = ParameterKind::Integer,
            .defaultValue = defaultValue,
            .minimum = minimum,
            .maximum = maximum,
            .unit = unit,
            .help = help};
}

ParameterInfo optionalInteger(std::string_view name, double minimum, double maximum,
                              std::string_view help, std::string_view unit)
{
    ParameterInfo info = integer(name, 0, minimum, maximum, help, unit);
    info.defaultValue = std::vector<double>{};
    return info;
}

ParameterInfo flag(std::string_view name, bool defaultValue, std::string_view help)
{
    return {
        .name = name, .kind = ParameterKind::Boolean, .defaultValue = defaultValue, .help = help};
}

ParameterInfo choice(std::string_view name, std::string_view defaultValue,
                     std::vector<std::string_view> choices, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Choice,
            .defaultValue = std::string(defaultValue),
            .choices = std::move(choices),
            .help = help};
}

ParameterInfo numbers(std::string_view name, std::vector<double> defaultValue, double minimum,
                      double maximum, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Numbers,
            .defaultValue = std::move(defaultValue),
            .minimum = minimum,
            .maximum = maximum,
            .help = help};
}

ParameterInfo padColour(std::string_view name)
{
    return {.name = name,
            .kind = ParameterKind::Colour,
            .defaultValue = std::vector<double>{},
            .minimum = 0.0,
            .maximum = 255.0,
            .help = FAULTLINE_TR_NOOP("Augment", "Colour of the padding, 0 to 255 for each "
                                                 "channel; unset: the mean of the image.")};
}

std::span<const ParameterInfo> parametersOf(std::string_view id)
{
    const TransformInfo* info = findTransform(id);
    return info != nullptr ? std::span<const ParameterInfo>(info->parameters)
                           : std::span<const ParameterInfo>();
}

void reframeBoxes(Sample& sample, const cv::Rect& window, cv::Size size)
{
    const Window frame = windowOf(window, size);
    for (Box& box : sample.boxes)
        reframe(box, frame);
}

void dropOutside(Sample& sample)
{
    dropBoxes(sample.boxes, [](const Box& box) { return isOutside(box); });
}

void clipBoxes(Sample& sample)
{
    for (Box& box : sample.boxes)
        clip(box);
}

cv::Mat placed(const cv::Mat& source, cv::Point offset, cv::Size size, const cv::Scalar& colour)
{
    if (source.depth() == CV_8U && !areBytes(colour)) {
        cv::Mat floats;
        source.convertTo(floats, CV_32F);
        return placed(floats, offset, size, colour);
    }
    cv::Mat result(size, source.type(), colour);
    const cv::Rect target = cv::Rect(offset, source.size()) & cv::Rect({}, size);
    if (!target.empty())
        source(target - offset).copyTo(result(target));
    return result;
}

bool isPossible(cv::Size size)
{
    return size.width > 0 && size.height > 0 && size.width <= kMaxSide && size.height <= kMaxSide;
}

int toInt(float value)
{
    constexpr float kMost = 1e9F;
    return std::isnan(value) ? 0 : static_cast<int>(std::clamp(value, -kMost, kMost));
}

} // namespace faultline::augment::odapi
