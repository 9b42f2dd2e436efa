// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/text_view.h"

#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QCursor>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QToolTip>

#include <algorithm>

namespace faultline::ui {

namespace {

const QTextDocument::MarkdownFeatures kSafeMarkdown =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
    | QTextDocument::MarkdownNoHTML;
/// Marks in a row that no writer means, and in a text altogether.
constexpr int kMostMarksInARow = 64;
constexpr std::size_t kMostMarks = 20'000;
/// Letters without an empty line between them: the parser joins the lines of a paragraph one by
/// one, each time moving all of it.
constexpr std::size_t kLongestParagraph = std::size_t{16} << 10;

bool isMark(char letter)
{
    return std::string_view("[]()<>*_`~!|").find(letter) != std::string_view::npos;
}

void fillTable(QTextDocument& document, const TextSummary& text, bool markdown,
               const QColor& border)
{
    QTextTableFormat format;
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setCellPadding(kGrid / 2);
    format.setBorderBrush(border);
    QTextTable* table = QTextCursor(&document).insertTable(static_cast<int>(text.rows),
                                                           static_cast<int>(text.columns), format);
    for (std::size_t i = 0; i < text.cells.size(); ++i) {
        QTextCursor cell =
            table->cellAt(static_cast<int>(i / text.columns), static_cast<int>(i % text.columns))
                .firstCursorPosition();
        const QString content = toQString(text.cells[i]);
        if (markdown && isTameMarkdown(text.cells[i]))
            cell.insertFragment(QTextDocumentFragment::fromMarkdown(content, kSafeMarkdown));
        else
            cell.insertText(content);
    }
}

void fill(QTextDocument& document, const TextSummary& text, bool markdown, const QColor& border)
{
    if (text.cells.empty())
        return;
    const std::string& first = text.cells.front();
    if (text.isTable())
        fillTable(document, text, markdown, border);
    else if (markdown && isTameMarkdown(first))
        document.setMarkdown(toQString(first), kSafeMarkdown);
    else
        document.setPlainText(toQString(first));
}

void shadeCode(QTextDocument& document, const QPalette& palette)
{
    QTextBlockFormat shaded;
    shaded.setBackground(palette.color(QPalette::AlternateBase));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage))
            QTextCursor(block).mergeBlockFormat(shaded);
    }
}

} // namespace

bool isTameMarkdown(std::string_view text)
{
    std::size_t marks = 0;
    std::size_t paragraph = 0;
    int inARow = 0;
    char before = ' ';
    for (const char letter : text) {
        paragraph = letter == '\n' && before == '\n' ? 0 : paragraph + 1;
        before = letter;
        if (paragraph > kLongestParagraph)
            return false;
        if (letter == ' ' || letter == '\t')
            continue; // "> > > >" is as deep as ">>>>"
        const bool mark = isMark(letter);
        marks += mark ? 1 : 0;
        inARow = mark ? inARow + 1 : 0;
        // Rules and frames of tables are long and harmless: they are lines of '-', '=' and '+'.
        if (inARow > kMostMarksInARow || marks > kMostMarks)
            return false;
    }
    return true;
}

TextView::TextView(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setUndoRedoEnabled(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        QToolTip::showText(QCursor::pos(), tr("Not opened: %1").arg(link.toDisplayString()), this);
    });
}

QVariant TextView::loadResource(int, const QUrl&)
{
    return {}; // nothing that a log names is fetched
}

void TextView::showText(const TextSummary& text, bool markdown)
{
    const int place = verticalScrollBar()->value();
    m_hits.clear();
    m_hit = -1;
    setExtraSelections({});
    // Filled before it is laid out: a document on show is laid out again with every line that
    // comes.
    auto* filled = new QTextDocument(this);
    filled->setUndoRedoEnabled(false);
    filled->setDefaultFont(font());
    fill(*filled, text, markdown, hairlineColor(palette()));
    shadeCode(*filled, palette());
    const QPointer<QTextDocument> before = document();
    setDocument(filled);
    if (before && before->parent() == this)
        delete before;
    verticalScrollBar()->setValue(place);
}

void TextView::showMessage(const QString& message)
{
    m_hits.clear();
    m_hit = -1;
    setExtraSelections({});
    setPlainText(message);
}

int TextView::find(const QString& words)
{
    m_hits.clear();
    m_hit = -1;
    QTextCursor at(document());
    while (!words.isEmpty() && m_hits.size() < kMostHits) {
        at = document()->find(words, at);
        if (at.isNull())
            break;
        m_hits.push_back(at);
    }
    showHits();
    return static_cast<int>(m_hits.size());
}

int TextView::goToHit(int by)
{
    if (m_hits.isEmpty())
        return 0;
    const auto count = static_cast<int>(m_hits.size());
    m_hit = m_hit < 0 ? (by > 0 ? 0 : count - 1) : ((m_hit + by) % count + count) % count;
    QTextCursor place = m_hits[m_hit];
    place.clearSelection();
    setTextCursor(place);
    ensureCursorVisible();
    showHits();
    return m_hit + 1;
}

void TextView::showHits()
{
    QList<ExtraSelection> marks;
    QColor mark = accentColor(palette());
    for (int i = 0; i < m_hits.size(); ++i) {
        ExtraSelection selection;
        selection.cursor = m_hits[i];
        mark.setAlpha(i == m_hit ? 140 : 60);
        selection.format.setBackground(mark);
        marks.push_back(selection);
    }
    setExtraSelections(marks);
}

void TextView::keyPressEvent(QKeyEvent* event)
{
    // There is no history to go back in: with Alt, the arrows are those of the card around it.
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (isArrow && event->modifiers().testFlag(Qt::AltModifier))
        event->ignore();
    else
        QTextBrowser::keyPressEvent(event);
}

void TextView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && document() != nullptr)
        shadeCode(*document(), palette());
}

} // namespace faultline::ui
