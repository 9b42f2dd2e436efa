// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace faultline {

/// Effects that the same changes act on.
enum class EffectFamily : std::uint8_t {
    GpuMemory,
    HostMemory,
    StepTime, ///< and images per second, computation, a busy GPU
    Input,
    Communication,
    BetweenSteps, ///< saving, evaluating, pauses, lost work
    Loss,
    NotANumber,
    Metric,
    Crash,
    Hang,
};

/// `comparison` tells what an end was about.
[[nodiscard]] EffectFamily familyOf(const Effect& effect, const RunComparison& comparison);

/// Whether a change may be a reason at all: no paint, no renaming, nothing that is only a trace of
/// what happened, and known on both sides.
[[nodiscard]] bool mayExplain(const RunChange& change);
/// The same data in another place: cosmetic, but it may be read more slowly.
[[nodiscard]] bool isMovedData(const RunChange& change);
/// The same of such an effect: data that moved may be read more slowly.
[[nodiscard]] bool mayExplain(const RunChange& change, EffectFamily family);

/// How likely such a change is to bring such an effect about, before any evidence: 0.3 strong, 0.1
/// plausible, 0.02 not known, else 0.006.
[[nodiscard]] double priorOf(const RunChange& change, EffectFamily family);

/// Whether a change can act on such an effect other than by accident.
[[nodiscard]] bool isPlausible(const RunChange& change, EffectFamily family);

/// Rules that say that something is wrong with a facet.
[[nodiscard]] std::span<const std::string_view> rulesOf(Facet facet);

} // namespace faultline
