// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/explain/priors.h"

#include <map>
#include <optional>
#include <string>

namespace faultline {

/// What a model says of how much of an effect a change brings about.
struct ChangeSize {
    double amount = 0.0; ///< of Effect::difference, in its unit
};

/// By RunChange::id. Memory of the GPU by the memory planner where it knows both networks, time of
/// a step by the ratio of images and pixels; empty where no model applies.
[[nodiscard]] std::map<std::string, ChangeSize> changeSizes(const RunComparison& comparison,
                                                            const Effect& effect,
                                                            EffectFamily family);

/// By what factor a change multiplies the work of a step: images of it and pixels of each; nothing
/// for what is neither or is no number.
[[nodiscard]] std::optional<double> workRatio(const RunChange& change);

/// The number of a value; of a text ("640x640", "1e-3") its first one.
[[nodiscard]] std::optional<double> numberOfValue(const ChangeValue& value);

} // namespace faultline
