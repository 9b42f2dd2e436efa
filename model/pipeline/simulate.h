// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/pipeline/costs.h"
#include "model/pipeline/setting.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline::pipeline {

/// What limits the steps a second.
enum class Bottleneck : std::uint8_t {
    Gpu,
    Cpu,     ///< making batches computes: too few workers or too few cores
    Disk,    ///< making batches waits for a disk of the machine
    Network, ///< the same, of a storage behind a network
    Lock,    ///< threads wait for each other
    Copy,    ///< getting finished batches into the training loop
    Unknown, ///< making batches, and nothing tells what of it
};
[[nodiscard]] std::string_view toString(Bottleneck bottleneck); ///< "gpu", "cpu", ...

/// When what happened, in seconds from the start. One entry for each step.
struct Timeline {
    std::vector<double> begun; ///< work on the batch began
    std::vector<double> ready; ///< the batch was complete
    std::vector<double> asked; ///< the training asked for it
    std::vector<double> taken; ///< the training had it: its step began
    std::vector<double> done;  ///< its step ended
};

struct SimulationOptions {
    std::size_t steps = 10'000; ///< at most kMostSteps; fewer where elements would exceed kMostWork
    std::uint64_t seed = 1;
    const ReadMonitor* monitor = nullptr; ///< asked every some thousand events whether to go on

    [[nodiscard]] bool isCancelled() const { return monitor != nullptr && monitor->isCancelled(); }
};
/// Fewer steps where each is of many elements, so many of which tell as much: `mostElements`, but
/// for a few steps.
[[nodiscard]] SimulationOptions boundedSteps(const Setting& setting,
                                             const SimulationOptions& wanted,
                                             std::size_t mostElements = 40'000);
inline constexpr std::size_t kMostSteps = 1'000'000;
inline constexpr std::size_t kMostWork = 8'000'000; ///< elements that one simulation follows

/// A simulated training and what follows from it. "Settled": after the buffers have filled.
struct Simulation {
    Timeline timeline;
    std::size_t settledFrom = 0; ///< step
    double stepsPerSecond = 0.0; ///< settled
    double low = 0.0;            ///< 95 % interval of that by the means of 20 blocks
    double high = 0.0;
    double gpuIdle = 0.0;        ///< share of the time without a step
    double workersBusy = 0.0;    ///< share of the time that workers or calls work
    double coresBusy = 0.0;      ///< share of Setting::cores that is used; 0: no limit known
    double batchesWaiting = 0.0; ///< mean number of complete batches that wait for the training
    double secondsWaiting = 0.0; ///< mean time that a batch waits
    double demandSeconds = 0.0;  ///< mean work for a batch, as drawn and with what it contends for
    double stepSeconds = 0.0;    ///< mean step, as drawn
    Bottleneck bottleneck = Bottleneck::Unknown;
};

/// Simulates a training of `setting` with `costs`. Pure and deterministic. By recurrences in time
/// linear in the elements, several of which are taken together where a batch has many times more
/// than are made at once; where workers share cores or a disk, by events (shared_resources.h).
/// Without work or steps (empty samples), and where it was cancelled, the result is empty, with 0
/// steps a second.
[[nodiscard]] Simulation simulate(const Setting& setting, const Costs& costs,
                                  const SimulationOptions& options = {});

/// What `costs`, which were measured with `measured`, are with `wanted`: batch size, decoding at
/// reduced scale, cache, storage, threads, the time of a step and costs that are stated (these are
/// of what was measured, before the rest changes). Empty where that is not known: reduced decoding
/// and a cache without the share of decoding, storage without what is read.
[[nodiscard]] std::optional<Costs> costsFor(const Costs& costs, const Setting& measured,
                                            const Setting& wanted);

/// The most that laws allow: min(1/step, parallelism/work, cores/computing); steps a second. No
/// simulation exceeds it by more than the noise of its draws.
[[nodiscard]] double mostStepsPerSecond(const Setting& setting, const Costs& costs);

} // namespace faultline::pipeline
