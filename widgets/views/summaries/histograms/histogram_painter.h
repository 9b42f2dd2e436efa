// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/cursor_box.h"
#include "widgets/views/summaries/histograms/histogram_frame.h"

#include <optional>

class QPainter;

namespace faultline::ui {

/// Draws a worked-out chart of histograms. Only reads its arguments; any painter will do.
void paintHistograms(QPainter& painter, const HistogramFrame& frame, const HistogramSeries& series,
                     const ChartStyle& style);

/// Brings the chosen slice out, on top of paintHistograms().
void paintChosenSlice(QPainter& painter, const HistogramFrame& frame, const HistogramSeries& series,
                      std::size_t slice, const ChartStyle& style);

/// Brings out what the cursor is on.
void paintHistogramHit(QPainter& painter, const HistogramFrame& frame, const HistogramHit& hit,
                       const ChartStyle& style);
/// Its numbers.
[[nodiscard]] CursorBox histogramReadOut(const HistogramFrame& frame, const HistogramSeries& series,
                                         const HistogramHit& hit, const AxisContext& context);

} // namespace faultline::ui
