// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_timeline.h"

#include "model/qt/text.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/event_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kWidestLabel = 30 * kGrid;
/// A revealed event is at least this wide.
constexpr double kRevealedPixels = 12.0;
/// Air around an event or step that is zoomed to.
constexpr double kMargin = 0.04;

} // namespace

TraceTimeline::TraceTimeline(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Timeline of the trace"));
    verticalScrollBar()->setSingleStep(TrackLayout::kRowHeight);
}

void TraceTimeline::setRows(TraceRowsPtr rows)
{
    m_rows = std::move(rows);
    m_layout = m_rows ? TrackLayout(*m_rows) : TrackLayout();
    m_matches.reset();
    m_step.reset();
    m_group.reset();
    m_selected.reset();
    m_hovered.reset();
    if (m_rows)
        m_window.setLimits(static_cast<double>(m_rows->beginNs()),
                           static_cast<double>(m_rows->endNs()));
    verticalScrollBar()->setValue(0);
    relayout();
    refreshAccessibleText();
    emit windowChanged();
    emit selectionChanged();
}

QSize TraceTimeline::sizeHint() const
{
    return {80 * kGrid, 40 * kGrid};
}

QSize TraceTimeline::minimumSizeHint() const
{
    return {30 * kGrid, 12 * kGrid};
}

int TraceTimeline::rulerHeight() const
{
    return (m_rows && m_rows->profile().hasStepMarkers ? 2 : 1) * fontMetrics().height() + 7;
}

int TraceTimeline::labelWidth() const
{
    return std::min(kWidestLabel, std::max(viewport()->width() / 4, 10 * kGrid));
}

int TraceTimeline::contentY(double y) const
{
    return static_cast<int>(y) - rulerHeight() + verticalScrollBar()->value();
}

TraceScene TraceTimeline::scene() const
{
    const QRect all = viewport()->rect();
    return {.rows = *m_rows,
            .layout = m_layout,
            .window = m_window,
            .matches = m_matches.get(),
            .step = m_step,
            .group = hasFocus() ? m_group : std::optional<std::size_t>(),
            .scrolled = verticalScrollBar()->value(),
            .area = all.adjusted(0, rulerHeight(), 0, 0),
            .ruler = {all.left(), all.top(), all.width(), rulerHeight()}};
}

void TraceTimeline::relayout()
{
    const int room = std::max(viewport()->height() - rulerHeight(), 1);
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setRange(0, std::max(m_layout.height() - room, 0));
    m_window.setPixels(labelWidth(), viewport()->width() - labelWidth());
    redraw();
}

void TraceTimeline::redraw()
{
    m_picture = QPixmap();
    viewport()->update();
}

void TraceTimeline::windowMoved(bool moved)
{
    if (!moved)
        return;
    redraw();
    emit windowChanged();
}

void TraceTimeline::showRange(double beginNs, double endNs)
{
    const double margin = kMargin * (endNs - beginNs);
    windowMoved(m_window.show(beginNs - margin, endNs + margin));
}

void TraceTimeline::showExactly(double beginNs, double endNs)
{
    windowMoved(m_window.show(beginNs, endNs));
}

void TraceTimeline::showAll()
{
    windowMoved(m_window.showAll());
}

void TraceTimeline::zoomBy(double factor)
{
    windowMoved(m_window.zoomAt((m_window.begin() + m_window.end()) / 2.0, factor));
}

void TraceTimeline::setStep(std::optional<std::size_t> step)
{
    m_step = step;
    redraw();
}

void TraceTimeline::setMatches(TraceMatchesPtr matches)
{
    m_matches = std::move(matches);
    redraw();
}

void TraceTimeline::setAllFolded(bool folded)
{
    for (std::size_t i = 0; i < m_layout.groups().size(); ++i)
        m_layout.setFolded(i, folded);
    relayout();
}

void TraceTimeline::setFolded(std::size_t group, bool folded)
{
    m_layout.setFolded(group, folded);
    relayout();
}

void TraceTimeline::select(std::optional<TraceSpot> spot)
{
    if (spot == m_selected)
        return;
    m_selected = spot;
    refreshAccessibleText();
    viewport()->update();
    emit selectionChanged();
}

