// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/curve_event_finder.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace faultline {

CurveEventFinder::CurveEventFinder(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent), m_work(jobs, JobLane::Long)
{
}

CurveEventFinder::~CurveEventFinder() = default;

void CurveEventFinder::setCase(const CasePtr& data)
{
    std::set<RunPtr> current;
    if (data)
        current.insert(data->runs.begin(), data->runs.end());
    std::erase_if(m_known, [&current](const auto& item) { return !current.contains(item.first); });
    std::erase_if(m_runs, [&current](const RunPtr& run) { return !current.contains(run); });
}

void CurveEventFinder::look(std::vector<RunPtr> runs)
{
    m_runs = std::move(runs);
    std::vector<RunPtr> missing;
    for (const RunPtr& run : m_runs) {
        if (!m_known.contains(run))
            missing.push_back(run);
    }
    m_work.drop();
    if (missing.empty()) {
        emit changed();
        return;
    }
    m_work.start(
        [missing](WorkMonitor& monitor) -> Result<Found> {
            Found found;
            for (const RunPtr& run : missing) {
                const std::vector<RunPtr> one{run};
                std::vector<RunEvent> events =
                    findRunEvents(one, [&monitor] { return monitor.isCancelled(); });
                if (monitor.isCancelled())
                    break; // what was found until then is whole
                found.emplace_back(run, std::move(events));
            }
            return found;
        },
        [this](const Result<Found>& found) {
            if (found) {
                for (const auto& [run, events] : *found)
                    m_known.insert_or_assign(run, events);
            }
            emit changed();
        });
    emit changed();
}

void CurveEventFinder::stop()
{
    m_work.drop();
}

std::vector<RunEvent> CurveEventFinder::events() const
{
    std::vector<RunEvent> all;
    for (const RunPtr& run : m_runs) {
        if (const auto known = m_known.find(run); known != m_known.end())
            all.insert(all.end(), known->second.begin(), known->second.end());
    }
    sortByOnset(all);
    return all;
}

std::size_t CurveEventFinder::tagCount() const
{
    std::set<std::string_view> tags;
    for (const RunPtr& run : m_runs) {
        for (const auto& entry : run->scalars)
            tags.insert(entry.first);
    }
    return tags.size();
}

} // namespace faultline
