// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/elided_button.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kLeastLetters = 6;
constexpr int kRounding = 2; ///< pixels by which the measures of a text may differ

} // namespace

ElidedButton::ElidedButton(const QIcon& icon, const QString& text, int mostTextWidth,
                           QWidget* parent)
    : QPushButton(icon, {}, parent), m_whole(text), m_mostTextWidth(mostTextWidth)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // buttons refuse to shrink
    setAccessibleName(text);
    elide(mostTextWidth);
}

QSize ElidedButton::frame() const
{
    return QPushButton::sizeHint() - QSize(fontMetrics().horizontalAdvance(text()), 0);
}

QSize ElidedButton::sizeHint() const
{
    const int wanted = std::min(fontMetrics().horizontalAdvance(m_whole), m_mostTextWidth);
    return frame() + QSize(wanted + kRounding, 0);
}

QSize ElidedButton::minimumSizeHint() const
{
    const QSize least = frame() + QSize(kLeastLetters * fontMetrics().averageCharWidth(), 0);
    return least.boundedTo(sizeHint());
}

void ElidedButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    elide(std::min(width() - frame().width(), m_mostTextWidth));
}

void ElidedButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        elide(std::min(width() - frame().width(), m_mostTextWidth));
}

void ElidedButton::elide(int textWidth)
{
    const QString shown = fontMetrics().elidedText(m_whole, Qt::ElideMiddle, textWidth);
    if (shown != text())
        setText(shown);
}

} // namespace faultline::ui
