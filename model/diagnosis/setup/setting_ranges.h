// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

/// What a setting that is off spoils. The first two can be why a model learns nothing. Settings of
/// detections, policies, codes and adversaries count only in a training that logs such things: the
/// same names are used elsewhere.
enum class Harm {
    Learning,    ///< nothing or little is learned
    Stability,   ///< the loss jumps, rises or overflows
    Detections,  ///< what is counted as a detection
    Policy,      ///< of an agent
    Code,        ///< of an autoencoder
    Adversaries, ///< one of them wins
    Data,        ///< little of it is used
    Other,
};

/// Rows whose limits depend on the optimizer, or that count under conditions of their own; for
/// judgeSettings() alone.
enum class SettingKind { Other, WeightDecay, Momentum, Clipping, Dropout, Width };

/// A row of the table of settings: under which names it is stated, and which values are in use.
/// Limits are inclusive; an infinite one is none.
struct SettingRange {
    std::string_view names; ///< small, words joined by "_", parted by blanks
    Translatable label;     ///< as readers call it
    double farBelow;        ///< no training that works has so little ...
    double oddBelow;        ///< ... and hardly any so little
    double oddAbove;        ///< hardly any so much ...
    double farAbove;        ///< ... and none so much
    double usual;           ///< a common value
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
    double limit = 0.0; ///< from which on it is unusual, for the optimizer of the training
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
