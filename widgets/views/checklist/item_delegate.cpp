// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/item_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"
#include "widgets/views/checklist/item_style.h"

#include <QApplication>
#include <QPainter>

namespace faultline::ui {

namespace {

constexpr int kSign = 2 * kGrid;

bool isItem(const QModelIndex& index)
{
    return index.data(ItemStateRole).isValid();
}

QFont smaller(const QFont& font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.9);
    return small;
}

} // namespace

QSize ItemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = option.fontMetrics.lineSpacing();
    // Sections and items alike have two lines: what it is, and how it stands.
    const int second = QFontMetrics(smaller(option.font)).lineSpacing();
    return {20 * kGrid, line + second + (isItem(index) ? kGrid : kGrid + kGrid / 2)};
}

void ItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    painter->save();
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    QRect area = option.rect.adjusted(kGrid / 2, kGrid / 4, -kGrid / 2, -kGrid / 4);
    if (isItem(index)) {
        const auto state = static_cast<ItemState>(index.data(ItemStateRole).toInt());
        const QVariant found = index.data(SeverityRole);
        const auto severity =
            found.isValid() ? std::optional(static_cast<Severity>(found.toInt())) : std::nullopt;
        const QRect sign(area.left(), area.top() + kGrid / 4, kSign, kSign);
        const QColor tone = isSelected ? option.palette.color(QPalette::HighlightedText)
                                       : itemColor(state, severity, option.palette);
        icon(itemIconName(state, severity), tone).paint(painter, sign);
        area.setLeft(sign.right() + kGrid);
    }
    QFont title = option.font;
    if (!isItem(index))
        title.setWeight(QFont::DemiBold);
    const QColor text =
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    painter->setFont(title);
    painter->setPen(text);
    const int line = QFontMetrics(title).lineSpacing();
    const QString first = QFontMetrics(title).elidedText(index.data(Qt::DisplayRole).toString(),
                                                         Qt::ElideRight, area.width());
    painter->drawText(QRect(area.left(), area.top(), area.width(), line),
                      static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), first);
    const QFont small = smaller(option.font);
    painter->setFont(small);
    painter->setPen(isSelected ? text : mutedTextColor(option.palette));
    const QString second = QFontMetrics(small).elidedText(index.data(DetailRole).toString(),
                                                          Qt::ElideRight, area.width());
    painter->drawText(QRect(area.left(), area.top() + line, area.width(), area.height() - line),
                      static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), second);
    painter->restore();
}

} // namespace faultline::ui
