// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page_stack.h"

#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/page_roles.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QLoggingCategory>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::ui {

namespace {

Q_LOGGING_CATEGORY(lcPages, "faultline.pages", QtWarningMsg)

/// Below this the Case dock gives way first.
constexpr int kLeastWidth = 59 * kGrid;

/// What the rules say is all that there is on these, or what a model concludes from the case.
constexpr std::array<QLatin1String, 6> kVerdictPages{
    QLatin1String("overview"), QLatin1String("checklist"), QLatin1String("compare"),
    QLatin1String("rules"),    QLatin1String("pipeline"),  QLatin1String("rate")};

} // namespace

PageStack::PageStack(ViewContext& context,
                     std::vector<std::unique_ptr<const ViewFactory>> factories, QWidget* parent)
    : FittingStack(parent),
      m_context(context),
      m_factories(std::move(factories)),
      m_views(m_factories.size(), nullptr),
      m_current(m_factories.size())
{
    setMinimumWidth(kLeastWidth);
    connect(&m_context.opened(), &OpenCase::verdictWithheldChanged, this, [this] {
        if (m_current < m_factories.size())
            showAt(m_current);
    });
    connect(&m_context, &ViewContext::evidenceRequested, this, &PageStack::showEvidence);
    connect(&m_context, &ViewContext::lessonRequested, this,
            [this](const QString& id) { showPage(QStringLiteral("learn/") + id); });
    connect(&m_context, &ViewContext::tagRequested, this, &PageStack::showEvidence);
    connect(&m_context, &ViewContext::artifactRequested, this, &PageStack::showArtifact);
}

PageStack::~PageStack() = default;

const std::vector<std::unique_ptr<const ViewFactory>>& PageStack::factories() const
{
    return m_factories;
}

View* PageStack::viewAt(std::size_t index)
{
    if (m_views[index] != nullptr)
        return m_views[index];
    View* view = m_factories[index]->create(m_context, this);
    view->setAccessibleName(m_factories[index]->title());
    connect(view, &View::pageRequested, this, &PageStack::showPage);
    connect(view, &View::openRequested, this, &PageStack::openRequested);
    connect(view, &View::demoRequested, this, &PageStack::demoRequested);
    connect(view, &View::nextRunRequested, this, &PageStack::nextRunRequested);
    connect(view, &View::runRequested, this, &PageStack::runRequested);
    connect(view, &View::statusTextChanged, this, [this, view] {
        if (view != currentView())
            return;
        emit statusTextChanged();
        noteContext();
    });
    addWidget(view);
    m_views[index] = view;
    chooseTabs(*view);
    return view;
}

void PageStack::chooseTabs(const View& view) const
{
    for (QTabWidget* tabs : view.findChildren<QTabWidget*>()) {
        const QString chosen = m_tabs.value(tabs->objectName());
        for (int i = 0; !chosen.isEmpty() && i < tabs->count(); ++i) {
            if (tabs->widget(i)->objectName() == chosen)
                tabs->setCurrentIndex(i);
        }
    }
}

PageStack::ChosenTabs PageStack::chosenTabs() const
{
    ChosenTabs chosen = m_tabs;
    for (const QTabWidget* tabs : findChildren<QTabWidget*>()) {
        if (!tabs->objectName().isEmpty() && tabs->currentWidget() != nullptr)
            chosen.insert(tabs->objectName(), tabs->currentWidget()->objectName());
    }
    return chosen;
}

EmptyState& PageStack::barrier()
{
    if (m_barrier == nullptr) {
        m_barrier = new EmptyState(QStringLiteral("eye-off"), this);
        m_barrier->setTexts(tr("Hidden until you have answered"),
                            tr("This page shows what the rules say of the case. Commit to your own "
                               "answer first; then it opens."));
        addWidget(m_barrier);
    }
    return *m_barrier;
}

void PageStack::showAt(std::size_t index)
{
    if (isWithheld(m_factories[index]->id()))
        setCurrentWidget(&barrier());
    else
        setCurrentWidget(viewAt(index));
    m_current = index;
    emit pageShown(m_factories[index]->id());
    emit statusTextChanged();
    noteContext();
}

ViewContext* PageStack::ownContext() const
{
    const auto* const framing = dynamic_cast<const FramingPage*>(currentView());
    return framing != nullptr ? framing->ownContext() : nullptr;
}

void PageStack::noteContext()
{
    if (std::exchange(m_toldContext, ownContext()) != m_toldContext)
        emit ownContextChanged();
}

bool PageStack::isWithheld(const QString& id) const
{
    return m_context.opened().isVerdictWithheld() && !m_neverWithheld.contains(id)
           && std::find(kVerdictPages.begin(), kVerdictPages.end(), id) != kVerdictPages.end();
}

bool PageStack::showPage(const QString& id)
{
    for (std::size_t i = 0; i < m_factories.size(); ++i) {
        if (m_factories[i]->id() == id.section(u'/', 0, 0)) {
            showAt(i);
            if (m_views[i] != nullptr)
                m_views[i]->showPart(id.section(u'/', 1));
            return true;
        }
    }
    return false;
}

QString PageStack::currentId() const
{
    return m_current < m_factories.size() ? m_factories[m_current]->id() : QString();
}

bool PageStack::worksWithoutCase() const
{
    return m_current < m_factories.size() && m_factories[m_current]->worksWithoutCase();
}

View* PageStack::currentView() const
{
    return m_current < m_views.size() && !isWithheld(m_factories[m_current]->id())
               ? m_views[m_current]
               : nullptr;
}

View* PageStack::page(const QString& id)
{
    for (std::size_t i = 0; i < m_factories.size(); ++i) {
        if (m_factories[i]->id() == id && !isWithheld(m_factories[i]->id()))
            return viewAt(i);
    }
    return nullptr;
}

void PageStack::showEvidence()
{
    // A page must exist to be asked; the ones that do are asked first.
    for (const bool existing : {true, false}) {
        for (std::size_t i = 0; i < m_factories.size(); ++i) {
            if ((m_views[i] != nullptr) == existing && viewAt(i)->canShowEvidence()) {
                showAt(i);
                return;
            }
        }
    }
    qCWarning(lcPages, "no page can show the charts of tags");
}

void PageStack::showArtifact(ArtifactKind kind)
{
    for (std::size_t i = 0; i < m_factories.size(); ++i) {
        if (m_factories[i]->shows(kind)) {
            showAt(i);
            return;
        }
    }
}

} // namespace faultline::ui
