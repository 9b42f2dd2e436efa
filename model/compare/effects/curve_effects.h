// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/effects/fair_axis.h"
#include "model/compare/effects/separation.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// A loss or a metric that both sides logged.
struct SharedCurve {
    std::string name; ///< the tag; of an evaluation's own run with the run's name before it
    bool isLoss = true;
    bool higherIsBetter = false;
    std::vector<const Signal*> good; ///< by good run; null where one has not logged it
    const Signal* bad = nullptr;
};

/// The best losses and then metrics that the baseline and B both logged: few, the most telling
/// first.
[[nodiscard]] std::vector<SharedCurve> sharedCurves(std::span<const ComparedRun> good,
                                                    const ComparedRun& bad);

/// How far two runs of a curve are apart, by measures that can be held against seeds.
struct CurveDistance {
    std::size_t blocks = 0;
    double sustained = 0.0; ///< three blocks in a row: a logarithm of a ratio, or plain
    bool isLog = false;
    double sustainedPlain = 0.0;
    double spanA = 0.0; ///< all that the blocks of a side go through
    double spanB = 0.0;
    double levelA = 0.0; ///< at the common end
    double levelB = 0.0;
};
[[nodiscard]] CurveDistance curveDistance(const AxisCurve& good, const AxisCurve& bad, bool isLoss);

/// One effect for each shared curve.
void addCurveEffects(std::span<const ComparedRun> good, const ComparedRun& bad,
                     const FairAxis& axis, std::vector<Effect>& effects);

} // namespace faultline
