// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/problem_scroll_bar.h"

#include "widgets/style/theme.h"
#include "widgets/views/console/log_row_painter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kReach = 3;
constexpr int kWidth = 2 * kGrid;
constexpr int kMargin = 2;

} // namespace

ProblemScrollBar::ProblemScrollBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent) {}

void ProblemScrollBar::setMarks(std::vector<Mark> marks)
{
    m_marks = std::move(marks);
    update();
}

QSize ProblemScrollBar::sizeHint() const
{
    return {std::max(kWidth, QScrollBar::sizeHint().width()), QScrollBar::sizeHint().height()};
}

int ProblemScrollBar::yOf(const Mark& mark) const
{
    return kMargin + static_cast<int>(std::lround(mark.position * (height() - 2 * kMargin - 1)));
}

const ProblemScrollBar::Mark* ProblemScrollBar::markAt(int y) const
{
    const Mark* best = nullptr;
    const auto distance = [this, y](const Mark& mark) { return std::abs(yOf(mark) - y); };
    for (const Mark& mark : m_marks) {
        if (distance(mark) > kReach)
            continue;
        const bool better = best == nullptr || mark.weight > best->weight
                            || (mark.weight == best->weight && distance(mark) < distance(*best));
        if (better)
            best = &mark;
    }
    return best;
}

bool ProblemScrollBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<const QHelpEvent*>(event);
        const Mark* mark = markAt(help->pos().y());
        if (mark != nullptr && m_describe)
            QToolTip::showText(help->globalPos(), m_describe(mark->line), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QScrollBar::event(event);
}

void ProblemScrollBar::paintEvent(QPaintEvent* event)
{
    QScrollBar::paintEvent(event);
    QPainter painter(this);
    // Many problems share a pixel: of each row of pixels only the worst is drawn.
    std::vector<LineWeight> worst(static_cast<std::size_t>(std::max(height(), 1)),
                                  LineWeight::Plain);
    for (const Mark& mark : m_marks) {
        LineWeight& at = worst[static_cast<std::size_t>(std::clamp(yOf(mark), 0, height() - 1))];
        at = std::max(at, mark.weight);
    }
    // Lanes: a log full of warnings must not hide its errors, nor the handle.
    const int lane = width() / 3;
    for (const LineWeight weight : {LineWeight::Warning, LineWeight::Failure, LineWeight::Fatal}) {
        const QColor color = lineWeightColor(weight, palette());
        for (int y = 0; y < height(); ++y) {
            if (worst[static_cast<std::size_t>(y)] != weight)
                continue;
            if (weight == LineWeight::Fatal)
                painter.fillRect(0, y - 2, width(), 4, color);
            else if (weight == LineWeight::Failure)
                painter.fillRect(width() - 2 * lane, y - 1, 2 * lane, 2, color);
            else
                painter.fillRect(0, y - 1, lane, 2, color);
        }
    }
}

void ProblemScrollBar::mousePressEvent(QMouseEvent* event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QPoint place = event->position().toPoint();
    // The handle stays a handle, however many marks lie under it.
    const bool onHandle = style()->hitTestComplexControl(QStyle::CC_ScrollBar, &option, place, this)
                          == QStyle::SC_ScrollBarSlider;
    const Mark* mark = event->button() == Qt::LeftButton && !onHandle ? markAt(place.y()) : nullptr;
    m_pressedMark = mark != nullptr;
    if (mark == nullptr) {
        QScrollBar::mousePressEvent(event);
        return;
    }
    event->accept();
    emit markClicked(mark->line);
}

void ProblemScrollBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(m_pressedMark, false))
        QScrollBar::mouseReleaseEvent(event);
}

} // namespace faultline::ui
