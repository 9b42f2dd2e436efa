// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline::metrics {

/// What the name of a column, or of a member of a JSON record, says about it. Case does not matter
/// (ASCII), nor do blanks around it.

/// How well a name fits the number that a training counts its progress with: 0 not at all, else
/// more is better. "global_step" goes before "step", "step" before "iteration", that before
/// "epoch".
[[nodiscard]] int stepRank(std::string_view name);

/// What a column with times may hold.
enum class TimeName {
    No,
    Clock,   ///< "timestamp", "wall_time": a moment
    Elapsed, ///< "_runtime", "elapsed": seconds since the start
    Either,  ///< "time": the values must tell; it may as well be the duration of a step
};
[[nodiscard]] TimeName timeName(std::string_view name);

/// Whether a name holds a word that only measurements of a training have: "val_loss", "x/lr0",
/// "metrics/mAP50(B)", "rollout/ep_rew_mean".
[[nodiscard]] bool isMetricName(std::string_view name);

/// Whether a column tells which run or process wrote a row, and measures nothing: "seed", "rank",
/// "pid".
[[nodiscard]] bool isRunFact(std::string_view name);

/// Lower case, without blanks around it.
[[nodiscard]] std::string normalName(std::string_view name);

} // namespace faultline::metrics
