// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/keras/layers.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <iterator>

namespace faultline::augment {

namespace keras {

std::string_view labelsFidelity()
{
    return FAULTLINE_TR_NOOP("Augment",
                             "The layer moves pixels only. Boxes are moved here to show where they "
                             "should be; a training that feeds it labels leaves them behind.");
}

ParameterInfo rangeInfo(std::string_view name, double low, double high, double minimum,
                        double maximum, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Range,
            .defaultValue = std::vector<double>{low, high},
            .minimum = minimum,
            .maximum = maximum,
            .choices = {},
            .unit = {},
            .help = help};
}

ParameterInfo choiceInfo(std::string_view name, std::vector<std::string_view> choices,
                         std::string_view help)
{
    const std::string first(choices.front());
    return {.name = name,
            .kind = ParameterKind::Choice,
            .defaultValue = first,
            .minimum = 0,
            .maximum = 0,
            .choices = std::move(choices),
            .unit = {},
            .help = help};
}

ParameterInfo numberInfo(std::string_view name, double value, double minimum, double maximum,
                         std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Real,
            .defaultValue = value,
            .minimum = minimum,
            .maximum = maximum,
            .choices = {},
            .unit = {},
            .help = help};
}

ParameterInfo pixelsInfo(std::string_view name, std::int64_t value, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Integer,
            .defaultValue = value,
            .minimum = 1,
            .maximum = 8192,
            .choices = {},
            .unit = "px",
            .help = help};
}

int interpolationOf(std::string_view method)
{
    if (method == "bilinear")
        return cv::INTER_LINEAR;
    if (method == "nearest")
        return cv::INTER_NEAREST_EXACT;
    if (method == "bicubic")
        return cv::INTER_CUBIC;
    if (method == "area")
        return cv::INTER_AREA;
    return -1;
}

} // namespace keras

std::vector<TransformInfo> kerasTransforms()
{
    std::vector<TransformInfo> all;
    for (auto list : {keras::geometryLayers, keras::sizeLayers, keras::valueLayers}) {
        std::vector<TransformInfo> infos = list();
        std::move(infos.begin(), infos.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace faultline::augment
