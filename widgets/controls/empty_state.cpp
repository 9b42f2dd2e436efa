// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/empty_state.h"

#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace faultline::ui {

namespace {

constexpr int kTextWidth = 56 * kGrid;

} // namespace

EmptyState::EmptyState(const QString& iconName, QWidget* parent)
    : QWidget(parent),
      m_iconName(iconName),
      m_icon(new QLabel(this)),
      m_title(new QLabel(this)),
      m_explanation(new QLabel(this)),
      m_buttons(new QHBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
    column->setSpacing(kGrid);
    column->addStretch(2);
    m_icon->setAlignment(Qt::AlignCenter);
    column->addWidget(m_icon);

    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    column->addWidget(m_title);

    m_explanation->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_explanation->setWordWrap(true);
    m_explanation->setMaximumWidth(kTextWidth);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(m_explanation, 100);
    centred->addStretch(1);
    column->addLayout(centred);

    m_buttons->setSpacing(kGrid);
    m_buttons->addStretch(1);
    m_buttons->addStretch(1);
    column->addLayout(m_buttons);
    column->addStretch(3);
    refreshColors();
}

void EmptyState::setTexts(const QString& title, const QString& explanation)
{
    m_title->setText(title);
    m_explanation->setText(explanation);
}

QPushButton* EmptyState::addButton(const QString& text)
{
    auto* button = new QPushButton(text, this);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void EmptyState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon != nullptr)
        refreshColors();
}

void EmptyState::refreshColors()
{
    m_icon->setPixmap(icon(m_iconName, mutedTextColor(palette()))
                          .pixmap(QSize(6 * kGrid, 6 * kGrid), devicePixelRatioF()));
}

} // namespace faultline::ui
