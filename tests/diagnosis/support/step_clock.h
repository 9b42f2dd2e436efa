// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/diagnosis/support/run_maker.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace faultline::test {

/// The seconds that step `i` took, i from 0.
using SecondsOfStep = std::function<double(std::size_t i)>;

/// Points of a falling loss whose step times are given: step first + i * interval is logged when
/// `interval` steps have passed since the one before.
inline std::vector<ScalarPoint> timedPoints(std::size_t count, const SecondsOfStep& seconds,
                                            std::int64_t first = 0, std::int64_t interval = 1,
                                            double begin = kStart)
{
    std::vector<ScalarPoint> points(count);
    double time = begin;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0)
            time += seconds(i);
        points[i] = {.step = first + static_cast<std::int64_t>(i) * interval,
                     .wallTime = time,
                     .value =
                         healthyLoss(static_cast<double>(i), static_cast<double>(count) / 5.0)};
    }
    return points;
}

/// A run of one loss with these step times.
inline RunMaker timedRun(std::size_t count, const SecondsOfStep& seconds,
                         const std::string& name = ".")
{
    RunMaker maker(name);
    maker.points("loss", timedPoints(count, seconds));
    return maker;
}

} // namespace faultline::test
