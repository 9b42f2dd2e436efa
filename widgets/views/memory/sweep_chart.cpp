// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/sweep_chart.h"

#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/byte_axis.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kSweepAir = 1.08;
constexpr double kLeastLabelDistance = 2.0 * kGrid;

} // namespace

SweepChart::SweepChart(const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    setAccessibleName(accessibleName);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SweepChart::setSamples(std::vector<SweepSample> samples, const QString& unit)
{
    m_samples = std::move(samples);
    m_unit = unit;
    m_cursor = -1;
    refreshDescription();
    update();
}

void SweepChart::setModelAlone(std::vector<SweepSample> samples)
{
    m_modelAlone = std::move(samples);
    update();
}

void SweepChart::setCurrent(std::int64_t x)
{
    m_current = x;
    update();
}

void SweepChart::setGpus(std::vector<vram::Gpu> gpus)
{
    m_gpus = std::move(gpus);
    refreshDescription();
    update();
}

void SweepChart::refreshDescription()
{
    QStringList said;
    const auto cursor = static_cast<std::size_t>(m_cursor);
    if (m_cursor >= 0 && cursor < m_samples.size())
        said << sampleText(m_samples[cursor]);
    if (!m_samples.empty())
        said
            << tr("From %1 to %2").arg(sampleText(m_samples.front()), sampleText(m_samples.back()));
    for (const vram::Gpu& gpu : m_gpus)
        said << tr("%1: %2 usable").arg(toQString(gpu.name), bytesText(gpu.usableBytes()));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
}

QSize SweepChart::sizeHint() const
{
    return {50 * kGrid, 34 * kGrid};
}

QSize SweepChart::minimumSizeHint() const
{
    return {28 * kGrid, 16 * kGrid};
}

double SweepChart::top() const
{
    std::int64_t most = 1;
    for (const SweepSample& sample : m_samples)
        most = std::max(most, sample.interval.high);
    for (const SweepSample& sample : m_modelAlone)
        most = std::max(most, sample.peakBytes);
    if (!m_gpus.empty())
        most = std::max(most, std::min(m_gpus.front().usableBytes(), 3 * most));
    return static_cast<double>(most) * kSweepAir;
}

QRectF SweepChart::plotRect() const
{
    const QFontMetricsF metrics(ChartStyle::of(palette(), font()).labelFont);
    return QRectF(rect()).adjusted(byteLabelWidth(*this, top()), kGrid, -2.0 * kGrid,
                                   -(2.0 * metrics.height() + kGrid));
}

double SweepChart::xOf(double value) const
{
    const QRectF plot = plotRect();
    const double first = static_cast<double>(m_samples.front().x);
    const double last = static_cast<double>(m_samples.back().x);
    return last > first ? plot.left() + (value - first) / (last - first) * plot.width()
                        : plot.center().x();
}

double SweepChart::yOf(double bytes) const
{
    const QRectF plot = plotRect();
    return plot.bottom() - bytes / top() * plot.height();
}

QPoint SweepChart::placeOf(std::int64_t x) const
{
    if (m_samples.empty())
        return {};
    return QPointF(xOf(static_cast<double>(x)), plotRect().center().y()).toPoint();
}

int SweepChart::sampleAt(const QPoint& position) const
{
    const QRectF plot = plotRect().adjusted(-kGrid, 0, kGrid, 0);
    if (m_samples.empty() || !plot.contains(position))
        return -1;
    const auto nearest = std::min_element(
        m_samples.begin(), m_samples.end(), [&](const SweepSample& a, const SweepSample& b) {
            return std::abs(xOf(static_cast<double>(a.x)) - position.x())
                   < std::abs(xOf(static_cast<double>(b.x)) - position.x());
        });
    return static_cast<int>(nearest - m_samples.begin());
}

QString SweepChart::sampleText(const SweepSample& sample) const
{
    return tr("%1 %2: %3 (%4)")
        .arg(m_unit, QLocale().toString(qlonglong{sample.x}), bytesText(sample.peakBytes),
             intervalText(sample.interval));
}

QString SweepChart::textAt(const QPoint& position) const
{
    const int at = sampleAt(position);
    if (at < 0)
        return {};
    const SweepSample& sample = m_samples[static_cast<std::size_t>(at)];
    QString text = sampleText(sample);
    if (!m_gpus.empty()) {
        const vram::Gpu& gpu = m_gpus.front();
        text += u'\n'
                + tr("%1: %2").arg(
                    toQString(gpu.name),
                    fitName(fitOf(sample.peakBytes, sample.interval, gpu.usableBytes())));
    }
    return text;
}

bool SweepChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void SweepChart::setCursor(int sample)
{
    if (std::exchange(m_cursor, sample) == sample)
        return;
    refreshDescription();
    update();
}

void SweepChart::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(sampleAt(event->pos()));
}

void SweepChart::leaveEvent(QEvent*)
{
    if (!hasFocus())
        setCursor(-1);
}

void SweepChart::mousePressEvent(QMouseEvent* event)
{
    const int at = sampleAt(event->pos());
    if (event->button() == Qt::LeftButton && at >= 0)
        emit valueChosen(m_samples[static_cast<std::size_t>(at)].x);
    else
        QWidget::mousePressEvent(event);
}

