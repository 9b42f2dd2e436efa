// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "widgets/charts/curve_view.h"

namespace faultline::ui {

/// What a rule judged as curves: the points themselves, and each limit as a level line.
[[nodiscard]] std::vector<Curve> judgedCurves(const JudgedPoints& judged, const QPalette& palette);

/// A small chart of them with its own zoom; nullptr if there is no point.
[[nodiscard]] CurveView* makeJudgedChart(const JudgedPoints& judged, QWidget* parent);

} // namespace faultline::ui
