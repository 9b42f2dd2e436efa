// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/timeline_widget.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/chart_style.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/timeline/phase_style.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <map>

namespace faultline::ui {

namespace {

constexpr int kMarkSize = 16;
constexpr int kBandHeight = 14;
constexpr int kLaneHeight = kMarkSize + kBandHeight + 10;
constexpr int kMaxLabelWidth = 26 * kGrid;
constexpr int kTickRoom = 11 * kGrid; ///< width that a tick label needs
constexpr int kRightMargin = kGrid;

bool worse(Severity a, Severity b)
{
    return static_cast<int>(a) < static_cast<int>(b);
}

QString times(double begin, double end)
{
    return TimelineWidget::tr("%1 to %2, %3")
        .arg(formatted(begin, Unit::WallTime), formatted(end, Unit::WallTime),
             formatted(end - begin, Unit::Seconds));
}

QString steps(std::int64_t first, std::int64_t last)
{
    return TimelineWidget::tr("Steps %1 to %2")
        .arg(formatted(static_cast<double>(first), Unit::Step),
             formatted(static_cast<double>(last), Unit::Step));
}

} // namespace

TimelineWidget::TimelineWidget(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline of the trainings"));
    makeChartsAccessible();
    connect(&context, &ViewContext::timeCursorChanged, this, qOverload<>(&QWidget::update));
}

void TimelineWidget::setLanes(std::vector<TimelineLane> lanes,
                              std::shared_ptr<const Diagnosis> diagnosis)
{
    m_lanes = std::move(lanes);
    m_diagnosis = std::move(diagnosis);
    m_current.reset();
    rebuild();
    refreshAccessibleText();
    updateGeometry();
    update();
}

QSize TimelineWidget::sizeHint() const
{
    const int lanes = static_cast<int>(m_lanes.size()) * kLaneHeight;
    return {80 * kGrid, lanes + 2 * fontMetrics().height() + kGrid};
}

QSize TimelineWidget::minimumSizeHint() const
{
    return {30 * kGrid, sizeHint().height()};
}

void TimelineWidget::rebuild()
{
    int widest = 0;
    for (const TimelineLane& lane : m_lanes)
        widest = std::max(widest, fontMetrics().horizontalAdvance(lane.name));
    m_labelWidth = std::min({widest, kMaxLabelWidth, width() / 4}) + 2 * kGrid;
    m_scale = timelineScale(m_lanes, m_labelWidth, width() - kRightMargin);

    m_clusters.clear();
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        addClusters(lane);

    m_axes.clear();
    for (const TimeScale::Segment& segment : m_scale.segments()) {
        AxisStrip strip;
        strip.map = AxisMap({.min = segment.begin, .max = segment.end}, false);
        strip.kind = XAxisKind::Wall;
        strip.line = QLineF(segment.left, axisTop(), segment.right, axisTop());
        strip.room = kTickRoom;
        strip.gridLength = axisTop();
        strip.hasLine = true;
        strip.bounds = QRectF(m_labelWidth - kTickRoom / 2.0, axisTop(),
                              width() - m_labelWidth + kTickRoom / 2.0, height() - axisTop());
        strip.isNamed = strip.line.length() < kTickRoom; // too short for a label
        m_axes.push_back(std::move(strip));
    }
}

void TimelineWidget::addClusters(std::size_t lane)
{
    for (const TimelineMark& mark : m_lanes[lane].marks) {
        const double x = m_scale.toX(mark.time);
        const bool joins = !m_clusters.empty() && m_clusters.back().lane == lane
                           && x - m_clusters.back().rect.center().x() < kMarkSize - 2;
        if (!joins) {
            m_clusters.push_back(
                {.lane = lane,
                 .rect = QRectF(x - kMarkSize / 2.0, laneTop(lane) + 2, kMarkSize, kMarkSize),
                 .worst = mark.severity,
                 .findings = {mark.finding}});
            continue;
        }
        Cluster& cluster = m_clusters.back();
        if (worse(mark.severity, cluster.worst)) {
            cluster.worst = mark.severity;
            cluster.findings.insert(cluster.findings.begin(), mark.finding);
        } else {
            cluster.findings.push_back(mark.finding);
        }
    }
}

double TimelineWidget::laneTop(std::size_t lane) const
{
    return static_cast<double>(lane) * kLaneHeight;
}

QRectF TimelineWidget::bandRect(std::size_t lane, double begin, double end) const
{
    const double left = m_scale.toX(begin);
    // A short phase is still a hair wide: what happened must be visible.
    const double right = std::max(m_scale.toX(end), left + 1.0);
    return {left, laneTop(lane) + kMarkSize + 4, right - left, kBandHeight};
}

double TimelineWidget::axisTop() const
{
    return laneTop(m_lanes.size());
}

std::optional<std::size_t> TimelineWidget::clusterAt(const QPointF& position) const
{
    for (std::size_t i = 0; i < m_clusters.size(); ++i) {
        if (m_clusters[i].rect.adjusted(-2, -2, 2, 2).contains(position))
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> TimelineWidget::laneAt(double y) const
{
    if (y < 0.0 || y >= axisTop())
        return std::nullopt;
    return static_cast<std::size_t>(y / kLaneHeight);
}

QString TimelineWidget::toolTipAt(const QPointF& position) const
{
    if (const std::optional<std::size_t> hit = clusterAt(position); hit && m_diagnosis) {
        QStringList lines;
        for (const std::size_t finding : m_clusters[*hit].findings) {
            const Finding& found = m_diagnosis->findings[finding];
            lines.push_back(
                tr("%1: %2").arg(severityName(found.severity), translated(found.title)));
        }
        return lines.join(u'\n');
    }
    if (const QString gap = gapText(position.x()); !gap.isEmpty())
        return gap;
    const std::optional<std::size_t> lane = laneAt(position.y());
    if (!lane)
        return {};
    if (position.x() < m_labelWidth)
        return m_lanes[*lane].name;
    return laneToolTip(*lane, m_scale.toTime(position.x()));
}

QString TimelineWidget::gapText(double x) const
{
    const std::vector<TimeScale::Segment>& segments = m_scale.segments();
    for (std::size_t i = 1; i < segments.size(); ++i) {
        if (x > segments[i - 1].right && x < segments[i].left)
            return tr("%1 without activity, not drawn to scale")
                .arg(formatted(segments[i].begin - segments[i - 1].end, Unit::Seconds));
    }
    return {};
}

QString TimelineWidget::laneToolTip(std::size_t lane, double time) const
{
    const TimelineLane& shown = m_lanes[lane];
    QStringList lines;
    for (const PhaseSpan& span : shown.phases) {
        if (time < span.beginTime || time > span.endTime)
            continue;
        lines.push_back(phaseName(span.kind));
        lines.push_back(times(span.beginTime, span.endTime));
        if (span.lastStep > span.firstStep)
            lines.push_back(steps(span.firstStep, span.lastStep));
        break;
    }
    for (std::size_t i = 0; i < shown.attempts.size() && shown.attempts.size() > 1; ++i) {
        const Attempt& attempt = shown.attempts[i];
        if (time < attempt.beginTime || time > attempt.endTime)
            continue;
        lines.push_back(tr("Attempt %1 of %2").arg(i + 1).arg(shown.attempts.size()));
        if (attempt.repeatedSteps > 0)
            lines.push_back(
                tr("%1 steps were done again by the next attempt; %2 of work lost")
                    .arg(formatted(static_cast<double>(attempt.repeatedSteps), Unit::Count),
                         formatted(attempt.lostSeconds, Unit::Seconds)));
        break;
    }
    if (lines.isEmpty())
        lines.push_back(formatted(time, Unit::WallTime));
    lines.prepend(shown.name);
    return lines.join(u'\n');
}

bool TimelineWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

void TimelineWidget::paintEvent(QPaintEvent* event)
{
    if (m_lanes.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::size_t first = laneAt(std::max(0, event->rect().top())).value_or(0);
    const std::size_t last = laneAt(event->rect().bottom()).value_or(m_lanes.size() - 1);
    paintAxis(painter);
    for (std::size_t lane = first; lane <= last; ++lane)
        paintLane(painter, lane);
    paintCuts(painter);
    paintClusters(painter);
    paintCursor(painter);
}

void TimelineWidget::paintLane(QPainter& painter, std::size_t lane) const
{
    const QRectF band = bandRect(lane, m_lanes[lane].begin, m_lanes[lane].end);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRectF label(0, band.top() - 2, m_labelWidth - kGrid, band.height() + 4);
    painter.drawText(label, Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_lanes[lane].name, Qt::ElideMiddle,
                                              static_cast<int>(label.width())));
    // The whole life of the training as a base line: what no phase covers is not invented.
    painter.fillRect(band, phaseColor(PhaseKind::Idle, palette()));
    paintPhases(painter, lane);
    paintAttempts(painter, lane);
}

void TimelineWidget::paintPhases(QPainter& painter, std::size_t lane) const
{
    double paintedTo = -1.0;
    PhaseKind paintedKind = PhaseKind::Idle;
    for (const PhaseSpan& span : m_lanes[lane].phases) {
        if (span.kind == PhaseKind::Idle)
            continue;
        const QRectF rect = bandRect(lane, span.beginTime, span.endTime);
        // Thousands of spans within a pixel are one.
        if (rect.right() <= paintedTo && span.kind == paintedKind)
            continue;
        painter.fillRect(rect, phaseColor(span.kind, palette()));
        paintedTo = rect.right();
        paintedKind = span.kind;
    }
}

bool TimelineWidget::isFree(std::size_t lane, const QRectF& label) const
{
    const std::vector<TimeScale::Segment>& segments = m_scale.segments();
    const bool isInSegment =
        std::any_of(segments.begin(), segments.end(), [&label](const TimeScale::Segment& segment) {
            return label.left() >= segment.left && label.right() <= segment.right;
        });
    return isInSegment
           && std::none_of(m_clusters.begin(), m_clusters.end(), [&](const Cluster& cluster) {
                  return cluster.lane == lane && cluster.rect.intersects(label);
              });
}

void TimelineWidget::paintAttempts(QPainter& painter, std::size_t lane) const
{
    const std::vector<Attempt>& attempts = m_lanes[lane].attempts;
    double labelledTo = -1.0;
    for (std::size_t i = 0; i < attempts.size() && attempts.size() > 1; ++i) {
        const Attempt& attempt = attempts[i];
        if (attempt.lostSeconds > 0.0) {
            const QRectF lost =
                bandRect(lane, attempt.endTime - attempt.lostSeconds, attempt.endTime);
            painter.fillRect(lost, QBrush(palette().color(QPalette::Window), Qt::BDiagPattern));
        }
        if (i == 0)
            continue;
        const double x = m_scale.toX(attempt.beginTime);
        const QRectF band = bandRect(lane, attempt.beginTime, attempt.endTime);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
        painter.drawLine(QPointF(x, band.top() - 3), QPointF(x, band.bottom() + 3));
        const QString label = tr("restart %1").arg(i);
        const double room = fontMetrics().horizontalAdvance(label);
        const QRectF place(x + 3, laneTop(lane) + 2, room + 2, kMarkSize);
        if (x > labelledTo && isFree(lane, place)) {
            painter.setPen(mutedTextColor(palette()));
            painter.drawText(place, Qt::AlignVCenter, label);
            labelledTo = x + room + kGrid;
        }
    }
}

void TimelineWidget::paintCuts(QPainter& painter) const
{
    const std::vector<TimeScale::Segment>& segments = m_scale.segments();
    for (std::size_t i = 1; i < segments.size(); ++i) {
        const QRectF cut(segments[i - 1].right, 0, segments[i].left - segments[i - 1].right,
                         axisTop());
        painter.fillRect(cut.adjusted(0.5, 0, -0.5, 0), cardColor(palette()));
        painter.setPen(QPen(mutedTextColor(palette()), 1.0));
        // Two slanted strokes on the axis: the usual sign for a broken scale.
        const QPointF centre(cut.center().x(), axisTop());
        for (const double shift : {-2.0, 2.0})
            painter.drawLine(centre + QPointF(shift - 2, 4), centre + QPointF(shift + 2, -4));
    }
}

void TimelineWidget::paintClusters(QPainter& painter) const
{
    for (std::size_t i = 0; i < m_clusters.size(); ++i) {
        const Cluster& cluster = m_clusters[i];
        const QColor tone = severityColor(cluster.worst, palette());
        const double x = cluster.rect.center().x();
        painter.setPen(QPen(tone, 1.5));
        painter.drawLine(QPointF(x, cluster.rect.bottom()),
                         QPointF(x, laneTop(cluster.lane) + kMarkSize + 4 + kBandHeight));
        painter.setPen(Qt::NoPen);
        painter.setBrush(cardColor(palette()));
        painter.drawEllipse(cluster.rect);
        icon(severityIconName(cluster.worst), tone).paint(&painter, cluster.rect.toAlignedRect());
        if (m_current == i && hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(accentColor(palette()), 2.0));
            painter.drawRoundedRect(cluster.rect.adjusted(-2, -2, 2, 2), 4, 4);
        }
    }
}

void TimelineWidget::paintAxis(QPainter& painter) const
{
    const ChartStyle style = ChartStyle::of(palette(), font());
    for (const AxisStrip& strip : m_axes)
        paintStrip(painter, strip, style, AxisContext{.locale = locale()});
}

void TimelineWidget::paintCursor(QPainter& painter) const
{
    const std::optional<double> time = m_context.cursorTime();
    if (!time || m_scale.segments().empty())
        return;
    const double x = m_scale.toX(*time);
    painter.setPen(QPen(mutedTextColor(palette()), 1.0));
    painter.drawLine(QPointF(x, 0), QPointF(x, axisTop()));
}

void TimelineWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    rebuild();
}

void TimelineWidget::mouseMoveEvent(QMouseEvent* event)
{
    const bool inPlot = event->position().x() >= m_labelWidth && event->position().y() < axisTop();
    m_context.setCursorTime(inPlot && !m_lanes.empty()
                                ? std::optional<double>(m_scale.toTime(event->position().x()))
                                : std::nullopt);
    setCursor(clusterAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TimelineWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const std::optional<std::size_t> hit = clusterAt(event->position())) {
        m_current = hit;
        update();
        emit findingActivated(m_clusters[*hit].findings.front());
    }
}

void TimelineWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_context.setCursorTime(std::nullopt);
}

