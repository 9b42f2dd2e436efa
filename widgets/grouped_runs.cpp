// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/grouped_runs.h"

#include "model/core/read_monitor.h"
#include "model/session/open_case.h"
#include "model/summaries/hparams.h"
#include "widgets/style/run_colors.h"
#include "widgets/view_state.h"

#include <QGuiApplication>

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

GroupedRuns::GroupedRuns(const ViewState& state)
    : QObject(&state.curveOptions()),
      m_state(state),
      m_work(state.opened().jobs()),
      m_records(std::make_shared<const HparamRecords>())
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

QStringList GroupedRuns::hparamKeys() const
{
    QStringList keys;
    for (const std::string& name : hparamNames(*m_records))
        keys.push_back(QString::fromStdString(name));
    return keys;
}

void GroupedRuns::loadHparams()
{
    const CasePtr& opened = m_state.caseData();
    if (!opened || opened == m_recordsOf || m_reading)
        return;
    m_reading = opened;
    m_work.start(
        [opened, known = m_records](WorkMonitor& monitor) -> Result<RecordsPtr> {
            return std::make_shared<const HparamRecords>(readHparams(*opened, monitor, *known));
        },
        [this](const Result<RecordsPtr>& records) { takeHparams(records); });
}

void GroupedRuns::takeHparams(const Result<RecordsPtr>& records)
{
    if (records) // memory that ran out is all that can fail: what was known stays
        m_records = *records;
    m_recordsOf = std::exchange(m_reading, nullptr);
    refresh();
}

void GroupedRuns::finish()
{
    m_work.finish();
}

QColor GroupedRuns::color(const QString& run) const
{
    const std::optional<std::size_t> group = groupOf(run);
    return group ? runColorOf(static_cast<int>(*group), 0, QGuiApplication::palette())
                 : m_state.runColor(run);
}

RunGroups GroupedRuns::group(const RunGrouping& grouping) const
{
    const CasePtr& opened = m_state.caseData();
    if (!opened)
        return {};
    const std::string key = grouping.key.toStdString();
    if (grouping.by == RunGrouping::By::Pattern) {
        std::vector<std::string> names;
        names.reserve(opened->runs.size());
        for (const RunPtr& run : opened->runs)
            names.push_back(run->name);
        return groupByPattern(names, key);
    }
    std::vector<std::optional<std::string>> labels(opened->runs.size());
    for (std::size_t i = 0; i < labels.size() && grouping.by == RunGrouping::By::Hparam; ++i) {
        if (const auto value = hparamOf(*m_records, opened->runs[i]->name, key))
            labels[i] = key + "=" + toText(*value);
    }
    return groupByLabels(labels);
}

void GroupedRuns::refresh()
{
    const CasePtr& data = m_state.caseData();
    const RunGrouping& grouping = m_state.curveOptions().grouping();
    if (grouping.by == RunGrouping::By::Hparam)
        loadHparams();
    m_groups = group(grouping);
    m_groupOf.clear();
    for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
        const RunGroup& group = m_groups.groups[i];
        for (const std::size_t run : group.runs) {
            const QString name = QString::fromStdString(data->runs[run]->name);
            m_groupOf.insert(name, i);
        }
    }
    emit changed();
}

} // namespace faultline::ui
