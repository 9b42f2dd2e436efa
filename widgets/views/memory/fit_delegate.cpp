// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/fit_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/fit_style.h"

namespace faultline::ui {

void FitDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant fit = index.data(FitRole);
    if (!fit.isValid())
        return;
    const auto judged = static_cast<Fit>(fit.toInt());
    option->features |= QStyleOptionViewItem::HasDecoration;
    const bool isSelected = option->state.testFlag(QStyle::State_Selected);
    option->icon =
        icon(fitIconName(judged), isSelected ? option->palette.color(QPalette::HighlightedText)
                                             : fitColor(judged, option->palette));
    option->decorationSize = QSize(2 * kGrid, 2 * kGrid);
}

} // namespace faultline::ui
