// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_command.h"
#include "model/vram/calibration.h"
#include "model/vram/training_setup.h"

#include <vector>

namespace faultline::cli {

inline constexpr unsigned kMostImages = 1U << 16; ///< of a batch, on all devices

/// What the options of `vram` say about training. What is not given is left to the model.
[[nodiscard]] OrExit<vram::TrainingSetup> readSetup(const Arguments& arguments);

/// What --measured says: "10.2GiB@16,17.9GiB@32", as --measure counts. Empty without it.
[[nodiscard]] OrExit<std::vector<vram::MeasuredPeak>> readMeasured(const Arguments& arguments,
                                                                   vram::Measure measure);

} // namespace faultline::cli
