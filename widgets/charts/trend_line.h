// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline::ui {

struct ChartFrame;
struct ChartInput;

/// Gives every curve that is noise at this zoom (its points spread over several pixels within a
/// column) a line of typical values, to be drawn on top of a pale band from least to greatest.
/// Else a million noisy points are one blot that hides all other runs.
///
/// A typical value is the median of up to 31 logged values evenly chosen from a stretch of a few
/// columns; the cost does not depend on the length of the series. `columns` is what the curves
/// were thinned to; axes and lines of `frame` must be there.
void addTrendLines(const ChartInput& input, int columns, ChartFrame& frame);

} // namespace faultline::ui
