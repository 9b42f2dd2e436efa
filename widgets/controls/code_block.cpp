// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/code_block.h"

#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kMaxLines = 16; ///< longer code scrolls
constexpr int kFeedbackMs = 1500;

/// As high as its lines, and a scroll bar more only when a line is too long.
class CodeText : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    /// A wheel that turns down scrolls the page, not a short text sideways.
    void wheelEvent(QWheelEvent* event) override
    {
        const bool isSideways =
            std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y())
            || event->modifiers().testFlag(Qt::ShiftModifier);
        const bool canTurn = verticalScrollBar()->maximum() > verticalScrollBar()->minimum();
        if (isSideways || canTurn)
            QPlainTextEdit::wheelEvent(event);
        else
            event->ignore();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QPlainTextEdit::resizeEvent(event);
        fitHeight();
    }
    void showEvent(QShowEvent* event) override
    {
        QPlainTextEdit::showEvent(event);
        fitHeight();
    }

private:
    void fitHeight()
    {
        const int lines = std::clamp(document()->blockCount(), 1, kMaxLines);
        // A whole pixel for each line: the document rounds up too.
        const double text = lines * std::ceil(QFontMetricsF(font()).lineSpacing());
        // Frame and scroll bar, as thick as the style makes them.
        const int around = this->height() - viewport()->height();
        const auto height =
            static_cast<int>(std::ceil(text + 2 * document()->documentMargin())) + around;
        if (height != minimumHeight())
            setFixedHeight(height);
    }
};

/// Colours the lines of a unified diff, for the theme that is on.
class DiffColors final : public QSyntaxHighlighter {
public:
    explicit DiffColors(QPlainTextEdit& text) : QSyntaxHighlighter(text.document()), m_text(text) {}

protected:
    void highlightBlock(const QString& line) override
    {
        const QPalette palette = m_text.palette();
        QColor color;
        if (line.startsWith(QStringLiteral("---")) || line.startsWith(QStringLiteral("+++"))
            || line.startsWith(QStringLiteral("@@")))
            color = mutedTextColor(palette);
        else if (line.startsWith(u'+'))
            color = isDark(palette) ? QColor(0x6f, 0xd0, 0x8c) : QColor(0x1a, 0x74, 0x31);
        else if (line.startsWith(u'-'))
            color = severityColor(Severity::Critical, palette);
        if (color.isValid())
            setFormat(0, static_cast<int>(line.size()), color);
    }

private:
    QPlainTextEdit& m_text;
};

} // namespace

CodeBlock::CodeBlock(const QString& caption, const QString& code, QWidget* parent)
    : CodeBlock(caption, code, Syntax::None, parent)
{
}

CodeBlock::CodeBlock(const QString& caption, const QString& code, Syntax syntax, QWidget* parent)
    : QFrame(parent), m_code(syntax == Syntax::Diff ? code : code.trimmed())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->addWidget(makeMutedLabel(caption, this), 1);
    auto* copied = makeMutedLabel(tr("Copied"), this);
    copied->hide();
    top->addWidget(copied);
    auto* copy = new IconButton(QStringLiteral("copy"), tr("Copy"), this);
    copy->setAccessibleName(caption.isEmpty() ? tr("Copy") : tr("Copy %1").arg(caption));
    top->addWidget(copy);
    column->addLayout(top);

    // The line end that closes the last line opens no line to show.
    auto* text = new CodeText(m_code.endsWith(u'\n') ? m_code.chopped(1) : m_code, this);
    if (syntax == Syntax::Diff)
        new DiffColors(*text);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    if (text->blockCount() <= kMaxLines) // all of them are shown, whatever the rounding
        text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setTabChangesFocus(true);
    text->setAccessibleName(caption.isEmpty() ? tr("Code") : caption);
    column->addWidget(text);

    connect(copy, &QToolButton::clicked, this, [this, copied] {
        QGuiApplication::clipboard()->setText(m_code);
        copied->show();
        QTimer::singleShot(kFeedbackMs, copied, &QWidget::hide);
    });
}

} // namespace faultline::ui
