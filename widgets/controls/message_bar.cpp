// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/message_bar.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QPainter>
#include <QTimer>

namespace faultline::ui {

namespace {

constexpr int kGoodNewsMs = 8000;

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new ElidedLabel(Qt::ElideMiddle, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kGrid + kGrid / 2, kGrid / 2, kGrid / 2, kGrid / 2);
    layout->addWidget(m_text, 1);
    auto* close = new IconButton(QStringLiteral("close"), tr("Close the message"), this);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    layout->addWidget(close);
    hide();
}

void MessageBar::showMessage(const QString& message, bool succeeded)
{
    m_text->setText(message);
    m_succeeded = succeeded;
    show();
    update();
    const int number = ++m_messageNumber;
    if (succeeded)
        QTimer::singleShot(kGoodNewsMs, this, [this, number] {
            if (number == m_messageNumber)
                hide();
        });
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor tone =
        m_succeeded ? accentColor(palette()) : severityColor(Severity::Critical, palette());
    painter.fillRect(0, 0, kGrid / 2, height(), tone);
    tone.setAlphaF(0.10F);
    painter.fillRect(rect(), tone);
}

} // namespace faultline::ui
