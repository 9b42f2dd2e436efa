// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

namespace faultline {

/// Writers hold records back for up to two minutes (the flush interval of both TensorFlow's and
/// PyTorch's); a silence shorter than this says nothing.
inline constexpr double kShortestSilence = 150.0;

/// Seconds of silence after which a run is said to have stopped growing: five times the 99th
/// percentile of the gaps between the last thousand points of its busiest tag, at least
/// kShortestSilence. Gaps over which the step goes back are restarts and do not count.
[[nodiscard]] double patienceWith(const Run& run);

} // namespace faultline
