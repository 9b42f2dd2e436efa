// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"
#include "model/diagnosis/findings/finding.h"
#include "widgets/charts/curve_view.h"

#include <optional>

namespace faultline::ui {

/// The stretch of an axis that an evidence points at. Exact: no margin.
[[nodiscard]] AxisRange evidenceRange(const SeriesEvidence& evidence, XAxisKind axis,
                                      double origin);

/// The part of the step axis to show for it: the range, 15 % of it on each side, and at least
/// a few logged points of context, so that what it is judged against can be seen. Stays within
/// what `series` covers. nullopt: show the whole run (steps do not tell points apart, or the
/// range is most of it anyway).
[[nodiscard]] std::optional<AxisRange> evidenceWindow(const SeriesEvidence& evidence,
                                                      const ScalarSeries& series);

/// Whether the values to be shown there can be told apart on a logarithmic axis alone: all
/// positive, the largest ten thousand times the smallest or more, as when a loss explodes.
[[nodiscard]] bool needsLogAxis(const ScalarSeries& series, const std::optional<AxisRange>& steps);

[[nodiscard]] ShadedRange::Role shadeRole(Severity severity);

} // namespace faultline::ui
