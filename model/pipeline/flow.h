// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/simulate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// A part of an input pipeline, in the order that a batch passes them.
enum class FlowPart : std::uint8_t {
    Storage,
    Read,     ///< waiting for storage
    Decode,   ///< decoding JPEG
    Compute,  ///< computing, where nothing tells how much of it decodes
    Augment,  ///< computing without decoding
    Make,     ///< all of it, where nothing tells what of it computes
    Queue,    ///< batches that are ready
    HandOver, ///< getting a batch into the training loop
    Step,     ///< the GPU and the loop around it
};

struct FlowStage {
    FlowPart part = FlowPart::Make;
    std::optional<double> seconds = {}; ///< for a batch, by one worker or call
    std::optional<double> busy = {};    ///< share of the time, of all workers or calls together
    double level = 0.0;                 ///< Queue: batches, in the mean
    double capacity = 0.0;              ///< Queue: batches; 0: not limited by a setting
    bool isLimit = false;
};

/// The parts that are known of a simulated pipeline.
[[nodiscard]] std::vector<FlowStage> flowOf(const Setting& setting, const Costs& costs,
                                            const Simulation& simulated);

/// Who works on what when: a lane for each worker or call, as far as there is room.
struct WorkSpan {
    std::size_t step = 0;
    std::size_t lane = 0;
    double begin = 0.0; ///< seconds from the start of the simulation
    double end = 0.0;
};

/// The batches that are made while steps [first, first + count) run, in at most `mostLanes` lanes.
/// With workers that take turns a lane is a worker, otherwise whoever is free.
[[nodiscard]] std::vector<WorkSpan> workSpans(const Setting& setting, const Timeline& timeline,
                                              std::size_t first, std::size_t count,
                                              std::size_t mostLanes);

/// Batches that are ready: each change from `begin` to `end`, with what there is from then on.
[[nodiscard]] std::vector<std::pair<double, int>> readyBatches(const Timeline& timeline,
                                                               double begin, double end);

} // namespace faultline::pipeline
