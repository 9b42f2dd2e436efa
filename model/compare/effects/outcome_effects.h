// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// "end".
[[nodiscard]] Effect endEffect(const ComparedRun& good, const ComparedRun& bad);

/// "peak-memory": of the GPU where both sides measured it alike, else resident memory of the host.
/// Of a run that ran out of it at least what it had and asked for.
[[nodiscard]] Effect memoryEffect(std::span<const ComparedRun> good, const ComparedRun& bad);

/// "step-time", its additive parts, "images-per-second", "gpu-busy" and "lost-work".
void addTimeEffects(std::span<const ComparedRun> good, const ComparedRun& bad,
                    std::vector<Effect>& effects);

/// Values of several good runs, and how far another one may be off.
struct GoodRange {
    double mean = 0.0;
    double halfWidth = 0.0; ///< 0 with one run
    double spread = 0.0;    ///< largest less smallest
    std::size_t runs = 0;
};
/// The half width is that of a prediction interval, which of two or three runs is many times their
/// spread: at most `most`, or that spread, so that a second good run never hides what one showed.
[[nodiscard]] GoodRange goodRange(std::span<const double> values,
                                  std::optional<double> most = std::nullopt);

/// Sets state, values and direction of a number that is worse when it is larger (or smaller), by
/// the spread of the good runs, at least `least`.
void judgeNumber(const GoodRange& good, double baseline, double bad, double least,
                 bool largerIsWorse, Effect& effect);

} // namespace faultline
