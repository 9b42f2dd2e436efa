// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/run.h"

#include <algorithm>

namespace faultline {

std::string_view toString(TagKind kind)
{
    switch (kind) {
    case TagKind::Scalar: return "scalar";
    case TagKind::Image: return "image";
    case TagKind::Histogram: return "histogram";
    case TagKind::Text: return "text";
    case TagKind::Audio: return "audio";
    case TagKind::Graph: return "graph";
    case TagKind::Hparams: return "hparams";
    case TagKind::PrCurve: return "pr-curve";
    case TagKind::Layout: return "layout";
    case TagKind::Other: return "other";
    }
    return "other";
}

std::uint64_t Run::pointCount() const
{
    std::uint64_t total = 0;
    for (const auto& [tag, scalar] : scalars)
        total += scalar.series.size();
    return total;
}

std::uint64_t Run::damageCount() const
{
    std::uint64_t total = 0;
    for (const FileReport& file : files)
        total += file.issues.damageCount();
    return total;
}

std::optional<double> Run::startTime() const
{
    std::optional<double> earliest;
    for (const FileReport& file : files) {
        if (file.firstWallTime && (!earliest || *file.firstWallTime < *earliest))
            earliest = file.firstWallTime;
    }
    return earliest;
}

std::optional<double> Run::endTime() const
{
    std::optional<double> latest;
    for (const FileReport& file : files) {
        if (file.lastWallTime && (!latest || *file.lastWallTime > *latest))
            latest = file.lastWallTime;
    }
    return latest;
}

const ScalarSeries* Run::findScalar(std::string_view tag) const
{
    const auto it = scalars.find(std::string(tag));
    return it == scalars.end() ? nullptr : &it->second.series;
}

std::uint64_t CaseData::pointCount() const
{
    std::uint64_t total = 0;
    for (const RunPtr& run : runs)
        total += run->pointCount();
    return total;
}

const RunId& CaseData::runOf(const ArtifactId& artifact) const
{
    static const RunId kNone;
    const auto it = runOfArtifact.find(artifact);
    return it == runOfArtifact.end() ? kNone : it->second;
}

std::size_t CaseData::artifactCount() const
{
    return logs.size() + hardwareLogs.size() + configs.size() + environments.size()
           + profiles.size() + datasets.size();
}

RunPtr CaseData::findRun(const RunId& id) const
{
    const auto it =
        std::find_if(runs.begin(), runs.end(), [&id](const RunPtr& run) { return run->id == id; });
    return it == runs.end() ? nullptr : *it;
}

RunPtr CaseData::runNamed(std::string_view name) const
{
    const auto it = std::find_if(runs.begin(), runs.end(),
                                 [name](const RunPtr& run) { return run->name == name; });
    return it == runs.end() ? nullptr : *it;
}

} // namespace faultline