void SweepChart::keyPressEvent(QKeyEvent* event)
{
    const auto last = static_cast<int>(m_samples.size()) - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: setCursor(std::max(0, m_cursor < 0 ? 0 : m_cursor - 1)); return;
    case Qt::Key_Right: setCursor(std::min(last, m_cursor + 1)); return;
    case Qt::Key_Home: setCursor(0); return;
    case Qt::Key_End: setCursor(last); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor >= 0)
            emit valueChosen(m_samples[static_cast<std::size_t>(m_cursor)].x);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void SweepChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const auto here = std::find_if(m_samples.begin(), m_samples.end(),
                                   [this](const SweepSample& one) { return one.x == m_current; });
    if (m_cursor < 0 && here != m_samples.end())
        setCursor(static_cast<int>(here - m_samples.begin()));
    update();
}

void SweepChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    setCursor(-1);
    update();
}

void SweepChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartStyle style = ChartStyle::of(palette(), font());
    painter.setFont(style.labelFont);
    if (m_samples.empty()) {
        painter.setPen(style.mutedText);
        painter.drawText(rect(), Qt::AlignCenter, tr("Being worked out…"));
        return;
    }
    const QRectF plot = plotRect();
    paintByteAxis(painter, *this, plot, top());
    paintCountAxis(painter, *this, plot, static_cast<double>(m_samples.front().x),
                   static_cast<double>(m_samples.back().x),
                   [this](double value) { return xOf(value); });
    painter.setPen(style.mutedText);
    painter.drawText(QRectF(plot.left(), rect().bottom() - QFontMetricsF(style.labelFont).height(),
                            plot.width(), QFontMetricsF(style.labelFont).height()),
                     Qt::AlignCenter, m_unit);
    paintCurve(painter);
    paintGpus(painter, plot);
    paintCursor(painter, plot);
    if (hasFocus()) {
        painter.setPen(QPen(style.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

void SweepChart::paintCurve(QPainter& painter) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    QPolygonF band;
    QPolygonF line;
    for (const SweepSample& sample : m_samples) {
        const double x = xOf(static_cast<double>(sample.x));
        band << QPointF(x, yOf(static_cast<double>(sample.interval.high)));
        line << QPointF(x, yOf(static_cast<double>(sample.peakBytes)));
    }
    for (auto sample = m_samples.rbegin(); sample != m_samples.rend(); ++sample)
        band << QPointF(xOf(static_cast<double>(sample->x)),
                        yOf(static_cast<double>(sample->interval.low)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(style.accent, palette().color(QPalette::Window), 0.22));
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.accent, 2.0));
    painter.drawPolyline(line);
    QPolygonF modelAlone;
    for (const SweepSample& sample : m_modelAlone)
        modelAlone << QPointF(xOf(static_cast<double>(sample.x)),
                              yOf(static_cast<double>(sample.peakBytes)));
    painter.setPen(QPen(style.mutedText, 1.5, Qt::DotLine));
    painter.drawPolyline(modelAlone);
}

void SweepChart::paintGpus(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const QFontMetricsF metrics(style.labelFont);
    std::vector<double> taken; // heights that have a label
    for (std::size_t i = 0; i < m_gpus.size(); ++i) {
        const double y = std::round(yOf(static_cast<double>(m_gpus[i].usableBytes()))) + 0.5;
        if (y < plot.top())
            continue;
        const bool isClose = std::any_of(taken.begin(), taken.end(), [y](double other) {
            return std::abs(other - y) < kLeastLabelDistance;
        });
        if (isClose)
            continue;
        taken.push_back(y);
        const bool isPlanned = i == 0;
        painter.setPen(QPen(isPlanned ? style.text : style.mutedText, isPlanned ? 2.0 : 1.0,
                            isPlanned ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        const QString name =
            tr("%1: %2").arg(toQString(m_gpus[i].name), bytesText(m_gpus[i].usableBytes()));
        const QRectF label(plot.left() + kGrid / 2.0, y - metrics.height() - 1.0,
                           metrics.horizontalAdvance(name) + kGrid, metrics.height());
        painter.setPen(Qt::NoPen);
        QColor plate = palette().color(QPalette::Window);
        plate.setAlphaF(0.8F);
        painter.fillRect(label, plate);
        painter.setPen(isPlanned ? style.text : style.mutedText);
        painter.drawText(label, Qt::AlignCenter, name);
    }
}

void SweepChart::paintCursor(QPainter& painter, const QRectF& plot) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    const auto dot = [&](const SweepSample& sample, double radius) {
        painter.drawEllipse(
            QPointF(xOf(static_cast<double>(sample.x)), yOf(static_cast<double>(sample.peakBytes))),
            radius, radius);
    };
    for (const SweepSample& sample : m_samples) {
        if (sample.x == m_current) {
            painter.setPen(QPen(palette().color(QPalette::Window), 2.0));
            painter.setBrush(style.text);
            dot(sample, 5.0);
        }
    }
    const auto at = static_cast<std::size_t>(m_cursor);
    if (m_cursor < 0 || at >= m_samples.size())
        return;
    const SweepSample& sample = m_samples[at];
    const double x = std::round(xOf(static_cast<double>(sample.x))) + 0.5;
    painter.setPen(QPen(style.mutedText, 1.0, Qt::DashLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setPen(QPen(style.accent, 2.0));
    painter.setBrush(palette().color(QPalette::Window));
    dot(sample, 4.0);
    const QFontMetricsF metrics(style.labelFont);
    const QString text = sampleText(sample);
    QRectF box(0, plot.top() + 2.0, metrics.horizontalAdvance(text) + 2.0 * kGrid,
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
