// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation_history.h"

#include "model/session/open_case.h"
#include "widgets/shell/page_stack.h"
#include "widgets/view_context.h"

#include <utility>

namespace faultline::ui {

namespace {

constexpr std::size_t kMostPlaces = 100;

} // namespace

NavigationHistory::NavigationHistory(ViewContext& context, PageStack& pages, QObject* parent)
    : QObject(parent), m_context(context), m_pages(pages), m_page(pages.currentId())
{
    connect(&pages, &PageStack::pageShown, this, &NavigationHistory::notePage);
    connect(&context, &ViewContext::caseChanged, this, [this] {
        const CasePtr& opened = m_context.opened().caseData();
        std::vector<std::string> sources = opened ? opened->sources : std::vector<std::string>();
        if (sources == m_sources)
            return; // it grows
        m_sources = std::move(sources);
        forget();
    });
}

void NavigationHistory::notePage(const QString& page)
{
    if (m_isMoving || page == m_page)
        return;
    if (!m_page.isEmpty()) {
        m_back.push_back({.page = m_page, .state = m_context.state()});
        if (m_back.size() > kMostPlaces)
            m_back.erase(m_back.begin());
        m_forward.clear();
    }
    m_page = page;
    emit changed();
}

void NavigationHistory::back()
{
    go(m_back, m_forward);
}

void NavigationHistory::forward()
{
    go(m_forward, m_back);
}

void NavigationHistory::go(std::vector<Place>& from, std::vector<Place>& to)
{
    if (from.empty())
        return;
    const Place place = std::move(from.back());
    from.pop_back();
    to.push_back({.page = m_page, .state = m_context.state()});
    // Options, pins and visible runs are choices and no places: they stay as they are.
    ViewState state = m_context.state();
    state.artifacts = place.state.artifacts;
    state.logLine = place.state.logLine;
    state.configField = place.state.configField;
    if (state.xAxis == place.state.xAxis)
        state.zoom = place.state.zoom;
    state.timeZoom = place.state.timeZoom;
    m_isMoving = true;
    m_context.setState(std::move(state)); // may ask for pages, of which the last one counts
    m_pages.showPage(place.page);
    m_isMoving = false;
    m_page = place.page;
    emit changed();
}

void NavigationHistory::forget()
{
    m_back.clear();
    m_forward.clear();
    m_page = m_pages.currentId();
    emit changed();
}

} // namespace faultline::ui
