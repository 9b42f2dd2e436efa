// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/text_tab.h"

#include "model/qt/summary_store.h"
#include "model/session/open_case.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/message_bar.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/blob_tags.h"
#include "widgets/views/summaries/media/text_card.h"
#include "widgets/views/summaries/media/value_exporter.h"
#include "widgets/views/summaries/no_tags_state.h"
#include "widgets/views/summaries/summary_controls.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr QSize kRowSize(0, 3 * kGrid);
constexpr int kTagRole = Qt::UserRole + 1;
constexpr int kKeyRole = Qt::UserRole + 2; ///< of a run; not set for a tag

/// All of a text as it was logged.
Result<std::vector<SavedValue>> textFiles(std::string_view value)
{
    Result<std::string> whole = readWholeText(value);
    if (!whole)
        return whole.error();
    const Result<TextSummary> shape = readTextSummary(value, {.bytes = 0, .rows = 2, .columns = 2});
    const bool isTable = shape && shape->columns > 1;
    return std::vector<SavedValue>{
        {.bytes = std::move(whole).value(), .extension = isTable ? "tsv" : "md"}};
}

QIcon dot(const QColor& color)
{
    constexpr int kSide = 2 * kGrid;
    QPixmap pixmap(kSide * 2, kSide * 2);
    pixmap.setDevicePixelRatio(2.0);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QRectF(kSide / 4.0, kSide / 4.0, kSide / 2.0, kSide / 2.0));
    return QIcon(pixmap);
}

} // namespace

TextTab::TextTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent),
      m_context(context),
      m_exporter(new ValueExporter(context.opened().jobs(), this))
{
    buildPage();
    connectState();
    loadCase();
}

QWidget* TextTab::buildControls()
{
    auto* strip = new QWidget(this);
    auto* flow = new FlowLayout(kGrid + kGrid / 2, kGrid / 2, strip);
    flow->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    flow->addWidget(makeTagFilter(m_context, strip));
    m_count = new QLabel(strip);
    m_count->setAccessibleName(tr("Tags shown"));
    flow->addWidget(m_count);
    flow->addWidget(makeStepLink(m_context, strip));
    m_markdown = new QCheckBox(tr("Markdown"), strip);
    m_markdown->setChecked(true);
    m_markdown->setToolTip(tr("Otherwise every letter as it was logged"));
    connect(m_markdown, &QCheckBox::toggled, this, [this](bool checked) {
        for (TextCard* card : m_cards)
            card->setMarkdown(checked);
    });
    flow->addWidget(m_markdown);
    m_search = new QLineEdit(strip);
    m_search->setPlaceholderText(tr("Find in the texts shown"));
    m_search->setAccessibleName(tr("Find in the texts shown"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(24 * kGrid);
    connect(m_search, &QLineEdit::textChanged, this, &TextTab::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { goToHit(1); });
    flow->addWidget(m_search);
    return strip;
}

void TextTab::buildPage()
{
    m_model = new QStandardItemModel(this);
    m_tree = new QTreeView(this);
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setAccessibleName(tr("Tags and runs"));
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return;
                m_chosenTag = current.data(kTagRole).toString();
                m_chosenKey = current.data(kKeyRole).toString();
                showChosen();
            });

    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    m_row = new QHBoxLayout;
    m_row->setSpacing(kGrid);
    column->addLayout(m_row, 1);
    m_more = makeMutedLabel({}, right);
    column->addWidget(m_more);

    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_tree);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({26 * kGrid, 80 * kGrid});

    m_empty = new NoTagsState(m_context, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(splitter);
    m_stack->addWidget(m_empty);
    m_message = new MessageBar(this);
    connect(m_exporter, &ValueExporter::finished, m_message, &MessageBar::showMessage);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(buildControls());
    page->addWidget(m_message);
    page->addWidget(m_stack, 1);
}

void TextTab::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, &TextTab::loadCase);
    connect(&m_context, &ViewContext::tagFilterChanged, this, &TextTab::refreshTree);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &TextTab::refreshTree);
    connect(&m_context.summaries(), &SummaryState::stepChanged, this, [this] {
        for (TextCard* card : shownCards())
            card->refreshStep();
    });
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    const auto hit = [this](QKeySequence::StandardKey key, int by) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] { goToHit(by); });
    };
    hit(QKeySequence::FindNext, 1);
    hit(QKeySequence::FindPrevious, -1);
}

void TextTab::loadCase()
{
    m_index = buildBlobIndex(m_context.opened().caseData(), TagKind::Text);
    refreshTree();
}

