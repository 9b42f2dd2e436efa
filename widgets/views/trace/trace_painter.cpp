// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_painter.h"

#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "widgets/charts/axis_painter.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace faultline::ui {

namespace {

constexpr int kNameFromPixels = 24;
constexpr qsizetype kFewestLetters = 3;
constexpr int kTickRoom = 96;
constexpr int kStepNumberRoom = 40;
/// A merged column is never so pale that it vanishes.
constexpr double kPalest = 0.35;
constexpr double kDimmedStrength = 0.22;
/// Names of kernels run to kilobytes; more letters than these fit no screen.
constexpr std::size_t kLongestName = 240;

std::size_t indexOf(TraceCategory category)
{
    return static_cast<std::size_t>(category);
}

} // namespace

TracePainter::TracePainter(QPainter& painter, const TraceScene& scene, const QPalette& palette)
    : m_painter(painter), m_scene(scene), m_palette(palette)
{
    const QColor under = cardColor(palette);
    for (std::size_t i = 0; i < kCategories; ++i) {
        const QColor full = traceCategoryColor(static_cast<TraceCategory>(i), palette);
        for (std::size_t shade = 0; shade < kShades; ++shade) {
            const double coverage = static_cast<double>(shade) / (kShades - 1);
            m_fills[i][shade] = mixed(full, under, kPalest + (1.0 - kPalest) * coverage);
        }
        m_dimmed[i] = mixed(full, under, kDimmedStrength);
    }
}

int TracePainter::toY(int contentY) const
{
    return m_scene.area.top() + contentY - m_scene.scrolled;
}

bool TracePainter::isVisible(int top, int height) const
{
    const int y = toY(top);
    return y + height > m_scene.area.top() && y <= m_scene.area.bottom();
}

void TracePainter::paint()
{
    m_painter.setClipRect(m_scene.area);
    m_painter.fillRect(m_scene.area, cardColor(m_palette));
    paintStepShade();
    paintSteps();
    const std::vector<TrackLayout::Group>& groups = m_scene.layout.groups();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!groups[i].folded) {
            for (const TrackLayout::Track& track : groups[i].tracks) {
                if (isVisible(track.top, track.height))
                    paintTrack(track);
            }
        }
        if (isVisible(groups[i].top, TrackLayout::kGroupHeight))
            paintGroup(i);
    }
    m_painter.setClipping(false);
    paintRuler();
}

