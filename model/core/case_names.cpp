// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_names.h"

#include "model/core/case_artifacts.h"
#include "model/core/shown_names.h"

#include <optional>

namespace faultline {

std::string CaseData::nameOf(const RunId& id) const
{
    if (id.empty())
        return {};
    if (const RunPtr run = findRun(id))
        return run->name;
    return nameOf(ArtifactId(id.text())); // of a training that is planned: its configuration's
}

std::string CaseData::nameOf(const ArtifactId& id) const
{
    std::optional<std::string> name;
    forEachArtifact(*this, [&](ArtifactKind, const Artifact& artifact) {
        if (!name && artifact.id() == id)
            name = artifact.name();
    });
    return name ? *name : shownPlace(sources, id.text());
}

CaseNames::CaseNames(const CaseData& data) : m_data(data)
{
    for (const RunPtr& run : data.runs)
        m_runs.try_emplace(run->id, run->name);
    forEachArtifact(data, [this](ArtifactKind, const Artifact& artifact) {
        m_artifacts.try_emplace(artifact.id(), artifact.name());
    });
}

std::string CaseNames::of(const RunId& id) const
{
    const auto known = m_runs.find(id);
    return known != m_runs.end() ? known->second : m_data.nameOf(id);
}

std::string CaseNames::of(const ArtifactId& id) const
{
    const auto known = m_artifacts.find(id);
    return known != m_artifacts.end() ? known->second : m_data.nameOf(id);
}

} // namespace faultline
