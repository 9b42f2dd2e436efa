// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/restart_marks.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QPainter>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr std::size_t kMostLines = 12; ///< more of them would be a fence before the curves
constexpr double kTickHalf = 3.5;
constexpr double kTickHeight = 5.0;
constexpr double kLineShare = 0.5; ///< of the run's colour on the background
constexpr double kRestartReach = 4.0;

bool isVisible(const RestartMark& mark, const ChartFrame& frame)
{
    const AxisRange& shown = frame.x.range();
    return mark.x >= shown.min && mark.x <= shown.max; // false for NaN
}

} // namespace

void paintRestartMarks(QPainter& painter, const std::vector<RestartMark>& marks,
                       const ChartFrame& frame, const ChartStyle& style)
{
    const auto shown = std::count_if(marks.begin(), marks.end(), [&](const RestartMark& mark) {
        return isVisible(mark, frame);
    });
    const bool hasLines = static_cast<std::size_t>(shown) <= kMostLines;
    painter.save();
    for (const RestartMark& mark : marks) {
        if (!isVisible(mark, frame))
            continue;
        const double x = std::floor(frame.toPixelX(mark.x)) + 0.5;
        QColor opaque = mark.color;
        opaque.setAlpha(255);
        if (hasLines) {
            QPen pen(mixed(opaque, style.background, kLineShare), 1.0);
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({3.0, 3.0});
            painter.setRenderHint(QPainter::Antialiasing, false);
            painter.setPen(pen);
            painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
        }
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(opaque);
        const double foot = frame.plot.bottom();
        painter.drawPolygon(
            QPolygonF({{x - kTickHalf, foot}, {x + kTickHalf, foot}, {x, foot - kTickHeight}}));
    }
    painter.restore();
}

const RestartMark* restartMarkAt(const std::vector<RestartMark>& marks, const ChartFrame& frame,
                                 QPointF position)
{
    const RestartMark* nearest = nullptr;
    double least = kRestartReach;
    for (const RestartMark& mark : marks) {
        if (!isVisible(mark, frame))
            continue;
        const double distance = std::abs(frame.toPixelX(mark.x) - position.x());
        if (distance <= least) {
            nearest = &mark;
            least = distance;
        }
    }
    return nearest;
}

} // namespace faultline::ui
