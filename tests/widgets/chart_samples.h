// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_types.h"

#include <QString>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace faultline::ui::samples {

inline constexpr double kStart = 1'700'000'000.0; ///< 14 Nov 2023 22:13:20 UTC

/// A series of `count` points: steps 0, stride, ..., one point every `seconds`.
inline std::shared_ptr<const ScalarSeries> series(std::size_t count,
                                                  const std::function<double(std::size_t)>& value,
                                                  std::int64_t stride = 1, double seconds = 1.0)
{
    std::vector<ScalarPoint> points(count);
    for (std::size_t i = 0; i < count; ++i)
        points[i] = {.step = static_cast<std::int64_t>(i) * stride,
                     .wallTime = kStart + static_cast<double>(i) * seconds,
                     .value = value(i)};
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

inline std::shared_ptr<const ScalarSeries> fromPoints(std::vector<ScalarPoint> points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

inline Curve curve(QString label, QColor color, std::shared_ptr<const ScalarSeries> series)
{
    Curve made;
    made.id = label;
    made.label = std::move(label);
    made.color = color;
    made.series = std::move(series);
    made.origin = kStart;
    return made;
}

/// A decaying loss with noise, the same for the same seed.
inline std::function<double(std::size_t)> noisyLoss(unsigned seed, double length, double noise)
{
    auto random = std::make_shared<std::mt19937>(seed);
    return [random, length, noise, seed](std::size_t i) {
        std::normal_distribution<double> distribution(0.0, noise);
        const double base =
            2.2 * std::exp(-static_cast<double>(i) / length * 5.0) + 0.25 + 0.05 * seed;
        return base * std::exp(distribution(*random));
    };
}

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

} // namespace faultline::ui::samples