void TraceTimeline::reveal(TraceSpot spot)
{
    if (!m_layout.topOfRow(spot.row))
        setFolded(m_layout.groupOfRow(spot.row), false);
    const int top = m_layout.topOfRow(spot.row).value_or(0);
    const int room = verticalScrollBar()->pageStep();
    QScrollBar* bar = verticalScrollBar();
    if (top < bar->value() || top + TrackLayout::kRowHeight > bar->value() + room)
        bar->setValue(top - room / 3);

    const auto begin = static_cast<double>(m_rows->beginOf(spot));
    const auto end = static_cast<double>(m_rows->endOf(spot));
    const double pixels = (end - begin) / m_window.nsPerPixel();
    if (pixels < kRevealedPixels) {
        const double span = std::max(end - begin, 1.0) / kRevealedPixels * m_window.width();
        windowMoved(m_window.show((begin + end - span) / 2.0, (begin + end + span) / 2.0));
    } else if (end < m_window.begin() || begin > m_window.end()) {
        windowMoved(m_window.panBy((begin + end - m_window.begin() - m_window.end()) / 2.0));
    }
}

void TraceTimeline::zoomToSelection()
{
    if (m_selected)
        showRange(static_cast<double>(m_rows->beginOf(*m_selected)),
                  static_cast<double>(m_rows->endOf(*m_selected)));
}

std::optional<TraceSpot> TraceTimeline::spotAt(const QPointF& position) const
{
    if (!m_rows || position.y() < rulerHeight() || position.x() < m_window.left())
        return std::nullopt;
    const std::optional<std::size_t> row = m_layout.rowAt(contentY(position.y()));
    if (!row)
        return std::nullopt;
    return m_rows->spotAt(*row, m_window.toNs(position.x()), 2.0 * m_window.nsPerPixel());
}

QString TraceTimeline::toolTipAt(const QPointF& position) const
{
    if (const std::optional<TraceSpot> spot = spotAt(position))
        return eventText(*m_rows, *spot).lines();
    if (!m_rows || position.x() >= m_window.left() || position.y() < rulerHeight())
        return {};
    const TrackLayout::Track* track = m_layout.trackAt(contentY(position.y()));
    return track != nullptr ? toQString(m_rows->profile().tracks[track->track].name) : QString();
}

void TraceTimeline::setHovered(std::optional<TraceSpot> spot)
{
    if (spot == m_hovered)
        return;
    m_hovered = spot;
    viewport()->update();
    emit hoverChanged();
}

void TraceTimeline::copySelection() const
{
    if (m_selected)
        QGuiApplication::clipboard()->setText(eventText(*m_rows, *m_selected).lines());
}

void TraceTimeline::refreshAccessibleText()
{
    setAccessibleDescription(m_rows && m_selected ? eventText(*m_rows, *m_selected).lines()
                                                  : QString());
}

void TraceTimeline::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    if (!m_rows) {
        painter.fillRect(viewport()->rect(), cardColor(palette()));
        return;
    }
    const TraceScene shown = scene();
    if (m_picture.isNull()) {
        const qreal ratio = devicePixelRatioF();
        m_picture = QPixmap((QSizeF(viewport()->size()) * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        QPainter inner(&m_picture);
        inner.setFont(font());
        TracePainter(inner, shown, palette()).paint();
    }
    painter.drawPixmap(0, 0, m_picture);
    TracePainter over(painter, shown, palette());
    if (m_hovered && m_hovered != m_selected)
        over.paintFrame(*m_hovered, false);
    if (m_selected)
        over.paintFrame(*m_selected, true);
    if (m_drag == Drag::Zoom) {
        QColor shade = accentColor(palette());
        shade.setAlpha(50);
        painter.fillRect(
            QRectF(QPointF(m_pressedAt.x(), 0), QPointF(m_lastAt.x(), height())).normalized(),
            shade);
    }
    if (hasFocus()) {
        painter.setPen(accentColor(palette()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void TraceTimeline::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void TraceTimeline::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void TraceTimeline::scrollContentsBy(int, int)
{
    redraw();
}

} // namespace faultline::ui
