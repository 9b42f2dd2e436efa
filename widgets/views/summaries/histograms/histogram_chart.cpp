// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_chart.h"

#include "widgets/charts/value_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

HistogramChart::HistogramChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_style = ChartStyle::of(palette(), font());
    m_context.locale = locale();
}

void HistogramChart::setSeries(HistogramSeries series)
{
    m_series = std::move(series);
    refreshChosen();
    refreshAccessibleText();
}

void HistogramChart::setOptions(HistogramView view, XAxisKind axis, bool logCounts)
{
    m_options.view = view;
    m_options.axis = axis == XAxisKind::Value ? XAxisKind::Step : axis;
    m_options.logCounts = logCounts;
    invalidate();
}

void HistogramChart::setChosenStep(std::optional<std::int64_t> step)
{
    m_chosenStep = step;
    refreshChosen();
}

void HistogramChart::setMessage(const QString& message)
{
    m_message = message;
    refreshAccessibleText();
    update();
}

void HistogramChart::refreshChosen()
{
    m_options.chosen = m_chosenStep ? sliceOfStep(m_series, *m_chosenStep) : std::nullopt;
    invalidate();
}

void HistogramChart::refreshAccessibleText()
{
    if (m_series.slices.empty()) {
        setAccessibleDescription(m_message);
        return;
    }
    const HistogramSlice& last = m_series.slices.back();
    setAccessibleDescription(
        tr("%n step(s); at the last, %1, the median is %2", nullptr,
           static_cast<int>(m_series.slices.size()))
            .arg(countText(static_cast<double>(last.step), m_context.locale),
                 valueText(last.distribution[kMedianPoint], ValueFormat::Plain, m_context.locale)));
}

void HistogramChart::invalidate()
{
    m_frame.reset();
    update();
}

const HistogramFrame& HistogramChart::frame()
{
    if (!m_frame)
        m_frame = makeHistogramFrame(m_series, m_options, size(), m_style, m_context);
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
    // The arrows are ours before they are anybody's shortcut.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_chosenStep) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void HistogramChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.background);
    if (m_series.slices.empty()) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.mutedText);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         m_message);
        return;
    }
    const HistogramFrame& drawn = frame();
    paintHistograms(painter, drawn, m_series, m_style);
    if (m_options.chosen)
        paintChosenSlice(painter, drawn, m_series, *m_options.chosen, m_style);
    if (m_mouse) {
        if (const std::optional<HistogramHit> hit = hitAt(drawn, m_series, *m_mouse))
            paintHistogramHit(painter, drawn, m_series, *hit, *m_mouse, m_style, m_context);
    }
    if (m_isFocusVisible) {
        painter.setPen(QPen(m_style.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void HistogramChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    invalidate();
    emit resized();
}

void HistogramChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_style = ChartStyle::of(palette(), font());
        invalidate();
    }
}

void HistogramChart::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    update();
}

void HistogramChart::leaveEvent(QEvent* event)
{
    m_mouse.reset();
    update();
    QWidget::leaveEvent(event);
}

void HistogramChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (const std::optional<HistogramHit> hit = hitAt(frame(), m_series, event->position()))
        request(hit->slice);
}

void HistogramChart::request(std::size_t slice)
{
    emit stepRequested(m_series.slices[slice].step);
}

void HistogramChart::keyPressEvent(QKeyEvent* event)
{
    if (m_series.slices.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_series.slices.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        request(m_options.chosen ? *m_options.chosen - (*m_options.chosen > 0 ? 1 : 0) : last);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down: request(m_options.chosen ? std::min(*m_options.chosen + 1, last) : 0); break;
    case Qt::Key_Home: request(0); break;
    case Qt::Key_End: request(last); break;
    case Qt::Key_Escape:
        if (!m_chosenStep) {
            QWidget::keyPressEvent(event);
            return;
        }
        emit stepRequested(std::nullopt);
        break;
    default: QWidget::keyPressEvent(event); return;
    }
    event->accept();
}

void HistogramChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_isFocusVisible =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void HistogramChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_isFocusVisible = false;
    update();
}

} // namespace faultline::ui
