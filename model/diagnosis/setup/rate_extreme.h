// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

enum class RateExtreme {
    None,
    TooHigh, ///< no optimizer of this kind takes so much
    TooLow,  ///< nothing moves from random weights
    Nothing, ///< nothing moves whatever it began from
};
/// What the learning rate is by itself, whatever it did.
[[nodiscard]] RateExtreme rateExtremeOf(const Training& training, const UsedRate& rate);

} // namespace faultline
