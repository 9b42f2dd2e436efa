// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/known_environment.h"

#include <algorithm>

namespace faultline {

std::vector<CompatibilityFact> KnownEnvironment::all(std::string_view component) const
{
    std::vector<CompatibilityFact> found;
    for (const EnvironmentPtr& environment : m_environments) {
        if (!environment)
            continue;
        for (const EnvironmentFact& fact : environment->facts) {
            if (fact.component == component)
                found.push_back({environment->id(), environment->name(), fact});
        }
    }
    return found;
}

std::optional<CompatibilityFact> KnownEnvironment::find(
    std::string_view component, std::initializer_list<VersionRole> roles) const
{
    const std::vector<CompatibilityFact> facts = all(component);
    for (const VersionRole role : roles) {
        const auto it = std::find_if(facts.begin(), facts.end(), [role](const auto& known) {
            return known.fact.role == role && !known.fact.version.empty();
        });
        if (it != facts.end())
            return *it;
    }
    return std::nullopt;
}

std::optional<CompatibilityFact> KnownEnvironment::inUse(std::string_view component) const
{
    return find(component, {VersionRole::Runtime, VersionRole::Installed, VersionRole::Required});
}

std::optional<CompatibilityFact> KnownEnvironment::anyOf(std::string_view component) const
{
    const std::vector<CompatibilityFact> facts = all(component);
    if (const auto known = inUse(component))
        return known;
    return facts.empty() ? std::nullopt : std::optional(facts.front());
}

bool KnownEnvironment::isFromConsole(const CompatibilityFact& fact) const
{
    return std::any_of(m_environments.begin(), m_environments.end(), [&fact](const auto& given) {
        return given && given->id() == fact.artifact && given->source == EnvironmentSource::Console;
    });
}

} // namespace faultline
