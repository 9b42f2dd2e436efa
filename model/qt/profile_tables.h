// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/qt/profile_table_model.h"

#include <array>
#include <cstddef>

namespace faultline {

// The tables of a profile. Each holds the profile while it lives; a null profile gives no rows.

/// Row i is steps[i]: number, total, then the categories that any step spends time on.
[[nodiscard]] ProfileTable stepTable(const TraceProfilePtr& profile);
/// Row i is kernels[i]. A share is of all kernel time. No columns for what no kernel tells.
[[nodiscard]] ProfileTable kernelTable(const TraceProfilePtr& profile);
/// Row i is inputStages[i].
[[nodiscard]] ProfileTable inputStageTable(const TraceProfilePtr& profile);
/// Row i is devices[i].
[[nodiscard]] ProfileTable deviceTable(const TraceProfilePtr& profile);
/// Row i is memory[curve].peakOwners[i]. No rows for a curve that does not exist.
[[nodiscard]] ProfileTable peakOwnerTable(const TraceProfilePtr& profile, std::size_t curve);

/// The categories that any step of the profile spends time on, in the order of StepCategory.
[[nodiscard]] std::vector<StepCategory> usedStepCategories(const TraceProfile& profile);

} // namespace faultline
