// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_minimap.h"

#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kHeight = 34;
constexpr double kGripPixels = 6.0;
/// A narrower frame could not be seen or caught.
constexpr double kNarrowestFrame = 3.0;
constexpr double kKeyStep = 0.5; ///< of the window

} // namespace

TraceMinimap::TraceMinimap(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Overview of the whole trace"));
    setToolTip(tr("The whole trace, devices above the host. Drag the frame to move the timeline."));
}

void TraceMinimap::setRows(TraceRowsPtr rows)
{
    m_rows = std::move(rows);
    m_picture = QPixmap();
    update();
}

void TraceMinimap::setWindow(double beginNs, double endNs)
{
    m_begin = beginNs;
    m_end = endNs;
    update();
}

QSize TraceMinimap::sizeHint() const
{
    return {40 * kGrid, kHeight};
}

QSize TraceMinimap::minimumSizeHint() const
{
    return {20 * kGrid, kHeight};
}

double TraceMinimap::nsPerPixel() const
{
    const double whole = static_cast<double>(m_rows->endNs() - m_rows->beginNs());
    return whole / std::max(width(), 1);
}

double TraceMinimap::toX(double ns) const
{
    return (ns - static_cast<double>(m_rows->beginNs())) / nsPerPixel();
}

TraceMinimap::Grip TraceMinimap::gripAt(double x) const
{
    const double left = toX(m_begin);
    const double right = std::max(toX(m_end), left + kNarrowestFrame);
    // The edges of a narrow frame reach outwards only, so that its middle can still be caught.
    const double inside = std::min(kGripPixels, (right - left) / 4.0);
    if (x >= left - kGripPixels && x <= left + inside)
        return Grip::Left;
    if (x >= right - inside && x <= right + kGripPixels)
        return Grip::Right;
    return x > left && x < right ? Grip::Frame : Grip::None;
}

void TraceMinimap::paintBand(QPainter& painter, const std::array<float, TraceOverview::kBins>& bins,
                             const QRect& band, const QColor& color) const
{
    for (int x = band.left(); x <= band.right(); ++x) {
        const auto binOf = [&band](int column) {
            return static_cast<std::size_t>(column) * TraceOverview::kBins
                   / static_cast<std::size_t>(std::max(band.width(), 1));
        };
        const std::size_t first = std::min(binOf(x), TraceOverview::kBins - 1);
        const std::size_t last =
            std::clamp(binOf(x + 1), first + 1, std::size_t{TraceOverview::kBins});
        float sum = 0;
        for (std::size_t i = first; i < last; ++i)
            sum += bins[i];
        const double busy = static_cast<double>(sum) / static_cast<double>(last - first);
        const int height = static_cast<int>(std::lround(busy * band.height()));
        if (height > 0)
            painter.fillRect(QRect(x, band.bottom() + 1 - height, 1, height), color);
    }
}

QPixmap TraceMinimap::drawnOverview() const
{
    const qreal ratio = devicePixelRatioF();
    QPixmap picture((QSizeF(size()) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(cardColor(palette()));
    QPainter painter(&picture);
    const TraceOverview& overview = m_rows->overview();
    const bool both = overview.hasDevice && overview.hasHost;
    const QRect all = rect().adjusted(0, 1, 0, -1);
    const int half = both ? all.height() / 2 : all.height();
    if (overview.hasDevice)
        paintBand(painter, overview.device, QRect(0, all.top(), width(), half - (both ? 1 : 0)),
                  traceCategoryColor(TraceCategory::Kernel, palette()));
    if (overview.hasHost)
        paintBand(painter, overview.host,
                  QRect(0, both ? all.top() + half : all.top(), width(), half),
                  traceCategoryColor(TraceCategory::CpuOp, palette()));
    return picture;
}

void TraceMinimap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_rows) {
        painter.fillRect(rect(), cardColor(palette()));
        return;
    }
    if (m_picture.isNull())
        m_picture = drawnOverview();
    painter.drawPixmap(0, 0, m_picture);
    const double left = toX(m_begin);
    const double right = std::max(toX(m_end), left + kNarrowestFrame);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(170);
    painter.fillRect(QRectF(0, 0, left, height()), veil);
    painter.fillRect(QRectF(right, 0, width() - right, height()), veil);
    painter.setPen(QPen(accentColor(palette()), hasFocus() ? 2.0 : 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(left, 0, right - left, height()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void TraceMinimap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_picture = QPixmap();
}

void TraceMinimap::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_picture = QPixmap();
}

void TraceMinimap::mousePressEvent(QMouseEvent* event)
{
    if (!m_rows || event->button() != Qt::LeftButton)
        return;
    m_lastX = event->position().x();
    m_grip = gripAt(m_lastX);
    if (m_grip != Grip::None)
        return;
    m_grip = Grip::Frame;
    const double centre = static_cast<double>(m_rows->beginNs()) + m_lastX * nsPerPixel();
    const double half = (m_end - m_begin) / 2.0;
    emit windowRequested(centre - half, centre + half);
}

void TraceMinimap::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_rows)
        return;
    const double x = event->position().x();
    if (m_grip == Grip::None) {
        const Grip under = gripAt(x);
        setCursor(under == Grip::Frame  ? Qt::OpenHandCursor
                  : under == Grip::None ? Qt::ArrowCursor
                                        : Qt::SizeHorCursor);
        return;
    }
    const double moved = (x - m_lastX) * nsPerPixel();
    const double narrowest = kNarrowestFrame * nsPerPixel();
    m_lastX = x;
    if (m_grip == Grip::Frame)
        emit windowRequested(m_begin + moved, m_end + moved);
    else if (m_grip == Grip::Left)
        emit windowRequested(std::min(m_begin + moved, m_end - narrowest), m_end);
    else
        emit windowRequested(m_begin, std::max(m_end + moved, m_begin + narrowest));
}

void TraceMinimap::mouseReleaseEvent(QMouseEvent*)
{
    m_grip = Grip::None;
}

void TraceMinimap::keyPressEvent(QKeyEvent* event)
{
    const double span = m_end - m_begin;
    switch (m_rows ? event->key() : int{Qt::Key_unknown}) {
    case Qt::Key_Left:
        emit windowRequested(m_begin - kKeyStep * span, m_end - kKeyStep * span);
        return;
    case Qt::Key_Right:
        emit windowRequested(m_begin + kKeyStep * span, m_end + kKeyStep * span);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: emit windowRequested(m_begin + span / 6, m_end - span / 6); return;
    case Qt::Key_Minus: emit windowRequested(m_begin - span / 4, m_end + span / 4); return;
    case Qt::Key_0:
    case Qt::Key_Home:
        emit windowRequested(static_cast<double>(m_rows->beginNs()),
                             static_cast<double>(m_rows->endNs()));
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void TraceMinimap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TraceMinimap::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace faultline::ui
