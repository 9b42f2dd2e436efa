// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/cursor_box.h"

#include "widgets/charts/chart_style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kPadding = 8.0;
constexpr double kColumnGap = 10.0;
constexpr double kCursorSwatch = 12.0;
constexpr double kCursorSwatchGap = 6.0;
constexpr double kFromAnchor = 14.0;
constexpr double kWidestLabel = 220.0;
constexpr double kNarrowestLabel = 48.0;

double widthOf(const QFontMetricsF& metrics, const QString& text)
{
    return text.isEmpty() ? 0.0 : std::ceil(metrics.horizontalAdvance(text));
}

/// Widths of the columns, 0 for those that are left out.
struct Columns {
    double label = 0.0;
    double value = 0.0;
    double logged = 0.0;
    double place = 0.0;

    [[nodiscard]] double total() const
    {
        double width = kCursorSwatch;
        for (const double column : {label, value, logged, place})
            width += column > 0.0 ? column + kColumnGap : 0.0;
        return width - kColumnGap + kCursorSwatchGap;
    }
};

Columns columnsOf(const CursorBox& box, const QFontMetricsF& metrics, double room)
{
    Columns columns;
    for (const CursorBox::Row& row : box.rows) {
        columns.label = std::max(columns.label, widthOf(metrics, row.label));
        columns.value = std::max(columns.value, widthOf(metrics, row.value));
        columns.logged = std::max(columns.logged, widthOf(metrics, row.logged));
        columns.place = std::max(columns.place, widthOf(metrics, row.place));
    }
    if (columns.value > 0.0)
        columns.value = std::max(columns.value, widthOf(metrics, box.heads.value));
    if (columns.logged > 0.0)
        columns.logged = std::max(columns.logged, widthOf(metrics, box.heads.logged));
    if (columns.place > 0.0)
        columns.place = std::max(columns.place, widthOf(metrics, box.heads.place));
    columns.label = std::min(columns.label, kWidestLabel);
    const double shortLabel = std::min(columns.label, kNarrowestLabel);
    const auto tooWide = [&] { return columns.total() - columns.label + shortLabel > room; };
    if (tooWide())
        columns.place = 0.0;
    if (tooWide())
        columns.logged = 0.0;
    if (tooWide())
        columns.label = 0.0;
    else
        columns.label = std::min(columns.label, room - (columns.total() - columns.label));
    return columns;
}

QRectF placed(QSizeF size, const QRectF& bounds, std::optional<QPointF> anchor)
{
    if (!anchor)
        return {QPointF(bounds.right() - size.width(), bounds.top()), size};
    double left = anchor->x() + kFromAnchor;
    if (left + size.width() > bounds.right()) {
        const double other = anchor->x() - kFromAnchor - size.width();
        left = other >= bounds.left() ? other : bounds.right() - size.width();
    }
    double top = anchor->y() - size.height() - kFromAnchor / 2.0;
    if (top < bounds.top())
        top = std::min(anchor->y() + kFromAnchor, bounds.bottom() - size.height());
    return {QPointF(std::max(left, bounds.left()), std::max(top, bounds.top())), size};
}

void paintSwatch(QPainter& painter, const CursorBox::Row& row, const QRectF& line)
{
    QPen swatch(row.color, 3.0);
    swatch.setCapStyle(Qt::FlatCap);
    if (row.dashed)
        swatch.setDashPattern({1.5, 1.0});
    painter.setPen(swatch);
    painter.drawLine(QPointF(line.left(), line.center().y()),
                     QPointF(line.left() + kCursorSwatch, line.center().y()));
}

void paintCells(QPainter& painter, const CursorBox::Row& row, const Columns& columns,
                const QRectF& line, const QFontMetricsF& metrics, const ChartStyle& style)
{
    double left = line.left() + kCursorSwatch + kCursorSwatchGap;
    const auto cell = [&](const QString& text, double width, Qt::Alignment alignment,
                          const QColor& color) {
        if (width <= 0.0)
            return;
        painter.setPen(color);
        painter.drawText(QRectF(left, line.top(), width, line.height()),
                         static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip, text);
        left += width + kColumnGap;
    };
    cell(metrics.elidedText(row.label, Qt::ElideMiddle, columns.label), columns.label,
         Qt::AlignLeft, row.isMuted ? style.mutedText : style.text);
    cell(row.value, columns.value, Qt::AlignRight, row.isMuted ? style.mutedText : style.text);
    cell(row.logged, columns.logged, Qt::AlignRight, style.mutedText);
    cell(row.place, columns.place, Qt::AlignRight, style.mutedText);
}

} // namespace

void CursorBox::paint(QPainter& painter, const QRectF& bounds, std::optional<QPointF> anchor,
                      const ChartStyle& style) const
{
    const QFontMetricsF metrics(style.labelFont);
    const double room = bounds.width() - 2.0 * kPadding;
    if (room < kCursorSwatch || (rows.empty() && title.isEmpty() && notes.empty()))
        return;
    const Columns columns = columnsOf(*this, metrics, room);
    double width = rows.empty() ? 0.0 : columns.total();
    std::vector<QString> above;
    for (const QString& text : {title, subtitle}) {
        if (!text.isEmpty())
            above.push_back(text);
    }
    std::vector<QString> below = notes;
    if (!more.isEmpty())
        below.insert(below.begin(), more);
    for (const auto* lines : {&above, &below}) {
        for (const QString& text : *lines)
            width = std::max(width, widthOf(metrics, text));
    }
    width = std::min(width, room);
    const bool hasHeads = !heads.value.isEmpty();
    const double lineHeight = std::ceil(metrics.height()) + 2.0;
    const double height =
        lineHeight
        * static_cast<double>(rows.size() + above.size() + below.size() + (hasHeads ? 1 : 0));
    const QRectF frame = placed({width + 2.0 * kPadding, height + kPadding * 1.5}, bounds, anchor);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.axisLine, 1.0));
    painter.setBrush(style.boxFill);
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    painter.setFont(style.labelFont);
    QRectF line(frame.left() + kPadding, frame.top() + kPadding * 0.75, width, lineHeight);
    const auto textLine = [&](const QString& text, const QColor& color) {
        painter.setPen(color);
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         metrics.elidedText(text, Qt::ElideRight, width));
        line.translate(0.0, lineHeight);
    };
    for (std::size_t i = 0; i < above.size(); ++i)
        textLine(above[i], i == 0 && !title.isEmpty() ? style.text : style.mutedText);
    if (hasHeads) {
        Row head;
        head.value = heads.value;
        head.logged = heads.logged;
        head.place = heads.place;
        head.isMuted = true;
        paintCells(painter, head, columns, line, metrics, style);
        line.translate(0.0, lineHeight);
    }
    for (const Row& row : rows) {
        paintSwatch(painter, row, line);
        paintCells(painter, row, columns, line, metrics, style);
        line.translate(0.0, lineHeight);
    }
    for (const QString& text : below)
        textLine(text, style.mutedText);
    painter.restore();
}

} // namespace faultline::ui
