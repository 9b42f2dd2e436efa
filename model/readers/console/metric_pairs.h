// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// A name and a number that a line prints: "loss=0.5", "'learning_rate': 5e-05", "Loss  nan",
/// "Training loss: tensor(0.52)", "time: 350ms", "Time 0.61 (0.59)", "Epoch[3]", "Step 5/900".
struct MetricPair {
    std::string name;    ///< as tags are written: "loss", "val_loss", "learning_rate"
    double value = 0.0;  ///< times in seconds, memory in bytes where a unit is given
    std::int64_t of = 0; ///< of a place in the run: what it counts up to; 0: not printed
    /// Of such values so far, where it follows in brackets: "Loss 3.1 (3.4)".
    std::optional<double> mean = std::nullopt;
    bool isPlace = false;    ///< its name is a place word
    bool hasSign = false;    ///< ":" or "=" stands between name and number
    std::string before = {}; ///< the word directly in front of the name, in small letters
};

/// All of them, from left to right. Names of two words are joined ("val loss" is "val_loss"),
/// usual short forms are written out; of pairs that would share a name each takes the word in
/// front of it ("Box Loss: 1 Cls Loss: 2"). A number directly behind a word counts for words that
/// name a step, a loss, a rate or a score, where its mean follows in brackets, and where both
/// stand between separators ("| ppl 700 |").
void findMetricPairs(std::string_view text, std::vector<MetricPair>& pairs);

/// "Time 0.612 (0.598)  Data 0.551 (0.540)": beside the time of a step, "data" is the part of it
/// that waited, and is called "data_time".
void nameWait(std::vector<MetricPair>& pairs);

/// Names a place in the run: "epoch", "step", "batch", ...
[[nodiscard]] bool isPlaceWord(std::string_view name);

/// "[77/7614]", "(7/90)", and "77/7614 [00:05<01:00" or "77/7614" behind a bar.
struct PlaceFraction {
    std::int64_t part = 0;
    std::int64_t whole = 0;
    bool isBar = false; ///< of a progress bar
    std::size_t at = 0; ///< of its first digit
};

/// All of them, from left to right; dates and paths are none.
void findFractions(std::string_view text, std::vector<PlaceFraction>& fractions);

} // namespace faultline::console
