// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/environment.h"

#include <algorithm>

namespace faultline {

std::string_view toString(VersionRole role)
{
    switch (role) {
    case VersionRole::Installed: return "installed";
    case VersionRole::Required: return "required";
    case VersionRole::Runtime: return "runtime";
    case VersionRole::BuiltWith: return "built-with";
    case VersionRole::Supported: return "supported";
    }
    return "installed";
}

std::string_view toString(EnvironmentSource source)
{
    switch (source) {
    case EnvironmentSource::PipFreeze: return "pip-freeze";
    case EnvironmentSource::CondaList: return "conda-list";
    case EnvironmentSource::CollectEnv: return "collect-env";
    case EnvironmentSource::NvidiaSmi: return "nvidia-smi";
    case EnvironmentSource::Dockerfile: return "dockerfile";
    case EnvironmentSource::Requirements: return "requirements";
    case EnvironmentSource::Console: return "console";
    case EnvironmentSource::Recorder: return "recorder";
    }
    return "pip-freeze";
}

const EnvironmentFact* Environment::find(std::string_view component) const
{
    const auto it = std::find_if(facts.begin(), facts.end(), [component](const auto& fact) {
        return fact.component == component;
    });
    return it == facts.end() ? nullptr : &*it;
}

const EnvironmentFact* Environment::find(std::string_view component, VersionRole role) const
{
    const auto it = std::find_if(facts.begin(), facts.end(), [component, role](const auto& fact) {
        return fact.component == component && fact.role == role;
    });
    return it == facts.end() ? nullptr : &*it;
}

} // namespace faultline
