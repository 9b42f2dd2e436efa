// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/pr_curve_summary.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const Result<PrCurveSummary> curve =
        decodePrCurve(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!curve)
        return 0;
    if (const std::optional<std::size_t> best = curve->bestF1();
        best && *best >= curve->points.size())
        std::abort();
    if (curve->averagePrecision().has_value() == curve->empty())
        std::abort();
    return 0;
}
