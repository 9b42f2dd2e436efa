// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace faultline::test {

/// Rates that a library computed for one set of parameters.
struct GoldenRates {
    std::string framework;
    std::string family;
    std::string parameters; ///< JSON
    std::vector<double> steps;
    std::vector<double> rates;
};

/// All sets of tests/data/schedules, in the order of the files.
[[nodiscard]] std::vector<GoldenRates> readGoldenRates();

} // namespace faultline::test
