// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/media_tab.h"

#include "model/qt/summary_store.h"
#include "model/session/open_case.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/message_bar.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/blob_tags.h"
#include "widgets/views/summaries/media/value_exporter.h"
#include "widgets/views/summaries/no_tags_state.h"
#include "widgets/views/summaries/summary_controls.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>

#include <algorithm>

namespace faultline::ui {

MediaTab::MediaTab(ViewContext& context, TagKind kind, QWidget* parent)
    : SummaryTab(parent),
      m_context(context),
      m_kind(kind),
      m_exporter(new ValueExporter(context.opened().jobs(), this))
{
    buildPage();
}

MediaTab::~MediaTab() = default;

void MediaTab::buildPage()
{
    auto* strip = new QWidget(this);
    m_controls = new FlowLayout(kGrid + kGrid / 2, kGrid / 2, strip);
    m_controls->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    m_controls->addWidget(makeTagFilter(m_context, strip));
    m_count = new QLabel(strip);
    m_count->setAccessibleName(tr("Tags shown"));
    m_controls->addWidget(m_count);
    m_controls->addWidget(makeStepLink(m_context, strip));

    m_message = new MessageBar(this);
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) -> QWidget* {
             MediaCard* card = newCard(owner);
             connectCard(*card);
             return card;
         },
         .bind = [this](QWidget* card,
                        const QString& key) { bindCard(*qobject_cast<MediaCard*>(card), key); },
         .release = [](QWidget* card) { qobject_cast<MediaCard*>(card)->release(); }},
        this);
    m_empty = new NoTagsState(m_context, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_empty);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(strip);
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
    connect(m_exporter, &ValueExporter::finished, m_message, &MessageBar::showMessage);
    connect(m_grid, &CardGrid::sectionToggled, this, [this](const QString& id, bool expanded) {
        if (expanded)
            m_foldedGroups.remove(id);
        else
            m_foldedGroups.insert(id);
    });
}

void MediaTab::start(const CardMetrics& metrics)
{
    m_grid->setMetrics(metrics);
    m_grid->setAccessibleName(kindName());
    connectState();
    loadCase();
}

void MediaTab::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, &MediaTab::loadCase);
    connect(&m_context, &ViewContext::tagFilterChanged, this, &MediaTab::rebuildSections);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &MediaTab::rebuildSections);
    connect(&m_context.summaries(), &SummaryState::stepChanged, this,
            [this] { forEachCard([](MediaCard& card) { card.refreshStep(); }); });
}

void MediaTab::connectCard(MediaCard& card)
{
    connect(&card, &MediaCard::ownIndexChosen, this,
            [this](const QString& key, std::size_t index) { m_own.insert(key, index); });
    connect(&card, &MediaCard::saveStepRequested, this, &MediaTab::saveStep);
    connect(&card, &MediaCard::saveAllRequested, this, &MediaTab::saveAll);
}

void MediaTab::addControl(QWidget* control)
{
    m_controls->addWidget(control);
}

void MediaTab::setFront(QWidget* page)
{
    m_front = page;
    if (page != nullptr && m_stack->indexOf(page) < 0)
        m_stack->addWidget(page);
    m_stack->setCurrentWidget(page != nullptr    ? page
                              : m_cardCount == 0 ? static_cast<QWidget*>(m_empty)
                                                 : m_grid);
}

void MediaTab::loadCase()
{
    m_index = buildBlobIndex(m_context.opened().caseData(), m_kind);
    rebuildSections();
    for (QWidget* widget : m_grid->cards()) {
        auto* card = qobject_cast<MediaCard*>(widget);
        // A run that has grown is another object with more values.
        if (card->source())
            bindCard(*card, QString(card->source()->key));
    }
}

void MediaTab::rebuildSections()
{
    m_sources = mediaSources(m_index, m_context);
    m_cardCount = 0;
    std::vector<CardSection> sections;
    for (const MediaSources::Group& group : m_sources.groups) {
        CardSection section{.id = group.name,
                            .title = group.name.isEmpty() ? tr("General") : group.name,
                            .keys = {},
                            .expanded = !m_foldedGroups.contains(group.name)};
        for (const MediaSources::Tag& tag : group.tags) {
            for (const MediaSource& source : tag.runs)
                section.keys.push_back(source.key);
        }
        m_cardCount += static_cast<int>(section.keys.size());
        sections.push_back(std::move(section));
    }
    m_grid->setSections(std::move(sections));
    m_count->setText(tagCountText(m_sources.shownTags, m_sources.tagsOfVisibleRuns));
    showWhatThereIs();
    sourcesChanged();
    emit statusTextChanged();
}

void MediaTab::showWhatThereIs()
{
    m_empty->explain(kindName(), m_index, m_sources.tagsOfVisibleRuns);
    setFront(m_front);
}

void MediaTab::bindCard(MediaCard& card, const QString& key)
{
    const MediaSource* source = m_sources.find(key);
    if (source == nullptr)
        return;
    const auto own = m_own.constFind(key);
    card.setSource(*source, own == m_own.constEnd() ? std::nullopt : std::optional(*own));
}

MediaCard* MediaTab::card(const QString& tag, const QString& run) const
{
    return qobject_cast<MediaCard*>(m_grid->card(mediaKey(tag, run)));
}

void MediaTab::forEachCard(const std::function<void(MediaCard&)>& action)
{
    for (QWidget* widget : m_grid->cards())
        action(*qobject_cast<MediaCard*>(widget));
}

void MediaTab::saveStep(const MediaSource& source, std::size_t index)
{
    m_exporter->saveValue(source, index, takeApart());
}

void MediaTab::saveAll(const MediaSource& source)
{
    m_exporter->saveAllValues(source, takeApart());
}

void MediaTab::settle()
{
    m_grid->settle();
    m_context.opened().summaries().finish();
}

} // namespace faultline::ui
