// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/histogram_summary.h"
#include "widgets/charts/axis_painter.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QColor>
#include <QPointF>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline::ui {

/// How the histograms of a tag are drawn over time.
enum class HistogramView {
    Offset,       ///< a ridge for each step, the newest in front
    Overlay,      ///< a line for each step, on one scale of counts
    Distribution, ///< bands of percentiles over time, with the median
};

/// One histogram at its time.
struct HistogramSlice {
    double x = 0.0; ///< step, seconds since the run began, or seconds since the epoch
    std::int64_t step = 0;
    double wallTime = 0.0;
    std::shared_ptr<const HistogramSummary> histogram; ///< not null, not empty
    std::array<double, kDistributionPoints.size()> distribution{};
};

/// A step without anything to draw.
struct BlankSlice {
    enum class Reason { NonFinite, NoValues, Unreadable };
    double x = 0.0;
    std::int64_t step = 0;
    Reason reason = Reason::NoValues;
};

/// The histograms of one tag of one run.
struct HistogramSeries {
    std::vector<HistogramSlice> slices; ///< by ascending x
    std::vector<BlankSlice> blanks;     ///< by ascending x
    QColor color;
};

struct HistogramOptions {
    HistogramView view = HistogramView::Offset;
    XAxisKind axis = XAxisKind::Step; ///< of the slices' x; never Value
    bool logCounts = false;
    std::optional<std::size_t> chosen; ///< slice that is always drawn
};

/// A chart of histograms worked out for one size: all that is left to do is to draw it.
struct HistogramFrame {
    /// The histogram of a slice as it is drawn: bins from left to right.
    struct Ridge {
        std::size_t slice = 0;
        std::vector<double> counts; ///< in equal parts of `span`
        std::vector<QPointF> line;  ///< from the left border of the plot to the right one
        double baseline = 0.0;      ///< y of count 0
        double share = 1.0;         ///< 0 the oldest .. 1 the newest
    };
    /// A place where there is nothing to draw.
    struct Mark {
        QPointF tip;
        bool pointsLeft = false; ///< on the right rim; else on the upper one
        BlankSlice::Reason reason = BlankSlice::Reason::NoValues;
    };

    ChartInput input; ///< what painting the axes needs
    ChartFrame chart;
    HistogramView view = HistogramView::Offset;
    ValueSpan span;
    std::vector<Ridge> ridges; ///< Offset and Overlay: from back to front
    AxisStrip depthAxis;       ///< Offset: steps or times, along the left of the plot
    std::vector<StripTick> depthTicks;
    std::vector<Mark> marks;
    std::size_t drawnSlices = 0;
    AxisRange depth; ///< Offset: x of the first and last slice
    double depthTop = 0.0;
    double depthBottom = 0.0;

    [[nodiscard]] double depthY(double x) const;
    [[nodiscard]] double binWidth() const;
    /// Bin at a horizontal place, the nearest if it is outside.
    [[nodiscard]] std::size_t binAt(double pixelX) const;
};

/// Chooses what the pixels can show, fits the axes and lays out the labels.
[[nodiscard]] HistogramFrame makeHistogramFrame(const HistogramSeries& series,
                                                const HistogramOptions& options, QSizeF size,
                                                const ChartStyle& style,
                                                const AxisContext& context);

/// What the mouse is on.
struct HistogramHit {
    std::size_t slice = 0;
    std::optional<std::size_t> ridge; ///< index into HistogramFrame::ridges
    std::size_t bin = 0;              ///< of that ridge
    QPointF place;                    ///< on the line, or of the median
};
/// Offset: the front ridge that covers the place, else the nearest; Overlay: the nearest line;
/// Distribution: the nearest slice. Nothing outside the plot or without slices.
[[nodiscard]] std::optional<HistogramHit> hitAt(const HistogramFrame& frame,
                                                const HistogramSeries& series, QPointF place);

} // namespace faultline::ui
