// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <optional>
#include <vector>

namespace faultline {

/// From which share on a candidate "explains" an effect, and from which on it does so likely.
inline constexpr double kExplains = 0.8;
inline constexpr double kLikely = 0.5;
inline constexpr double kWorthTelling = 0.01; ///< what would read 0 % is left out of reports

/// The effect that a comparison is about: the first that is worse in B, else the first that
/// differs, else of those that may the one that counts most (a metric before the time of a part of
/// a step); null if there is none.
[[nodiscard]] const Effect* primaryEffectOf(const RunComparison& comparison);

/// Fills RunComparison::candidates and isSeparable from its runs, effects and changes: for each
/// effect that differs or is unsure, prior by facet times the factors of the evidence, normalised
/// with the candidate "not recorded, or chance". Candidates of one effect stand together, best
/// first; those of the primary effect come first, then the effects in their order.
void explain(RunComparison& comparison);

/// The experiment that decides most between the candidates of the primary effect; nothing where
/// one is enough or nothing can be tried.
[[nodiscard]] std::optional<NextRun> nextRunOf(const RunComparison& comparison);

/// What differs and is known to bring about what a finding of B says, most consequential first: the
/// changes of the facets that its rule looks at.
[[nodiscard]] std::vector<RunChange> changesBehind(const RunComparison& comparison,
                                                   const Finding& finding);

} // namespace faultline
