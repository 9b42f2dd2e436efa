// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/component_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/component_style.h"

#include <QPainter>
#include <QPixmap>

namespace faultline::ui {

namespace {

constexpr int kPatch = 12;

} // namespace

void ComponentDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1.0;
    QPixmap patch(QSize(kPatch, kPatch) * ratio);
    patch.setDevicePixelRatio(ratio);
    patch.fill(Qt::transparent);
    QPainter painter(&patch);
    paintComponent(painter, QRectF(0, 0, kPatch, kPatch),
                   static_cast<vram::Component>(index.data(IdRole).toInt()), option->palette);
    painter.end();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = QIcon(patch);
    option->decorationSize = QSize(kPatch, kPatch);
}

} // namespace faultline::ui
