// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/infer.h"
#include "model/pipeline/simulate.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// What a setting gives.
struct Outcome {
    double stepsPerSecond = 0.0;
    double low = 0.0;  ///< bootstrap of the measured durations, times error of the model and of the
    double high = 0.0; ///< transfer from one setting, or machine, to another
    double gpuIdle = 0.0;
    Bottleneck bottleneck = Bottleneck::Unknown;
    std::optional<double> hostBytes = {}; ///< that the pipeline keeps
    std::optional<double> shmBytes = {};  ///< of them in /dev/shm
};

/// A change of settings and what it would give.
struct WhatIf {
    std::vector<std::pair<std::string, std::string>> set; ///< key and value, as set() takes them
    Setting setting;
    Outcome outcome = {};
    double ratio = 1.0; ///< of elements a second to those of the present setting
    double ratioLow = 1.0;
    double ratioHigh = 1.0;
    std::optional<double> addedHostBytes = {};
    std::optional<double> addedShmBytes = {};
    Text sentence = {}; ///< what a person wants to know of it
};

/// What is known of the pipeline of one training.
struct PipelineReport {
    InferredPipeline inferred;
    std::optional<Outcome> present = {}; ///< nothing where refused
    /// Single changes, cheapest first.
    std::vector<WhatIf> whatIf = {};
    /// Changes that together come to where the GPU is the limit, each worth 3 % or more.
    std::vector<WhatIf> recommended = {};
    /// The setting that was asked for.
    std::optional<WhatIf> asked = {};
    bool wasAsked = false; ///< there was one, simulated or not
    /// Why nothing is advised, or what was asked for not simulated: what is missing, a value that
    /// is none, or the present speed is not reproduced. With what would tell it.
    Text refused = {};
    /// Where refused, and the work is known: the images a second that it makes. One of `notes`,
    /// too.
    Text feeds = {};
    /// What a reader has to know beside: settings without effect, what is not simulated.
    std::vector<Text> notes = {};
};

/// A present speed that the simulation misses by more than this is not understood.
inline constexpr double kMostMismatch = 0.15;

/// `asked`: what `--set` says. In `inferred.inputs` it then stands as given by the user.
/// Deterministic; about a second. Of no use if it was cancelled.
[[nodiscard]] PipelineReport reportPipeline(
    InferredPipeline inferred, const std::vector<std::pair<std::string, std::string>>& asked = {},
    const ReadMonitor* monitor = nullptr);

/// What a setting costs where the present pipeline is as inferred; nothing if that is not known.
[[nodiscard]] std::optional<Costs> costsOf(const InferredPipeline& inferred, const Setting& wanted);

/// One change, simulated; nothing if a cost that it needs is not known, or it was cancelled.
[[nodiscard]] std::optional<WhatIf> tryChange(
    const InferredPipeline& inferred, const Outcome& present,
    std::vector<std::pair<std::string, std::string>> changes, const ReadMonitor* monitor = nullptr);

} // namespace faultline::pipeline
