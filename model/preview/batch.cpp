// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch.h"

#include <algorithm>

namespace faultline {

double starvedShare(double imagesPerSecond, double batchSize, double stepSeconds)
{
    if (!(imagesPerSecond > 0.0) || !(batchSize > 0.0) || !(stepSeconds > 0.0))
        return 0.0;
    return std::clamp(1.0 - stepSeconds * imagesPerSecond / batchSize, 0.0, 1.0);
}

} // namespace faultline
