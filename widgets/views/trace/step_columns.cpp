// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/step_columns.h"

#include "widgets/charts/axis_ticks.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"
#include "widgets/views/trace/trace_summary.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kNarrowestStep = 3.0;
constexpr double kWidest = 48.0;
constexpr int kMaxTicks = 4;
constexpr double kNumberRoom = 6.0 * kGrid;

} // namespace

StepColumns::StepColumns(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Time of each step"));
}

void StepColumns::setProfile(TraceProfilePtr profile)
{
    m_profile = std::move(profile);
    m_current.reset();
    m_hovered.reset();
    rebuild();
}

void StepColumns::setCurrentStep(std::optional<std::size_t> step)
{
    if (step == m_current)
        return;
    m_current = step;
    setAccessibleDescription(m_current ? stepText(m_profile->steps.at(*m_current)) : QString());
    update();
}

QSize StepColumns::sizeHint() const
{
    return {40 * kGrid, 13 * kGrid};
}

QSize StepColumns::minimumSizeHint() const
{
    return {16 * kGrid, 9 * kGrid};
}

void StepColumns::rebuild()
{
    m_columns.clear();
    if (m_profile) {
        const auto longest = stepColumnsTop(m_profile->steps);
        m_top = longest * 1.04;
        m_axisWidth = 0;
        const AxisContext context{.locale = locale()};
        for (const AxisTick& tick :
             valueTicks({.min = 0, .max = m_top}, ValueFormat::Seconds, false, kMaxTicks, context))
            m_axisWidth = std::max(m_axisWidth, fontMetrics().horizontalAdvance(tick.label));
        m_axisWidth += kGrid;
        const double room = std::max(plotRect().width(), kNarrowestStep);
        m_columns = stepColumns(m_profile->steps, static_cast<std::size_t>(room / kNarrowestStep));
    }
    update();
}

QRectF StepColumns::plotRect() const
{
    const double top = fontMetrics().height() / 2.0;
    const double bottom = height() - fontMetrics().height() - 3.0;
    return {static_cast<double>(m_axisWidth), top, static_cast<double>(width() - m_axisWidth - 1),
            std::max(bottom - top, 1.0)};
}

QRectF StepColumns::columnRect(std::size_t column) const
{
    const QRectF plot = plotRect();
    const double pitch =
        std::clamp(plot.width() / static_cast<double>(m_columns.size()), 1.0, kWidest);
    // On whole pixels, or some gaps would look wider than others.
    const double left = std::floor(plot.left() + pitch * static_cast<double>(column));
    const double right = std::floor(plot.left() + pitch * static_cast<double>(column + 1));
    const double gap = pitch >= 6.0 ? 2.0 : pitch >= 3.0 ? 1.0 : 0.0;
    return {left, plot.top(), right - left - gap, plot.height()};
}

std::optional<std::size_t> StepColumns::columnAt(const QPointF& position) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QRectF column = columnRect(i);
        if (position.x() >= column.left() && position.x() < column.right() + 2.0)
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> StepColumns::columnOf(std::size_t step) const
{
    if (m_columns.empty())
        return std::nullopt;
    const std::size_t column = step / m_columns.front().count;
    return column < m_columns.size() ? std::optional(column) : std::nullopt;
}

QString StepColumns::toolTipOf(std::size_t column) const
{
    const StepColumn& shown = m_columns[column];
    QString text = stepText(m_profile->steps[shown.shown]);
    if (shown.count > 1)
        text += u'\n'
                + tr("The longest of the %n step(s) of this column", nullptr,
                     static_cast<int>(shown.count));
    return text;
}

bool StepColumns::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::optional<std::size_t> column = columnAt(help->pos());
    QToolTip::showText(help->globalPos(), column ? toolTipOf(*column) : QString(), this);
    return true;
}

void StepColumns::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_profile || m_columns.empty())
        return;
    paintAxis(painter);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        paintColumn(painter, i);
    paintNumbers(painter);
    const std::optional<std::size_t> current =
        m_current ? columnOf(*m_current) : std::optional<std::size_t>();
    if (current) {
        QRectF column = columnRect(*current);
        const double seconds = m_profile->steps[m_columns[*current].shown].totalSeconds();
        column.setTop(column.bottom() - std::min(seconds / m_top, 1.0) * column.height());
        column.adjust(-1.5, -2.0, 1.5, 1.5);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(hasFocus() ? accentColor(palette()) : palette().color(QPalette::Text),
                            hasFocus() ? 2.0 : 1.5));
        painter.drawRect(column);
    }
}

