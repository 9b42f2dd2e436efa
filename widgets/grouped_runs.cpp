// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/grouped_runs.h"

#include "model/core/run.h"
#include "widgets/view_state.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::ui {

GroupedRuns& GroupedRuns::of(const ViewState& state)
{
    CurveOptions& options = state.curveOptions();
    if (auto* existing = options.findChild<GroupedRuns*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    return *new GroupedRuns(state);
}

GroupedRuns::GroupedRuns(const ViewState& state) : QObject(&state.curveOptions()), m_state(state)
{
    connect(&state.curveOptions(), &CurveOptions::changed, this, &GroupedRuns::refresh);
    connect(&state, &ViewState::caseChanged, this, &GroupedRuns::refresh);
    refresh();
}

bool GroupedRuns::isActive() const
{
    return !m_groups.groups.empty();
}

std::optional<std::size_t> GroupedRuns::groupOf(const QString& run) const
{
    const auto place = m_groupOf.constFind(run);
    return place == m_groupOf.constEnd() ? std::nullopt : std::optional(*place);
}

QStringList GroupedRuns::hparamKeys(const CaseData&)
{
    return {};
}

QColor GroupedRuns::color(const QString& run) const
{
    return m_state.runColor(m_leaders.value(run, run));
}

RunGroups GroupedRuns::group(const CaseData& data, const RunGrouping& grouping)
{
    if (grouping.by == RunGrouping::By::Pattern) {
        std::vector<std::string> names;
        names.reserve(data.runs.size());
        for (const RunPtr& run : data.runs)
            names.push_back(run->name);
        return groupByPattern(names, grouping.key.toStdString());
    }
    return groupByLabels(std::vector<std::optional<std::string>>(data.runs.size()));
}

void GroupedRuns::refresh()
{
    const CasePtr& data = m_state.caseData();
    m_groups = data ? group(*data, m_state.curveOptions().grouping()) : RunGroups{};
    m_groupOf.clear();
    m_leaders.clear();
    for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
        const RunGroup& group = m_groups.groups[i];
        const QString leader = QString::fromStdString(data->runs[group.runs.front()]->name);
        for (const std::size_t run : group.runs) {
            const QString name = QString::fromStdString(data->runs[run]->name);
            m_groupOf.insert(name, i);
            m_leaders.insert(name, leader);
        }
    }
    emit changed();
}

} // namespace faultline::ui
