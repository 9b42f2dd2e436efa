// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/source_text.h"

#include "widgets/style/theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>

namespace faultline::ui {

/// The column of line numbers.
class SourceText::Margin final : public QWidget {
public:
    explicit Margin(SourceText& text) : QWidget(&text), m_text(text) {}

    [[nodiscard]] QSize sizeHint() const override { return {m_text.marginWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_text.paintMargin(*event); }

private:
    SourceText& m_text;
};

SourceText::SourceText(QWidget* parent) : QPlainTextEdit(parent), m_margin(new Margin(*this))
{
    setReadOnly(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(this, &QPlainTextEdit::blockCountChanged, this,
            [this] { setViewportMargins(marginWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this](const QRect& area, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_moving)
            emit lineChosen(textCursor().blockNumber() + 1);
    });
    setViewportMargins(marginWidth(), 0, 0, 0);
}

void SourceText::showLine(int line)
{
    m_line = line;
    refreshMark();
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (line <= 0 || !block.isValid())
        return;
    m_moving = true;
    setTextCursor(QTextCursor(block));
    m_moving = false;
    const QRectF where = blockBoundingGeometry(block).translated(contentOffset());
    if (where.top() < 0 || where.bottom() > viewport()->height())
        centerCursor();
}

void SourceText::refreshMark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = document()->findBlockByNumber(m_line - 1);
    if (m_line > 0 && block.isValid()) {
        QTextEdit::ExtraSelection mark;
        QColor tone = accentColor(palette());
        tone.setAlphaF(0.18F);
        mark.format.setBackground(tone);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor = QTextCursor(block);
        marks.push_back(mark);
    }
    setExtraSelections(marks);
}

int SourceText::marginWidth() const
{
    const auto digits = QString::number(std::max(10, blockCount())).size();
    return fontMetrics().horizontalAdvance(QChar(u'9')) * static_cast<int>(digits) + 2 * kGrid;
}

void SourceText::paintMargin(QPaintEvent& event)
{
    QPainter painter(m_margin);
    painter.fillRect(event.rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    painter.setPen(mutedTextColor(palette()));
    QTextBlock block = firstVisibleBlock();
    QRectF where = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && where.top() <= event.rect().bottom()) {
        if (block.isVisible() && where.bottom() >= event.rect().top()) {
            const QRectF cell(0, where.top(), m_margin->width() - kGrid, where.height());
            painter.drawText(cell, Qt::AlignRight, QString::number(block.blockNumber() + 1));
        }
        block = block.next();
        where = blockBoundingGeometry(block).translated(contentOffset());
    }
}

void SourceText::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

void SourceText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshMark();
}

} // namespace faultline::ui
