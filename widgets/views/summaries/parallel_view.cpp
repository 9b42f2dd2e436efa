// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/parallel_view.h"

#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kTitleHeight = 3 * kGrid;
constexpr int kRailGap =
    kGrid + 4; ///< from the lower end of an axis to the rail of what is missing
constexpr int kParallelBottom = 2 * kGrid + 8;
constexpr int kLeastSpacing = 12 * kGrid;
constexpr double kBrushWidth = 12.0;
constexpr double kLineDistance = 6.0;
constexpr double kFaintAlpha = 0.10;
/// Segments of lines from which on they are not smoothed: drawing must keep up with a drag.
constexpr std::size_t kSmoothSegments = 20'000;
constexpr double kAxisTicks = 40.0; ///< pixels for each

} // namespace

ParallelView::ParallelView(QWidget* parent) : ChartCanvas(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setAccessibleName(tr("Parallel coordinates"));
    refreshDescription();
}

QString ParallelView::summary() const
{
    return tr("Left and Right choose an axis, with Ctrl they move it; L: logarithmic; Delete: "
              "without its filter; Up and Down choose a session.");
}

QString ParallelView::cursorText() const
{
    const auto mark = static_cast<std::size_t>(m_chosen); // none is past the end
    return mark < markCount() ? markText(mark) : QString();
}

std::size_t ParallelView::markCount() const
{
    return m_plot ? m_plot->colors.size() : 0;
}

std::optional<std::size_t> ParallelView::markAt(QPointF position) const
{
    const int row = rowAt(position);
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

QPointF ParallelView::markPlace(std::size_t mark) const
{
    return {axisX(m_current), yOf(m_current, mark)};
}

QString ParallelView::markText(std::size_t mark) const
{
    return toQString(m_plot->table->sessions[mark].name);
}

ChartTable ParallelView::table() const
{
    return m_plot ? sessionTable(*m_plot) : ChartTable();
}

void ParallelView::setPlot(HparamPlotPtr plot)
{
    const std::size_t before = axisCount();
    m_plot = std::move(plot);
    m_current = std::min(m_current, axisCount() == 0 ? 0 : axisCount() - 1);
    const int rows = m_plot ? static_cast<int>(m_plot->colors.size()) : 0;
    if (m_hovered >= rows)
        m_hovered = -1;
    if (m_chosen >= rows)
        m_chosen = -1;
    if (before != axisCount()) {
        m_drag = Drag::None;
        updateGeometry();
    }
    invalidateLines();
}

void ParallelView::setChosenRow(int row)
{
    if (row == m_chosen)
        return;
    m_chosen = row;
    refreshDescription();
    update();
}

std::size_t ParallelView::axisCount() const
{
    return m_plot ? std::min(m_plot->axes.size(), kMostAxes) : 0;
}

QSize ParallelView::sizeHint() const
{
    return {static_cast<int>(axisCount()) * kLeastSpacing, 28 * kGrid};
}

QSize ParallelView::minimumSizeHint() const
{
    return {static_cast<int>(axisCount()) * kLeastSpacing, 18 * kGrid};
}

QRectF ParallelView::plotRect() const
{
    const double side = spacing() / 2.0;
    return {side, kTitleHeight + kGrid / 2.0, width() - 2.0 * side,
            height() - kTitleHeight - kGrid / 2.0 - kParallelBottom};
}

double ParallelView::spacing() const
{
    return axisCount() == 0 ? width() : width() / static_cast<double>(axisCount());
}

double ParallelView::axisX(std::size_t index) const
{
    return (static_cast<double>(index) + 0.5) * spacing();
}

std::size_t ParallelView::axisAt(double x) const
{
    const double index = std::floor(x / spacing());
    return static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(axisCount()) - 1.0));
}

double ParallelView::shareAt(double y) const
{
    const QRectF plot = plotRect();
    return std::clamp((plot.bottom() - y) / plot.height(), 0.0, 1.0);
}

QPointF ParallelView::pointOf(std::size_t axis, double share) const
{
    const QRectF plot = plotRect();
    return {axisX(axis), plot.bottom() - share * plot.height()};
}

QPointF ParallelView::titlePoint(std::size_t axis) const
{
    return {axisX(axis), kTitleHeight / 2.0};
}

double ParallelView::yOf(std::size_t axis, std::size_t row) const
{
    const double share = this->axis(axis).share(row);
    return std::isnan(share) ? plotRect().bottom() + kRailGap : pointOf(axis, share).y();
}

int ParallelView::rowAt(QPointF position) const
{
    if (axisCount() == 0 || position.y() < kTitleHeight)
        return -1;
    // The two axes that the position is between.
    const double at = position.x() / spacing() - 0.5;
    const double most = static_cast<double>(axisCount()) - 1.0;
    const auto left = static_cast<std::size_t>(std::clamp(std::floor(at), 0.0, most));
    const std::size_t right = std::min(left + 1, axisCount() - 1);
    const double share = std::clamp(at - static_cast<double>(left), 0.0, 1.0);
    int nearest = -1;
    double distance = kLineDistance;
    for (std::size_t row = 0; row < m_plot->colors.size(); ++row) {
        if (!m_plot->accepted[row])
            continue;
        const double y = std::lerp(yOf(left, row), yOf(right, row), share);
        if (std::abs(y - position.y()) <= distance) {
            distance = std::abs(y - position.y());
            nearest = static_cast<int>(row);
        }
    }
    return nearest;
}

