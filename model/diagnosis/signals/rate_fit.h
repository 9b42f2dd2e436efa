// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <optional>

namespace faultline {

/// What rates are judged by without a reference for the model; the thresholds of the rule
/// learning-rate-off.
struct RateLimits {
    double lowSgd = 1e-3;       ///< below it, from random weights ...
    double lowAdaptive = 5e-5;  ///< ... the weights hardly move
    double highSgd = 20.0;      ///< times 0.1 for a batch of 256
    double highAdaptive = 0.03; ///< ten times what is usual at most
};

/// A learning rate far off what its optimizer usually takes, in a training that shows it.
struct RateMisfit {
    /// What shows it.
    enum class Sign {
        Usual,      ///< far off what the optimizer takes, and a curve that fits
        Crawls,     ///< steps of one size from start to end, at a rate of next to nothing
        RisesAgain, ///< the training loss itself rises again at a constant high rate
        StandsStill ///< thrown away by the first steps, and nothing moves any more
    };
    bool isHigh = false;
    UsedRate rate;      ///< a peak of 0: not known
    double usual = 0.0; ///< a rate to start with
    AnswerCurve shown;  ///< the curve that shows it
    /// The highest loss, where the first steps threw the weights far away; 0 otherwise.
    double explodedTo = 0.0;
    Sign sign = Sign::Usual;
    // Of RisesAgain:
    std::size_t lowest = 0; ///< index of the lowest level in `shown`
    double from = 0.0;      ///< the lowest level
    double to = 0.0;        ///< the last one
};

/// No curve alone tells a rate that is too low from a task that is slow, so both are asked for: a
/// rate below the limit from random weights that did not change, and a loss that began at the
/// level of a guess and still falls at the end; a rate above it, and a loss that rose again or an
/// accuracy that stands still far from its ceiling, or one far above it, and a loss a thousand
/// times as high as where it ends, whatever the optimizer.
[[nodiscard]] std::optional<RateMisfit> findRateMisfit(const Training& training,
                                                       const RateLimits& limits = {});

} // namespace faultline
