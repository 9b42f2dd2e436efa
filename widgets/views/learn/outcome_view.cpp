// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/outcome_view.h"

#include "model/qt/messages.h"
#include "model/qt/vram_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/component_style.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kBarHeight = 5 * kGrid;
constexpr int kCurveHeight = 16 * kGrid;
constexpr double kLargeFont = 1.5;

QFont largeFont(const QFont& base)
{
    QFont font = tabularFont(base);
    font.setPointSizeF(font.pointSizeF() * kLargeFont);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

OutcomeView::OutcomeView(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What the model says"));
}

void OutcomeView::setOutcome(KnobOutcome outcome)
{
    m_problem.clear();
    m_outcome = std::move(outcome);
    if (!m_outcome.figures.empty() && !m_outcome.memory.empty())
        m_mostBytes =
            std::max({m_mostBytes, m_outcome.figures.front().value.value, m_outcome.gpuBytes});
    noteChange();
}

void OutcomeView::setProblem(const QString& problem)
{
    m_problem = problem;
    m_outcome = {};
    noteChange();
}

void OutcomeView::noteChange()
{
    setAccessibleDescription(words());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    updateGeometry();
    update();
}

QString OutcomeView::words() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    QStringList words;
    for (const KnobFigure& figure : m_outcome.figures)
        words << tr("%1: %2", "name of a number, number")
                     .arg(translated(figure.label), formatted(figure.value));
    return words.join(QStringLiteral("; "));
}

bool OutcomeView::hasPicture() const
{
    return !m_outcome.memory.empty() || !m_outcome.curve.empty();
}

int OutcomeView::figureHeight() const
{
    const int large = QFontMetrics(largeFont(font())).height();
    const int lines = std::max<int>(0, static_cast<int>(m_outcome.figures.size()) - 1);
    return fontMetrics().height() + large + lines * fontMetrics().height() + kGrid;
}

QSize OutcomeView::sizeHint() const
{
    const int picture = !m_outcome.memory.empty()  ? kBarHeight + 2 * fontMetrics().height()
                        : !m_outcome.curve.empty() ? kCurveHeight
                                                   : 0;
    return {36 * kGrid, figureHeight() + picture};
}

QSize OutcomeView::minimumSizeHint() const
{
    return {16 * kGrid, sizeHint().height()};
}

void OutcomeView::paintFigures(QPainter& painter) const
{
    if (m_outcome.figures.empty())
        return;
    int y = 0;
    const auto line = [&](const QString& text, const QFont& font, const QColor& color) {
        painter.setFont(font);
        painter.setPen(color);
        const int height = QFontMetrics(font).height();
        painter.drawText(QRect(0, y, width(), height), Qt::AlignLeft | Qt::AlignVCenter, text);
        y += height;
    };
    const QColor muted = mutedTextColor(palette());
    const QColor text = palette().color(QPalette::WindowText);
    line(translated(m_outcome.figures.front().label), font(), muted);
    const KnobFigure& first = m_outcome.figures.front();
    const bool isTooMuch = m_outcome.gpuBytes > 0.0 && first.value.value > m_outcome.gpuBytes;
    line(formatted(first.value), largeFont(font()),
         isTooMuch ? severityColor(Severity::Critical, palette()) : text);
    for (std::size_t i = 1; i < m_outcome.figures.size(); ++i)
        line(translated(m_outcome.figures[i].label) + QStringLiteral(": ")
                 + formatted(m_outcome.figures[i].value),
             font(), muted);
}

void OutcomeView::paintMemory(QPainter& painter, const QRectF& area) const
{
    const double scale = m_mostBytes > 0.0 ? area.width() / m_mostBytes : 0.0;
    const QRectF bar(area.left(), area.top(), area.width(), kBarHeight);
    painter.fillRect(bar, hairlineColor(palette()));
    double x = bar.left();
    for (const vram::ComponentBytes& part : m_outcome.memory) {
        const double width = static_cast<double>(part.bytes) * scale;
        if (width <= 0.0)
            continue;
        const QRectF piece(x, bar.top(), width, bar.height());
        paintComponent(painter, piece, part.component, palette());
        x += width;
    }
    painter.setFont(font());
    if (m_outcome.gpuBytes > 0.0) {
        const double at = bar.left() + m_outcome.gpuBytes * scale;
        painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
        painter.drawLine(QPointF(at - 1, bar.top() - 3), QPointF(at - 1, bar.bottom() + 3));
        const QString text = tr("GPU: %1").arg(formatted(m_outcome.gpuBytes, Unit::Bytes));
        const double wide = QFontMetricsF(font()).horizontalAdvance(text);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QPointF(std::clamp(at - wide / 2, area.left(), area.right() - wide),
                                 bar.bottom() + fontMetrics().ascent() + 4),
                         text);
    }
}

void OutcomeView::paintCurve(QPainter& painter, const QRectF& area) const
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto shown = [this](double value) {
        return m_outcome.isLogarithmic ? std::log10(std::max(value, 1e-12)) : value;
    };
    for (const double value : m_outcome.curve) {
        if (!std::isfinite(value))
            continue;
        low = std::min(low, shown(value));
        high = std::max(high, shown(value));
    }
    if (!(low <= high))
        return;
    if (!m_outcome.isLogarithmic)
        low = std::min(low, 0.0);
    const double span = high > low ? high - low : 1.0;
    const double labels = fontMetrics().height();
    const QRectF plot = area.adjusted(0, 2, 0, -labels);
    painter.setPen(hairlineColor(palette()));
    painter.drawRect(plot);
    QPainterPath path;
    bool isOpen = false;
    for (std::size_t i = 0; i < m_outcome.curve.size(); ++i) {
        const double value = m_outcome.curve[i];
        if (!std::isfinite(value)) {
            isOpen = false; // it diverged: the line ends
            continue;
        }
        const QPointF point(plot.left()
                                + plot.width() * static_cast<double>(i)
                                      / static_cast<double>(m_outcome.curve.size() - 1),
                            plot.bottom() - plot.height() * (shown(value) - low) / span);
        isOpen ? path.lineTo(point) : path.moveTo(point);
        isOpen = true;
    }
    painter.setPen(QPen(accentColor(palette()), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setFont(font());
    painter.setPen(mutedTextColor(palette()));
    const QRectF below(area.left(), plot.bottom(), area.width(), labels);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, tr("step 0"));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter,
                     formatted(m_outcome.lastStep, Unit::Step));
}

void OutcomeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_problem.isEmpty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::TextWordWrap, m_problem);
        return;
    }
    paintFigures(painter);
    const QRectF area(1, figureHeight(), width() - 2, height() - figureHeight());
    if (!m_outcome.memory.empty())
        paintMemory(painter, area);
    else if (!m_outcome.curve.empty())
        paintCurve(painter, area);
    if (hasFocus()) {
        painter.setPen(QPen(accentColor(palette()), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

bool OutcomeView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_outcome.memory.empty())
        return QWidget::event(event);
    QStringList lines;
    for (const vram::ComponentBytes& part : m_outcome.memory) {
        if (part.bytes > 0)
            lines << componentName(part.component) + QStringLiteral(": ")
                         + formatted(static_cast<double>(part.bytes), Unit::Bytes);
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines.join(u'\n'), this);
    return true;
}

} // namespace faultline::ui
