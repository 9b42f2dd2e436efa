// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/pr_curves/pr_curve_chart.h"

#include "widgets/charts/value_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kReach = 40.0; ///< pixels from the mouse to a point
constexpr double kBestRadius = 4.5;
/// The unit square with air for marks on its rim.
constexpr AxisRange kUnit{-0.02, 1.02};

} // namespace

PrCurveChart::PrCurveChart(QWidget* parent) : ChartCanvas(parent)
{
    setBackgroundRole(QPalette::Base); // of its card
}

void PrCurveChart::setLines(std::vector<PrCurveLine> lines)
{
    m_lines = std::move(lines);
    invalidate();
}

void PrCurveChart::setMessage(const QString& message)
{
    m_message = message;
    invalidate();
}

QSize PrCurveChart::sizeHint() const
{
    return {360, 280};
}

QSize PrCurveChart::minimumSizeHint() const
{
    return {160, 120};
}

QString PrCurveChart::emptyText() const
{
    // A space: nothing to draw and nothing to say.
    return !m_lines.empty() ? QString() : m_message.isEmpty() ? QStringLiteral(" ") : m_message;
}

QString PrCurveChart::summary() const
{
    return m_lines.empty() ? m_message : QString();
}

std::optional<ChartCanvas::Axes> PrCurveChart::axes() const
{
    Axes axes{.axes = {}, .x = kUnit, .y = kUnit};
    axes.axes.xKind = XAxisKind::Value;
    axes.axes.xTitle = tr("Recall");
    axes.axes.yTitle = tr("Precision");
    return axes;
}

ChartMarks PrCurveChart::marks(const ChartFrame& frame) const
{
    ChartMarks marks;
    for (const PrCurveLine& line : m_lines) {
        LinePiece piece{.points = {}, .pen = QPen(line.color, 1.5)};
        for (const PrCurveSummary::Point& point : line.curve->points)
            piece.points << QPointF(frame.x.toUnit(point.recall), frame.y.toUnit(point.precision));
        if (piece.points.size() > 1)
            marks.lines.push_back(std::move(piece));
    }
    return marks;
}

std::vector<ChartCanvas::LegendEntry> PrCurveChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (const PrCurveLine& line : m_lines)
        entries.push_back({.text = line.run, .color = line.color});
    return entries;
}

const PrCurveSummary::Point& PrCurveChart::pointAt(const Place& place) const
{
    return m_lines[place.line].curve->points[place.point];
}

std::size_t PrCurveChart::markCount() const
{
    std::size_t count = 0;
    for (const PrCurveLine& line : m_lines)
        count += line.curve->points.size();
    return count;
}

PrCurveChart::Place PrCurveChart::placeOf(std::size_t mark) const
{
    Place place{.line = 0, .point = mark};
    while (place.point >= m_lines[place.line].curve->points.size())
        place.point -= m_lines[place.line++].curve->points.size();
    return place;
}

std::size_t PrCurveChart::markOf(const Place& place) const
{
    std::size_t mark = place.point;
    for (std::size_t line = 0; line < place.line; ++line)
        mark += m_lines[line].curve->points.size();
    return mark;
}

QPointF PrCurveChart::pixelOf(const Place& place) const
{
    const PrCurveSummary::Point& point = pointAt(place);
    return frame().toPixel(point.recall, point.precision);
}

std::optional<PrCurveChart::Place> PrCurveChart::nearest(QPointF place) const
{
    std::optional<Place> best;
    double least = kReach;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        for (std::size_t point = 0; point < m_lines[line].curve->points.size(); ++point) {
            const QPointF away = pixelOf({line, point}) - place;
            const double distance = std::hypot(away.x(), away.y());
            if (distance < least) {
                least = distance;
                best = Place{line, point};
            }
        }
    }
    return best;
}

std::optional<PrCurveChart::Place> PrCurveChart::cursor() const
{
    return cursorMark() ? std::optional(placeOf(*cursorMark())) : std::nullopt;
}

std::optional<std::size_t> PrCurveChart::markAt(QPointF position) const
{
    const std::optional<Place> place = nearest(position);
    return place ? std::optional(markOf(*place)) : std::nullopt;
}

QPointF PrCurveChart::markPlace(std::size_t mark) const
{
    return pixelOf(placeOf(mark));
}

