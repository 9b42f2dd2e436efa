// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/trace/trace_builder.h"

#include <cstdint>
#include <string_view>

namespace faultline::trace {

/// What came of a plane.
struct PlaneCounts {
    std::uint64_t events = 0;
    bool isDamaged = false; ///< its bytes are no messages somewhere; what came before is read
};

/// Adds the events of one XPlane message to a profile. Field numbers: xplane.proto of
/// tensorflow/tsl (docs/formats/xplane.md).
[[nodiscard]] PlaneCounts readXPlane(std::string_view bytes, TraceBuilder& builder);

} // namespace faultline::trace
