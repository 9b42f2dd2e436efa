// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <optional>
#include <vector>

namespace faultline {

/// Fills RunComparison::candidates and isSeparable from its runs, effects and changes: for each
/// effect that differs or is unsure, prior by facet times the factors of the evidence, normalised
/// with the candidate "not recorded, or chance".
void explain(RunComparison& comparison);

/// The experiment that decides most between the candidates of the first effect that several of them
/// may explain; nothing where one is enough or nothing can be tried.
[[nodiscard]] std::optional<NextRun> nextRunOf(const RunComparison& comparison);

} // namespace faultline
