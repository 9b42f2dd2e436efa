// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/odapi_step.h"

namespace faultline::augment {

std::vector<TransformInfo> odapiTransforms()
{
    std::vector<TransformInfo> rows;
    odapi::addFlips(rows);
    odapi::addCrops(rows);
    odapi::addScaledCrops(rows);
    odapi::addSsdCrops(rows);
    odapi::addPads(rows);
    odapi::addResizeSteps(rows);
    odapi::addColours(rows);
    odapi::addValues(rows);
    odapi::addErasers(rows);
    odapi::addAutoAugment(rows);
    odapi::addBoxSteps(rows);
    odapi::addResizers(rows);
    odapi::addNetworkSteps(rows);
    return rows;
}

} // namespace faultline::augment
