// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/choice_button.h"

#include "widgets/style/theme.h"
#include "widgets/views/learn/lesson_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QTextCursor>

#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kPadding = kGrid - 2;
constexpr int kSign = 2 * kGrid;

} // namespace

ChoiceButton::ChoiceButton(const QString& text, const QString& shows, QWidget* parent)
    : QRadioButton(parent), m_markdown(text), m_shows(shows)
{
    // The style's own text is not drawn: this is for screen readers.
    setText(plainText(text).replace(u'&', QStringLiteral("&&")));
    if (!shows.isEmpty())
        setAccessibleDescription(tr("Would show: %1").arg(plainText(shows)));
    // Not Fixed: its height is that of its width, and no hint bounds it.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    rebuild();
}

void ChoiceButton::reveal(bool isRight, bool wasChosen, const QString& feedback)
{
    m_isRevealed = true;
    m_isRight = isRight;
    m_wasChosen = wasChosen;
    m_feedback = feedback;
    QStringList words{isRight ? tr("Right") : tr("Wrong")};
    if (wasChosen)
        words << tr("your answer");
    words << plainText(feedback);
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus); // the words are with the result, which has the focus
    unsetCursor();
    rebuild();
}

void ChoiceButton::rebuild()
{
    m_document = std::make_unique<QTextDocument>();
    m_document->setDocumentMargin(0);
    m_document->setDefaultFont(font());
    m_document->setMarkdown(m_markdown, QTextDocument::MarkdownNoHTML);
    QTextCursor cursor(m_document.get());
    const auto addLine = [&](const QString& text, const QColor& color, bool isBold) {
        cursor.movePosition(QTextCursor::End);
        QTextBlockFormat block;
        block.setTopMargin(kGrid / 4);
        cursor.insertBlock(block);
        QTextCharFormat format;
        format.setForeground(color);
        if (isBold)
            format.setFontWeight(QFont::DemiBold);
        cursor.insertText(text, format);
    };
    cursor.select(QTextCursor::Document);
    QTextCharFormat plain;
    plain.setForeground(palette().color(QPalette::WindowText));
    if (m_isRevealed && m_isRight)
        plain.setFontWeight(QFont::DemiBold);
    cursor.mergeCharFormat(plain);
    if (!m_shows.isEmpty() && !m_isRevealed)
        addLine(tr("Would show: %1").arg(plainText(m_shows)), mutedTextColor(palette()), false);
    if (m_isRevealed) {
        if (m_wasChosen)
            addLine(tr("Your answer"), mutedTextColor(palette()), true);
        addLine(plainText(m_feedback), palette().color(QPalette::WindowText), false);
    }
    updateGeometry();
    update();
}

int ChoiceButton::textLeft() const
{
    return kPadding + kSign + kGrid;
}

int ChoiceButton::heightForWidth(int width) const
{
    m_document->setTextWidth(width - textLeft() - kPadding);
    return static_cast<int>(std::ceil(m_document->size().height())) + 2 * kPadding;
}

QSize ChoiceButton::sizeHint() const
{
    const int wide = 40 * kGrid;
    return {wide, heightForWidth(wide)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {20 * kGrid, fontMetrics().height() + 2 * kPadding};
}

bool ChoiceButton::hitButton(const QPoint& position) const
{
    return rect().contains(position);
}

void ChoiceButton::changeEvent(QEvent* event)
{
    QRadioButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        rebuild();
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor border = hairlineColor(palette());
    QColor fill = cardColor(palette());
    if (m_isRevealed && m_isRight) {
        border = accentColor(palette());
    } else if (isChecked() && !m_isRevealed) {
        border = accentColor(palette());
        QColor tint = border;
        tint.setAlphaF(0.10F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(frame, 5, 5);
        fill = tint;
    } else if (underMouse() && !m_isRevealed) {
        border = mutedTextColor(palette());
    }
    painter.setBrush(fill);
    painter.setPen(border);
    painter.drawRoundedRect(frame, 5, 5);
    if (hasFocus() && window()->isActiveWindow()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accentColor(palette()), 2));
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 4, 4);
    }
    const QRect sign(kPadding, kPadding + (fontMetrics().height() - kSign) / 2, kSign, kSign);
    if (m_isRevealed) {
        if (m_isRight)
            ui::icon(QStringLiteral("check-circle"), accentColor(palette())).paint(&painter, sign);
        else
            ui::icon(QStringLiteral("close"), m_wasChosen
                                                  ? severityColor(Severity::Critical, palette())
                                                  : mutedTextColor(palette()))
                .paint(&painter, sign);
    } else {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.rect = sign;
        option.state.setFlag(QStyle::State_HasFocus, false);
        style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, this);
    }
    painter.translate(textLeft(), kPadding);
    m_document->setTextWidth(width() - textLeft() - kPadding);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    m_document->documentLayout()->draw(&painter, context);
}

} // namespace faultline::ui
