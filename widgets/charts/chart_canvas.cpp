// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_canvas.h"

#include "widgets/charts/axis_painter.h"
#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/chart_layout.h"

#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr std::size_t kPages = 20; ///< Page Up and Page Down: this part of all marks
constexpr int kBoxFromHeight = 96;
constexpr double kCanvasSwatch = 10.0;
constexpr double kCanvasSwatchGap = 6.0;
constexpr double kCanvasEntrySpacing = 18.0;

} // namespace

ChartCanvas::ChartCanvas(QWidget* parent)
    : QWidget(parent), m_style(ChartStyle::of(palette(), font()))
{
    makeChartsAccessible();
    m_context.locale = locale();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartCanvas::~ChartCanvas() = default;

std::optional<ChartCanvas::Axes> ChartCanvas::axes() const
{
    return std::nullopt;
}

ChartMarks ChartCanvas::marks(const ChartFrame&) const
{
    return {};
}

void ChartCanvas::paintBelow(QPainter&) const {}

void ChartCanvas::paintAbove(QPainter&) const {}

void ChartCanvas::paintCursor(QPainter& painter, std::size_t mark) const
{
    if (!m_axes)
        return;
    const double x = std::floor(markPlace(mark).x()) + 0.5;
    painter.setPen(QPen(m_style.mutedText, 1.0));
    painter.drawLine(QPointF(x, m_frame.plot.top()), QPointF(x, m_frame.plot.bottom()));
}

QString ChartCanvas::emptyText() const
{
    return {};
}

bool ChartCanvas::keepsPicture() const
{
    return true;
}

std::vector<ChartCanvas::LegendEntry> ChartCanvas::legend() const
{
    return {};
}

CursorBox ChartCanvas::readOut(std::size_t mark) const
{
    CursorBox box;
    QStringList lines = markText(mark).split(u'\n');
    box.title = lines.takeFirst();
    box.notes.assign(lines.begin(), lines.end());
    return box;
}

std::vector<AccessibleItem> ChartCanvas::accessibleItems() const
{
    std::vector<AccessibleItem> items;
    for (const LegendEntry& entry : legend())
        items.push_back({.name = entry.text, .description = {}, .rect = {}});
    return items;
}

QString ChartCanvas::summary() const
{
    return {};
}

std::size_t ChartCanvas::firstMark() const
{
    return 0;
}

std::optional<std::size_t> ChartCanvas::nextMark(std::size_t from, int key) const
{
    const std::size_t last = markCount() - 1;
    const std::size_t page = last / kPages + 1;
    switch (key) {
    case Qt::Key_Left: return from - std::min<std::size_t>(from, 1);
    case Qt::Key_Right: return std::min(last, from + 1);
    case Qt::Key_PageUp: return from - std::min(from, page);
    case Qt::Key_PageDown: return std::min(last, from + page);
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return last;
    default: return std::nullopt;
    }
}

void ChartCanvas::chooseMark(std::size_t) {}

QString ChartCanvas::textAt(const QPoint& position) const
{
    const std::optional<std::size_t> mark = markAt(QPointF(position));
    return mark ? markText(*mark) : QString();
}

QString ChartCanvas::cursorText() const
{
    return m_cursor ? markText(*m_cursor) : QString();
}

void ChartCanvas::setCursorMark(std::optional<std::size_t> mark)
{
    if (mark && *mark >= markCount())
        mark.reset();
    if (std::exchange(m_cursor, mark) != mark) {
        refreshDescription();
        announceValue(*this);
    }
    update();
}

void ChartCanvas::refreshDescription()
{
    const QString cursor = cursorText();
    const QString whole = summary();
    setAccessibleDescription(cursor.isEmpty() || whole.isEmpty()
                                 ? cursor + whole
                                 : cursor + QStringLiteral("; ") + whole);
}

void ChartCanvas::invalidate()
{
    m_isStale = true;
    m_picture = {};
    m_cursor.reset();
    refreshDescription();
    update();
}

void ChartCanvas::repaintPicture()
{
    m_picture = {};
    update();
}

QColor ChartCanvas::ground() const
{
    return palette().color(backgroundRole());
}

const ChartFrame& ChartCanvas::frame() const
{
    layOut();
    return m_frame;
}

QRectF ChartCanvas::usualPlot(const PlotAxes& axes, QSizeF size) const
{
    const ChartLayout layout(m_style, axes);
    return layout.plotArea(size, layout.usualLabelWidth());
}

bool ChartCanvas::showsBox() const
{
    return height() >= kBoxFromHeight;
}

void ChartCanvas::layOut() const
{
    if (!std::exchange(m_isStale, false))
        return;
    m_axes = emptyText().isEmpty() ? axes() : std::nullopt;
    m_frame = {};
    m_frame.size = size();
    if (m_axes)
        m_frame = makeAxesFrame(m_axes->axes, m_axes->x, m_axes->y, size(), m_style, m_context);
    m_marks.setMarks(m_axes ? marks(m_frame) : ChartMarks());
}

void ChartCanvas::paintChart(QPainter& painter, bool isVector) const
{
    layOut();
    painter.setFont(m_style.labelFont);
    if (const QString text = emptyText(); !text.isEmpty()) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.mutedText);
        painter.drawText(rect().adjusted(8, 0, -8, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    painter.save();
    paintBelow(painter);
    painter.restore();
    if (m_axes) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintGrid(painter, m_frame, m_axes->axes, m_style);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isVector)
            m_marks.paintAsPaths(painter, m_frame.plot);
        else
            m_marks.paint(painter, m_frame.plot);
        paintAxisLabels(painter, m_frame, m_axes->axes, m_style);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintAbove(painter);
}

double ChartCanvas::paintLegendRows(QPainter* painter, double top) const
{
    const QFontMetricsF metrics(m_style.labelFont);
    const double height = metrics.height() + 4.0;
    const std::vector<LegendEntry> entries = legend();
    double left = kCanvasSwatchGap;
    double y = top;
    for (const LegendEntry& entry : entries) {
        const double wide =
            kCanvasSwatch + kCanvasSwatchGap + metrics.horizontalAdvance(entry.text);
        if (left > kCanvasSwatchGap && left + wide > width()) {
            left = kCanvasSwatchGap;
            y += height;
        }
        if (painter) {
            painter->fillRect(
                QRectF(left, y + (height - kCanvasSwatch) / 2.0, kCanvasSwatch, kCanvasSwatch),
                entry.color);
            painter->setPen(m_style.text);
            painter->drawText(QRectF(left + kCanvasSwatch + kCanvasSwatchGap, y, wide, height),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
        }
        left += wide + kCanvasEntrySpacing;
    }
    return entries.empty() ? 0.0 : y + height - top;
}

QSize ChartCanvas::pictureSize() const
{
    return size() + QSize(0, static_cast<int>(std::ceil(paintLegendRows(nullptr, 0.0))));
}

void ChartCanvas::paintPicture(QPainter& painter) const
{
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), ground());
    painter.save();
    paintChart(painter, true);
    painter.restore();
    painter.setFont(m_style.labelFont);
    paintLegendRows(&painter, height());
}

