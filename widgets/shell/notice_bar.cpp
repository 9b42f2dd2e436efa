// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/notice_bar.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kMaxNotices = 3;
constexpr int kNoticeIconSize = 20;

/// One message: icon, words, a button or two on a tinted strip.
class NoticeStrip final : public QWidget {
public:
    NoticeStrip(Notice message, QWidget* parent)
        : QWidget(parent),
          m_message(std::move(message)),
          m_icon(new QLabel(this)),
          m_close(new QToolButton(this))
    {
        auto* text = new QLabel(m_message.text, this);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setMinimumWidth(20 * kGrid);

        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(2 * kGrid, kGrid, kGrid, kGrid);
        layout->setSpacing(kGrid);
        layout->addWidget(m_icon);
        layout->addWidget(text, 1);
        if (!m_message.actionTitle.isEmpty()) {
            auto* button = new QPushButton(m_message.actionTitle, this);
            connect(button, &QPushButton::clicked, this, [this] { m_message.action(); });
            layout->addWidget(button);
        }
        m_close->setAutoRaise(true);
        m_close->setFocusPolicy(Qt::TabFocus);
        m_close->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_close->setToolTip(NoticeBar::tr("Close this message"));
        m_close->setAccessibleName(NoticeBar::tr("Close this message"));
        connect(m_close, &QToolButton::clicked, this, [this] { remove(); });
        layout->addWidget(m_close);
        setAccessibleName(severityName(m_message.severity) + QStringLiteral(": ") + m_message.text);
        refreshIcons();
    }

    [[nodiscard]] const Notice& message() const { return m_message; }

    /// Later, not now: it may be the strip's own button that asks for it.
    void remove()
    {
        parentWidget()->layout()->removeWidget(this);
        hide();
        deleteLater();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        QColor tint = severityColor(m_message.severity, palette());
        painter.fillRect(rect(), palette().color(QPalette::Base));
        tint.setAlphaF(isDark(palette()) ? 0.14F : 0.09F);
        painter.fillRect(rect(), tint);
        painter.fillRect(QRect(0, 0, 4, height()), severityColor(m_message.severity, palette()));
        painter.fillRect(QRect(0, height() - 1, width(), 1), hairlineColor(palette()));
    }
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange)
            refreshIcons();
        QWidget::changeEvent(event);
    }

private:
    void refreshIcons()
    {
        const Severity severity = m_message.severity;
        m_icon->setPixmap(
            icon(severityIconName(severity), severityColor(severity, palette()))
                .pixmap(QSize(kNoticeIconSize, kNoticeIconSize), devicePixelRatioF()));
        m_icon->setAccessibleName(severityName(severity));
        m_close->setIcon(icon(QStringLiteral("close"), palette()));
    }

    Notice m_message;
    QLabel* m_icon;
    QToolButton* m_close;
};

} // namespace

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAccessibleName(tr("Messages"));
}

void NoticeBar::showNotice(const Notice& message)
{
    for (int i = m_layout->count() - 1; i >= 0; --i) {
        auto* strip = static_cast<NoticeStrip*>(m_layout->itemAt(i)->widget());
        if (strip->message().text == message.text || i >= kMaxNotices - 1)
            strip->remove();
    }
    m_layout->insertWidget(0, new NoticeStrip(message, this));
}

void NoticeBar::clearNotices()
{
    while (m_layout->count() > 0)
        static_cast<NoticeStrip*>(m_layout->itemAt(0)->widget())->remove();
}

QStringList NoticeBar::texts() const
{
    QStringList result;
    for (int i = 0; i < m_layout->count(); ++i)
        result << static_cast<const NoticeStrip*>(m_layout->itemAt(i)->widget())->message().text;
    return result;
}

} // namespace faultline::ui
