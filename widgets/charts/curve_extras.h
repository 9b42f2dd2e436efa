// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"
#include "widgets/charts/restart_marks.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <vector>

namespace faultline::ui {

/// What a curve that stands for several runs, or has limits, shows besides its line. All series
/// have the steps and times of the curve's.
struct CurveBand {
    enum class Kind { None, MinMax, StandardDeviation };
    std::size_t curve = 0; ///< position in CurveView::curves()
    Kind kind = Kind::None;
    std::shared_ptr<const ScalarSeries> lower; ///< NaN: no band there; null without a band
    std::shared_ptr<const ScalarSeries> upper;
    std::shared_ptr<const ScalarSeries> counts;  ///< runs that the line stands on
    std::shared_ptr<const ScalarSeries> spoiled; ///< NaN where a run had no number; null if none
    int runs = 0;                                ///< of the group; 0: limits that were logged
};

/// What only charts of runs need, beside the chart itself: bands and marks of restarts go in, and
/// the range of values that the axis was fitted to comes out. Of CurveView::extras(). GUI thread
/// only.
class CurveExtras : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaced together with the curves: set them right before CurveView::setCurves().
    void setBands(std::vector<CurveBand> bands);
    [[nodiscard]] const std::vector<CurveBand>& bands() const { return m_bands; }

    /// Where attempts begin, on the axis that the chart shows.
    void setRestarts(std::vector<RestartMark> marks);
    [[nodiscard]] const std::vector<RestartMark>& restarts() const { return m_restarts; }

    /// What the last redraw showed, in units of the axes.
    struct Shown {
        AxisRange x;
        AxisRange values;
        XAxisKind kind = XAxisKind::Step;
        ValueFormat format = ValueFormat::Plain;
        bool isLogX = false;
        bool isLogY = false;
    };
    [[nodiscard]] const Shown& shown() const { return m_shown; }
    void setShown(const Shown& shown) { m_shown = shown; }

signals:
    void bandsChanged();
    void restartsChanged();

private:
    std::vector<CurveBand> m_bands;
    std::vector<RestartMark> m_restarts;
    Shown m_shown;
};

} // namespace faultline::ui
