// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/cadence.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kGaps = 1000;
constexpr double kQuantile = 0.99;
constexpr double kFactor = 5.0;

const ScalarSeries* busiestSeries(const Run& run)
{
    const ScalarSeries* busiest = nullptr;
    for (const auto& [tag, scalar] : run.scalars) {
        if (busiest == nullptr || scalar.series.size() > busiest->size())
            busiest = &scalar.series;
    }
    return busiest;
}

} // namespace

double patienceWith(const Run& run)
{
    const ScalarSeries* series = busiestSeries(run);
    if (series == nullptr)
        return kShortestSilence;
    std::vector<double> gaps;
    const std::size_t size = series->size();
    for (std::size_t i = size - std::min(size, kGaps + 1); i + 1 < size; ++i) {
        const double gap = series->wallTime(i + 1) - series->wallTime(i);
        if (std::isfinite(gap) && gap >= 0.0 && series->step(i + 1) >= series->step(i))
            gaps.push_back(gap);
    }
    return std::max(kShortestSilence, kFactor * quantile(gaps, kQuantile));
}

} // namespace faultline
