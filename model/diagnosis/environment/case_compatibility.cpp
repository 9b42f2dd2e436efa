// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/case_compatibility.h"

#include <set>
#include <utility>

namespace faultline {

std::vector<RunId> environmentOwners(const CaseData& data)
{
    std::set<RunId> owners;
    for (const EnvironmentPtr& environment : data.environments)
        owners.emplace(data.runOf(environment->id()));
    if (owners.size() > 1)
        owners.erase(RunId());
    return {owners.begin(), owners.end()};
}

std::vector<EnvironmentPtr> environmentsOf(const CaseData& data, const RunId& run)
{
    std::vector<EnvironmentPtr> found;
    for (const EnvironmentPtr& environment : data.environments) {
        const RunId& owner = data.runOf(environment->id());
        if (owner.empty() || owner == run)
            found.push_back(environment);
    }
    return found;
}

std::vector<RunCompatibility> checkCompatibility(const CaseData& data)
{
    std::vector<RunCompatibility> checked;
    for (RunId& run : environmentOwners(data)) {
        const std::vector<EnvironmentPtr> environments = environmentsOf(data, run);
        std::vector<CompatibilityVerdict> verdicts = checkCompatibility(environments);
        if (!verdicts.empty())
            checked.push_back({.run = std::move(run), .verdicts = std::move(verdicts)});
    }
    return checked;
}

} // namespace faultline
