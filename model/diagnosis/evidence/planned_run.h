// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/vram/attribution.h"

#include <optional>

namespace faultline {

/// The network and setup of a training's configuration, for the memory planner, with what the
/// training's own artifacts measured; nothing if the planner does not know the network. Expands the
/// network, which takes some 100 ms for a large one.
[[nodiscard]] std::optional<vram::PlannedRun> plannedRunOf(const Training& training);

} // namespace faultline
