// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/step_columns.h"

#include "model/qt/trace_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"
#include "widgets/views/trace/trace_summary.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr double kNarrowest = 3.0;
constexpr double kWidest = 48.0;
constexpr double kNumberRoom = 6.0 * kGrid;
constexpr double kAir = 1.04;

} // namespace

StepColumns::StepColumns(QWidget* parent) : ChartCanvas(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Time of each step"));
}

void StepColumns::setProfile(TraceProfilePtr profile)
{
    m_profile = std::move(profile);
    m_current.reset();
    rebuild();
}

void StepColumns::setCurrentStep(std::optional<std::size_t> step)
{
    if (step == m_current)
        return;
    m_current = step;
    refreshDescription();
    repaintPicture();
}

QString StepColumns::cursorText() const
{
    return m_current ? stepText(m_profile->steps.at(*m_current)) : QString();
}

QSize StepColumns::sizeHint() const
{
    return {40 * kGrid, 13 * kGrid};
}

QSize StepColumns::minimumSizeHint() const
{
    return {16 * kGrid, 9 * kGrid};
}

PlotAxes StepColumns::axisOfSeconds() const
{
    PlotAxes axes;
    axes.xKind = XAxisKind::Value;
    axes.valueFormat = ValueFormat::Seconds;
    axes.hasXGrid = false;
    return axes;
}

void StepColumns::rebuild()
{
    m_columns.clear();
    if (m_profile) {
        m_top = stepColumnsTop(m_profile->steps) * kAir;
        const double room = std::max(usualPlot(axisOfSeconds(), size()).width(), kNarrowest);
        m_columns = stepColumns(m_profile->steps, static_cast<std::size_t>(room / kNarrowest));
        m_slots = std::max(static_cast<double>(m_columns.size()), room / kWidest);
    }
    invalidate();
}

const TraceStep& StepColumns::stepOf(std::size_t column) const
{
    return m_profile->steps[m_columns[column].shown];
}

std::optional<ChartCanvas::Axes> StepColumns::axes() const
{
    if (m_columns.empty())
        return std::nullopt;
    std::vector<std::int64_t> first;
    std::vector<std::int64_t> last;
    for (const StepColumn& column : m_columns) {
        first.push_back(m_profile->steps[column.first].number);
        last.push_back(m_profile->steps[column.first + column.count - 1].number);
    }
    Axes axes{.axes = axisOfSeconds(), .x = {0.0, m_slots}, .y = {0.0, m_top}};
    axes.axes.xNames = roundColumnNames(first, last, usualPlot(axes.axes, size()).width() / m_slots,
                                        kNumberRoom, context().locale);
    for (AxisName& name : axes.axes.xNames)
        name.value += 0.5; // the middle of its column
    return axes;
}

QRectF StepColumns::columnRect(const ChartFrame& frame, std::size_t column) const
{
    const double left = std::floor(frame.toPixelX(static_cast<double>(column)));
    const double right = std::floor(frame.toPixelX(static_cast<double>(column + 1)));
    const double pitch = frame.plot.width() / m_slots;
    const double gap = pitch >= 6.0 ? 2.0 : pitch >= 3.0 ? 1.0 : 0.0;
    return {left, frame.plot.top(), right - left - gap, frame.plot.height()};
}

ChartMarks StepColumns::marks(const ChartFrame& frame) const
{
    struct Pieces {
        AreaPiece plain;
        AreaPiece pattern; ///< where there is room to see it
    };
    std::array<Pieces, kStepCategoryCount> pieces;
    const QSizeF plot = frame.plot.size();
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const QRectF slot = columnRect(frame, column);
        const double left = (slot.left() - frame.plot.left()) / plot.width();
        const double right = (slot.right() - frame.plot.left()) / plot.width();
        double base = 0.0;
        for (std::size_t i = 0; i < kStepCategoryCount && base < m_top; ++i) {
            const double seconds = stepOf(column).seconds[i];
            if (!(seconds > 0.0))
                continue;
            const double top = std::min(base + seconds, m_top);
            const double from = onPixels(base / m_top, plot.height());
            const double to = onPixels(top / m_top, plot.height());
            base = top;
            pieces[i].plain.addColumn(left, right, from, to);
            if (showsStepPattern({slot.width(), (to - from) * plot.height()}))
                pieces[i].pattern.addColumn(left, right, from, to);
        }
    }
    ChartMarks marks;
    for (std::size_t i = 0; i < kStepCategoryCount; ++i) {
        const auto category = static_cast<StepCategory>(i);
        pieces[i].plain.brush = stepCategoryColor(category, palette());
        pieces[i].pattern.brush = stepCategoryPattern(category, palette());
        for (AreaPiece* piece : {&pieces[i].plain, &pieces[i].pattern}) {
            if (!piece->upper.isEmpty() && piece->brush.style() != Qt::NoBrush)
                marks.areas.push_back(std::move(*piece));
        }
    }
    return marks;
}

std::vector<ChartCanvas::LegendEntry> StepColumns::legend() const
{
    std::array<bool, kStepCategoryCount> isUsed{};
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        for (std::size_t i = 0; i < kStepCategoryCount; ++i)
            isUsed[i] = isUsed[i] || stepOf(column).seconds[i] > 0.0;
    }
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < kStepCategoryCount; ++i) {
        const auto category = static_cast<StepCategory>(i);
        if (isUsed[i])
            entries.push_back({.text = stepCategoryName(category),
                               .color = stepCategoryColor(category, palette())});
    }
    return entries;
}

std::optional<std::size_t> StepColumns::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QRectF column = columnRect(frame(), i);
        if (position.x() >= column.left() && position.x() < column.right() + 2.0)
            return i;
    }
    return std::nullopt;
}