void ParallelView::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    update();
    emit hovered(row);
}

void ParallelView::stepChosen(int direction)
{
    const int rows = m_plot ? static_cast<int>(m_plot->colors.size()) : 0;
    for (int row = m_chosen + direction; row >= 0 && row < rows; row += direction) {
        if (m_plot->accepted[static_cast<std::size_t>(row)]) {
            emit chosen(row);
            return;
        }
    }
}

void ParallelView::invalidateLines()
{
    m_lines = QPixmap();
    update();
}

void ParallelView::paintLine(QPainter& painter, std::size_t row) const
{
    QPolygonF line;
    line.reserve(static_cast<qsizetype>(axisCount()));
    for (std::size_t i = 0; i < axisCount(); ++i)
        line << QPointF(axisX(i), yOf(i, row));
    if (axisCount() == 1)
        line << line.front() + QPointF(kBrushWidth, 0.0);
    painter.drawPolyline(line);
}

QPixmap ParallelView::drawnLines() const
{
    QPixmap lines(size() * devicePixelRatioF());
    lines.setDevicePixelRatio(devicePixelRatioF());
    lines.fill(Qt::transparent);
    QPainter painter(&lines);
    const std::size_t rows = m_plot->colors.size();
    painter.setRenderHint(QPainter::Antialiasing, rows * axisCount() <= kSmoothSegments);
    // What is left out lies below what is not.
    for (const bool accepted : {false, true}) {
        for (std::size_t row = 0; row < rows; ++row) {
            if (m_plot->accepted[row] != accepted)
                continue;
            QColor color = accepted ? m_plot->colors[row] : mutedTextColor(palette());
            color.setAlphaF(static_cast<float>(accepted ? (rows > 200 ? 0.6 : 0.85) : kFaintAlpha));
            painter.setPen(QPen(color, rows > 200 ? 1.0 : 1.5));
            paintLine(painter, row);
        }
    }
    return lines;
}

void ParallelView::paintTitle(QPainter& painter, std::size_t index) const
{
    const PlotAxis& shown = axis(index);
    const double x =
        m_drag == Drag::Title && m_dragMoved && index == m_dragAxis ? m_dragTo.x() : axisX(index);
    const QRectF place(x - spacing() / 2.0 + 2.0, 0.0, spacing() - 4.0, kTitleHeight);
    QFont font = style().labelFont;
    font.setWeight(shown.kind() == HparamColumnKind::Metric ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(style().text);
    const QString title =
        shown.isLog() ? tr("%1 (log)", "title of an axis").arg(shown.title()) : shown.title();
    painter.drawText(
        place, Qt::AlignCenter,
        QFontMetrics(font).elidedText(title, Qt::ElideMiddle, static_cast<int>(place.width())));
    if (hasFocus() && index == m_current) {
        painter.setPen(QPen(style().accent, 2.0));
        painter.drawLine(place.bottomLeft(), place.bottomRight());
    }
}

void ParallelView::paintAxis(QPainter& painter, std::size_t index) const
{
    AxisStrip strip = axis(index).strip();
    strip.line = QLineF(pointOf(index, 0.0), pointOf(index, 1.0));
    strip.labels = AxisStrip::Labels::Right;
    strip.room = kAxisTicks;
    strip.widestLabel = spacing() - 2 * kGrid;
    strip.hasLine = true;
    strip.hasPlates = true;
    paintStrip(painter, strip, style(), context());
}

void ParallelView::paintBrushes(QPainter& painter, std::size_t index) const
{
    std::vector<std::pair<double, double>> stretches;
    if (m_drag == Drag::Brush && index == m_dragAxis && m_dragMoved) {
        stretches.emplace_back(shareAt(m_dragFrom.y()), shareAt(m_dragTo.y()));
    } else if (const auto filter = m_plot->filters.find(axis(index).key());
               filter != m_plot->filters.end()) {
        stretches = axis(index).brushes(filter->second);
    }
    QColor fill = style().accent;
    fill.setAlphaF(0.25F);
    painter.setPen(QPen(style().accent, 1.0));
    painter.setBrush(fill);
    for (const auto& [from, to] : stretches) {
        const QPointF low = pointOf(index, from);
        const QPointF high = pointOf(index, to);
        painter.drawRect(
            QRectF(low.x() - kBrushWidth / 2.0, high.y(), kBrushWidth, low.y() - high.y())
                .normalized());
    }
    painter.setBrush(Qt::NoBrush);
}

void ParallelView::paintAbove(QPainter& painter) const
{
    if (axisCount() == 0)
        return;
    if (m_lines.isNull())
        m_lines = drawnLines();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF plot = plotRect();
    painter.setPen(QPen(style().gridLine, 1.0, Qt::DotLine));
    const double rail = plot.bottom() + kRailGap;
    painter.drawLine(QPointF(0.0, rail), QPointF(width(), rail));
    painter.setFont(style().labelFont);
    painter.setPen(style().mutedText);
    painter.drawText(QPointF(2.0, rail - 3.0), tr("no value"));
    painter.drawPixmap(0, 0, m_lines);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int row : {m_chosen, m_hovered}) {
        if (row < 0)
            continue;
        painter.setPen(QPen(style().background, 5.0));
        paintLine(painter, static_cast<std::size_t>(row));
        painter.setPen(QPen(m_plot->colors[static_cast<std::size_t>(row)], 3.0));
        paintLine(painter, static_cast<std::size_t>(row));
    }
    for (std::size_t i = 0; i < axisCount(); ++i) {
        paintAxis(painter, i);
        paintBrushes(painter, i);
        paintTitle(painter, i);
    }
}

