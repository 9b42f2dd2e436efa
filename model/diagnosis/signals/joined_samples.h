// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What GPU and host did at the same moment. Shares 0..1; NaN where nothing was sampled within one
/// and a half intervals.
struct JoinedSample {
    double time = 0.0; ///< on the clock of the GPU's log, as written there
    double gpu = 0.0;  ///< of the busiest GPU
    double cpu = 0.0;  ///< of all cores together
    double iowait = 0.0;
};

/// Samples of the GPUs and the host side by side, while the training made its steps.
struct JoinedSamples {
    ArtifactId gpuLog;
    int gpu = -1;                      ///< HardwareDevice::index of the GPU with most work
    ArtifactId hostLog;                ///< may be the same
    std::vector<JoinedSample> samples; ///< by time
    double seconds = 0.0;              ///< that they cover
    bool isSteadyOnly = false; ///< judged by the phases; false: where these are not known, all

    [[nodiscard]] bool empty() const { return samples.empty(); }
};

/// Nothing if GPU or host were not watched, or no clock puts their logs side by side.
[[nodiscard]] std::optional<JoinedSamples> joinSamples(const Training& training);

/// Utilization of each GPU in the time of steps; shares 0..1. Empty if none was watched.
[[nodiscard]] std::vector<double> gpuUtilization(const Training& training);

} // namespace faultline
