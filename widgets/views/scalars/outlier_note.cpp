// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/outlier_note.h"

#include "model/curves/count_outside.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

/// Up to so many points are counted at once, in less than a millisecond.
constexpr std::uint64_t kImmediatePoints = 100'000;

struct CountedLine {
    std::shared_ptr<const ScalarSeries> series;
    double origin = 0.0;
};

quint64 countAll(const std::vector<CountedLine>& lines, XAxisKind axis, const ChartWindow& window)
{
    quint64 count = 0;
    for (const CountedLine& line : lines)
        count += countOutside(*line.series, axis, line.origin, window);
    return count;
}

} // namespace

OutlierNote::OutlierNote(const JobQueuePtr& jobs, CurveView& chart, QWidget* parent)
    : QToolButton(parent), m_chart(chart), m_counting(jobs, JobLane::Short)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setVisible(false);
    connect(this, &QToolButton::clicked, this, [this] {
        m_showsAll = !m_showsAll;
        refreshText();
        emit showsAllChanged();
    });
}

void OutlierNote::reset()
{
    m_counting.drop();
    m_showsAll = false;
    setCount(0);
}

void OutlierNote::refresh(XAxisKind axis, bool ignoresOutliers)
{
    m_ignores = ignoresOutliers;
    m_counting.drop(); // what an older redraw left out
    if (!m_ignores || m_showsAll) {
        setCount(0);
        return;
    }
    const CurveExtras::Shown& shown = m_chart.extras().shown();
    const ChartWindow window{.xMin = shown.x.min,
                             .xMax = shown.x.max,
                             .yMin = shown.values.min,
                             .yMax = shown.values.max};
    std::vector<CountedLine> lines;
    for (const Curve& curve : m_chart.curves()) {
        if (curve.series)
            lines.push_back({.series = curve.series, .origin = curve.origin});
    }
    if (m_chart.pointsInRange() <= kImmediatePoints) {
        setCount(countAll(lines, axis, window));
        return;
    }
    m_counting.start([lines = std::move(lines), axis, window](
                         WorkMonitor&) -> Result<quint64> { return countAll(lines, axis, window); },
                     [this](const Result<quint64>& count) { setCount(count ? *count : 0); });
}

void OutlierNote::finish()
{
    m_counting.finish();
}

void OutlierNote::setCount(quint64 count)
{
    m_count = count;
    refreshText();
}

void OutlierNote::refreshText()
{
    setVisible(m_ignores && (m_showsAll || m_count > 0));
    if (m_showsAll) {
        setText(tr("All points in sight"));
        setToolTip(tr("This chart shows its outliers. Click to leave them out again."));
    } else {
        setText(tr("%n point(s) outside", nullptr,
                   static_cast<int>(std::min<quint64>(m_count, 2'000'000'000))));
        setToolTip(
            tr("Above or below the axis, which leaves the outliers out; bars on the rim mark "
               "where. Click to bring them into sight, in this chart alone."));
    }
}

} // namespace faultline::ui
