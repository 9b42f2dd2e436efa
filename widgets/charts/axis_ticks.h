// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"
#include "widgets/charts/plot_axes.h"

#include <QLocale>
#include <QString>
#include <QTimeZone>

#include <cstdint>
#include <vector>

namespace faultline::ui {

/// A place on an axis that gets a grid line and, if it is round enough, a label.
struct AxisTick {
    double value = 0.0;
    QString label;     ///< empty for a minor tick
    QString dateLabel; ///< second row of a wall-clock axis: the date, where it changes
};

/// What an axis needs to know to write its labels.
struct AxisContext {
    QLocale locale;
    QTimeZone zone = QTimeZone::systemTimeZone(); ///< only asked by wall-clock axes
};

/// Round tick values in `range`, ascending, at most `maxLabels` + 1 of them labelled. No two labels
/// of an axis are equal.
///
/// An axis whose range is empty, reversed or not finite gets no ticks. A logarithmic axis whose
/// range reaches zero gets none either: the range is to be made positive before.
[[nodiscard]] std::vector<AxisTick> valueTicks(AxisRange range, ValueFormat format,
                                               bool logarithmic, int maxLabels,
                                               const AxisContext& context);
/// The same for the horizontal axis. Wall-clock axes are never logarithmic.
[[nodiscard]] std::vector<AxisTick> xTicks(AxisRange range, XAxisKind kind, bool logarithmic,
                                           int maxLabels, const AxisContext& context);

/// For an axis of columns, each of which stands for one number or for several that follow each
/// other: the columns that hold a round number, by index, so many that each has `room` pixels.
/// `first` and `last` are the ends of each column's numbers, ascending; a column is `width` wide.
[[nodiscard]] std::vector<AxisName> roundColumnNames(const std::vector<std::int64_t>& first,
                                                     const std::vector<std::int64_t>& last,
                                                     double width, double room,
                                                     const QLocale& locale);

/// The smallest 1, 2 or 5 times a power of ten that is not below `width` (> 0).
[[nodiscard]] double roundStep(double width);

/// Widens a fitted range by 5 % on both sides and then to round numbers, so that the axis
/// keeps still while values change a little. A constant c gives 0..2c as in TensorBoard (on a
/// logarithmic axis a decade around it), zero -1..1.
[[nodiscard]] AxisRange paddedRange(AxisRange values, bool logarithmic);

} // namespace faultline::ui
