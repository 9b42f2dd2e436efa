// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/steps_chart.h"

#include "model/qt/messages.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kLeastLane = 13.0;
constexpr double kMostLane = 44.0;
constexpr double kLaneGap = 3.0;
constexpr std::size_t kMostMakers = 8;
constexpr int kNamesWidth = 11 * kGrid;
constexpr double kKeySwatch = 9.0;
constexpr double kKeyRoom = 18.0;

} // namespace

StepsChart::StepsChart(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Simulated steps over time"));
}

void StepsChart::setPicture(LabPicturePtr picture, const QString& why, std::size_t first,
                            std::size_t count)
{
    m_picture = picture && !picture->isEmpty() ? std::move(picture) : nullptr;
    m_why = why;
    setWindow(first, count);
}

void StepsChart::setWindow(std::size_t first, std::size_t count)
{
    m_first = first;
    m_count = count;
    takeSpans();
}

const pipeline::Timeline& StepsChart::timeline() const
{
    static const pipeline::Timeline kNone;
    return m_picture ? m_picture->simulated.timeline : kNone;
}

std::size_t StepsChart::count() const
{
    const std::size_t steps = timeline().done.size();
    return m_first >= steps ? 0 : std::min(m_count, steps - m_first);
}

/// What is drawn of the window.
void StepsChart::takeSpans()
{
    const std::size_t steps = timeline().done.size();
    if (m_first + m_count > steps)
        m_first = steps - std::min(steps, m_count);
    m_spans.clear();
    m_ready.clear();
    if (count() > 0) {
        m_begin = m_first == 0 ? 0.0 : timeline().done[m_first - 1];
        m_end = timeline().done[m_first + count() - 1];
        m_spans =
            pipeline::workSpans(m_picture->setting, timeline(), m_first, count(), mostMakers());
        m_ready = pipeline::readyBatches(timeline(), m_begin, m_end);
    }
    std::size_t used = 1;
    for (const pipeline::WorkSpan& span : m_spans)
        used = std::max(used, span.lane + 1);
    // Workers that have nothing to do are shown, too.
    const bool isByWorker =
        hasQueue() && m_picture->setting.kind == pipeline::LoaderKind::DataLoader;
    m_makers = isByWorker ? std::min<std::size_t>(
                   mostMakers(), static_cast<std::size_t>(m_picture->setting.workers))
                          : used;
    invalidate();
}

/// Without workers nothing is ready before it is used.
bool StepsChart::hasQueue() const
{
    return m_picture
           && (m_picture->setting.kind == pipeline::LoaderKind::TfData
               || m_picture->setting.workers > 0);
}

std::size_t StepsChart::mostMakers() const
{
    const double room = height() - kKeyRoom - 3.0 * kGrid;
    const auto fits = static_cast<std::size_t>(std::max(3.0, room / (kLeastLane + kLaneGap)));
    return std::min(kMostMakers, fits - 2);
}

QSize StepsChart::sizeHint() const
{
    return {80 * kGrid, 22 * kGrid};
}

QSize StepsChart::minimumSizeHint() const
{
    return {40 * kGrid, 15 * kGrid};
}

void StepsChart::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    takeSpans();
}

QString StepsChart::emptyText() const
{
    return m_picture ? QString() : m_why;
}

std::optional<ChartCanvas::Axes> StepsChart::axes() const
{
    Axes axes;
    axes.axes.xKind = XAxisKind::Value;
    axes.axes.xFormat = ValueFormat::Seconds;
    axes.axes.hasYAxis = false;
    axes.axes.margins = QMarginsF(kNamesWidth, kKeyRoom, 0.0, 0.0);
    axes.x = {0.0, std::max(1e-9, m_end - m_begin)};
    axes.y = {0.0, 1.0};
    return axes;
}

double StepsChart::laneHeight() const
{
    const double each = frame().plot.height() / static_cast<double>(laneCount()) - kLaneGap;
    return std::clamp(each, 2.0, kMostLane);
}

