// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

// Pieces that every report of a comparison writes alike. Private to model/report.

[[nodiscard]] std::string shownValue(const ChangeValue& value); ///< "missing" for none
/// "optimizer.lr: 0.04 -> 0.4"; of a field that was renamed both names.
[[nodiscard]] std::string changeText(const RunChange& change);
/// "config.yaml:12 | config.yaml:12"; empty without sources.
[[nodiscard]] std::string sourcesText(const RunChange& change);
/// "Peak GPU memory: 14.1 GiB -> 23.5 GiB (+9.4 GiB)".
[[nodiscard]] std::string effectText(const Effect& effect);
[[nodiscard]] std::string_view stateText(EffectState state); ///< "within noise"
[[nodiscard]] std::string_view areaTitle(ChangeArea area);   ///< "Configuration"
/// What a candidate names: its changes, or "not recorded, or chance".
[[nodiscard]] std::string candidateText(const RunComparison& comparison,
                                        const Candidate& candidate);
/// "82 %".
[[nodiscard]] std::string shareText(const Candidate& candidate);
/// Changes that are listed: without what is only cosmetic or renamed, unless all are wanted.
[[nodiscard]] std::vector<const RunChange*> listedChanges(const RunComparison& comparison,
                                                          ChangeArea area, bool all);
/// Effects that differ or are unsure first, then the others, in their order.
[[nodiscard]] std::vector<const Effect*> listedEffects(const RunComparison& comparison);
/// "212 settings equal, 31 cosmetic; not recorded: the packages of run-0805."
[[nodiscard]] std::string restText(const RunComparison& comparison);
/// The patch of the next run, as it may be sent around: without secrets in its context.
[[nodiscard]] std::string patchText(const NextRun& next);
/// "run-0805 | run-0812".
[[nodiscard]] std::string headText(const RunComparison& comparison);

} // namespace faultline
