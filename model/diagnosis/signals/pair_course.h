// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// What makes a training on pairs (two views of an example, a right and a wrong item) worthless:
/// the representation that it learns tells nothing.
struct PairFault {
    enum class Sign {
        Collapsed,     ///< the outputs hardly differ between inputs
        LossIsBlind,   ///< the loss stays at its constant while pairs can be told apart
        EncoderFixed,  ///< a probe of the representation gives the same in every evaluation
        SameViews,     ///< every pair is found from the first steps on, and a probe never gains
        NothingShared, ///< no pair is ever found, no better than by chance
        SameNegatives, ///< ln 2 throughout, and not one pair in the right order
        EasyNegatives, ///< every pair in the right order at once, and the ranking never gains
    };
    Sign sign = Sign::Collapsed;
    const Signal* signal = nullptr; ///< shows it
    LearningCurve curve = {};
    const Signal* probe = nullptr; ///< of the evaluation; may be null
    LearningCurve probeCurve = {};
    double start = 0.0;    ///< of `curve`, or of the probe if there is one
    double level = 0.0;    ///< the same at the end
    double expected = 0.0; ///< NothingShared: by chance
};

[[nodiscard]] std::optional<PairFault> findPairFault(const Training& training);

} // namespace faultline
