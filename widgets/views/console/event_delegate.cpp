// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/event_delegate.h"

#include "model/core/console_log.h"
#include "model/qt/roles.h"
#include "widgets/style/theme.h"
#include "widgets/views/console/log_row_painter.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kEventIconSize = 2 * kGrid;
constexpr int kPadding = kGrid / 2;

bool isOccurrence(const QModelIndex& index)
{
    return index.parent().isValid();
}

QString detailOf(const QModelIndex& index)
{
    const QString fields = index.data(DetailRole).toString();
    return fields.isEmpty() ? index.data(MeaningRole).toString() : fields;
}

} // namespace

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle& style = row.widget ? *row.widget->style() : *QApplication::style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);

    const bool selected = row.state.testFlag(QStyle::State_Selected);
    const QColor strong =
        row.palette.color(selected ? QPalette::HighlightedText : QPalette::WindowText);
    const QColor muted = selected ? strong : mutedTextColor(row.palette);
    const QFontMetrics& metrics = row.fontMetrics;
    const QRect inner = row.rect.adjusted(0, kPadding, -kGrid, -kPadding);
    painter->setFont(row.font);

    if (isOccurrence(index)) {
        const int width = metrics.horizontalAdvance(row.text);
        painter->setPen(strong);
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, row.text);
        const QRect rest = inner.adjusted(width + kGrid, 0, 0, 0);
        painter->setPen(muted);
        painter->drawText(
            rest, Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(index.data(DetailRole).toString(), Qt::ElideRight, rest.width()));
        return;
    }

    const LineWeight weight = weightOf(static_cast<Outcome>(index.data(OutcomeRole).toInt()));
    icon(lineWeightIconName(weight), selected ? strong : lineWeightColor(weight, row.palette))
        .paint(painter, QRect(inner.left(), inner.top() + (metrics.height() - kEventIconSize) / 2,
                              kEventIconSize, kEventIconSize));
    QRect line(inner.left() + kEventIconSize + kGrid, inner.top(), 0, metrics.height());
    line.setRight(inner.right());
    const auto count = index.data(CountRole).value<quint64>();
    const QString times = count > 1 ? QStringLiteral("×") + QLocale().toString(count) : QString();
    const int timesWidth = times.isEmpty() ? 0 : metrics.horizontalAdvance(times) + kGrid;
    painter->setPen(muted);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, times);
    painter->setPen(strong);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(row.text, Qt::ElideRight, line.width() - timesWidth));
    painter->setPen(muted);
    line.translate(0, metrics.height() + kPadding / 2);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(detailOf(index), Qt::ElideRight, line.width()));
}

QSize EventDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int lines = isOccurrence(index) || detailOf(index).isEmpty() ? 1 : 2;
    const int text = lines * option.fontMetrics.height() + (lines - 1) * kPadding / 2;
    return {8 * kGrid, std::max(text, kEventIconSize) + 2 * kPadding};
}

} // namespace faultline::ui
