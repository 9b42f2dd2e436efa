// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/scatter_view.h"

#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QHash>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kLeft = 9 * kGrid;          ///< labels of the metrics
constexpr int kScatterBottom = 5 * kGrid; ///< labels of the hyperparameters
constexpr int kGap = kGrid;
constexpr int kLeastWidth = 14 * kGrid;
constexpr int kLeastHeight = 11 * kGrid;
constexpr double kInset = 6.0; ///< between the points and the frame of a cell
constexpr double kDot = 6.0;
constexpr double kHoverDistance = 6.0;
constexpr double kXTicks = 3.0; ///< in a cell
constexpr double kYTicks = 2.0;

QPixmap dot(const QColor& color, qreal ratio)
{
    const int side = static_cast<int>(std::ceil((kDot + 2.0) * ratio));
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QRectF(1.0, 1.0, kDot, kDot));
    return pixmap;
}

} // namespace

ScatterView::ScatterView(QWidget* parent)
    : ChartCanvas(parent), m_band(new QRubberBand(QRubberBand::Rectangle, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setAccessibleName(tr("Scatter plots"));
    refreshDescription();
}

QString ScatterView::summary() const
{
    return tr("Each hyperparameter against each metric. The filters of the columns do the same as "
              "dragging here.");
}

QString ScatterView::cursorText() const
{
    const auto mark = static_cast<std::size_t>(m_chosen); // none is past the end
    return mark < markCount() ? markText(mark) : QString();
}

std::size_t ScatterView::markCount() const
{
    return m_plot ? m_plot->colors.size() : 0;
}

std::optional<std::size_t> ScatterView::markAt(QPointF position) const
{
    const int row = m_plot ? rowAt(position) : -1;
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

QPointF ScatterView::markPlace(std::size_t mark) const
{
    return pointOf({.hparam = 0, .metric = 0}, mark).value_or(QPointF());
}

QString ScatterView::markText(std::size_t mark) const
{
    return toQString(m_plot->table->sessions[mark].name);
}

ChartTable ScatterView::table() const
{
    return m_plot ? sessionTable(*m_plot) : ChartTable();
}

void ScatterView::keyPressEvent(QKeyEvent* event)
{
    const bool isNext = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool isBefore = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (!isNext && !isBefore)
        return ChartCanvas::keyPressEvent(event);
    const int rows = static_cast<int>(markCount());
    const int by = isNext ? 1 : -1;
    for (int row = m_chosen + by; row >= 0 && row < rows; row += by) {
        if (m_plot->accepted[static_cast<std::size_t>(row)]) {
            emit chosen(row);
            return;
        }
    }
}

void ScatterView::setPlot(HparamPlotPtr plot)
{
    m_plot = std::move(plot);
    m_hparams.clear();
    m_metrics.clear();
    m_hovered = m_chosen = -1;
    const std::size_t axes = m_plot ? m_plot->axes.size() : 0;
    for (std::size_t i = 0; i < axes; ++i)
        (m_plot->axes[i].kind() == HparamColumnKind::Hparam ? m_hparams : m_metrics).push_back(i);
    makeDots();
    updateGeometry();
    update();
}

void ScatterView::makeDots()
{
    m_dots.clear();
    if (!m_plot)
        return;
    QHash<QRgb, QPixmap> made;
    for (const QColor& color : m_plot->colors) {
        QPixmap& pixmap = made[color.rgba()];
        if (pixmap.isNull())
            pixmap = dot(color, devicePixelRatioF());
        m_dots.push_back(pixmap);
    }
    QColor faint = mutedTextColor(palette());
    faint.setAlphaF(0.2F);
    m_faintDot = dot(faint, devicePixelRatioF());
}

void ScatterView::setChosenRow(int row)
{
    if (row == m_chosen)
        return;
    m_chosen = row;
    refreshDescription();
    update();
}

QSize ScatterView::minimumSizeHint() const
{
    return {kLeft + static_cast<int>(m_hparams.size()) * (kLeastWidth + kGap),
            kScatterBottom + static_cast<int>(m_metrics.size()) * (kLeastHeight + kGap)};
}

QSize ScatterView::sizeHint() const
{
    return minimumSizeHint();
}

QRectF ScatterView::cellRect(std::size_t hparam, std::size_t metric) const
{
    const double columns = std::max(1.0, static_cast<double>(m_hparams.size()));
    const double rows = std::max(1.0, static_cast<double>(m_metrics.size()));
    const double w = (width() - kLeft) / columns;
    const double h = (height() - kScatterBottom) / rows;
    return {kLeft + w * static_cast<double>(hparam), h * static_cast<double>(metric), w - kGap,
            h - kGap};
}

std::optional<ScatterView::Cell> ScatterView::cellAt(QPointF position) const
{
    for (std::size_t h = 0; h < m_hparams.size(); ++h) {
        for (std::size_t m = 0; m < m_metrics.size(); ++m) {
            if (cellRect(h, m).contains(position))
                return Cell{.hparam = h, .metric = m};
        }
    }
    return std::nullopt;
}

std::optional<QPointF> ScatterView::pointOf(Cell cell, std::size_t row) const
{
    const double x = hparam(cell.hparam).share(row);
    const double y = metric(cell.metric).share(row);
    if (std::isnan(x) || std::isnan(y))
        return std::nullopt;
    const QRectF inner =
        cellRect(cell.hparam, cell.metric).adjusted(kInset, kInset, -kInset, -kInset);
    return QPointF(inner.left() + x * inner.width(), inner.bottom() - y * inner.height());
}

int ScatterView::rowAt(QPointF position) const
{
    const std::optional<Cell> cell = cellAt(position);
    if (!cell)
        return -1;
    int nearest = -1;
    double distance = kHoverDistance;
    for (std::size_t row = 0; row < m_plot->colors.size(); ++row) {
        const std::optional<QPointF> point = pointOf(*cell, row);
        if (!point || !m_plot->accepted[row])
            continue;
        const double away = std::hypot(point->x() - position.x(), point->y() - position.y());
        if (away <= distance) {
            distance = away;
            nearest = static_cast<int>(row);
        }
    }
    return nearest;
}

void ScatterView::paintCell(QPainter& painter, Cell cell) const
{
    const QRectF frame = cellRect(cell.hparam, cell.metric);
    painter.setPen(QPen(style().gridLine, 1.0));
    painter.drawRect(frame);
    const QPointF half((kDot + 2.0) / 2.0, (kDot + 2.0) / 2.0);
    for (const bool accepted : {false, true}) {
        for (std::size_t row = 0; row < m_dots.size(); ++row) {
            if (m_plot->accepted[row] != accepted)
                continue;
            if (const std::optional<QPointF> point = pointOf(cell, row))
                painter.drawPixmap(*point - half, accepted ? m_dots[row] : m_faintDot);
        }
    }
    for (const int row : {m_chosen, m_hovered}) {
        const auto point = row < 0 ? std::nullopt : pointOf(cell, static_cast<std::size_t>(row));
        if (!point)
            continue;
        painter.setPen(QPen(style().text, 1.5));
        painter.setBrush(m_plot->colors[static_cast<std::size_t>(row)]);
        painter.drawEllipse(*point, kDot * 0.7, kDot * 0.7);
        painter.setBrush(Qt::NoBrush);
    }
}

void ScatterView::paintLabels(QPainter& painter) const
{
    const QFontMetricsF metrics(style().labelFont);
    const double line = metrics.height();
    painter.setFont(style().labelFont);
    const auto write = [&](const QRectF& place, Qt::Alignment alignment, const QString& text,
                           const QColor& color) {
        painter.setPen(color);
        painter.drawText(place, static_cast<int>(alignment),
                         metrics.elidedText(text, Qt::ElideMiddle, place.width()));
    };
    for (std::size_t h = 0; h < m_hparams.size(); ++h) {
        const QRectF cell = cellRect(h, m_metrics.size() - 1);
        const QString title = hparam(h).isLog()
                                  ? tr("%1 (log)", "title of an axis").arg(hparam(h).title())
                                  : hparam(h).title();
        write({cell.left(), cell.bottom() + line, cell.width(), line}, Qt::AlignCenter, title,
              style().text);
        AxisStrip strip = hparam(h).strip();
        strip.line =
            QLineF(cell.left() + kInset, cell.bottom(), cell.right() - kInset, cell.bottom());
        strip.room = strip.widestLabel = strip.line.length() / kXTicks;
        strip.gap = 2.0;
        strip.tickLength = 0.0;
        strip.bounds = cell;
        paintStrip(painter, strip, style(), context());
    }
    for (std::size_t m = 0; m < m_metrics.size(); ++m) {
        const QRectF cell = cellRect(0, m);
        const double width = kLeft - kGrid;
        const QRectF title(0.0, cell.center().y() - line / 2.0, width, line);
        write(title, Qt::AlignRight, metric(m).title(), style().text);
        AxisStrip strip = metric(m).strip();
        strip.line = QLineF(cell.left(), cell.bottom() - kInset, cell.left(), cell.top() + kInset);
        strip.labels = AxisStrip::Labels::Left;
        strip.room = strip.line.length() / kYTicks;
        strip.widestLabel = width;
        strip.gap = kGrid;
        strip.tickLength = 0.0;
        strip.bounds = cell;
        paintStrip(painter, strip, style(), context(), title);
    }
}

void ScatterView::paintAbove(QPainter& painter) const
{
    if (m_hparams.empty() || m_metrics.empty())
        return;
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : QRectF(rect());
    for (std::size_t h = 0; h < m_hparams.size(); ++h) {
        for (std::size_t m = 0; m < m_metrics.size(); ++m) {
            if (cellRect(h, m).intersects(seen))
                paintCell(painter, {.hparam = h, .metric = m});
        }
    }
    paintLabels(painter);
}

void ScatterView::changeEvent(QEvent* event)
{
    ChartCanvas::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        makeDots();
        update();
    }
}

void ScatterView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = cellAt(event->position());
    m_pressedAt = event->position();
}