void TextTab::refreshTree()
{
    m_sources = mediaSources(m_index, m_context);
    {
        const QSignalBlocker block(m_tree->selectionModel());
        m_model->clear();
        for (const MediaSources::Group& group : m_sources.groups) {
            for (const MediaSources::Tag& tag : group.tags) {
                auto* item = new QStandardItem(tag.tag);
                item->setData(tag.tag, kTagRole);
                item->setToolTip(tag.tag);
                item->setSizeHint(kRowSize);
                for (const MediaSource& source : tag.runs) {
                    const QString run = QString::fromStdString(source.run->name);
                    auto* child = new QStandardItem(dot(m_context.runColor(run)), run);
                    child->setData(tag.tag, kTagRole);
                    child->setData(source.key, kKeyRole);
                    child->setSizeHint(kRowSize);
                    item->appendRow(child);
                }
                m_model->appendRow(item);
            }
        }
    }
    m_tree->expandAll();
    m_count->setText(tagCountText(m_sources.shownTags, m_sources.tagsOfVisibleRuns));
    m_empty->explain(tr("texts"), m_index, m_sources.tagsOfVisibleRuns);
    m_stack->setCurrentIndex(m_sources.shownTags > 0 ? 0 : 1);
    showChosen();
    emit statusTextChanged();
}

std::vector<MediaSource> TextTab::chosenSources() const
{
    if (!m_chosenKey.isEmpty()) {
        if (const MediaSource* source = m_sources.find(m_chosenKey))
            return {*source};
    }
    if (const MediaSources::Tag* tag = m_sources.findTag(m_chosenTag))
        return tag->runs;
    return m_sources.groups.empty() ? std::vector<MediaSource>()
                                    : m_sources.groups.front().tags.front().runs;
}

void TextTab::showChosen()
{
    const std::vector<MediaSource> sources = chosenSources();
    showSources(sources);
    if (sources.empty())
        return;
    // The tree shows what is shown, also when the page chose it.
    const bool isOne = !m_chosenKey.isEmpty() && sources.front().key == m_chosenKey;
    const QSignalBlocker block(m_tree->selectionModel());
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex tag = m_model->index(row, 0);
        if (tag.data(kTagRole).toString() != sources.front().tag)
            continue;
        QModelIndex wanted = tag;
        for (int child = 0; isOne && child < m_model->rowCount(tag); ++child) {
            if (m_model->index(child, 0, tag).data(kKeyRole).toString() == m_chosenKey)
                wanted = m_model->index(child, 0, tag);
        }
        m_tree->setCurrentIndex(wanted);
        m_tree->viewport()->update();
        return;
    }
}

TextCard* TextTab::newCard()
{
    auto* card = new TextCard(m_context, this);
    card->setMarkdown(m_markdown->isChecked());
    connect(card, &MediaCard::ownIndexChosen, this,
            [this](const QString& key, std::size_t index) { m_own.insert(key, index); });
    connect(card, &MediaCard::saveStepRequested, this,
            [this](const MediaSource& source, std::size_t index) {
                m_exporter->saveValue(source, index, textFiles);
            });
    connect(card, &MediaCard::saveAllRequested, this,
            [this](const MediaSource& source) { m_exporter->saveAllValues(source, textFiles); });
    m_row->addWidget(card, 1);
    return card;
}

void TextTab::showSources(const std::vector<MediaSource>& sources)
{
    m_shown = std::min(sources.size(), kMostCards);
    while (m_cards.size() < m_shown)
        m_cards.push_back(newCard());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        TextCard* card = m_cards[i];
        card->setVisible(i < m_shown);
        if (i >= m_shown) {
            if (card->source())
                card->release();
            continue;
        }
        const auto own = m_own.constFind(sources[i].key);
        card->setSource(sources[i], own == m_own.constEnd() ? std::nullopt : std::optional(*own));
    }
    const std::size_t hidden = sources.size() - m_shown;
    m_more->setVisible(hidden > 0);
    if (hidden > 0)
        m_more->setText(tr("%n more run(s) of this tag: choose one on the left, or hide others.",
                           nullptr, static_cast<int>(hidden)));
}

std::vector<TextCard*> TextTab::shownCards() const
{
    return {m_cards.begin(), m_cards.begin() + static_cast<std::ptrdiff_t>(m_shown)};
}

void TextTab::showTag(const QString& tag)
{
    m_chosenTag = tag;
    m_chosenKey.clear();
    showChosen();
}

void TextTab::search()
{
    for (TextCard* card : m_cards)
        card->setSearch(m_search->text());
}

void TextTab::goToHit(int by)
{
    for (TextCard* card : shownCards())
        card->goToHit(by);
}

void TextTab::settle()
{
    m_context.opened().summaries().finish();
}

QString TextTab::statusText() const
{
    return tr("%n tag(s) with texts", nullptr, static_cast<int>(m_sources.shownTags));
}

std::unique_ptr<const SummaryTabFactory> makeTextTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<TextTab>>(
        QStringLiteral("text"), [] { return TextTab::tr("Text"); }, TagKind::Text);
}

} // namespace faultline::ui
