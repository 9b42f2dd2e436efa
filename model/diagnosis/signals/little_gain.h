// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A run whose losses of both parts of the data end next to where they began. Few epochs tell it:
/// each value is the mean of many steps.
struct LittleGain {
    CurvePair pair; ///< the total of both parts
    /// From nearly each epoch to the next both fall: more would be learned, far too slowly. If
    /// not, both settled at a level in the first epochs.
    bool creeps = false;
    double fall = 0.0; ///< of the start of the validation, at best
};

/// Nothing of a run that goes on from learned weights or scores well, and of a language model;
/// losses that settled only where no accuracy tells what that level is worth.
[[nodiscard]] std::optional<LittleGain> findLittleGain(const Training& training);

} // namespace faultline
