// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/histogram_summary.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const Result<HistogramSummary> histogram =
        decodeHistogram(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!histogram || histogram->empty())
        return 0;
    const ValueSpan span = drawableSpan(*spanOf(*histogram));
    double sum = 0.0;
    for (const double count : resample(*histogram, span, kTensorBoardBins))
        sum += count;
    // No count is lost or made up by another division.
    if (!(std::abs(sum - histogram->total) <= 1e-6 * histogram->total))
        std::abort();
    double before = -HUGE_VAL;
    for (const double value : percentiles(*histogram, kDistributionPoints)) {
        if (!(value >= before - 1e-9 * std::abs(before)))
            std::abort();
        before = value;
    }
    return 0;
}
