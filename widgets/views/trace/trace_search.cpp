// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_search.h"

#include "model/qt/text.h"

#include <algorithm>

namespace faultline::ui {

std::shared_ptr<const TraceMatches> TraceMatches::find(const TraceRowsPtr& rows,
                                                       const QString& text,
                                                       const ReadMonitor& monitor)
{
    auto matches = std::make_shared<TraceMatches>();
    matches->m_rows = rows;
    matches->m_text = text;
    matches->m_inRow.resize(rows->rows().size());
    const std::vector<std::string>& names = rows->profile().names;
    matches->m_names.resize(names.size());
    if (text.isEmpty())
        return matches;
    for (std::size_t i = 0; i < names.size(); ++i)
        matches->m_names[i] = toQString(names[i]).contains(text, Qt::CaseInsensitive);
    for (std::size_t row = 0; row < rows->rows().size(); ++row) {
        if (monitor.isCancelled())
            return nullptr;
        for (std::size_t i = 0; i < rows->rows()[row].size(); ++i) {
            const TraceSpot spot{.row = row, .position = i};
            if (!matches->contains(rows->event(spot)))
                continue;
            matches->m_inRow[row].push_back(static_cast<std::uint32_t>(i));
            matches->m_byTime.push_back(spot);
        }
    }
    std::stable_sort(matches->m_byTime.begin(), matches->m_byTime.end(),
                     [&rows](const TraceSpot& a, const TraceSpot& b) {
                         return rows->beginOf(a) < rows->beginOf(b);
                     });
    return matches;
}

bool TraceMatches::contains(const TraceEvent& event) const
{
    return event.name < m_names.size() && m_names[event.name];
}

bool TraceMatches::isAnyIn(std::size_t row, std::size_t first, std::size_t count) const
{
    if (row >= m_inRow.size())
        return false;
    const std::vector<std::uint32_t>& positions = m_inRow[row];
    const auto found = std::lower_bound(positions.begin(), positions.end(), first);
    return found != positions.end() && *found < first + count;
}

std::optional<std::size_t> TraceMatches::next(std::optional<std::size_t> from, double fromNs) const
{
    if (m_byTime.empty())
        return std::nullopt;
    if (from)
        return (*from + 1) % m_byTime.size();
    const auto found = std::partition_point(
        m_byTime.begin(), m_byTime.end(), [this, fromNs](const TraceSpot& spot) {
            return static_cast<double>(m_rows->beginOf(spot)) < fromNs;
        });
    return found == m_byTime.end() ? 0 : static_cast<std::size_t>(found - m_byTime.begin());
}

std::optional<std::size_t> TraceMatches::previous(std::optional<std::size_t> from,
                                                  double fromNs) const
{
    const std::optional<std::size_t> here = from ? from : next(std::nullopt, fromNs);
    if (!here)
        return std::nullopt;
    return *here == 0 ? m_byTime.size() - 1 : *here - 1;
}

} // namespace faultline::ui
