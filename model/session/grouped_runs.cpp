// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/grouped_runs.h"

#include "model/qt/hparam_loader.h"
#include "model/summaries/hparams.h"

#include <string>
#include <utility>
#include <vector>

namespace faultline {

GroupedRuns::GroupedRuns(HparamLoader& hparams, QObject* parent)
    : QObject(parent), m_hparams(hparams)
{
    connect(&m_hparams, &HparamLoader::recordsChanged, this, &GroupedRuns::refresh);
}

void GroupedRuns::setCase(CasePtr data)
{
    m_case = std::move(data);
    if (m_grouping.by != RunGrouping::By::None || isActive())
        refresh();
}

void GroupedRuns::setGrouping(const RunGrouping& grouping)
{
    if (grouping == m_grouping)
        return;
    m_grouping = grouping;
    if (m_grouping.by == RunGrouping::By::Hparam)
        m_hparams.request();
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
    if (!m_hparams.records())
        return keys;
    for (const std::string& name : hparamNames(*m_hparams.records()))
        keys.push_back(QString::fromStdString(name));
    return keys;
}

RunGroups GroupedRuns::group(const RunGrouping& grouping) const
{
    if (!m_case)
        return {};
    const std::string key = grouping.key.toStdString();
    if (grouping.by == RunGrouping::By::Pattern) {
        std::vector<std::string> names;
        names.reserve(m_case->runs.size());
        for (const RunPtr& run : m_case->runs)
            names.push_back(run->name);
        return groupByPattern(names, key);
    }
    const HparamRecordsPtr& records = m_hparams.records();
    std::vector<std::optional<std::string>> labels(m_case->runs.size());
    for (std::size_t i = 0; records && i < labels.size() && grouping.by == RunGrouping::By::Hparam;
         ++i) {
        if (const auto value = hparamOf(*records, m_case->runs[i]->name, key))
            labels[i] = key + "=" + toText(*value);
    }
    return groupByLabels(labels);
}

void GroupedRuns::refresh()
{
    m_groups = group(m_grouping);
    m_groupOf.clear();
    for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
        for (const std::size_t run : m_groups.groups[i].runs)
            m_groupOf.insert(QString::fromStdString(m_case->runs[run]->name), i);
    }
    emit changed();
}

} // namespace faultline
