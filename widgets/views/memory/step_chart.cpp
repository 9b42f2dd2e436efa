// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/step_chart.h"

#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kStepAir = 1.12; ///< the mark of the peak stands above it

std::int64_t mostOf(const vram::StepPoint& point)
{
    return std::max(point.bytes, point.peakBytes);
}

} // namespace

StepChart::StepChart(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Memory over one training step"));
}

const std::vector<vram::StepPoint>& StepChart::points() const
{
    static const std::vector<vram::StepPoint> kNone;
    return m_plan ? m_plan->estimate.timeline : kNone;
}

std::vector<StepChart::Phase> StepChart::phases() const
{
    std::vector<Phase> phases;
    for (std::size_t i = 0; i < points().size(); ++i) {
        if (phases.empty() || phases.back().phase != points()[i].phase)
            phases.push_back({.phase = points()[i].phase, .begin = i, .end = i});
        phases.back().end = i + 1;
    }
    return phases;
}

void StepChart::setPlan(VramPlanPtr plan)
{
    m_plan = std::move(plan);
    m_peak = -1;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < points().size(); ++i) {
        if (mostOf(points()[i]) > most) {
            most = mostOf(points()[i]);
            m_peak = static_cast<int>(i);
        }
    }
    invalidate();
}

int StepChart::cursorPoint() const
{
    return cursorMark() ? static_cast<int>(*cursorMark()) : -1;
}

QString StepChart::summary() const
{
    return m_peak >= 0 ? tr("Peak: %1").arg(markText(static_cast<std::size_t>(m_peak))) : QString();
}

QSize StepChart::sizeHint() const
{
    return {60 * kGrid, 30 * kGrid};
}

QSize StepChart::minimumSizeHint() const
{
    return {30 * kGrid, 16 * kGrid};
}

QString StepChart::emptyText() const
{
    return points().empty() ? tr("No step was simulated") : QString();
}

std::optional<ChartCanvas::Axes> StepChart::axes() const
{
    Axes axes;
    axes.axes.valueFormat = ValueFormat::Bytes;
    axes.axes.margins.setTop(QFontMetricsF(style().labelFont).height() / 2.0);
    for (const Phase& phase : phases())
        axes.axes.xNames.push_back({.value = static_cast<double>(phase.begin + phase.end) / 2.0,
                                    .text = stepPhaseName(phase.phase)});
    axes.x = {0.0, static_cast<double>(points().size())};
    const double most =
        m_peak < 0 ? 1.0 : static_cast<double>(mostOf(points()[static_cast<std::size_t>(m_peak)]));
    axes.y = {0.0, most * kStepAir};
    return axes;
}

ChartMarks StepChart::marks(const ChartFrame& frame) const
{
    AreaPiece alive;
    alive.brush = mixed(style().accent, ground(), 0.45);
    LinePiece most{.points = {}, .pen = QPen(style().accent, 1.2)};
    for (std::size_t i = 0; i < points().size(); ++i) {
        const double from = frame.x.toUnit(static_cast<double>(i));
        const double to = frame.x.toUnit(static_cast<double>(i + 1));
        const double high = frame.y.toUnit(static_cast<double>(mostOf(points()[i])));
        alive.addColumn(from, to, 0.0, frame.y.toUnit(static_cast<double>(points()[i].bytes)));
        most.points << QPointF(from, high) << QPointF(to, high);
    }
    return {.areas = {alive}, .lines = {most}};
}

std::optional<std::size_t> StepChart::markAt(QPointF position) const
{
    const QRectF plot = frame().plot;
    if (points().empty() || !plot.contains(position))
        return std::nullopt;
    const double at = frame().fromPixelX(position.x());
    return std::min(points().size() - 1, static_cast<std::size_t>(std::max(0.0, at)));
}

QPointF StepChart::markPlace(std::size_t mark) const
{
    return frame().toPixel(static_cast<double>(mark) + 0.5,
                           static_cast<double>(mostOf(points()[mark])));
}

QString StepChart::placeText(const vram::StepPoint& point) const
{
    const auto op = static_cast<std::size_t>(point.op);
    const bool isLayer = point.op >= 0 && op < m_plan->graph->ops.size();
    return isLayer ? toQString(m_plan->graph->ops[op].name) : QString();
}

QString StepChart::markText(std::size_t mark) const
{
    const vram::StepPoint& shown = points()[mark];
    const QString layer = placeText(shown);
    const QString where = layer.isEmpty() ? stepPhaseName(shown.phase)
                                          : tr("%1, %2").arg(stepPhaseName(shown.phase), layer);
    return tr("%1: %2 in use, at most %3")
        .arg(where, bytesText(shown.bytes), bytesText(mostOf(shown)));
}

ChartTable StepChart::table() const
{
    ChartTable table{
        .titles = {tr("Phase"), tr("Layer"), tr("In use (bytes)"), tr("At most (bytes)")},
        .rows = {}};
    for (const vram::StepPoint& point : points())
        table.rows.push_back({stepPhaseName(point.phase), placeText(point),
                              QString::number(point.bytes), QString::number(mostOf(point))});
    return table;
}

std::size_t StepChart::firstMark() const
{
    return static_cast<std::size_t>(std::max(0, m_peak));
}

std::optional<std::size_t> StepChart::nextMark(std::size_t from, int key) const
{
    return key == Qt::Key_P ? firstMark() : ChartCanvas::nextMark(from, key);
}

void StepChart::chooseMark(std::size_t mark)
{
    if (points()[mark].op >= 0)
        emit opChosen(points()[mark].op);
}

void StepChart::paintBelow(QPainter& painter) const
{
    const QRectF& plot = frame().plot;
    bool isShaded = true;
    for (const Phase& phase : phases()) {
        const double left = frame().toPixelX(static_cast<double>(phase.begin));
        const double right = frame().toPixelX(static_cast<double>(phase.end));
        // Neighbours differ; the words say which is which.
        if (std::exchange(isShaded, !isShaded))
            painter.fillRect(QRectF(left, plot.top(), right - left, plot.height()),
                             mixed(style().mutedText, ground(), 0.10));
    }
}

void StepChart::paintAbove(QPainter& painter) const
{
    if (m_peak < 0)
        return;
    const QRectF& plot = frame().plot;
    const QFontMetricsF metrics(style().labelFont);
    const vram::StepPoint& peak = points()[static_cast<std::size_t>(m_peak)];
    const QPointF tip = markPlace(static_cast<std::size_t>(m_peak)) - QPointF(0.0, 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColor(Severity::Critical, palette()));
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-5.0, -8.0), tip + QPointF(5.0, -8.0)});
    const QString layer = placeText(peak);
    const QString text = metrics.elidedText(
        tr("Peak %1, %2")
            .arg(bytesText(mostOf(peak)), layer.isEmpty() ? stepPhaseName(peak.phase) : layer),
        Qt::ElideMiddle, plot.width());
    QRectF label(0, 0, metrics.horizontalAdvance(text) + 2.0, metrics.height());
    label.moveLeft(std::clamp(tip.x() - label.width() / 2.0, plot.left(),
                              std::max(plot.left(), plot.right() - label.width())));
    painter.setPen(style().text);
    painter.drawText(label, Qt::AlignCenter, text);
}

} // namespace faultline::ui
