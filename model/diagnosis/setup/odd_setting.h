// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A setting that lies far outside of what trainings use, so far that it alone can keep a model
/// from learning.
struct OddSetting {
    enum class Kind { WeightDecay, Momentum, Clipping, Dropout, Width };
    Kind kind = Kind::WeightDecay;
    double value = 0.0;
    double usual = 0.0; ///< a common value
    StatedSetting stated;
};

/// The first of them, in the order of the kinds; nothing where every stated value is in use
/// somewhere. Learning rates are judged by rateExtremeOf().
[[nodiscard]] std::optional<OddSetting> findOddSetting(const Training& training);

enum class RateExtreme {
    None,
    TooHigh, ///< no optimizer of this kind takes so much
    TooLow,  ///< nothing moves from random weights
    Nothing, ///< nothing moves whatever it began from
};
/// What the learning rate is by itself, whatever it did.
[[nodiscard]] RateExtreme rateExtremeOf(const Training& training, const UsedRate& rate);

} // namespace faultline
