// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/setup_field.h"

#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace faultline::ui {

namespace {

constexpr int kCaptionHeight = 2 * kGrid + 2;
constexpr int kControlHeight = 4 * kGrid - 2; ///< combo and spin boxes stand in one row

} // namespace

SetupField::SetupField(const QString& caption, QWidget* control, QWidget* parent)
    : QWidget(parent), m_control(control)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    m_caption = new QLabel(caption, this);
    m_caption->setFixedHeight(kCaptionHeight);
    m_caption->setBuddy(control);
    top->addWidget(m_caption, 1);
    m_reset =
        new IconButton(QStringLiteral("undo"), tr("Back to the default: %1").arg(caption), this);
    m_reset->setFixedSize(kCaptionHeight, kCaptionHeight);
    m_reset->setIconSize(QSize(kCaptionHeight - 4, kCaptionHeight - 4));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    m_reset->hide();
    connect(m_reset, &QAbstractButton::clicked, this, &SetupField::resetRequested);
    top->addWidget(m_reset);
    column->addLayout(top);
    column->addWidget(control);
    for (QWidget* box :
         QList<QWidget*>{control} + control->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!box->inherits("QLabel"))
            box->setFixedHeight(kControlHeight);
    }
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(caption);
}

QString SetupField::caption() const
{
    return m_caption->text();
}

void SetupField::setSetByUser(bool isSet)
{
    m_reset->setVisible(isSet);
    m_control->setAccessibleDescription(isSet ? tr("Changed by you") : QString());
    QFont captionFont = font();
    captionFont.setWeight(isSet ? QFont::DemiBold : QFont::Normal);
    m_caption->setFont(captionFont);
}

} // namespace faultline::ui
