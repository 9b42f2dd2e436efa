// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/severity_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"

namespace faultline::ui {

void SeverityDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto severity = static_cast<Severity>(index.data(SeverityRole).toInt());
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = icon(severityIconName(severity), severityColor(severity, option->palette));
    option->decorationSize = QSize(2 * kGrid, 2 * kGrid);
}

} // namespace faultline::ui
