// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/icon_button.h"

#include "widgets/style/theme.h"

#include <QEvent>

namespace faultline::ui {

IconButton::IconButton(const QString& iconName, const QString& name, QWidget* parent)
    : QToolButton(parent), m_iconName(iconName)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setIconSize(QSize(2 * kGrid, 2 * kGrid));
    setName(name);
    refreshIcon();
}

void IconButton::setIconName(const QString& iconName)
{
    if (iconName == m_iconName)
        return;
    m_iconName = iconName;
    refreshIcon();
}

void IconButton::setName(const QString& name)
{
    setToolTip(name);
    setAccessibleName(name);
}

void IconButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcon();
}

void IconButton::refreshIcon()
{
    setIcon(ui::icon(m_iconName, palette()));
}

} // namespace faultline::ui
