// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/step_chart.h"

#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/byte_axis.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kStepAir = 1.12; ///< the mark of the peak stands above it

} // namespace

StepChart::StepChart(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Memory over one training step"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

const std::vector<vram::StepPoint>& StepChart::points() const
{
    static const std::vector<vram::StepPoint> kNone;
    return m_plan ? m_plan->estimate.timeline : kNone;
}

void StepChart::setPlan(VramPlanPtr plan)
{
    m_plan = std::move(plan);
    m_cursor = -1;
    m_peak = -1;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < points().size(); ++i) {
        const std::int64_t bytes = std::max(points()[i].bytes, points()[i].peakBytes);
        if (bytes > most) {
            most = bytes;
            m_peak = static_cast<int>(i);
        }
    }
    refreshDescription();
    update();
}

void StepChart::refreshDescription()
{
    QStringList said;
    if (m_cursor >= 0)
        said << pointText(m_cursor);
    if (m_peak >= 0)
        said << tr("Peak: %1").arg(pointText(m_peak));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
}

QSize StepChart::sizeHint() const
{
    return {60 * kGrid, 30 * kGrid};
}

QSize StepChart::minimumSizeHint() const
{
    return {30 * kGrid, 16 * kGrid};
}

double StepChart::top() const
{
    if (m_peak < 0)
        return 1.0;
    const vram::StepPoint& peak = points()[static_cast<std::size_t>(m_peak)];
    return static_cast<double>(std::max(peak.bytes, peak.peakBytes)) * kStepAir;
}

QRectF StepChart::plotRect() const
{
    const QFontMetricsF metrics(ChartStyle::of(palette(), font()).labelFont);
    return QRectF(rect()).adjusted(byteLabelWidth(*this, top()), metrics.height() + kGrid / 2.0,
                                   -kGrid, -(metrics.height() + kGrid));
}

double StepChart::xOf(double point) const
{
    const QRectF plot = plotRect();
    return plot.left()
           + point / static_cast<double>(std::max<std::size_t>(1, points().size())) * plot.width();
}

double StepChart::yOf(std::int64_t bytes) const
{
    const QRectF plot = plotRect();
    return plot.bottom() - static_cast<double>(bytes) / top() * plot.height();
}

int StepChart::pointAt(const QPoint& position) const
{
    const QRectF plot = plotRect();
    if (points().empty() || !plot.contains(position))
        return -1;
    const double share = (position.x() - plot.left()) / plot.width();
    const auto last = static_cast<int>(points().size()) - 1;
    return std::clamp(static_cast<int>(share * static_cast<double>(points().size())), 0, last);
}

QString StepChart::pointText(int point) const
{
    const vram::StepPoint& shown = points()[static_cast<std::size_t>(point)];
    const auto op = static_cast<std::size_t>(shown.op);
    const bool isLayer = shown.op >= 0 && op < m_plan->graph->ops.size();
    const QString where = isLayer ? tr("%1, %2").arg(stepPhaseName(shown.phase),
                                                     toQString(m_plan->graph->ops[op].name))
                                  : stepPhaseName(shown.phase);
    return tr("%1: %2 alive, at most %3")
        .arg(where, bytesText(shown.bytes), bytesText(std::max(shown.bytes, shown.peakBytes)));
}

QString StepChart::textAt(const QPoint& position) const
{
    const int point = pointAt(position);
    return point < 0 ? QString() : pointText(point);
}

void StepChart::setCursorPoint(int point)
{
    if (std::exchange(m_cursor, point) == point)
        return;
    refreshDescription();
    update();
}

void StepChart::choosePoint(int point)
{
    if (point >= 0 && points()[static_cast<std::size_t>(point)].op >= 0)
        emit opChosen(points()[static_cast<std::size_t>(point)].op);
}

void StepChart::mouseMoveEvent(QMouseEvent* event)
{
    setCursorPoint(pointAt(event->pos()));
}

void StepChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choosePoint(pointAt(event->pos()));
    else
        QWidget::mousePressEvent(event);
}

void StepChart::leaveEvent(QEvent*)
{
    if (!hasFocus())
        setCursorPoint(-1);
}

void StepChart::keyPressEvent(QKeyEvent* event)
{
    const auto last = static_cast<int>(points().size()) - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int at = m_cursor < 0 ? m_peak : m_cursor;
    switch (event->key()) {
    case Qt::Key_Left: setCursorPoint(std::max(0, at - 1)); return;
    case Qt::Key_Right: setCursorPoint(std::min(last, at + 1)); return;
    case Qt::Key_PageUp: setCursorPoint(std::max(0, at - last / 20 - 1)); return;
    case Qt::Key_PageDown: setCursorPoint(std::min(last, at + last / 20 + 1)); return;
    case Qt::Key_Home: setCursorPoint(0); return;
    case Qt::Key_End: setCursorPoint(last); return;
    case Qt::Key_P: setCursorPoint(m_peak); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: choosePoint(m_cursor); return;
    default: QWidget::keyPressEvent(event);
    }
}

void StepChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void StepChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    setCursorPoint(-1);
    update();
}

void StepChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.setFont(style.labelFont);
    if (points().empty()) {
        painter.setPen(style.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("No step was simulated"));
        return;
    }
    const QRectF plot = plotRect();
    paintPhases(painter, plot);
    paintByteAxis(painter, *this, plot, top());
    paintArea(painter, plot);
    painter.setPen(style.axisLine);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    paintPeak(painter, plot);
    paintCursor(painter, plot);
    if (hasFocus()) {
        painter.setPen(QPen(style.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

void StepChart::paintPhases(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    const QColor window = palette().color(QPalette::Window);
    bool isShaded = true;
    for (std::size_t begin = 0; begin < points().size(); isShaded = !isShaded) {
        const vram::StepPhase phase = points()[begin].phase;
        std::size_t end = begin;
        while (end < points().size() && points()[end].phase == phase)
            ++end;
        const QRectF area(xOf(static_cast<double>(begin)), plot.top(),
                          xOf(static_cast<double>(end)) - xOf(static_cast<double>(begin)),
                          plot.height());
        // Neighbours differ; the words tell which is which.
        painter.fillRect(area, isShaded ? mixed(style.mutedText, window, 0.10) : window);
        const QString name = stepPhaseName(phase);
        if (metrics.horizontalAdvance(name) <= area.width() + 1.0) {
            painter.setPen(style.mutedText);
            painter.drawText(
                QRectF(area.left(), plot.bottom() + kGrid / 2.0, area.width(), metrics.height()),
                Qt::AlignCenter, name);
        }
        begin = end;
    }
}

void StepChart::paintArea(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    QPolygonF alive;
    QPolygonF most;
    alive << plot.bottomLeft();
    for (std::size_t i = 0; i < points().size(); ++i) {
        const vram::StepPoint& point = points()[i];
        const double from = xOf(static_cast<double>(i));
        const double to = xOf(static_cast<double>(i + 1));
        const double high = yOf(std::max(point.bytes, point.peakBytes));
        alive << QPointF(from, yOf(point.bytes)) << QPointF(to, yOf(point.bytes));
        most << QPointF(from, high) << QPointF(to, high);
    }
    alive << plot.bottomRight();
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(style.accent, palette().color(QPalette::Window), 0.45));
    painter.drawPolygon(alive);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.accent, 1.2));
    painter.drawPolyline(most);
}

void StepChart::paintPeak(QPainter& painter, const QRectF& plot) const
{
    if (m_peak < 0)
        return;
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    const vram::StepPoint& peak = points()[static_cast<std::size_t>(m_peak)];
    const std::int64_t bytes = std::max(peak.bytes, peak.peakBytes);
    const QPointF tip(xOf(m_peak + 0.5), yOf(bytes) - 2.0);
    const QColor color = severityColor(Severity::Critical, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-5.0, -8.0), tip + QPointF(5.0, -8.0)});
    const auto op = static_cast<std::size_t>(peak.op);
    const QString layer = peak.op >= 0 && op < m_plan->graph->ops.size()
                              ? toQString(m_plan->graph->ops[op].name)
                              : stepPhaseName(peak.phase);
    const QString text = metrics.elidedText(tr("Peak %1, %2").arg(bytesText(bytes), layer),
                                            Qt::ElideMiddle, plot.width());
    QRectF label(0, 0, metrics.horizontalAdvance(text) + 2.0, metrics.height());
    label.moveLeft(std::clamp(tip.x() - label.width() / 2.0, plot.left(),
                              std::max(plot.left(), plot.right() - label.width())));
    painter.setPen(style.text);
    painter.drawText(label, Qt::AlignCenter, text);
}

void StepChart::paintCursor(QPainter& painter, const QRectF& plot) const
{
    if (m_cursor < 0)
        return;
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    const double x = std::round(xOf(m_cursor + 0.5)) + 0.5;
    painter.setPen(QPen(style.mutedText, 1.0, Qt::DashLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const QString text =
        metrics.elidedText(pointText(m_cursor), Qt::ElideMiddle, plot.width() - 2.0 * kGrid);
    QRectF box(0, plot.top() + kGrid, metrics.horizontalAdvance(text) + 2.0 * kGrid,
               metrics.height() + kGrid / 2.0);
    box.moveLeft(std::clamp(x - box.width() / 2.0, plot.left(),
                            std::max(plot.left(), plot.right() - box.width())));
    painter.setPen(style.axisLine);
    painter.setBrush(style.boxFill);
    painter.drawRoundedRect(box, 3.0, 3.0);
    painter.setPen(style.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace faultline::ui
