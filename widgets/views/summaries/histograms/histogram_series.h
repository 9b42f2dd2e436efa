// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/summary_history.h"
#include "widgets/views/summaries/histograms/histogram_frame.h"

namespace faultline::ui {

using HistogramHistory = SummaryHistory<HistogramSummary>;

/// What was read of a tag, sorted along the axis: what can be drawn, and the steps that cannot.
/// `origin` is the wall time that the relative axis counts from; XAxisKind::Value counts as steps.
[[nodiscard]] HistogramSeries makeHistogramSeries(const HistogramHistory& history, XAxisKind axis,
                                                  double origin, const QColor& color);

/// The slice of a step, or else the one nearest to it; of several attempts the last one. Nothing if
/// there are none.
[[nodiscard]] std::optional<std::size_t> sliceOfStep(const HistogramSeries& series,
                                                     std::int64_t step);

} // namespace faultline::ui
