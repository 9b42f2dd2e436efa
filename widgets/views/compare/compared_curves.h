// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/effects/effect_curves.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace faultline::ui {

// How EffectCurves become charts, and what is said of them.

/// Curves for a chart; the last one stands for the good runs and carries the band of noise, if
/// there is any.
struct ComparedCurves {
    std::vector<Curve> curves;
    std::vector<CurveBand> bands;
};

/// The runs over each other, in `colors` (one for each of curves.runs).
[[nodiscard]] ComparedCurves overlaidCurves(const RunComparison& comparison,
                                            const EffectCurves& curves,
                                            const std::vector<QColor>& colors, const QColor& muted);
/// B against the good runs, block by block.
[[nodiscard]] ComparedCurves differenceCurves(const EffectCurves& curves, const QColor& ofBad,
                                              const QColor& muted);

[[nodiscard]] XAxisKind axisKind(CompareAxis axis);
[[nodiscard]] ValueFormat valueFormat(Unit unit);
/// Shows the difference, and of the band as much as leaves it large enough to be seen; none: fit.
[[nodiscard]] std::optional<AxisRange> differenceRange(const EffectCurves& curves);
/// Whether ratios span so much that a linear axis shows only the largest.
[[nodiscard]] bool needsLogRatio(const EffectCurves& curves);
/// Whether values span so much that a linear axis shows only the largest.
[[nodiscard]] bool needsLogAxis(const EffectCurves& curves);
/// "Steps, because an update has 32 images on both sides".
[[nodiscard]] QString axisTitle(const EffectCurves& curves);
[[nodiscard]] QString differenceName(const EffectCurves& curves); ///< "B ÷ A"
[[nodiscard]] QString noiseLabel(const EffectCurves& curves);     ///< of the legend
/// What the band stands on, and what else is to be known of the curves.
[[nodiscard]] QString noiseSentence(const RunComparison& comparison, const EffectCurves& curves);

} // namespace faultline::ui
