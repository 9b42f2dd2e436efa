// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histograms_tab.h"

#include "model/session/open_case.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/blob_tags.h"
#include "widgets/views/summaries/no_tags_state.h"
#include "widgets/views/summaries/summary_controls.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace faultline::ui {

namespace {

constexpr int kStatusDelayMs = 50;

QString cardKey(const std::string& tag, const std::string& run)
{
    // A NUL cannot be part of either name.
    return QString::fromStdString(tag) + QChar(u'\0') + QString::fromStdString(run);
}

} // namespace

HistogramsTab::HistogramsTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent), m_context(context)
{
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) { return newCard(owner); },
         .bind = [this](QWidget* card,
                        const QString& key) { bindCard(*qobject_cast<HistogramCard*>(card), key); },
         .release = [](QWidget* card) { qobject_cast<HistogramCard*>(card)->release(); }},
        this);
    m_grid->setAccessibleName(tr("Histograms"));
    m_empty = new NoTagsState(m_context, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildControls());
    column->addWidget(m_stack, 1);
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(kStatusDelayMs);
    connect(&m_statusTimer, &QTimer::timeout, this, &SummaryTab::statusTextChanged);
    connectState();
    loadCase();
}

QWidget* HistogramsTab::buildControls()
{
    auto* strip = new QWidget(this);
    auto* flow = new FlowLayout(kGrid + kGrid / 2, kGrid / 2, strip);
    flow->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    m_count = new QLabel(strip);
    m_filter = makeTagFilter(m_context, strip);
    flow->addWidget(m_filter);
    flow->addWidget(m_count);

    m_views = new QButtonGroup(this);
    flow->addWidget(makeSegments(
        *m_views,
        {{tr("Offset"), tr("A ridge for each step, the newest in front")},
         {tr("Overlay"), tr("A line for each step, on one scale of counts")},
         {tr("Distribution"), tr("Percentiles over time: median, and what lies 0.5, 1 and 1.5 "
                                 "standard deviations from it in a normal distribution")}},
        strip));
    m_views->button(0)->setChecked(true);
    connect(m_views, &QButtonGroup::idClicked, this, [this](int id) {
        HistogramSettings settings = m_settings;
        settings.view = static_cast<HistogramView>(id);
        setSettings(settings);
    });
    m_axes = new QButtonGroup(this);
    flow->addWidget(makeTimeAxisSegments(m_context, *m_axes, strip));
    m_logCounts = new QCheckBox(tr("Log counts"), strip);
    m_logCounts->setToolTip(tr("Logarithmic counts, so that rare values can be seen"));
    connect(m_logCounts, &QCheckBox::clicked, this, [this](bool checked) {
        HistogramSettings settings = m_settings;
        settings.logCounts = checked;
        setSettings(settings);
    });
    flow->addWidget(m_logCounts);
    flow->addWidget(makeStepLink(m_context, strip));
    return strip;
}

void HistogramsTab::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, &HistogramsTab::loadCase);
    connect(&m_context, &ViewContext::tagFilterChanged, this, &HistogramsTab::rebuildSections);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, &HistogramsTab::rebuildSections);
    connect(&m_context, &ViewContext::chartOptionsChanged, this,
            [this] { forEachCard([](HistogramCard& card) { card.refreshOptions(); }); });
    connect(&m_context.summaries(), &SummaryState::stepChanged, this,
            [this] { forEachCard([](HistogramCard& card) { card.refreshStep(); }); });
    connect(m_grid, &CardGrid::sectionToggled, this, [this](const QString& id, bool expanded) {
        if (expanded)
            m_foldedGroups.remove(id);
        else
            m_foldedGroups.insert(id);
    });
}

template <typename Action>
void HistogramsTab::forEachCard(Action action)
{
    for (QWidget* widget : m_grid->cards())
        action(*qobject_cast<HistogramCard*>(widget));
}

HistogramCard* HistogramsTab::newCard(QWidget* parent)
{
    auto* card = new HistogramCard(m_context, parent);
    connect(card, &HistogramCard::settingsChosen, this, &HistogramsTab::setOwnSettings);
    connect(card, &HistogramCard::maximiseToggled, this, [this, card](const QString& key, bool on) {
        card->setMaximised(on);
        m_grid->setMaximised(key, on);
    });
    connect(card, &HistogramCard::drawn, this, [this] {
        if (!m_statusTimer.isActive())
            m_statusTimer.start();
    });
    return card;
}