void StepColumns::paintAxis(QPainter& painter) const
{
    const QRectF plot = plotRect();
    const AxisContext context{.locale = locale()};
    for (const AxisTick& tick :
         valueTicks({.min = 0, .max = m_top}, ValueFormat::Seconds, false, kMaxTicks, context)) {
        const double y = std::floor(plot.bottom() - tick.value / m_top * plot.height()) + 0.5;
        painter.setPen(hairlineColor(palette()));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(mutedTextColor(palette()));
        const int line = fontMetrics().height();
        painter.drawText(QRectF(0, y - line / 2.0, m_axisWidth - kGrid / 2.0, line),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void StepColumns::paintColumn(QPainter& painter, std::size_t column) const
{
    const TraceStep& step = m_profile->steps[m_columns[column].shown];
    const QRectF slot = columnRect(column);
    double y = slot.bottom();
    for (std::size_t i = 0; i < kStepCategoryCount && y > slot.top(); ++i) {
        const double height = std::min(step.seconds[i] / m_top * slot.height(), y - slot.top());
        if (!(height > 0.0))
            continue;
        paintStepCategory(painter, QRectF(slot.left(), y - height, slot.width(), height),
                          static_cast<StepCategory>(i), palette());
        y -= height;
    }
    if (step.totalSeconds() > m_top) {
        // Cut: a gap near the top, as in printed charts with a broken axis.
        painter.fillRect(QRectF(slot.left(), slot.top() + 5.0, slot.width(), 2.0),
                         palette().color(QPalette::Window));
    }
    if (m_hovered == column) {
        QColor light = palette().color(QPalette::Text);
        light.setAlpha(40);
        painter.fillRect(slot, light);
    }
}

void StepColumns::paintNumbers(QPainter& painter) const
{
    const QRectF plot = plotRect();
    painter.setPen(mutedTextColor(palette()));
    // Round step numbers, as on an axis: the columns that hold a multiple of the stride.
    const auto numberAt = [this](std::size_t step) { return m_profile->steps[step].number; };
    const double columnsEach = std::max(kNumberRoom / std::max(columnRect(0).width(), 1.0), 1.0)
                               * static_cast<double>(m_columns.front().count);
    const auto stride = static_cast<std::int64_t>(std::max(roundStep(columnsEach), 1.0));
    double free = plot.left() - kGrid;
    const int line = fontMetrics().height();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const StepColumn& column = m_columns[i];
        const std::int64_t last = numberAt(column.first + column.count - 1);
        const std::int64_t round = last - last % stride;
        if (round < numberAt(column.first))
            continue;
        const QString text = locale().toString(static_cast<qlonglong>(round));
        const double width = fontMetrics().horizontalAdvance(text);
        const double centre = columnRect(i).center().x();
        const double left = std::clamp(centre - width / 2.0, plot.left(),
                                       std::max(plot.right() - width, plot.left()));
        if (left < free)
            continue;
        painter.drawText(QRectF(left, plot.bottom() + 2.0, width + 1.0, line),
                         Qt::AlignLeft | Qt::AlignTop, text);
        free = left + width + kGrid;
    }
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
    QWidget::resizeEvent(event);
    rebuild();
}

void StepColumns::mousePressEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> column = columnAt(event->position());
    if (event->button() == Qt::LeftButton && column)
        choose(m_columns[*column].shown);
}

void StepColumns::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> column = columnAt(event->position());
    if (column == m_hovered)
        return;
    m_hovered = column;
    setCursor(column ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void StepColumns::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered.reset();
    update();
}

void StepColumns::keyPressEvent(QKeyEvent* event)
{
    if (!m_profile || m_profile->steps.empty()) {
        QWidget::keyPressEvent(event);
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
    default: QWidget::keyPressEvent(event); return;
    }
    if (step)
        choose(*step);
}

void StepColumns::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void StepColumns::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace faultline::ui
