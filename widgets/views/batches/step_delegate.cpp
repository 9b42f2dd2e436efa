// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/step_delegate.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace faultline::ui {

namespace {

constexpr int kSwitchWidth = 4 * kGrid;
constexpr int kSwitchHeight = 2 * kGrid;
constexpr int kPadding = 6;

bool hasSwitch(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).isValid();
}

bool isHeading(const QModelIndex& index)
{
    return !index.flags().testFlag(Qt::ItemIsSelectable);
}

QRect switchRect(const QRect& row)
{
    return {row.right() - kSwitchWidth - kGrid, row.top() + (row.height() - kSwitchHeight) / 2,
            kSwitchWidth, kSwitchHeight};
}

/// `tone` on `ground`; filled if it is on.
void paintSwitch(QPainter& painter, const QRect& rect, bool isOn, const QColor& tone,
                 const QColor& ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(tone, 1.0));
    painter.setBrush(isOn ? tone : ground);
    painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const double knob = track.height() - 6;
    const double left = isOn ? track.right() - knob - 3 : track.left() + 3;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isOn ? ground : tone);
    painter.drawEllipse(QRectF(left, track.top() + 3, knob, knob));
    painter.restore();
}

} // namespace

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle& style = row.widget ? *row.widget->style() : *QApplication::style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);

    const bool selected = row.state.testFlag(QStyle::State_Selected);
    const bool isOff = hasSwitch(index) && index.data(Qt::CheckStateRole).toInt() == Qt::Unchecked;
    const QColor strong =
        row.palette.color(selected ? QPalette::HighlightedText : QPalette::WindowText);
    const QColor muted = selected ? strong : mutedTextColor(row.palette);
    const QFontMetrics& metrics = row.fontMetrics;
    QRect line = row.rect.adjusted(kGrid, kPadding, -kGrid, -kPadding);
    if (hasSwitch(index)) {
        const QRect where = switchRect(row.rect);
        if (selected)
            paintSwitch(*painter, where, !isOff, strong, row.palette.color(QPalette::Highlight));
        else
            paintSwitch(*painter, where, !isOff, isOff ? muted : accentColor(row.palette),
                        row.palette.color(QPalette::Base));
        line.setRight(where.left() - kGrid);
    }
    const QString detail = index.data(DetailRole).toString();
    QFont font = row.font;
    if (isHeading(index))
        font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(isOff ? muted : strong);
    line.setHeight(detail.isEmpty() ? line.height() : metrics.height());
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(row.text, Qt::ElideRight, line.width()));
    if (detail.isEmpty())
        return;
    line.translate(0, metrics.height() + 2);
    painter->setFont(row.font);
    painter->setPen(muted);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(detail, Qt::ElideRight, line.width()));
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool hasDetail = !index.data(DetailRole).toString().isEmpty();
    const int text = option.fontMetrics.height() * (hasDetail ? 2 : 1) + (hasDetail ? 2 : 0);
    return {8 * kGrid, std::max(text, kSwitchHeight) + 2 * kPadding};
}

bool StepDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                               const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (!hasSwitch(index))
        return false;
    bool isSwitched = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        isSwitched = mouse->button() == Qt::LeftButton
                     && switchRect(option.rect).adjusted(-4, -4, 4, 4).contains(mouse->pos());
    } else if (event->type() == QEvent::KeyPress) {
        isSwitched = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    }
    if (!isSwitched)
        return false;
    const bool isOn = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace faultline::ui
