// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/effects.h"

#include "model/compare/effects/curve_effects.h"
#include "model/compare/effects/fair_axis.h"
#include "model/compare/effects/outcome_effects.h"

namespace faultline {

std::vector<Effect> effectsOf(std::span<const ComparedRun> good, const ComparedRun& bad,
                              std::optional<CompareAxis> axis)
{
    std::vector<Effect> effects;
    effects.push_back(endEffect(good.front(), bad));
    effects.push_back(memoryEffect(good, bad));
    addTimeEffects(good, bad, effects);
    addCurveEffects(good, bad, fairAxis(good, bad, axis), effects);
    return effects;
}

} // namespace faultline