void TimelineWidget::keyPressEvent(QKeyEvent* event)
{
    if (m_clusters.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_clusters.size() - 1;
    switch (event->key()) {
    case Qt::Key_Right: m_current = m_current ? std::min(*m_current + 1, last) : 0; break;
    case Qt::Key_Left: m_current = m_current && *m_current > 0 ? *m_current - 1 : 0; break;
    case Qt::Key_Home: m_current = 0; break;
    case Qt::Key_End: m_current = last; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current)
            emit findingActivated(m_clusters[*m_current].findings.front());
        return;
    default: QWidget::keyPressEvent(event); return;
    }
    refreshAccessibleText();
    update();
}

void TimelineWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_current && !m_clusters.empty())
        m_current = 0;
    update();
}

void TimelineWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

QString TimelineWidget::laneText(std::size_t lane) const
{
    const TimelineLane& shown = m_lanes[lane];
    QStringList parts{times(shown.begin, shown.end)};
    std::map<PhaseKind, double> spent;
    for (const PhaseSpan& span : shown.phases)
        spent[span.kind] += span.endTime - span.beginTime;
    for (const auto& [kind, seconds] : spent)
        parts << tr("%1 %2", "phase, how long it took in all")
                     .arg(phaseName(kind), formatted(seconds, Unit::Seconds));
    if (shown.attempts.size() > 1)
        parts << tr("%n attempt(s)", nullptr, static_cast<int>(shown.attempts.size()));
    for (const TimelineMark& mark : shown.marks) {
        if (m_diagnosis && mark.finding < m_diagnosis->findings.size())
            parts << tr("%1: %2").arg(severityName(mark.severity),
                                      translated(m_diagnosis->findings[mark.finding].title));
    }
    return parts.join(tr("; ", "between what is said of a training"));
}

std::vector<AccessibleItem> TimelineWidget::accessibleItems() const
{
    std::vector<AccessibleItem> items;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        items.push_back({.name = m_lanes[lane].name,
                         .description = laneText(lane),
                         .rect = QRect(0, static_cast<int>(laneTop(lane)), width(), kLaneHeight)});
    return items;
}

QString TimelineWidget::cursorText() const
{
    return m_current && *m_current < m_clusters.size()
               ? toolTipAt(m_clusters[*m_current].rect.center())
               : QString();
}

void TimelineWidget::refreshAccessibleText()
{
    QStringList lines{tr("%n training(s)", nullptr, static_cast<int>(m_lanes.size()))};
    if (const QString current = cursorText(); !current.isEmpty())
        lines.push_back(current);
    setAccessibleDescription(lines.join(u'\n'));
    announceValue(*this);
}

} // namespace faultline::ui
