// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/component_bar.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "model/qt/vram_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/component_style.h"
#include "widgets/views/trace/trace_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kBarHeight = 3 * kGrid + kGrid / 2;
constexpr int kBarGap = kGrid;
constexpr double kBarAir = 1.04;    ///< beside what is furthest to the right
constexpr int kWhiskerLane = kGrid; ///< below each bar
constexpr double kWhiskerCap = 3.0;

ComponentBar::Load loadOf(const vram::Estimate& estimate)
{
    ComponentBar::Load load{
        .components = {}, .peakBytes = estimate.peakBytes, .interval = estimate.interval};
    for (const vram::ComponentBytes& part : estimate.components) {
        if (part.bytes > 0)
            load.components.push_back(part);
    }
    return load;
}

} // namespace

ComponentBar::ComponentBar(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("What the memory is made of"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ComponentBar::setLoad(const vram::Estimate* estimate)
{
    m_load = estimate ? std::optional(loadOf(*estimate)) : std::nullopt;
    invalidate();
}

void ComponentBar::setPreview(const vram::Estimate* estimate)
{
    const bool had = m_preview.has_value();
    m_preview = estimate ? std::optional(loadOf(*estimate)) : std::nullopt;
    if (had != m_preview.has_value())
        updateGeometry();
    invalidate();
}

void ComponentBar::setGpu(std::optional<vram::Gpu> gpu)
{
    m_gpu = std::move(gpu);
    invalidate();
}

void ComponentBar::setMeasured(std::optional<std::int64_t> bytes)
{
    m_measured = bytes;
    invalidate();
}

void ComponentBar::setChosen(std::optional<vram::Component> component)
{
    if (component == m_chosen)
        return;
    m_chosen = component;
    refreshDescription();
    repaintPicture();
}

void ComponentBar::choose(std::optional<vram::Component> component)
{
    if (component == m_chosen)
        return;
    setChosen(component);
    emit componentChosen(component ? static_cast<int>(*component) : -1);
}

QString ComponentBar::cursorText() const
{
    if (m_load) {
        for (const vram::ComponentBytes& part : m_load->components) {
            if (m_chosen == part.component)
                return tr("Chosen: %1").arg(pieceText(*m_load, part));
        }
    }
    return {};
}

QString ComponentBar::summary() const
{
    QStringList said;
    if (m_load) {
        for (const vram::ComponentBytes& part : m_load->components)
            said << pieceText(*m_load, part);
        said << tr("Together %1, %2")
                    .arg(bytesText(m_load->peakBytes), intervalText(m_load->interval));
    }
    if (m_preview)
        said << tr("Instead %1").arg(bytesText(m_preview->peakBytes));
    if (m_measured)
        said << tr("Measured %1").arg(bytesText(*m_measured));
    if (m_gpu)
        said << tr("%1 has %2 usable").arg(toQString(m_gpu->name), bytesText(m_gpu->usableBytes()));
    return said.join(QStringLiteral("; "));
}

PlotAxes ComponentBar::axisOfBytes() const
{
    PlotAxes axes;
    axes.xKind = XAxisKind::Value;
    axes.xFormat = ValueFormat::Bytes;
    axes.hasXGrid = false;
    axes.hasYAxis = false;
    axes.margins.setTop(fontMetrics().height() + kGrid / 2.0); // the name of the device
    return axes;
}

std::optional<ChartCanvas::Axes> ComponentBar::axes() const
{
    return Axes{.axes = axisOfBytes(), .x = {0.0, top()}, .y = {0.0, 1.0}};
}

std::vector<ChartCanvas::LegendEntry> ComponentBar::legend() const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < markCount(); ++i)
        entries.push_back({.text = markText(i),
                           .color = componentColor(m_load->components[i].component, palette())});
    return entries;
}

std::size_t ComponentBar::markCount() const
{
    return m_load ? m_load->components.size() : 0;
}

std::optional<std::size_t> ComponentBar::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < markCount(); ++i) {
        if (pieceRect(m_load->components[i].component).contains(position))
            return i;
    }
    return std::nullopt;
}

QPointF ComponentBar::markPlace(std::size_t mark) const
{
    return pieceRect(m_load->components[mark].component).center();
}

QString ComponentBar::markText(std::size_t mark) const
{
    return pieceText(*m_load, m_load->components[mark]);
}

ChartTable ComponentBar::table() const
{
    ChartTable table{.titles = {tr("Component"), tr("Bytes")}, .rows = {}};
    for (std::size_t i = 0; i < markCount(); ++i)
        table.rows.push_back({componentName(m_load->components[i].component),
                              QString::number(m_load->components[i].bytes)});
    return table;
}

