// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/costs.h"
#include "model/pipeline/setting.h"

#include <optional>
#include <span>
#include <vector>

namespace faultline::pipeline {

/// What the training loop sees of one step.
struct LoopStep {
    double seconds = 0.0; ///< from the end of the step before to its own
    double waited = 0.0;  ///< of it, for its batch
};

/// Steps one after the other; what lies between two stretches is not known.
using Stretch = std::vector<LoopStep>;

/// What the loop itself takes to get a batch that was ready: the floor of its waits, where there is
/// one (a tenth of them lie close together) that is low enough to be it (kMostHandOver). Nothing
/// where every batch was waited for longer.
[[nodiscard]] std::optional<double> handOverOf(std::span<const double> waits);
inline constexpr double kMostHandOver = 0.003;

/// Work of batches as far as a log tells.
struct WorkOfWaits {
    std::vector<double>
        seconds;            ///< of every batch, seen or drawn; empty: hardly any was waited for
    double seenShare = 0.0; ///< of them were seen. Few are: those that took longest
};

/// Work of a batch from the waits of a loop whose DataLoader has workers: where batch k and the one
/// W before it, of the same worker, were both waited for, their distance is the work. The others
/// are only bounded; they are drawn, from what has been found, below their bounds, in several
/// rounds. `handOver` is the loop's own part in each wait.
[[nodiscard]] WorkOfWaits workFromWaits(const Setting& setting, std::span<const Stretch> stretches,
                                        double handOver);

/// Work of single elements from that of batches of `batch`: a batch that took much longer than
/// usual had one slow element, the rest differ as elements must whose sums differ as these.
[[nodiscard]] std::vector<double> elementsOfBatches(std::span<const double> batches, int batch);

/// Work of tf.data's elements made one by one (parallelCalls = 1), from the same waits.
[[nodiscard]] std::vector<double> serialWork(std::span<const Stretch> stretches, int batch,
                                             double handOver);

/// Work whose distribution is chosen, among even and heavy-tailed ones, so that the simulated steps
/// are as those seen. For loops that tell little: parallel calls, or steps logged now and then.
[[nodiscard]] std::vector<double> fittedWork(const Setting& setting, const Costs& known,
                                             std::span<const double> stepSeconds,
                                             const ReadMonitor* monitor = nullptr);

/// Scales `costs.work` so that the simulation makes `stepsPerSecond`. Nothing if it cannot: the
/// GPU alone is slower, the work makes no difference, or it was cancelled.
[[nodiscard]] std::optional<Costs> calibrated(const Setting& setting, Costs costs,
                                              double stepsPerSecond,
                                              const ReadMonitor* monitor = nullptr);

} // namespace faultline::pipeline
