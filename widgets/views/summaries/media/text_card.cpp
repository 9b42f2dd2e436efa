// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/text_card.h"

#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/media/text_view.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

namespace faultline::ui {

namespace {

SummaryLoader<TextSummary> textLoader(SummaryStore& store)
{
    SummaryDecoder<TextSummary> decoder;
    decoder.decode = [](std::string_view value) {
        return readTextSummary(value,
                               {.bytes = TextCard::kMostShownBytes, .rows = 500, .columns = 32});
    };
    decoder.bytesOf = [](const TextSummary& text) {
        return sizeof text + text.cells.size() * sizeof(std::string)
               + static_cast<std::size_t>(text.shownBytes);
    };
    return SummaryLoader<TextSummary>(std::move(decoder), store);
}

} // namespace

TextCard::TextCard(ViewContext& context, QWidget* parent)
    : MediaCard(context, parent),
      m_loader(textLoader(context.opened().summaries())),
      m_hits(new QLabel(this)),
      m_note(makeMutedLabel({}, this)),
      m_view(new TextView(this))
{
    header().insertWidget(1, m_hits);
    m_hits->setAccessibleName(tr("Places found"));
    m_hits->hide();
    body().addWidget(m_view, 1);
    body().addWidget(m_note);
    m_note->hide();
}

void TextCard::setMarkdown(bool markdown)
{
    if (markdown == m_isMarkdown)
        return;
    m_isMarkdown = markdown;
    showTaken();
}

void TextCard::setSearch(const QString& words)
{
    m_words = words;
    m_hitCount = m_view->find(words);
    refreshHits(0);
    if (m_hitCount > 0)
        goToHit(1);
}

void TextCard::goToHit(int by)
{
    if (m_hitCount > 0)
        refreshHits(m_view->goToHit(by));
}

void TextCard::refreshHits(int at)
{
    m_hits->setVisible(!m_words.isEmpty());
    const QString count = formatted(m_hitCount, Unit::Count);
    m_hits->setText(
        m_hitCount == 0 ? tr("not found")
        : m_hitCount >= TextView::kMostHits
            ? tr("%1 of more than %2", "place found").arg(formatted(at, Unit::Count), count)
            : tr("%1 of %2", "place found").arg(formatted(at, Unit::Count), count));
}

void TextCard::showValue(const BlobRef& ref)
{
    m_view->setAccessibleName(tr("Text of %1").arg(accessibleName()));
    m_ticket = m_loader.request(source()->run, ref, [this](const auto& result) { take(result); });
}

void TextCard::take(const Result<std::shared_ptr<const TextSummary>>& result)
{
    if (!result) {
        showNothing(errorMessage(result.error()));
        setFigures({});
        return;
    }
    m_text = *result;
    QString figures = formatted(static_cast<double>(m_text->byteCount), Unit::Bytes);
    if (m_text->isTable())
        figures += tr(" · ")
                   + tr("%n cell(s)", nullptr,
                        static_cast<int>(std::min<std::uint64_t>(m_text->cellCount, 1U << 30)));
    setFigures(figures);
    showTaken();
}

void TextCard::showTaken()
{
    if (!m_text)
        return;
    m_view->showText(*m_text, m_isMarkdown);
    m_note->setVisible(m_text->isCut);
    if (m_text->isCut)
        m_note->setText(tr("Shown are %1 of %2. “Save whole text” writes all of it.")
                            .arg(formatted(static_cast<double>(m_text->shownBytes), Unit::Bytes),
                                 formatted(static_cast<double>(m_text->byteCount), Unit::Bytes)));
    if (!m_words.isEmpty())
        setSearch(m_words);
}

void TextCard::showNothing(const QString& reason)
{
    m_ticket.drop();
    m_text.reset();
    m_note->hide();
    m_view->showMessage(reason);
}

void TextCard::addMenuEntries(QMenu& menu)
{
    QAction* copy = menu.addAction(tr("Copy text"));
    copy->setEnabled(m_text != nullptr);
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(m_view->toPlainText()); });
    menu.addSeparator();
}

QString TextCard::saveStepText() const
{
    return tr("Save whole text…");
}

void TextCard::keyPressEvent(QKeyEvent* event)
{
    // The text itself takes the plain arrows.
    const bool isAlt = event->modifiers().testFlag(Qt::AltModifier);
    if (isAlt && event->key() == Qt::Key_Left)
        stepBy(-1);
    else if (isAlt && event->key() == Qt::Key_Right)
        stepBy(1);
    else
        MediaCard::keyPressEvent(event);
}

} // namespace faultline::ui