QImage ChartCanvas::toImage(qreal devicePixelRatio) const
{
    QImage image((QSizeF(pictureSize()) * devicePixelRatio).toSize(),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(devicePixelRatio);
    QPainter painter(&image);
    paintPicture(painter);
    return image;
}

bool ChartCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !showsBox()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
        return true;
    }
    // Escape leaves the mark before it is anybody's shortcut.
    if (event->type() == QEvent::ShortcutOverride && m_cursor
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ChartCanvas::paintEvent(QPaintEvent* event)
{
    const qreal ratio = devicePixelRatioF();
    if (keepsPicture() && (m_picture.isNull() || m_picture.devicePixelRatio() != ratio)) {
        m_picture = QPixmap((QSizeF(size()) * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        paintChart(painter, false);
    }
    QPainter painter(this);
    if (keepsPicture()) {
        painter.drawPixmap(0, 0, m_picture);
    } else {
        painter.setClipRect(event->rect()); // what is not seen need not be painted
        paintChart(painter, false);
        painter.setClipping(false);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_cursor) {
        painter.save();
        paintCursor(painter, *m_cursor);
        painter.restore();
        if (showsBox())
            readOut(*m_cursor).paint(painter, QRectF(rect()).adjusted(2.0, 2.0, -2.0, -2.0),
                                     m_mouse.value_or(markPlace(*m_cursor)), m_style);
    }
    if (m_isFocusVisible) {
        painter.setPen(QPen(m_style.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

void ChartCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_isStale = true;
    m_picture = {};
}

void ChartCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
        m_style = ChartStyle::of(palette(), font());
        m_context.locale = locale();
        m_isStale = true;
        m_picture = {};
        update();
        break;
    default: break;
    }
}

void ChartCanvas::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    setCursorMark(markAt(*m_mouse));
}

void ChartCanvas::mousePressEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> mark = markAt(event->position());
    m_isFocusVisible = false;
    if (event->button() == Qt::LeftButton && mark)
        chooseMark(*mark);
    else
        QWidget::mousePressEvent(event);
}

void ChartCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_mouse.reset();
    if (!m_isFocusVisible)
        setCursorMark(std::nullopt);
    update();
}

void ChartCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool isChoice = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                          || event->key() == Qt::Key_Space;
    if (markCount() > 0 && isChoice && m_cursor) {
        chooseMark(*m_cursor);
        return;
    }
    if (event->key() == Qt::Key_Escape && m_cursor) {
        m_mouse.reset();
        setCursorMark(std::nullopt);
        return;
    }
    const bool isJump = event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    std::optional<std::size_t> next;
    if (markCount() > 0)
        next = nextMark(m_cursor.value_or(firstMark()), event->key());
    if (!next) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_mouse.reset();
    m_isFocusVisible = hasFocus();
    setCursorMark(m_cursor || isJump ? *next : firstMark());
}

void ChartCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // A ring for those who came by keyboard; a click shows where one is.
    m_isFocusVisible =
        event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void ChartCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_isFocusVisible = false;
    if (!m_mouse)
        setCursorMark(std::nullopt);
    update();
}

void ChartCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addExportActions(*menu, *this);
    menu->popup(event->globalPos());
}

} // namespace faultline::ui