QPointF StepColumns::markPlace(std::size_t mark) const
{
    return {columnRect(frame(), mark).center().x(),
            frame().toPixel(0.0, std::min(stepOf(mark).totalSeconds(), m_top)).y()};
}

std::optional<std::size_t> StepColumns::columnOf(std::size_t step) const
{
    if (m_columns.empty())
        return std::nullopt;
    const std::size_t column = step / m_columns.front().count;
    return column < m_columns.size() ? std::optional(column) : std::nullopt;
}

QString StepColumns::markText(std::size_t mark) const
{
    QString text = stepText(stepOf(mark));
    if (m_columns[mark].count > 1)
        text += u'\n'
                + tr("The longest of the %n step(s) of this column", nullptr,
                     static_cast<int>(m_columns[mark].count));
    return text;
}

ChartTable StepColumns::table() const
{
    ChartTable table{.titles = {tr("Step")}, .rows = {}};
    for (std::size_t i = 0; i < kStepCategoryCount; ++i)
        table.titles << tr("%1 (s)", "what a step is spent on")
                            .arg(stepCategoryName(static_cast<StepCategory>(i)));
    if (!m_profile)
        return table;
    for (const TraceStep& step : m_profile->steps) {
        QStringList row{QString::number(step.number)};
        for (const double seconds : step.seconds)
            row << ChartTable::number(seconds);
        table.rows.push_back(row);
    }
    return table;
}

void StepColumns::paintAbove(QPainter& painter) const
{
    paintCuts(painter);
    const std::optional<std::size_t> current =
        m_current ? columnOf(*m_current) : std::optional<std::size_t>();
    if (!current)
        return;
    QRectF column = columnRect(frame(), *current);
    column.setTop(markPlace(*current).y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? accentColor(palette()) : palette().color(QPalette::Text),
                        hasFocus() ? 2.0 : 1.5));
    painter.drawRect(column.adjusted(-1.5, -2.0, 1.5, 1.5));
}

void StepColumns::paintCuts(QPainter& painter) const
{
    const QRectF plot = frame().plot;
    const double line = fontMetrics().height();
    double free = plot.left();
    painter.setFont(font());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (stepOf(i).totalSeconds() <= m_top)
            continue;
        // A slanted gap, as in printed charts with a broken axis, and how tall it would be.
        const QRectF slot = columnRect(frame(), i);
        const double gap = slot.top() + line + 2.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground());
        painter.drawPolygon(QPolygonF({{slot.left() - 1.0, gap + 3.0},
                                       {slot.right() + 1.0, gap - 3.0},
                                       {slot.right() + 1.0, gap + 1.0},
                                       {slot.left() - 1.0, gap + 7.0}}));
        const QString value = traceDuration(stepOf(i).totalSeconds());
        const double width = fontMetrics().horizontalAdvance(value) + 4.0;
        const double left = std::min(slot.right() + 4.0, plot.right() - width);
        if (left < free)
            continue; // only where it does not cover another
        const QRectF label(left, plot.top(), width, line);
        painter.fillRect(label, ground());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(label, Qt::AlignCenter, value);
        free = label.right();
    }
}

void StepColumns::paintCursor(QPainter& painter, std::size_t mark) const
{
    QColor light = palette().color(QPalette::Text);
    light.setAlpha(40);
    painter.fillRect(columnRect(frame(), mark), light);
}

void StepColumns::chooseMark(std::size_t mark)
{
    choose(m_columns[mark].shown);
}

void StepColumns::choose(std::size_t step)
{
    setCurrentStep(step);
    emit stepSelected(step);
}

std::optional<std::size_t> StepColumns::longStep(int direction) const
{
    std::vector<double> lengths;
    for (const TraceStep& step : m_profile->steps)
        lengths.push_back(step.totalSeconds());
    std::nth_element(lengths.begin(),
                     lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2),
                     lengths.end());
    const double isLong = 1.25 * lengths[lengths.size() / 2];
    const auto count = static_cast<std::ptrdiff_t>(m_profile->steps.size());
    auto step = m_current ? static_cast<std::ptrdiff_t>(*m_current) : std::ptrdiff_t{-1};
    for (step += direction; step >= 0 && step < count; step += direction) {
        if (m_profile->steps[static_cast<std::size_t>(step)].totalSeconds() > isLong)
            return static_cast<std::size_t>(step);
    }
    return std::nullopt;
}

void StepColumns::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    rebuild();
}

void StepColumns::mouseMoveEvent(QMouseEvent* event)
{
    ChartCanvas::mouseMoveEvent(event);
    setCursor(cursorMark() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StepColumns::keyPressEvent(QKeyEvent* event)
{
    if (!m_profile || m_profile->steps.empty()) {
        ChartCanvas::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_profile->steps.size() - 1;
    std::optional<std::size_t> step;
    switch (event->key()) {
    case Qt::Key_Right: step = m_current ? std::min(*m_current + 1, last) : 0; break;
    case Qt::Key_Left: step = m_current && *m_current > 0 ? *m_current - 1 : 0; break;
    case Qt::Key_Home: step = 0; break;
    case Qt::Key_End: step = last; break;
    case Qt::Key_PageDown: step = longStep(1); break;
    case Qt::Key_PageUp: step = longStep(-1); break;
    default: ChartCanvas::keyPressEvent(event); return;
    }
    if (step)
        choose(*step);
}

void StepColumns::focusInEvent(QFocusEvent* event)
{
    ChartCanvas::focusInEvent(event);
    repaintPicture();
}

void StepColumns::focusOutEvent(QFocusEvent* event)
{
    ChartCanvas::focusOutEvent(event);
    repaintPicture();
}

} // namespace faultline::ui
