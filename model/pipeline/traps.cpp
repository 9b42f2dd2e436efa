// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/traps.h"

#include <algorithm>
#include <optional>

namespace faultline::pipeline {

namespace {

Quantity counted(double value)
{
    return {value, faultline::Unit::Count};
}

std::optional<Trap> sharedMemory(const BufferBytes& bytes)
{
    constexpr double kDockerDefault = 64.0 * 1024.0 * 1024.0;
    if (!bytes.sharedMemory || *bytes.sharedMemory <= kDockerDefault)
        return std::nullopt;
    return Trap{"shared-memory",
                FAULTLINE_TR_NOOP("Pipeline", "Shared memory"),
                {FAULTLINE_TR_NOOP("Pipeline",
                                   "Full buffers take %1 of /dev/shm. A container has 64 MiB of it "
                                   "by default and fails with a bus error: start it with "
                                   "--shm-size or --ipc=host."),
                 {Quantity{*bytes.sharedMemory, faultline::Unit::Bytes}}}};
}

std::optional<Trap> smallEpoch(const Setting& setting)
{
    const int ahead = setting.workers * std::max(1, setting.prefetch);
    if (setting.kind != LoaderKind::DataLoader || setting.batchesPerEpoch <= 0
        || setting.batchesPerEpoch >= ahead)
        return std::nullopt;
    return Trap{"small-epoch",
                FAULTLINE_TR_NOOP("Pipeline", "Small epochs"),
                {FAULTLINE_TR_NOOP("Pipeline",
                                   "An epoch has %1 batches, the workers could hold %2: some of "
                                   "them have nothing to do. Fewer workers, or several passes over "
                                   "the data in one epoch, do the same."),
                 {counted(setting.batchesPerEpoch), counted(ahead)}}};
}

std::optional<Trap> epochBoundary(const Setting& setting, const Costs& costs,
                                  const Simulation& simulated)
{
    constexpr double kWorthTelling = 0.02; // of the time
    if (setting.kind != LoaderKind::DataLoader || setting.workers == 0
        || setting.batchesPerEpoch <= 0 || setting.isPersistent
        || !(simulated.stepsPerSecond > 0.0))
        return std::nullopt;
    const double stall = costs.startSeconds + simulated.demandSeconds;
    const double epoch = setting.batchesPerEpoch / simulated.stepsPerSecond;
    if (stall < kWorthTelling * epoch)
        return std::nullopt;
    return Trap{
        "epoch-boundary",
        FAULTLINE_TR_NOOP("Pipeline", "Epoch boundary"),
        {FAULTLINE_TR_NOOP("Pipeline",
                           "Workers start anew in each epoch: the GPU waits %1 of every "
                           "%2. persistent_workers=True keeps them."),
         {Quantity{stall, faultline::Unit::Seconds}, Quantity{epoch, faultline::Unit::Seconds}}}};
}

std::optional<Trap> tooManyThreads(const Setting& setting)
{
    const double threads = static_cast<double>(setting.threads) * setting.parallelism();
    if (setting.threads <= 1 || !(setting.cores > 0.0) || threads <= setting.cores)
        return std::nullopt;
    return Trap{
        "threads",
        FAULTLINE_TR_NOOP("Pipeline", "Threads"),
        {FAULTLINE_TR_NOOP("Pipeline", "%1 threads share %2 cores. Set one for each worker: "
                                       "cv2.setNumThreads(0), OMP_NUM_THREADS=1."),
         {counted(threads), Quantity{setting.cores, faultline::Unit::None}}}};
}

std::optional<Trap> moreThanCores(const Setting& setting, const Costs& costs)
{
    const bool computes = costs.cpuShare.value_or(1.0) > 0.5;
    if (!(setting.cores > 0.0) || setting.parallelism() <= setting.cores || !computes)
        return std::nullopt;
    return Trap{
        "more-than-cores",
        FAULTLINE_TR_NOOP("Pipeline", "More workers than cores"),
        {FAULTLINE_TR_NOOP("Pipeline", "%1 of them compute on %2 cores: beyond the cores they only "
                                       "take memory. In a container the quota of the group counts, "
                                       "not what the machine has."),
         {counted(setting.parallelism()), Quantity{setting.cores, faultline::Unit::None}}}};
}

std::optional<Trap> noPrefetch(const Setting& setting)
{
    // map directly followed by batch makes batches ahead of itself.
    if (setting.kind != LoaderKind::TfData || setting.prefetch > 0 || setting.isFused)
        return std::nullopt;
    return Trap{"no-prefetch", FAULTLINE_TR_NOOP("Pipeline", "No prefetch"),
                FAULTLINE_TR_NOOP("Pipeline",
                                  "Nothing is made while a step runs: times of both add up. "
                                  "End the pipeline with prefetch(tf.data.AUTOTUNE).")};
}

std::optional<Trap> inTheLoop(const Setting& setting)
{
    if (setting.kind != LoaderKind::DataLoader || setting.workers > 0)
        return std::nullopt;
    return Trap{"no-workers", FAULTLINE_TR_NOOP("Pipeline", "No workers"),
                FAULTLINE_TR_NOOP("Pipeline",
                                  "With num_workers=0 the training makes its batches itself, "
                                  "between two steps: nothing overlaps.")};
}

} // namespace

std::vector<Trap> trapsOf(const Setting& setting, const Costs& costs, const Simulation& simulated,
                          const BufferBytes& bytes)
{
    std::vector<Trap> traps;
    for (const std::optional<Trap>& trap :
         std::vector{inTheLoop(setting), noPrefetch(setting), sharedMemory(bytes),
                     epochBoundary(setting, costs, simulated), smallEpoch(setting),
                     moreThanCores(setting, costs), tooManyThreads(setting)}) {
        if (trap)
            traps.push_back(*trap);
    }
    return traps;
}

} // namespace faultline::pipeline
