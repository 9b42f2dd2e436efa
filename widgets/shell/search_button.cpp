// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/search_button.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace faultline::ui {

namespace {

constexpr int kButtonWidth = 30 * kGrid;
constexpr int kButtonHeight = 4 * kGrid;
constexpr int kSearchIconSize = 16;

} // namespace

SearchButton::SearchButton(const QKeySequence& shortcut, QWidget* parent)
    : QAbstractButton(parent), m_shortcutText(shortcut.toString(QKeySequence::NativeText))
{
    setText(tr("Search"));
    setAccessibleName(tr("Search pages, runs, tags, findings and actions"));
    setToolTip(tr("Go to a page, finding, run, tag or action (%1)").arg(m_shortcutText));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAttribute(Qt::WA_Hover);
}

QSize SearchButton::sizeHint() const
{
    return {kButtonWidth, kButtonHeight};
}

QSize SearchButton::minimumSizeHint() const
{
    return {kButtonWidth / 2, kButtonHeight};
}

void SearchButton::paintEvent(QPaintEvent*)
{
    QStyleOptionFrame frame;
    frame.initFrom(this);
    frame.lineWidth = 1;
    frame.state |= QStyle::State_Sunken;
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);

    const QColor muted = mutedTextColor(palette());
    QRect rest = rect().adjusted(kGrid, 0, -kGrid, 0);
    const QRect iconRect(rest.left(), rest.center().y() - kSearchIconSize / 2 + 1, kSearchIconSize,
                         kSearchIconSize);
    ui::icon(QStringLiteral("search"), muted).paint(&painter, iconRect);
    rest.setLeft(iconRect.right() + kGrid);
    painter.setPen(muted);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, m_shortcutText);
}

} // namespace faultline::ui
