// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/layouts_tab.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/layout_card.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <set>

namespace faultline::ui {

namespace {

/// Key of a card: category and chart by their places.
QString keyOf(std::size_t category, std::size_t chart)
{
    return QStringLiteral("%1/%2").arg(category).arg(chart);
}

std::vector<std::string> scalarTags(const CaseData& data)
{
    std::set<std::string_view> tags;
    for (const RunPtr& run : data.runs) {
        for (const auto& [tag, scalar] : run->scalars)
            tags.insert(tag);
    }
    return {tags.begin(), tags.end()};
}

} // namespace

LayoutsTab::LayoutsTab(ViewContext& context, QWidget* parent)
    : SummaryTab(parent),
      m_context(context),
      m_work(context.opened().jobs()),
      m_tags(std::make_shared<const std::vector<std::string>>())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget(this);
    column->addWidget(m_stack);
    m_empty = new EmptyState(QStringLiteral("scalars"), m_stack);
    m_stack->addWidget(m_empty);
    m_grid = new CardGrid(
        {.create = [this](QWidget* owner) { return new LayoutCard(m_context, owner); },
         .bind = [this](QWidget* card,
                        const QString& key) { bindCard(*qobject_cast<LayoutCard*>(card), key); },
         .release = [](QWidget* card) { qobject_cast<LayoutCard*>(card)->release(); }},
        m_stack);
    m_grid->setAccessibleName(tr("Charts of the layout"));
    m_stack->addWidget(m_grid);
    connect(m_grid, &CardGrid::sectionToggled, this, [this](const QString& id) {
        if (!m_toggled.remove(id))
            m_toggled.insert(id);
    });
    connect(&context, &ViewContext::caseChanged, this, &LayoutsTab::readCase);
    connect(&context, &ViewContext::runVisibilityChanged, this,
            [this] { forEachCard(&LayoutCard::refreshCurves); });
    connect(&context, &ViewContext::chartOptionsChanged, this,
            [this] { forEachCard(&LayoutCard::refreshOptions); });
    connect(&context, &ViewContext::zoomChanged, this,
            [this] { forEachCard(&LayoutCard::refreshZoom); });
    connect(&context, &ViewContext::cursorChanged, this,
            [this] { forEachCard(&LayoutCard::refreshCursor); });
    readCase();
    rebuildSections();
}

LayoutsTab::~LayoutsTab() = default;

void LayoutsTab::readCase()
{
    if (m_work.isRunning()) {
        m_isStale = true;
        return;
    }
    m_read = m_context.opened().caseData();
    if (!m_read) {
        take(LayoutReading());
        return;
    }
    m_work.start(
        [data = m_read](WorkMonitor&) -> Result<LayoutReading> { return readLayouts(*data); },
        [this](const Result<LayoutReading>& reading) { take(reading); });
}

void LayoutsTab::take(const Result<LayoutReading>& reading)
{
    m_reading = reading ? *reading : LayoutReading{.layout = {}, .errors = {reading.error()}};
    m_tags = std::make_shared<const std::vector<std::string>>(m_read ? scalarTags(*m_read)
                                                                     : std::vector<std::string>());
    rebuildSections();
    emit statusTextChanged();
    if (std::exchange(m_isStale, false))
        readCase();
}

void LayoutsTab::rebuildSections()
{
    std::vector<CardSection> sections;
    for (std::size_t c = 0; c < m_reading.layout.categories.size(); ++c) {
        const LayoutCategory& category = m_reading.layout.categories[c];
        CardSection section;
        section.id = toQString(category.title);
        section.title = category.title.empty() ? tr("Without a title") : section.id;
        section.expanded = category.isClosed == m_toggled.contains(section.id);
        for (std::size_t chart = 0; chart < category.charts.size(); ++chart)
            section.keys << keyOf(c, chart);
        sections.push_back(std::move(section));
    }
    const bool hasCharts = !sections.empty();
    m_grid->setSections(std::move(sections));
    // The same place may hold another chart now.
    for (std::size_t c = 0; c < m_reading.layout.categories.size(); ++c) {
        for (std::size_t i = 0; i < m_reading.layout.categories[c].charts.size(); ++i) {
            if (auto* card = qobject_cast<LayoutCard*>(m_grid->card(keyOf(c, i))))
                bindCard(*card, keyOf(c, i));
        }
    }
    if (m_work.isRunning())
        m_empty->setTexts(tr("Reading…"), tr("The layout of charts is being read."));
    else if (!m_reading.errors.empty())
        m_empty->setTexts(tr("The layout cannot be read"), errorMessage(m_reading.errors.front()));
    else
        m_empty->setTexts(tr("An empty layout"), tr("The logs lay out no charts."));
    m_stack->setCurrentWidget(hasCharts ? static_cast<QWidget*>(m_grid) : m_empty);
}

void LayoutsTab::bindCard(LayoutCard& card, const QString& key) const
{
    const QStringList places = key.split(QLatin1Char('/'));
    const auto category = static_cast<std::size_t>(places.value(0).toULongLong());
    const auto chart = static_cast<std::size_t>(places.value(1).toULongLong());
    card.setChart(m_reading.layout.categories.at(category).charts.at(chart), m_tags);
}

void LayoutsTab::forEachCard(void (LayoutCard::*action)())
{
    for (QWidget* card : m_grid->cards())
        (qobject_cast<LayoutCard*>(card)->*action)();
}

void LayoutsTab::settle()
{
    m_work.finish();
    m_grid->settle();
    for (QWidget* card : m_grid->cards())
        qobject_cast<LayoutCard*>(card)->settle();
}

QString LayoutsTab::statusText() const
{
    std::size_t charts = 0;
    for (const LayoutCategory& category : m_reading.layout.categories)
        charts += category.charts.size();
    QString text = tr("%n chart(s) laid out by the logs", nullptr, static_cast<int>(charts));
    if (!m_reading.errors.empty() && charts > 0)
        text += QStringLiteral(" · ") + errorMessage(m_reading.errors.front());
    return text;
}

std::unique_ptr<const SummaryTabFactory> makeLayoutsTabFactory()
{
    return std::make_unique<StandardSummaryTabFactory<LayoutsTab>>(
        QStringLiteral("layouts"), [] { return LayoutsTab::tr("Layouts"); }, TagKind::Layout);
}

} // namespace faultline::ui
