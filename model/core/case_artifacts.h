// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/console_log.h"
#include "model/core/dataset_source.h"
#include "model/core/environment.h"
#include "model/core/hardware_log.h"
#include "model/core/profile.h"
#include "model/core/run.h"

#include <set>
#include <string_view>

namespace faultline {

/// Calls fn(ArtifactKind, const Artifact&) for everything of a case that is no run.
template <typename Fn>
void forEachArtifact(const CaseData& data, Fn&& fn)
{
    const auto visit = [&fn](ArtifactKind kind, const auto& artifacts) {
        for (const auto& artifact : artifacts)
            fn(kind, static_cast<const Artifact&>(*artifact));
    };
    visit(ArtifactKind::Log, data.logs);
    visit(ArtifactKind::HardwareLog, data.hardwareLogs);
    visit(ArtifactKind::Config, data.configs);
    visit(ArtifactKind::Environment, data.environments);
    visit(ArtifactKind::Profile, data.profiles);
    visit(ArtifactKind::Dataset, data.datasets);
}

/// Calls fn(const FileReport&) for every file of a case that was read, each once: those of the runs
/// in order, then those of the artifacts. Datasets are found, not read.
template <typename Fn>
void forEachFile(const CaseData& data, Fn&& fn)
{
    std::set<std::string_view> seen; // one file may give several artifacts, and a run besides
    for (const RunPtr& run : data.runs) {
        if (run->origin == RunOrigin::Console)
            continue; // its files are those of its console logs
        for (const FileReport& file : run->files) {
            fn(file);
            if (run->origin == RunOrigin::Metrics)
                seen.insert(file.path);
        }
    }
    forEachArtifact(data, [&](ArtifactKind kind, const Artifact& artifact) {
        if (kind != ArtifactKind::Dataset && seen.insert(artifact.file.path).second)
            fn(artifact.file);
    });
}

/// The artifact of an id, or nullptr.
template <typename Pointer>
[[nodiscard]] Pointer findArtifact(const std::vector<Pointer>& artifacts, const ArtifactId& id)
{
    for (const Pointer& artifact : artifacts) {
        if (artifact->id() == id)
            return artifact;
    }
    return nullptr;
}

/// The artifact that is shown under a name, or nullptr; for what a person picked.
template <typename Pointer>
[[nodiscard]] Pointer artifactNamed(const std::vector<Pointer>& artifacts, std::string_view name)
{
    for (const Pointer& artifact : artifacts) {
        if (artifact->name() == name)
            return artifact;
    }
    return nullptr;
}

} // namespace faultline