QSize ComponentBar::sizeHint() const
{
    constexpr double kEnough = 1000.0;
    const int around = static_cast<int>(
        std::ceil(kEnough - usualPlot(axisOfBytes(), {kEnough, kEnough}).height()));
    const int bars = m_preview ? 2 : 1;
    return {80 * kGrid, around + bars * (kBarHeight + kWhiskerLane) + (bars - 1) * kBarGap};
}

QSize ComponentBar::minimumSizeHint() const
{
    return {40 * kGrid, sizeHint().height()};
}

QRectF ComponentBar::plotRect() const
{
    return frame().plot;
}

QRectF ComponentBar::barRect(int row) const
{
    const QRectF plot = plotRect();
    return {plot.left(), plot.top() + row * (kBarHeight + kWhiskerLane + kBarGap), plot.width(),
            static_cast<double>(kBarHeight)};
}

double ComponentBar::top() const
{
    std::int64_t most = 1;
    for (const std::optional<Load>* load : {&m_load, &m_preview}) {
        if (*load)
            most = std::max({most, (*load)->peakBytes, (*load)->interval.high});
    }
    if (m_measured)
        most = std::max(most, *m_measured);
    // A bar far shorter than its device is still to be read.
    if (m_gpu)
        most = std::max(most, std::min(m_gpu->totalBytes, 3 * most));
    return static_cast<double>(most) * kBarAir;
}

double ComponentBar::xOf(double bytes) const
{
    const QRectF plot = plotRect();
    return plot.left() + bytes / top() * plot.width();
}

QRectF ComponentBar::pieceRect(vram::Component component) const
{
    if (!m_load)
        return {};
    double before = 0.0;
    for (const vram::ComponentBytes& part : m_load->components) {
        const double bytes = static_cast<double>(part.bytes);
        if (part.component == component) {
            const QRectF bar = barRect(0);
            return {xOf(before), bar.top(), xOf(before + bytes) - xOf(before), bar.height()};
        }
        before += bytes;
    }
    return {};
}

std::optional<vram::Component> ComponentBar::componentAt(QPointF position) const
{
    const std::optional<std::size_t> mark = markAt(position);
    return mark ? std::optional(m_load->components[*mark].component) : std::nullopt;
}

QString ComponentBar::pieceText(const Load& load, const vram::ComponentBytes& piece)
{
    const double share =
        load.peakBytes > 0 ? static_cast<double>(piece.bytes) / static_cast<double>(load.peakBytes)
                           : 0.0;
    return tr("%1: %2 (%3)")
        .arg(componentName(piece.component), bytesText(piece.bytes), traceShare(share));
}

QString ComponentBar::textAt(const QPoint& position) const
{
    const std::optional<vram::Component> component = componentAt(QPointF(position));
    if (component) {
        for (const vram::ComponentBytes& part : m_load->components) {
            if (part.component != *component)
                continue;
            QString text = pieceText(*m_load, part) + u'\n' + componentMeaning(*component);
            if (!part.note.empty())
                text += u'\n' + translated(part.note);
            return text;
        }
    }
    if (m_gpu && position.x() > xOf(static_cast<double>(m_gpu->usableBytes())))
        return tr("%1: %2, of which %3 are taken by the driver and the framework's reserve")
            .arg(toQString(m_gpu->name), bytesText(m_gpu->totalBytes),
                 bytesText(m_gpu->reservedBytes));
    return {};
}

void ComponentBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    const std::optional<vram::Component> component = componentAt(event->position());
    choose(component == m_chosen ? std::nullopt : component);
}

void ComponentBar::mouseDoubleClickEvent(QMouseEvent* event)
{
    const std::optional<vram::Component> component = componentAt(event->position());
    if (!component)
        return;
    choose(component);
    emit componentOpened(static_cast<int>(*component));
}

void ComponentBar::moveChoice(int by)
{
    if (!m_load || m_load->components.empty())
        return;
    const auto count = static_cast<int>(m_load->components.size());
    int at = by > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        if (m_load->components[static_cast<std::size_t>(i)].component == m_chosen)
            at = i;
    }
    const int next = std::clamp(at + by, 0, count - 1);
    choose(m_load->components[static_cast<std::size_t>(next)].component);
}

void ComponentBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: moveChoice(-1); return;
    case Qt::Key_Right: moveChoice(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen)
            emit componentOpened(static_cast<int>(*m_chosen));
        return;
    case Qt::Key_Escape:
        if (m_chosen) {
            choose(std::nullopt);
            return;
        }
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void ComponentBar::paintBelow(QPainter& painter) const
{
    painter.fillRect(plotRect(), cardColor(palette()));
}

void ComponentBar::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(pieceRect(m_load->components[mark].component).adjusted(0.5, 0.5, -0.5, -0.5));
}

