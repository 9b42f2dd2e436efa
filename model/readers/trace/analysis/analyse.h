// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

namespace faultline::trace {

/// Fills in everything that follows from the events of a profile: depths, steps with their
/// breakdown, kernels, input stages, devices, memory, and remarks on what the trace lacks.
///
/// Expects names, tracks, events (by track, then begin, then longest first), longDurations and
/// durationNs; `devices` may hold facts from the head of the file. Pure: no I/O, no state.
void analyse(TraceProfile& profile, const AnalysisInput& input);

/// Nesting of the events of each track: how many that began earlier have not ended yet. Saturates
/// at 255.
void assignDepths(TraceProfile& profile);

} // namespace faultline::trace
