// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/training.h"
#include "widgets/charts/chart_types.h"

#include <QPalette>

#include <optional>
#include <vector>

namespace faultline::ui {

/// The band of phases for a chart on wall time.
[[nodiscard]] std::vector<BandSpan> phaseBand(const std::vector<PhaseSpan>& spans,
                                              const QPalette& palette);

/// The stretches that explain a dent in a curve, as shades behind it: none where there are so many
/// that they would make a comb.
[[nodiscard]] std::vector<ShadedRange> phaseShades(const std::vector<PhaseSpan>& spans);

/// The kinds that occur, in the order of a run.
[[nodiscard]] std::vector<PhaseKind> phasesIn(const std::vector<PhaseSpan>& spans);

/// Phases of the only one of the trainings that has any within `range`; empty if there are
/// several: phases of two trainings over each other would belong to neither.
[[nodiscard]] std::vector<PhaseSpan> phasesInSight(const std::vector<const Training*>& trainings,
                                                   const CaseClocks& clocks,
                                                   const std::optional<AxisRange>& range);

} // namespace faultline::ui
