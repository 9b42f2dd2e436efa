// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <QColor>
#include <QString>

#include <memory>

namespace faultline::ui {

/// One line of a chart.
struct Curve {
    QString id;    ///< stable, e.g. run name + tag
    QString label; ///< as in legend and tooltip (the run's name)
    QColor color;
    std::shared_ptr<const ScalarSeries> series;   ///< what is drawn as the line (perhaps smoothed)
    std::shared_ptr<const ScalarSeries> original; ///< drawn faintly behind; null if same as series
    double origin = 0.0;                          ///< wall time that the relative axis counts from
    bool dashed = false;                          ///< e.g. an evaluation run
};

struct AxisRange {
    double min = 0.0;
    double max = 1.0;
    friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// A stretch of the x axis to point out: what proves a finding, or a phase.
struct ShadedRange {
    enum class Role { Critical, Warning, Info, Phase };
    AxisRange range;
    Role role = Role::Info;
    QString label; ///< short; drawn at the top edge if there is room
};

/// A stretch of the thin band above the plot, e.g. what the training was doing then.
struct BandSpan {
    AxisRange range;
    QColor color;
};

/// How the values of the vertical axis are to be read.
enum class ValueFormat {
    Plain,
    Percent,  ///< already in percent: 45 reads "45 %"
    Fraction, ///< 0..1, shown as a percentage: 0.45 reads "45 %"
    Bytes,
    Seconds,
};

/// What the cursor shows for one curve at the x under it.
struct CursorValue {
    QString label;
    QColor color;
    ScalarPoint point;          ///< the logged (or smoothed) point nearest to the cursor
    double originalValue = 0.0; ///< the logged value when `point` is smoothed
    double relativeSeconds = 0.0;
};

} // namespace faultline::ui
