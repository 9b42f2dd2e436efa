// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/step_columns_layout.h"

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kUsualQuantile = 0.95;
constexpr double kCutFrom = 3.0;
constexpr double kTopOfCut = 1.5; ///< times the usual length, when something is cut

} // namespace

std::vector<StepColumn> stepColumns(std::span<const TraceStep> steps, std::size_t mostColumns)
{
    std::vector<StepColumn> columns;
    const std::size_t most = std::max<std::size_t>(mostColumns, 1);
    const std::size_t each = std::max<std::size_t>(1, (steps.size() + most - 1) / most);
    for (std::size_t first = 0; first < steps.size(); first += each) {
        StepColumn column{
            .first = first, .count = std::min(each, steps.size() - first), .shown = first};
        for (std::size_t i = first; i < first + column.count; ++i) {
            if (steps[i].totalSeconds() > steps[column.shown].totalSeconds())
                column.shown = i;
        }
        columns.push_back(column);
    }
    return columns;
}

double stepColumnsTop(std::span<const TraceStep> steps)
{
    if (steps.empty())
        return 1.0;
    std::vector<double> lengths;
    for (const TraceStep& step : steps)
        lengths.push_back(step.totalSeconds());
    std::sort(lengths.begin(), lengths.end());
    // Of few steps the 95th percentile is the longest: leave that one out.
    const auto last = static_cast<double>(lengths.size() - 1);
    const std::size_t place =
        std::min(static_cast<std::size_t>(kUsualQuantile * last), lengths.size() - 1);
    const double usual = lengths[place];
    const double longest = lengths.back();
    if (longest <= 0.0)
        return 1.0;
    return usual > 0.0 && longest > kCutFrom * usual ? kTopOfCut * usual : longest;
}

} // namespace faultline::ui
