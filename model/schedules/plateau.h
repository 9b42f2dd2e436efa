// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/curve.h"
#include "model/schedules/parameters.h"

#include <vector>

namespace faultline::schedules {

/// ReduceLROnPlateau of PyTorch, by its own words; mmengine and timm have others for the same.
struct PlateauRules {
    bool isMax = false;
    double factor = 0.1;
    double patience = 10.0;
    double threshold = 1e-4;
    bool isAbsolute = false;
    double cooldown = 0.0;
    double floor = 0.0;
    double smallestChange = 1e-8;
    double worst =
        std::numeric_limits<double>::infinity(); ///< what the first metric is held against
};

/// What a library calls the parameters; of two words the first is its default.
struct PlateauNames {
    const char* mode = "mode";
    std::initializer_list<const char*> modes = {"min", "max"};
    const char* thresholdMode = "threshold_mode";
    const char* floor = "min_lr";
    Bounds threshold = kAny;
};
[[nodiscard]] PlateauRules readPlateauRules(Parameters& parameters, const PlateauNames& names = {});

/// The rate before the first evaluation, after it, after the second, ...
[[nodiscard]] std::vector<double> plateauRates(const PlateauRules& rules, double rate,
                                               const std::vector<double>& metric);
/// ReduceLROnPlateau of Keras: float32, another order of checks.
[[nodiscard]] std::vector<double> kerasPlateauRates(Parameters& parameters);

/// Rates by index; after the last one it stays.
[[nodiscard]] CurvePtr tableCurve(std::vector<double> rates, ScheduleClock clock);

} // namespace faultline::schedules
