// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_types.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>

namespace faultline::ui {

/// Everything about the looks of a chart that follows from palette and font. Made anew when
/// either changes; colours with a meaning come from widgets/style/theme.h.
struct ChartStyle {
    /// A quick drawing while the mouse drags is thin and not antialiased.
    enum class Quality { Quick, Full };

    static ChartStyle of(const QPalette& palette, const QFont& font);

    [[nodiscard]] QPen linePen(const Curve& curve, Quality quality) const;
    /// The logged values behind a smoothed curve: opaque, because overlapping strokes of a
    /// translucent pen would show every joint.
    [[nodiscard]] QPen faintPen(const Curve& curve, Quality quality) const;
    /// The least and greatest values of each column, under a line of typical ones.
    [[nodiscard]] QPen bandPen(const Curve& curve, Quality quality) const;
    /// The spread of the runs that a line stands for, translucent.
    [[nodiscard]] QColor bandFill(const Curve& curve) const;
    [[nodiscard]] QColor shadeColor(ShadedRange::Role role) const; ///< of its border and label
    [[nodiscard]] QColor shadeFill(ShadedRange::Role role) const;

    QPalette palette;
    QFont font;        ///< messages, the cursor box
    QFont labelFont;   ///< axes and badges: smaller, digits of equal width
    QColor background; ///< what the chart stands on
    QColor text;
    QColor mutedText;
    QColor gridLine;
    QColor minorGridLine;
    QColor axisLine;
    QColor accent;
    QColor boxFill; ///< of the cursor box, translucent
    QColor plate;   ///< under text on top of lines, translucent
};

/// `share` of `over` on `under`, opaque.
[[nodiscard]] QColor mixed(const QColor& over, const QColor& under, double share);

} // namespace faultline::ui
