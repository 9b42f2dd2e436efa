// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/elided_label.h"

#include "widgets/style/theme.h"

#include <QPainter>

namespace faultline::ui {

ElidedLabel::ElidedLabel(Qt::TextElideMode mode, QWidget* parent) : QWidget(parent), m_mode(mode)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    refreshToolTip();
    updateGeometry();
    update();
}

void ElidedLabel::setDetail(const QString& detail)
{
    m_detail = detail;
    refreshToolTip();
}

void ElidedLabel::setMuted(bool muted)
{
    m_muted = muted;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 3, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(m_muted ? mutedTextColor(palette()) : palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, m_mode, width()));
}

void ElidedLabel::refreshToolTip()
{
    // Escaped, because a tooltip that looks like HTML would be shown as such.
    QString tip = QStringLiteral("<p>") + m_text.toHtmlEscaped() + QStringLiteral("</p>");
    if (!m_detail.isEmpty()) {
        QString detail = m_detail.toHtmlEscaped();
        detail.replace(u'\n', QStringLiteral("<br/>"));
        tip += QStringLiteral("<p>") + detail + QStringLiteral("</p>");
    }
    setToolTip(m_text.isEmpty() ? QString() : tip);
    // Without one Qt speaks the tooltip, with its markup.
    setAccessibleDescription(m_detail.isEmpty() ? m_text : m_detail);
}

} // namespace faultline::ui