void HistogramsTab::bindCard(HistogramCard& card, const QString& key)
{
    const Source source = m_sources.value(key);
    card.setSettings(settingsOf(key));
    card.setMaximised(m_grid->isMaximised(key));
    if (source.run)
        card.setSource(key, source.run, source.tag);
}

void HistogramsTab::loadCase()
{
    m_index = buildBlobIndex(m_context.opened().caseData(), TagKind::Histogram);
    rebuildSections();
    // A run that grew is another object: cards in sight read what is new of it.
    for (auto it = m_sources.cbegin(); it != m_sources.cend(); ++it) {
        if (auto* card = qobject_cast<HistogramCard*>(m_grid->card(it.key())))
            card->setSource(it.key(), it->run, it->tag);
    }
    emit statusTextChanged();
}

void HistogramsTab::rebuildSections()
{
    m_sources.clear();
    m_leftOut = 0;
    const VisibleTags visible = visibleTags(m_index, m_context);
    std::vector<CardSection> sections;
    for (const TagGroup& group : visible.groups) {
        CardSection section{.id = group.name,
                            .title = group.name.isEmpty() ? tr("General") : group.name,
                            .keys = {},
                            .expanded = !m_foldedGroups.contains(group.name)};
        for (const TagEntry* entry : group.entries) {
            for (const std::uint32_t run : entry->runs) {
                if (!visible.runVisible[run])
                    continue;
                if (m_sources.size() >= kMostCards) {
                    ++m_leftOut;
                    continue;
                }
                const RunPtr& owner = m_index.data->runs[run];
                const QString key = cardKey(entry->key, owner->name);
                m_sources.insert(key, {.run = owner, .tag = entry->key});
                section.keys.push_back(key);
            }
        }
        if (!section.keys.isEmpty())
            sections.push_back(std::move(section));
    }
    m_grid->setSections(std::move(sections));
    m_count->setText(tagCountText(visible.shown, visible.ofVisibleRuns));
    m_empty->explain(tr("histograms"), m_index, visible.ofVisibleRuns);
    m_stack->setCurrentWidget(m_sources.isEmpty() ? static_cast<QWidget*>(m_empty) : m_grid);
    emit statusTextChanged();
}

HistogramSettings HistogramsTab::settingsOf(const QString& key) const
{
    return m_own.value(key, m_settings);
}

void HistogramsTab::setSettings(const HistogramSettings& settings)
{
    m_settings = settings;
    m_own.clear(); // the page speaks for every card
    m_logCounts->setEnabled(settings.view != HistogramView::Distribution);
    forEachCard([&](HistogramCard& card) { card.setSettings(settings); });
}

void HistogramsTab::setOwnSettings(const QString& key, const HistogramSettings& settings)
{
    m_own.insert(key, settings);
    if (auto* card = qobject_cast<HistogramCard*>(m_grid->card(key)))
        card->setSettings(settings);
}

void HistogramsTab::settle()
{
    m_grid->settle();
    forEachCard([](HistogramCard& card) { card.finish(); });
}

QString HistogramsTab::statusText() const
{
    std::size_t drawn = 0;
    std::size_t logged = 0;
    for (QWidget* widget : m_grid->cards()) {
        auto* card = qobject_cast<HistogramCard*>(widget);
        if (!card->chart().series().slices.empty())
            drawn += card->chart().frame().drawnSlices;
        logged += card->history().logged;
    }
    QStringList parts;
    if (drawn < logged)
        parts << tr("%1 of %2 histograms in sight drawn")
                     .arg(formatted(static_cast<double>(drawn), Unit::Count),
                          formatted(static_cast<double>(logged), Unit::Count));
    if (m_leftOut > 0)
        parts << tr("%n more chart(s): filter tags or hide runs to see them", nullptr, m_leftOut);
    return parts.join(tr(" · "));
}

std::unique_ptr<const SummaryTabFactory> makeHistogramsTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<HistogramsTab>>(
        QStringLiteral("histograms"), [] { return HistogramsTab::tr("Histograms"); },
        TagKind::Histogram);
}

} // namespace faultline::ui
