// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// How the outcomes differ: the end, memory, times, losses and metrics, each with its noise.
/// `good`: runs of side A, the baseline first, at least one; more of them tell the noise between
/// seeds. Always the same effects in the same order for one kind of input; what a side has not
/// recorded is Unknown. `axis`: for curves, instead of the fair one.
[[nodiscard]] std::vector<Effect> effectsOf(std::span<const ComparedRun> good,
                                            const ComparedRun& bad,
                                            std::optional<CompareAxis> axis = std::nullopt);

} // namespace faultline
