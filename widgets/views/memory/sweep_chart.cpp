// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/sweep_chart.h"

#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/style/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kSweepAir = 1.08;
constexpr double kLeastLabelDistance = 2.0 * kGrid;

double bytesOf(std::int64_t bytes)
{
    return static_cast<double>(bytes);
}

} // namespace

SweepChart::SweepChart(const QString& accessibleName, QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(accessibleName);
}

void SweepChart::setSamples(std::vector<SweepSample> samples, const QString& unit)
{
    m_samples = std::move(samples);
    m_unit = unit;
    invalidate();
}

void SweepChart::setModelAlone(std::vector<SweepSample> samples)
{
    m_modelAlone = std::move(samples);
    invalidate();
}

void SweepChart::setCurrent(std::int64_t x)
{
    m_current = x;
    repaintPicture();
}

void SweepChart::setGpus(std::vector<vram::Gpu> gpus, bool isFirstPlanned)
{
    m_isFirstPlanned = isFirstPlanned;
    m_gpus = std::move(gpus);
    invalidate();
}

QString SweepChart::summary() const
{
    QStringList said;
    if (!m_samples.empty())
        said
            << tr("From %1 to %2").arg(sampleText(m_samples.front()), sampleText(m_samples.back()));
    for (const vram::Gpu& gpu : m_gpus)
        said << tr("%1: %2 usable").arg(toQString(gpu.name), bytesText(gpu.usableBytes()));
    return said.join(QStringLiteral("; "));
}

QSize SweepChart::sizeHint() const
{
    return {50 * kGrid, 34 * kGrid};
}

QSize SweepChart::minimumSizeHint() const
{
    return {28 * kGrid, 16 * kGrid};
}

QString SweepChart::emptyText() const
{
    return m_samples.empty() ? tr("Calculating…") : QString();
}

double SweepChart::top() const
{
    std::int64_t most = 1;
    for (const SweepSample& sample : m_samples)
        most = std::max({most, sample.peakBytes, sample.interval.high});
    for (const SweepSample& sample : m_modelAlone)
        most = std::max(most, sample.peakBytes);
    if (!m_gpus.empty())
        most = std::max(most, std::min(m_gpus.front().usableBytes(), 3 * most));
    return bytesOf(most) * kSweepAir;
}

std::optional<ChartCanvas::Axes> SweepChart::axes() const
{
    Axes axes;
    axes.axes.valueFormat = ValueFormat::Bytes;
    axes.axes.xTitle = m_unit;
    axes.axes.hasXGrid = false;
    axes.x = {bytesOf(m_samples.front().x), bytesOf(m_samples.back().x)};
    if (!(axes.x.max > axes.x.min))
        axes.x = {axes.x.min - 1.0, axes.x.min + 1.0};
    axes.y = {0.0, top()};
    return axes;
}

ChartMarks SweepChart::marks(const ChartFrame& frame) const
{
    const auto place = [&frame](std::int64_t x, std::int64_t bytes) {
        return QPointF(frame.x.toUnit(bytesOf(x)), frame.y.toUnit(bytesOf(bytes)));
    };
    AreaPiece band;
    band.brush = mixed(style().accent, ground(), 0.22);
    LinePiece peaks{.points = {}, .pen = QPen(style().accent, 2.0)};
    for (const SweepSample& sample : m_samples) {
        band.upper << place(sample.x, sample.interval.high);
        band.lower << place(sample.x, sample.interval.low);
        peaks.points << place(sample.x, sample.peakBytes);
    }
    LinePiece alone{.points = {}, .pen = QPen(style().mutedText, 1.5, Qt::DotLine)};
    for (const SweepSample& sample : m_modelAlone)
        alone.points << place(sample.x, sample.peakBytes);
    return {.areas = {band}, .lines = {peaks, alone}};
}

QPointF SweepChart::markPlace(std::size_t mark) const
{
    return frame().toPixel(bytesOf(m_samples[mark].x), bytesOf(m_samples[mark].peakBytes));
}

QPoint SweepChart::placeOf(std::int64_t x) const
{
    if (m_samples.empty())
        return {};
    return QPointF(frame().toPixelX(bytesOf(x)), frame().plot.center().y()).toPoint();
}

