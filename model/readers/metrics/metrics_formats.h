// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace faultline::metrics {

/// The formats whose runs are of RunOrigin::Metrics: each of their files makes a run of its own,
/// where event files of one folder make one together. Of MLflow, each folder that is a run does.
[[nodiscard]] inline bool isMetricsFormat(const FormatInfo& format)
{
    constexpr std::array<std::string_view, 5> kFormats{"metrics-csv", "metrics-jsonl",
                                                       "trainer-state", "wandb", "mlflow"};
    return std::find(kFormats.begin(), kFormats.end(), format.id) != kFormats.end();
}

[[nodiscard]] inline RunOrigin originOf(const FormatInfo& format)
{
    return isMetricsFormat(format) ? RunOrigin::Metrics : RunOrigin::Events;
}

} // namespace faultline::metrics
