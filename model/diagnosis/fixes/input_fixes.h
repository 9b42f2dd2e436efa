// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/signals/step_shares.h"
#include "model/diagnosis/training/training.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What kind of work a stage of an input pipeline does; each has a remedy of its own.
enum class StageKind {
    Wait,       ///< hands on what other threads made: not the cause of anything
    Source,     ///< reads files, tables, a generator
    Parallel,   ///< a function on each element, which several threads can share
    Sequential, ///< filter, batch, shuffle: one thread, in order
    OneProcess, ///< a DataLoader without workers: decoding holds up the training itself
    Workers,    ///< a DataLoader with workers that are too slow
    Service,    ///< another machine makes the batches
};

/// By the last part of a tf.data name ("Iterator::Prefetch::Map" is a Map), or a DataLoader's name.
[[nodiscard]] StageKind stageKind(std::string_view name);
/// "Map" of "Iterator::Prefetch::Map"; names of other libraries as they are.
[[nodiscard]] std::string shortStageName(std::string_view name);

/// The stage with the most self time of those that do work; nullptr if the profile has none.
[[nodiscard]] const InputStageTotal* slowestStage(const TraceProfile& profile);

/// How many threads or processes make a batch as fast as the rest of the step takes, with one to
/// spare: ceil(work / rest) + 1, at least 2, at most the processors of the machine if known, else
/// 16. `workSeconds` is what one of them takes for a batch.
[[nodiscard]] int workersNeeded(const Training& training, double workSeconds, double restSeconds);

/// More workers or parallel calls, by framework, with numbers.
[[nodiscard]] Fix raiseParallelism(const Training& training, StageKind kind, int workers,
                                   Text check);
/// Prepare batches ahead.
[[nodiscard]] Fix prefetchBatches(const Training& training, Text check);

/// Each of them promises that next to nothing of a step waits for input (input-bound).
void promiseLittleWait(std::vector<Fix>& fixes);

} // namespace faultline
