// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"

#include <QLocale>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace faultline::ui {

struct ChartFrame;
struct ChartInput;
struct ChartStyle;

/// Samples that a line cannot show, drawn on the rim of the plot: NaN and infinity at the top, on a
/// logarithmic axis zero and less at the bottom. Marks closer than a glyph become one bar, so a
/// long stretch of NaN costs one shape, not thousands.
struct RimMark {
    std::size_t curve = 0; ///< index into ChartInput::curves
    CurveMark::Kind kind = CurveMark::Kind::NonFinite;
    AxisRange x;                ///< first and last marked column
    std::uint64_t count = 0;    ///< samples
    std::size_t firstIndex = 0; ///< in the series, at or shortly before the first sample
    int row = 0;                ///< curves with marks keep apart, up to kRimRows of them
};

inline constexpr int kRimRows = 4;

[[nodiscard]] std::vector<RimMark> rimMarks(const ChartFrame& frame, const ChartInput& input);

void paintRimMarks(QPainter& painter, const std::vector<RimMark>& marks, const ChartFrame& frame,
                   const ChartInput& input, const ChartStyle& style, const QLocale& locale);

/// "NaN from step 1,240 to the last step: 312 samples".
[[nodiscard]] QString rimMarkText(const RimMark& mark, const ChartInput& input,
                                  const QLocale& locale);

/// The mark drawn within reach of a place in the plot, or nullptr.
[[nodiscard]] const RimMark* rimMarkAt(const std::vector<RimMark>& marks, const ChartFrame& frame,
                                       QPointF position);

} // namespace faultline::ui
