// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/section_header.h"

#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

namespace faultline::ui {

SectionHeader::SectionHeader(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    setFont(bold);
}

void SectionHeader::setTitle(const QString& title, const QString& count)
{
    setText(title);
    m_count = count;
    setAccessibleName(title);
    setAccessibleDescription(count);
    updateGeometry();
    update();
}

QSize SectionHeader::sizeHint() const
{
    const int width =
        fontMetrics().horizontalAdvance(text()) + fontMetrics().horizontalAdvance(m_count);
    return {width + 6 * kGrid, 4 * kGrid};
}

QSize SectionHeader::minimumSizeHint() const
{
    return {8 * kGrid, 4 * kGrid};
}

void SectionHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int side = 2 * kGrid;
    const QRect line = rect().adjusted(kGrid / 2, 0, -kGrid / 2, 0);
    const QRect chevron(line.left(), (height() - side) / 2, side, side);
    const QColor tone =
        underMouse() ? palette().color(QPalette::WindowText) : mutedTextColor(palette());
    ui::icon(isChecked() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), tone)
        .paint(&painter, chevron);

    const int left = chevron.right() + kGrid / 2 + 1;
    const int countWidth = fontMetrics().horizontalAdvance(m_count) + kGrid;
    const QString title =
        fontMetrics().elidedText(text(), Qt::ElideMiddle, line.right() - left - countWidth - kGrid);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(left, 0, line.right() - left, height()),
                     Qt::AlignVCenter | Qt::TextSingleLine, title);
    QFont regular = font();
    regular.setWeight(QFont::Normal);
    const int titleWidth = fontMetrics().horizontalAdvance(title);
    painter.setFont(regular);
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(QRect(left + titleWidth + kGrid, 0, line.right() - left, height()),
                     Qt::AlignVCenter | Qt::TextSingleLine, m_count);

    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(1, 1, -1, -1);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void SectionHeader::keyPressEvent(QKeyEvent* event)
{
    // As in a tree: right unfolds, left folds; Return acts like a click.
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (isChecked() != (event->key() == Qt::Key_Right))
            click();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    default: QAbstractButton::keyPressEvent(event);
    }
}

void SectionHeader::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void SectionHeader::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace faultline::ui
