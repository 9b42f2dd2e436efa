// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/core/text.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline::pipeline {

/// The stages of tf.data that a trace names, as they are asked: that of the training first, so that
/// the first is the last of the program. "Prefetch", "MapAndBatch", "Shuffle", "TFRecord". Of
/// several branches the longest; empty: the trace names none.
[[nodiscard]] std::vector<std::string> tfStagesOf(const TraceProfile& profile);

/// Elements of a batch, by the calls of the stages above and below batching, for a trace of `steps`
/// steps. Nothing where they are in no whole ratio.
[[nodiscard]] std::optional<int> tracedBatch(const TraceProfile& profile, std::size_t steps);

[[nodiscard]] bool isFusedMap(std::span<const std::string> stages); ///< map_and_batch
[[nodiscard]] bool hasPrefetch(std::span<const std::string> stages);

/// What the order of the stages costs, in speed, memory or quality of the data.
[[nodiscard]] std::vector<Text> orderTraps(std::span<const std::string> stages);

} // namespace faultline::pipeline