std::size_t PrCurveChart::firstMark() const
{
    return m_lines.front().curve->bestF1().value_or(0);
}

std::optional<std::size_t> PrCurveChart::nextMark(std::size_t from, int key) const
{
    Place place = placeOf(from);
    const std::size_t lines = m_lines.size();
    const auto lastOf = [this](std::size_t line) { return m_lines[line].curve->points.size() - 1; };
    switch (key) {
    // To the right is towards more recall: lower thresholds.
    case Qt::Key_Right: place.point -= std::min<std::size_t>(place.point, 1); break;
    case Qt::Key_Left: place.point = std::min(place.point + 1, lastOf(place.line)); break;
    case Qt::Key_Down: place.line = (place.line + 1) % lines; break;
    case Qt::Key_Up: place.line = (place.line + lines - 1) % lines; break;
    default: return std::nullopt;
    }
    place.point = std::min(place.point, lastOf(place.line));
    return markOf(place);
}

QString PrCurveChart::markText(std::size_t mark) const
{
    const Place place = placeOf(mark);
    const PrCurveSummary::Point& point = pointAt(place);
    const auto number = [this](double value) {
        return valueText(value, ValueFormat::Plain, context().locale);
    };
    return tr("%1, threshold %2: precision %3, recall %4")
        .arg(m_lines[place.line].run, number(point.threshold), number(point.precision),
             number(point.recall));
}

CursorBox PrCurveChart::readOut(std::size_t mark) const
{
    const Place place = placeOf(mark);
    const PrCurveLine& line = m_lines[place.line];
    const PrCurveSummary::Point& point = pointAt(place);
    const auto number = [this](double value) {
        return valueText(value, ValueFormat::Plain, context().locale);
    };
    CursorBox box;
    box.title = tr("threshold %1").arg(number(point.threshold));
    box.subtitle = tr("%1, step %2", "run, step")
                       .arg(line.run, countText(static_cast<double>(line.step), context().locale));
    const auto add = [&](const QString& label, double value) {
        box.rows.push_back({.color = line.color,
                            .label = label,
                            .value = number(value),
                            .logged = {},
                            .place = {},
                            .dashed = false});
    };
    add(tr("Precision"), point.precision);
    add(tr("Recall"), point.recall);
    add(tr("F1"), point.f1());
    add(tr("True positives"), point.truePositives);
    add(tr("False positives"), point.falsePositives);
    add(tr("True negatives"), point.trueNegatives);
    add(tr("False negatives"), point.falseNegatives);
    if (line.curve->bestF1() == place.point)
        box.notes.push_back(tr("the best F1 of this run"));
    return box;
}

ChartTable PrCurveChart::table() const
{
    ChartTable table{.titles = {tr("Run"), tr("Step"), tr("Threshold"), tr("Precision"),
                                tr("Recall"), tr("True positives"), tr("False positives"),
                                tr("True negatives"), tr("False negatives")},
                     .rows = {}};
    for (const PrCurveLine& line : m_lines) {
        for (const PrCurveSummary::Point& point : line.curve->points) {
            QStringList row{line.run, QString::number(line.step)};
            for (const double value :
                 {point.threshold, point.precision, point.recall, point.truePositives,
                  point.falsePositives, point.trueNegatives, point.falseNegatives})
                row << ChartTable::number(value);
            table.rows.push_back(row);
        }
    }
    return table;
}

void PrCurveChart::paintAbove(QPainter& painter) const
{
    // Above all lines, so that none of them hides a mark.
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const PrCurveSummary& curve = *m_lines[line].curve;
        painter.setPen(QPen(m_lines[line].color, 2.0));
        painter.setBrush(ground());
        if (curve.points.size() == 1)
            painter.drawEllipse(pixelOf({line, 0}), 2.0, 2.0);
        if (const std::optional<std::size_t> best = curve.bestF1())
            painter.drawEllipse(pixelOf({line, *best}), kBestRadius, kBestRadius);
    }
}

void PrCurveChart::paintCursor(QPainter& painter, std::size_t mark) const
{
    const Place place = placeOf(mark);
    painter.setPen(QPen(ground(), 1.5));
    painter.setBrush(m_lines[place.line].color);
    painter.drawEllipse(pixelOf(place), 4.0, 4.0);
}

} // namespace faultline::ui
