// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/console/metric_pairs.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Where in a training a line stands, as far as it prints it.
struct StepPlace {
    /// A count and, where it is printed, what it counts up to.
    struct Count {
        std::int64_t value = 0;
        std::int64_t of = 0;
    };
    std::optional<double> epoch;   ///< may be a fraction: Hugging Face
    std::int64_t epochs = 0;       ///< planned; 0: not printed
    std::optional<Count> total;    ///< over the whole run by its name: "global_step"
    std::optional<Count> count;    ///< "step", "iter": of the run or of the epoch
    std::optional<Count> batch;    ///< of the epoch by its name
    std::optional<Count> position; ///< "[77/7614]" or of a bar
    bool isBar = false;            ///< the position is that of a progress bar
    bool isFromZero = false;       ///< epochs are counted from 0 by the form of the line

    [[nodiscard]] bool any() const { return epoch || total || count || batch || position; }
    [[nodiscard]] std::optional<std::int64_t> wholeEpoch() const;
};

/// `pairs` and `fractions` are those of `text`.
[[nodiscard]] StepPlace placeOf(std::string_view text, const std::vector<MetricPair>& pairs,
                                const std::vector<PlaceFraction>& fractions);

/// Whether a line tells of an evaluation that goes on: "Test: [10/196]", "Epoch(val)",
/// "Validation DataLoader 0:  45%|...". Not "val_loss: 0.5", whose name says so itself.
[[nodiscard]] bool isEvaluationLine(std::string_view text);

/// "train_" or "val_" where the line begins with such a word and a metric: "val Loss: 1 Acc: 2".
[[nodiscard]] std::string_view splitOfLine(const std::vector<MetricPair>& pairs);

} // namespace faultline::console
