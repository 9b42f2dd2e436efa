// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/bar_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kBarWidth = 12 * kGrid;

} // namespace

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    // The row's own background first, so that the bar is on top of it and below the number.
    QStyleOptionViewItem background(option);
    initStyleOption(&background, index);
    background.text.clear();
    const QWidget* widget = option.widget;
    QStyle* style = widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);
    const double value = index.data(SortRole).toDouble();
    if (m_largest > 0.0 && value > 0.0) {
        QColor color = accentColor(option.palette);
        color.setAlphaF(0.30F);
        const QRect room = option.rect.adjusted(kGrid / 2, kGrid / 2, -kGrid / 2, -kGrid / 2);
        const double share = std::clamp(value / m_largest, 0.0, 1.0);
        painter->fillRect(
            QRectF(room.left(), room.top(), std::max(1.0, share * room.width()), room.height()),
            color);
    }
    painter->setPen(option.palette.color(option.state.testFlag(QStyle::State_Selected)
                                             ? QPalette::HighlightedText
                                             : QPalette::Text));
    painter->setFont(option.font);
    painter->drawText(option.rect.adjusted(kGrid, 0, -kGrid, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data().toString());
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(size.width(), kBarWidth), size.height()};
}

} // namespace faultline::ui
