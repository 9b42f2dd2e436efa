// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/axis_map.h"

#include <optional>

namespace faultline::ui {

// What an x axis shows after a pan or a zoom; equal moves on a logarithmic axis too. `view` is the
// axis as it is, `full` the range that shows every point. nullopt: everything, i.e. fit.

/// Zooms by `factor` (> 1 shows more) around the place `unit` (0 left, 1 right) of the view,
/// down to two steps or two milliseconds, and out to everything.
[[nodiscard]] std::optional<AxisRange> zoomedRange(const AxisMap& view, AxisRange full,
                                                   XAxisKind kind, double unit, double factor);

/// Moves the view by `units` of its width, not further than half a width past the data.
[[nodiscard]] std::optional<AxisRange> pannedRange(const AxisMap& view, AxisRange full,
                                                   double units);

/// A range drawn with the mouse, widened to the narrowest that zooming gives.
[[nodiscard]] AxisRange selectedRange(AxisRange range, XAxisKind kind);

} // namespace faultline::ui
