// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <optional>
#include <string>

namespace faultline {

/// What a process that says nothing any more seems to wait for.
enum class SilencePattern {
    Unclear,
    Collective, ///< busy GPU at low power: spins in a collective or a kernel
    Storage,    ///< idle GPU, processors wait for disks
    Deadlock,   ///< idle GPU, idle processors
    Host,       ///< idle GPU, busy processors
};

/// The last sign of a training lies well before the end of a hardware log in which its process can
/// still be seen: a hang, where an event file alone only stops.
struct FinalSilence {
    ArtifactId log;          ///< the hardware log
    int gpu = -1;            ///< HardwareDevice::index; -1: seen by the memory of its process
    StepMark last;           ///< what was logged last, on the training's clock
    double seconds = 0.0;    ///< from there to the end of the hardware log
    double firstWritten = 0; ///< the same stretch, in the log's own times
    double lastWritten = 0;
    double gpuShare = 0.0;            ///< median utilization in it, 0..1
    double heldBytes = 0;             ///< median GPU memory in it
    std::optional<double> powerShare; ///< median power in it, of that while the training stepped
    std::optional<double> cpuShare;
    std::optional<double> waitShare; ///< of processors for disks
    SilencePattern pattern = SilencePattern::Unclear;
};

/// The silence at the end that is longer than `least` seconds on a GPU, `leastOfProcess` where the
/// samples of the process itself go on and its memory does not change any more. Nothing if the
/// console or the recorder saw the process end by itself, if all of the plan was done, if the
/// memory was given back, or if no hardware log can be put on the training's clock.
[[nodiscard]] std::optional<FinalSilence> findFinalSilence(const Training& training, double least,
                                                           double leastOfProcess);

/// Whether a watcher beside the training saw its process hold its memory to the end of the logs:
/// then these may be the files of a training that goes on.
[[nodiscard]] bool isHeldToTheEnd(const Training& training);

} // namespace faultline
