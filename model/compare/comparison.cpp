// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

template <typename Enum, std::size_t Count>
std::string_view nameIn(const std::array<std::string_view, Count>& names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

} // namespace

std::string_view toString(RunSide side)
{
    return side == RunSide::A ? "a" : "b";
}

std::string_view toString(CompareAxis axis)
{
    static constexpr auto kNames =
        std::to_array<std::string_view>({"steps", "images", "epochs", "time"});
    return nameIn(kNames, axis);
}

std::string_view toString(EffectState state)
{
    static constexpr auto kNames =
        std::to_array<std::string_view>({"differs", "unsure", "within-noise", "unknown"});
    return nameIn(kNames, state);
}

std::string_view toString(ChangeArea area)
{
    static constexpr auto kNames = std::to_array<std::string_view>(
        {"configuration", "environment", "data", "code", "console"});
    return nameIn(kNames, area);
}

std::string_view toString(Facet facet)
{
    static constexpr auto kNames = std::to_array<std::string_view>(
        {"learning-rate", "schedule", "optimizer", "batch", "input-size", "precision", "classes",
         "checkpoint", "anchors-and-loss", "regularisation", "augmentation", "input-pipeline",
         "intervals", "distribution", "data", "seed", "cosmetic"});
    return nameIn(kNames, facet);
}

std::string_view toString(ChangeKind kind)
{
    static constexpr auto kNames =
        std::to_array<std::string_view>({"value", "default-changed", "renamed", "added", "removed",
                                         "moved", "unrecorded", "cosmetic"});
    return nameIn(kNames, kind);
}

bool isOneSided(const Effect& effect)
{
    return effect.a.empty() || effect.b.empty();
}

bool isFolded(const RunChange& change)
{
    return change.kind == ChangeKind::Cosmetic || change.kind == ChangeKind::Renamed;
}

const RunChange* RunComparison::change(std::string_view id) const
{
    const auto found = std::find_if(changes.begin(), changes.end(),
                                    [id](const RunChange& change) { return change.id == id; });
    return found == changes.end() ? nullptr : &*found;
}

bool RunComparison::hasDifference() const
{
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return effect.state == EffectState::Differs; });
}

} // namespace faultline
