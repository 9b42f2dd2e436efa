// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <string>
#include <vector>

namespace faultline {

/// Settings that do not go with each other, with the length of the training, or with its data.
struct SettingConflict {
    std::string subject; ///< what it is about, for telling several apart
    Text title;
    Text explanation;
    bool isFar = false; ///< no training works like that; else it may be meant
    /// What of the course of losses and scores can show that it does harm.
    enum class Shows { Nothing, SlowLearning, Anything };
    Shows shows = Shows::Anything;
    std::vector<Evidence> evidence;
};
[[nodiscard]] std::vector<SettingConflict> findSettingConflicts(const Training& training);

} // namespace faultline
