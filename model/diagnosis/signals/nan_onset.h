// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// A signal with values that are not numbers.
struct BadSignal {
    const Signal* signal = nullptr;
    NonFinite nonFinite;
    std::int64_t firstStep = 0; ///< of the onset if permanent, else of the first bad value

    [[nodiscard]] bool isPermanent() const { return nonFinite.isPermanent(); }
    /// Index in the series of what happened at `firstStep`.
    [[nodiscard]] std::size_t firstIndex() const;
    /// "NaN" or "Inf".
    [[nodiscard]] std::string valueName() const;
};

/// Signals of a kind that hold such values in the lineage of the training.
[[nodiscard]] std::vector<BadSignal> badSignals(const Training& training, SignalKind kind);

/// Losses and gradient norms that broke for good, in the order in which they did; of those of the
/// same step, terms of the loss before the total, which is only their sum.
[[nodiscard]] std::vector<BadSignal> onsetOrder(const Training& training);

/// What the loss did before it broke.
struct LeadUp {
    enum class Kind {
        FromStart, ///< too few values to tell
        Growth,    ///< rose over many points
        Spike,     ///< steady, then one or two values far off
        Sudden,    ///< nothing unusual
    };
    Kind kind = Kind::FromStart;
    std::size_t points = 0;
    double usual = 0.0;        ///< median of the earlier half
    double last = 0.0;         ///< median of the last three, or the largest of them for a spike
    std::size_t disturbed = 0; ///< values at the end that already were out of the usual

    [[nodiscard]] double growth() const { return usual != 0.0 ? last / usual : 0.0; }
};

/// `values` are the finite ones before the first bad one, in order.
[[nodiscard]] LeadUp describeLeadUp(std::span<const double> values);

} // namespace faultline
