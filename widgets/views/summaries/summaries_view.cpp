// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/summaries_view.h"

#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/message_bar.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace faultline::ui {

SummariesView::SummariesView(ViewContext& context, QWidget* parent)
    : View(parent),
      m_context(context),
      m_factories(builtinSummaryTabs()),
      m_made(m_factories.size(), nullptr),
      m_message(new MessageBar(this)),
      m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(QStringLiteral("summaries"), m_stack)),
      m_tabs(new QTabWidget(m_stack))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tabs);
    m_empty->setTexts(
        tr("Nothing but scalars"),
        tr("Images, histograms, texts, hyperparameters, precision-recall curves and graphs that "
           "a run logs appear here. The event files that are open hold none."));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Kinds of summaries"));
    for (const std::unique_ptr<const SummaryTabFactory>& factory : m_factories) {
        auto* holder = new QWidget(m_tabs);
        holder->setObjectName(factory->id());
        auto* inner = new QVBoxLayout(holder);
        inner->setContentsMargins(0, 0, 0, 0);
        m_tabs->addTab(holder, factory->title());
        m_holders.push_back(holder);
    }
    // Only what the user chose is remembered: a case that is still being read has fewer tabs.
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (const QWidget* chosen = m_tabs->currentWidget())
            m_context.summaries().setTab(chosen->objectName());
        noteCurrent();
    });
    connect(&m_context, &ViewContext::caseChanged, this, &SummariesView::refreshTabs);
    connect(&m_context.summaries(), &SummaryState::tabChanged, this, &SummariesView::showWanted);
    refreshTabs();
}

void SummariesView::refreshTabs()
{
    bool any = false;
    {
        // Hiding the current tab would choose another, and keep that as what the user wants.
        const QSignalBlocker blocker(m_tabs);
        for (std::size_t i = 0; i < m_factories.size(); ++i) {
            const CasePtr& opened = m_context.opened().caseData();
            const std::size_t count = opened ? m_factories[i]->countTags(*opened) : 0;
            const int at = m_tabs->indexOf(m_holders[i]);
            m_tabs->setTabVisible(at, count > 0);
            m_tabs->setTabText(
                at, tr("%1 (%2)", "kind, how many").arg(m_factories[i]->title()).arg(count));
            any = any || count > 0;
        }
    }
    m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_tabs) : m_empty);
    showWanted();
    sayWhatIsMissing();
}

void SummariesView::showWanted()
{
    const QString wanted = m_context.summaries().tab();
    int chosen = -1;
    for (int at = 0; at < m_tabs->count(); ++at) {
        if (!m_tabs->isTabVisible(at))
            continue;
        if (chosen < 0 || m_tabs->widget(at)->objectName() == wanted)
            chosen = at;
    }
    {
        const QSignalBlocker blocker(m_tabs);
        m_tabs->setCurrentIndex(chosen);
    }
    noteCurrent();
}

void SummariesView::noteCurrent()
{
    const auto found = std::find(m_holders.begin(), m_holders.end(), m_tabs->currentWidget());
    if (found == m_holders.end() || !m_tabs->isTabVisible(m_tabs->currentIndex()))
        return;
    const auto index = static_cast<std::size_t>(found - m_holders.begin());
    if (m_made[index] == nullptr) {
        m_made[index] = m_factories[index]->create(m_context, *found);
        (*found)->layout()->addWidget(m_made[index]);
        connect(m_made[index], &SummaryTab::statusTextChanged, this, &View::statusTextChanged);
        connect(m_made[index], &SummaryTab::pageRequested, this, &View::pageRequested);
    }
    emit statusTextChanged();
}

void SummariesView::sayWhatIsMissing()
{
    const CasePtr& opened = m_context.opened().caseData();
    if (m_asked.isEmpty() || !opened || !opened->isComplete)
        return;
    const QString asked = std::exchange(m_asked, QString());
    for (std::size_t i = 0; i < m_factories.size(); ++i) {
        if (m_factories[i]->id() == asked && !m_tabs->isTabVisible(m_tabs->indexOf(m_holders[i])))
            m_message->showMessage(tr("No “%1” in this case", "kind of summaries, e.g. Audio")
                                       .arg(m_factories[i]->title()),
                                   true);
    }
}

SummaryTab* SummariesView::currentTab() const
{
    const auto found = std::find(m_holders.begin(), m_holders.end(), m_tabs->currentWidget());
    return found == m_holders.end() || m_stack->currentWidget() != m_tabs
               ? nullptr
               : m_made[static_cast<std::size_t>(found - m_holders.begin())];
}

void SummariesView::settle()
{
    if (SummaryTab* tab = currentTab())
        tab->settle();
}

void SummariesView::showPart(const QString& id)
{
    m_asked = id;
    if (!id.isEmpty())
        m_context.summaries().setTab(id);
    sayWhatIsMissing();
}

QString SummariesView::statusText() const
{
    const SummaryTab* tab = currentTab();
    return tab == nullptr ? QString() : tab->statusText();
}

namespace {

class SummariesViewFactory final : public StandardViewFactory<SummariesView> {
public:
    SummariesViewFactory()
        : StandardViewFactory(QStringLiteral("summaries"), QStringLiteral("summaries"),
                              [] { return SummariesView::tr("Summaries"); })
    {
    }
    [[nodiscard]] QStringList parts() const override
    {
        QStringList ids;
        for (const std::unique_ptr<const SummaryTabFactory>& tab : builtinSummaryTabs())
            ids << tab->id();
        return ids;
    }
};

} // namespace

std::unique_ptr<const ViewFactory> makeSummariesViewFactory()
{
    return std::make_unique<SummariesViewFactory>();
}

} // namespace faultline::ui
