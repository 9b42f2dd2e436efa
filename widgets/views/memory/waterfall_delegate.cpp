// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/waterfall_delegate.h"

#include "model/qt/change_table_model.h"
#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kWidth = 24 * kGrid;

} // namespace

void WaterfallDelegate::setRange(double low, double high)
{
    m_low = low;
    m_high = std::max(high, low + 1.0);
}

void WaterfallDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index); // the row's own background
    const double begin = index.data(ChangeTableModel::BeginRole).toDouble();
    const double end = index.data(ChangeTableModel::EndRole).toDouble();
    const QRect room = option.rect.adjusted(kGrid, kGrid / 2, -kGrid, -kGrid / 2);
    const auto xOf = [&](double bytes) {
        const double shown = std::clamp(bytes, m_low, m_high);
        return room.left() + (shown - m_low) / (m_high - m_low) * room.width();
    };
    const double left = xOf(std::min(begin, end));
    const double right = std::max(xOf(std::max(begin, end)), left + 1.0);
    const bool isTotal = index.data(ChangeTableModel::IsTotalRole).toBool();
    const QColor color = isTotal       ? mutedTextColor(option.palette)
                         : end > begin ? severityColor(Severity::Warning, option.palette)
                                       : accentColor(option.palette);
    painter->fillRect(QRectF(left, room.top(), right - left, room.height()), color);
    if (isTotal)
        return;
    // Where the next row begins.
    painter->setPen(QPen(mutedTextColor(option.palette), 1.0, Qt::DotLine));
    const double x = xOf(end);
    painter->drawLine(QPointF(x, room.bottom()), QPointF(x, option.rect.bottom()));
}

QSize WaterfallDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    return {kWidth, QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace faultline::ui
