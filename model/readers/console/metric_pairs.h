// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// A name and a number that a line prints: "loss=0.5", "'learning_rate': 5e-05", "Loss  nan",
/// "Training loss: tensor(0.52)", "time: 350ms".
struct MetricPair {
    std::string name;   ///< as tags are written: "loss", "val_loss", "learning_rate"
    double value = 0.0; ///< times in seconds, memory in bytes where a unit is given
};

/// All of them, from left to right. Names of two words are joined ("val loss" is "val_loss"),
/// usual short forms are written out. A number directly behind a word counts only for words that
/// name a step, a loss, a rate or a score.
void findMetricPairs(std::string_view text, std::vector<MetricPair>& pairs);

} // namespace faultline::console
