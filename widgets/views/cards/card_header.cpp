// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/card_header.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>

namespace faultline::ui {

CardHeader::CardHeader(QWidget* parent)
    : QWidget(parent), m_title(new ElidedLabel(Qt::ElideMiddle, this)), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_row->addWidget(m_title, 1);
}

void CardHeader::setTitle(const QString& title, const QString& detail)
{
    m_title->setText(title);
    m_title->setDetail(detail);
}

void CardHeader::addButton(QAbstractButton& button)
{
    QSizePolicy policy = button.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button.setSizePolicy(policy);
    m_row->addWidget(&button);
}

IconButton& CardHeader::addMaximiseButton()
{
    m_maximise = new IconButton(QStringLiteral("maximise"), tr("Enlarge"), this);
    connect(m_maximise, &QToolButton::clicked, this,
            [this] { emit maximiseRequested(!m_isMaximised); });
    addButton(*m_maximise);
    return *m_maximise;
}

void CardHeader::setMaximised(bool maximised)
{
    m_isMaximised = maximised;
    if (m_maximise == nullptr)
        return;
    m_maximise->setIconName(maximised ? QStringLiteral("restore") : QStringLiteral("maximise"));
    m_maximise->setName(maximised ? tr("Back to normal size") : tr("Enlarge"));
}

ElidedLabel* makeCardFooter(QWidget* parent)
{
    auto* footer = new ElidedLabel(Qt::ElideRight, parent);
    footer->setMuted(true);
    QFont small = parent->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    footer->setFont(tabularFont(small));
    return footer;
}

} // namespace faultline::ui
