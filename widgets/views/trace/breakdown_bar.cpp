// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/breakdown_bar.h"

#include "model/qt/trace_text.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/trace_style.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

#include <memory>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kBarHeight = 26;
constexpr int kSwatch = 14;

class Swatch final : public QWidget {
public:
    Swatch(StepCategory category, QWidget* parent) : QWidget(parent), m_category(category)
    {
        setFixedSize(kSwatch, kSwatch);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintStepCategory(painter, QRectF(rect()), m_category, palette());
    }

private:
    StepCategory m_category;
};

QString toolTipOf(const BreakdownPart& part)
{
    return stepCategoryName(part.category) + QStringLiteral(": ") + traceDuration(part.seconds)
           + QStringLiteral(", ") + traceShare(part.share) + u'\n'
           + stepCategoryMeaning(part.category);
}

QWidget* makeEntry(const BreakdownPart& part, QWidget* parent)
{
    auto* entry = new QWidget(parent);
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2 + 2);
    row->addWidget(new Swatch(part.category, entry));
    auto* name = new QLabel(stepCategoryName(part.category), entry);
    row->addWidget(name);
    auto* numbers = new QLabel(
        traceDuration(part.seconds) + QStringLiteral("  ") + traceShare(part.share), entry);
    QFont font = tabularFont(numbers->font());
    font.setWeight(QFont::DemiBold);
    numbers->setFont(font);
    row->addWidget(numbers);
    entry->setToolTip(toolTipOf(part));
    return entry;
}

} // namespace

BreakdownBar::BreakdownBar(QWidget* parent) : ChartCanvas(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Typical step by what it is spent on"));
}

void BreakdownBar::setParts(std::vector<BreakdownPart> parts)
{
    m_parts = std::move(parts);
    invalidate();
}

QSize BreakdownBar::sizeHint() const
{
    return {40 * kGrid, kBarHeight};
}

QSize BreakdownBar::minimumSizeHint() const
{
    return {12 * kGrid, kBarHeight};
}

QRectF BreakdownBar::rectOf(std::size_t part) const
{
    double before = 0.0;
    for (std::size_t i = 0; i < part; ++i)
        before += m_parts[i].share;
    return {before * width(), 0.0, m_parts[part].share * width(), static_cast<double>(height())};
}

std::optional<std::size_t> BreakdownBar::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (position.x() < rectOf(i).right())
            return i;
    }
    return std::nullopt;
}

QPointF BreakdownBar::markPlace(std::size_t mark) const
{
    return rectOf(mark).center();
}

QString BreakdownBar::markText(std::size_t mark) const
{
    return toolTipOf(m_parts[mark]);
}

ChartTable BreakdownBar::table() const
{
    ChartTable table{.titles = {tr("Spent on"), tr("Seconds"), tr("Share")}, .rows = {}};
    for (const BreakdownPart& part : m_parts)
        table.rows.push_back({stepCategoryName(part.category), ChartTable::number(part.seconds),
                              ChartTable::number(part.share)});
    return table;
}

std::vector<ChartCanvas::LegendEntry> BreakdownBar::legend() const
{
    std::vector<LegendEntry> entries;
    for (const BreakdownPart& part : m_parts)
        entries.push_back({.text = stepCategoryName(part.category) + u' ' + traceShare(part.share),
                           .color = stepCategoryColor(part.category, palette())});
    return entries;
}

void BreakdownBar::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rectOf(mark).adjusted(0.5, 0.5, -0.5, -0.5));
}

void BreakdownBar::paintAbove(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font());
    if (m_parts.empty())
        painter.fillRect(rect(), hairlineColor(palette()));
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const BreakdownPart& part = m_parts[i];
        const QRectF piece = rectOf(i);
        paintStepCategory(painter, piece, part.category, palette());
        if (i > 0)
            painter.fillRect(QRectF(piece.left(), 0, 1, height()),
                             palette().color(QPalette::Window));
        const QString share = traceShare(part.share);
        const QString full = stepCategoryName(part.category) + u' ' + share;
        const double room = piece.width() - kGrid;
        const QString text = fontMetrics().horizontalAdvance(full) <= room    ? full
                             : fontMetrics().horizontalAdvance(share) <= room ? share
                                                                              : QString();
        if (text.isEmpty())
            continue;
        const QColor fill = stepCategoryColor(part.category, palette());
        // The pattern would run through the letters.
        const double textWidth = fontMetrics().horizontalAdvance(text) + kGrid / 2.0;
        QRectF label(0, 0, textWidth, fontMetrics().height());
        label.moveCenter(piece.center());
        painter.fillRect(label, fill);
        painter.setPen(textColorOn(fill));
        painter.drawText(piece, Qt::AlignCenter, text);
    }
}

BreakdownLegend::BreakdownLegend(QWidget* parent)
    : QWidget(parent), m_flow(new FlowLayout(2 * kGrid, kGrid / 2, this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
}

void BreakdownLegend::setParts(const std::vector<BreakdownPart>& parts)
{
    while (m_flow->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_flow->takeAt(0));
        delete item->widget();
    }
    for (const BreakdownPart& part : parts)
        m_flow->addWidget(makeEntry(part, this));
    setAccessibleDescription(breakdownText(parts));
    updateGeometry();
}

} // namespace faultline::ui
