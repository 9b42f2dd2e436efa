// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

#include <vector>

namespace faultline::trace {

/// How many owners of the peak are kept by name; the rest is summed in one row, "(other)".
inline constexpr std::size_t kPeakOwners = 100;

/// Memory over time of each allocator, from its calls.
///
/// Where the trace gives totals, they are the curve; else it is the sum of what was allocated and
/// freed, raised so that it never falls below 0, and marked isRelative. Owners are those of the
/// allocations alive at the peak that were made within the trace, matched by address; memory
/// taken before the trace began has no owner and is named so. The owner of an allocation without a
/// name is the innermost operator open on its thread that does more than reserve memory.
[[nodiscard]] std::vector<MemoryCurve> memoryCurves(const TraceProfile& profile,
                                                    const AnalysisInput& input);

} // namespace faultline::trace
