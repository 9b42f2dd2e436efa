// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A number that a setting gives, and where it stands.
struct PlannedNumber {
    double value = 0.0;
    Evidence place;
};

/// What the settings of a training say of its length: as its consoles print them (flags replace
/// what files say), else from configurations, by the names that trainers give those fields.
struct PlannedSettings {
    std::optional<PlannedNumber> epochs; ///< "epochs", "max_epochs", "num_train_epochs"
    std::optional<PlannedNumber> steps;  ///< "max_steps", "num_steps", "max_iters"
    std::optional<PlannedNumber> kimg;   ///< "total_kimg"
    std::optional<double> patience;      ///< evaluations without a gain that end the training
};

[[nodiscard]] PlannedSettings plannedSettings(const Training& training);

} // namespace faultline
