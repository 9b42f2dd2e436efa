// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/rate_picture.h"

#include <QString>

#include <string_view>

namespace faultline::ui {

/// What people call a framework of scheduleFrameworks(): a name, not translated.
[[nodiscard]] QString scheduleFrameworkName(std::string_view framework);

/// What the picture of a training shows first, as a sentence without a full stop.
[[nodiscard]] QString rateHeadline(const RatePicture& picture);
[[nodiscard]] QString axisName(ScheduleClock clock); ///< "Step", "Batch", "Epoch"
/// The mark of a place in a schedule: "warm-up", "drop to 0.001".
[[nodiscard]] QString markName(const ScheduleMark& mark);
[[nodiscard]] QString stabilityName(RateStability::State state);
[[nodiscard]] QString shownRate(double rate); ///< in the user's locale

} // namespace faultline::ui