void ScatterView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed) {
        ChartCanvas::mouseMoveEvent(event);
        setHovered(m_plot ? rowAt(event->position()) : -1);
        return;
    }
    const QRectF dragged = QRectF(m_pressedAt, event->position()).normalized();
    const QRectF cell = cellRect(m_pressed->hparam, m_pressed->metric);
    m_band->setGeometry((dragged & cell).toAlignedRect());
    m_band->setVisible((event->position() - m_pressedAt).manhattanLength()
                       >= QApplication::startDragDistance());
}

void ScatterView::mouseReleaseEvent(QMouseEvent* event)
{
    const std::optional<Cell> pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed)
        return QWidget::mouseReleaseEvent(event);
    const bool wasDragged = m_band->isVisible();
    m_band->hide();
    const PlotAxis& x = hparam(pressed->hparam);
    const PlotAxis& y = metric(pressed->metric);
    // Asking changes the plot, and with it the axes.
    const std::string xKey = x.key();
    const std::string yKey = y.key();
    if (!wasDragged) {
        if (const int row = rowAt(event->position()); row >= 0) {
            emit chosen(row);
        } else {
            emit filterRequested(xKey, {});
            emit filterRequested(yKey, {});
        }
        return;
    }
    const QRectF inner =
        cellRect(pressed->hparam, pressed->metric).adjusted(kInset, kInset, -kInset, -kInset);
    const auto across = [&inner](double at) { return (at - inner.left()) / inner.width(); };
    const auto up = [&inner](double at) { return (inner.bottom() - at) / inner.height(); };
    const HparamFilter xFilter =
        x.filterBetween(across(m_pressedAt.x()), across(event->position().x()));
    const HparamFilter yFilter = y.filterBetween(up(m_pressedAt.y()), up(event->position().y()));
    emit filterRequested(xKey, xFilter);
    emit filterRequested(yKey, yFilter);
}

void ScatterView::leaveEvent(QEvent* event)
{
    ChartCanvas::leaveEvent(event);
    setHovered(-1);
}

void ScatterView::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    update();
    emit hovered(row);
}

} // namespace faultline::ui
