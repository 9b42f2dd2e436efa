// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

namespace faultline::trace {

/// Adds to TraceProfile::devices what the events say, with a row for each device that has events
/// and none from the head of the file. The busy share is the union of kernels, copies and memsets
/// over all streams of the device, of the time of the steps (of the trace if it has no markers).
void completeDevices(TraceProfile& profile, const AnalysisInput& input);

} // namespace faultline::trace
