// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <span>
#include <vector>

namespace faultline {

/// What a setting that is far off spoils, and so which findings it can explain.
enum class Harm {
    Learning,    ///< nothing or little is learned
    Stability,   ///< the loss jumps, rises or overflows
    Validation,  ///< the evaluation does not go along with the training
    Detections,  ///< what is counted as a detection
    Policy,      ///< of an agent
    Code,        ///< of an autoencoder
    Adversaries, ///< one of them wins
    Terms,       ///< of the loss: one outweighs the others
    Data,        ///< little of it is used
    Schedule,    ///< the course of the learning rate
};

/// Settings that rules ask for by themselves.
enum class SettingKind { Other, WeightDecay, Momentum, Clipping, Dropout, Width };

/// A row of the table of settings: under which names it is stated, and which values are in use.
/// Limits are inclusive; an infinite one is none.
struct SettingRange {
    const char* names;  ///< small, words joined by "_", parted by blanks
    Translatable label; ///< as readers call it
    double farBelow;    ///< no training that works has so little ...
    double oddBelow;    ///< ... and hardly any so little
    double oddAbove;    ///< hardly any so much ...
    double farAbove;    ///< ... and none so much
    double usual;       ///< a common value
    Harm harm = Harm::Learning;
    Translatable low = {};  ///< what too small a value does
    Translatable high = {}; ///< what too large a value does
    SettingKind kind = SettingKind::Other;
};

/// A setting outside of what trainings use.
struct OffSetting {
    const SettingRange* range = nullptr;
    StatedSetting stated;
    double value = 0.0;
    bool isHigh = false;
    bool isFar = false; ///< no training that works has such a value; else it is only unusual

    [[nodiscard]] Translatable effect() const { return isHigh ? range->high : range->low; }
};

struct JudgedSettings {
    std::size_t count = 0; ///< stated under a name of the table
    /// Those that are off, each once at its worst, the worst in front.
    std::vector<OffSetting> off;
};
/// Learning rates and the epsilon of optimizers are not in the table.
[[nodiscard]] JudgedSettings judgeSettings(const Training& training);

/// The table, for tests.
[[nodiscard]] std::span<const SettingRange> settingRanges();

} // namespace faultline
