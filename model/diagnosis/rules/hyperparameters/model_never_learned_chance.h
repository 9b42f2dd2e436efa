// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/unlearned_reason.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline::rules::model_never_learned {

/// What happened.
[[nodiscard]] Text chanceTitle(const ChanceLevel& chance, UnlearnedReason::Kind reason);
/// What the curves make likely where no reason shows by itself; `rate` is the learning rate.
[[nodiscard]] Text explainSign(const Training& training, const ChanceLevel& chance,
                               const std::optional<UsedRate>& rate);

} // namespace faultline::rules::model_never_learned
