// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"
#include "model/fleet/run_summary.h"

#include <span>

namespace faultline {

/// How a training ended. First of what decides: what the recorder saw, what the console ends with,
/// a process that hangs, the end of the plan, where the logs break off. `findings` are those about
/// the training. `isFresh`: its files were written within the last minutes.
[[nodiscard]] RunState endOf(const Training& training, std::span<const Finding* const> findings,
                             bool isFresh);

/// Seconds for which its process was seen to make no step any more at the end of the logs; 0: it
/// does not hang.
[[nodiscard]] double hangSeconds(const Training& training);

} // namespace faultline
