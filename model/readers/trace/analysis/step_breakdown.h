// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

#include <string_view>

namespace faultline::trace {

/// Fills TraceProfile::steps from the markers, in order of time and apart from each other. Of
/// nested markers the outermost counts; where several threads have markers, the thread with the
/// most of them. The time between two markers belongs to the step before, unless it is longer than
/// that step. Without a marker the whole trace is one step, number 0.
void findSteps(TraceProfile& profile, const AnalysisInput& input);

/// Gives every instant of a step to exactly one category, so that the parts sum to the step:
///
///     compute         a kernel or memset runs, or a copy between devices; where no device is
///                     traced: an operator of the host
///     collectives     else an all-reduce or its kind runs
///     host-to-device  else such a copy runs
///     device-to-host  else such a copy runs
///     input           else the training waits for or makes its next batch on the host
///     kernel-launch   else the host is in a call of the runtime or in an operator
///     idle            else
///
/// each as the union over all devices, streams and threads. The order is XProf's idea (device work
/// before transfers before host work): a wait for input that the device does not notice costs
/// nothing.
void breakDownSteps(TraceProfile& profile);

/// Whether an event of the input pipeline is the training loop's own wait: `Iterator::` stages may
/// run ahead in threads of their own.
[[nodiscard]] bool isInputWait(std::string_view name);

} // namespace faultline::trace
