// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace faultline::console {

/// Whether a number of this name, printed beside a place in the run, tells how the training goes:
/// metrics::isMetricName(), and names whose last word is a metric ("train_acc", "mean_reward").
[[nodiscard]] bool isNumberOfTraining(std::string_view name);

/// Seconds that a step takes, where the line tells it by a unit: "(0.25 sec/step)", "341 ms/step",
/// "3.4 s/it", "2.5 it/s", "elapsed time per iteration (ms): 1240.5", "step 100, loss = 2.3 (0.2
/// sec)".
[[nodiscard]] std::optional<double> secondsPerStep(std::string_view line);

} // namespace faultline::console
