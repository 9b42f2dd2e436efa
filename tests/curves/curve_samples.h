// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace faultline::samples {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct StepValue {
    std::int64_t step;
    double value;
};

/// Points one second apart, from 1000 s on.
inline ScalarSeries seriesOf(const std::vector<StepValue>& points)
{
    std::vector<ScalarPoint> made;
    for (std::size_t i = 0; i < points.size(); ++i)
        made.push_back({.step = points[i].step,
                        .wallTime = 1000.0 + static_cast<double>(i),
                        .value = points[i].value});
    ScalarSeriesBuilder builder;
    builder.append(made);
    return builder.snapshot();
}

inline ScalarSeries fromPoints(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

inline std::shared_ptr<const ScalarSeries> shared(ScalarSeries series)
{
    return std::make_shared<const ScalarSeries>(std::move(series));
}

inline std::vector<double> valuesOf(const ScalarSeries& series)
{
    std::vector<double> values;
    series.forEach([&](std::size_t, const ScalarPoint& point) { values.push_back(point.value); });
    return values;
}

inline std::vector<std::int64_t> stepsOf(const ScalarSeries& series)
{
    std::vector<std::int64_t> steps;
    series.forEach([&](std::size_t, const ScalarPoint& point) { steps.push_back(point.step); });
    return steps;
}

/// A row of tests/data/curves/reference.txt.
struct JoinedRow {
    std::int64_t step = 0;
    double count = 0.0;
    double mean = 0.0;
    double median = 0.0;
    double least = 0.0;
    double greatest = 0.0;
    double deviation = 0.0;
};

struct Reference {
    std::map<std::string, std::vector<StepValue>> runs;
    std::vector<JoinedRow> joined;
    std::map<double, std::vector<StepValue>> smoothed; ///< by weight
};
[[nodiscard]] Reference readReference();

} // namespace faultline::samples
