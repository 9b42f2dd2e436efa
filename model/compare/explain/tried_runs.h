// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/core/read_monitor.h"

#include <span>
#include <vector>

namespace faultline {

/// The runs among `others` that are as B but for some of the comparison's changes, where they have
/// what A has: the experiment that NextRun asks for, made later, or one like it. `comparison` has
/// its runs, effects and changes. Those after a cancellation are not looked at.
[[nodiscard]] std::vector<TriedRun> triedRuns(const RunComparison& comparison,
                                              std::span<const ComparedRun> others,
                                              const ReadMonitor& monitor);

/// What the tried runs say of a candidate for an effect: of each a line, with its factor of the
/// odds. `changes` is empty for "not recorded, or chance".
[[nodiscard]] std::vector<WeighedEvidence> evidenceOfTrials(
    const RunComparison& comparison, const Effect& effect, const std::vector<std::string>& changes);

} // namespace faultline
