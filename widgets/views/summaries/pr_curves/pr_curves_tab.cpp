// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/pr_curves/pr_curves_tab.h"

#include "model/session/open_case.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/blob_tags.h"
#include "widgets/views/summaries/no_tags_state.h"
#include "widgets/views/summaries/summary_controls.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>

namespace faultline::ui {

namespace {

/// A curve needs about a square, and below it there is a table of seven columns.
constexpr CardMetrics kMetrics{.minCardWidth = 560,
                               .cardHeight = 520,
                               .maximisedHeight = 720,
                               .spacing = 8,
                               .headerHeight = 32,
                               .margin = 8};

} // namespace

PrCurvesTab::PrCurvesTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent), m_context(context)
{
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) { return newCard(owner); },
         .bind = [this](QWidget* card,
                        const QString& tag) { bindCard(*qobject_cast<PrCurveCard*>(card), tag); },
         .release = [](QWidget* card) { qobject_cast<PrCurveCard*>(card)->release(); }},
        this);
    m_grid->setAccessibleName(tr("Precision-recall curves"));
    m_grid->setMetrics(kMetrics);
    m_empty = new NoTagsState(m_context, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildControls());
    column->addWidget(m_stack, 1);

    connect(&m_context, &ViewContext::caseChanged, this, &PrCurvesTab::loadCase);
    connect(&m_context, &ViewContext::tagFilterChanged, this, &PrCurvesTab::rebuildSections);
    connect(&m_context, &ViewContext::runVisibilityChanged, this, [this] {
        rebuildSections();
        forEachCard([](PrCurveCard& card) { card.refreshRuns(); });
    });
    connect(&m_context.summaries(), &SummaryState::stepChanged, this,
            [this] { forEachCard([](PrCurveCard& card) { card.refreshStep(); }); });
    connect(m_grid, &CardGrid::sectionToggled, this, [this](const QString& id, bool expanded) {
        if (expanded)
            m_foldedGroups.remove(id);
        else
            m_foldedGroups.insert(id);
    });
    loadCase();
}

QWidget* PrCurvesTab::buildControls()
{
    auto* strip = new QWidget(this);
    auto* flow = new FlowLayout(kGrid + kGrid / 2, kGrid / 2, strip);
    flow->setContentsMargins(kGrid, kGrid, kGrid, kGrid / 2);
    flow->addWidget(makeTagFilter(m_context, strip));
    m_count = new QLabel(strip);
    flow->addWidget(m_count);
    flow->addWidget(makeStepLink(m_context, strip));
    auto* key = new QLabel(tr("○ best F1 of a run"), strip);
    QPalette muted = key->palette();
    muted.setColor(QPalette::WindowText, mutedTextColor(muted));
    key->setPalette(muted);
    flow->addWidget(key);
    return strip;
}

template <typename Action>
void PrCurvesTab::forEachCard(Action action)
{
    for (QWidget* widget : m_grid->cards())
        action(*qobject_cast<PrCurveCard*>(widget));
}

PrCurveCard* PrCurvesTab::newCard(QWidget* parent)
{
    auto* card = new PrCurveCard(m_context, parent);
    connect(card, &PrCurveCard::maximiseToggled, this, [this, card](const QString& tag, bool on) {
        card->setMaximised(on);
        m_grid->setMaximised(tag, on);
    });
    return card;
}

void PrCurvesTab::bindCard(PrCurveCard& card, const QString& tag)
{
    card.setMaximised(m_grid->isMaximised(tag));
    const TagEntry* entry = m_index.find(tag);
    if (entry == nullptr)
        return;
    std::vector<RunPtr> runs;
    for (const std::uint32_t run : entry->runs)
        runs.push_back(m_index.data->runs[run]);
    card.setTag(entry->key, std::move(runs));
}

void PrCurvesTab::loadCase()
{
    m_index = buildBlobIndex(m_context.opened().caseData(), TagKind::PrCurve);
    rebuildSections();
    // A run that grew is another object.
    for (const CardSection& section : m_grid->sections()) {
        for (const QString& tag : section.keys) {
            if (auto* card = qobject_cast<PrCurveCard*>(m_grid->card(tag)))
                bindCard(*card, tag);
        }
    }
    emit statusTextChanged();
}

void PrCurvesTab::rebuildSections()
{
    const VisibleTags visible = visibleTags(m_index, m_context);
    std::vector<CardSection> sections;
    for (const TagGroup& group : visible.groups) {
        CardSection section{.id = group.name,
                            .title = group.name.isEmpty() ? tr("General") : group.name,
                            .keys = {},
                            .expanded = !m_foldedGroups.contains(group.name)};
        for (const TagEntry* entry : group.entries)
            section.keys.push_back(entry->tag);
        sections.push_back(std::move(section));
    }
    m_stack->setCurrentWidget(sections.empty() ? static_cast<QWidget*>(m_empty) : m_grid);
    m_grid->setSections(std::move(sections));
    m_count->setText(tagCountText(visible.shown, visible.ofVisibleRuns));
    m_empty->explain(tr("precision-recall curves"), m_index, visible.ofVisibleRuns);
    emit statusTextChanged();
}

void PrCurvesTab::settle()
{
    m_grid->settle();
    forEachCard([](PrCurveCard& card) { card.finish(); });
}

QString PrCurvesTab::statusText() const
{
    std::size_t curves = 0;
    for (const TagEntry& entry : m_index.entries)
        curves += entry.runs.size();
    return tr("%n precision-recall curve(s)", nullptr, static_cast<int>(curves));
}

std::unique_ptr<const SummaryTabFactory> makePrCurvesTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<PrCurvesTab>>(
        QStringLiteral("pr-curves"), [] { return PrCurvesTab::tr("PR curves"); }, TagKind::PrCurve);
}

} // namespace faultline::ui