QRectF StepsChart::laneRect(std::size_t lane, double begin, double end) const
{
    const QRectF& plot = frame().plot;
    const double left = std::max(plot.left(), frame().toPixelX(begin - m_begin));
    const double right = std::min(plot.right(), frame().toPixelX(end - m_begin));
    return {left, plot.top() + static_cast<double>(lane) * (laneHeight() + kLaneGap),
            std::max(0.0, right - left), laneHeight()};
}

QString StepsChart::laneName(std::size_t lane) const
{
    if (lane == 0)
        return m_picture->hasNoGpu ? tr("Steps") : tr("GPU");
    if (hasQueue() && lane == 1)
        return tr("Ready batches");
    if (!hasQueue())
        return tr("Training");
    const std::size_t maker = lane - firstMaker();
    if (m_picture->setting.kind == pipeline::LoaderKind::DataLoader)
        return tr("Worker %1").arg(QLocale().toString(qulonglong{maker + 1}));
    return maker == 0 ? tr("Batches made") : QString();
}

QColor StepsChart::waitColor() const
{
    return mixed(severityColor(Severity::Warning, palette()), ground(), 0.35);
}

QColor StepsChart::makeColor(std::size_t step) const
{
    return mixed(style().text, ground(), step % 2 == 0 ? 0.42 : 0.28);
}

std::vector<ChartCanvas::LegendEntry> StepsChart::legend() const
{
    const bool hasNoGpu = m_picture && m_picture->hasNoGpu;
    return {{hasNoGpu ? tr("A step computes") : tr("GPU computes"), style().accent},
            {hasNoGpu ? tr("It waits for a batch") : tr("GPU waits for a batch"), waitColor()},
            {tr("A batch is made"), makeColor(0)}};
}

void StepsChart::paintKey(QPainter& painter) const
{
    const QFontMetricsF metrics(style().labelFont);
    double left = frame().plot.left();
    const double top = frame().plot.top() - kKeyRoom;
    painter.setFont(style().labelFont);
    for (const LegendEntry& entry : legend()) {
        const double wide = metrics.horizontalAdvance(entry.text);
        if (left + kKeySwatch + 7.0 + wide > width())
            break;
        painter.fillRect(QRectF(left, top + 3.0, kKeySwatch, kKeySwatch), entry.color);
        painter.setPen(style().mutedText);
        painter.drawText(QRectF(left + kKeySwatch + 5.0, top, wide + 2.0, kKeyRoom - 3.0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
        left += kKeySwatch + wide + 21.0;
    }
}

void StepsChart::paintNames(QPainter& painter) const
{
    painter.setFont(style().labelFont);
    painter.setPen(style().mutedText);
    const QFontMetricsF metrics(style().labelFont);
    for (std::size_t lane = 0; lane < laneCount(); ++lane) {
        const QRectF rect = laneRect(lane, m_begin, m_end);
        const QRectF name(0.0, rect.center().y() - metrics.height() / 2.0,
                          frame().plot.left() - kGrid / 2.0, metrics.height());
        painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                         metrics.elidedText(laneName(lane), Qt::ElideRight, name.width()));
    }
}

void StepsChart::paintGpu(QPainter& painter) const
{
    const pipeline::Timeline& at = timeline();
    for (std::size_t k = m_first; k < m_first + count(); ++k) {
        const double before = k == 0 ? 0.0 : at.done[k - 1];
        painter.fillRect(laneRect(0, before, at.taken[k]), waitColor());
        QRectF step = laneRect(0, at.taken[k], at.done[k]);
        if (step.width() > 3.0)
            step.setWidth(step.width() - 1.0); // steps are told apart
        painter.fillRect(step, style().accent);
    }
}

void StepsChart::paintReady(QPainter& painter) const
{
    if (!hasQueue())
        return;
    int most = 1;
    for (const auto& [time, level] : m_ready)
        most = std::max(most, level);
    const QRectF lane = laneRect(1, m_begin, m_end);
    painter.fillRect(lane, mixed(hairlineColor(palette()), ground(), 0.5));
    for (std::size_t i = 0; i < m_ready.size(); ++i) {
        const double end = i + 1 < m_ready.size() ? m_ready[i + 1].first : m_end;
        QRectF level = laneRect(1, m_ready[i].first, end);
        level.setTop(level.bottom() - level.height() * m_ready[i].second / most);
        painter.fillRect(level, mixed(style().accent, ground(), 0.55));
    }
}

void StepsChart::paintMakers(QPainter& painter) const
{
    const QFontMetricsF metrics(style().labelFont);
    for (const pipeline::WorkSpan& span : m_spans) {
        QRectF rect = laneRect(firstMaker() + span.lane, span.begin, span.end);
        if (rect.width() > 3.0)
            rect.setWidth(rect.width() - 1.0);
        painter.fillRect(rect, makeColor(span.step));
        const QString number = QLocale().toString(qulonglong{span.step});
        if (rect.width() < metrics.horizontalAdvance(number) + 6.0
            || rect.height() < metrics.height() - 2.0)
            continue;
        painter.setPen(style().text);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, number);
    }
}

