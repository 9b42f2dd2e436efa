// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_chart.h"

#include "widgets/charts/value_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

HistogramChart::HistogramChart(QWidget* parent) : ChartCanvas(parent)
{
    setBackgroundRole(QPalette::Base); // of its card
}

void HistogramChart::setSeries(HistogramSeries series)
{
    m_series = std::move(series);
    refreshChosen();
    redraw();
}

void HistogramChart::setOptions(HistogramView view, XAxisKind axis, bool logCounts)
{
    m_options.view = view;
    m_options.axis = axis == XAxisKind::Value ? XAxisKind::Step : axis;
    m_options.logCounts = logCounts;
    redraw();
}

void HistogramChart::setChosenStep(std::optional<std::int64_t> step)
{
    m_chosenStep = step;
    refreshChosen();
}

void HistogramChart::setMessage(const QString& message)
{
    m_message = message;
    redraw();
}

void HistogramChart::refreshChosen()
{
    m_options.chosen = m_chosenStep ? sliceOfStep(m_series, *m_chosenStep) : std::nullopt;
    m_frame.reset(); // what is drawn depends on it; the mouse stays where it is
    refreshDescription();
    repaintPicture();
}

void HistogramChart::redraw()
{
    m_frame.reset();
    invalidate();
}

QString HistogramChart::emptyText() const
{
    // A space: nothing to draw and nothing to say.
    return !m_series.slices.empty() ? QString()
           : m_message.isEmpty()    ? QStringLiteral(" ")
                                    : m_message;
}

QString HistogramChart::summary() const
{
    if (m_series.slices.empty())
        return m_message;
    const HistogramSlice& last = m_series.slices.back();
    return tr("%n step(s); at the last, %1, the median is %2", nullptr,
              static_cast<int>(m_series.slices.size()))
        .arg(countText(static_cast<double>(last.step), context().locale),
             valueText(last.distribution[kMedianPoint], ValueFormat::Plain, context().locale));
}

QString HistogramChart::cursorText() const
{
    return m_options.chosen ? markText(*m_options.chosen) : QString();
}

const HistogramFrame& HistogramChart::frame() const
{
    if (!m_frame)
        m_frame = makeHistogramFrame(m_series, m_options, size(), style(), context());
    return *m_frame;
}

QSize HistogramChart::sizeHint() const
{
    return {320, 200};
}

QSize HistogramChart::minimumSizeHint() const
{
    return {120, 80};
}

bool HistogramChart::event(QEvent* event)
{
    // Escape lets go of the step before it is anybody's shortcut.
    if (event->type() == QEvent::ShortcutOverride && m_chosenStep
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return ChartCanvas::event(event);
}

void HistogramChart::paintAbove(QPainter& painter) const
{
    paintHistograms(painter, frame(), m_series, style());
    if (m_options.chosen)
        paintChosenSlice(painter, frame(), m_series, *m_options.chosen, style());
}

std::optional<std::size_t> HistogramChart::markAt(QPointF position) const
{
    if (m_series.slices.empty())
        return std::nullopt;
    const std::optional<HistogramHit> hit = hitAt(frame(), m_series, position);
    return hit ? std::optional(hit->slice) : std::nullopt;
}

QPointF HistogramChart::markPlace(std::size_t mark) const
{
    const ChartFrame& chart = frame().chart;
    if (m_options.view == HistogramView::Distribution)
        return chart.toPixel(m_series.slices[mark].x,
                             m_series.slices[mark].distribution[kMedianPoint]);
    return {chart.plot.center().x(), m_options.view == HistogramView::Offset
                                         ? frame().depthY(m_series.slices[mark].x) - 1.0
                                         : chart.plot.center().y()};
}

std::optional<HistogramHit> HistogramChart::hitOf(std::size_t mark) const
{
    return hitAt(frame(), m_series, mouse().value_or(markPlace(mark)));
}

QString HistogramChart::markText(std::size_t mark) const
{
    const HistogramSlice& slice = m_series.slices[mark];
    return tr("%1: median %2, %3 values")
        .arg(xText(static_cast<double>(slice.step), XAxisKind::Step, context().locale),
             valueText(slice.distribution[kMedianPoint], ValueFormat::Plain, context().locale),
             countText(slice.histogram->total, context().locale));
}

CursorBox HistogramChart::readOut(std::size_t mark) const
{
    const std::optional<HistogramHit> hit = hitOf(mark);
    return hit ? histogramReadOut(frame(), m_series, *hit, context()) : CursorBox();
}

void HistogramChart::paintCursor(QPainter& painter, std::size_t mark) const
{
    if (const std::optional<HistogramHit> hit = hitOf(mark))
        paintHistogramHit(painter, frame(), *hit, style());
}

ChartTable HistogramChart::table() const
{
    ChartTable table{.titles = {tr("Step"), tr("From"), tr("To"), tr("Count")}, .rows = {}};
    for (const HistogramSlice& slice : m_series.slices) {
        for (const HistogramBucket& bucket : slice.histogram->buckets)
            table.rows.push_back({QString::number(slice.step), ChartTable::number(bucket.left),
                                  ChartTable::number(bucket.right),
                                  ChartTable::number(bucket.count)});
    }
    return table;
}

void HistogramChart::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    redraw();
    emit resized();
}

void HistogramChart::changeEvent(QEvent* event)
{
    ChartCanvas::changeEvent(event);
    m_frame.reset(); // style and locale may be others
}

void HistogramChart::chooseMark(std::size_t mark)
{
    emit stepRequested(m_series.slices[mark].step);
}

void HistogramChart::keyPressEvent(QKeyEvent* event)
{
    if (m_series.slices.empty()) {
        ChartCanvas::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_series.slices.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        chooseMark(m_options.chosen ? *m_options.chosen - (*m_options.chosen > 0 ? 1 : 0) : last);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        chooseMark(m_options.chosen ? std::min(*m_options.chosen + 1, last) : 0);
        break;
    case Qt::Key_Home: chooseMark(0); break;
    case Qt::Key_End: chooseMark(last); break;
    case Qt::Key_Escape:
        if (!m_chosenStep) {
            ChartCanvas::keyPressEvent(event);
            return;
        }
        emit stepRequested(std::nullopt);
        break;
    default: ChartCanvas::keyPressEvent(event); return;
    }
    event->accept();
}

} // namespace faultline::ui