QString ParallelView::textAt(const QPoint& position) const
{
    if (axisCount() > 0 && position.y() < kTitleHeight)
        return tr("%1\nDrag to move, double-click for a logarithmic axis")
            .arg(axis(axisAt(position.x())).title());
    return ChartCanvas::textAt(position);
}

void ParallelView::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    invalidateLines();
}

void ParallelView::changeEvent(QEvent* event)
{
    ChartCanvas::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        invalidateLines();
}

void ParallelView::mousePressEvent(QMouseEvent* event)
{
    if (axisCount() == 0 || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    const std::size_t nearest = axisAt(event->position().x());
    const bool onAxis = std::abs(axisX(nearest) - event->position().x()) <= kBrushWidth;
    m_dragFrom = m_dragTo = event->position();
    m_dragMoved = false;
    m_dragAxis = nearest;
    if (event->position().y() < kTitleHeight)
        m_drag = Drag::Title;
    else if (onAxis)
        m_drag = Drag::Brush;
    else if (m_hovered >= 0)
        emit chosen(m_hovered);
    if (m_drag != Drag::None)
        m_current = nearest;
    update();
}

void ParallelView::mouseMoveEvent(QMouseEvent* event)
{
    if (axisCount() == 0)
        return;
    if (m_drag == Drag::None) {
        ChartCanvas::mouseMoveEvent(event);
        const double x = event->position().x();
        const bool onAxis = std::abs(axisX(axisAt(x)) - x) <= kBrushWidth / 2.0;
        setCursor(event->position().y() < kTitleHeight ? Qt::OpenHandCursor
                  : onAxis                             ? Qt::SplitVCursor
                                                       : Qt::ArrowCursor);
        setHovered(rowAt(event->position()));
        return;
    }
    m_dragTo = event->position();
    const QPointF way = m_dragTo - m_dragFrom;
    m_dragMoved = m_dragMoved || way.manhattanLength() >= QApplication::startDragDistance() / 2.0;
    if (m_drag == Drag::Brush && m_dragMoved)
        emit filterRequested(
            std::string(axis(m_dragAxis).key()),
            axis(m_dragAxis).filterBetween(shareAt(m_dragFrom.y()), shareAt(m_dragTo.y())));
    update();
}

void ParallelView::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::None || axisCount() == 0)
        return QWidget::mouseReleaseEvent(event);
    if (drag == Drag::Brush && !m_dragMoved)
        emit filterRequested(std::string(axis(m_dragAxis).key()), {});
    if (drag == Drag::Title && m_dragMoved) {
        const std::size_t to = axisAt(event->position().x());
        if (to != m_dragAxis) {
            m_current = to;
            emit moveRequested(m_dragAxis, to);
        }
    }
    update();
}

void ParallelView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (axisCount() == 0 || event->position().y() >= kTitleHeight)
        return QWidget::mouseDoubleClickEvent(event);
    const PlotAxis& clicked = axis(axisAt(event->position().x()));
    if (clicked.canBeLog())
        emit logRequested(std::string(clicked.key()), !clicked.isLog());
}

void ParallelView::leaveEvent(QEvent* event)
{
    ChartCanvas::leaveEvent(event);
    setHovered(-1);
}

void ParallelView::keyPressEvent(QKeyEvent* event)
{
    if (axisCount() == 0)
        return QWidget::keyPressEvent(event);
    const std::size_t last = axisCount() - 1;
    const bool moves = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const std::size_t to = event->key() == Qt::Key_Left ? (m_current > 0 ? m_current - 1 : 0)
                                                            : std::min(last, m_current + 1);
        const std::size_t from = std::exchange(m_current, to);
        if (moves && from != to)
            emit moveRequested(from, to);
        update();
        return;
    }
    case Qt::Key_Up: stepChosen(-1); return;
    case Qt::Key_Down: stepChosen(1); return;
    case Qt::Key_L:
        if (axis(m_current).canBeLog())
            emit logRequested(std::string(axis(m_current).key()), !axis(m_current).isLog());
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit filterRequested(std::string(axis(m_current).key()), {}); return;
    default: ChartCanvas::keyPressEvent(event);
    }
}

} // namespace faultline::ui
