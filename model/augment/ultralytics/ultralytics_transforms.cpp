// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/transform.h"
#include "model/augment/ultralytics/steps.h"

namespace faultline::augment {

namespace ultralytics {

ParameterInfo probability(std::string_view name, double defaultValue, std::string_view help)
{
    return {.name = name,
            .kind = ParameterKind::Real,
            .defaultValue = defaultValue,
            .minimum = 0.0,
            .maximum = 1.0,
            .choices = {},
            .unit = {},
            .help = help};
}

int majorVersion(std::string_view version)
{
    return version.starts_with('5') || version.starts_with("v5") ? 5 : 8;
}

} // namespace ultralytics

std::vector<TransformInfo> ultralyticsTransforms()
{
    using namespace ultralytics;
    return {loadImageInfo(),
            mosaicInfo(),
            copyPasteInfo(),
            letterboxInfo(),
            randomPerspectiveInfo(),
            mixUpInfo(),
            cutMixInfo(),
            albumentationsInfo(),
            hsvInfo(),
            flipUpDownInfo(),
            flipLeftRightInfo(),
            bgrInfo(),
            normalizeInfo()};
}

} // namespace faultline::augment
