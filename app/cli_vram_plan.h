// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_vram_setup.h"
#include "model/core/text.h"
#include "model/vram/attribution.h"
#include "model/vram/dataset_facts.h"
#include "model/vram/layer_graph.h"
#include "model/vram/sweep.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline::cli {

/// A training that can be estimated, with what is told of it.
struct PlannedTraining {
    std::string model;
    std::string family;
    vram::Expansion expand;
    vram::TrainingSetup setup; ///< complete
    vram::LayerGraph graph;
    std::vector<Text> remarks;                            ///< beside those of the graph
    std::shared_ptr<const vram::Calibration> calibration; ///< null: nothing was measured
};

/// The model of --model, or the first one that a configuration at `config` describes. Peaks that
/// the logs beside the configuration tell calibrate it if `config` is a folder; those in `measured`
/// and what --calibrate names do so in any case. `facts` stand for what the options leave open.
[[nodiscard]] OrExit<PlannedTraining> planTraining(const Arguments& arguments,
                                                   const std::optional<std::string>& config,
                                                   const vram::TrainingSetup& wishes,
                                                   const std::optional<vram::DatasetFacts>& facts);

/// Adds what was measured of the plan: --measured and --calibrate.
[[nodiscard]] OrExit<PlannedTraining> withMeasurements(PlannedTraining planned,
                                                       const Arguments& arguments);

/// What the dataset at `path` says; nothing without a path.
[[nodiscard]] OrExit<std::optional<vram::DatasetFacts>> readFacts(
    const Arguments& arguments, const std::optional<std::string>& path);

} // namespace faultline::cli