void StepsChart::paintAbove(QPainter& painter) const
{
    if (!m_picture)
        return; // it may be shown before anything is known
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintKey(painter);
    paintNames(painter);
    paintGpu(painter);
    paintReady(painter);
    paintMakers(painter);
}

std::optional<std::size_t> StepsChart::markAt(QPointF position) const
{
    if (count() == 0 || !frame().plot.contains(position))
        return std::nullopt;
    const double time = m_begin + frame().fromPixelX(position.x());
    const std::vector<double>& done = timeline().done;
    const auto from = done.begin() + static_cast<std::ptrdiff_t>(m_first);
    const auto at = std::lower_bound(from, from + static_cast<std::ptrdiff_t>(count()), time);
    return std::min<std::size_t>(static_cast<std::size_t>(at - from), count() - 1);
}

QPointF StepsChart::markPlace(std::size_t mark) const
{
    return {frame().toPixelX(timeline().taken[m_first + mark] - m_begin),
            laneRect(0, m_begin, m_end).center().y()};
}

QString StepsChart::markText(std::size_t mark) const
{
    const std::size_t k = m_first + mark;
    const pipeline::Timeline& at = timeline();
    const double before = k == 0 ? 0.0 : at.done[k - 1];
    const auto span = [](double begin, double end) {
        return formatted(std::max(0.0, end - begin), Unit::Seconds);
    };
    return tr("Step %1").arg(QLocale().toString(qulonglong{k})) + u'\n'
           + tr("waits %1 for its batch").arg(span(before, at.taken[k])) + u'\n'
           + tr("computes for %1").arg(span(at.taken[k], at.done[k])) + u'\n'
           + tr("its batch was made in %1").arg(span(at.begun[k], at.ready[k]));
}

QString StepsChart::summary() const
{
    if (count() == 0)
        return m_why;
    double waited = 0.0;
    for (std::size_t k = m_first; k < m_first + count(); ++k)
        waited += timeline().taken[k] - (k == 0 ? 0.0 : timeline().done[k - 1]);
    return tr("Steps %1 to %2: they wait %3 of the time for their batches")
        .arg(QLocale().toString(qulonglong{m_first}),
             QLocale().toString(qulonglong{m_first + count() - 1}),
             formatted(waited / std::max(1e-12, m_end - m_begin), Unit::Fraction));
}

ChartTable StepsChart::table() const
{
    ChartTable table{.titles = {tr("Step"), tr("Batch begun (s)"), tr("Batch ready (s)"),
                                tr("Asked for (s)"), tr("Taken (s)"), tr("Done (s)")},
                     .rows = {}};
    const pipeline::Timeline& at = timeline();
    for (std::size_t k = m_first; k < m_first + count(); ++k)
        table.rows.push_back(
            {QString::number(k), QString::number(at.begun[k], 'g', 9),
             QString::number(at.ready[k], 'g', 9), QString::number(at.asked[k], 'g', 9),
             QString::number(at.taken[k], 'g', 9), QString::number(at.done[k], 'g', 9)});
    return table;
}

} // namespace faultline::ui