void TracePainter::paintGroup(std::size_t group)
{
    const TrackLayout::Group& shown = m_scene.layout.groups()[group];
    const QRect line(m_scene.area.left(), toY(shown.top), m_scene.area.width(),
                     TrackLayout::kGroupHeight);
    m_painter.fillRect(line, mixed(m_palette.color(QPalette::Text), cardColor(m_palette), 0.06));
    const QRect chevron(line.left() + 2, line.top() + (line.height() - 16) / 2, 16, 16);
    icon(shown.folded ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down"),
         mutedTextColor(m_palette))
        .paint(&m_painter, chevron);
    const QRect text = line.adjusted(22, 0, -kGrid, 0);
    QString name = shown.process.empty() ? tr("Unnamed process") : toQString(shown.process);
    if (shown.isQuiet)
        name = tr("%1, hardly used", "a process or GPU").arg(name);
    m_painter.setPen(m_palette.color(QPalette::Text));
    m_painter.drawText(text, Qt::AlignVCenter | Qt::TextSingleLine, name);
    const int used = m_painter.fontMetrics().horizontalAdvance(name) + kGrid;
    m_painter.setPen(mutedTextColor(m_palette));
    const QString tracks = tr("%n track(s)", nullptr, static_cast<int>(shown.tracks.size()));
    const QString events =
        tr("%1 events").arg(QLocale().toString(static_cast<qulonglong>(shown.eventCount)));
    m_painter.drawText(text.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                       tracks + QStringLiteral(" · ") + events);
    if (m_scene.group == group) {
        m_painter.setPen(QPen(accentColor(m_palette), 2.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(line.adjusted(1, 1, -2, -2));
    }
}

void TracePainter::paintTrack(const TrackLayout::Track& track)
{
    const int labelWidth = static_cast<int>(m_scene.window.left()) - m_scene.area.left();
    const TraceTrack& source = m_scene.rows.profile().tracks[track.track];
    // A tall track keeps its name in sight while it is scrolled.
    const int top = std::max(toY(track.top), m_scene.area.top());
    const int bottom = toY(track.top + track.height);
    const QRect label(m_scene.area.left() + 22, std::min(top, bottom - TrackLayout::kRowHeight),
                      labelWidth - 22 - kGrid / 2, TrackLayout::kRowHeight);
    m_painter.setPen(m_palette.color(QPalette::Text));
    m_painter.drawText(
        label, Qt::AlignVCenter | Qt::TextSingleLine,
        m_painter.fontMetrics().elidedText(toQString(source.name), Qt::ElideMiddle, label.width()));
    for (std::size_t row = track.firstRow; row < track.lastRow; ++row) {
        const int rowTop =
            track.top + static_cast<int>(row - track.firstRow) * TrackLayout::kRowHeight;
        if (isVisible(rowTop, TrackLayout::kRowHeight))
            paintRow(row, toY(rowTop));
    }
}

void TracePainter::paintRow(std::size_t row, int top)
{
    const TraceRow& line = m_scene.rows.rows()[row];
    collectBlocks(line, m_scene.window, m_blocks);
    for (const TraceBlock& block : m_blocks)
        paintBlock(line, row, block, top);
}

void TracePainter::paintBlock(const TraceRow& row, std::size_t rowIndex, const TraceBlock& block,
                              int top)
{
    const int left = static_cast<int>(std::floor(block.left));
    const int right = std::max(static_cast<int>(std::floor(block.right)), left + 1);
    const std::uint32_t event =
        row.events[block.count == 1 ? block.first : representativeOf(row, block)];
    const std::size_t category =
        std::min(indexOf(m_scene.rows.profile().events[event].category), kCategories - 1);
    const bool isDimmed =
        m_scene.matches != nullptr && !m_scene.matches->isAnyIn(rowIndex, block.first, block.count);
    const auto shade =
        static_cast<std::size_t>(std::lround(block.coverage * static_cast<double>(kShades - 1)));
    const QColor& fill = isDimmed ? m_dimmed[category] : m_fills[category][shade];
    // Neighbours are kept apart by a pixel where there is one to spare.
    const int gap = right - left > 3 ? 1 : 0;
    const QRect rect(left, top, right - left - gap, TrackLayout::kRowHeight - 1);
    m_painter.fillRect(rect, fill);
    if (block.count == 1 && rect.width() >= kNameFromPixels)
        paintName(event, rect, fill, isDimmed);
}

void TracePainter::paintName(std::uint32_t event, const QRect& rect, const QColor& fill,
                             bool isDimmed)
{
    const TraceProfile& profile = m_scene.rows.profile();
    const std::uint32_t index = profile.events[event].name;
    if (index >= profile.names.size())
        return;
    const std::string_view name = std::string_view(profile.names[index]).substr(0, kLongestName);
    const QRect text = rect.adjusted(4, 0, -3, 0);
    const bool isKernel = profile.events[event].category == TraceCategory::Kernel;
    const QString shown = m_painter.fontMetrics().elidedText(
        isKernel ? kernelLabel(name) : toQString(name), Qt::ElideRight, text.width());
    if (shown.size() < kFewestLetters)
        return; // dots alone tell nothing
    m_painter.setPen(isDimmed ? mutedTextColor(m_palette) : textColorOn(fill));
    m_painter.drawText(text, Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void TracePainter::paintStepShade()
{
    const std::vector<TraceStep>& steps = m_scene.rows.profile().steps;
    if (!m_scene.step || *m_scene.step >= steps.size())
        return;
    const TraceStep& step = steps[*m_scene.step];
    const double left =
        std::max(m_scene.window.toX(static_cast<double>(step.beginNs)), m_scene.window.left());
    const double right = std::min(m_scene.window.toX(static_cast<double>(step.endNs)),
                                  m_scene.window.left() + m_scene.window.width());
    QColor shade = accentColor(m_palette);
    shade.setAlpha(22);
    if (right > left)
        m_painter.fillRect(QRectF(left, m_scene.area.top(), right - left, m_scene.area.height()),
                           shade);
}

void TracePainter::paintSteps()
{
    const std::vector<TraceStep>& steps = m_scene.rows.profile().steps;
    QColor line = m_palette.color(QPalette::Text);
    line.setAlpha(70);
    m_painter.setPen(QPen(line, 1.0, Qt::DotLine));
    const double right = m_scene.window.left() + m_scene.window.width();
    double last = m_scene.window.left() - kStepNumberRoom;
    for (const TraceStep& step : steps) {
        const double x = std::floor(m_scene.window.toX(static_cast<double>(step.beginNs))) + 0.5;
        if (x < m_scene.window.left() || x > right || x - last < kGrid)
            continue;
        m_painter.drawLine(QPointF(x, m_scene.area.top()), QPointF(x, m_scene.area.bottom()));
        last = x;
    }
}

void TracePainter::paintRuler()
{
    const QRect ruler = m_scene.ruler;
    m_painter.fillRect(ruler, m_palette.color(QPalette::Window));
    const QRect plot =
        ruler.adjusted(static_cast<int>(m_scene.window.left()) - ruler.left(), 0, 0, 0);
    m_painter.setClipRect(plot);
    const int line = m_painter.fontMetrics().height();
    AxisStrip strip;
    strip.map =
        AxisMap({.min = 1e-9 * m_scene.window.begin(), .max = 1e-9 * m_scene.window.end()}, false);
    strip.kind = XAxisKind::Relative;
    strip.line =
        QLineF(plot.left(), ruler.bottom(), plot.left() + m_scene.window.width(), ruler.bottom());
    strip.isBeside = true;
    strip.tickLength = 5.0;
    strip.room = kTickRoom;
    strip.bounds = QRectF(plot);
    paintStrip(m_painter, strip, ChartStyle::of(m_palette, m_painter.font()),
               AxisContext{.locale = QLocale()});
    if (!m_scene.rows.profile().hasStepMarkers) {
        m_painter.setClipping(false);
        return;
    }
    // Second line: the numbers of the steps where they begin.
    double free = plot.left();
    for (const TraceStep& step : m_scene.rows.profile().steps) {
        const double begin = m_scene.window.toX(static_cast<double>(step.beginNs));
        const double end = m_scene.window.toX(static_cast<double>(step.endNs));
        if (end < plot.left() || begin > plot.right())
            continue;
        const QString text =
            tr("Step %1").arg(QLocale().toString(static_cast<qlonglong>(step.number)));
        const double width = m_painter.fontMetrics().horizontalAdvance(text);
        const double left = std::max(begin, static_cast<double>(plot.left())) + 4;
        if (left < free || left + width > std::min(end, plot.right() + 1.0))
            continue;
        m_painter.setPen(m_palette.color(QPalette::Text));
        m_painter.drawText(QRectF(left, ruler.top() + line, width + 2, line),
                           Qt::AlignLeft | Qt::AlignVCenter, text);
        free = left + width + kGrid;
    }
    m_painter.setClipping(false);
}

std::optional<QRectF> TracePainter::rectOf(TraceSpot spot) const
{
    const std::optional<int> top = m_scene.layout.topOfRow(spot.row);
    if (!top || !isVisible(*top, TrackLayout::kRowHeight))
        return std::nullopt;
    const TraceWindow& window = m_scene.window;
    const double left = window.toX(static_cast<double>(m_scene.rows.beginOf(spot)));
    const double right = window.toX(static_cast<double>(m_scene.rows.endOf(spot)));
    const double windowRight = window.left() + window.width();
    if (right < window.left() || left > windowRight)
        return std::nullopt;
    const double shownLeft = std::max(left, window.left());
    return QRectF(shownLeft, toY(*top), std::max(std::min(right, windowRight) - shownLeft, 2.0),
                  TrackLayout::kRowHeight - 1);
}

void TracePainter::paintFrame(TraceSpot spot, bool isSelected)
{
    const std::optional<QRectF> rect = rectOf(spot);
    if (!rect)
        return;
    m_painter.setClipRect(m_scene.area);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(isSelected ? QPen(accentColor(m_palette), 2.0)
                                : QPen(m_palette.color(QPalette::Text), 1.0));
    m_painter.drawRect(rect->adjusted(0.5, 0.5, -0.5, -0.5));
    m_painter.setClipping(false);
}

} // namespace faultline::ui
