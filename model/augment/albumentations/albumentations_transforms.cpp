// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/transform.h"

namespace faultline::augment {

BoxFilterPtr albumentationsBoxFilter(const Parameters&, std::string_view)
{
    return nullptr;
}

std::vector<TransformInfo> albumentationsTransforms()
{
    return {};
}

} // namespace faultline::augment
