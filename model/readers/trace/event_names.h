// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <optional>
#include <string_view>

namespace faultline::trace {

/// What an event of PyTorch's profiler is, by its category (of any generation of Kineto) and name.
[[nodiscard]] TraceCategory kinetoCategory(std::string_view category, std::string_view name);

/// What an event of TensorFlow's profiler is, by the track it is on and its name.
[[nodiscard]] TraceCategory tensorFlowCategory(const TraceTrack& track, std::string_view name);

/// What a copy is, by its name: "Memcpy HtoD (Pageable -> Device)", "MemcpyH2D".
[[nodiscard]] TraceCategory memcpyCategory(std::string_view name);

/// Number of "ProfilerStep#12" or "train 12"; null if the name marks no step.
[[nodiscard]] std::optional<std::int64_t> stepOfName(std::string_view name);

/// Whether events of this name mark the steps of TensorFlow when they carry a step number: `train`,
/// `test`, `TraceContext`, with more behind but no slash (XProf's rule).
[[nodiscard]] bool isTensorFlowStep(std::string_view name);

/// Whether a line of a device in TensorFlow's profile repeats other lines in a coarser form.
[[nodiscard]] bool isDerivedLine(std::string_view line);

} // namespace faultline::trace