void ComponentBar::paintAbove(QPainter& painter) const
{
    const QRectF plot = plotRect();
    painter.setFont(font());
    if (m_load)
        paintBar(painter, *m_load, 0);
    if (m_preview)
        paintBar(painter, *m_preview, 1);
    paintDevice(painter, plot);
    if (m_measured) {
        const double x = xOf(static_cast<double>(*m_measured));
        painter.setPen(QPen(palette().color(QPalette::WindowText), 2.0, Qt::DotLine));
        painter.drawLine(QPointF(x, plot.top() - 2.0), QPointF(x, plot.bottom() + 2.0));
    }
}

void ComponentBar::paintDevice(QPainter& painter, const QRectF& plot) const
{
    if (!m_gpu)
        return;
    const double usable = xOf(static_cast<double>(m_gpu->usableBytes()));
    const double total = std::min(xOf(static_cast<double>(m_gpu->totalBytes)), plot.right());
    const QString name =
        tr("%1: %2 usable").arg(toQString(m_gpu->name), bytesText(m_gpu->usableBytes()));
    const double textWidth = fontMetrics().horizontalAdvance(name);
    if (usable > plot.right()) {
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(
            QRectF(plot.right() - textWidth - 3 * kGrid, 0, textWidth + 3 * kGrid, plot.top()),
            Qt::AlignRight | Qt::AlignVCenter, name + QStringLiteral(" \u2192"));
        return;
    }
    QColor hatch = mutedTextColor(palette());
    hatch.setAlpha(110);
    painter.fillRect(QRectF(usable, plot.top(), total - usable, plot.height()),
                     QBrush(hatch, Qt::FDiagPattern));
    const double x = std::round(usable);
    for (const auto& [role, thickness] :
         {std::pair{QPalette::Window, 5.0}, std::pair{QPalette::WindowText, 2.0}}) {
        painter.setPen(QPen(palette().color(role), thickness)); // to be seen on any piece
        painter.drawLine(QPointF(x, plot.top() - kGrid / 2.0), QPointF(x, plot.bottom()));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const double left =
        std::clamp(x - textWidth / 2.0, 0.0, std::max(0.0, width() - textWidth - 1.0));
    painter.drawText(QRectF(left, 0, textWidth + 1.0, plot.top() - kGrid / 2.0),
                     Qt::AlignLeft | Qt::AlignVCenter, name);
}

void ComponentBar::paintBar(QPainter& painter, const Load& load, int row) const
{
    const QRectF bar = barRect(row);
    double before = 0.0;
    for (const vram::ComponentBytes& part : load.components) {
        const double after = before + static_cast<double>(part.bytes);
        const QRectF piece(xOf(before), bar.top(), xOf(after) - xOf(before), bar.height());
        before = after;
        const bool isDimmed = m_chosen && m_chosen != part.component;
        painter.setOpacity(isDimmed ? 0.35 : 1.0);
        paintComponent(painter, piece, part.component, palette());
        painter.setOpacity(1.0);
        painter.fillRect(QRectF(piece.right() - 1.0, piece.top(), 1.0, piece.height()),
                         palette().color(QPalette::Window));
        if (!isDimmed)
            paintPieceLabel(painter, piece, part);
        if (m_chosen == part.component && row == 0) {
            painter.setPen(QPen(palette().color(QPalette::WindowText), 2.0));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(piece.adjusted(0.0, 1.0, -1.0, -1.0));
        }
    }
    paintWhisker(painter, load, bar);
}

void ComponentBar::paintPieceLabel(QPainter& painter, const QRectF& piece,
                                   const vram::ComponentBytes& part) const
{
    const QString bytes = bytesText(part.bytes);
    const QString full = componentName(part.component) + u' ' + bytes;
    const double room = piece.width() - kGrid;
    const QString text = fontMetrics().horizontalAdvance(full) <= room    ? full
                         : fontMetrics().horizontalAdvance(bytes) <= room ? bytes
                                                                          : QString();
    if (text.isEmpty())
        return;
    const QColor fill = componentColor(part.component, palette());
    QRectF label(0, 0, fontMetrics().horizontalAdvance(text) + kGrid / 2.0, fontMetrics().height());
    label.moveCenter(piece.center());
    painter.fillRect(label, fill); // lines of a pattern would run through the letters
    painter.setPen(textColorOn(fill));
    painter.drawText(piece, Qt::AlignCenter, text);
}

void ComponentBar::paintWhisker(QPainter& painter, const Load& load, const QRectF& bar) const
{
    const double low = xOf(static_cast<double>(load.interval.low));
    const double high = xOf(static_cast<double>(load.interval.high));
    if (high - low < 1.0)
        return;
    const double y = bar.bottom() + kWhiskerLane / 2.0;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    for (const double end : {low, high})
        painter.drawLine(QPointF(end, y - kWhiskerCap), QPointF(end, y + kWhiskerCap));
    const double peak = xOf(static_cast<double>(load.peakBytes));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(QPointF(peak, y), kWhiskerCap, kWhiskerCap);
}

} // namespace faultline::ui
