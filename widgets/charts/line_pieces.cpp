// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/line_pieces.h"

#include "widgets/charts/chart_frame.h"

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Liang-Barsky: the part of a..b inside the window as parameters [enter, leave] of a + t (b - a).
bool clipSegment(QPointF a, QPointF b, const QRectF& window, double& enter, double& leave)
{
    enter = 0.0;
    leave = 1.0;
    const auto cut = [&](double direction, double distance) {
        if (direction == 0.0)
            return distance >= 0.0;
        const double t = distance / direction;
        if (direction < 0.0)
            enter = std::max(enter, t);
        else
            leave = std::min(leave, t);
        return enter <= leave;
    };
    const QPointF delta = b - a;
    return cut(-delta.x(), a.x() - window.left()) && cut(delta.x(), window.right() - a.x())
           && cut(-delta.y(), a.y() - window.top()) && cut(delta.y(), window.bottom() - a.y());
}

using Lines = std::vector<std::vector<CurvePoint>>;

void appendLines(const Lines& lines, const ChartFrame& frame, const QPen& pen, const QRectF& window,
                 std::vector<LinePiece>& pieces)
{
    QList<QPointF> line;
    for (const auto& points : lines) {
        if (points.size() < 2)
            continue; // drawn as a dot
        line.clear();
        line.reserve(static_cast<qsizetype>(points.size()));
        for (const CurvePoint& point : points)
            line.append({frame.x.toUnit(point.x), frame.y.toUnit(point.y)});
        appendClipped(line, pen, window, pieces);
    }
}

} // namespace

void appendClipped(const QList<QPointF>& line, const QPen& pen, const QRectF& window,
                   std::vector<LinePiece>& pieces)
{
    LinePiece piece{.points = {}, .pen = pen};
    const auto finish = [&] {
        if (piece.points.size() >= 2)
            pieces.push_back(std::exchange(piece, LinePiece{.points = {}, .pen = pen}));
        piece.points.clear();
    };
    piece.points.reserve(line.size());
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const QPointF a = line[i];
        const QPointF b = line[i + 1];
        double enter = 0.0;
        double leave = 1.0;
        if (!clipSegment(a, b, window, enter, leave)) {
            finish();
            continue;
        }
        if (enter > 0.0)
            finish();
        if (piece.points.isEmpty())
            piece.points.append(enter > 0.0 ? a + (b - a) * enter : a);
        piece.points.append(leave < 1.0 ? a + (b - a) * leave : b);
        if (leave < 1.0)
            finish();
    }
    finish();
}

std::vector<LinePiece> linePieces(const ChartFrame& frame, const ChartInput& input,
                                  const ChartStyle& style, ChartStyle::Quality quality,
                                  const QRectF& window)
{
    std::vector<LinePiece> pieces;
    const auto append = [&](const Lines& lines, const QPen& pen) {
        appendLines(lines, frame, pen, window, pieces);
    };
    // In layers, not curve by curve: no band may cover the line of another run.
    for (std::size_t i = 0; i < frame.curves.size(); ++i)
        append(frame.curves[i].behind.lines, style.faintPen(input.curves[i], quality));
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        if (!frame.curves[i].trend.empty())
            append(frame.curves[i].line.lines, style.bandPen(input.curves[i], quality));
    }
    for (std::size_t i = 0; i < frame.curves.size(); ++i) {
        const CurveFrame& curve = frame.curves[i];
        append(curve.trend.empty() ? curve.line.lines : curve.trend,
               style.linePen(input.curves[i], quality));
    }
    return pieces;
}

} // namespace faultline::ui