std::optional<std::size_t> SweepChart::markAt(QPointF position) const
{
    const QRectF plot = frame().plot.adjusted(-kGrid, 0, kGrid, 0);
    if (m_samples.empty() || !plot.contains(position))
        return std::nullopt;
    const auto away = [&](const SweepSample& sample) {
        return std::abs(frame().toPixelX(bytesOf(sample.x)) - position.x());
    };
    const auto nearest = std::min_element(
        m_samples.begin(), m_samples.end(),
        [&](const SweepSample& a, const SweepSample& b) { return away(a) < away(b); });
    return static_cast<std::size_t>(nearest - m_samples.begin());
}

QString SweepChart::sampleText(const SweepSample& sample) const
{
    return tr("%1 %2: %3 (%4)")
        .arg(m_unit, QLocale().toString(qlonglong{sample.x}), bytesText(sample.peakBytes),
             intervalText(sample.interval));
}

QString SweepChart::markText(std::size_t mark) const
{
    const SweepSample& sample = m_samples[mark];
    QString text = sampleText(sample);
    if (m_isFirstPlanned && !m_gpus.empty()) {
        const vram::Gpu& gpu = m_gpus.front();
        text += u'\n'
                + tr("%1: %2").arg(
                    toQString(gpu.name),
                    fitName(fitOf(sample.peakBytes, sample.interval, gpu.usableBytes())));
    }
    return text;
}

ChartTable SweepChart::table() const
{
    ChartTable table{.titles = {m_unit, tr("Peak (bytes)"), tr("Low (bytes)"), tr("High (bytes)")},
                     .rows = {}};
    for (const SweepSample& sample : m_samples)
        table.rows.push_back({QString::number(sample.x), QString::number(sample.peakBytes),
                              QString::number(sample.interval.low),
                              QString::number(sample.interval.high)});
    return table;
}

std::size_t SweepChart::firstMark() const
{
    const auto here = std::find_if(m_samples.begin(), m_samples.end(),
                                   [this](const SweepSample& one) { return one.x == m_current; });
    return here != m_samples.end() ? static_cast<std::size_t>(here - m_samples.begin()) : 0;
}

void SweepChart::chooseMark(std::size_t mark)
{
    emit valueChosen(m_samples[mark].x);
}

void SweepChart::paintAbove(QPainter& painter) const
{
    paintGpus(painter);
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        if (m_samples[i].x != m_current)
            continue;
        painter.setPen(QPen(ground(), 2.0));
        painter.setBrush(style().text);
        painter.drawEllipse(markPlace(i), 5.0, 5.0);
    }
}

void SweepChart::paintGpus(QPainter& painter) const
{
    const QRectF& plot = frame().plot;
    const QFontMetricsF metrics(style().labelFont);
    std::vector<double> taken; // heights that have a label
    for (std::size_t i = 0; i < m_gpus.size(); ++i) {
        const double y =
            std::round(frame().toPixel(0.0, bytesOf(m_gpus[i].usableBytes())).y()) + 0.5;
        if (y < plot.top())
            continue;
        const bool isClose = std::any_of(taken.begin(), taken.end(), [y](double other) {
            return std::abs(other - y) < kLeastLabelDistance;
        });
        if (isClose)
            continue;
        taken.push_back(y);
        const bool isPlanned = i == 0 && m_isFirstPlanned;
        painter.setPen(QPen(isPlanned ? style().text : style().mutedText, isPlanned ? 2.0 : 1.0,
                            isPlanned ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        const QString name =
            tr("%1: %2").arg(toQString(m_gpus[i].name), bytesText(m_gpus[i].usableBytes()));
        const QRectF label(plot.left() + kGrid / 2.0, y - metrics.height() - 1.0,
                           metrics.horizontalAdvance(name) + kGrid, metrics.height());
        QColor plate = ground();
        plate.setAlphaF(0.8F);
        painter.fillRect(label, plate);
        painter.setPen(isPlanned ? style().text : style().mutedText);
        painter.drawText(label, Qt::AlignCenter, name);
    }
}

void SweepChart::paintCursor(QPainter& painter, std::size_t mark) const
{
    ChartCanvas::paintCursor(painter, mark);
    painter.setPen(QPen(style().accent, 2.0));
    painter.setBrush(ground());
    painter.drawEllipse(markPlace(mark), 4.0, 4.0);
}

} // namespace faultline::ui
