// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/pr_curves/pr_curve_chart.h"

#include "widgets/charts/chart_layout.h"
#include "widgets/charts/chart_painter.h"
#include "widgets/charts/cursor_box.h"
#include "widgets/charts/value_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kReach = 40.0; ///< pixels from the mouse to a point
constexpr double kBestRadius = 4.5;
/// The unit square with air for marks on its rim.
constexpr AxisRange kUnit{-0.02, 1.02};

} // namespace

PrCurveChart::PrCurveChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_style = ChartStyle::of(palette(), font());
    m_context.locale = locale();
    m_input.xKind = XAxisKind::Value;
    m_input.xTitle = tr("Recall");
    m_input.yTitle = tr("Precision");
}

void PrCurveChart::setLines(std::vector<PrCurveLine> lines)
{
    m_lines = std::move(lines);
    m_key.reset();
    update();
}

void PrCurveChart::setMessage(const QString& message)
{
    m_message = message;
    setAccessibleDescription(message);
    update();
}

QSize PrCurveChart::sizeHint() const
{
    return {360, 280};
}

QSize PrCurveChart::minimumSizeHint() const
{
    return {160, 120};
}

void PrCurveChart::layOut()
{
    m_frame = {};
    m_frame.size = size();
    m_frame.x = AxisMap(kUnit, false);
    m_frame.y = AxisMap(kUnit, false);
    const ChartLayout layout(m_style, m_input);
    m_frame.plot = layout.plotArea(m_frame.size, layout.usualLabelWidth()); // for how many labels
    layout.placeAxes(m_frame, m_input, m_context);
    update();
}

const PrCurveSummary::Point& PrCurveChart::pointAt(const Place& place) const
{
    return m_lines[place.line].curve->points[place.point];
}

QPointF PrCurveChart::pixelOf(const Place& place) const
{
    const PrCurveSummary::Point& point = pointAt(place);
    return m_frame.toPixel(point.recall, point.precision);
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
    return m_mouse ? nearest(*m_mouse) : m_key;
}

bool PrCurveChart::event(QEvent* event)
{
    // Escape leaves the point before it is anybody's shortcut.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_key) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PrCurveChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.background);
    if (m_lines.empty()) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.mutedText);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         m_message);
        return;
    }
    paintBelowLines(painter, m_frame, m_input, m_style);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLines(painter);
    if (const std::optional<Place> place = cursor())
        paintCursor(painter, *place);
    if (hasFocus() && m_key) {
        painter.setPen(QPen(m_style.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void PrCurveChart::paintLines(QPainter& painter) const
{
    painter.save();
    painter.setClipRect(m_frame.plot.adjusted(-1.0, -1.0, 1.0, 1.0));
    for (const PrCurveLine& line : m_lines) {
        QPolygonF polyline;
        polyline.reserve(static_cast<qsizetype>(line.curve->points.size()));
        for (const PrCurveSummary::Point& point : line.curve->points)
            polyline << m_frame.toPixel(point.recall, point.precision);
        painter.setPen(QPen(line.color, 1.5));
        painter.setBrush(Qt::NoBrush);
        if (polyline.size() > 1)
            painter.drawPolyline(polyline);
        else
            painter.drawEllipse(polyline.front(), 2.0, 2.0);
    }
    // Above all lines, so that none of them hides a mark.
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        if (const std::optional<std::size_t> best = m_lines[line].curve->bestF1()) {
            painter.setPen(QPen(m_lines[line].color, 2.0));
            painter.setBrush(m_style.background);
            painter.drawEllipse(pixelOf({line, *best}), kBestRadius, kBestRadius);
        }
    }
    painter.restore();
}

void PrCurveChart::paintCursor(QPainter& painter, const Place& place) const
{
    const PrCurveLine& line = m_lines[place.line];
    const PrCurveSummary::Point& point = pointAt(place);
    const QPointF pixel = pixelOf(place);
    painter.setPen(QPen(m_style.background, 1.5));
    painter.setBrush(line.color);
    painter.drawEllipse(pixel, 4.0, 4.0);

    CursorBox box;
    box.title =
        tr("threshold %1").arg(valueText(point.threshold, ValueFormat::Plain, m_context.locale));
    box.subtitle = tr("%1, step %2", "run, step")
                       .arg(line.run, countText(static_cast<double>(line.step), m_context.locale));
    const auto add = [&](const QString& label, double value) {
        box.rows.push_back({.color = line.color,
                            .label = label,
                            .value = valueText(value, ValueFormat::Plain, m_context.locale),
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
    box.paint(painter, QRectF(rect()), m_mouse ? *m_mouse : pixel, m_style);
}

void PrCurveChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void PrCurveChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_style = ChartStyle::of(palette(), font());
        layOut();
    }
}

void PrCurveChart::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    update();
}

void PrCurveChart::leaveEvent(QEvent* event)
{
    m_mouse.reset();
    update();
    QWidget::leaveEvent(event);
}

void PrCurveChart::moveKey(int alongLine, int toLine)
{
    if (!m_key) {
        m_key = Place{0, m_lines[0].curve->bestF1().value_or(0)};
    } else {
        const auto lines = static_cast<std::ptrdiff_t>(m_lines.size());
        const auto line = static_cast<std::ptrdiff_t>(m_key->line) + toLine;
        m_key->line = static_cast<std::size_t>((line + lines) % lines);
        const auto last =
            static_cast<std::ptrdiff_t>(m_lines[m_key->line].curve->points.size()) - 1;
        m_key->point = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
            static_cast<std::ptrdiff_t>(m_key->point) + alongLine, 0, last));
    }
    const PrCurveSummary::Point& point = pointAt(*m_key);
    setAccessibleDescription(
        tr("%1, threshold %2: precision %3, recall %4")
            .arg(m_lines[m_key->line].run,
                 valueText(point.threshold, ValueFormat::Plain, m_context.locale),
                 valueText(point.precision, ValueFormat::Plain, m_context.locale),
                 valueText(point.recall, ValueFormat::Plain, m_context.locale)));
    m_mouse.reset();
    update();
}

void PrCurveChart::keyPressEvent(QKeyEvent* event)
{
    if (m_lines.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    // To the right is towards more recall: lower thresholds.
    case Qt::Key_Right: moveKey(-1, 0); break;
    case Qt::Key_Left: moveKey(1, 0); break;
    case Qt::Key_Down: moveKey(0, 1); break;
    case Qt::Key_Up: moveKey(0, -1); break;
    case Qt::Key_Escape:
        if (!m_key) {
            QWidget::keyPressEvent(event);
            return;
        }
        m_key.reset();
        update();
        break;
    default: QWidget::keyPressEvent(event); return;
    }
    event->accept();
}

} // namespace faultline::ui
