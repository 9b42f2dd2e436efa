// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/step_time_series.h"

#include "model/diagnosis/training/training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace faultline::ui {

std::vector<double> sessionStarts(const Run& run)
{
    std::vector<double> starts;
    for (const FileReport& file : run.files) {
        if (file.firstWallTime)
            starts.push_back(*file.firstWallTime);
    }
    std::sort(starts.begin(), starts.end());
    return starts;
}

ScalarSeries stepTimes(const ScalarSeries& logged, std::span<const double> sessionStarts)
{
    ScalarSeriesBuilder builder;
    if (logged.empty())
        return builder.snapshot();
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    std::vector<ScalarPoint> values;
    ScalarPoint last = logged.point(0);
    logged.forEach(1, logged.size(), [&](std::size_t, const ScalarPoint& point) {
        const auto start =
            std::upper_bound(sessionStarts.begin(), sessionStarts.end(), last.wallTime);
        const bool isNewSession = start != sessionStarts.end() && *start <= point.wallTime;
        if (point.step < last.step || isNewSession) {
            last = point;
            return;
        }
        if (!std::isfinite(point.wallTime) || !std::isfinite(last.wallTime)
            || point.wallTime < last.wallTime) {
            values.push_back({.step = point.step, .wallTime = point.wallTime, .value = unknown});
            last = point;
            return;
        }
        if (point.step == last.step || point.wallTime == last.wallTime)
            return;
        // As doubles: steps of hostile files may lie 2^63 apart.
        const double steps = static_cast<double>(point.step) - static_cast<double>(last.step);
        values.push_back({.step = point.step,
                          .wallTime = point.wallTime,
                          .value = (point.wallTime - last.wallTime) / steps});
        last = point;
    });
    builder.append(values);
    return builder.snapshot();
}

ScalarSeries stepRates(const ScalarSeries& secondsPerStep)
{
    std::vector<double> rates;
    rates.reserve(secondsPerStep.size());
    secondsPerStep.forEach(
        [&rates](std::size_t, const ScalarPoint& point) { rates.push_back(1.0 / point.value); });
    return secondsPerStep.withValues(rates);
}

const ScalarSeries* densestSeries(const Run& run)
{
    const ScalarSeries* densest = nullptr;
    for (const auto& entry : run.scalars) {
        const ScalarSeries& series = entry.second.series;
        // What watches the machine keeps a time of its own, and often counts its own steps.
        const bool isTraining = classifyTag(run.name, entry.first) != SignalKind::Utilization;
        if (isTraining && !series.empty()
            && (densest == nullptr || series.size() > densest->size()))
            densest = &series;
    }
    return densest;
}

} // namespace faultline::ui
